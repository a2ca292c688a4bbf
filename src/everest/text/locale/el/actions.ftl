# What each kind of action does, as a phrase, in Greek. `action-KIND` for every kind of action.

action-play = παίξε: { $card }
action-take = πάρε τον δείκτη ρίσκου { $value }
action-use = χρησιμοποίησε { for-holder }: { $card }· { points-of-way }
action-move = { piece } πηγαίνει: { $space }
action-pitch = στήσε τη σκηνή { of-piece }
action-settle-card = εξόφλησε έναν πόντο με κάρτα: { $card }{ $way ->
    [up] {""}, αριθμός ανάβασης
    [down] {""}, αριθμός κατάβασης
   *[other] {""}
}
action-settle-point = εξόφλησε έναν πόντο με { $way ->
    [up] πόντο ανάβασης
    [down] πόντο κατάβασης
   *[any] πόντο μετακίνησης
} { of-piece }
action-settle-level = { $game ->
    [k2] εξόφλησε έναν πόντο με ένα επίπεδο του ορειβάτη { $piece }
   *[mount-everest] εξόφλησε έναν πόντο με ένα επίπεδο κάθε πελάτη του οδηγού { $piece }
}
action-end = τέλος της σειράς
action-first = αρχίζει: { $player }
action-pawn = επόμενο πιόνι βαθμολογίας: { $player }
action-weather = άνοιξε πλακίδιο καιρικών συνθηκών: { $days }
action-token = άνοιξε τον δείκτη ρίσκου { $value }
action-deal = { $player }, τραβάει: { $card }
action-oxygen = ξόδεψε μια φιάλη οξυγόνου από τη στημένη σκηνή { $camp }
action-keep = κράτησε: { $card }
action-return = βάλε πίσω, { $end ->
    [top] πάνω
   *[bottom] κάτω
} στη στοίβα προσαρμογής: { $card }
action-remove = αφαίρεσε από το παιχνίδι: { $card }
action-use-rest = χρησιμοποίησε { for-holder }: { $card }
action-raise = ανέβασε στο επίπεδο { $level } ({ holder }): { $client }
action-give = φέρε { from-holder } { to-holder }: { $things }
action-abandon = εγκατάλειψε οριστικά, { from-holder }: { $things }
action-swap = οι οδηγοί A και B αλλάζουν θέσεις
action-pay = πλήρωσε για το πλακίδιο πτώσης παγετώνα και μπες
action-back = γύρισε πίσω από το πλακίδιο πτώσης παγετώνα
action-settle-pool = εξόφλησε έναν πόντο με πόντο προσαρμογής που δεν μοιράστηκε
action-draw = { $player }, τραβάει από τη στοίβα προσαρμογής: { $card }
action-tile = γύρισε το πλακίδιο πτώσης παγετώνα: { $face }
action-rescue = χρησιμοποίησε την κάρτα διάσωσης, ο ορειβάτης { $piece } πηγαίνει: { $space }
action-give-up = άφησε τον ορειβάτη { $piece } να πεθάνει
