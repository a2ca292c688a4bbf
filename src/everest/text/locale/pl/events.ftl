# What happened, one sentence for each kind of event, in Polish: `event-KIND`.

event-first-seat = Jako pierwszy gra: { $seat }.
event-pawn-order = Pionki punktacji od lewej do prawej: { $seats }.
event-token-opened = Odkryte żetony ryzyka: { $values }.
event-day-began = Zaczyna się dzień { $round }. Gracz rozpoczynający: { $first_seat }.
event-weather-opened = Nowa pogoda, dzień po dniu: { $tiles }.
event-shuffled = { $game ->
    [k2] { $seat } tasuje wszystkie 18 kart w nową talię.
   *[mount-everest] { $seat } tasuje wszystkie 18 kart w nową talię główną.
}
event-drawn = { $seat } dobiera: { $cards }.
event-card-chosen = { $seat } kładzie: { $cards }.
event-cards-shown = { $seat } odkrywa: { $cards }. Suma ryzyka: { $sum }.
event-risk-tied = Najwyższą sumę ryzyka, { $sum }, ma więcej niż jedna osoba, więc nikt nie bierze żetonu.
event-token-taken = { $seats ->
    [1] { $seat } gra w pojedynkę i bierze żeton { $value }.
   *[other] { $seat } ma najwyższą sumę ryzyka i bierze żeton { $value }.
}
event-turn-began = { $seat } zaczyna kolejkę{ $risk ->
    [0] {""}.
   *[other] {""}; ryzyko do spłacenia: { $risk }.
}
event-turn-ended = { $seat } kończy kolejkę.
event-card-used = { $seat } używa karty { for-piece }: { $card }; { points-of-way }.
event-rest-used = { $seat } używa karty { for-holder }: { $card }.
event-raised = { $seat }: { $client } osiąga poziom { $level } ({ holder }).
event-risk-settled = { $seat } spłaca punkt ryzyka; pozostało: { $left }.
event-tile-tried = { $seat }: przewodnik { $piece } próbuje lodospadu na polu { $space }.
event-tile-turned = Kafel na polu { $space } zostaje odkryty: { $face }.
event-went-back = { $seat }: przewodnik { $piece } wraca na pole { $space }.
event-moved = { $seat }: { piece } idzie na pole { $to }, koszt { $cost }.
event-pitched = { $seat }: { piece } rozbija namiot na polu { $space }, koszt { $cost }.
event-swapped = { $seat }: przewodnicy zamieniają się miejscami. A: { $A }; B: { $B }.
event-summited = { $game ->
    [k2] { $seat }: himalaista { $piece } wchodzi na SZCZYT!
   *[mount-everest] { $seat }: przewodnik { $piece } wprowadza na SZCZYT: { $clients }!
}
event-came-home = { $seat }: przewodnik { $piece } sprowadza do bazy po zdobyciu szczytu: { $clients }!
event-levels-lost = { $seat }: klienci przewodnika { $piece } tracą { $levels ->
    [one] { $levels } poziom
    [few] { $levels } poziomy
   *[many] { $levels } poziomów
} { $cause ->
    [risk] z powodu ryzyka.
   *[card] z powodu karty.
}
event-clients-died = { $seat }, ofiary gór: { $clients } ({ holder }){ $cause ->
    [abandoned] {""}, porzucenie.
    [card] {""}, wyczerpanie przez kartę.
    [risk] {""}, spłata ryzyka.
   *[check] {""}, w nocy.
}
event-score = Wynik gracza { $seat }: { $from } -> { $to }.
event-given = { $seat } przenosi { from-holder } { to-holder }: { $items }.
event-abandoned = { $seat } porzuca: { $items }.
event-oxygen-spent = { $seat } zużywa butlę z tlenem z obozu { $camp }.
event-oxygen-drawn = { $seat } dobiera z talii aklimatyzacji: { $cards }.
event-oxygen-kept = { $seat } zatrzymuje: { $card }.
event-oxygen-returned = { $seat } odkłada { $end ->
    [top] na wierzch
   *[bottom] pod spód
} talii aklimatyzacji: { $card }.
event-card-removed = { $seat } usuwa z gry: { $card }.
event-checked = { $game ->
    [k2] Noc himalaisty { $piece } gracza { $seat }: { $change }.
   *[mount-everest] Noc klientów gracza { $seat } ({ holder }): { $change }.
}
event-game-over = Koniec gry: { $scores }.{ $game ->
    [k2] { $outcome ->
        [won] {" "}Wygrywa: { $winners }.
        [drawn] {" "}Remis: { $winners }.
        [ranked] {" "}Tytuł: { $rank }.
       *[unranked] {""}
    }
   *[mount-everest] {""}
}

## Climbers

event-level = { $seat }: himalaista { $piece } przechodzi z poziomu { $from } na { $to }{ $cause ->
    [card] {""}.
    [risk] {""}, spłata ryzyka.
    [rescue] {""}, ratunek.
   *[check] {""}, w nocy.
}
event-climber-scored = Wynik himalaisty { $piece } gracza { $seat }: { $from } -> { $to }.
event-dying = { $seat }: himalaista { $piece } umiera; może go uratować karta ratunkowa.
event-climber-died = { $seat }: himalaista { $piece } zginął{ $cause ->
    [risk] {""}, spłata ryzyka.
   *[check] {""}, w nocy.
}
event-rescued = { $seat } używa karty ratunkowej: himalaista { $piece } trafia na pole { $space }.
