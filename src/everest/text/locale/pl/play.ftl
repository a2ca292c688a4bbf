# The game in the terminal, in Polish. Words that are typed (commands, ids, action names in square
# brackets) are not translated. In rules a round is a "tura"; here, beside the weather, a "dzień".

## Start and end

title = { $game ->
    [k2] K2
   *[mount-everest] Mount Everest
}
welcome = { $players }. Mapa: { $map }; zestaw pogody: { $weather }; dni: { $rounds }. { $game ->
    [k2] Wejdź jak najwyżej i zostań przy życiu; najwyższe flagi, do których dotrą twoi himalaiści, to twoje punkty.
   *[mount-everest] Prowadź klientów na szczyt i z powrotem; kto ginie w górach, kosztuje cię punkty.
}
welcome-back = Gra toczy się dalej. { $players }. Mapa: { $map }; zestaw pogody: { $weather }; dni: { $rounds }.
welcome-chosen = Wybrano dla tej gry: { $chosen }.
welcome-help = Wpisz numer z listy albo słowa w nawiasach kwadratowych. „help” wyjaśnia wszystko, „quit” zapisuje i kończy.
ask-title = Nowa gra
ask-how = Enter przyjmuje odpowiedź w nawiasach kwadratowych.
ask-game = Która gra?
ask-seats = Ilu graczy?
ask-humans = Ile osób gra przy tej klawiaturze?
ask-name = Twoje imię?
ask-name-of = Imię gracza { $number }?
ask-bot = Jacy przeciwnicy?
ask-map = Która strona mapy?
ask-weather = Jaka pogoda?
ask-variant = Jaki wariant (family: każdy gracz ma kartę ratunkową)?
ask-limits = Jakie limity dla pięciu graczy (relaxed: więcej himalaistów na polu)?
ask-number-again = Wpisz liczbę od { $least } do { $most } albo sam Enter.
ask-choice-again = Nie ma takiej odpowiedzi: „{ $given }”. Możliwe: { $known }.
default-name = Gracz
default-name-of = Gracz { $number }
play-bad-language = Nie ma katalogu w języku „{ $given }”; są en, el, ru i pl.
play-unknown-bot = Nie ma bota „{ $bot }”; są { $known }.
play-bad-seats = Gra jest dla { $least } do { $most } graczy, nie dla { $seats }.
play-too-many-players = Wymieniono graczy: { $given }, a miejsc jest { $seats }; podaj mniej albo dodaj miejsc.
play-bad-first = Nie ma miejsca { $first }, które mogłoby zacząć; miejsca mają numery od 0 do { $last }.
play-nothing-to-resume = Nie ma niedokończonej gry w { $folder }; zacznij nową albo podaj plik.
play-already-over = Gra w pliku { $file } jest skończona; obejrzyj ją poleceniem: { $command }
saved = Zapisano w { $file }.
saved-on-leaving = Gra jest zapisana w { $file }.
not-saved = Nikt jeszcze nic nie zrobił, więc nic nie zostało zapisane.
not-asked = Wejście nie jest terminalem: pytań nie ma, przyjęte są zwykłe odpowiedzi.
how-to-resume = Dalszy ciąg: { $command }
no-such-folder = Nic nie zapisano: nie ma folderu { $folder }.
record-saved = Zapis gry jest w { $file }.
record-check = Sprawdzisz go poleceniem: { $command }
final-title = Wyprawa skończona
final-line = { $rank }. { $player }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
final-tie = { $player } i { $others } mają po { $score ->
    [one] { $score } punkcie
    [few] { $score } punkty
   *[many] { $score } punktów
}. { $game ->
    [k2] Pierwszy na szczycie był himalaista, którego prowadzi { $player }, i to rozstrzyga [KE1].
   *[mount-everest] { $player } ma ten wynik od dawna (pionek punktacji stoi dalej w lewo), i to rozstrzyga [E3].
}
final-winner = Zwycięża { $player }!

## The course of the game

hand-over = Przekaż klawiaturę, teraz gra { $player }.
hand-over-prompt = { $player }: Enter, gdy nikt inny nie patrzy.
hand-over-help = Twoje karty pokaże tylko sam Enter. Wpisz quit, żeby zapisać i zakończyć.
hand-over-again = Dalej prowadzi tylko sam Enter albo quit.
thinking = { $player } myśli ...
prompt = { $player }, dzień { $day } >
prompt-cards = { $player }, jeszcze { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} >
heading-cards = { $player }: karty na dzień { $day }
heading-turn = Pogoda dzisiaj (dzień { $day }): { $weather }.
only-choice = Jest tylko jedna możliwość: { $action }.
only-cards = Zagrane: { $cards }.
undone = Cofnięto: { $action }.
nothing-to-undo = Nie ma czego cofnąć: można tylko własne akcje od chwili, gdy ktoś ostatnio dowiedział się czegoś nowego.
no-such-number = Nie ma możliwości { $number }; numery są od 1 do { $last }. Enter pokaże je znowu.
nothing-there = Nie ma teraz nic takiego do zrobienia.
still-folded = Możliwość { $number } nie jest jeszcze pokazana; wpisz „{ $command }”, żeby ją zobaczyć.
ambiguous = „{ $text }” może znaczyć: { $names }{ $more ->
    [0] {""}.
   *[other] {""}; i jeszcze { $more }.
}
not-understood = „{ $text }” to ani akcja, ani polecenie. Wpisz numer, słowa w nawiasach kwadratowych albo „help”.
night-title = Noc: rozliczenie aklimatyzacji
night-line = { $player }, { $holder }: { $fate }

## Tonight

night-space = pole { $change }
night-camp = { $game ->
    [k2] własny namiot { $change }
   *[mount-everest] własny obóz { $change }
}
night-weather = pogoda { $change }
night-nothing = bez zmian
night-of-a-client = { $client } ({ $sum }): { $end ->
    [dies] ZGINIE tej nocy
    [cut] po nocy poziom { $level }, obcięty do maksimum
   *[lives] po nocy poziom { $level }
}
report-of-a-client = { $client } ({ $sum }): { $end ->
    [dies] ŚMIERĆ
    [cut] teraz poziom { $level }, obcięty do maksimum
   *[lives] teraz poziom { $level }
}

## Around the guides

around-guide = Przewodnik { $piece }: { $space }, { $height } m.
around-points = Punkty: { $points }.
around-carries = Niesie: { $things }.
around-camp = Twój { $camp }: { $space }. { $clients ->
    [one] { $clients } klient
    [few] { $clients } klientów
   *[many] { $clients } klientów
}, { $bottles ->
    [one] { $bottles } butla z tlenem
    [few] { $bottles } butle z tlenem
   *[many] { $bottles } butli z tlenem
}.
around-up = w górę: { $spaces }
around-down = w dół: { $spaces }
clients = { $count ->
    [one] { $count } klient
    [few] { $count } klientów
   *[many] { $count } klientów
}
neighbour = { $id } { $kind ->
    [crevasse] szczelina
    [unknown] zakryty lodospad
   *[known] koszt { $cost }
}{ $full ->
    [yes] {""} (pełne)
   *[no] {""}
}
points-none = brak
points-short = { $points } { $way ->
    [up] w górę
    [down] w dół
   *[any] w dowolną stronę
}
tile-of-type = zakryty kafel lodospadu { $type }
status-take = { $alone ->
    [yes] W grze jednoosobowej bierzesz żeton ryzyka każdego dnia: wybierz jeden z odkrytych.
   *[no] Twoja suma ryzyka jest najwyższa: musisz wziąć jeden z odkrytych żetonów.
}
status-risk = Ryzyko do spłacenia przed końcem kolejki: { $points }.
status-passing = { $game ->
    [k2] Himalaista { $piece } stoi na pełnym polu i musi iść dalej.
   *[mount-everest] Przewodnik { $piece } stoi na pełnym polu i musi iść dalej.
}
status-overloaded = Przewodnik niesie za dużo: najpierw go rozładuj.
status-at-tile = Przewodnik { $piece } stoi przed kaflem lodospadu, który kosztuje jeszcze punkt ({ $space }): zapłać albo się wycofaj.
status-rest = Punkty aklimatyzacji do rozdania klientom ({ $holder }): { $points }.

## The choices

menu-group-icefall = Kafel lodospadu
menu-group-raise = Aklimatyzacja
menu-group-cards = Użyj karty
menu-group-A = { $game ->
    [k2] Himalaista A
   *[mount-everest] Przewodnik A
}
menu-group-B = { $game ->
    [k2] Himalaista B
   *[mount-everest] Przewodnik B
}
menu-group-load = Ładowanie i rozładunek (bez kosztu)
menu-group-abandon = Porzucanie na zawsze (klienci giną, namioty i butle przepadają)
menu-group-risk = Spłata ryzyka
menu-group-other = Możliwości
menu-group-turn = Kolejka
menu-folded = { $title }: { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}, widać je po wpisaniu „{ $command }”
menu-use = { $way ->
    [up] { for-holder } w górę
    [down] { for-holder } w dół
   *[only] { for-holder }
}
menu-move = { $way ->
    [up] w górę na pole
    [down] w dół na pole
   *[level] w bok na pole
} { $space }, koszt { $cost }{ $tile }{ $full ->
    [yes] {""}, pełne: trzeba iść dalej
   *[no] {""}
}
dies-at-once = { $clients ->
    [one] ZGINIE { $clients } klient
    [few] ZGINIE { $clients } klientów
   *[many] ZGINIE { $clients } klientów
}: { $points ->
    [0] nie ma punktów do stracenia
    [one] -{ $points } punkt
    [few] -{ $points } punkty
   *[many] -{ $points } punktów
}
menu-pitch = rozbij tu namiot, koszt { $cost }
menu-take = pobierz { $holder ->
    [A] dla przewodnika A
    [B] dla przewodnika B
    [camp1] do obozu 1
   *[camp2] do obozu 2
}
menu-bring = { from-holder } { to-holder }
pick-title = Wybierz { $count } karty. Wpisz ich numery, na przykład 1 2 3:
last-cards = Talia jest pusta: dziś grasz ostatnie trzy karty.
kept-cards = Talia jest pusta: karty, które teraz zatrzymasz ({ $count }), to wszystko, co masz na jutro.
pick-mark = (wybrana)
picked = Wybrane: { $cards }. Suma ryzyka: { $sum }.
unpicked = Już nie wybrana: { $card }.
pick-no-such-number = Wpisz numery kart od 1 do { $last }.
pick-twice = Ta karta jest już wybrana; wybierz inną.
pick-too-many = To za dużo kart; wybierz razem { $count }.

## Hints and cautions

hint-cards = Wskazówka: punkty prowadzą przewodników; ale najwyższa suma ze wszystkich oznacza żeton ryzyka.
hint-risk = Wskazówka: żeton spłaca się w swojej kolejce punktami albo poziomem klientów. Zero nic nie kosztuje.
hint-tile = Wskazówka: zapłać, żeby wejść, użyj następnej karty na opłatę albo się wycofaj.
hint-settle = Wskazówka: spłać ryzyko, zanim wydasz ostatnie punkty.
hint-settle-level = Wskazówka: nie ma już punktów ruchu ani kart, więc każdy punkt ryzyka kosztuje poziom.
hint-raise = Wskazówka: daj punkty klientom, którzy zginęliby tej nocy albo mają iść wysoko.
hint-load = Wskazówka: najpierw załaduj. Przewodnik zabiera 4 klientów albo namiot i 1 klienta. Potem użyj kart i ruszaj.
hint-move = Wskazówka: rusz przewodnika, który ma punkty. Droga w górę kosztuje, a powrót też będzie kosztował.
hint-use = Wskazówka: użyj karty dla przewodnika, potem go rusz.
hint-end = Wskazówka: nie ma już nic do użycia. Sprawdź poziomy po nocy i zakończ kolejkę.
hint-way-down = { $game ->
    [k2] Wskazówka: himalaista { $piece } traci tu poziomy. Punkty w dół do najbliższego pola, na którym tej nocy nie straci żadnego: { $points }, { $space }.
   *[mount-everest] Wskazówka: przewodnik { $piece } jest wysoko z klientami. Punkty na zejście do najbliższego pola, na którym nikt nie traci tej nocy poziomu: { $points }, { $space }.
}
hint-acclimatize = { $game ->
    [k2] Wskazówka: karta aklimatyzacji podniesie poziom przed nocą: { $holder }.
   *[mount-everest] Wskazówka: karta aklimatyzacji podniesie poziomy klientów przed nocą. Potrzebują jej tutaj: { $holder }.
}
hint-survive = { $game ->
    [k2] Wskazówka: himalaista { $piece } zginie tu tej nocy. Punkty na zejście do najbliższego pola, na którym przeżyje noc: { $points }, { $space }.
   *[mount-everest] Wskazówka: klienci przewodnika { $piece } zginą tu tej nocy. Punkty na zejście do najbliższego pola, na którym wszyscy przeżyją noc: { $points }, { $space }.
}
hint-summit = { $game ->
    [k2] Wskazówka: himalaista { $piece } może dziś wejść na szczyt. Punkty na podejście stąd: { $points }.
   *[mount-everest] Wskazówka: przewodnik { $piece } może dziś wejść na szczyt. Punkty na podejście stąd: { $points }.
}
hint-fetch = Wskazówka: w twoim obozie klienci zginą tej nocy ({ $space }). Przewodnik, który tam przyjdzie, może ich sprowadzić.
hint-camp = Wskazówka: tam, gdzie stoi przewodnik { $piece }, jego namiot może stać się obozem (punkty ruchu: { $points }): klienci na tym polu zyskują co noc poziom.
hint-oxygen = Wskazówka: butla w twoim obozie daje karty aklimatyzacji, ale tylko przed wyborem kart (help oxygen).
caution-dying = Tej nocy zginie klient: { $clients }.
caution-rest = Nierozdane punkty aklimatyzacji: { $points }.
caution-no-card = Żadna z twoich kart nie została użyta, a z końcem kolejki przepadają.
caution-cards = Nieużyte karty: { $cards }.
caution-points = Niewykorzystane punkty ruchu: { $points }.
caution-deaths = To zabija od razu: { $deaths }.
caution-any-again = Żeby mimo to tak zrobić, wpisz to jeszcze raz.
caution-again = Żeby mimo to zakończyć kolejkę, wpisz end jeszcze raz.

## The map

map-title = Mapa ({ $map }), od szczytu w dół
map-legend = { $game ->
    [k2] id, nazwa, wysokość, dzisiejszy koszt wejścia, zmiana poziomów w nocy; flaga; w górę i w dół: dokąd prowadzi
   *[mount-everest] id, nazwa, wysokość, koszt wejścia, zmiana poziomów w nocy; w górę i w dół: dokąd prowadzi
}
map-zone = { $zone }: na polu najwyżej tylu przewodników: { $limit }, u przewodnika najwyżej tyle butli: { $bottles }. Dziś: { $loss ->
    [0] { $closed ->
        [yes] ZAKAZ RUCHU
       *[no] pogodnie
    }
   *[other] klienci tracą { $loss }{ $closed ->
        [yes] {""}, ZAKAZ RUCHU
       *[no] {""}
    }
}
map-height = { $height } m
map-cost = koszt { $cost }
map-night = noc { $change }
map-up = w górę { $spaces }
map-down = w dół { $spaces }
map-guide = { $player } { $piece }
map-camp = { $player }, { $camp }: { $things }
map-here = tutaj: { $things }

## Weather, table, hands

weather-title = Prognoza
weather-today = dzień { $day } (dzisiaj): { $effect }
weather-later = dzień { $day }: { $effect }
weather-unknown = po dniu { $day }, do dnia { $rounds }: jeszcze nieznana
table-title = Stół, dzień { $day }
scores = Wyniki: { $scores }
scores-tie-order = { $game ->
    [k2] Z graczy o równym wyniku wyżej jest ten, czyj himalaista pierwszy dotarł na szczyt; inaczej jest remis.
   *[mount-everest] Kto z graczy o równym wyniku jest wymieniony wcześniej, miał go wcześniej i wygrywa remis.
}
player-head = { $player }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}; namioty pozostałe w bazie: { $tents }{ $first ->
    [yes] {""}; dziś gracz rozpoczynający
   *[no] {""}
}
player-guide = przewodnik { $piece }: { $space }. Niesie: { $things }.
player-shown = dzisiejsze karty: { $cards }; suma ryzyka { $sum }
player-cards = kart na ręce: { $hand }, w talii głównej: { $deck }, w talii aklimatyzacji: { $reserve }
player-pile = zagrane wcześniej: { $cards }
risk-open = Odkryte żetony ryzyka: { $values }; zakrytych: { $hidden }.
risk-taken = Dzisiejszy żeton ryzyka: { $player }, { $value }.
hand-title = Karty gracza { $player }
hand-cards = na ręce: { $cards }
hand-chosen = zagrane dziś: { $cards }; suma ryzyka { $sum }
hand-unused = jeszcze nieużyte: { $cards }
hand-deck = { $game ->
    [k2] jeszcze w talii, kolejność nieznana: { $cards }
   *[mount-everest] jeszcze w talii głównej, kolejność nieznana: { $cards }
}
hand-reserve = w talii aklimatyzacji: { $cards }
hand-reserve-top = znane na jej wierzchu: { $cards }
hand-reserve-bottom = znane na jej spodzie: { $cards }
hand-removed = usunięte z gry: { $cards }

## Help

help-input = Wpisz numer możliwości albo jej słowa w nawiasach kwadratowych. Słowa można skracać, dopóki pasuje tylko jedna możliwość: { $game ->
    [k2] „m a s03” to „move A to s03”
   *[mount-everest] „m a i3” to „move A to i3”
}. Sam Enter pokazuje możliwości znowu. Polecenia:
help-topics = Więcej: help i jeden z tematów { $topics }.
help-unknown = Nie ma pomocy na temat „{ $topic }”; jest o { $known }.
command-undo = cofnij swoją ostatnią akcję, jeśli nikt się z niej niczego nie dowiedział
command-look = { $game ->
    [k2] pokaż znowu swoich himalaistów i możliwości (albo sam Enter)
   *[mount-everest] pokaż znowu swoich przewodników i możliwości (albo sam Enter)
}
command-map = cała mapa
command-weather = prognoza pogody, o ile jest znana
command-hands = twoje karty (także: cards)
command-table = { $game ->
    [k2] wszystko, co jawne: wyniki, himalaiści, namioty, odkryte karty, żetony ryzyka
   *[mount-everest] wszystko, co jawne: wyniki, przewodnicy, obozy, odkryte karty, żetony ryzyka
}
command-log = co się ostatnio stało; log all: wszystko
command-load = możliwości ładowania, gdy lista jest zwinięta
command-help = ta lista; help TEMAT wyjaśnia temat
command-rules = { $game ->
    [k2] sekcje zasad; rules KM: sekcja; rules KM1: punkt
   *[mount-everest] rozdziały zasad; rules M: rozdział; rules M4: punkt
}
command-save = zapisz teraz; save PLIK: do tego pliku
command-quit = zapisz i zakończ; dalszy ciąg przez { $command }
help-start = Prowadzisz z bazy dwóch przewodników, A i B. Zabierz w bazie klientów: alpinista daje 2 punkty na szczycie i 2 po powrocie, turysta 3 i 3, ale gorzej znosi wysokość. Każdego dnia wybierasz trzy karty i w swojej kolejce używasz ich do ruchu. W nocy wysokość odbiera klientom poziomy; na poziomie 0 klient ginie, a ty tracisz 3 lub 4 punkty. Obozy i karty aklimatyzacji utrzymują klientów przy życiu.
help-turn = W swojej kolejce używaj kart, ruszaj się, rozbijaj namioty, ładuj i aklimatyzuj w dowolnym porządku, tyle razy, na ile starczy kart i punktów. Punkty należą do przewodnika, dla którego użyto karty. Na koniec wpisz end. Co niewykorzystane, przepada.
help-cards = Karta ruchu daje punkty jednemu przewodnikowi, w dowolną stronę. Poręczówka daje albo wartość w górę, albo wartość w dół. Karta aklimatyzacji daje poziomy klientom przy jednym przewodniku lub w jednym obozie. Niektóre karty odbierają klientom przewodnika poziom. Każdej karty używa się raz. Zaczynasz z sześcioma kartami, codziennie grasz trzy i dobierasz trzy, ale po dniach 5, 11 i 17 nic: talia jest pusta, i w dniach 6, 12 i 18 grasz te trzy karty, które zostały. Po dniach 6 i 12 wszystkie karty są tasowane i dobierasz sześć.
help-load = Ładowanie nic nie kosztuje i odbywa się w twojej kolejce między tym, co jest na tym samym polu. Plansza przewodnika ma cztery rzędy: klient zajmuje 1, namiot 3, pierwsza butla 2, każda następna 1, butla obok namiotu 1. Czyli: 4 klientów; albo butla i 2 klientów; albo namiot i 1 klient. Tego, co przewodnik dostał w jednym ciągu ładowania, nie może w tym samym ciągu oddać.
help-moving = Krok kosztuje tyle, ile wynosi liczba pola, na które się wchodzi. Zakryty kafel lodospadu odkrywa się za 1 punkt: koszt 1 wpuszcza, koszt 2 wymaga jeszcze punktu albo wycofania, szczelina odsyła na dobre. Przez pełne pole można przejść, ale nie można na nim zostać. Zakaz ruchu znaczy: nikt nie wchodzi do strefy ani z niej nie wychodzi.
help-night = Każdej nocy poziom każdego klienta zmienia się o liczbę jego pola, plus 1, jeśli stoi tam twój obóz, minus strata od pogody w tej strefie. Poniżej 1 klient ginie. Potem alpinistów obcina się do poziomu 4, turystów do 3. Wiersz pod przewodnikiem pokazuje poziom po nocy.
help-risk = Kto ma na trzech kartach najwyższą sumę punktów ruchu, bierze żeton ryzyka; przy remisie nikt. Punkty żetonu spłaca się w swojej kolejce: punktem karty lub przewodnika, punktem aklimatyzacji albo poziomem każdego klienta przewodnika, dla którego użyto karty. Z poręczówki liczy się wartość w górę.
help-oxygen = Butlę leżącą w twoim obozie powyżej 6000 m możesz zużyć przed wyborem kart: dobierz od 1 do 3 kart talii aklimatyzacji, zależnie od wysokości obozu, zatrzymaj jedną na ręce, resztę odłóż i usuń z gry jedną kartę z ręki.
help-scoring = Zaczynasz z 5 punktami. Na szczycie każdy klient daje 2 (alpinista) lub 3 (turysta) i tyle samo po powrocie do bazy. Martwy lub porzucony klient kosztuje 3 lub 4. Wynik nie spada poniżej 1. Po dniu 18 wygrywa najwyższy wynik; przy remisie ten, kto miał go wcześniej. W tej kolejności wymieniane są wyniki: przy równych prowadzi wymieniony wcześniej.
help-notation = Słowa w nawiasach kwadratowych to zapis, którego używają pliki gry: play any2; use rope1/3 for A up; move A to i3; pitch A; give mountaineer-1 from supply to A; abandon bottle of A; raise tourist-2 of camp1; settle with card any2; end. Słowa for, to, from, of i with można pominąć.
rules-how = { $game ->
    [k2] Wpisz rules i dwie litery sekcji albo rules i punkt, na przykład KM1. Wiele innych rzeczy jest jak w Mount Everest, którego punkty mają jedną literę, na przykład M4.
   *[mount-everest] Wpisz rules i literę rozdziału albo rules i punkt, na przykład M4.
}
rules-unknown = W zasadach nie ma „{ $label }”; wpisz rules, żeby zobaczyć rozdziały.
