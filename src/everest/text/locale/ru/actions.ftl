# What each kind of action does, as a phrase, in Russian. `action-KIND` for every kind of action.

action-play = сыграть карту: { $card }
action-take = взять жетон риска { $value }
action-use = использовать карту { for-holder }: { $card }; { points-of-way }
action-move = { piece } идёт: { $space }
action-pitch = поставить палатку { of-piece }
action-settle-card = оплатить одно очко картой: { $card }{ $way ->
    [up] {""}, число подъёма
    [down] {""}, число спуска
   *[other] {""}
}
action-settle-point = оплатить одно очко { $way ->
    [up] очком подъёма
    [down] очком спуска
   *[any] очком движения
} { of-piece }
action-settle-level = { $game ->
    [k2] оплатить одно очко одним уровнем альпиниста { $piece }
   *[mount-everest] оплатить одно очко одним уровнем каждого клиента гида { $piece }
}
action-end = завершить ход
action-first = начинает { $player }
action-pawn = следующая фишка счёта: { $player }
action-weather = открыть тайл погоды: { $days }
action-token = открыть жетон риска { $value }
action-deal = { $player } берёт: { $card }
action-oxygen = потратить кислородный баллон из лагеря { $camp }
action-keep = оставить себе: { $card }
action-return = вернуть { $end ->
    [top] на верх
   *[bottom] под низ
} колоды акклиматизации: { $card }
action-remove = удалить из игры: { $card }
action-use-rest = использовать карту { for-holder }: { $card }
action-raise = поднять до уровня { $level } ({ holder }): { $client }
action-give = передать { from-holder } { to-holder }: { $things }
action-abandon = бросить навсегда, { from-holder }: { $things }
action-swap = гиды A и B меняются местами
action-pay = заплатить за тайл ледопада и войти
action-back = отступить от тайла ледопада
action-settle-pool = оплатить одно очко нерозданным очком акклиматизации
action-draw = { $player } берёт из колоды акклиматизации: { $card }
action-tile = перевернуть тайл ледопада: { $face }
action-rescue = использовать карту спасения, альпинист { $piece } оказывается здесь: { $space }
action-give-up = дать альпинисту { $piece } погибнуть
