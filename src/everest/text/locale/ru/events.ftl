# What happened, one sentence for each kind of event, in Russian: `event-KIND`.

event-first-seat = Первым начинает { $seat }.
event-pawn-order = Фишки счёта слева направо: { $seats }.
event-token-opened = Открыты жетоны риска: { $values }.
event-day-began = Начинается день { $round }. Первый игрок: { $first_seat }.
event-weather-opened = Новая погода по дням: { $tiles }.
event-shuffled = { $game ->
    [k2] { $seat } перемешивает все 18 карт в новую колоду.
   *[mount-everest] { $seat } перемешивает все 18 карт в новую основную колоду.
}
event-drawn = { $seat } берёт: { $cards }.
event-card-chosen = { $seat } кладёт: { $cards }.
event-cards-shown = { $seat } открывает: { $cards }. Сумма риска: { $sum }.
event-risk-tied = Наибольшая сумма риска, { $sum }, не у одного игрока, поэтому жетон никто не берёт.
event-token-taken = { $seats ->
    [1] { $seat }: игра в одиночку, взят жетон { $value }.
   *[other] { $seat }: сумма риска наибольшая, взят жетон { $value }.
}
event-turn-began = { $seat } начинает ход{ $risk ->
    [0] {""}.
   *[other] {""}; к оплате риск { $risk }.
}
event-turn-ended = { $seat } завершает ход.
event-card-used = { $seat } использует карту { for-piece }: { $card }; { points-of-way }.
event-rest-used = { $seat } использует карту { for-holder }: { $card }.
event-raised = { $seat }: { $client }, теперь уровень { $level } ({ holder }).
event-risk-settled = { $seat } оплачивает очко риска; осталось: { $left }.
event-tile-tried = { $seat }: гид { $piece } пробует ледопад: { $space }.
event-tile-turned = Тайл перевёрнут, { $space }: { $face }.
event-went-back = { $seat }: гид { $piece } возвращается: { $space }.
event-moved = { $seat }: { piece } идёт: { $to }, цена { $cost }.
event-pitched = { $seat }: { piece } ставит палатку: { $space }, цена { $cost }.
event-swapped = { $seat }: гиды меняются местами. A: { $A }; B: { $B }.
event-summited = { $game ->
    [k2] { $seat }: альпинист { $piece } выходит на ВЕРШИНУ!
   *[mount-everest] { $seat }: гид { $piece } выводит на ВЕРШИНУ: { $clients }!
}
event-came-home = { $seat }: гид { $piece } приводит с вершины домой: { $clients }!
event-levels-lost = { $seat }: клиенты гида { $piece } теряют { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[many] { $levels } уровней
} { $cause ->
    [risk] из-за риска.
   *[card] из-за карты.
}
event-clients-died = { $seat }, гора забрала: { $clients } ({ holder }){ $cause ->
    [abandoned] {""}, брошены.
    [card] {""}, изнурены картой.
    [risk] {""}, оплата риска.
   *[check] {""}, ночью.
}
event-score = Счёт, { $seat }: { $from } -> { $to }.
event-given = { $seat } передаёт { from-holder } { to-holder }: { $items }.
event-abandoned = { $seat } бросает: { $items }.
event-oxygen-spent = { $seat } тратит кислородный баллон из лагеря { $camp }.
event-oxygen-drawn = { $seat } берёт из колоды акклиматизации: { $cards }.
event-oxygen-kept = { $seat } оставляет себе: { $card }.
event-oxygen-returned = { $seat } возвращает { $end ->
    [top] на верх
   *[bottom] под низ
} колоды акклиматизации: { $card }.
event-card-removed = { $seat } удаляет из игры: { $card }.
event-checked = { $game ->
    [k2] Ночь альпиниста { $piece }, { $seat }: { $change }.
   *[mount-everest] Ночь клиентов, { $seat } ({ holder }): { $change }.
}
event-game-over = Игра окончена: { $scores }.{ $game ->
    [k2] { $outcome ->
        [won] {" "}Побеждает: { $winners }.
        [drawn] {" "}Ничья: { $winners }.
        [ranked] {" "}Звание: { $rank }.
       *[unranked] {""}
    }
   *[mount-everest] {""}
}

## Climbers

event-level = { $seat }: альпинист { $piece } переходит с уровня { $from } на уровень { $to }{ $cause ->
    [card] {""}.
    [risk] {""}, оплата риска.
    [rescue] {""}, спасение.
   *[check] {""}, ночью.
}
event-climber-scored = Счёт альпиниста { $piece }, { $seat }: { $from } -> { $to }.
event-dying = { $seat }: альпинист { $piece } погибает; его может спасти карта спасения.
event-climber-died = { $seat }: альпинист { $piece } погиб{ $cause ->
    [risk] {""}, оплата риска.
   *[check] {""}, ночью.
}
event-rescued = { $seat } использует карту спасения: альпинист { $piece } теперь здесь: { $space }.
