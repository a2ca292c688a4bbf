# Why an action is refused, in Polish: what is wrong, and what would be right. `refusal-CODE`, with
# dashes for the dots of the code. The program puts the clause behind the sentence, in brackets.

## Not now

refusal-action-unknown = Nie ma akcji o numerze { $action }; wybierz jedną z wymienionych.
refusal-game-over = Gra jest skończona; nic więcej nie da się w niej zrobić.
refusal-chance-not-in-bag = Tego nie da się teraz dobrać; przyjść może tylko to, co jest jeszcze zakryte.
refusal-turn-chance-first = Najpierw trzeba coś dobrać; działaj, gdy to się stanie.
refusal-turn-not-yours = To nie jest kolejka tego gracza ({ $seat }); poczekaj, aż zagrają inni.
refusal-phase-choose-cards-first = Teraz wybiera się karty; zagraj karty z ręki, inne akcje wykonasz w swojej kolejce.
refusal-phase-take-token-first = Teraz trzeba wziąć żeton ryzyka; weź najpierw jeden z odkrytych.
refusal-phase-not-in-a-turn = To nie jest akcja na kolejkę; wykonaj ją w fazie, do której należy.

## Cards and oxygen

refusal-play-not-in-hand = Tej karty nie masz na ręce: { $card }; wybierz taką, którą masz.
refusal-play-order = Karty kładzie się w takiej kolejności, w jakiej są wymienione, a ta ją zakłóca: { $card }; cofnij ostatnie, żeby ją wybrać.
refusal-oxygen-cards-chosen = Masz już wyłożone karty, a tlen zużywa się wcześniej; najpierw je cofnij.
refusal-oxygen-no-bottle = W obozie { $camp } nie ma butli; przynieś ją tam w swojej kolejce, butle u przewodników się nie liczą.
refusal-oxygen-too-low = Obóz { $camp } stoi za nisko; butla daje karty tylko w obozie powyżej 6000 m.
refusal-oxygen-deck-empty = Twoja talia aklimatyzacji jest pusta, więc butla nic by nie dała; przejdź do wyboru kart.
refusal-oxygen-no-bottle-spent = Nie masz zużytej butli, więc nie ma czego zatrzymać, odłożyć ani usunąć; najpierw zużyj butlę.
refusal-oxygen-not-drawn = Tej karty nie ma wśród dobranych: { $card }; wybierz jedną z dobranych.
refusal-oxygen-keep-first = Masz karty dobrane za butlę; najpierw zatrzymaj jedną z nich.
refusal-oxygen-return-first = Niezatrzymane karty leżą jeszcze na stole; najpierw odłóż je na wierzch lub pod spód talii.
refusal-oxygen-same-end = Wszystkie karty wracają w to samo miejsce talii; odłóż tę ({ $card }) tam, gdzie poprzednią.
refusal-oxygen-just-taken = Tę kartę ({ $card }) przyniosła właśnie ta butla, więc nie można jej usunąć; usuń inną.
refusal-oxygen-remove-first = Masz kartę zdobytą za butlę; najpierw usuń jedną kartę z ręki.
refusal-take-not-open = Nie leży odkryty żeton o wartości { $value }; weź jeden z odkrytych.

## Using cards

refusal-use-card-not-left = Tej karty nie możesz teraz użyć: { $card }; użyj jednej z zagranych dziś, które ci zostały.
refusal-camp-not-pitched = Obóz { $camp } nie jest rozbity; najpierw wnieś namiot i go rozbij.
refusal-raise-no-points = Nie ma punktów dla tamtejszych klientów ({ $holder }); najpierw użyj tam karty aklimatyzacji.
refusal-raise-not-there = Nie ma tam takiego klienta ({ $holder }): { $client }; wybierz obecnego.

## Moving and tents

refusal-move-not-neighbours = Pole { $space } nie sąsiaduje z { $game ->
    [k2] himalaistą { $piece }
   *[mount-everest] przewodnikiem { $piece }
}; idź na sąsiednie pole, krok po kroku.
refusal-move-zone-closed = Pogoda nie pozwala dziś na ruch { $zone ->
    [z0] poniżej 6000 m
    [z1] od 6000 do 7000 m
    [z2] od 7000 do 8000 m
   *[z3] powyżej 8000 m
}, więc { piece } nie może iść na pole { $space }; poczekaj na inny dzień.
refusal-move-crevasse = Na polu { $space } jest szczelina; przewodnik { $piece } musi iść inną drogą.
refusal-move-too-expensive = Wejście na pole { $space } kosztuje { $cost }, a punkty { of-piece } w tę stronę to { $have }; użyj najpierw karty dla niego.
refusal-move-too-many-bottles = Przewodnik { $piece } niesie za dużo butli z tlenem na pole { $space } ({ $bottles }, wolno { $limit }); najpierw zostaw lub porzuć część.
refusal-move-full = { $game ->
    [k2] Pole { $space } jest pełne (himalaiści: { $limit }), a himalaista { $piece } nie miałby stamtąd pewnej drogi dalej; zachowaj na nią punkty albo idź gdzie indziej.
   *[mount-everest] Pole { $space } jest pełne (przewodnicy: { $limit }), a przewodnik { $piece } nie miałby stamtąd pewnej drogi dalej; zachowaj na nią punkty albo idź gdzie indziej.
}
refusal-passing-other-piece = { $game ->
    [k2] Himalaista { $piece } stoi na pełnym polu; rusz go dalej, zanim ruszysz drugiego albo użyjesz dla niego karty.
   *[mount-everest] Przewodnik { $piece } stoi na pełnym polu; rusz go dalej, zanim zrobisz coś dla innych.
}
refusal-passing-no-way-out = { piece-first } zostałby na pełnym polu bez pewnej drogi dalej; zachowaj na nią punkty albo najpierw rusz go dalej.
refusal-swap-not-neighbours = Twoi przewodnicy nie stoją na sąsiednich polach, więc nie mogą się zamienić; rusz jednego po drugim.
refusal-swap-not-full = Twoi przewodnicy mogą się zamienić tylko wtedy, gdy oba pola są pełne; tu jest miejsce, więc po prostu idź.
refusal-swap-passing = Przewodnik, który tylko przechodzi, nie może się zamienić; rusz go na pole, gdzie jest miejsce.
refusal-swap-zone-closed = Pogoda nie pozwala dziś na ruch { $zone ->
    [z0] poniżej 6000 m
    [z1] od 6000 do 7000 m
    [z2] od 7000 do 8000 m
   *[z3] powyżej 8000 m
}, więc przewodnicy nie mogą się zamienić; poczekaj na inny dzień.
refusal-pitch-no-tent = Przewodnik { $piece } nie niesie namiotu; w bazie może zabrać taki, który ci został.
refusal-pitch-too-expensive = Rozbicie namiotu kosztuje tu { $cost }, a odpowiednie punkty { of-piece } to { $have }; użyj najpierw karty z punktami w górę lub w dowolną stronę.

## Icefall

refusal-tile-decide-first = Przewodnik czeka przed kaflem lodospadu na polu { $space }; najpierw zapłać albo się wycofaj.
refusal-tile-none-turned = Żaden przewodnik nie czeka przed kaflem lodospadu, więc nie ma za co płacić ani skąd się wycofać; najpierw się rusz.
refusal-tile-cannot-pay = Kafel wymaga dopłaty { $cost }, a przewodnik ma { $have }; użyj karty albo się wycofaj.

## Loading

refusal-load-overloaded = Przewodnik niesie chwilowo za dużo; uporządkuj najpierw jego ładunek.
refusal-give-not-there = Tego tam nie ma ({ $source }): { $item }; wybierz coś, co jest.
refusal-give-no-tent-left = Nie masz już namiotu w zasobach; każdy ma w całej grze dwa.
refusal-give-only-in-base-camp = Zasoby są tylko w bazie; pobieraj i oddawaj to tam: { $item }.
refusal-give-not-same-space = Dający i biorący nie są na tym samym polu ({ $source }, { $target }); najpierw ich połącz.
refusal-give-needs-guide = Nie ma tam twojego przewodnika, który by to przeniósł: { $item }; najpierw go przyprowadź.
refusal-give-just-received = To przyszło dopiero co ({ $source }): { $item }; zanim podasz to dalej, zrób coś innego niż ładowanie.
refusal-give-just-given = To odeszło dopiero co ({ $target }): { $item }; cofnij to albo zrób najpierw coś innego niż ładowanie.
refusal-give-camp-full = W obozie nie ma na to miejsca: { $item }; zatrzymaj to gdzie indziej.
refusal-give-too-many-bottles = Przewodnik nie może nieść więcej butli w tej strefie (limit { $limit }); zostaw butlę tam, gdzie jest.
refusal-give-no-room = Nie ma na to miejsca ({ $target }): { $item }; plansza ma cztery rzędy: klient 1, namiot 3, pierwsza butla 2, następne po 1, butla obok namiotu 1.
refusal-give-overloaded = Dopóki przewodnik niesie za dużo, wolno tylko porządkować jego ładunek; cofnij albo go rozładuj.

## Risk and the end of the turn

refusal-settle-nothing-due = Nie masz ryzyka do spłacenia; graj dalej.
refusal-settle-no-such-point = { piece-first } nie ma takiego punktu; zapłać innym punktem, kartą albo poziomami.
refusal-settle-no-card-used = W tej kolejce nie użyto karty dla przewodnika { $piece }, więc jego klienci nie mogą płacić; użyj jej albo zapłać inaczej.
refusal-settle-no-levels = Przewodnik { $piece } nie ma klientów, którzy mogliby zapłacić poziomem; zapłać inaczej.
refusal-settle-no-rest-point = Nie został żaden punkt aklimatyzacji do zapłaty; zapłać inaczej.
refusal-risk-unpayable-after = { $game ->
    [k2] Potem ryzyka ({ $risk }) nie dałoby się już spłacić; wybierz coś, po czym będzie czym je spłacić.
   *[mount-everest] Potem ryzyka ({ $risk }) nie dałoby się już spłacić; spłać je najpierw.
}
refusal-end-risk-left = Masz jeszcze ryzyko do spłacenia ({ $risk }); spłać je, zanim zakończysz kolejkę.
refusal-end-in-full-space = { piece-first } stoi na pełnym polu; rusz go dalej, zanim zakończysz kolejkę.

## Climbers

refusal-climber-dead = Himalaista { $piece } nie żyje i nic już nie może zrobić; graj drugim albo zakończ kolejkę.
refusal-pitch-tent-stands = Namiot himalaisty { $piece } jest już rozbity i tam zostanie; każdy himalaista ma w całej grze jeden.
refusal-settle-climber-idle = Himalaista { $piece } ani się w tej kolejce nie ruszył, ani nie dostał punktów aklimatyzacji, więc nie może płacić poziomem; zrób najpierw jedno z tych albo zapłać inaczej.
refusal-settle-death-in-full-space = Himalaiście { $piece } został tylko jeden poziom, a dopóki twój himalaista stoi na pełnym polu, nikt nie może zginąć; najpierw rusz dalej albo zapłać inaczej.
refusal-rescue-nobody-dying = Żaden z twoich himalaistów nie umiera, więc nie ma kogo ratować ani poświęcać; zachowaj kartę ratunkową na taką chwilę.
refusal-rescue-decide-first = Himalaista { $piece } umiera; najpierw uratuj go albo pozwól mu zginąć.
refusal-rescue-full = Pole { $space } jest pełne, więc himalaista { $piece } nie może tam trafić; wybierz pole, na którym jest miejsce.
refusal-rescue-too-high = Pole { $space } nie leży poniżej 6000 m, więc himalaista { $piece } nie może tam trafić; wybierz niższe pole.
