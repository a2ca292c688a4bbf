# What can be wrong with the data files of a game, in Polish. The English catalogue explains the
# arguments. TOML keys and symbols are not translated.

fault-place = { $place ->
    [file] { $file }
    [key] { $file }, { $entry }
    [table] { $file }, [{ $table }]
   *[entry] { $file }, [{ $table }], { $entry }
}

fault-type-expected = { $expected ->
    [integer] liczba całkowita
    [number] liczba
    [text] tekst w cudzysłowie
    [boolean] true albo false
    [list] lista w nawiasach kwadratowych
   *[table] tabela
}

fault-type-found = { $found ->
    [integer] liczba całkowita
    [number] liczba ułamkowa
    [text] tekst
    [boolean] true albo false
    [list] lista
    [date] data lub godzina
   *[table] tabela
}

## Folders and files

fault-not-a-directory = { fault-place }: to nie jest folder; podaj ścieżkę do folderu.
fault-no-rules-files = { fault-place }: w tym folderze nie ma plików danych; powinien zawierać co najmniej jeden z plików { $known }.
fault-no-such-map = { fault-place }: nie ma mapy „{ $found }”; dostępne mapy: { $known }.
fault-no-such-weather = { fault-place }: nie ma zestawu pogody „{ $found }”; dostępne zestawy: { $known }.
fault-misplaced-file = { fault-place }: nic nie czyta tego pliku; czytane są pliki { $known }.
fault-bad-file-name = { fault-place }: „{ $found }” nie może być nazwą mapy ani zestawu pogody; dozwolone są małe litery od a do z, cyfry i łączniki, lecz nie łącznik na początku, oraz końcówka .toml.
fault-reserved-name = { fault-place }: nazwy zaczynające się od „{ $prefix }” są zarezerwowane dla stron Everestu; nazwij plik inaczej.
fault-file-exists = { fault-place }: ten plik już istnieje i nie zostanie nadpisany; wybierz pusty folder.
fault-unreadable-file = { fault-place }: pliku nie da się odczytać ({ $reason }); ma to być plik, który wolno ci czytać.
fault-not-utf8 = { fault-place }: wiersz { $line } nie jest tekstem w UTF-8; zapisz plik w tym kodowaniu.
fault-toml-syntax = { fault-place }: wiersz { $line }, kolumna { $column } to nie jest poprawny TOML ({ $reason }); popraw to tam lub tuż przedtem.

## The shape of a file

fault-missing-table = { fault-place }: brakuje tej tabeli; dodaj ją.
fault-missing-key = { fault-place }: brakuje tego klucza; dodaj go wraz z wartością.
fault-unknown-table = { fault-place }: nie ma tabeli o tej nazwie; mogą tu być: { $known }.
fault-unknown-key = { fault-place }: nie ma klucza o tej nazwie; mogą tu być: { $known }.
fault-wrong-type = { fault-place }: jest tu { fault-type-found }, a potrzebna wartość to { fault-type-expected }.
fault-wrong-length = { fault-place }: długość tej listy to { $found }, a powinna wynosić { $expected }.
fault-not-a-choice = { fault-place }: „{ $found }” tu nie pasuje; wybierz jedno z: { $choices }.

## Single values

fault-blank-text = { fault-place }: ten tekst jest pusty; wpisz coś.
fault-bad-id = { fault-place }: „{ $found }” nie może być identyfikatorem; dozwolone są małe litery od a do z, cyfry i łączniki, lecz nie łącznik na początku.
fault-out-of-range = { fault-place }: wartość to { $found }, a powinna wynosić od { $least } do { $most }.
fault-wrong-number = { fault-place }: wartość to { $found }, a musi wynosić { $expected }.
fault-duplicate-id = { fault-place }: identyfikator „{ $found }” ma już wpis { $first }; nadaj temu wpisowi inny.
fault-duplicate-entry = { fault-place }: to samo mówi wpis { $first }; zrób z obu jeden i dodaj ich liczby.

## Numbers that have to agree

fault-more-than-allowed = { fault-place }: wartość to { $found }, a powinna wynosić najwyżej { $most }, czyli wartość { $key }.
fault-not-a-multiple = { fault-place }: wartość to { $found }, a powinna być wielokrotnością { $divisor }, czyli wartości { $key }.
fault-wrong-rounds = { fault-place }: wartość to { $found }, a powinna wynosić { $expected }, po jednej turze na dzień (weather_tiles = { $tiles }, days_per_tile = { $days }).
fault-wrong-card-count = { fault-place }: liczba kart to { $found }, a powinna wynosić { $expected }, jak podaje { $key } w rules.toml.
fault-wrong-icefall-count = { fault-place }: liczba kafli lodospadu typu { $type } to { $found }, a powinna wynosić { $expected }, jak podaje counts.icefall_tiles w rules.toml.
fault-wrong-tile-count = { fault-place }: liczba kafli pogody to { $found }, a powinna wynosić { $expected }, jak podaje counts.weather_tiles w rules.toml.
fault-wrong-day-count = { fault-place }: liczba dni to { $found }, a powinna wynosić { $expected }, jak podaje counts.days_per_tile w rules.toml.
fault-too-few-risk-tokens = { fault-place }: liczba żetonów ryzyka to { $found }, a powinna wynosić co najmniej { $needed }, żeby ich starczyło (rounds = { $rounds }, open_risk_tokens = { $open }).

## Cards, icefall tiles, days

fault-card-kind = { fault-place }: karta ruchu powinna mieć albo samo „any”, albo razem „up” i „down”.
fault-card-without-points = { fault-place }: ta karta nie ma punktów; daj jej co najmniej jeden.
fault-icefall-tile-kind = { fault-place }: kafel lodospadu powinien mieć albo „cost”, albo „crevasse = true”, lecz nie oba naraz.
fault-duplicate-zone = { fault-place }: strefa { $found } jest wymieniona dwa razy; podaj każdą strefę raz.
fault-day-without-effect = { fault-place }: ten dzień obejmuje strefy, ale nic w nich nie robi; podaj jego skutek ({ $keys }) albo zostaw puste „zones”.
fault-day-without-zones = { fault-place }: ten dzień ma skutek, ale nie obejmuje żadnej strefy; wymień jego strefy albo usuń skutek ({ $keys }).

## Ranks of games played alone

fault-duplicate-ranks = { fault-place }: dla tej mapy i tego zestawu pogody jest już wpis { $first }; usuń jeden z dwóch.

## Maps

fault-unknown-space = { fault-place }: na mapie nie ma pola „{ $found }”; podaj identyfikator jednego z jej pól.
fault-self-connection = { fault-place }: pole jest połączone samo ze sobą; podawaj tylko inne pola.
fault-duplicate-connection = { fault-place }: „{ $found }” jest wymienione dwa razy; podaj każde sąsiednie pole raz.
fault-downhill-connection = { fault-place }: dolny koniec „{ $lower }” leży wyżej ({ $lower_altitude } m) niż to pole ({ $altitude } m); zapisz połączenie przy wyższym polu.
fault-uneven-connection = { fault-place }: „{ $other }” ({ $other_altitude } m) nie leży na wysokości tego pola ({ $altitude } m); zapisz połączenie w „below” wyższego pola.
fault-connection-loop = { fault-place }: połączenia między { $spaces } prowadzą w górę w kółko; usuń lub odwróć jedno z nich.
fault-wrong-zone = { fault-place }: strefa to { $found }, a na wysokości { $altitude } m powinna to być { $expected }.
fault-start-is-summit = { fault-place }: szczyt jest zarazem polem startu; podaj inne pole.
fault-start-zone = { fault-place }: start leży w strefie { $found }, a powinien leżeć w strefie 0.
fault-start-not-lowest = { fault-place }: pod startem leżą pola, a nie powinno być żadnego (below = []).
fault-second-start = { fault-place }: pod tym polem nic nie leży, a tak może być tylko przy starcie „{ $start }”; wymień sąsiednie pola pod nim.
fault-unreachable-space = { fault-place }: żadna droga w górę z „{ $start }” tu nie prowadzi; połącz to pole lub jedno z pól pod nim.
fault-unreachable-summit = { fault-place }: żadna droga w górę nie prowadzi z „{ $start }” na szczyt; połącz je.
fault-cut-off-space = { fault-place }: żadna droga z „{ $start }” tu nie prowadzi; połącz to pole z innymi.
fault-flag-below-start = { fault-place }: liczba na fladze to { $found }, a nie powinna być mniejsza niż { $start }, liczba na fladze startu.
fault-flag-not-below-summit = { fault-place }: liczba na fladze to { $found }, a powinna być mniejsza niż { $summit }, liczba na fladze szczytu.
fault-icefall-at-end = { fault-place }: na starcie ani na szczycie nie może leżeć kafel lodospadu; usuń „icefall”.
fault-too-many-icefall-spaces = { fault-place }: liczba pól lodospadu typu { $type } to { $found }, a powinna wynosić najwyżej { $most }, tyle ile jest takich kafli.
fault-crevasses-cut-off = { fault-place }: szczeliny na { $spaces } nie zostawiłyby drogi ze startu na szczyt; dodaj obejście.
fault-too-many-arrangements = { fault-place }: układów szczelin jest za dużo, by sprawdzić wszystkie (ponad { $most } kroków); zmniejsz liczbę pól lodospadu, szczelin lub połączeń.
