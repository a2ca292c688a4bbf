# Οι σελίδες γύρω από το τραπέζι στον περιηγητή: αρχική, νέο παιχνίδι, συμμετοχή, κανόνες, ρυθμίσεις.

## The first page

web-pages-lead = Οδήγησε τους ανθρώπους σου στα ψηλότερα βουνά της Γης και φέρ’ τους πίσω ζωντανούς. Δύο επιτραπέζια για το ύψος, τον αραιό αέρα και τον καιρό, μέσα στον περιηγητή σου.
web-pages-play-now = Παίξε τώρα
web-pages-play-now-what = Μάουντ Έβερεστ με δύο αντιπάλους του υπολογιστή
web-pages-learn = Μάθε ανεβαίνοντας
web-pages-ways = Πώς θα παίξεις
web-pages-way = { $way ->
    [friends] Παίξε με φίλους
    [pass] Σε μία συσκευή
    [sister] K2
    [alone] K2 για έναν
    [bots] Με τον υπολογιστή
   *[new] Νέο παιχνίδι
}
web-pages-way-what = { $way ->
    [friends] Στείλε έναν σύνδεσμο· ο καθένας παίζει στη δική του συσκευή.
    [pass] Παίξτε με τη σειρά σε αυτή την οθόνη· κανείς δεν βλέπει τις κάρτες των άλλων.
    [sister] Το αδελφό παιχνίδι, αμέσως: δύο ορειβάτες, όσο πιο ψηλά γίνεται.
    [alone] Μόνο εσύ και το βουνό. Ποιον βαθμό θα φτάσεις;
   *[bots] Διάλεξε χάρτη, καιρό και αντιπάλους.
}
web-pages-what-it-is = Τι παιχνίδι είναι
web-pages-sentence-1 = Έχεις δύο οδηγούς που πηγαίνουν ορειβάτες και τουρίστες από τη βάση στην κορυφή και πίσω με ασφάλεια: και τα δύο δίνουν πόντους νίκης.
web-pages-sentence-2 = Κάθε μέρα όλοι διαλέγουν κρυφά τρεις κάρτες· με αυτές οι οδηγοί ανεβαίνουν, στήνουν σκηνές και εγκλιματίζουν τους πελάτες.
web-pages-sentence-3 = Κάθε νύχτα το ύψος και ο καιρός παίρνουν δυνάμεις· όποιος ξεμένει πεθαίνει, και αυτό κοστίζει πόντους νίκης.
web-pages-sentence-4 = Οι σκηνές προστατεύουν, το οξυγόνο δίνει καλύτερες κάρτες, και κάτω από τον Καταυλισμό I η πτώση παγετώνα κρύβει ρωγμές.
web-pages-sentence-5 = Ύστερα από 18 μέρες κερδίζει το μεγαλύτερο σκορ.
web-pages-all-rules = Διάβασε όλους τους κανόνες
web-pages-credits = Το Mount Everest (2013) και το K2 (2010) τα σχεδίασε ο Adam Kałuża και τα εξέδωσε η Rebel. Αν σου αρέσουν, αγόρασέ τα.
web-pages-unofficial = Αυτό είναι ανεπίσημο έργο φίλων του παιχνιδιού· εκείνοι ούτε το έφτιαξαν ούτε το ενέκριναν, και δεν έχει δικά τους κείμενα ή εικόνες. Οι αριθμοί στους χάρτες του Έβερεστ, στις κάρτες και στον καιρό του είναι ανακατασκευή.

## Matches in lists

web-pages-my-matches = Τα παιχνίδια μου
web-pages-listed = Ανοιχτά για όλους
web-pages-against = Αντίπαλοι: { $names }
web-pages-with = Παίζουν: { $names }
web-pages-open-seats = { $count ->
    [one] { $count } ελεύθερη θέση
   *[other] { $count } ελεύθερες θέσεις
}
web-pages-state = { $state ->
    [waits] Παίζεις εσύ
    [others] Παίζουν οι άλλοι
    [open] Περιμένει παίκτες
    [watch] Παίζεται
   *[over] Τελείωσε
}
web-pages-day = Μέρα { $day }
web-pages-go = { $action ->
    [continue] Συνέχισε
    [table] Στο τραπέζι
    [join] Μπες
    [watch] Παρακολούθησε
   *[see] Δες το ξανά
}
web-pages-remove = Αφαίρεση
web-pages-remove-title = Να φύγεις από αυτό το παιχνίδι;
web-pages-remove-what = Δεν έχει τελειώσει, και το κλειδί της θέσης σου υπάρχει μόνο σε αυτή τη συσκευή. Αν το αφαιρέσεις από τη λίστα, δεν θα μπορείς να γυρίσεις στη θέση σου.
web-pages-dead = { $count ->
    [one] { $count } παιχνίδι δεν ανοίγει πια από εδώ: δεν υπάρχει σε αυτόν τον διακομιστή ή η θέση σου ελευθερώθηκε.
   *[other] { $count } παιχνίδια δεν ανοίγουν πια από εδώ: δεν υπάρχουν σε αυτόν τον διακομιστή ή οι θέσεις σου ελευθερώθηκαν.
}
web-pages-dead-remove = Βγάλε από τη λίστα
web-pages-show-all = { $count ->
    [one] Δες το μοναδικό παιχνίδι
   *[other] Δες και τα { $count } παιχνίδια
}

## A new match

web-pages-new-title = { $mode ->
    [friends] Παίξε με φίλους
    [pass] Σε μία συσκευή
    [alone] K2 για έναν
   *[bots] Με τον υπολογιστή
}
web-pages-start = { $mode ->
    [friends] Φτιάξε το παιχνίδι
   *[other] Έναρξη
}
web-pages-game = Παιχνίδι
web-pages-game-what = { $game ->
    [k2] Δύο ορειβάτες, ο καθένας όσο πιο ψηλά γίνεται
   *[mount-everest] Οι οδηγοί πάνε πελάτες πάνω και πίσω
}
web-pages-map = Χάρτης
web-pages-weather = Καιρός
web-pages-weather-what = { $weather ->
    [summer] Πιο ήπιος: έχει και καλές μέρες
    [winter] Πιο σκληρός: οι θύελλες παίρνουν περισσότερα
   *[other] Δικό σου σύνολο
}
web-pages-seats = { $count ->
    [one] { $count } παίκτης
   *[other] { $count } παίκτες
}
web-pages-seat = Θέση { $number }
web-pages-seat-who = Ποιος κάθεται στη θέση { $number };
web-pages-seat-mine = Σε αυτή τη συσκευή
web-pages-seat-open = Ελεύθερη: μπαίνει φίλος
web-pages-seat-name = { $kind ->
    [open] Για ποιον κρατιέται η θέση { $number };
   *[mine] Όνομα στη θέση { $number }
}
web-pages-seat-for-anybody = Όποιος, ή όνομα
web-pages-add-seat = Πρόσθεσε παίκτη
web-pages-remove-seat = Αφαίρεσε τη θέση { $number }
web-pages-friends-how = Μόλις φτιαχτεί το παιχνίδι, παίρνεις έναν σύνδεσμο να στείλεις. Αρχίζει όταν μπουν όλοι.
web-pages-bot = { $bot ->
    [greedy] Υπολογιστής, έμπειρος
    [random] Υπολογιστής, παίζει στην τύχη
   *[other] Υπολογιστής, { $bot }
}
web-pages-bot-name = { $number ->
    [1] Ντάουα
    [2] Πασάνγκ
    [3] Μίνγκμα
    [4] Λάκπα
   *[5] Νίμα
}
web-pages-player-name = Παίκτης { $number }
web-pages-fault = { $fault ->
    [seats] Το παιχνίδι δεν παίζεται με τόσους παίκτες.
   *[nobody] Πρέπει να παίζει τουλάχιστον ένας άνθρωπος.
}
web-pages-more = Κι άλλα: ποιος αρχίζει, αναίρεση, χρόνος …
web-pages-variant = Παραλλαγή
web-pages-variant-what = Στο οικογενειακό παιχνίδι ο καθένας έχει μία κάρτα διάσωσης.
web-pages-limits = Πόσοι χωράνε σε μία θέση
web-pages-limits-what = Τα ευκολότερα όρια αφήνουν περισσότερο χώρο ψηλά.
web-pages-first = Ποιος αρχίζει
web-pages-first-drawn = Με κλήρωση
web-pages-take-back = Αναίρεση κινήσεων
web-pages-take-back-how = { $how ->
    [turn] Όσο δεν φανερώθηκε τίποτα νέο
    [consent] Και αργότερα, αν συμφωνούν οι άλλοι
   *[never] Ποτέ
}
web-pages-clock = Χρόνος
web-pages-clock-none = Χωρίς χρόνο
web-pages-clock-kind = { $kind ->
    [reminder] Υπενθύμιση μετά από { $time }
   *[total] { $time } για όλο το παιχνίδι
}
web-pages-clock-what = Όταν τελειώσει ο χρόνος για όλο το παιχνίδι, συνεχίζει ο υπολογιστής.
web-pages-minutes = { $count ->
    [one] { $count } λεπτό
   *[other] { $count } λεπτά
}
web-pages-hours = { $count ->
    [one] { $count } ώρα
   *[other] { $count } ώρες
}
web-pages-days = { $count ->
    [one] { $count } μέρα
   *[other] { $count } μέρες
}
web-pages-tick = { $what ->
    [chat] Οι παίκτες μπορούν να συνομιλούν
    [spectators] Άλλοι μπορούν να παρακολουθούν
   *[listed] Να το βλέπουν όλοι στην αρχική σελίδα
}

## Joining a match, and passing the device

web-pages-join-title = Έλα να παίξεις { $game }
web-pages-join-by = Πρόσκληση για { $game }. Σε καλεί: { $host }
web-pages-join-seats = Στο τραπέζι
web-pages-join-free = Ελεύθερη για σένα
web-pages-join-kept = Κρατημένη: { $name }
web-pages-join = Πάρε τη θέση
web-pages-just-watch = Απλώς παρακολούθησε
web-pages-your-name = Το όνομά σου
web-pages-hand-over = Δώσε τη συσκευή. Σειρά έχει: { $name }
web-pages-hand-over-why = Όλα είναι κρυμμένα ώσπου να την πάρει ο επόμενος παίκτης.
web-pages-hand-over-here = Εγώ είμαι: { $name }

## The rules

web-pages-rules-title = { $game ->
    [k2] Οι κανόνες του K2
   *[mount-everest] Οι κανόνες του Μάουντ Έβερεστ
}
web-pages-search = Ψάξε στους κανόνες
web-pages-print = Εκτύπωση
web-pages-contents = Περιεχόμενα
web-pages-clause = Σύνδεσμος για { $label }
web-pages-found = { $count ->
    [0] Δεν βρέθηκε τίποτα.
    [one] Βρέθηκε { $count } άρθρο.
   *[other] Βρέθηκαν { $count } άρθρα.
}

## Everywhere

web-pages-site = Αυτός ο ιστότοπος
web-pages-lost = Έξω από τη διαδρομή
web-pages-base-camp = Πίσω στη βάση
