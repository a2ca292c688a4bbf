# The mountain in the browser: what the picture shows, in words, in Greek.

web-map-label = Χάρτης του βουνού. Με τα βέλη πηγαίνεις από θέση σε θέση, με Enter διαλέγεις.
web-map-preview = Το βουνό: { $title }, { $side }
web-map-height = { $height } μ.
web-map-air = { $percent } % του αέρα στη στάθμη της θάλασσας
web-map-cost = κόστος { $cost }
web-map-change = { $change } τη νύχτα
web-map-no-change = καμία αλλαγή τη νύχτα
web-map-flag = σημαία { $points }
web-map-room = { $game ->
    [k2] { $count ->
        [one] χωράει { $count } ορειβάτης
       *[other] χωράνε { $count } ορειβάτες
    }
   *[mount-everest] { $count ->
        [one] χωράει { $count } οδηγός
       *[other] χωράνε { $count } οδηγοί
    }
}
web-map-bottles = { $count ->
    [one] το πολύ { $count } φιάλη ανά οδηγό
   *[other] το πολύ { $count } φιάλες ανά οδηγό
}
web-map-level = επίπεδο { $level }
web-map-dies = { $game ->
    [k2] πεθαίνει απόψε
   *[mount-everest] { $count ->
        [one] { $count } πελάτης πεθαίνει απόψε
       *[other] { $count } πελάτες πεθαίνουν απόψε
    }
}
web-map-way = { $cost ->
    [one] { piece-first } φτάνει εδώ με { $cost } πόντο μετακίνησης
   *[other] { piece-first } φτάνει εδώ με { $cost } πόντους μετακίνησης
}
web-map-uses = με { $cards }
web-map-blind = ίσως τον σταματήσει το κλειστό πλακίδιο
web-map-passing = δεν μπορεί να μείνει εκεί
web-map-tonight = απόψε
web-map-day = μέρα { $day }
web-map-zones = Υψόμετρα, όρια και καιρός
web-map-zoom = Μέγεθος του χάρτη
web-map-zoom-in = Πιο κοντά
web-map-zoom-out = Πιο μακριά
web-map-zoom-all = Όλο το βουνό
