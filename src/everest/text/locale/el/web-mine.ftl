# What is the viewer's own at the table in the browser, and acting, in Greek.

## Guides, climbers, camps

web-mine-pieces = { $game ->
    [k2] Οι ορειβάτες σου
   *[mount-everest] Οι οδηγοί σου
}
web-mine-nights-ahead = Επόμενες νύχτες
web-mine-points = { $points ->
    [one] { $points } πόντος μετακίνησης
   *[other] { $points } πόντοι μετακίνησης
}
web-mine-dead = νεκρός
web-mine-height = { $height } μ.
web-mine-score = Βαθμοί { $score }
web-mine-level = Επίπεδο { $level }:
web-mine-has-tent = Έχει τη σκηνή του
web-mine-tonight = απόψε { $level }
web-mine-dies-tonight = πεθαίνει απόψε
web-mine-sum = { $end ->
    [dies] Πεθαίνει απόψε
    [cut] Απόψε { $after }, περισσότερο δεν κρατάει
   *[lives] Απόψε { $after }
}: επίπεδο { $level }, υψόμετρο { $height }, καιρός { $weather }, { $game ->
    [k2] σκηνή { $camp }
   *[mount-everest] στημένη σκηνή { $camp }
}.
web-mine-ahead = Αν μείνει εδώ: { $steps }
web-mine-ahead-dies = πεθαίνει τη μέρα { $day }
web-mine-ahead-then = { $level }, μετά { $level }
web-mine-free-rows = { $rows ->
    [0] καμία ελεύθερη σειρά
    [one] { $rows } ελεύθερη σειρά
   *[other] { $rows } ελεύθερες σειρές
}
web-mine-letter = { $kind ->
    [mountaineer] Ο
   *[tourist] Τ
}
web-mine-kind = { $kind ->
    [mountaineer] Ορειβάτης
   *[tourist] Τουρίστας
}
web-mine-clients = { $count ->
    [one] { $count } πελάτης
   *[other] { $count } πελάτες
}
web-mine-camps = { $game ->
    [k2] Οι σκηνές σου
   *[mount-everest] Οι στημένες σκηνές σου
}
web-mine-bottles = { $count ->
    [one] { $count } φιάλη
   *[other] { $count } φιάλες
}
web-mine-camp-empty = Δεν είναι κανείς εδώ.
web-mine-tents-left = { $count ->
    [0] Στη βάση δεν έμεινε σκηνή.
    [one] Στη βάση έμεινε { $count } σκηνή.
   *[other] Στη βάση έμειναν { $count } σκηνές.
}
web-mine-no-tents = Δεν έχει στηθεί ακόμη σκηνή.

## Cards

web-mine-hand = Οι κάρτες σου
web-mine-hand-choose = Διάλεξε { $count } κάρτες για σήμερα
web-mine-hand-use = Οι κάρτες σου για σήμερα
web-mine-cards-today = Σήμερα
web-mine-kept = { $count ->
    [one] Ακόμη στο χέρι: { $count } κάρτα
   *[other] Ακόμη στο χέρι: { $count } κάρτες
}
web-mine-choose = Κάρτες για επιλογή, συνολικά { $count }
web-mine-choose-again = Διάλεξε ξανά
web-mine-choose-these = { $count ->
    [one] Διάλεξε αυτή την κάρτα
   *[other] Διάλεξε αυτές τις { $count } κάρτες
}
web-mine-choose-more = { $count ->
    [one] Διάλεξε ακόμη { $count } κάρτα
   *[other] Διάλεξε ακόμη { $count } κάρτες
}
web-mine-risk-sum = Άθροισμα ρίσκου { $sum }.
web-mine-open-tokens = { $players ->
    [alone] Παίρνεις έναν από τους δείκτες { $values }.
   *[several] Όποιος έχει μόνος του το μεγαλύτερο άθροισμα παίρνει έναν από τους δείκτες { $values }. Τα σχοινιά μετράνε μόνο τους πόντους ανάβασης.
}
web-mine-last-cards = Είναι οι τελευταίες σου κάρτες, γι' αυτό σήμερα παίζονται όλες.
web-mine-kept-cards = Η τράπουλα άδειασε: οι κάρτες που κρατάς είναι όλες όσες θα έχεις αύριο.
web-mine-face = { $kind ->
    [any] παντού
    [loss] παντού
    [rope] σχοινί
    [down] μόνο κάτω
   *[rest] επίπεδα
}
web-mine-loss = { $loss ->
    [one] −{ $loss } επί{"\u00AD"}πεδο
   *[other] −{ $loss } επί{"\u00AD"}πεδα
}
web-mine-left = υπόλοι{"\u00AD"}πο
web-mine-used = χρησιμοποιήθηκε
web-mine-use-card = Χρήση: { $card }
web-mine-use-how = { $game ->
    [k2] Πάτησε μια κάρτα και διάλεξε ορειβάτη, ή σύρε την εκεί.
   *[mount-everest] Πάτησε μια κάρτα και διάλεξε για ποιον είναι, ή σύρε τη σε οδηγό ή στημένη σκηνή.
}
web-mine-no-use = Αυτή η κάρτα δεν μπορεί να χρησιμοποιηθεί τώρα.
web-mine-for = για { $piece }
web-mine-kills = θανάσιμο

## Loading

web-mine-loading = Φόρτωμα και ξεφόρτωμα
web-mine-loading-how = Δωρεάν: πάτησε ένα βέλος ή σύρε.
web-mine-holder = { $holder ->
    [A] Οδηγός A
    [B] Οδηγός B
    [camp1] Στημένη σκηνή 1
    [camp2] Στημένη σκηνή 2
   *[supply] Απόθεμα
}
web-mine-empty = τίποτα εδώ
web-mine-client-scores = Πόντοι νίκης: { $summit } στην κορυφή, { $home } πίσω στη βάση, −{ $death } αν πεθάνει
web-mine-why-not = Γιατί όχι τώρα: { $action };
web-mine-abandon = Εγκατάλειψε κάτι οριστικά …
web-mine-abandon-how = Όποιος πελάτης μείνει πίσω πεθαίνει. Η σκηνή φεύγει από το παιχνίδι, η φιάλη γυρίζει στο απόθεμα.
web-mine-minus-points = { $points ->
    [one] −{ $points } πόντος νίκης
   *[other] −{ $points } πόντοι νίκης
}
web-mine-deadly = Κάποιος θα πεθάνει
web-mine-for-good = Οριστική εγκατάλειψη;
web-mine-about-to = Πρόκειται να κάνεις αυτό: { $action }.
web-mine-who-dies = Πεθαίνει αμέσως: { $names }.
web-mine-costs = { $points ->
    [one] Αυτό κοστίζει { $points } πόντο νίκης.
   *[other] Αυτό κοστίζει { $points } πόντους νίκης.
}
web-mine-do-it = Κάν' το
web-mine-do-not = Καλύτερα όχι

## Acclimatizing

web-mine-levels = { $holder ->
    [A] Επίπεδα για τους πελάτες του οδηγού A
    [B] Επίπεδα για τους πελάτες του οδηγού B
    [camp1] Επίπεδα για τους πελάτες στη στημένη σκηνή 1
   *[camp2] Επίπεδα για τους πελάτες στη στημένη σκηνή 2
}
web-mine-levels-left = { $points ->
    [one] Μένει να δώσεις { $points } επίπεδο
   *[other] Μένει να δώσεις { $points } επίπεδα
}
web-mine-raise = +1 σε αυτόν τον πελάτη: { $client }

## Decisions

web-mine-decide = Αποφάσισε
web-mine-icefall = Πτώση παγετώνα: πλήρωσε ή γύρισε πίσω
web-mine-pay = { $cost ->
    [one] Πλήρωσε { $cost } πόντο μετακίνησης και μπες
   *[other] Πλήρωσε { $cost } πόντους μετακίνησης και μπες
}
web-mine-cannot-pay = Οι πόντοι μετακίνησης του οδηγού δεν φτάνουν για να πληρώσει.
web-mine-go-back = Γύρισε πίσω δωρεάν: { $space }
web-mine-use-first = Ή χρησιμοποίησε πρώτα μια κάρτα:
web-mine-dying = Ο ορειβάτης { $piece } πεθαίνει
web-mine-rescue-to = Σώσε τον: η βαθμολογία του γίνεται { $score }. Πού να πάει;
web-mine-at-night = νύχτα { $change }
web-mine-give-up = Άφησε τον ορειβάτη { $piece } να πεθάνει: η βαθμολογία του γίνεται { $score }
web-mine-risk = Εξόφληση ρίσκου
web-mine-risk-left = { $points ->
    [one] { $points } πόντος ρίσκου για εξόφληση πριν τελειώσει η σειρά σου
   *[other] { $points } πόντοι ρίσκου για εξόφληση πριν τελειώσει η σειρά σου
}
web-mine-risk-later = Αυτή τη στιγμή δεν υπάρχει τίποτα για να πληρώσεις.
web-mine-settle-means = { $kind ->
    [settle-card] Μια κάρτα αξίζει έναν λιγότερο:
    [settle-point] Ένας πόντος μετακίνησης λιγότερος:
    [settle-pool] Ένα επίπεδο λιγότερο για μοίρασμα:
   *[settle-level] { $game ->
        [k2] Χωρίς πόντους μετακίνησης, αλλά ένα επίπεδο του ορειβάτη:
       *[mount-everest] Χωρίς πόντους μετακίνησης, αλλά ένα επίπεδο από κάθε πελάτη αυτού του οδηγού:
    }
}
web-mine-settle-rope = (το σχοινί οδηγεί τότε μόνο προς τα εκεί)
web-mine-settle-deadly = { $points ->
    [0] Θανάσιμο!
    [one] Θανάσιμο! −{ $points } πόντος νίκης
   *[other] Θανάσιμο! −{ $points } πόντοι νίκης
}

## Oxygen

web-mine-oxygen = Οξυγόνο
web-mine-oxygen-how = Μια φιάλη φέρνει κάρτα προσαρμογής, αλλά μόνο πριν διαλέξεις τις κάρτες σου.
web-mine-oxygen-spend = { $count ->
    [one] { $space }: ξόδεψε μια φιάλη, τράβα { $count } κάρτα και κράτησέ την
   *[other] { $space }: ξόδεψε μια φιάλη, τράβα { $count } κάρτες και κράτα μία
}
web-mine-oxygen-step = { $step ->
    [keeping] Κράτα μία
    [returning] Βάλε πίσω
   *[removing] Βγάλε μία
}
web-mine-oxygen-keep = Ποια από αυτές τις κάρτες κρατάς;
web-mine-oxygen-return = Οι άλλες γυρίζουν στην τράπουλα προσαρμογής, όλες στην ίδια άκρη. Πού;
web-mine-oxygen-remove = Σε αντάλλαγμα μια άλλη κάρτα από το χέρι σου φεύγει από το παιχνίδι. Ποια;
web-mine-oxygen-end = { $end ->
    [top] Πάνω πάνω
   *[bottom] Κάτω κάτω
}
web-mine-oxygen-kept = Κρατάς: { $card }.
web-mine-oxygen-hand = Στο χέρι σου: { $cards }.

## What can be done, and whom all wait for

web-mine-actions = Τι μπορείς να κάνεις
web-mine-what-can-i-do = Τι μπορώ να κάνω;
web-mine-take-back = Αναίρεση
web-mine-asked = { $player }: ζητά μια αναίρεση.
web-mine-answer = Απάντησε
web-mine-ask-back = Ζήτησε αναίρεση
web-mine-ask-back-title = Να αναιρεθεί η τελευταία σου κίνηση;
web-mine-ask-back-who = { $others ->
    [none] Δεν χρειάζεται να συμφωνήσει κανείς άλλος: γίνεται αμέσως.
   *[some] Γίνεται αν συμφωνήσουν όλοι: { $players }.
}
web-mine-ask-back-yes = { $others ->
    [none] Αναίρεσέ την
   *[some] Ρώτησέ τους
}
web-mine-pitch = Στήσε σκηνή { $piece } ({ $cost })
web-mine-why-not-pitch = Γιατί δεν στήνεται;
web-mine-swap = Αλλαγή θέσης A και B ({ $cost })
web-mine-end-turn = Τέλος σειράς
web-mine-end-title = Τέλος της σειράς σου;
web-mine-end-anyway = Τέλος παρ' όλα αυτά
web-mine-end-back = Πίσω
web-mine-my-move = { $phase ->
    [cards] Διάλεξε τις κάρτες σου.
    [risk] Πάρε έναν δείκτη ρίσκου.
    [check] Η απόφαση είναι δική σου.
   *[actions] Είναι η σειρά σου.
}
web-mine-waiting = { $phase ->
    [cards] Διαλέγουν ακόμη κάρτες: { $players }
    [risk] Διαλέγει δείκτη ρίσκου: { $players }
   *[actions] { $who ->
        [bots] Σκέφτεται: { $players } …
       *[people] Παίζει: { $players }
    }
}
web-mine-nobody = Μια στιγμή …
web-mine-over = Η παρτίδα τελείωσε.
web-mine-understood = Εντάξει
web-mine-clause = Κανόνας { $clause }

## The mountain as a table

web-mine-table = Το βουνό, από την κορυφή προς τα κάτω
web-mine-table-space = Θέση
web-mine-table-cost = Κόστος
web-mine-table-night = Νύχτα
web-mine-table-go = Πορεία
web-mine-table-piece = Ποιος πηγαίνει;
web-mine-limit = { $game ->
    [k2] ορειβάτες σε μία θέση: το πολύ { $limit }
   *[mount-everest] οδηγοί σε μία θέση: το πολύ { $limit }
}
web-mine-bottle-limit = φιάλες ανά οδηγό: το πολύ { $limit }
web-mine-weather-loss = καιρός −{ $loss }
web-mine-flag = σημαία { $flag }
web-mine-go = Πήγαινε ({ $cost })
web-mine-go-to = Πήγαινε ({ $cost }): { $piece }, { $space }
web-mine-with-cards = με: { $cards }
web-mine-blind = κλειστό: μπορεί να κοστίσει περισσότερο ή να γυρίσει πίσω
web-mine-passing = γεμάτη: πρέπει να προχωρήσει από εκεί
