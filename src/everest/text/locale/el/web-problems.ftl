# The browser client, in Greek: why the server has not done something, `web-problem-CODE` with dashes for
# the dots of the codes of docs/protocol.md; `net` is what the client itself finds.

## What was asked for

web-problem-address-unknown = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση. Φόρτωσε ξανά τη σελίδα.
web-problem-match-unknown = Δεν υπάρχει τέτοιο παιχνίδι. Έλεγξε τον σύνδεσμο· ίσως το παιχνίδι έχει διαγραφεί.
web-problem-match-not-running = Το παιχνίδι δεν παίζεται τώρα: δεν άρχισε ακόμη ή έχει τελειώσει.
web-problem-match-full = Δεν υπάρχει πια ελεύθερη θέση. Μπορείς να παρακολουθήσεις ή να αρχίσεις δικό σου παιχνίδι.
web-problem-choice-unknown = Ο διακομιστής δεν έχει αυτή την επιλογή. Φόρτωσε ξανά τη σελίδα και διάλεξε πάλι.
web-problem-message-bad = Ο διακομιστής δεν το δέχεται. Έλεγξε όσα συμπλήρωσες ή φόρτωσε ξανά τη σελίδα.
web-problem-message-too-large = Είναι πολύ μεγάλο. Κάν' το μικρότερο.

## Who asks

web-problem-seat-bad-token = Αυτή η συσκευή δεν κρατάει εκείνη τη θέση. Χρησιμοποίησε τη συσκευή όπου κάθισες.
web-problem-seat-none = Τώρα μόνο παρακολουθείς. Πάρε μια θέση για να παίξεις.
web-problem-seat-taken = Αυτή η θέση είναι πιασμένη. Διάλεξε άλλη.
web-problem-seat-reserved = Οι ελεύθερες θέσεις είναι κρατημένες για άλλους. Μπες με το όνομα που συμφωνήσατε.
web-problem-seat-unknown = Δεν υπάρχει τέτοια θέση σε αυτό το τραπέζι.
web-problem-seat-empty = Δεν κάθεται κανείς εκεί.
web-problem-seat-held = Ο υπολογιστής παίζει για αυτή τη θέση. Πάρε πρώτα τη θέση πίσω.
web-problem-seat-not-held = Ο υπολογιστής δεν παίζει για αυτή τη θέση· συνέχισε.
web-problem-seat-freed = Όποιος έφτιαξε το παιχνίδι ελευθέρωσε τη θέση σου. Μπες ξανά ή παρακολούθησε.
web-problem-host-bad-token = Αυτό γίνεται μόνο από όποιον έφτιαξε το παιχνίδι, στη συσκευή όπου το έφτιαξε.
web-problem-spectators-none = Όσο παίζεται αυτό το παιχνίδι, κανείς δεν μπορεί να παρακολουθήσει. Έλα όταν τελειώσει.
web-problem-origin-foreign = Ο διακομιστής δεν ξέρει τη διεύθυνση αυτής της σελίδας. Μπορεί να την επιτρέψει ο διαχειριστής του.
web-problem-rate-exceeded = Ήταν πάρα πολλά μαζί. Περίμενε λίγο και συνέχισε πιο αργά.

## What was done

web-problem-act-stale = Το παιχνίδι προχώρησε στο μεταξύ. Κοίτα το τραπέζι και διάλεξε πάλι.
web-problem-act-ahead = Αυτή η σελίδα είναι πιο μπροστά από το τραπέζι. Φόρτωσέ την ξανά.
web-problem-act-unknown = Ο διακομιστής δεν ξέρει αυτή την ενέργεια. Φόρτωσε ξανά τη σελίδα.
web-problem-act-illegal = Οι κανόνες δεν το επιτρέπουν τώρα.
web-problem-take-back-nothing = Δεν έχεις τι να πάρεις πίσω.
web-problem-take-back-off = Εδώ τίποτα δεν παίρνεται πίσω.
web-problem-ask-needless = Δεν χρειάζεται να ρωτήσεις: πάρ' το πίσω αμέσως.
web-problem-ask-not-now = Τώρα διαλέγονται κρυφά κάρτες. Ρώτησε όταν φανερωθούν.
web-problem-ask-open = Κάποιος έχει ήδη ρωτήσει. Περίμενε τις απαντήσεις.
web-problem-ask-closed = Αυτή η ερώτηση έχει ήδη κλείσει.
web-problem-ask-answered = Δεν ρωτάνε εσένα ή έχεις ήδη συμφωνήσει.
web-problem-clock-over = Ο χρόνος σου τελείωσε· συνεχίζει για σένα ο υπολογιστής.
web-problem-chat-off = Σε αυτό το παιχνίδι δεν υπάρχει συζήτηση.
web-problem-chat-full = Η συζήτηση αυτού του παιχνιδιού γέμισε.
web-problem-rematch-not-over = Το παιχνίδι δεν τελείωσε ακόμη· συνέχισε.

## How the server and the connection are

web-problem-server-storage = Ο διακομιστής δεν μπορεί τώρα να αποθηκεύσει τίποτα. Δοκίμασε σε λίγο.
web-problem-server-stopping = Ο διακομιστής σταματάει. Δοκίμασε αργότερα.
web-problem-client-not-built = Οι σελίδες αυτού του διακομιστή δεν έχουν φτιαχτεί ακόμη. Μπορεί να τις φτιάξει ο διαχειριστής του.
web-problem-net-unreachable = Ο διακομιστής δεν απαντάει. Έλεγξε τη σύνδεσή σου και δοκίμασε ξανά.
web-problem-net-closed = Η σύνδεση με το τραπέζι έκλεισε. Φόρτωσε ξανά τη σελίδα.
web-problem-net-unheard = Η σύνδεση χάθηκε καθώς μιλούσες, και στη συζήτηση δεν φαίνεται αυτό που είπες. Αν λείπει, στείλε το ξανά.
