# Η φροντίδα για τις παρτίδες ενός διακομιστή: everest admin.

## everest admin

cli-admin-short = Φροντίζει τις παρτίδες ενός διακομιστή.
cli-admin-help = Φροντίζει τις παρτίδες ενός διακομιστή: τις δείχνει, τις αρχειοθετεί, τις σβήνει, γράφει τις καταγραφές τους, αντιγράφει τη βάση και επαναφέρει ένα αντίγραφο. Όλα εκτός από την επαναφορά γίνονται και ενώ ο διακομιστής λειτουργεί. Η βάση είναι αυτή της everest serve και δίνεται με --database-url ή EVEREST_DATABASE_URL.
cli-admin-more-help = Η everest admin ΕΝΤΟΛΗ --help εξηγεί μια εντολή.
cli-admin-example-1 = Δείχνει τις παρτίδες που παίζονται.
cli-admin-example-2 = Αντιγράφει τη βάση σε νέο αρχείο.
cli-admin-example-3 = Σβήνει όσες παρτίδες τελείωσαν πριν από έναν χρόνο.
cli-option-admin-database-url = Πού είναι οι παρτίδες: sqlite:///ΑΡΧΕΙΟ ή postgresql://ΧΡΗΣΤΗΣ:ΚΩΔΙΚΟΣ@ΔΙΑΚΟΜΙΣΤΗΣ/ΒΑΣΗ· αλλιώς στο αρχείο server.db δίπλα στον φάκελό σου για παιχνίδια.
cli-option-admin-status = Ποιες παρτίδες, με κόμματα ανάμεσα στις λέξεις: open (περιμένουν παίκτες), running (παίζονται), over (τελείωσαν), archived (αρχειοθετημένες).
cli-option-admin-older-than = Όσες δεν άλλαξαν σε τίποτα εδώ και τόσες ημέρες.
cli-option-admin-json = Γράφει JSON.
cli-option-admin-yes = Χωρίς ερώτηση.
cli-option-admin-output = Το αρχείο που θα γραφτεί· αλλιώς η καταγραφή πηγαίνει στην έξοδο.
cli-argument-admin-ids = Τα αναγνωριστικά των παρτίδων, ή αρχές τους που δεν έχει κανένα άλλο. Μετά τη λέξη -- μπορούν να αρχίζουν με παύλα.
cli-argument-admin-id = Το αναγνωριστικό μιας παρτίδας, ή μια αρχή του που δεν έχει κανένα άλλο. Μετά τη λέξη -- μπορεί να αρχίζει με παύλα.
cli-argument-admin-backup = Το αρχείο για το αντίγραφο· δεν πρέπει να υπάρχει ακόμη.
cli-argument-admin-restore = Ένα αντίγραφο που έφτιαξε η everest admin backup.
cli-admin-database-failed = Η βάση δεδομένων δεν το κάνει ({ $reason })· δοκίμασε ξανά ή έλεγξέ την.
cli-admin-no-database = Δεν υπάρχει βάση { $file }· διάλεξε μία με --database-url.
cli-admin-no-match = Κανένα αναγνωριστικό παρτίδας δεν αρχίζει με «{ $given }»· η «everest admin list» τις δείχνει όλες.
cli-admin-ambiguous = Τα αναγνωριστικά { $count ->
    [one] { $count } παρτίδας
   *[other] { $count } παρτίδων
} αρχίζουν με «{ $given }», όπως { $known }· γράψε περισσότερα.
cli-admin-which = Δώσε παρτίδες, ή πες με --older-than πόσο παλιές είναι (και με --status ποιες από αυτές): το ένα ή το άλλο· η «{ $command } --help» το εξηγεί.

## everest admin list

cli-admin-list-short = Δείχνει τις παρτίδες.
cli-admin-list-help = Δείχνει τις παρτίδες, πρώτα τις νεότερες: πού βρίσκεται η καθεμιά, το παιχνίδι και τις θέσεις της, πόσες γραμμές έχει, πότε φτιάχτηκε και πότε άλλαξε κάτι τελευταία φορά, σε ώρα UTC.
cli-admin-list-example-1 = Δείχνει όλες τις παρτίδες.
cli-admin-list-example-2 = Δείχνει όσες δεν τελείωσαν και δεν έγινε τίποτα σε αυτές εδώ και 30 ημέρες.
cli-admin-list-example-3 = Δείχνει όλες τις παρτίδες για ένα πρόγραμμα.
cli-admin-column-match = ΠΑΡΤΙΔΑ
cli-admin-column-status = ΚΑΤΑΣΤΑΣΗ
cli-admin-column-game = ΠΑΙΧΝΙΔΙ
cli-admin-column-seats = ΘΕΣΕΙΣ
cli-admin-column-lines = ΓΡΑΜΜΕΣ
cli-admin-column-made = ΦΤΙΑΧΤΗΚΕ
cli-admin-column-changed = ΑΛΛΑΞΕ
cli-admin-count = { $count ->
    [one] { $count } παρτίδα
   *[other] { $count } παρτίδες
}
cli-admin-none = Δεν υπάρχουν τέτοιες παρτίδες.

## everest admin archive

cli-admin-archive-short = Αρχειοθετεί παρτίδες.
cli-admin-archive-help = Αρχειοθετεί παρτίδες: τίποτα σε αυτές δεν αλλάζει πια, και όποιος έχει τον σύνδεσμο μπορεί να δει τι έφερε η τύχη. Με --older-than αρχειοθετούνται όσες τελείωσαν, με --status άλλες.
cli-admin-archive-example-1 = Αρχειοθετεί μία παρτίδα.
cli-admin-archive-example-2 = Αρχειοθετεί όσες τελείωσαν πριν από 90 ημέρες.
cli-admin-archived = { $count ->
    [one] Αρχειοθετήθηκε { $count } παρτίδα.
   *[other] Αρχειοθετήθηκαν { $count } παρτίδες.
}

## everest admin delete

cli-admin-delete-short = Σβήνει παρτίδες οριστικά.
cli-admin-delete-help = Σβήνει παρτίδες οριστικά, μαζί με τις καταγραφές και τις συζητήσεις τους. Με --older-than σβήνονται όσες τελείωσαν ή αρχειοθετήθηκαν, με --status άλλες. Πριν τις σβήσει ρωτά.
cli-admin-delete-example-1 = Σβήνει μία παρτίδα.
cli-admin-delete-example-2 = Σβήνει όσες τελείωσαν πριν από έναν χρόνο, χωρίς ερώτηση.
cli-admin-delete-example-3 = Σβήνει όσες κανείς δεν συνέχισε εδώ και 60 ημέρες.
cli-admin-deleted = { $count ->
    [one] Σβήστηκε { $count } παρτίδα.
   *[other] Σβήστηκαν { $count } παρτίδες.
}
cli-admin-sure = { $count ->
    [one] Θα σβηστεί οριστικά { $count } παρτίδα.
   *[other] Θα σβηστούν οριστικά { $count } παρτίδες.
} Να συνεχίσω; (ν/ο)
cli-admin-yes = ν ναι y yes
cli-admin-needs-yes = { $count ->
    [one] Θα σβηνόταν { $count } παρτίδα
   *[other] Θα σβήνονταν { $count } παρτίδες
} και δεν είναι κανείς εδώ να ερωτηθεί· πρόσθεσε --yes.

## everest admin export

cli-admin-export-short = Γράφει την καταγραφή μιας παρτίδας.
cli-admin-export-help = Γράφει την καταγραφή μιας παρτίδας: ολόκληρη αν τελείωσε, αλλιώς όπως τη βλέπουν οι θεατές, ώστε κανείς να μη μάθει τις κάρτες των άλλων.
cli-admin-export-example-1 = Τη γράφει σε αρχείο.
cli-admin-export-example-2 = Τη δείχνει.
cli-admin-exported-masked = Η παρτίδα δεν τελείωσε: αυτό βλέπουν οι θεατές.
cli-admin-not-begun = Η παρτίδα { $match } δεν άρχισε· δεν έχει ακόμη καταγραφή.
cli-admin-other-rules = Η παρτίδα { $match } παίζεται με κανόνες που αυτή η έκδοση του everest δεν έχει· πάρε την έκδοση του διακομιστή.

## everest admin backup

cli-admin-backup-short = Αντιγράφει τη βάση σε αρχείο.
cli-admin-backup-help = Αντιγράφει μια βάση SQLite σε νέο αρχείο, είτε λειτουργεί ο διακομιστής είτε όχι. Το αντίγραφο είναι μία στιγμή ολόκληρης της βάσης, ελεγμένο, και κανείς άλλος δεν το διαβάζει: έχει μέσα τους σπόρους των παρτίδων. Για την PostgreSQL υπάρχει το pg_dump.
cli-admin-backup-example-1 = Αντιγράφει τη βάση στο αρχείο backup.db.
cli-admin-backed-up = Η βάση αντιγράφηκε στο { $file }.
cli-admin-pg-dump = Αυτό αντιγράφει μόνο βάσεις SQLite· για την PostgreSQL χρησιμοποίησε το pg_dump.

## everest admin restore

cli-admin-restore-short = Βάζει ένα αντίγραφο στη θέση της βάσης.
cli-admin-restore-help = Βάζει ένα αντίγραφο μιας βάσης SQLite στη θέση της, αφού βεβαιωθεί ότι είναι γερό και ταιριάζει σε αυτή την έκδοση. Ο διακομιστής πρέπει να έχει σταματήσει. Η προηγούμενη βάση φυλάγεται δίπλα. Για την PostgreSQL υπάρχει το pg_restore.
cli-admin-restore-example-1 = Επιστρέφει στο αντίγραφο backup.db.
cli-admin-restored = Το { $file } είναι τώρα η βάση{ $has_kept ->
    [yes] {""}· η προηγούμενη φυλάγεται ως { $kept }.
   *[no] {""}.
}
cli-admin-pg-restore = Αυτό είναι μόνο για βάσεις SQLite· για την PostgreSQL χρησιμοποίησε το pg_restore.
cli-admin-no-backup = Δεν υπάρχει αρχείο { $file }· διάλεξε ένα αντίγραφο που έφτιαξε η everest admin backup.
cli-admin-bad-backup = Το { $file } δεν είναι γερό αντίγραφο της βάσης ενός διακομιστή ({ $reason })· τίποτα δεν άλλαξε.
