# What all at the table share, in the browser, in Greek.

## Weather

web-shared-day = Μέρα
web-shared-day-of = Μέρα { $day } από { $rounds }
web-shared-weather = Καιρός
web-shared-day-weather = { $when ->
    [over] Μέρα { $day }, πέρασε: { $weather }
    [today] Μέρα { $day }, σήμερα: { $weather }
   *[later] Μέρα { $day }, { $days ->
        [one] αύριο
       *[other] σε { $days } μέρες
    }: { $weather }
}
web-shared-back-to-today = Πίσω στον σημερινό καιρό
web-shared-no-tiles = Δεν μένει άλλος καιρός να έρθει.
web-shared-tiles = { $count ->
    [one] { $count } πλακίδιο ακόμη
   *[other] { $count } πλακίδια ακόμη
}
web-shared-tiles-order = Κανείς δεν ξέρει με ποια σειρά θα έρθουν.

## Points

web-shared-standing = Πόντοι νίκης
web-shared-same-points = { $drawn ->
    [yes] { $players }: από { $score ->
        [one] { $score } πόντο νίκης
       *[other] { $score } πόντους νίκης
    }, και τίποτα δεν τους ξεχωρίζει.
   *[no] { $players }: από { $score ->
        [one] { $score } πόντο νίκης
       *[other] { $score } πόντους νίκης
    }. Προηγείται { $game ->
        [k2] όποιος είχε πρώτος ορειβάτη στην κορυφή.
       *[mount-everest] όποιος έχει το πιόνι βαθμολογίας πιο αριστερά.
    }
}
web-shared-tie-order = Με ίσους πόντους νίκης προηγείται { $game ->
    [k2] όποιος είχε πρώτος ορειβάτη στην κορυφή.
   *[mount-everest] όποιος έχει το πιόνι βαθμολογίας πιο αριστερά.
}
web-shared-first = αρχίζει σήμερα
web-shared-sitter = { $sitter ->
    [bot] bot
    [held] προσωρινά παίζει bot
   *[open] η θέση είναι ελεύθερη
}
web-shared-hand = κάρτες στο χέρι: { $count }
web-shared-does = { $does ->
    [choosing] διαλέγει κάρτες
    [chosen] διάλεξε ✓
    [taking] παίρνει δείκτη
    [turn] έχει τη σειρά
   *[acting] πρέπει να παίξει
}
web-shared-least-score = κάτω από { $least } δεν πέφτει
web-shared-slow = αργεί
web-shared-time-left = Χρόνος που μένει:
web-shared-points = { $count ->
    [one] {" "}πόντος νίκης
   *[other] {" "}πόντοι νίκης
}

## What lies open before a player

web-shared-tents-left = { $count ->
    [0] Δεν μένουν σκηνές στη βάση.
    [one] Στη βάση μένει { $count } σκηνή.
   *[other] Στη βάση μένουν { $count } σκηνές.
}
web-shared-rescue-cards = { $count ->
    [one] { $count } κάρτα διάσωσης
   *[other] { $count } κάρτες διάσωσης
}
web-shared-climber = Επίπεδο { $level }, { $score ->
    [one] { $score } πόντος νίκης
   *[other] { $score } πόντοι νίκης
}
web-shared-tonight = { $dies ->
    [yes] πεθαίνει απόψε
   *[no] επίπεδο { $level } μετά τη νύχτα
}
web-shared-dead = Νεκρός· { $score ->
    [one] μένει { $score } πόντος νίκης.
   *[other] μένουν { $score } πόντοι νίκης.
}
web-shared-cards-today = Σημερινές κάρτες
web-shared-cards-played = Παίχτηκαν νωρίτερα
web-shared-decks = { $game ->
    [k2] Στο χέρι { $hand }, στην τράπουλα { $deck }.
   *[mount-everest] Στο χέρι { $hand }, στην κύρια τράπουλα { $deck }, στη στοίβα προσαρμογής { $reserve }.
}
web-shared-client-letter = { $kind ->
    [mountaineer] Ο
   *[tourist] Τ
}
web-shared-bottles = { $count ->
    [one] { $count } φιάλη
   *[other] { $count } φιάλες
}
web-shared-tents = { $count ->
    [one] { $count } σκηνή
   *[other] { $count } σκηνές
}
web-shared-metres = { $metres } μ.

## Risk

web-shared-risk = Δείκτες ρίσκου
web-shared-take-title = Παίρνεις δείκτη ρίσκου
web-shared-take-why = { $alone ->
    [yes] Όταν παίζεις μόνος, παίρνεις έναν κάθε μέρα. Ποιον;
   *[no] Οι κάρτες σου έχουν το μεγαλύτερο άθροισμα ρίσκου. Ποιον παίρνεις;
}
web-shared-take = Πάρε τον δείκτη { $value }
web-shared-take-how = { $game ->
    [k2] Τον εξοφλείς σήμερα στη σειρά σου: με πόντους μετακίνησης, με πόντους αχρησιμοποίητων καρτών ή με ένα επίπεδο ορειβάτη που σηκώνει το ρίσκο. Το 0 δεν κοστίζει τίποτα.
   *[mount-everest] Τον εξοφλείς σήμερα στη σειρά σου: με πόντους μετακίνησης, με πόντους αχρησιμοποίητων καρτών ή με ένα επίπεδο όλων των πελατών ενός οδηγού για τον οποίο χρησιμοποίησες κάρτα. Το 0 δεν κοστίζει τίποτα.
}
web-shared-no-tokens = Κανένας δείκτης δεν είναι ανοιχτός.
web-shared-face-down = Κλειστοί:
web-shared-risk-sums = Αθροίσματα:
web-shared-risk-sum = άθροισμα ρίσκου
web-shared-taker = { $took ->
    [yes] Δείκτης { $value }: { $player }· εξοφλείται σήμερα.
    [nothing] Δείκτης { $value }: { $player }· τίποτα για εξόφληση.
   *[no] { $alone ->
        [yes] { $player }: παίρνει έναν δείκτη.
       *[no] { $player }: έχει το μεγαλύτερο άθροισμα και παίρνει έναν δείκτη.
    }
}
web-shared-shared-sum = Το μεγαλύτερο άθροισμα είναι μοιρασμένο: κανείς δεν παίρνει δείκτη.

## Log and chat

web-shared-log = Ημερολόγιο
web-shared-log-empty = Δεν έγινε τίποτα ακόμη.
web-shared-log-day = { $day ->
    [0] Πριν από την πρώτη μέρα
   *[other] Μέρα { $day }
}
web-shared-log-look = Δες πίσω εδώ
web-shared-newest = Στην τελευταία γραμμή
web-shared-chat = Συζήτηση
web-shared-unread = { $count ->
    [one] {" "}νέα γραμμή
   *[other] {" "}νέες γραμμές
}
web-shared-chat-empty = Κανείς δεν είπε τίποτα ακόμη.
web-shared-chat-say = Πες κάτι
web-shared-chat-send = Αποστολή
web-shared-your-move = Παίζεις εσύ.

## The past

web-shared-replay = Ματιά πίσω
web-shared-replay-at = Μέρα { $day }, βήμα { $step } από { $steps }.
web-shared-replay-past = { $day ->
    [0] Κοιτάς πίσω, πριν από την πρώτη μέρα.
   *[other] Κοιτάς πίσω, στη μέρα { $day }.
}
web-shared-replay-now = Πίσω στο τώρα
web-shared-replay-step = { $step ->
    [first] Στην αρχή
    [back] Ένα βήμα πίσω
    [on] Ένα βήμα μπροστά
   *[now] Πίσω στο τώρα
}
web-shared-replay-play = { $playing ->
    [yes] Παύση
   *[no] Αναπαραγωγή
}
web-shared-replay-speed = Ταχύτητα: { $speed } φορές

## The end

web-shared-won = { $who ->
    [you] Νίκησες με { $score ->
        [one] { $score } πόντο νίκης
       *[other] { $score } πόντους νίκης
    }!
    [drawn] Ισοπαλία: { $players }, από { $score ->
        [one] { $score } πόντο νίκης
       *[other] { $score } πόντους νίκης
    }
    [alone] Η αποστολή τελείωσε: { $score ->
        [one] { $score } πόντος νίκης
       *[other] { $score } πόντοι νίκης
    }
   *[somebody] Νίκη: { $players }, { $score ->
        [one] { $score } πόντος νίκης
       *[other] { $score } πόντοι νίκης
    }
}
web-shared-solo-rank = Τίτλος: { $rank }
web-shared-look-at-table = Δες το τραπέζι
web-shared-part = { $source ->
    [start] Αρχή
    [summit] Στην κορυφή
    [home] Πάλι πίσω
    [deaths] Χάθηκαν στο βουνό
   *[least] Χαρίστηκαν: η βαθμολογία δεν πέφτει κάτω από { $least }
}
web-shared-part-climber = { $alive ->
    [yes] Ορειβάτης { $piece }
   *[no] Ορειβάτης { $piece }, νεκρός
}
web-shared-rematch = { $made ->
    [yes] Στη ρεβάνς
   *[no] Ρεβάνς
}
web-shared-graphs = Μέρα με τη μέρα
web-shared-graphs-who = Ξεχώρισε έναν παίκτη
web-shared-graph = Διάγραμμα: { $title }. Το κουμπί πριν από αυτό το δείχνει ως πίνακα.
web-shared-graph-scores = Πόντοι νίκης
web-shared-graph-heights = { $game ->
    [k2] Υψόμετρο των ορειβατών σε μέτρα (B διακεκομμένα)
   *[mount-everest] Υψόμετρο των οδηγών σε μέτρα (B διακεκομμένα)
}
web-shared-graph-lowest = { $game ->
    [k2] Χαμηλότερο επίπεδο των ορειβατών
   *[mount-everest] Χαμηλότερο επίπεδο των πελατών
}
web-shared-graph-mean = { $game ->
    [k2] Μέσο επίπεδο των ορειβατών
   *[mount-everest] Μέσο επίπεδο των πελατών
}
web-shared-as-table = Ως πίνακας
web-shared-as-graph = Ως διάγραμμα
web-shared-keepsake = Για ενθύμιο και έλεγχο
web-shared-download = Λήψη της καταγραφής
web-shared-fair = Ο σπόρος ήταν ορισμένος πριν από το μοίρασμα, όπως δείχνει η δέσμευση. Με την καταγραφή ελέγχεις ότι κανείς δεν πείραξε την τύχη:
web-shared-seed = Σπόρος
web-shared-commitment = Δέσμευση

## Seats

web-shared-waiting = Αναμονή για παίκτες
web-shared-waiting-how = Το παιχνίδι μοιράζεται μόλις πιαστούν όλες οι θέσεις.
web-shared-seats = Θέσεις
web-shared-seat-empty = Μια θέση είναι άδεια. Το παιχνίδι περιμένει ώσπου να την πιάσει κάποιος.
web-shared-seat-open = { $reserved ->
    [yes] ελεύθερη, κρατημένη για: { $name }
   *[no] ελεύθερη
}
web-shared-which-bot = Ποιο bot
web-shared-let-bot = { $how ->
    [sit] Να καθίσει εδώ ένα bot
    [own] Να παίξει για μένα ένα bot
   *[play] Να παίξει ένα bot
}
web-shared-come-back = { $own ->
    [yes] Συνεχίζω εγώ
   *[no] Να ξαναπαίξει ο παίκτης
}
web-shared-free = Ελευθέρωσε τη θέση
web-shared-free-sure = { $name }: χάνει τη θέση. Ελευθέρωσέ την
web-shared-invite = Στείλε αυτόν τον σύνδεσμο σε όποιον θα παίξει:
web-shared-invite-link = Σύνδεσμος του παιχνιδιού
web-shared-other-networks = Ο υπολογιστής είναι και σε άλλα δίκτυα. Για φίλους εκεί:
web-shared-invite-other = Σύνδεσμος του παιχνιδιού, { $number }
web-shared-only-here = Προς το παρόν μόνο αυτός ο υπολογιστής ανοίγει αυτή τη σελίδα. Για να μπουν και άλλοι από το δίκτυό σου, κλείσε το πρόγραμμα και ξεκίνησέ το ξανά με:
web-shared-only-here-else = Για φίλους αλλού, κάποιος πρέπει να φιλοξενήσει το παιχνίδι σε διακομιστή· το docs/hosting.md λέει πώς.
web-shared-in-network = Τον ανοίγει όποιος είναι στο ίδιο δίκτυο με αυτόν τον υπολογιστή.
web-shared-share = Κοινοποίηση του συνδέσμου
web-shared-asked-title = Αναίρεση
web-shared-asked = { $own ->
    [yes] Ζήτησες να αναιρεθεί η τελευταία σου κίνηση.
   *[no] { $player }: ζητά να αναιρεθεί η τελευταία του κίνηση και όσα έγιναν από τότε. Συμφωνείς;
}
web-shared-undone = { $what ->
    [cards] Το παιχνίδι γυρίζει στην επιλογή καρτών της ημέρας { $day }. Όλοι διαλέγουν ξανά, και αναιρείται ό,τι έγινε από τότε.
   *[action] Το παιχνίδι γυρίζει πριν από αυτή την κίνηση, στην ημέρα { $day }. Αναιρείται και ό,τι έκαναν όλοι από τότε.
}
web-shared-asked-missing = Δεν απάντησαν ακόμη: { $players }
web-shared-agree = Συμφωνώ
web-shared-refuse = Αρνούμαι
web-shared-asked-settled = { $outcome ->
    [granted] Η κίνηση αναιρέθηκε.
    [refused] { $own ->
        [yes] Δεν δέχτηκαν να αναιρεθεί η κίνησή σου.
       *[no] Δεν έγινε δεκτό το αίτημα αναίρεσης. Ζητήθηκε από: { $player }.
    }
   *[void] Το παιχνίδι προχώρησε: δεν αναιρείται τίποτα.
}

## Connection

web-shared-connection-lost = Η σύνδεση χάθηκε.
web-shared-connection-retry = { $seconds ->
    [0] Νέα προσπάθεια τώρα …
    [one] Νέα προσπάθεια σε { $seconds } δευτερόλεπτο …
   *[other] Νέα προσπάθεια σε { $seconds } δευτερόλεπτα …
}
web-shared-connection-now = Δοκίμασε τώρα
