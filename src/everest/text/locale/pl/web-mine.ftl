# What is the viewer's own at the table in the browser, and acting, in Polish.

## Guides, climbers, camps

web-mine-pieces = { $game ->
    [k2] Twoi himalaiści
   *[mount-everest] Twoi przewodnicy
}
web-mine-nights-ahead = Następne noce
web-mine-points = { $points ->
    [one] { $points } punkt ruchu
    [few] { $points } punkty ruchu
   *[many] { $points } punktów ruchu
}
web-mine-dead = nie żyje
web-mine-height = { $height } m
web-mine-score = Wynik { $score }
web-mine-level = Poziom { $level }:
web-mine-has-tent = Ma swój namiot
web-mine-tonight = po nocy { $level }
web-mine-dies-tonight = zginie tej nocy
web-mine-sum = { $end ->
    [dies] Zginie tej nocy
    [cut] Po nocy { $after }, więcej nie zachowa
   *[lives] Po nocy { $after }
}: poziom { $level }, wysokość { $height }, pogoda { $weather }, { $game ->
    [k2] namiot { $camp }
   *[mount-everest] obóz { $camp }
}.
web-mine-ahead = Jeśli tu zostanie: { $steps }
web-mine-ahead-dies = śmierć w dniu { $day }
web-mine-ahead-then = { $level }, potem { $level }
web-mine-free-rows = { $rows ->
    [0] nie ma wolnych rzędów
    [one] { $rows } wolny rząd
    [few] { $rows } wolne rzędy
   *[many] { $rows } wolnych rzędów
}
web-mine-letter = { $kind ->
    [mountaineer] A
   *[tourist] T
}
web-mine-kind = { $kind ->
    [mountaineer] Alpinista
   *[tourist] Turysta
}
web-mine-clients = { $count ->
    [one] { $count } klient
    [few] { $count } klientów
   *[many] { $count } klientów
}
web-mine-camps = { $game ->
    [k2] Twoje namioty
   *[mount-everest] Twoje obozy
}
web-mine-bottles = { $count ->
    [one] { $count } butla
    [few] { $count } butle
   *[many] { $count } butli
}
web-mine-camp-empty = Nikogo tu nie ma.
web-mine-tents-left = { $count ->
    [0] W bazie nie ma już namiotów.
    [one] W bazie został { $count } namiot.
    [few] W bazie zostały { $count } namioty.
   *[many] W bazie zostało { $count } namiotów.
}
web-mine-no-tents = Żaden namiot nie jest jeszcze rozbity.

## Cards

web-mine-hand = Twoje karty
web-mine-hand-choose = Wybierz karty na dziś: { $count }
web-mine-hand-use = Twoje karty na dziś
web-mine-cards-today = Dzisiaj
web-mine-kept = { $count ->
    [one] Jeszcze na ręce: { $count } karta
    [few] Jeszcze na ręce: { $count } karty
   *[many] Jeszcze na ręce: { $count } kart
}
web-mine-choose = Karty do wyboru, razem potrzeba { $count }
web-mine-choose-again = Wybierz od nowa
web-mine-choose-these = { $count ->
    [one] Wybierz tę kartę
    [few] Wybierz te { $count } karty
   *[many] Wybierz te { $count } kart
}
web-mine-choose-more = { $count ->
    [one] Wybierz jeszcze { $count } kartę
    [few] Wybierz jeszcze { $count } karty
   *[many] Wybierz jeszcze { $count } kart
}
web-mine-risk-sum = Suma ryzyka { $sum }.
web-mine-open-tokens = { $players ->
    [alone] Bierzesz jeden z żetonów { $values }.
   *[several] Kto jako jedyny ma najwyższą sumę, bierze jeden z żetonów { $values }. Liny liczą się tylko punktami w górę.
}
web-mine-last-cards = To ostatnie karty, więc dziś grasz wszystkie.
web-mine-kept-cards = Talia jest pusta: zatrzymane karty to wszystko, co masz na jutro.
web-mine-face = { $kind ->
    [any] dowol{"\u00AD"}nie
    [loss] dowol{"\u00AD"}nie
    [rope] lina
    [down] tylko w dół
   *[rest] poziomy
}
web-mine-loss = { $loss ->
    [one] −{ $loss } poziom
    [few] −{ $loss } poziomy
   *[many] −{ $loss } poziomów
}
web-mine-left = reszta
web-mine-used = użyta
web-mine-use-card = Użyj: { $card }
web-mine-use-how = { $game ->
    [k2] Dotknij karty i wskaż himalaistę albo przeciągnij ją do niego.
   *[mount-everest] Dotknij karty i wskaż, dla kogo jest, albo przeciągnij ją do przewodnika lub obozu.
}
web-mine-no-use = Tej karty nie można teraz użyć.
web-mine-for = dla { $piece }
web-mine-kills = śmiertelne

## Loading

web-mine-loading = Ładowanie i rozładunek
web-mine-loading-how = Bez kosztu: naciśnij strzałkę albo przeciągnij.
web-mine-holder = { $holder ->
    [A] Przewodnik A
    [B] Przewodnik B
    [camp1] Obóz 1
    [camp2] Obóz 2
   *[supply] Zasoby
}
web-mine-empty = nic tu nie ma
web-mine-client-scores = Punkty zwycięstwa: { $summit } na szczycie, { $home } po powrocie, −{ $death } za śmierć
web-mine-why-not = Dlaczego nie teraz: { $action }?
web-mine-abandon = Porzuć coś na zawsze …
web-mine-abandon-how = Porzucony klient ginie. Namiot wypada z gry, butla wraca do zasobów.
web-mine-minus-points = { $points ->
    [one] −{ $points } punkt zwycięstwa
    [few] −{ $points } punkty zwycięstwa
   *[many] −{ $points } punktów zwycięstwa
}
web-mine-deadly = Ktoś by zginął
web-mine-for-good = Porzucić na zawsze?
web-mine-about-to = Zamierzasz zrobić to: { $action }.
web-mine-who-dies = Ginie od razu: { $names }.
web-mine-costs = { $points ->
    [one] To kosztuje { $points } punkt zwycięstwa.
    [few] To kosztuje { $points } punkty zwycięstwa.
   *[many] To kosztuje { $points } punktów zwycięstwa.
}
web-mine-do-it = Zrób to
web-mine-do-not = Lepiej nie

## Acclimatizing

web-mine-levels = { $holder ->
    [A] Poziomy dla klientów przewodnika A
    [B] Poziomy dla klientów przewodnika B
    [camp1] Poziomy dla klientów w obozie 1
   *[camp2] Poziomy dla klientów w obozie 2
}
web-mine-levels-left = { $points ->
    [one] Do rozdania został { $points } poziom
    [few] Do rozdania zostały { $points } poziomy
   *[many] Do rozdania zostało { $points } poziomów
}
web-mine-raise = +1 dla tego klienta: { $client }

## Decisions

web-mine-decide = Zdecyduj
web-mine-icefall = Lodospad: zapłać albo się wycofaj
web-mine-pay = { $cost ->
    [one] Zapłać { $cost } punkt ruchu i wejdź
    [few] Zapłać { $cost } punkty ruchu i wejdź
   *[many] Zapłać { $cost } punktów ruchu i wejdź
}
web-mine-cannot-pay = Przewodnik ma za mało punktów ruchu, żeby zapłacić.
web-mine-go-back = Wycofaj się bez kosztu: { $space }
web-mine-use-first = Albo najpierw użyj karty:
web-mine-dying = Himalaista { $piece } ginie
web-mine-rescue-to = Uratuj go: jego wynik to wtedy { $score }. Gdzie ma trafić?
web-mine-at-night = nocą { $change }
web-mine-give-up = Pozwól zginąć himalaiście { $piece }: jego wynik to wtedy { $score }
web-mine-risk = Spłata ryzyka
web-mine-risk-left = { $points ->
    [one] { $points } punkt ryzyka do spłacenia przed końcem kolejki
    [few] { $points } punkty ryzyka do spłacenia przed końcem kolejki
   *[many] { $points } punktów ryzyka do spłacenia przed końcem kolejki
}
web-mine-risk-later = W tej chwili nie ma czym spłacić.
web-mine-settle-means = { $kind ->
    [settle-card] Karta jest warta o jeden mniej:
    [settle-point] O jeden punkt ruchu mniej:
    [settle-pool] O jeden poziom do rozdania mniej:
   *[settle-level] { $game ->
        [k2] Bez punktów ruchu, ale o poziom himalaisty mniej:
       *[mount-everest] Bez punktów ruchu, ale o poziom mniej u każdego klienta z tym przewodnikiem:
    }
}
web-mine-settle-rope = (poręczówka prowadzi wtedy tylko w tę stronę)
web-mine-settle-deadly = { $points ->
    [0] Śmiertelne!
    [one] Śmiertelne! −{ $points } punkt zwycięstwa
    [few] Śmiertelne! −{ $points } punkty zwycięstwa
   *[many] Śmiertelne! −{ $points } punktów zwycięstwa
}

## Oxygen

web-mine-oxygen = Tlen
web-mine-oxygen-how = Butla daje kartę aklimatyzacji, ale tylko przed wyborem kart.
web-mine-oxygen-spend = { $count ->
    [one] { $space }: zużyj butlę, dobierz { $count } kartę i zatrzymaj ją
    [few] { $space }: zużyj butlę, dobierz { $count } karty i zatrzymaj jedną
   *[many] { $space }: zużyj butlę, dobierz { $count } kart i zatrzymaj jedną
}
web-mine-oxygen-step = { $step ->
    [keeping] Zatrzymaj jedną
    [returning] Odłóż
   *[removing] Usuń jedną
}
web-mine-oxygen-keep = Którą z tych kart zatrzymujesz?
web-mine-oxygen-return = Pozostałe wracają do talii aklimatyzacji, wszystkie z tej samej strony. Gdzie?
web-mine-oxygen-remove = W zamian inna karta z ręki wypada z gry. Która?
web-mine-oxygen-end = { $end ->
    [top] Na wierzch
   *[bottom] Na spód
}
web-mine-oxygen-kept = Zatrzymujesz: { $card }.
web-mine-oxygen-hand = Na ręce: { $cards }.

## What can be done, and whom all wait for

web-mine-actions = Co możesz zrobić
web-mine-what-can-i-do = Co mogę zrobić?
web-mine-take-back = Cofnij
web-mine-asked = { $player } prosi o cofnięcie ruchu.
web-mine-answer = Odpowiedz
web-mine-ask-back = Poproś o cofnięcie
web-mine-ask-back-title = Cofnąć twoje ostatnie działanie?
web-mine-ask-back-who = { $others ->
    [none] Nikt inny nie musi się zgodzić: stanie się to od razu.
   *[some] Stanie się to, jeśli zgodzą się wszyscy: { $players }.
}
web-mine-ask-back-yes = { $others ->
    [none] Cofnij je
   *[some] Zapytaj
}
web-mine-pitch = Rozbij namiot { $piece } ({ $cost })
web-mine-why-not-pitch = Dlaczego nie rozbić?
web-mine-swap = Zamień A i B miejscami ({ $cost })
web-mine-end-turn = Zakończ kolejkę
web-mine-end-title = Zakończyć kolejkę?
web-mine-end-anyway = Mimo to zakończ
web-mine-end-back = Wróć
web-mine-my-move = { $phase ->
    [cards] Wybierz karty.
    [risk] Weź żeton ryzyka.
    [check] Decyzja należy do ciebie.
   *[actions] Twoja kolejka.
}
web-mine-waiting = { $phase ->
    [cards] Jeszcze wybierają karty: { $players }
    [risk] Wybiera żeton ryzyka: { $players }
   *[actions] { $who ->
        [bots] Myśli: { $players } …
       *[people] Gra teraz: { $players }
    }
}
web-mine-nobody = Chwileczkę …
web-mine-over = Partia jest skończona.
web-mine-understood = Rozumiem
web-mine-clause = Zasada { $clause }

## The mountain as a table

web-mine-table = Góra, od szczytu w dół
web-mine-table-space = Pole
web-mine-table-cost = Koszt
web-mine-table-night = Noc
web-mine-table-go = Idź
web-mine-table-piece = Kto idzie?
web-mine-limit = { $game ->
    [k2] himalaiści na polu: najwyżej { $limit }
   *[mount-everest] przewodnicy na polu: najwyżej { $limit }
}
web-mine-bottle-limit = butle u przewodnika: najwyżej { $limit }
web-mine-weather-loss = pogoda −{ $loss }
web-mine-flag = flaga { $flag }
web-mine-go = Idź ({ $cost })
web-mine-go-to = Idź ({ $cost }): { $piece }, { $space }
web-mine-with-cards = z kartami: { $cards }
web-mine-blind = zakryte: może kosztować więcej albo zawrócić
web-mine-passing = pełne: trzeba stamtąd iść dalej
