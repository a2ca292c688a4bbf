# What happened, one sentence for each kind of event, in Greek: `event-KIND`.

event-first-seat = Πρώτος αρχίζει: { $seat }.
event-pawn-order = Πιόνια βαθμολογίας από αριστερά προς τα δεξιά: { $seats }.
event-token-opened = Άνοιξαν δείκτες ρίσκου: { $values }.
event-day-began = Αρχίζει η μέρα { $round }. Πρώτος παίκτης: { $first_seat }.
event-weather-opened = Νέος καιρός, μέρα με τη μέρα: { $tiles }.
event-shuffled = { $game ->
    [k2] { $seat }: ανακατεύει και τις 18 κάρτες σε νέα τράπουλα.
   *[mount-everest] { $seat }: ανακατεύει και τις 18 κάρτες σε νέα κύρια τράπουλα.
}
event-drawn = { $seat }: τραβάει { $cards }.
event-card-chosen = { $seat }: αφήνει κλειστές { $cards }.
event-cards-shown = { $seat }: δείχνει { $cards }. Άθροισμα ρίσκου: { $sum }.
event-risk-tied = Το μεγαλύτερο άθροισμα ρίσκου, { $sum }, είναι μοιρασμένο, οπότε κανείς δεν παίρνει δείκτη.
event-token-taken = { $seats ->
    [1] { $seat }: παίζει χωρίς άλλους και παίρνει τον δείκτη { $value }.
   *[other] { $seat }: έχει το μεγαλύτερο άθροισμα ρίσκου και παίρνει τον δείκτη { $value }.
}
event-turn-began = { $seat }: αρχίζει η σειρά του{ $risk ->
    [0] {""}.
   *[other] {""}· ρίσκο για εξόφληση: { $risk }.
}
event-turn-ended = { $seat }: τελειώνει η σειρά του.
event-card-used = { $seat }: χρησιμοποιεί { for-piece } { $card }· { points-of-way }.
event-rest-used = { $seat }: χρησιμοποιεί { for-holder } { $card }.
event-raised = { $seat }: { $client }, τώρα επίπεδο { $level } ({ holder }).
event-risk-settled = { $seat }: εξοφλεί έναν πόντο ρίσκου· απομένουν: { $left }.
event-tile-tried = { $seat }: ο οδηγός { $piece } δοκιμάζει την πτώση παγετώνα: { $space }.
event-tile-turned = Το πλακίδιο γυρίζει, { $space }: { $face }.
event-went-back = { $seat }: ο οδηγός { $piece } γυρίζει πίσω: { $space }.
event-moved = { $seat }: { piece } πηγαίνει: { $to }, κόστος { $cost }.
event-pitched = { $seat }: { piece } στήνει σκηνή: { $space }, κόστος { $cost }.
event-swapped = { $seat }: οι οδηγοί αλλάζουν θέσεις. A: { $A }· B: { $B }.
event-summited = { $game ->
    [k2] { $seat }: ο ορειβάτης { $piece } φτάνει στην ΚΟΡΥΦΗ!
   *[mount-everest] { $seat }: ο οδηγός { $piece } φτάνει στην ΚΟΡΥΦΗ με: { $clients }!
}
event-came-home = { $seat }: ο οδηγός { $piece } φέρνει πίσω από την κορυφή: { $clients }!
event-levels-lost = { $seat }: οι πελάτες του οδηγού { $piece } χάνουν { $levels ->
    [one] { $levels } επίπεδο
   *[other] { $levels } επίπεδα
} { $cause ->
    [risk] από το ρίσκο.
   *[card] από την κάρτα.
}
event-clients-died = { $seat }, θύματα του βουνού: { $clients } ({ holder }){ $cause ->
    [abandoned] {""}, εγκατάλειψη.
    [card] {""}, εξάντληση από την κάρτα.
    [risk] {""}, εξόφληση ρίσκου.
   *[check] {""}, μέσα στη νύχτα.
}
event-score = Βαθμολογία, { $seat }: { $from } -> { $to }.
event-given = { $seat }: φέρνει { from-holder } { to-holder }: { $items }.
event-abandoned = { $seat }: εγκαταλείπει { $items }.
event-oxygen-spent = { $seat }: ξοδεύει μια φιάλη οξυγόνου από τη στημένη σκηνή { $camp }.
event-oxygen-drawn = { $seat }: τραβάει από τη στοίβα προσαρμογής { $cards }.
event-oxygen-kept = { $seat }: κρατάει { $card }.
event-oxygen-returned = { $seat }: βάζει πίσω, { $end ->
    [top] πάνω
   *[bottom] κάτω
} στη στοίβα προσαρμογής, { $card }.
event-card-removed = { $seat }: αφαιρεί από το παιχνίδι { $card }.
event-checked = { $game ->
    [k2] Η νύχτα του ορειβάτη { $piece }, { $seat }: { $change }.
   *[mount-everest] Η νύχτα των πελατών, { $seat } ({ holder }): { $change }.
}
event-game-over = Το παιχνίδι τελείωσε: { $scores }.{ $game ->
    [k2] { $outcome ->
        [won] {" "}Κερδίζει: { $winners }.
        [drawn] {" "}Ισοπαλία: { $winners }.
        [ranked] {" "}Τίτλος: { $rank }.
       *[unranked] {""}
    }
   *[mount-everest] {""}
}

## Climbers

event-level = { $seat }: ο ορειβάτης { $piece } πηγαίνει από το επίπεδο { $from } στο { $to }{ $cause ->
    [card] {""}.
    [risk] {""}, εξόφληση ρίσκου.
    [rescue] {""}, διάσωση.
   *[check] {""}, μέσα στη νύχτα.
}
event-climber-scored = Βαθμολογία του ορειβάτη { $piece }, { $seat }: { $from } -> { $to }.
event-dying = { $seat }: ο ορειβάτης { $piece } πεθαίνει· μια κάρτα διάσωσης μπορεί να τον σώσει.
event-climber-died = { $seat }: ο ορειβάτης { $piece } πέθανε στο βουνό{ $cause ->
    [risk] {""}, εξόφληση ρίσκου.
   *[check] {""}, μέσα στη νύχτα.
}
event-rescued = { $seat }: χρησιμοποιεί κάρτα διάσωσης, ο ορειβάτης { $piece } μεταφέρεται: { $space }.
