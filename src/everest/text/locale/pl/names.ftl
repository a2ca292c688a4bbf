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
    [A] przewodnik A
    [B] przewodnik B
    [camp1] obóz 1
    [camp2] obóz 2
   *[supply] zasoby
}
for-holder = { $holder ->
    [A] dla przewodnika A
    [B] dla przewodnika B
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

## Maps and weather sets

map-name-easy = łatwa strona
map-name-hard = trudna strona
weather-name-summer = lato
weather-name-winter = zima

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
day-effect = { $zones }: { $loss ->
    [0] zakaz ruchu
   *[other] strata { $loss }{ $closed ->
        [yes] {""}, zakaz ruchu
       *[no] {""}
    }
}

## Names of the spaces on the built-in maps, in the order of the maps

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
