# The words for the things of the game, in Polish. Ids such as A, camp1, c1w are typed by players
# and are not translated. Names of players are never inflected, so sentences put them before a colon.

## Spaces, zones, holders

space = { $name } ({ $id })
zone = { $zone ->
    [z0] poniżej 6000 m
    [z1] od 6000 do 7000 m
    [z2] od 7000 do 8000 m
   *[z3] powyżej 8000 m
}
holder = { $holder ->
    [A] { $game ->
        [k2] himalaista A
       *[mount-everest] przewodnik A
    }
    [B] { $game ->
        [k2] himalaista B
       *[mount-everest] przewodnik B
    }
    [camp1] { $game ->
        [k2] namiot himalaisty A
       *[mount-everest] obóz 1
    }
    [camp2] { $game ->
        [k2] namiot himalaisty B
       *[mount-everest] obóz 2
    }
   *[supply] zasoby
}
for-holder = { $holder ->
    [A] { $game ->
        [k2] dla himalaisty A
       *[mount-everest] dla przewodnika A
    }
    [B] { $game ->
        [k2] dla himalaisty B
       *[mount-everest] dla przewodnika B
    }
    [camp1] w obozie 1
   *[camp2] w obozie 2
}
from-holder = { $source ->
    [A] od przewodnika A
    [B] od przewodnika B
    [camp1] z obozu 1
    [camp2] z obozu 2
   *[supply] z zasobów
}
to-holder = { $target ->
    [A] do przewodnika A
    [B] do przewodnika B
    [camp1] do obozu 1
    [camp2] do obozu 2
   *[supply] do zasobów
}

## Pieces: guides in Mount Everest, climbers in K2, in the cases that sentences need

piece = { $game ->
    [k2] himalaista { $piece }
   *[mount-everest] przewodnik { $piece }
}
piece-first = { $game ->
    [k2] Himalaista { $piece }
   *[mount-everest] Przewodnik { $piece }
}
of-piece = { $game ->
    [k2] himalaisty { $piece }
   *[mount-everest] przewodnika { $piece }
}
for-piece = { $game ->
    [k2] dla himalaisty { $piece }
   *[mount-everest] dla przewodnika { $piece }
}

## Games, maps, weather sets, limits, variants

game-name-mount-everest = Mount Everest
game-name-k2 = K2
map-name-easy = łatwa strona
map-name-hard = trudna strona
map-name-everest-easy = Everest, łatwa strona
map-name-everest-hard = Everest, trudna strona
weather-name-summer = lato
weather-name-winter = zima
limits-name-strict = trudniejsze limity
limits-name-relaxed = łatwiejsze limity
variant-name-standard = wariant podstawowy
variant-name-family = wariant rodzinny

## Ranks of a game of K2 played alone, the best first

rank-himalayan-climber = himalaista
rank-alpinist = alpinista
rank-tatra-climber = taternik
rank-sailor = żeglarz

## Clients and things

client = { $kind ->
    [mountaineer] alpinista
   *[tourist] turysta
}, poziom { $level }{ $summited ->
    [yes] {""}, zdobył szczyt
   *[no] {""}
}
count-mountaineers = { $count ->
    [one] { $count } alpinista
    [few] { $count } alpinistów
   *[many] { $count } alpinistów
}
count-tourists = { $count ->
    [one] { $count } turysta
    [few] { $count } turystów
   *[many] { $count } turystów
}
thing-bottle = butla z tlenem
thing-tent = namiot
several = { $count } x { $thing }
nothing = nic

## Cards

points-of-way = { $way ->
    [up] { $points ->
        [one] { $points } punkt na ruch w górę
        [few] { $points } punkty na ruch w górę
       *[many] { $points } punktów na ruch w górę
    }
    [down] { $points ->
        [one] { $points } punkt na ruch w dół
        [few] { $points } punkty na ruch w dół
       *[many] { $points } punktów na ruch w dół
    }
   *[any] { $points ->
        [one] { $points } punkt na ruch w dowolną stronę
        [few] { $points } punkty na ruch w dowolną stronę
       *[many] { $points } punktów na ruch w dowolną stronę
    }
}
card-any = ruch { $points }
card-rope = poręczówka { $up } w górę albo { $down } w dół
card-up = poręczówka { $points } w górę
card-down = poręczówka { $points } w dół
card-rest = aklimatyzacja { $points }
card-with-loss = { $card } (klienci tracą { $loss })
card-remainder = { $card } (reszta z: { $printed })

## Icefall and weather

tile-face-down = zakryty kafel lodospadu
tile-cost = lodospad, koszt { $cost }
tile-crevasse = szczelina, nikt tu nie wejdzie
day-fine = pogodnie
day-effect = { $zones }: { $effects }
day-loss = strata { $loss }
day-closed = zakaz ruchu
day-extra-cost = wejście i rozbicie namiotu drożej o { $cost }

## Names of the spaces on the built-in maps, those of Mount Everest first, in the order of the maps

space-base-camp = Baza
space-kala-patthar = Kala Patthar
space-icefall-west-edge = Lodospad, zachodni skraj
space-icefall-the-popcorn = Lodospad, „Popcorn”
space-icefall-the-football-field = Lodospad, „Boisko”
space-icefall-ladders = Lodospad, drabiny
space-icefall-east-edge = Lodospad, wschodni skraj
space-upper-icefall-west-shoulder = Górny lodospad, przy Zachodnim Ramieniu
space-upper-icefall-ice-cliffs = Górny lodospad, lodowe urwiska
space-upper-icefall-seracs = Górny lodospad, seraki
space-upper-icefall-the-ramp = Górny lodospad, rampa
space-upper-icefall-the-maze = Górny lodospad, labirynt
space-upper-icefall-nuptse-wall = Górny lodospad, ściana Nuptse
space-upper-icefall-nuptse-side = Górny lodospad, od strony Nuptse
space-camp-i-west = Obóz I, zachód
space-camp-i-east = Obóz I, wschód
space-western-cwm-north-side = Kocioł Zachodni, strona północna
space-western-cwm-centre = Kocioł Zachodni, środek
space-western-cwm-nuptse-corner = Kocioł Zachodni, przy Nuptse
space-camp-ii = Obóz II
space-advanced-base-camp = Wysunięta baza
space-bergschrund = Szczelina brzeżna
space-foot-of-the-lhotse-face = Pod ścianą Lhotse
space-lhotse-face = Ściana Lhotse
space-camp-iii = Obóz III
space-yellow-band = Żółta Wstęga
space-lhotse-couloir = Kuluar Lhotse
space-geneva-spur = Ostroga Genewczyków
space-camp-iv-south-col = Obóz IV, Przełęcz Południowa
space-south-col-lhotse-side = Przełęcz Południowa, od Lhotse
space-triangular-face = Trójkątna Ściana
space-the-balcony = Balkon
space-southeast-ridge = Grań południowo-wschodnia
space-hillary-step = Uskok Hillary’ego
space-summit = Szczyt
space-camp-i = Obóz I
space-under-nuptse = Pod Nuptse
space-western-cwm = Kocioł Zachodni
space-below-the-face = Pod ścianą
space-lower-snowfield = Dolne pole śnieżne
space-foot-of-the-great-gully = Pod Wielkim Żlebem
space-west-shoulder = Zachodnie Ramię
space-great-central-gully = Wielki Żleb Środkowy
space-ledge-camp = Obóz na półce
space-west-ridge = Grań zachodnia
space-upper-gully = Górny żleb
space-diagonal-ditch = Ukośny Rów
space-rock-band = Bariera skalna
space-hornbein-couloir = Kuluar Hornbeina
space-camp-vi = Obóz VI
space-upper-snowfield = Górne pole śnieżne
space-hornbein-couloir-the-crux = Kuluar Hornbeina, kluczowe miejsce
space-south-summit-gully = Żleb Wierzchołka Południowego
space-yellow-rocks = Żółte skały
space-south-summit = Wierzchołek Południowy
space-top-of-the-west-ridge = Koniec grani zachodniej

space-godwin-austen-glacier = Lodowiec Godwin-Austen
space-moraine-crest = Grzbiet moreny
space-glacier-bend = Zakręt lodowca
space-lower-icefall = Dolny lodospad
space-serac-field = Pole seraków
space-de-filippi-glacier = Lodowiec De Filippi
space-savoia-glacier = Lodowiec Savoia
space-avalanche-cone = Stożek lawinowy
space-cesen-route-foot-of-the-ridge = Droga Česena, pod granią
space-snow-basin = Śnieżny kocioł
space-abruzzi-spur-foot-of-the-rocks = Żebro Abruzzi, pod skałami
space-cesen-route-west-gully = Droga Česena, zachodni żleb
space-cesen-route-camp-i = Droga Česena, obóz I
space-abruzzi-spur-camp-i = Żebro Abruzzi, obóz I
space-cesen-route-camp-ii = Droga Česena, obóz II
space-house-s-chimney = Komin House’a
space-cesen-route-rock-step = Droga Česena, skalny uskok
space-south-face-snowfield = Ściana południowa, pole śnieżne
space-abruzzi-spur-camp-ii = Żebro Abruzzi, obóz II
space-cesen-route-camp-iii = Droga Česena, obóz III
space-cesen-route-upper-ridge = Droga Česena, górna grań
space-black-pyramid = Czarna Piramida
space-shoulder-west-edge = Ramię, zachodni skraj
space-shoulder = Ramię
space-bottleneck = Szyjka Butelki
space-crevasse-field = Pole szczelin
space-ice-cliffs = Lodowe urwiska
space-snow-ramp = Śnieżna rampa
space-negrotto-col = Przełęcz Negrotto
space-south-face-first-snowfield = Ściana południowa, pierwsze pole śnieżne
space-south-face-rock-ribs = Ściana południowa, skalne żebra
space-south-face-camp-i = Ściana południowa, obóz I
space-south-face-great-couloir = Ściana południowa, wielki kuluar
space-south-face-camp-ii = Ściana południowa, obóz II
space-south-face-rock-barrier = Ściana południowa, bariera skalna
space-abruzzi-spur-camp-iii = Żebro Abruzzi, obóz III
space-south-face-exit-gully = Ściana południowa, żleb wyjściowy
space-great-serac = Wielki Serak
