# The words for the things of the game, in Greek. Ids such as A, camp1, c1w are typed by players
# and are not translated. Names of players are never inflected, so sentences put them before a colon.

## Spaces, zones, holders

space = { $name } ({ $id })
zone = { $zone ->
    [z0] κάτω από 6000 μ.
    [z1] 6000 έως 7000 μ.
    [z2] 7000 έως 8000 μ.
   *[z3] πάνω από 8000 μ.
}
holder = { $holder ->
    [A] { $game ->
        [k2] ορειβάτης A
       *[mount-everest] οδηγός A
    }
    [B] { $game ->
        [k2] ορειβάτης B
       *[mount-everest] οδηγός B
    }
    [camp1] { $game ->
        [k2] σκηνή του ορειβάτη A
       *[mount-everest] στημένη σκηνή 1
    }
    [camp2] { $game ->
        [k2] σκηνή του ορειβάτη B
       *[mount-everest] στημένη σκηνή 2
    }
   *[supply] απόθεμα
}
for-holder = { $holder ->
    [A] { $game ->
        [k2] για τον ορειβάτη A
       *[mount-everest] για τον οδηγό A
    }
    [B] { $game ->
        [k2] για τον ορειβάτη B
       *[mount-everest] για τον οδηγό B
    }
    [camp1] στη στημένη σκηνή 1
   *[camp2] στη στημένη σκηνή 2
}
from-holder = { $source ->
    [A] από τον οδηγό A
    [B] από τον οδηγό B
    [camp1] από τη στημένη σκηνή 1
    [camp2] από τη στημένη σκηνή 2
   *[supply] από το απόθεμα
}
to-holder = { $target ->
    [A] στον οδηγό A
    [B] στον οδηγό B
    [camp1] στη στημένη σκηνή 1
    [camp2] στη στημένη σκηνή 2
   *[supply] στο απόθεμα
}

## Pieces: guides in Mount Everest, climbers in K2, in the cases that sentences need

piece = { $game ->
    [k2] ο ορειβάτης { $piece }
   *[mount-everest] ο οδηγός { $piece }
}
piece-first = { $game ->
    [k2] Ο ορειβάτης { $piece }
   *[mount-everest] Ο οδηγός { $piece }
}
of-piece = { $game ->
    [k2] του ορειβάτη { $piece }
   *[mount-everest] του οδηγού { $piece }
}
for-piece = { $game ->
    [k2] για τον ορειβάτη { $piece }
   *[mount-everest] για τον οδηγό { $piece }
}

## Games, maps, weather sets, limits, variants

game-name-mount-everest = Μάουντ Έβερεστ
game-name-k2 = K2
map-name-easy = εύκολη πλευρά
map-name-hard = δύσκολη πλευρά
map-name-everest-easy = Έβερεστ, εύκολη πλευρά
map-name-everest-hard = Έβερεστ, δύσκολη πλευρά
weather-name-summer = καλοκαίρι
weather-name-winter = χειμώνας
limits-name-strict = δυσκολότερα όρια
limits-name-relaxed = ευκολότερα όρια
variant-name-standard = κανονικό παιχνίδι
variant-name-family = οικογενειακό παιχνίδι

## Ranks of a game of K2 played alone, the best first

rank-himalayan-climber = ιμαλαϊστής
rank-alpinist = αλπινιστής
rank-tatra-climber = ορειβάτης των Τάτρα
rank-sailor = ιστιοπλόος

## Clients and things

client = { $kind ->
    [mountaineer] ορειβάτης
   *[tourist] τουρίστας
} επίπεδο { $level }{ $summited ->
    [yes] {""}, πάτησε κορυφή
   *[no] {""}
}
count-mountaineers = { $count ->
    [one] { $count } ορειβάτης
   *[other] { $count } ορειβάτες
}
count-tourists = { $count ->
    [one] { $count } τουρίστας
   *[other] { $count } τουρίστες
}
thing-bottle = φιάλη οξυγόνου
thing-tent = σκηνή
several = { $count } x { $thing }
nothing = τίποτα

## Cards

points-of-way = { $way ->
    [up] { $points ->
        [one] { $points } πόντος ανάβασης
       *[other] { $points } πόντοι ανάβασης
    }
    [down] { $points ->
        [one] { $points } πόντος κατάβασης
       *[other] { $points } πόντοι κατάβασης
    }
   *[any] { $points ->
        [one] { $points } πόντος προς κάθε κατεύθυνση
       *[other] { $points } πόντοι προς κάθε κατεύθυνση
    }
}
card-any = μετακίνηση { $points }
card-rope = σχοινί { $up } πάνω ή { $down } κάτω
card-up = σχοινί { $points } πάνω
card-down = σχοινί { $points } κάτω
card-rest = προσαρμογή { $points }
card-with-loss = { $card } (οι πελάτες χάνουν { $loss })
card-remainder = { $card } (υπόλοιπο από: { $printed })

## Icefall and weather

tile-face-down = κλειστό πλακίδιο πτώσης παγετώνα
tile-cost = πτώση παγετώνα, κόστος { $cost }
tile-crevasse = ρωγμή, δεν μπαίνει κανείς
day-fine = καλός καιρός
day-effect = { $zones }: { $effects }
day-loss = απώλεια { $loss }
day-closed = χωρίς μετακίνηση
day-extra-cost = είσοδος και στήσιμο κοστίζουν { $cost } παραπάνω

## Names of the spaces on the built-in maps, those of Mount Everest first, in the order of the maps

space-base-camp = Βάση
space-kala-patthar = Κάλα Πατάρ
space-icefall-west-edge = Πτώση παγετώνα, δυτική άκρη
space-icefall-the-popcorn = Πτώση παγετώνα, «Ποπ κορν»
space-icefall-the-football-field = Πτώση παγετώνα, «Γήπεδο»
space-icefall-ladders = Πτώση παγετώνα, σκάλες
space-icefall-east-edge = Πτώση παγετώνα, ανατολική άκρη
space-upper-icefall-west-shoulder = Άνω πτώση, δυτικός ώμος
space-upper-icefall-ice-cliffs = Άνω πτώση, παγωμένοι γκρεμοί
space-upper-icefall-seracs = Άνω πτώση, σεράκ
space-upper-icefall-the-ramp = Άνω πτώση, ράμπα
space-upper-icefall-the-maze = Άνω πτώση, λαβύρινθος
space-upper-icefall-nuptse-wall = Άνω πτώση, τοίχος Νούπτσε
space-upper-icefall-nuptse-side = Άνω πτώση, προς Νούπτσε
space-camp-i-west = Καταυλισμός I, δυτικά
space-camp-i-east = Καταυλισμός I, ανατολικά
space-western-cwm-north-side = Δυτική Κοιλάδα, βόρεια
space-western-cwm-centre = Δυτική Κοιλάδα, μέση
space-western-cwm-nuptse-corner = Δυτική Κοιλάδα, γωνία Νούπτσε
space-camp-ii = Καταυλισμός II
space-advanced-base-camp = Προωθημένη βάση
space-bergschrund = Μπεργκσρούντ
space-foot-of-the-lhotse-face = Ρίζα του Λότσε
space-lhotse-face = Όψη του Λότσε
space-camp-iii = Καταυλισμός III
space-yellow-band = Κίτρινη Ζώνη
space-lhotse-couloir = Κουλουάρ του Λότσε
space-geneva-spur = Σκέλος της Γενεύης
space-camp-iv-south-col = Καταυλισμός IV, Νότιος Αυχένας
space-south-col-lhotse-side = Νότιος Αυχένας, προς Λότσε
space-triangular-face = Τριγωνική Όψη
space-the-balcony = Μπαλκόνι
space-southeast-ridge = Νοτιοανατολική κόψη
space-hillary-step = Σκαλοπάτι του Χίλαρι
space-summit = Κορυφή
space-camp-i = Καταυλισμός I
space-under-nuptse = Κάτω από το Νούπτσε
space-western-cwm = Δυτική Κοιλάδα
space-below-the-face = Κάτω από την όψη
space-lower-snowfield = Κάτω χιονούρα
space-foot-of-the-great-gully = Ρίζα του Μεγάλου Λουκιού
space-west-shoulder = Δυτικός Ώμος
space-great-central-gully = Μεγάλο Κεντρικό Λούκι
space-ledge-camp = Καταυλισμός στο πεζούλι
space-west-ridge = Δυτική κόψη
space-upper-gully = Άνω λούκι
space-diagonal-ditch = Διαγώνια Τάφρος
space-rock-band = Ζώνη βράχων
space-hornbein-couloir = Κουλουάρ Χόρνμπαϊν
space-camp-vi = Καταυλισμός VI
space-upper-snowfield = Άνω χιονούρα
space-hornbein-couloir-the-crux = Κουλουάρ Χόρνμπαϊν, δύσκολο
space-south-summit-gully = Λούκι Νότιας Κορυφής
space-yellow-rocks = Κίτρινα βράχια
space-south-summit = Νότια Κορυφή
space-top-of-the-west-ridge = Τέλος της δυτικής κόψης

space-godwin-austen-glacier = Παγετώνας Γκόντουιν-Όστεν
space-moraine-crest = Ράχη της μορένας
space-glacier-bend = Στροφή του παγετώνα
space-lower-icefall = Κάτω πτώση παγετώνα
space-serac-field = Πεδίο των σεράκ
space-de-filippi-glacier = Παγετώνας Ντε Φιλίπι
space-savoia-glacier = Παγετώνας Σαβόια
space-avalanche-cone = Κώνος χιονοστιβάδων
space-cesen-route-foot-of-the-ridge = Διαδρομή Τσέσεν, ρίζα της κόψης
space-snow-basin = Χιονισμένη λεκάνη
space-abruzzi-spur-foot-of-the-rocks = Σκέλος Αμπρούτσι, ρίζα των βράχων
space-cesen-route-west-gully = Διαδρομή Τσέσεν, δυτικό λούκι
space-cesen-route-camp-i = Διαδρομή Τσέσεν, Καταυλισμός I
space-abruzzi-spur-camp-i = Σκέλος Αμπρούτσι, Καταυλισμός I
space-cesen-route-camp-ii = Διαδρομή Τσέσεν, Καταυλισμός II
space-house-s-chimney = Καμινάδα του Χάους
space-cesen-route-rock-step = Διαδρομή Τσέσεν, βράχινο σκαλοπάτι
space-south-face-snowfield = Νότια Όψη, χιονούρα
space-abruzzi-spur-camp-ii = Σκέλος Αμπρούτσι, Καταυλισμός II
space-cesen-route-camp-iii = Διαδρομή Τσέσεν, Καταυλισμός III
space-cesen-route-upper-ridge = Διαδρομή Τσέσεν, άνω κόψη
space-black-pyramid = Μαύρη Πυραμίδα
space-shoulder-west-edge = Ώμος, δυτική άκρη
space-shoulder = Ώμος
space-bottleneck = Λαιμός του Μπουκαλιού
space-crevasse-field = Πεδίο με ρωγμές
space-ice-cliffs = Παγωμένοι γκρεμοί
space-snow-ramp = Χιονισμένη ράμπα
space-negrotto-col = Αυχένας Νεγκρότο
space-south-face-first-snowfield = Νότια Όψη, πρώτη χιονούρα
space-south-face-rock-ribs = Νότια Όψη, βράχινες νευρώσεις
space-south-face-camp-i = Νότια Όψη, Καταυλισμός I
space-south-face-great-couloir = Νότια Όψη, μεγάλο κουλουάρ
space-south-face-camp-ii = Νότια Όψη, Καταυλισμός II
space-south-face-rock-barrier = Νότια Όψη, βράχινο φράγμα
space-abruzzi-spur-camp-iii = Σκέλος Αμπρούτσι, Καταυλισμός III
space-south-face-exit-gully = Νότια Όψη, λούκι εξόδου
space-great-serac = Μεγάλο Σεράκ
