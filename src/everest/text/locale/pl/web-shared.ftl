# What all at the table share, in the browser, in Polish.

## Weather

web-shared-day = Dzień
web-shared-day-of = Dzień { $day } z { $rounds }
web-shared-weather = Pogoda
web-shared-day-weather = { $when ->
    [over] Dzień { $day }, minął: { $weather }
    [today] Dzień { $day }, dzisiaj: { $weather }
   *[later] Dzień { $day }, { $days ->
        [one] jutro
        [few] za { $days } dni
       *[many] za { $days } dni
    }: { $weather }
}
web-shared-back-to-today = Wróć do dzisiejszej pogody
web-shared-no-tiles = Nowej pogody już nie będzie.
web-shared-tiles = { $count ->
    [one] jeszcze { $count } kafel
    [few] jeszcze { $count } kafle
   *[many] jeszcze { $count } kafli
}
web-shared-tiles-order = Nikt nie wie, w jakiej kolejności przyjdą.

## Points

web-shared-standing = Punkty zwycięstwa
web-shared-same-points = { $drawn ->
    [yes] { $players }: po { $score ->
        [one] { $score } punkcie zwycięstwa
        [few] { $score } punkty zwycięstwa
       *[many] { $score } punktów zwycięstwa
    } i nic tego nie rozstrzyga.
   *[no] { $players }: po { $score ->
        [one] { $score } punkcie zwycięstwa
        [few] { $score } punkty zwycięstwa
       *[many] { $score } punktów zwycięstwa
    }. Wyżej jest ten, { $game ->
        [k2] czyj himalaista pierwszy dotarł na szczyt.
       *[mount-everest] czyj pionek punktacji stoi dalej na lewo.
    }
}
web-shared-tie-order = Przy równych punktach zwycięstwa wyżej jest ten, { $game ->
    [k2] czyj himalaista pierwszy dotarł na szczyt.
   *[mount-everest] czyj pionek punktacji stoi dalej na lewo.
}
web-shared-first = dziś zaczyna
web-shared-sitter = { $sitter ->
    [bot] bot
    [held] na razie gra bot
   *[open] miejsce jest wolne
}
web-shared-hand = kart na ręce: { $count }
web-shared-does = { $does ->
    [choosing] wybiera karty
    [chosen] karty wybrane ✓
    [taking] bierze żeton
    [turn] ma kolejkę
   *[acting] na ruchu
}
web-shared-least-score = poniżej { $least } nie spadnie
web-shared-slow = długo myśli
web-shared-time-left = Pozostały czas:
web-shared-points = { $count ->
    [one] {" "}punkt zwycięstwa
    [few] {" "}punkty zwycięstwa
   *[many] {" "}punktów zwycięstwa
}

## What lies open before a player

web-shared-tents-left = { $count ->
    [0] W bazie nie ma już namiotów.
    [one] W bazie został { $count } namiot.
    [few] W bazie zostały { $count } namioty.
   *[many] W bazie zostało { $count } namiotów.
}
web-shared-rescue-cards = { $count ->
    [one] { $count } karta ratunkowa
    [few] { $count } karty ratunkowe
   *[many] { $count } kart ratunkowych
}
web-shared-climber = Poziom { $level }, { $score ->
    [one] { $score } punkt zwycięstwa
    [few] { $score } punkty zwycięstwa
   *[many] { $score } punktów zwycięstwa
}
web-shared-tonight = { $dies ->
    [yes] zginie tej nocy
   *[no] poziom { $level } po nocy
}
web-shared-dead = Nie żyje; { $score ->
    [one] zostaje { $score } punkt zwycięstwa.
    [few] zostają { $score } punkty zwycięstwa.
   *[many] zostaje { $score } punktów zwycięstwa.
}
web-shared-cards-today = Karty na dziś
web-shared-cards-played = Zagrane wcześniej
web-shared-decks = { $game ->
    [k2] Na ręce { $hand }, w talii { $deck }.
   *[mount-everest] Na ręce { $hand }, w talii głównej { $deck }, w talii aklimatyzacji { $reserve }.
}
web-shared-client-letter = { $kind ->
    [mountaineer] A
   *[tourist] T
}
web-shared-bottles = { $count ->
    [one] { $count } butla
    [few] { $count } butle
   *[many] { $count } butli
}
web-shared-tents = { $count ->
    [one] { $count } namiot
    [few] { $count } namioty
   *[many] { $count } namiotów
}
web-shared-metres = { $metres } m

## Risk

web-shared-risk = Żetony ryzyka
web-shared-take-title = Bierzesz żeton ryzyka
web-shared-take-why = { $alone ->
    [yes] W grze solo bierzesz jeden każdego dnia. Który?
   *[no] Twoje karty mają najwyższą sumę ryzyka. Który bierzesz?
}
web-shared-take = Weź żeton { $value }
web-shared-take-how = { $game ->
    [k2] Spłacasz go dziś w swojej kolejce: punktami ruchu, punktami nieużytych kart albo poziomem himalaisty, który ponosi ryzyko. Zero nic nie kosztuje.
   *[mount-everest] Spłacasz go dziś w swojej kolejce: punktami ruchu, punktami nieużytych kart albo poziomem wszystkich klientów przewodnika, dla którego została użyta karta. Zero nic nie kosztuje.
}
web-shared-no-tokens = Nie ma odkrytych żetonów.
web-shared-face-down = Zakryte:
web-shared-risk-sums = Sumy:
web-shared-risk-sum = suma ryzyka
web-shared-taker = { $took ->
    [yes] { $player }: wzięty żeton { $value }, do spłaty dzisiaj.
    [nothing] { $player }: wzięty żeton { $value }, nic do spłaty.
   *[no] { $alone ->
        [yes] { $player } bierze żeton.
       *[no] { $player } ma najwyższą sumę i bierze żeton.
    }
}
web-shared-shared-sum = Najwyższą sumę ma więcej niż jedna osoba: nikt nie bierze żetonu.

## Log and chat

web-shared-log = Dziennik
web-shared-log-empty = Nic się jeszcze nie wydarzyło.
web-shared-log-day = { $day ->
    [0] Przed pierwszym dniem
   *[other] Dzień { $day }
}
web-shared-log-look = Zobacz tę chwilę
web-shared-newest = Do najnowszego wiersza
web-shared-chat = Rozmowa
web-shared-unread = { $count ->
    [one] {" "}nowy wiersz
    [few] {" "}nowe wiersze
   *[many] {" "}nowych wierszy
}
web-shared-chat-empty = Nikt jeszcze nic nie powiedział.
web-shared-chat-say = Powiedz coś
web-shared-chat-send = Wyślij
web-shared-your-move = Twój ruch.

## The past

web-shared-replay = Spójrz wstecz
web-shared-replay-at = Dzień { $day }, krok { $step } z { $steps }.
web-shared-replay-past = { $day ->
    [0] Patrzysz wstecz, na czas przed pierwszym dniem.
   *[other] Patrzysz wstecz, na dzień { $day }.
}
web-shared-replay-now = Wróć do teraz
web-shared-replay-step = { $step ->
    [first] Na początek
    [back] Krok wstecz
    [on] Krok dalej
   *[now] Wróć do teraz
}
web-shared-replay-play = { $playing ->
    [yes] Zatrzymaj
   *[no] Odtwarzaj
}
web-shared-replay-speed = Szybkość: ×{ $speed }

## The end

web-shared-won = { $who ->
    [you] Wygrywasz: { $score ->
        [one] { $score } punkt zwycięstwa
        [few] { $score } punkty zwycięstwa
       *[many] { $score } punktów zwycięstwa
    }!
    [drawn] Remis: { $players }, po { $score ->
        [one] { $score } punkcie zwycięstwa
        [few] { $score } punkty zwycięstwa
       *[many] { $score } punktów zwycięstwa
    }
    [alone] Wyprawa skończona: { $score ->
        [one] { $score } punkt zwycięstwa
        [few] { $score } punkty zwycięstwa
       *[many] { $score } punktów zwycięstwa
    }
   *[somebody] Wygrywa { $players }: { $score ->
        [one] { $score } punkt zwycięstwa
        [few] { $score } punkty zwycięstwa
       *[many] { $score } punktów zwycięstwa
    }
}
web-shared-solo-rank = Tytuł: { $rank }
web-shared-look-at-table = Zobacz stół
web-shared-part = { $source ->
    [start] Na początku
    [summit] Na szczycie
    [home] Znów w bazie
    [deaths] Zabrała góra
   *[least] Darowane: wynik nie spada poniżej { $least }
}
web-shared-part-climber = { $alive ->
    [yes] Himalaista { $piece }
   *[no] Himalaista { $piece }, nie żyje
}
web-shared-rematch = { $made ->
    [yes] Do rewanżu
   *[no] Rewanż
}
web-shared-graphs = Dzień po dniu
web-shared-graphs-who = Wyróżnij gracza
web-shared-graph = Wykres: { $title }. Przycisk przed nim pokazuje go jako tabelę.
web-shared-graph-scores = Punkty zwycięstwa
web-shared-graph-heights = { $game ->
    [k2] Wysokość himalaistów w metrach (B przerywana)
   *[mount-everest] Wysokość przewodników w metrach (B przerywana)
}
web-shared-graph-lowest = { $game ->
    [k2] Najniższy poziom himalaistów
   *[mount-everest] Najniższy poziom klientów
}
web-shared-graph-mean = { $game ->
    [k2] Średni poziom himalaistów
   *[mount-everest] Średni poziom klientów
}
web-shared-as-table = Jako tabela
web-shared-as-graph = Jako wykres
web-shared-keepsake = Na pamiątkę i do sprawdzenia
web-shared-download = Pobierz zapis partii
web-shared-fair = Ziarno było ustalone przed rozdaniem, co pokazuje zobowiązanie. Z zapisem możesz sprawdzić, że nikt nie wpłynął na los:
web-shared-seed = Ziarno
web-shared-commitment = Zobowiązanie

## Seats

web-shared-waiting = Czekamy na graczy
web-shared-waiting-how = Gra zacznie się, gdy tylko wszystkie miejsca będą zajęte.
web-shared-seats = Miejsca
web-shared-seat-empty = Jedno miejsce jest puste. Partia czeka, aż ktoś je zajmie.
web-shared-seat-open = { $reserved ->
    [yes] wolne, zajęte dla: { $name }
   *[no] wolne
}
web-shared-which-bot = Który bot
web-shared-let-bot = { $how ->
    [sit] Niech usiądzie tu bot
    [own] Niech bot gra za mnie
   *[play] Niech gra bot
}
web-shared-come-back = { $own ->
    [yes] Gram dalej
   *[no] Oddaj grę graczowi
}
web-shared-free = Zwolnij miejsce
web-shared-free-sure = { $name } traci miejsce: zwolnij
web-shared-invite = Wyślij ten link tym, którzy mają grać:
web-shared-invite-link = Link do partii
web-shared-other-networks = Ten komputer jest też w innych sieciach. Dla znajomych stamtąd:
web-shared-invite-other = Link do partii, { $number }
web-shared-only-here = Na razie tylko ten komputer może otworzyć tę stronę. Żeby wpuścić innych z twojej sieci, zatrzymaj program i uruchom go ponownie tak:
web-shared-only-here-else = Dla przyjaciół gdzie indziej ktoś musi wystawić grę na serwerze; docs/hosting.md mówi, jak.
web-shared-in-network = Otworzy go każdy, kto jest w tej samej sieci co ten komputer.
web-shared-share = Udostępnij link
web-shared-asked-title = Cofnięcie
web-shared-asked = { $own ->
    [yes] Twoja prośba: cofnąć twoje ostatnie działanie.
   *[no] { $player } prosi o cofnięcie swojego ostatniego działania i wszystkiego, co było potem. Zgadzasz się?
}
web-shared-undone = { $what ->
    [cards] Partia wróci do wyboru kart w dniu { $day }. Wszyscy wybiorą od nowa, a wszystko, co zrobiono potem, zostanie cofnięte.
   *[action] Partia wróci do chwili przed tym działaniem, w dniu { $day }. Wszystko, co wszyscy zrobili potem, też zostanie cofnięte.
}
web-shared-asked-missing = Brak odpowiedzi: { $players }
web-shared-agree = Zgadzam się
web-shared-refuse = Odmawiam
web-shared-asked-settled = { $outcome ->
    [granted] Cofnięto.
    [refused] { $own ->
        [yes] Nie zgodzono się na twoje cofnięcie.
       *[no] Nie zgodzono się na cofnięcie. Prośba gracza: { $player }.
    }
   *[void] Partia potoczyła się dalej: nic nie zostanie cofnięte.
}

## Connection

web-shared-connection-lost = Połączenie zostało przerwane.
web-shared-connection-retry = { $seconds ->
    [0] Następna próba …
    [one] Następna próba za { $seconds } sekundę …
    [few] Następna próba za { $seconds } sekundy …
   *[many] Następna próba za { $seconds } sekund …
}
web-shared-connection-now = Spróbuj teraz
