# What can be wrong with the data files of a game, in Greek. The English catalogue explains the
# arguments. TOML keys and symbols are not translated.

fault-place = { $place ->
    [file] { $file }
    [key] { $file }, { $entry }
    [table] { $file }, [{ $table }]
   *[entry] { $file }, [{ $table }], { $entry }
}

fault-type-expected = { $expected ->
    [integer] ακέραιος αριθμός
    [number] αριθμός
    [text] κείμενο σε εισαγωγικά
    [boolean] true ή false
    [list] λίστα σε αγκύλες
   *[table] πίνακας
}

fault-type-found = { $found ->
    [integer] ακέραιος αριθμός
    [number] δεκαδικός αριθμός
    [text] κείμενο
    [boolean] true ή false
    [list] λίστα
    [date] ημερομηνία ή ώρα
   *[table] πίνακας
}

## Folders and files

fault-not-a-directory = { fault-place }: αυτό δεν είναι φάκελος· δώστε τη διαδρομή ενός φακέλου.
fault-no-rules-files = { fault-place }: αυτός ο φάκελος δεν έχει αρχεία δεδομένων· πρέπει να έχει τουλάχιστον ένα από τα { $known }.
fault-no-such-map = { fault-place }: δεν υπάρχει χάρτης «{ $found }»· οι χάρτες είναι: { $known }.
fault-no-such-weather = { fault-place }: δεν υπάρχει σετ καιρικών συνθηκών «{ $found }»· τα σετ είναι: { $known }.
fault-misplaced-file = { fault-place }: κανείς δεν διαβάζει αυτό το αρχείο· διαβάζονται τα { $known }.
fault-bad-file-name = { fault-place }: το «{ $found }» δεν μπορεί να είναι όνομα χάρτη ή σετ καιρικών συνθηκών· χρησιμοποιήστε πεζά γράμματα a έως z, ψηφία και παύλες, όχι παύλα στην αρχή, και κατάληξη .toml.
fault-reserved-name = { fault-place }: τα ονόματα που αρχίζουν με «{ $prefix }» ανήκουν στις πλευρές του Έβερεστ· δώστε άλλο όνομα στο αρχείο.
fault-file-exists = { fault-place }: αυτό το αρχείο υπάρχει και δεν θα αντικατασταθεί· διαλέξτε έναν άδειο φάκελο.
fault-unreadable-file = { fault-place }: το αρχείο δεν διαβάζεται ({ $reason })· πρέπει να είναι αρχείο που έχετε δικαίωμα να διαβάσετε.
fault-not-utf8 = { fault-place }: η γραμμή { $line } δεν είναι κείμενο σε UTF-8· αποθηκεύστε το αρχείο με αυτή την κωδικοποίηση.
fault-toml-syntax = { fault-place }: η γραμμή { $line }, στήλη { $column }, δεν είναι έγκυρο TOML ({ $reason })· διορθώστε εκεί ή λίγο πριν.

## The shape of a file

fault-missing-table = { fault-place }: αυτός ο πίνακας λείπει· προσθέστε τον.
fault-missing-key = { fault-place }: αυτό το κλειδί λείπει· προσθέστε το με την τιμή του.
fault-unknown-table = { fault-place }: κανένας πίνακας δεν έχει αυτό το όνομα· εδώ μπορούν να υπάρχουν: { $known }.
fault-unknown-key = { fault-place }: κανένα κλειδί δεν έχει αυτό το όνομα· εδώ μπορούν να υπάρχουν: { $known }.
fault-wrong-type = { fault-place }: εδώ υπάρχει { fault-type-found }, ενώ χρειάζεται { fault-type-expected }.
fault-wrong-length = { fault-place }: το μήκος της λίστας είναι { $found }· πρέπει να είναι { $expected }.
fault-not-a-choice = { fault-place }: το «{ $found }» δεν γίνεται δεκτό εδώ· διαλέξτε ένα από τα { $choices }.

## Single values

fault-blank-text = { fault-place }: αυτό το κείμενο είναι κενό· γράψτε κάτι.
fault-bad-id = { fault-place }: το «{ $found }» δεν μπορεί να είναι αναγνωριστικό· χρησιμοποιήστε πεζά γράμματα a έως z, ψηφία και παύλες, όχι παύλα στην αρχή.
fault-out-of-range = { fault-place }: η τιμή είναι { $found }· πρέπει να είναι από { $least } έως { $most }.
fault-wrong-number = { fault-place }: η τιμή είναι { $found }· πρέπει να είναι { $expected }.
fault-duplicate-id = { fault-place }: η εγγραφή { $first } έχει ήδη το αναγνωριστικό «{ $found }»· δώστε άλλο σε αυτήν εδώ.
fault-duplicate-entry = { fault-place }: λέει το ίδιο με την εγγραφή { $first }· κάντε τις δύο μία, με το άθροισμα των πλήθων τους.

## Numbers that have to agree

fault-more-than-allowed = { fault-place }: η τιμή είναι { $found }· πρέπει να είναι το πολύ { $most }, η τιμή του { $key }.
fault-not-a-multiple = { fault-place }: η τιμή είναι { $found }· πρέπει να είναι πολλαπλάσιο του { $divisor }, της τιμής του { $key }.
fault-wrong-rounds = { fault-place }: η τιμή είναι { $found }· πρέπει να είναι { $expected }, ένας γύρος για κάθε μέρα (weather_tiles = { $tiles }, days_per_tile = { $days }).
fault-wrong-card-count = { fault-place }: το πλήθος των καρτών είναι { $found }· πρέπει να είναι { $expected }, όπως λέει το { $key } στο rules.toml.
fault-wrong-icefall-count = { fault-place }: το πλήθος των πλακιδίων πτώσης παγετώνα τύπου { $type } είναι { $found }· πρέπει να είναι { $expected }, όπως λέει το counts.icefall_tiles στο rules.toml.
fault-wrong-tile-count = { fault-place }: το πλήθος των πλακιδίων καιρικών συνθηκών είναι { $found }· πρέπει να είναι { $expected }, όπως λέει το counts.weather_tiles στο rules.toml.
fault-wrong-day-count = { fault-place }: το πλήθος των ημερών είναι { $found }· πρέπει να είναι { $expected }, όπως λέει το counts.days_per_tile στο rules.toml.
fault-too-few-risk-tokens = { fault-place }: το πλήθος των δεικτών ρίσκου είναι { $found }· πρέπει να είναι τουλάχιστον { $needed }, ώστε να φτάσουν (rounds = { $rounds }, open_risk_tokens = { $open }).

## Cards, icefall tiles, days

fault-card-kind = { fault-place }: μια κάρτα μετακίνησης πρέπει να έχει ή μόνο «any» ή «up» και «down» μαζί.
fault-card-without-points = { fault-place }: αυτή η κάρτα δεν έχει πόντους· δώστε της τουλάχιστον έναν.
fault-icefall-tile-kind = { fault-place }: ένα πλακίδιο πτώσης παγετώνα πρέπει να έχει ή «cost» ή «crevasse = true», όχι και τα δύο.
fault-duplicate-zone = { fault-place }: η ζώνη { $found } αναφέρεται δύο φορές· γράψτε κάθε ζώνη μία φορά.
fault-day-without-effect = { fault-place }: αυτή η μέρα αφορά ζώνες χωρίς να κάνει τίποτα εκεί· δώστε της μια επίδραση ({ $keys }) ή αφήστε το «zones» κενό.
fault-day-without-zones = { fault-place }: αυτή η μέρα έχει επίδραση αλλά δεν αφορά καμία ζώνη· γράψτε τις ζώνες της ή αφαιρέστε την επίδραση ({ $keys }).

## Ranks of games played alone

fault-duplicate-ranks = { fault-place }: η εγγραφή { $first } αφορά ήδη αυτόν τον χάρτη και αυτό το σετ καιρικών συνθηκών· αφαιρέστε τη μία από τις δύο.

## Maps

fault-unknown-space = { fault-place }: ο χάρτης δεν έχει θέση «{ $found }»· δώστε το αναγνωριστικό μιας θέσης του.
fault-self-connection = { fault-place }: η θέση συνδέεται με τον εαυτό της· γράψτε μόνο άλλες θέσεις.
fault-duplicate-connection = { fault-place }: το «{ $found }» αναφέρεται δύο φορές· γράψτε κάθε γειτονική θέση μία φορά.
fault-downhill-connection = { fault-place }: το κάτω άκρο «{ $lower }» είναι ψηλότερα ({ $lower_altitude } μ.) από αυτή τη θέση ({ $altitude } μ.)· γράψτε τη σύνδεση στην ψηλότερη θέση.
fault-uneven-connection = { fault-place }: το «{ $other }» ({ $other_altitude } μ.) δεν είναι στο ύψος αυτής της θέσης ({ $altitude } μ.)· γράψτε τη σύνδεση στο «below» της ψηλότερης θέσης.
fault-connection-loop = { fault-place }: οι συνδέσεις μεταξύ των { $spaces } ανεβαίνουν σε κύκλο· αφαιρέστε ή αντιστρέψτε μία.
fault-wrong-zone = { fault-place }: η ζώνη είναι { $found }· στα { $altitude } μ. πρέπει να είναι { $expected }.
fault-start-is-summit = { fault-place }: η κορυφή είναι η ίδια η αφετηρία· δώστε άλλη θέση.
fault-start-zone = { fault-place }: η αφετηρία είναι στη ζώνη { $found }· πρέπει να είναι στη ζώνη 0.
fault-start-not-lowest = { fault-place }: υπάρχουν θέσεις κάτω από την αφετηρία· δεν πρέπει να υπάρχει καμία (below = []).
fault-second-start = { fault-place }: τίποτα δεν είναι κάτω από αυτή τη θέση, κάτι που ισχύει μόνο για την αφετηρία «{ $start }»· γράψτε τις γειτονικές θέσεις από κάτω.
fault-unreachable-space = { fault-place }: κανένας δρόμος δεν ανεβαίνει ως εδώ από το «{ $start }»· συνδέστε αυτή τη θέση ή κάποια από κάτω της.
fault-unreachable-summit = { fault-place }: κανένας δρόμος δεν ανεβαίνει από το «{ $start }» στην κορυφή· συνδέστε τα.
fault-cut-off-space = { fault-place }: κανένας δρόμος δεν φτάνει ως εδώ από το «{ $start }»· συνδέστε αυτή τη θέση.
fault-flag-below-start = { fault-place }: η σημαία γράφει { $found }· δεν πρέπει να γράφει λιγότερο από { $start }, όσο η σημαία της αφετηρίας.
fault-flag-not-below-summit = { fault-place }: η σημαία γράφει { $found }· πρέπει να γράφει λιγότερο από { $summit }, τη σημαία της κορυφής.
fault-icefall-at-end = { fault-place }: στην αφετηρία και στην κορυφή δεν μπορεί να υπάρχει πλακίδιο πτώσης παγετώνα· αφαιρέστε το «icefall».
fault-too-many-icefall-spaces = { fault-place }: το πλήθος των θέσεων πτώσης παγετώνα τύπου { $type } είναι { $found }· πρέπει να είναι το πολύ { $most }, όσα και τα πλακίδια αυτού του τύπου.
fault-crevasses-cut-off = { fault-place }: με ρωγμές στα { $spaces } δεν θα έμενε δρόμος από την αφετηρία ως την κορυφή· προσθέστε μια παράκαμψη.
fault-too-many-arrangements = { fault-place }: οι διατάξεις των ρωγμών είναι πάρα πολλές για να ελεγχθούν (πάνω από { $most } βήματα)· μειώστε τις θέσεις πτώσης παγετώνα, τις ρωγμές ή τις συνδέσεις.
