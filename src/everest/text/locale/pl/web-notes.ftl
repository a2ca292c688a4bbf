# The browser client, in Polish: advice in words, `web-duty-CODE`, `web-warning-CODE` and
# `web-hint-CODE` for the codes of everest.advice.

## Duties: what comes before all else

web-duty-take = { $players ->
    [alone] W grze jednoosobowej bierzesz żeton ryzyka każdego dnia. Wybierz jeden z odkrytych.
   *[several] Twoje karty mają najwyższą sumę. Wybierz jeden z odkrytych żetonów ryzyka.
}
web-duty-risk = { $points ->
    [one] Spłać { $points } punkt ryzyka przed końcem kolejki.
    [few] Spłać { $points } punkty ryzyka przed końcem kolejki.
   *[many] Spłać { $points } punktów ryzyka przed końcem kolejki.
}
web-duty-passing = { piece-first } stoi na pełnym polu ({ $space }) i musi iść dalej.
web-duty-overloaded = Przewodnik niesie za dużo. Najpierw coś wyładuj.
web-duty-at-tile = Przewodnik { $piece } stoi przed kaflem lodospadu ({ $space }). Wejście wymaga dopłaty { $cost }, a odpowiednich punktów ma { $have }: zapłać albo się wycofaj.
web-duty-rest = { $points ->
    [one] Daj klientowi { $points } punkt aklimatyzacji ({ holder }).
    [few] Rozdaj klientom { $points } punkty aklimatyzacji ({ holder }).
   *[many] Rozdaj klientom { $points } punktów aklimatyzacji ({ holder }).
}
web-duty-dying = Himalaista { $piece } umiera. { $cards ->
    [one] Twoja karta ratunkowa
    [few] Jedna z twoich { $cards } kart ratunkowych
   *[many] Jedna z twoich { $cards } kart ratunkowych
} może go sprowadzić poniżej 6000 m, z poziomem { $level } i wynikiem { $after } zamiast { $score }. Albo pozwól mu zginąć: jego wynik spadnie na { $lowest }.

## Warnings: what is left undone

web-warning-dying = { $game ->
    [k2] Himalaista { $piece } zginie tej nocy na polu { $space }: { $sum }.
   *[mount-everest] { $kind ->
        [mountaineer] { $count ->
            [one] Alpinista na polu { $space } ({ holder }) zginie
            [few] { $count } alpiniści na polu { $space } ({ holder }) zginą
           *[many] { $count } alpinistów na polu { $space } ({ holder }) zginie
        }
       *[tourist] { $count ->
            [one] Turysta na polu { $space } ({ holder }) zginie
            [few] { $count } turyści na polu { $space } ({ holder }) zginą
           *[many] { $count } turystów na polu { $space } ({ holder }) zginie
        }
    } tej nocy: { $sum }.
}
web-deaths-cost = { $points ->
    [one] To kosztuje { $points } punkt zwycięstwa.
    [few] To kosztuje { $points } punkty zwycięstwa.
   *[many] To kosztuje { $points } punktów zwycięstwa.
}
web-warning-no-card = Żadna z twoich kart nie została użyta, a z końcem kolejki przepadają.
web-warning-cards-left = Nieużyte karty: { $cards }.
web-warning-points-left = { $points ->
    [one] Nie wykorzystano { $points } punktu ruchu.
    [few] Nie wykorzystano { $points } punktów ruchu.
   *[many] Nie wykorzystano { $points } punktów ruchu.
}
web-warning-rest-left = { $points ->
    [one] Nie rozdano { $points } punktu aklimatyzacji ({ holder }).
    [few] Nie rozdano { $points } punktów aklimatyzacji ({ holder }).
   *[many] Nie rozdano { $points } punktów aklimatyzacji ({ holder }).
}
web-warning-alone = Śmierć od razu kończy grę. Twoim rezultatem będzie wtedy wynik drugiego himalaisty plus 1.

## The sum of a night

web-night-level = poziom { $level }
web-night-space = wysokość { $change }
web-night-camp = { $game ->
    [k2] własny namiot { $change }
   *[mount-everest] własny obóz { $change }
}
web-night-weather = pogoda { $change }

## Hints: what a sensible next step is

web-hint-way-down = { $game ->
    [k2] Himalaista { $piece } traci tu poziomy. Najbliższe pole niżej, na którym tej nocy nie straci żadnego: { $space }, zejście za { $points ->
        [one] { $points } punkt ruchu
        [few] { $points } punkty ruchu
       *[many] { $points } punktów ruchu
    }.
   *[mount-everest] Przewodnik { $piece } jest wysoko z klientami. Najbliższe pole niżej, na którym nikt nie straci tej nocy poziomu: { $space }, zejście za { $points ->
        [one] { $points } punkt ruchu
        [few] { $points } punkty ruchu
       *[many] { $points } punktów ruchu
    }.
}
web-hint-acclimatize = { $game ->
    [k2] Karta aklimatyzacji podniesie poziom przed nocą: { holder }.
   *[mount-everest] Karta aklimatyzacji podniesie poziomy klientów przed nocą. Potrzebują jej tutaj: { holder }.
}
web-hint-survive = { $game ->
    [k2] Himalaista { $piece } zginie tu tej nocy. Najbliższe pole niżej, na którym przeżyje noc: { $space }, zejście za { $points ->
        [one] { $points } punkt ruchu
        [few] { $points } punkty ruchu
       *[many] { $points } punktów ruchu
    }.
   *[mount-everest] Klienci przewodnika { $piece } zginą tu tej nocy. Najbliższe pole niżej, na którym wszyscy przeżyją noc: { $space }, zejście za { $points ->
        [one] { $points } punkt ruchu
        [few] { $points } punkty ruchu
       *[many] { $points } punktów ruchu
    }.
}
web-hint-summit = { $game ->
    [k2] Himalaista { $piece } może dziś wejść na szczyt: { $points ->
        [one] { $points } punkt ruchu
        [few] { $points } punkty ruchu
       *[many] { $points } punktów ruchu
    } w górę stąd. Flaga daje punkty zwycięstwa od razu.
   *[mount-everest] Przewodnik { $piece } może dziś wejść na szczyt: { $points ->
        [one] { $points } punkt ruchu
        [few] { $points } punkty ruchu
       *[many] { $points } punktów ruchu
    } w górę stąd. Klienci, którzy tam dotrą, dają punkty zwycięstwa od razu.
}
web-hint-cards = { $game ->
    [k2] { $players ->
        [alone] Wybierz trzy karty. Punkty ruchu poruszają himalaistów, aklimatyzacja podnosi ich poziomy. Żeton ryzyka bierzesz codziennie, więc zachowaj na niego punkt ruchu albo dwa.
       *[several] Wybierz trzy karty. Punkty ruchu poruszają himalaistów, aklimatyzacja podnosi ich poziomy. Ale jeśli twoja suma punktów ruchu jest najwyższa, bierzesz żeton ryzyka.
    }
   *[mount-everest] Wybierz trzy karty. Ich punkty ruchu prowadzą przewodników. Ale jeśli twoja suma punktów ruchu jest najwyższa, bierzesz żeton ryzyka.
}
web-hint-risk = { $game ->
    [k2] Żeton spłaca się w swojej kolejce: punktami ruchu, punktami nieużytych kart albo poziomem himalaisty. Zero nic nie kosztuje.
   *[mount-everest] Żeton spłaca się w swojej kolejce: punktami ruchu, punktami nieużytych kart albo poziomem klientów. Zero nic nie kosztuje.
}
web-hint-settle = Spłać ryzyko, zanim wydasz ostatnie punkty ruchu: punktami ruchu, punktami karty albo poziomami.
web-hint-settle-level = Nie ma już punktów ruchu ani kart: każdy punkt ryzyka kosztuje poziom.
web-hint-move = { $game ->
    [k2] Wybierz himalaistę, który ma punkty ruchu, a potem pole obok niego. Wyższa flaga daje punkty zwycięstwa od razu, a himalaista nie musi wracać, byle przeżył.
   *[mount-everest] Wybierz przewodnika, który ma punkty ruchu, a potem pole obok niego. Droga w górę kosztuje, a powrót też będzie kosztował.
}
web-hint-use = { $game ->
    [k2] Użyj karty dla himalaisty, a potem go rusz.
   *[mount-everest] Użyj karty dla przewodnika, a potem go rusz.
}
web-hint-end = Nie ma już nic do użycia. Sprawdź poziomy po nocy i zakończ kolejkę.
web-hint-oxygen = Butla z tlenem w twoim obozie daje karty aklimatyzacji, ale tylko przed wyborem kart.
web-hint-camp = Tam, gdzie stoi przewodnik { $piece }, jego namiot może stać się obozem ({ $points ->
        [one] { $points } punkt ruchu
        [few] { $points } punkty ruchu
       *[many] { $points } punktów ruchu
    }): twoi klienci na tym polu zyskują co noc poziom.
web-hint-fetch = W twoim obozie ({ $space }) klienci zginą tej nocy. Przewodnik, który tam przyjdzie, może ich sprowadzić.
web-hint-tile = Zapłać, żeby wejść, użyj następnej karty na opłatę albo się wycofaj.
web-hint-raise = Daj punkty klientom, którzy zginęliby tej nocy albo mają iść wysoko.
web-hint-load = Najpierw załaduj: przewodnik zabiera 4 klientów albo namiot i 1 klienta. Potem użyj kart i ruszaj.
web-hint-tent = Himalaista { $piece } może rozbić namiot tam, gdzie stoi: każdy twój himalaista na tym polu zyskuje co noc poziom.

## A space that is out of reach

web-refusal-too-far = Pole { $space } jest dziś za daleko dla { $game ->
    [k2] himalaisty { $piece }
   *[mount-everest] przewodnika { $piece }
}. Nawet ze wszystkimi pozostałymi kartami { $missing ->
    [one] brakuje { $missing } punktu ruchu
    [few] brakuje { $missing } punktów ruchu
    [many] brakuje { $missing } punktów ruchu
   *[other] brakuje { $missing } punktów ruchu
}.
