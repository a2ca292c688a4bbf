# What can be wrong with a record file: `record-CODE`; and with the choices at the start of a game.
# The name of the file and the number of the line are put in front where they are not in the text.

record-line = wiersz { $line }: { $text }

## Files

record-no-such-file = Nie ma pliku { $file }; sprawdź nazwę.
record-is-a-directory = { $file } to folder; podaj plik w nim.
record-no-permission = Nie wolno ci czytać pliku { $file }; podaj inny.
record-unreadable = Nie da się odczytać pliku { $file } ({ $reason }); podaj inny.
record-too-large = Plik { $file } jest za duży na zapis gry (ponad { $most } MB); podaj zapis gry.
record-not-utf8 = To nie jest tekst w UTF-8, a więc i nie zapis gry; podaj zapis albo zapisz go w tym kodowaniu.
record-cannot-write = Nie da się zapisać gry w { $file } ({ $reason }); wybierz miejsce, w którym wolno ci pisać.

## The head

record-not-a-record = To nie jest zapis gry; jego pierwszy wiersz to „{ $format }”.
record-other-version = Zapis ma wersję formatu { $version }, a ten program czyta wersję { $known }.
record-unknown-key = W nagłówku nie ma wierszy „{ $key }”; mogą tu być: { $known }.
record-repeated-key = Wiersz „{ $key }” jest już w nagłówku; usuń jeden z dwóch.
record-missing-key = W nagłówku brakuje wiersza „{ $key }” z wartością; dodaj go przed pierwszym pustym wierszem.
record-bad-name = Tu powinny stać miejsce i imię, jak w „name 0 Ann”, a nie „{ $value }”.
record-bad-seats = Liczba miejsc to „{ $value }”, a powinna być jedną z { $known }.
record-wrong-names = Każde miejsce potrzebuje jednego wiersza z imieniem, od „name 0 ...” do „name { $last } ...”.
record-bad-first-seat = Miejsce wybrane, żeby zacząć, powinno być liczbą od 0 do { $last }, a nie „{ $value }”.
record-bad-result = Wynik powinien mieć po jednej liczbie na miejsce (miejsc: { $seats }), jak w „result 14 9”.
record-bad-plies = Liczba akcji powinna być liczbą całkowitą, a nie „{ $value }”.
record-bad-mask = Zapis zasłania się dla miejsca od 0 do { $last } albo dla widza („spectator”), a nie dla „{ $value }”.
record-masked-plies = Zasłonięty zapis nie podaje liczby akcji; usuń ten wiersz albo użyj zapisu zrobionego przez everest mask.
record-bad-commitment = Zobowiązanie to 64 cyfry szesnastkowe, a nie „{ $value }”.
record-bad-seed = Ziarno ma tylko litery łacińskie i cyfry, a „{ $value }” nim nie jest.
record-masked-seed = Zasłonięty zapis nie podaje ziarna, z którego wynika wszystko, co zasłonięte; usuń ten wiersz albo użyj zapisu zrobionego przez everest mask.
record-no-such-game = Nie ma gry „{ $value }”; są { $known }.
record-no-such-map = Nie ma mapy „{ $value }”; są { $known }. Jeśli mapa jest własna, podaj jej folder w --rules-dir.
record-no-such-weather = Nie ma zestawu pogody „{ $value }”; są { $known }. Jeśli zestaw jest własny, podaj jego folder w --rules-dir.
record-no-such-limits = Nie ma limitów „{ $value }” w tej grze dla tylu graczy na tej mapie; są { $known }.
record-no-such-variant = Nie ma wariantu „{ $value }” tej gry; są { $known }.
record-other-ruleset = Grę zapisano według innych zasad ({ $ruleset }, { $digest }...) niż te, które są pod ręką ({ $have_ruleset }, { $have_digest }...); podaj folder jej zasad w --rules-dir.

## The actions

record-bad-line = Tu powinny stać miejsce albo „*” i akcja, jak w „0 play any2”, a nie „{ $text }”.
record-no-such-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
record-hidden-action = Akcja jest zasłonięta („{ $text }”), choć nagłówek nie mówi, że zapis jest zasłonięty.
record-masked = Zapis jest zasłonięty ({ $seat ->
    [spectator] dla widza
   *[other] dla miejsca { $seat }
}), więc nie da się odtworzyć gry; użyj pełnego zapisu.
record-not-masked = Zapis powinien być zasłonięty ({ $seat ->
    [spectator] dla widza
   *[other] dla miejsca { $seat }
}), a „{ $text }” nie powinno być tam znane; zasłoń pełny zapis jeszcze raz.
record-not-for-chance = Los nie ma tu nic do zrobienia, więc „{ $text }” jest niezgodne z zasadami; teraz działa gracz.
record-unknown-action = Nie ma akcji „{ $text }”{ $nearest ->
    [none] ; możliwe akcje wylicza everest legal.
   *[other] {""}; może chodzi o „{ $nearest }”.
}
record-illegal-action = Akcja „{ $text }” jest tu niezgodna z zasadami.

## The end

record-result-too-early = Nagłówek podaje wynik, ale po ostatniej akcji jest dopiero dzień { $round }; dodaj to, czego brakuje, albo usuń wynik.
record-wrong-plies = Według nagłówka akcji jest { $stated }, a jest ich { $right }; jakiś wiersz przepadł albo przybył.
record-wrong-first-seat = Według nagłówka zacząć miało miejsce { $stated }, a zaczęło miejsce { $right }.
record-wrong-result = Nagłówek podaje wynik { $stated }, a według zasad to { $right }.

## Choices at the start of a game

choice-game = Nie ma gry „{ $given }”; są { $known }.
choice-seats = { $given } nie pasuje; liczba graczy to jedna z { $known }.
choice-limits = Nie ma limitów „{ $given }” w tej grze dla tylu graczy na tej mapie; wybierz spośród { $known }.
choice-variant = Nie ma wariantu „{ $given }” tej gry; wybierz spośród { $known }.
