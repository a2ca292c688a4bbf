# The game in the terminal: what only K2 says, about climbers, flags, tents, ranks and rescue cards.
# Words that are typed (commands, ids, action names in square brackets) are not translated.

## Tonight

night-of-a-climber = level { $before } ({ $sum }): { $end ->
    [dies] DIES tonight
    [cut] level { $level } after tonight, cut to the limit
   *[lives] level { $level } after tonight
}
report-of-a-climber = level { $before } ({ $sum }): { $end ->
    [dies] falls below 1
    [cut] now level { $level }, cut to the limit
   *[lives] now level { $level }
}

## Around the climbers

around-climber = Climber { $piece }: { $space }, { $height } m. Score { $score }.
around-has-tent = Has its tent.
climber-line = Climber { $piece }: { $space }, { $height } m. Level { $level }, score { $score }.
around-dead = Climber { $piece } is dead; its score is { $score }.
around-tent = Your tent of climber { $piece }: { $space }.
around-rescue-cards = Your rescue cards: { $count }.
around-beside = level: { $spaces }
neighbour-of-climber = { $id } (cost { $cost }, flag { $flag }, tonight { $night }{ $room ->
    [free] {""})
    [0] {""}, FULL)
   *[other] {""}, room for { $room })
}
status-dying = Climber { $piece } is DYING: its level has fallen below 1. With a rescue card (you have { $cards }) it is put on a space below 6000 m at level { $level }, and its score goes from { $score } back to { $after }. Without, it leaves the map for good, and its score drops to { $lowest }.

## The choices

menu-group-dying = A climber is dying
menu-climb = { $way ->
    [up] up to
    [down] down to
   *[level] over to
} { $space }, cost { $cost }, flag { $flag }{ $full ->
    [yes] {""}, full: must move on
   *[no] {""}
}
menu-rescue = Rescue climber { $piece }, score { $score }; put it on
menu-give-up = let climber { $piece } die: its score is { $score }{ $players ->
    [alone] {""}, and the game ends
   *[several] {""}
}
climber-dies-at-once = { $end ->
    [rescuable] climber { $piece } is DYING, and needs your rescue card
    [alone] climber { $piece } DIES: score { $score } -> { $lowest }, and the game ends
   *[dies] climber { $piece } DIES: score { $score } -> { $lowest }
}

## Hints and cautions

hint-climbers-cards = { $players ->
    [alone] Hint: points move your climbers, acclimatization cards raise their levels. You take a risk token every day, so keep a point or two for it.
   *[several] Hint: points move your climbers, acclimatization cards raise their levels. If your sum of points is the highest of all, you take a risk token.
}
hint-climbers-risk = Hint: the token is paid in your turn with points, or with a level of a climber. A 0 costs nothing.
hint-climbers-move = Hint: move a climber that has points. A higher flag scores at once, and the climber need not come down again, only stay alive.
hint-climbers-use = Hint: use a card for a climber, then move it.
hint-climbers-end = Hint: nothing is left to use. Look at tonight's levels, then end the turn.
hint-tent = Hint: climber { $piece } can pitch its tent where it stands: each of your climbers there gains a level every night.
caution-climber-dying = Climber { $piece }, { $fate }.
caution-alone = That ends the game at once: your result is then the other climber's score plus 1.
caution-rescuable = Climber { $piece } will then be DYING: you can rescue it with your rescue card, or let it die.

## The map

map-zone-of-climbers = { $zone }: climbers in a space at most { $limit }. Today: { $loss ->
    [0] { $extra ->
        [0] fine
       *[other] everything costs { $extra } more
    }
   *[other] climbers lose { $loss }{ $extra ->
        [0] {""}
       *[other] {""}, everything costs { $extra } more
    }
}
map-flag = flag { $flag }
map-beside = level { $spaces }
map-tent = tent of { $player } { $piece }

## The table

climbers-head = { $player }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}{ $first ->
    [yes] {""}; first player today
   *[no] {""}
}
player-tent = Tent: { $space }.
player-rescue-cards = rescue cards left: { $count }
player-one-deck = cards in hand: { $hand }, in the deck: { $deck }
strip = Scoring strip: { $steps }
summit-order = On the summit, in this order: { $climbers }
ranks-title = Ranks on this map in this weather
ranks-none = There are no ranks for this map and weather.
ranks-line = { $rank }: from { $least ->
    [one] { $least } point
   *[other] { $least } points
}{ $missing ->
    [0] {""}, reached
   *[other] {""}, { $missing } missing
}
rank-so-far = Rank so far: { $rank }{ $missing ->
    [0] {""}, the best there is.
    [one] {""}; 1 more point makes it { $next }.
   *[other] {""}; { $missing } more points make it { $next }.
}

## The end

final-draw = A draw between { $players }, with { $score ->
    [one] { $score } point
   *[other] { $score } points
} each: nobody's climber came to the summit first [KE1].
final-climber = climber { $piece }: { $score }{ $dead ->
    [yes] {""}, dead
   *[no] {""}
}
final-alone-dead = { $count ->
    [one] A climber has died, and that ends the game on day { $day } [KX2].
   *[other] Both climbers have died, and that ends the game on day { $day } [KX2].
}
final-alone = Your result: { $score ->
    [one] { $score } point
   *[other] { $score } points
}{ $ranked ->
    [yes] {""}. Rank: { $rank }.
   *[no] .
}

## Help

help-climbers-start = You lead two climbers, A and B, up the mountain. Each of them brings you the number on the highest flag that it has reached, from 1 at the bottom to 10 on the summit; going down takes nothing away. Each day choose three cards, then use them in your turn to move, to pitch tents and to raise levels. At night height and weather take levels; below level 1 a climber dies, and its score drops to 1. So climb while you can, and be where you can stay alive. After day 18 the two scores are added.
help-climbers-turn = In your turn use cards, move and pitch tents in any order, as long as your cards and points last. Points belong to the climber for which you used the card. If you have a risk token, settle it too. Then type end. What is not used is lost.
help-climbers-cards = A movement card gives its points to one climber, for any direction. A rope gives either its number for going up or its number for going down. An acclimatization card raises the level of one climber; that of 0 does nothing. Each card is used once. You begin with six cards of 18, play three each day and draw three again, but nothing after days 5, 11 and 17: the deck is empty, and on days 6, 12 and 18 you play the three cards that you kept. After days 6 and 12 all cards are shuffled, and you draw six.
help-climbers-moving = A step costs the number of the space that is entered, up or down. In winter the weather can make a whole zone cost more; the costs you are shown have that in them. A space holds only so many climbers, the higher the fewer. A full space may be crossed, not stayed in.
help-climbers-tents = Each climber has one tent for the whole game. It is pitched where the climber stands, for the cost of entering that space, with upward points or points for any direction; it stays there. At night each of your climbers in a space with a tent of yours gains a level, whosever of the two it is.
help-climbers-map = The command map lists all spaces from the summit down, in four zones by height: what entering costs today, what the night does there, the flag, where it leads, and who is there. Up and down are by height; here and there the way to the top leads down for a step.
help-climbers-night = Each night the level of every climber changes by the number of its space, plus 1 if a tent of yours stands there, minus the loss of the weather in that zone. Below 1 it dies. Above 6 it is cut to 6; by day it may be higher, up to 10. The line under each climber shows the level after tonight.
help-climbers-death = A climber whose level falls below 1, at night or by settling risk, dies: it leaves the map, and its score drops to 1. Its tent stays, and its player plays on with the other climber. In the family game a rescue card can save it (help family); alone, a death ends the game (help alone).
help-climbers-risk = Whose three cards have the highest sum of movement points takes a risk token; on a tie nobody does. Points of the token are settled in that player's turn: with a point of a card or of a climber, or with a level of a climber that has moved or got acclimatization points in this turn. Ropes count their upward number. The last level costs the climber its life.
help-climbers-scoring = A climber's score begins at 1 and rises at once to the flag of each space that it enters, if that is more. After day 18 your two scores are added, and the highest sum wins; on a tie, who was on the summit first and is still credited with it, else it is a draw. The command table shows the scoring strip.
help-climbers-alone = Alone you play against a table of ranks: sailor, Tatra climber, alpinist, Himalayan climber; the command table shows what each asks for. You take a risk token every day, whatever your cards. If a climber dies, the game ends at once, and your result is the other's score plus 1.
help-climbers-family = In the family game each player has one rescue card. When a climber would die, you may use it: the climber is put on a space below 6000 m at level 1, and its score goes 4 steps back on the scoring strip. You may also let it die and keep the card.
help-climbers-notation = The words in square brackets are the notation that records use: play any2; use rope1/3 for A up; use rest2 for B; move A to s03; pitch A; settle with card any2; settle with levels of A; rescue A to s03; give up A; end. The words for, to, of and with may be left out.
