# What can be wrong with a record file: `record-CODE`; and with the choices at the start of a game.
# The name of the file and the number of the line are put in front where they are not in the text.

record-line = γραμμή { $line }: { $text }

## Files

record-no-such-file = Δεν υπάρχει αρχείο { $file }· έλεγξε το όνομα.
record-is-a-directory = Το { $file } είναι φάκελος· δώσε ένα αρχείο μέσα του.
record-no-permission = Δεν επιτρέπεται να διαβάσεις το αρχείο { $file }· δώσε άλλο.
record-unreadable = Το αρχείο { $file } δεν διαβάζεται ({ $reason })· δώσε άλλο.
record-too-large = Το αρχείο { $file } είναι πολύ μεγάλο για καταγραφή (πάνω από { $most } MB)· δώσε μια καταγραφή.
record-not-utf8 = Αυτό δεν είναι κείμενο σε UTF-8, άρα ούτε καταγραφή· δώσε μια καταγραφή ή αποθήκευσέ την με αυτή την κωδικοποίηση.
record-cannot-write = Η καταγραφή δεν γράφεται στο { $file } ({ $reason })· διάλεξε μέρος όπου επιτρέπεται να γράψεις.

## The head

record-not-a-record = Αυτό δεν είναι καταγραφή· η πρώτη γραμμή μιας καταγραφής είναι «{ $format }».
record-other-version = Η καταγραφή έχει μορφή έκδοσης { $version }· αυτό το πρόγραμμα διαβάζει την έκδοση { $known }.
record-unknown-key = Καμία γραμμή της επικεφαλίδας δεν λέγεται «{ $key }»· εδώ μπορούν να υπάρχουν: { $known }.
record-repeated-key = Το «{ $key }» υπάρχει ήδη στην επικεφαλίδα· βγάλε τη μία από τις δύο γραμμές.
record-missing-key = Από την επικεφαλίδα λείπει η γραμμή «{ $key }» με τιμή· πρόσθεσέ την πριν από την πρώτη κενή γραμμή.
record-bad-name = Εδώ χρειάζεται μια θέση και ένα όνομα, όπως «name 0 Ann», και όχι «{ $value }».
record-bad-seats = Το πλήθος των θέσεων είναι «{ $value }»· πρέπει να είναι ένα από { $known }.
record-wrong-names = Κάθε θέση χρειάζεται μία γραμμή με όνομα, από «name 0 ...» έως «name { $last } ...».
record-bad-first-seat = Η θέση που ορίστηκε να αρχίσει πρέπει να είναι αριθμός από 0 έως { $last }, και όχι «{ $value }».
record-bad-result = Το αποτέλεσμα χρειάζεται έναν βαθμό για κάθε θέση (θέσεις: { $seats }), όπως «result 14 9».
record-bad-plies = Το πλήθος των ενεργειών πρέπει να είναι ακέραιος αριθμός, και όχι «{ $value }».
record-bad-mask = Μια καταγραφή καλύπτεται για μια θέση από 0 έως { $last } ή για θεατή («spectator»), και όχι για «{ $value }».
record-masked-plies = Μια καλυμμένη καταγραφή δεν μετρά τις ενέργειές της· βγάλε αυτή τη γραμμή ή χρησιμοποίησε καταγραφή του everest mask.
record-bad-commitment = Μια δέσμευση έχει 64 δεκαεξαδικά ψηφία, και όχι «{ $value }».
record-bad-seed = Ένας σπόρος έχει μόνο λατινικά γράμματα και ψηφία, και το «{ $value }» δεν είναι σπόρος.
record-masked-seed = Μια καλυμμένη καταγραφή δεν λέει τον σπόρο, που δείχνει όλα τα κρυφά· βγάλε αυτή τη γραμμή ή χρησιμοποίησε καταγραφή του everest mask.
record-no-such-game = Δεν υπάρχει παιχνίδι «{ $value }»· υπάρχουν { $known }.
record-no-such-map = Δεν υπάρχει χάρτης «{ $value }»· υπάρχουν { $known }. Αν είναι δικός σου, δώσε τον φάκελό του με --rules-dir.
record-no-such-weather = Δεν υπάρχει σετ καιρού «{ $value }»· υπάρχουν { $known }. Αν είναι δικό σου, δώσε τον φάκελό του με --rules-dir.
record-no-such-limits = Δεν υπάρχουν όρια «{ $value }» για αυτό το παιχνίδι με τόσους παίκτες σε αυτόν τον χάρτη· υπάρχουν { $known }.
record-no-such-variant = Δεν υπάρχει παραλλαγή «{ $value }» αυτού του παιχνιδιού· υπάρχουν { $known }.
record-other-ruleset = Η καταγραφή έγινε με άλλους κανόνες ({ $ruleset }, { $digest }...) από αυτούς που υπάρχουν εδώ ({ $have_ruleset }, { $have_digest }...)· δώσε τον φάκελο των κανόνων της με --rules-dir.

## The actions

record-bad-line = Εδώ χρειάζεται μια θέση ή «*» και μια ενέργεια, όπως «0 play any2», και όχι «{ $text }».
record-no-such-seat = Δεν υπάρχει θέση { $seat }· οι θέσεις έχουν αριθμούς από 0 έως { $last }.
record-hidden-action = Μια ενέργεια είναι κρυμμένη («{ $text }»), αν και η επικεφαλίδα δεν λέει ότι η καταγραφή είναι καλυμμένη.
record-masked = Η καταγραφή είναι καλυμμένη ({ $seat ->
    [spectator] για θεατή
   *[other] για τη θέση { $seat }
}), οπότε το παιχνίδι δεν ξαναπαίζεται· χρησιμοποίησε την πλήρη καταγραφή.
record-not-masked = Η καταγραφή πρέπει να είναι καλυμμένη ({ $seat ->
    [spectator] για θεατή
   *[other] για τη θέση { $seat }
}), και το «{ $text }» δεν πρέπει να είναι γνωστό εκεί· κάλυψε ξανά την πλήρη καταγραφή.
record-not-for-chance = Η τύχη δεν έχει κάτι να κάνει εδώ, άρα το «{ $text }» δεν επιτρέπεται· τώρα ενεργεί παίκτης.
record-unknown-action = Δεν υπάρχει ενέργεια «{ $text }»{ $nearest ->
    [none] · το everest legal δείχνει ποιες υπάρχουν.
   *[other] {""}· ίσως εννοείς «{ $nearest }».
}
record-illegal-action = Η ενέργεια «{ $text }» δεν επιτρέπεται εδώ.

## The end

record-result-too-early = Η επικεφαλίδα λέει αποτέλεσμα, αλλά μετά την τελευταία ενέργεια είναι ακόμη η μέρα { $round }· πρόσθεσε ό,τι λείπει ή βγάλε το αποτέλεσμα.
record-wrong-plies = Ενέργειες κατά την επικεφαλίδα: { $stated }, στην πραγματικότητα: { $right }· κάποια γραμμή χάθηκε ή προστέθηκε.
record-wrong-first-seat = Κατά την επικεφαλίδα ορίστηκε να αρχίσει η θέση { $stated }, αλλά άρχισε η θέση { $right }.
record-wrong-result = Η επικεφαλίδα λέει αποτέλεσμα { $stated }· με τους κανόνες είναι { $right }.

## Choices at the start of a game

choice-game = Δεν υπάρχει παιχνίδι «{ $given }»· υπάρχουν { $known }.
choice-seats = Το { $given } δεν γίνεται· ο αριθμός των παικτών είναι ένας από { $known }.
choice-limits = Δεν υπάρχουν όρια «{ $given }» για αυτό το παιχνίδι με τόσους παίκτες σε αυτόν τον χάρτη· διάλεξε ένα από { $known }.
choice-variant = Δεν υπάρχει παραλλαγή «{ $given }» αυτού του παιχνιδιού· διάλεξε μία από { $known }.
