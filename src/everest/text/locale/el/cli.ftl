# The commands of `everest`: help pages, and complaints about the command line. Names of commands,
# options and files are not translated.

## Help pages

cli-usage = Χρήση: { $usage }
cli-usage-options = επιλογές
cli-options = Επιλογές
cli-arguments = Ορίσματα
cli-command = εντολή
cli-commands = Εντολές
cli-examples = Παραδείγματα
cli-default = (αν δεν δοθεί: { $value })
cli-help-option = Δείχνει αυτή τη σελίδα.
cli-more-help = Το everest ΕΝΤΟΛΗ --help εξηγεί μια εντολή.

cli-metavar-file = ΑΡΧΕΙΟ
cli-metavar-dir = ΦΑΚΕΛΟΣ
cli-metavar-path = ΔΙΑΔΡΟΜΗ
cli-metavar-number = ΑΡΙΘΜΟΣ
cli-metavar-seat = ΘΕΣΗ
cli-metavar-name = ΟΝΟΜΑ
cli-metavar-names = ΟΝΟΜΑΤΑ
cli-metavar-text = ΚΕΙΜΕΝΟ
cli-metavar-clause = ΑΡΘΡΟ

## everest

cli-everest-help = Τα επιτραπέζια παιχνίδια Μάουντ Έβερεστ και K2: παίξε τα, δες ξανά παρτίδες, διάβασε τους κανόνες, βάλε τους αυτόματους παίκτες να παίξουν.
cli-option-lang = Η γλώσσα όλων όσων λέει το πρόγραμμα· αλλιώς η γλώσσα του συστήματος.
cli-option-version = Δείχνει την έκδοση του προγράμματος.
cli-everest-example-1 = Παίξε με αντιπάλους αυτόματους παίκτες.
cli-everest-example-2 = Διάβασε τους κανόνες για τη μετακίνηση.
cli-everest-example-3 = Διάβασε όλους τους κανόνες στα ελληνικά.

## Options of several commands

cli-argument-record = Η καταγραφή μιας παρτίδας.
cli-option-ply = Η παρτίδα μετά από τόσες ενέργειες, μαζί με της τύχης· αλλιώς μετά από όλες.
cli-option-rules-dir = Φάκελος με δικά σου αρχεία δεδομένων, που παίρνουν τη θέση των ενσωματωμένων.
cli-option-game = Το παιχνίδι, mount-everest ή k2.
cli-option-map = Η πλευρά του χάρτη, easy (εύκολη) ή hard (δύσκολη)· στο K2 και everest-easy ή everest-hard, οι πλευρές του Έβερεστ· ή ένας δικός σου χάρτης.
cli-option-weather = Το σετ καιρού, summer (καλοκαίρι) ή winter (χειμώνας), ή ένα δικό σου σετ.
cli-option-limits = Πόσους ορειβάτες χωρούν οι θέσεις του K2 με πέντε παίκτες, strict (οι μικρότεροι αριθμοί) ή relaxed (οι μεγαλύτεροι).
cli-option-variant = Η παραλλαγή: standard (κανονικό παιχνίδι) ή στο K2 και family (οικογενειακό), με μια κάρτα διάσωσης για κάθε παίκτη.

## everest play

cli-play-short = Παίζει ένα παιχνίδι στο τερματικό.
cli-play-help = Παίζει ένα παιχνίδι στο τερματικό: εσύ με αντιπάλους αυτόματους παίκτες, ή πολλοί άνθρωποι σε ένα πληκτρολόγιο. Ό,τι δεν λένε οι επιλογές ρωτιέται στην αρχή.
cli-argument-play-file = Ένα αποθηκευμένο παιχνίδι για συνέχεια.
cli-option-play-seats = Ο αριθμός των παικτών, 2 έως 5· στις άδειες θέσεις κάθονται αυτόματοι παίκτες.
cli-option-play-names = Οι άνθρωποι που παίζουν, με κόμματα, με τη σειρά των θέσεών τους.
cli-option-play-bots = Οι αυτόματοι παίκτες, με κόμματα: { $bots }.
cli-option-play-first = Η θέση που αρχίζει, από το 0· αλλιώς κληρώνεται.
cli-option-play-seed = Ένα κείμενο που ορίζει την τύχη· το ίδιο κείμενο δίνει το ίδιο μοίρασμα.
cli-option-play-resume = Συνεχίζει το παιχνίδι που αποθηκεύτηκε τελευταίο, ή αυτό του αρχείου.
cli-option-play-record = Αποθηκεύει το παιχνίδι σε αυτό το αρχείο· αλλιώς στον φάκελό σου για παιχνίδια.
cli-option-play-quick = Αρχίζει αμέσως και δεν ρωτά τίποτα.
cli-option-play-no-color = Χωρίς χρώματα και έντονα γράμματα.
cli-play-example-1 = Η Ann με δύο αυτόματους αντιπάλους.
cli-play-example-2 = Η δύσκολη πλευρά τον χειμώνα, αποθηκευμένη σε αρχείο που διαλέγεις.
cli-play-example-3 = Συνέχεια ενός αποθηκευμένου παιχνιδιού.

## everest replay

cli-replay-short = Διηγείται ξανά μια παρτίδα ή δείχνει μια στιγμή της.
cli-replay-help = Διηγείται με λόγια μια καταγραμμένη παρτίδα. Σε τερματικό συνεχίζει με κάθε Enter. Με --ply δείχνει μία στιγμή της, με --json για προγράμματα.
cli-option-replay-ply = Δείχνει τη στιγμή μετά από τόσες ενέργειες, μαζί με της τύχης· με --seat μετρούν μόνο όσες επιτρέπεται να ξέρει αυτή η θέση.
cli-option-replay-seat = Λέει μόνο όσα επιτρέπεται να ξέρει αυτή η θέση: ένας αριθμός από 0 ή «spectator» (θεατής).
cli-option-replay-all = Τα λέει όλα μαζί, και σε τερματικό.
cli-option-replay-json = Τυπώνει τη στιγμή σε JSON· χωρίς --ply την τελευταία.
cli-replay-example-1 = Διηγείται όλη την παρτίδα.
cli-replay-example-2 = Δείχνει τι έβλεπε η πρώτη θέση μετά από 120 ενέργειες.
cli-replay-example-3 = Τυπώνει σε JSON ολόκληρη τη στιγμή μετά από 120 ενέργειες.
cli-replay-steps = Με Enter συνεχίζει, με q τελειώνει.
cli-replay-action = Ενέργεια { $number }
cli-replay-actions = Ενέργειες { $first } έως { $last }
cli-replay-position = Μετά την ενέργεια { $ply } από { $last }

## everest legal

cli-legal-short = Δείχνει τις επιτρεπτές ενέργειες.
cli-legal-help = Δείχνει όλες τις επιτρεπτές ενέργειες στο τέλος μιας καταγραφής, ή σε προηγούμενη στιγμή, όπως τις γράφουν οι καταγραφές. Της τύχης τα ενδεχόμενα έχουν το βάρος τους.
cli-option-legal-json = Τυπώνει τις ενέργειες με τους αριθμούς τους σε JSON.
cli-legal-example-1 = Οι επιτρεπτές ενέργειες στο τέλος μιας καταγραφής.
cli-legal-example-2 = Οι ίδιες μετά από 120 ενέργειες, σε JSON.
cli-legal-seat = Θέση { $seat }, { $name }:
cli-legal-chance = Τύχη, με βάρη:
cli-legal-over = Το παιχνίδι τελείωσε· κανείς δεν παίζει πια.

## everest check

cli-check-short = Ελέγχει καταγραφές και αρχεία δεδομένων.
cli-check-help = Ελέγχει καταγραφές και δικά σου αρχεία δεδομένων. Η καταγραφή ξαναπαίζεται και λέγεται η πρώτη λάθος γραμμή με το άρθρο των κανόνων. Ένας φάκελος ή ένα αρχείο .toml ελέγχεται ως δεδομένα και λέγονται όλα τα λάθη μαζί. Αν κάτι είναι λάθος, ο κωδικός εξόδου είναι 2.
cli-argument-check-path = Μια καταγραφή, ένας φάκελος με αρχεία δεδομένων ή ένα αρχείο .toml· μπορούν να είναι πολλά.
cli-option-check-rules-dir = Ο φάκελος με τα δεδομένα με τα οποία παίχτηκαν οι καταγραφές· χωρίς διαδρομή ελέγχεται ο ίδιος.
cli-option-check-game = Το παιχνίδι των αρχείων δεδομένων, mount-everest ή k2· αλλιώς αυτό που δείχνει το rules.toml τους. Μια καταγραφή το λέει η ίδια.
cli-check-example-1 = Έλεγχος μιας καταγραφής.
cli-check-example-2 = Έλεγχος όλων των καταγραφών ενός φακέλου.
cli-check-example-3 = Έλεγχος των αρχείων δεδομένων ενός φακέλου.
cli-check-good = { $path }: σωστό· τελειωμένη παρτίδα με { $count ->
    [one] { $count } ενέργεια
   *[other] { $count } ενέργειες
}: { $scores }.
cli-check-unfinished = { $path }: σωστό· ατελείωτη παρτίδα με { $count ->
    [one] { $count } ενέργεια
   *[other] { $count } ενέργειες
}, τώρα στη μέρα { $round }.
cli-check-masked = { $path }: σωστό όσο μπορεί να κριθεί· η καταγραφή είναι καλυμμένη ({ $seat ->
    [spectator] για θεατή
   *[other] για τη θέση { $seat }
}), οπότε ελέγχθηκε μόνο η μορφή σε { $count ->
    [one] { $count } ενέργεια
   *[other] { $count } ενέργειες
}.
cli-check-data-good = { $path }: σωστά δεδομένα για το { $game ->
    [k2] { game-name-k2 }
   *[mount-everest] { game-name-mount-everest }
}· χάρτες: { $maps }· σετ καιρού: { $weather }.

## everest mask

cli-mask-short = Γράφει μια καταγραφή όπως επιτρέπεται να τη δει μια θέση.
cli-mask-help = Γράφει μια καταγραφή χωρίς όσα δεν επιτρέπεται να ξέρει μια θέση: τα φύλλα που έχουν και τραβούν οι άλλοι και στο Μάουντ Έβερεστ τι κάνουν με το οξυγόνο. Μπορείς να τη δείξεις σε αυτή τη θέση όσο παίζεται η παρτίδα, αλλά δεν ξαναπαίζεται.
cli-option-mask-seat = Η θέση που επιτρέπεται να δει την καταγραφή: ένας αριθμός από 0 ή «spectator» (θεατής).
cli-option-mask-output = Γράφει σε αυτό το αρχείο· αλλιώς στην κανονική έξοδο.
cli-mask-example-1 = Τυπώνει όσα επιτρέπεται να δει η πρώτη θέση.
cli-mask-example-2 = Γράφει σε αρχείο όσα επιτρέπεται να δουν όλοι.

## everest simulate

cli-simulate-short = Βάζει αυτόματους παίκτες να παίξουν πολλά παιχνίδια και τα συνοψίζει.
cli-simulate-help = Βάζει αυτόματους παίκτες να παίξουν πολλά παιχνίδια και συνοψίζει πόντους, σειρά, κορυφές, θανάτους και ό,τι άλλο μετρά στο παιχνίδι. Ο ίδιος σπόρος δίνει τα ίδια παιχνίδια με όσες διεργασίες κι αν παίζουν. Το Ctrl-C τελειώνει τη σειρά και συνοψίζει όσα παίχτηκαν.
cli-option-games = Πόσα παιχνίδια.
cli-option-simulate-bots = Ένας αυτόματος παίκτης για κάθε θέση, με κόμματα: { $bots }. Ένας μόνος του παίζει ατομικό παιχνίδι K2.
cli-option-simulate-seed = Ένα κείμενο που ορίζει την τύχη και τους παίκτες· αλλιώς επιλέγεται τυχαία και φαίνεται.
cli-option-jobs = Πόσες διεργασίες παίζουν μαζί· αλλιώς μία για κάθε επεξεργαστή.
cli-option-record-dir = Γράφει την καταγραφή κάθε παιχνιδιού σε αυτόν τον φάκελο.
cli-option-simulate-json = Τυπώνει τη σύνοψη σε JSON.
cli-simulate-example-1 = 200 παιχνίδια ανάμεσα σε δύο αυτόματους παίκτες.
cli-simulate-example-2 = Τρεις ίδιοι παίκτες στη δύσκολη πλευρά τον χειμώνα, σύνοψη σε JSON.
cli-simulate-example-3 = 20 παιχνίδια που μπορούν να επαναληφθούν, με τις καταγραφές τους.
cli-simulate-example-4 = Οικογενειακά παιχνίδια K2 ανάμεσα σε δύο αυτόματους παίκτες, χειμώνα.
cli-simulate-games = { $count ->
    [one] { $count } παιχνίδι
   *[other] { $count } παιχνίδια
}{ $game ->
    [k2] {" "}{ game-name-k2 }
   *[mount-everest] {""}
}· χάρτης: { $map }, καιρός: { $weather }{ $limits ->
    [relaxed] , { limits-name-relaxed }
   *[strict] {""}
}{ $variant ->
    [family] , { variant-name-family }
   *[standard] {""}
}, σπόρος: { $seed }
cli-simulate-solo-ranks = Τίτλοι: { $ranks }.
cli-simulate-winning = Πόντοι του νικητή: { $mean } κατά μέσο όρο, { $max } το πολύ.
cli-simulate-length = Διάρκεια: { $mean } ενέργειες κατά μέσο όρο, { $min } έως { $max }.
cli-simulate-interrupted = Διακόπηκε· η σύνοψη είναι για { $count ->
    [one] { $count } παιχνίδι
   *[other] { $count } παιχνίδια
}.
cli-column-seat = Θέση
cli-column-bot = Παίκτης
cli-column-score = Πόντοι
cli-column-best = Ρεκόρ
cli-column-wins = Νίκες
cli-column-rank = Σειρά
cli-column-return = Μερίδιο
cli-column-summits = Κορυφή
cli-column-home = Βάση
cli-column-deaths-mountaineer = Νεκροί Ο
cli-column-deaths-tourist = Νεκροί Τ
cli-column-deaths = Νεκροί
cli-column-rescues = Διάσωση
cli-simulate-legend = { $solo ->
    [yes] Πόντοι και μερίδιο (το μέρος των περισσότερων πόντων που γίνονται) είναι μέσοι όροι.
   *[no] Πόντοι, σειρά και μερίδιο (1 για τον πρώτο, 0 για τον τελευταίο) είναι μέσοι όροι· στην ισοπαλία σειρά και μερίδιο είναι κοινά.
}
cli-simulate-legend-mount-everest = Κορυφή, βάση, νεκροί Ο και Τ είναι πελάτες ανά παιχνίδι: στην κορυφή, πίσω στη βάση μετά, νεκροί ορειβάτες, νεκροί τουρίστες.
cli-simulate-legend-k2 = Κορυφή, νεκροί και διάσωση είναι ορειβάτες ανά παιχνίδι: στην κορυφή, νεκροί, όσοι σώθηκαν με κάρτα διάσωσης.

## everest rules

cli-rules-short = Τυπώνει τους κανόνες.
cli-rules-help = Τυπώνει τους κανόνες: όλους όσους έχει ένα παιχνίδι, ένα κεφάλαιο με τα γράμματά του ή ένα άρθρο με το όνομά του. Το παιχνίδι λέει το άρθρο όταν δεν δέχεται μια ενέργεια.
cli-argument-clause = Ένα κεφάλαιο, όπως M ή KM, ή ένα άρθρο, όπως M4 ή KM1, του ενός ή του άλλου παιχνιδιού.
cli-option-rules-game = Το παιχνίδι που τυπώνονται οι κανόνες του όταν δεν δίνεται ΑΡΘΡΟ: mount-everest ή k2.
cli-rules-example-1 = Τυπώνει όλους τους κανόνες του Μάουντ Έβερεστ.
cli-rules-example-2 = Τυπώνει τους κανόνες για φόρτωμα και ξεφόρτωμα.
cli-rules-example-3 = Τυπώνει τον κανόνα για τις γεμάτες θέσεις.
cli-rules-example-4 = Τυπώνει όλους τους κανόνες του K2.

## everest export-rules

cli-export-rules-short = Αντιγράφει τα ενσωματωμένα αρχεία δεδομένων για να τα αλλάξεις.
cli-export-rules-help = Αντιγράφει τα ενσωματωμένα αρχεία δεδομένων ενός παιχνιδιού (χάρτες, καιρός, φύλλα, δείκτες, αριθμοί) σε έναν φάκελο, για να βάλεις τους αριθμούς του δικού σου κουτιού ή έναν δικό σου χάρτη. Τίποτα δεν αντικαθίσταται. Με --rules-dir τα χρησιμοποιούν οι άλλες εντολές.
cli-argument-export-dir = Ο φάκελος για τα αρχεία· αν δεν υπάρχει, φτιάχνεται.
cli-export-rules-example-1 = Αντιγράφει τα αρχεία δεδομένων του Μάουντ Έβερεστ στον φάκελο my-everest.
cli-export-rules-example-2 = Αντιγράφει τα αρχεία του K2 στον φάκελο my-k2.
cli-exported = { $count ->
    [one] Γράφτηκε { $count } αρχείο
   *[other] Γράφτηκαν { $count } αρχεία
}· άλλαξέ τα, έλεγξέ τα με «everest check{ $game ->
    [k2] {" "}--game k2
   *[mount-everest] {""}
} { $dir }», παίξε με «everest play{ $game ->
    [k2] {" "}--game k2
   *[mount-everest] {""}
} --rules-dir { $dir }».

## everest perft

cli-perft-short = Μετρά ακολουθίες επιτρεπτών ενεργειών.
cli-perft-help = Μετρά τις ακολουθίες επιτρεπτών ενεργειών από την αρχή ή από μια στιγμή μιας καταγραφής, για κάθε μήκος ως το μεγαλύτερο. Μετριούνται όλες οι ενέργειες όλων όσων παίζουν και όλα τα ενδεχόμενα της τύχης. Χρησιμεύει για σύγκριση μηχανών. Τι παίζεται το λένε οι επιλογές για μια νέα παρτίδα, και η ίδια η καταγραφή.
cli-option-depth = Το μεγαλύτερο μήκος.
cli-argument-perft-record = Μια καταγραφή για αρχή· αλλιώς μια νέα παρτίδα.
cli-option-perft-seats = Ο αριθμός των παικτών μιας νέας παρτίδας.
cli-perft-example-1 = Μετρά τις ακολουθίες ως 5 ενεργειών μιας νέας παρτίδας με 3 παίκτες.
cli-perft-example-2 = Μετρά τις ακολουθίες ως 2 ενεργειών μετά από 120 ενέργειες μιας καταγραφής.

## Complaints

cli-no-such-language = Δεν υπάρχει γλώσσα «{ $given }»· διάλεξε μία από { $known }.
cli-no-such-command = Δεν υπάρχει εντολή «{ $given }»{ $near ->
    [none] · υπάρχουν { $known }.
   *[other] {""}· ίσως εννοείς «{ $near }».
}
cli-no-such-option = Δεν υπάρχει επιλογή { $option }{ $near ->
    [none] · η «{ $command }» έχει { $known }.
   *[other] {""}· ίσως εννοείς { $near }.
}
cli-option-value = Μετά την επιλογή { $option } χρειάζεται μια τιμή· το εξηγεί η «{ $command } --help».
cli-option-without-value = Η επιλογή { $option } δεν παίρνει τιμή· το εξηγεί η «{ $command } --help».
cli-missing-option = Λείπει η επιλογή { $option }· την εξηγεί η «{ $command } --help».
cli-missing-argument = Λείπει το όρισμα { $argument }· το εξηγεί η «{ $command } --help».
cli-too-many-arguments = Οι λέξεις είναι περισσότερες από όσες δέχεται η «{ $command }»· βάλε σε εισαγωγικά τα ονόματα με κενά.
cli-not-a-number = { $option }: χρειάζεται ακέραιος αριθμός από { $least } έως { $most }, και όχι «{ $given }».
cli-not-a-seat = { $option }: χρειάζεται θέση από 0 έως { $last } ή «spectator», και όχι «{ $given }».
cli-not-a-directory = { $option }: χρειάζεται φάκελος που υπάρχει, και το «{ $given }» δεν είναι.
cli-not-one-of = { $option }: χρειάζεται ένα από { $known }, και όχι «{ $given }».
cli-of-other-game = Το «{ $given }» ως { $option } υπάρχει μόνο σε άλλο παιχνίδι· πρόσθεσε --game { $game } ή βγάλε το { $option }.
cli-limits-of-seats = Το { $option } { $given } χρειάζεται { $most } παίκτες, και όχι { $seats }· γράψε { $usual } ή βγάλε το.
cli-limits-of-map = Το { $option } { $given } δεν πάει με τον χάρτη { $map }, που δεν έχει τέτοια όρια· γράψε { $usual } ή βγάλε το.
cli-data-of-other-game = Τα αρχεία δεδομένων στο { $folder } είναι για το { $game ->
    [k2] { game-name-mount-everest } και όχι για το { game-name-k2 }
   *[mount-everest] { game-name-k2 } και όχι για το { game-name-mount-everest }
}· διάλεξε άλλον φάκελο ή άλλο παιχνίδι.
cli-number-of-bots = { $option }: χρειάζονται { $least } έως { $most } παίκτες για το { $game ->
    [k2] { game-name-k2 }
   *[mount-everest] { game-name-mount-everest }
}, ένας για κάθε θέση, και όχι { $count }.
cli-no-such-ply = --ply: το πολύ { $last }, όσες οι ενέργειες της καταγραφής, και όχι { $given }.
cli-no-such-known-ply = --ply: το πολύ { $last }, όσες οι ενέργειες που επιτρέπεται να ξέρει αυτή η θέση, και όχι { $given }.
cli-not-with-record = Η επιλογή { $option } δεν δίνεται μαζί με καταγραφή, που το λέει η ίδια· βγάλε το ένα από τα δύο.
cli-only-with-record = Η επιλογή { $option } χρειάζεται καταγραφή· δώσε μία ή βγάλε την.
cli-no-such-clause = Οι κανόνες δεν έχουν τίποτα με το όνομα «{ $given }»· υπάρχουν: { $known }.
cli-cannot-write = Δεν γράφεται η έξοδος: { $reason }.
cli-cannot-write-file = Δεν γράφεται το { $file } ({ $reason })· διάλεξε μέρος όπου επιτρέπεται να γράψεις.
cli-empty = { $name }: είναι κενό· γράψε κάτι εκεί.
cli-file-exists = Το { $file } υπάρχει και δεν θα αντικατασταθεί· διάλεξε άλλο μέρος.
cli-files-exist = Στον φάκελο { $folder } υπάρχουν αυτά τα αρχεία και δεν θα αντικατασταθούν: { $files }. Διάλεξε έναν άδειο φάκελο.
cli-cannot-read = Δεν διαβάζεται το { $file } ({ $reason })· διάλεξε μέρος όπου επιτρέπεται να διαβάσεις.
cli-system-refuses = Το σύστημα δεν αφήνει το πρόγραμμα να συνεχίσει: { $reason }.
