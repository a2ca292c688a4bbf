# Strony wokół stołu w przeglądarce: strona główna, nowa gra, dołączanie, zasady, ustawienia.

## The first page

web-pages-lead = Wprowadź swoich ludzi na najwyższe góry świata i sprowadź ich żywych na dół. Dwie gry planszowe o wysokości, rzadkim powietrzu i pogodzie, do zagrania w przeglądarce.
web-pages-play-now = Graj teraz
web-pages-play-now-what = Mount Everest przeciw dwóm graczom komputerowym
web-pages-learn = Naucz się, wchodząc
web-pages-ways = Jak grać
web-pages-way = { $way ->
    [friends] Graj ze znajomymi
    [pass] Na jednym urządzeniu
    [sister] K2
    [alone] K2 w pojedynkę
    [bots] Przeciw komputerowi
   *[new] Nowa gra
}
web-pages-way-what = { $way ->
    [friends] Wyślij link; każdy gra na swoim urządzeniu.
    [pass] Grajcie po kolei przy tym ekranie; nikt nie widzi cudzych kart.
    [sister] Siostrzana gra, od razu: dwóch himalaistów, jak najwyżej.
    [alone] Tylko ty i góra. Jaki stopień osiągniesz?
   *[bots] Wybierz mapę, pogodę i przeciwników.
}
web-pages-what-it-is = Co to za gra
web-pages-sentence-1 = Prowadzisz dwóch przewodników, którzy zabierają alpinistów i turystów z bazy na szczyt i bezpiecznie z powrotem: jedno i drugie daje punkty zwycięstwa.
web-pages-sentence-2 = Każdego dnia wszyscy potajemnie wybierają po trzy karty; dzięki nim przewodnicy się wspinają, rozbijają namioty i aklimatyzują klientów.
web-pages-sentence-3 = Każdej nocy wysokość i pogoda odbierają siły; komu ich zabraknie, ten ginie, a to kosztuje punkty zwycięstwa.
web-pages-sentence-4 = Namioty chronią, tlen daje lepsze karty, a poniżej obozu I lodospad kryje szczeliny.
web-pages-sentence-5 = Po 18 dniach wygrywa najwyższy wynik.
web-pages-all-rules = Przeczytaj wszystkie zasady
web-pages-credits = Autorem gier Mount Everest (2013) i K2 (2010) jest Adam Kałuża, a wydawcą Rebel. Jeśli ci się podobają, kup je.
web-pages-unofficial = To nieoficjalne dzieło fanów, niestworzone ani niepopierane przez nich, bez ich tekstów i grafik. Liczby na mapach Everestu, jego kartach i kaflach pogody są rekonstrukcją.

## Matches in lists

web-pages-my-matches = Moje gry
web-pages-listed = Otwarte dla wszystkich
web-pages-against = Przeciwnicy: { $names }
web-pages-with = Grają: { $names }
web-pages-open-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
web-pages-state = { $state ->
    [waits] Twój ruch
    [others] Grają inni
    [open] Czeka na graczy
    [watch] W toku
   *[over] Zakończona
}
web-pages-day = Dzień { $day }
web-pages-go = { $action ->
    [continue] Graj dalej
    [table] Do stołu
    [join] Dołącz
    [watch] Patrz
   *[see] Obejrzyj
}
web-pages-remove = Usuń
web-pages-remove-title = Opuścić tę grę?
web-pages-remove-what = Gra jeszcze trwa, a klucz do twojego miejsca jest tylko na tym urządzeniu. Jeśli usuniesz grę z listy, nie wrócisz na swoje miejsce.
web-pages-dead = { $count ->
    [one] { $count } gry nie da się już stąd otworzyć: nie ma jej na tym serwerze albo gospodarz zwolnił miejsce.
    [few] { $count } gier nie da się już stąd otworzyć: nie ma ich na tym serwerze albo gospodarze zwolnili miejsca.
   *[many] { $count } gier nie da się już stąd otworzyć: nie ma ich na tym serwerze albo gospodarze zwolnili miejsca.
}
web-pages-dead-remove = Usuń z listy
web-pages-show-all = { $count ->
    [one] Pokaż jedyną grę
    [few] Pokaż wszystkie { $count } gry
   *[many] Pokaż wszystkie { $count } gier
}

## A new match

web-pages-new-title = { $mode ->
    [friends] Graj ze znajomymi
    [pass] Na jednym urządzeniu
    [alone] K2 w pojedynkę
   *[bots] Przeciw komputerowi
}
web-pages-start = { $mode ->
    [friends] Utwórz grę
   *[other] Zacznij
}
web-pages-game = Gra
web-pages-game-what = { $game ->
    [k2] Dwóch himalaistów, każdy jak najwyżej
   *[mount-everest] Przewodnicy prowadzą klientów w górę i do domu
}
web-pages-map = Mapa
web-pages-weather = Pogoda
web-pages-weather-what = { $weather ->
    [summer] Łagodniejsza: zdarzają się pogodne dni
    [winter] Ostrzejsza: burze zabierają więcej
   *[other] Twój własny zestaw
}
web-pages-seats = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[many] { $count } graczy
}
web-pages-seat = Miejsce { $number }
web-pages-seat-who = Kto siedzi na miejscu { $number }?
web-pages-seat-mine = Przy tym urządzeniu
web-pages-seat-open = Wolne: dołączy znajomy
web-pages-seat-name = { $kind ->
    [open] Dla kogo jest miejsce { $number }?
   *[mine] Imię na miejscu { $number }
}
web-pages-seat-for-anybody = Ktokolwiek lub imię
web-pages-add-seat = Dodaj gracza
web-pages-remove-seat = Usuń miejsce { $number }
web-pages-friends-how = Po utworzeniu gry dostaniesz link do wysłania. Gra zacznie się, gdy wszyscy dołączą.
web-pages-bot = { $bot ->
    [greedy] Komputer, doświadczony
    [random] Komputer, gra losowo
   *[other] Komputer, { $bot }
}
web-pages-bot-name = { $number ->
    [1] Dawa
    [2] Pasang
    [3] Mingma
    [4] Lhakpa
   *[5] Nima
}
web-pages-player-name = Gracz { $number }
web-pages-fault = { $fault ->
    [seats] W tylu graczy nie da się grać w tę grę.
   *[nobody] Musi grać przynajmniej jeden człowiek.
}
web-pages-more = Więcej: kto zaczyna, cofanie, zegar …
web-pages-variant = Wariant
web-pages-variant-what = W wariancie rodzinnym każdy ma kartę ratunkową.
web-pages-limits = Ilu mieści się na polu
web-pages-limits-what = Łatwiejsze limity zostawiają wysoko więcej miejsca.
web-pages-first = Kto zaczyna
web-pages-first-drawn = Rozstrzygnie los
web-pages-take-back = Cofanie ruchów
web-pages-take-back-how = { $how ->
    [turn] Dopóki nie ujawniono niczego nowego
    [consent] Także później, za zgodą innych
   *[never] Nigdy
}
web-pages-clock = Zegar
web-pages-clock-none = Bez zegara
web-pages-clock-kind = { $kind ->
    [reminder] Przypomnienie po upływie: { $time }
   *[total] { $time } na całą grę
}
web-pages-clock-what = Gdy czas na całą grę się skończy, dalej gra komputer.
web-pages-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
web-pages-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
web-pages-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
}
web-pages-tick = { $what ->
    [chat] Gracze mogą rozmawiać
    [spectators] Inni mogą patrzeć
   *[listed] Pokaż grę wszystkim na stronie głównej
}

## Joining a match, and passing the device

web-pages-join-title = Zagraj w { $game }
web-pages-join-by = { $host } zaprasza cię do gry { $game }
web-pages-join-seats = Przy stole
web-pages-join-free = Wolne dla ciebie
web-pages-join-kept = Czeka na osobę: { $name }
web-pages-join = Zajmij miejsce
web-pages-just-watch = Tylko patrz
web-pages-your-name = Twoje imię
web-pages-hand-over = Urządzenie dostaje teraz { $name }
web-pages-hand-over-why = Wszystko jest ukryte, dopóki nie weźmie go następna osoba.
web-pages-hand-over-here = To ja, { $name }

## The rules

web-pages-rules-title = { $game ->
    [k2] Zasady gry K2
   *[mount-everest] Zasady gry Mount Everest
}
web-pages-search = Szukaj w zasadach
web-pages-print = Drukuj
web-pages-contents = Spis treści
web-pages-clause = Link do { $label }
web-pages-found = { $count ->
    [0] Nic nie znaleziono.
    [one] Znaleziono { $count } punkt.
    [few] Znaleziono { $count } punkty.
   *[many] Znaleziono { $count } punktów.
}

## Everywhere

web-pages-site = Ta strona
web-pages-lost = Poza szlakiem
web-pages-base-camp = Wróć do bazy
