# What each kind of action does, as a phrase. `action-KIND` for every kind of action.

action-play = play { $card }
action-take = take the risk token { $value }
action-use = use { $card } { for-holder }: { points-of-way }
action-move = move { piece } to { $space }
action-pitch = pitch the tent { of-piece }
action-settle-card = settle one point with a card: { $card }{ $way ->
    [up] {""}, its number for up
    [down] {""}, its number for down
   *[other] {""}
}
action-settle-point = settle one point with { $way ->
    [up] an upward point
    [down] a downward point
   *[any] a point
} { of-piece }
action-settle-level = { $game ->
    [k2] settle one point with one level of climber { $piece }
   *[mount-everest] settle one point with one level of every client with guide { $piece }
}
action-end = end the turn
action-first = { $player } is to begin
action-pawn = the next score pawn is that of { $player }
action-weather = open a weather tile: { $days }
action-token = open the risk token { $value }
action-deal = { $player } draws { $card }
action-oxygen = spend an oxygen bottle of camp { $camp }
action-keep = keep { $card }
action-return = put { $card } back { $end ->
    [top] on top of
   *[bottom] under
} the acclimatization deck
action-remove = remove { $card } from the game
action-use-rest = use { $card } { for-holder }
action-raise = raise { $client } to level { $level } ({ holder })
action-give = bring { from-holder } { to-holder }: { $things }
action-abandon = abandon for good, { from-holder }: { $things }
action-swap = let guides A and B change places
action-pay = pay for the icefall tile and enter
action-back = go back from the icefall tile
action-settle-pool = settle one point with an acclimatization point that was not given out
action-draw = { $player } draws { $card } from the acclimatization deck
action-tile = turn the icefall tile over: { $face }
action-rescue = use the rescue card: put climber { $piece } on { $space }
action-give-up = let climber { $piece } die
