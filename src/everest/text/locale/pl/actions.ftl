# What each kind of action does, as a phrase, in Polish. `action-KIND` for every kind of action.

action-play = zagraj: { $card }
action-take = weź żeton ryzyka { $value }
action-use = użyj karty { for-holder }: { $card }; { points-of-way }
action-move = { piece } idzie na pole { $space }
action-pitch = rozbij namiot { of-piece }
action-settle-card = spłać jeden punkt kartą: { $card }{ $way ->
    [up] {""}, wartość w górę
    [down] {""}, wartość w dół
   *[other] {""}
}
action-settle-point = spłać jeden punkt { $way ->
    [up] punktem w górę
    [down] punktem w dół
   *[any] punktem ruchu
} { of-piece }
action-settle-level = { $game ->
    [k2] spłać jeden punkt jednym poziomem himalaisty { $piece }
   *[mount-everest] spłać jeden punkt jednym poziomem każdego klienta przewodnika { $piece }
}
action-end = zakończ kolejkę
action-first = rozpoczyna { $player }
action-pawn = następny pionek punktacji: { $player }
action-weather = odkryj kafel pogody: { $days }
action-token = odkryj żeton ryzyka { $value }
action-deal = { $player } dobiera: { $card }
action-oxygen = zużyj butlę z tlenem z obozu { $camp }
action-keep = zatrzymaj: { $card }
action-return = odłóż { $end ->
    [top] na wierzch
   *[bottom] pod spód
} talii aklimatyzacji: { $card }
action-remove = usuń z gry: { $card }
action-use-rest = użyj karty { for-holder }: { $card }
action-raise = podnieś do poziomu { $level } ({ holder }): { $client }
action-give = przenieś { from-holder } { to-holder }: { $things }
action-abandon = porzuć na zawsze, { from-holder }: { $things }
action-swap = przewodnicy A i B zamieniają się miejscami
action-pay = zapłać za kafel lodospadu i wejdź
action-back = wycofaj się sprzed kafla lodospadu
action-settle-pool = spłać jeden punkt nierozdanym punktem aklimatyzacji
action-draw = { $player } dobiera z talii aklimatyzacji: { $card }
action-tile = odkryj kafel lodospadu: { $face }
action-rescue = użyj karty ratunkowej: himalaista { $piece } trafia na pole { $space }
action-give-up = pozwól zginąć himalaiście { $piece }
