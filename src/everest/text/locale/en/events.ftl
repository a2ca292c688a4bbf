# What happened, one sentence for each kind of event: `event-KIND`.

event-first-seat = { $seat } is the first to begin.
event-pawn-order = Score pawns from left to right: { $seats }.
event-token-opened = Risk tokens turned up: { $values }.
event-day-began = Day { $round } begins. First player: { $first_seat }.
event-weather-opened = New weather, day by day: { $tiles }.
event-shuffled = { $game ->
    [k2] { $seat } shuffles all 18 cards into a new deck.
   *[mount-everest] { $seat } shuffles all 18 cards into a new main deck.
}
event-drawn = { $seat } draws: { $cards }.
event-card-chosen = { $seat } lays down: { $cards }.
event-cards-shown = { $seat } shows { $cards }. Risk sum: { $sum }.
event-risk-tied = The highest risk sum, { $sum }, is shared, so nobody takes a risk token.
event-token-taken = { $seats ->
    [1] { $seat } plays alone and takes the token { $value }.
   *[other] { $seat } has the highest risk sum and takes the token { $value }.
}
event-turn-began = { $seat } begins the turn{ $risk ->
    [0] {""}.
   *[other] {""} with { $risk } risk to settle.
}
event-turn-ended = { $seat } ends the turn.
event-card-used = { $seat } uses { $card } { for-piece }: { points-of-way }.
event-rest-used = { $seat } uses { $card } { for-holder }.
event-raised = { $seat }: { $client } rises to level { $level } ({ holder }).
event-risk-settled = { $seat } settles a point of risk; left to settle: { $left }.
event-tile-tried = { $seat } tries the icefall with guide { $piece } at { $space }.
event-tile-turned = The tile at { $space } is turned over: { $face }.
event-went-back = { $seat }: guide { $piece } goes back to { $space }.
event-moved = { $seat }: { piece } moves to { $to }, cost { $cost }.
event-pitched = { $seat }: { piece } pitches a tent at { $space }, cost { $cost }.
event-swapped = { $seat }: the guides change places. A: { $A }; B: { $B }.
event-summited = { $game ->
    [k2] { $seat }: climber { $piece } stands on the SUMMIT!
   *[mount-everest] { $seat }: guide { $piece } leads to the SUMMIT: { $clients }!
}
event-came-home = { $seat }: guide { $piece } brings home after the summit: { $clients }!
event-levels-lost = { $seat }: clients with guide { $piece } lose { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
} { $cause ->
    [risk] to the risk.
   *[card] by the card.
}
event-clients-died = { $seat } loses to the mountain: { $clients } ({ holder }){ $cause ->
    [abandoned] {""}, abandoned.
    [card] {""}, worn out by the card.
    [risk] {""}, by settling risk.
   *[check] {""}, in the night.
}
event-score = Score of { $seat }: { $from } -> { $to }.
event-given = { $seat } brings { from-holder } { to-holder }: { $items }.
event-abandoned = { $seat } abandons: { $items }.
event-oxygen-spent = { $seat } spends an oxygen bottle of camp { $camp }.
event-oxygen-drawn = { $seat } draws from the acclimatization deck: { $cards }.
event-oxygen-kept = { $seat } keeps { $card }.
event-oxygen-returned = { $seat } puts { $card } back { $end ->
    [top] on top of
   *[bottom] under
} the acclimatization deck.
event-card-removed = { $seat } removes { $card } from the game.
event-checked = { $game ->
    [k2] Night for climber { $piece } of { $seat }: { $change }.
   *[mount-everest] Night for the clients of { $seat } ({ holder }): { $change }.
}
event-game-over = The game is over: { $scores }.{ $game ->
    [k2] { $outcome ->
        [won] {" "}Winner: { $winners }.
        [drawn] {" "}A draw: { $winners }.
        [ranked] {" "}Rank: { $rank }.
       *[unranked] {""}
    }
   *[mount-everest] {""}
}

## Climbers

event-level = { $seat }: climber { $piece } goes from level { $from } to { $to }{ $cause ->
    [card] {""}.
    [risk] {""}, by settling risk.
    [rescue] {""}, by the rescue.
   *[check] {""}, in the night.
}
event-climber-scored = Score of climber { $piece } of { $seat }: { $from } -> { $to }.
event-dying = { $seat }: climber { $piece } is dying; a rescue card can save it.
event-climber-died = { $seat } loses climber { $piece } to the mountain{ $cause ->
    [risk] {""}, by settling risk.
   *[check] {""}, in the night.
}
event-rescued = { $seat } uses a rescue card: climber { $piece } is brought to { $space }.
