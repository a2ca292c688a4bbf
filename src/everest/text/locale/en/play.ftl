# The game in the terminal. Words that are typed (commands, ids, action names in square brackets)
# are not translated.

## Start and end

title = { $game ->
    [k2] K2
   *[mount-everest] Mount Everest
}
welcome = { $players }. Map: { $map }; weather set: { $weather }; { $rounds } days. { $game ->
    [k2] Climb as high as you can and stay alive; the highest flags that your climbers reach are your points.
   *[mount-everest] Bring clients to the summit and back; who dies on the mountain costs you points.
}
welcome-back = The game goes on. { $players }. Map: { $map }; weather set: { $weather }; { $rounds } days.
welcome-chosen = Chosen for this game: { $chosen }.
welcome-help = Type a number from a list, or the words in square brackets. “help” explains everything, “quit” saves and stops.
ask-title = A new game
ask-how = Press Enter to take the answer in square brackets.
ask-game = Which game?
ask-seats = How many players?
ask-humans = How many of them are people at this keyboard?
ask-name = Your name?
ask-name-of = Name of player { $number }?
ask-bot = Which opponents?
ask-map = Which side of the map?
ask-weather = Which weather?
ask-variant = Which variant (family: each player has a rescue card)?
ask-limits = Which limits for five players (relaxed: more climbers in a space)?
ask-number-again = Please type a number from { $least } to { $most }, or just Enter.
ask-choice-again = “{ $given }” is not among the answers: { $known }.
default-name = Player
default-name-of = Player { $number }
play-bad-language = No catalogue is written in “{ $given }”; there are en, el, ru and pl.
play-unknown-bot = There is no bot “{ $bot }”; there are { $known }.
play-bad-seats = The game is for { $least } to { $most } players, not for { $seats }.
play-too-many-players = { $given } players are named, but there are { $seats } seats; name fewer, or add seats.
play-bad-first = There is no seat { $first } to begin; seats are numbered from 0 to { $last }.
play-nothing-to-resume = There is no unfinished game in { $folder }; start a new one, or give the file.
play-already-over = The game in { $file } is over; look at it with: { $command }
saved = Saved in { $file }.
saved-on-leaving = The game is saved in { $file }.
not-saved = Nobody has done anything yet, so nothing is saved.
not-asked = The input is not a terminal: no questions are asked, and the usual answers are taken.
how-to-resume = Go on with: { $command }
no-such-folder = Nothing is saved: there is no folder { $folder }.
record-saved = The record is in { $file }.
record-check = Check it with: { $command }
final-title = The expedition is over
final-line = { $rank }. { $player }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
final-tie = { $player } and { $others } have { $score ->
    [one] { $score } point
   *[other] { $score } points
} each. { $game ->
    [k2] The climber of { $player } was on the summit first, and that decides [KE1].
   *[mount-everest] { $player } got there first (the score pawn stands further left), and that decides [E3].
}
final-winner = { $player } wins!

## The course of the game

hand-over = Pass the keyboard to { $player }.
hand-over-prompt = { $player }, press Enter when nobody else is looking.
hand-over-help = Your cards are shown after Enter alone. Type quit to save and stop.
hand-over-again = Only Enter alone goes on, or quit.
thinking = { $player } is thinking ...
prompt = { $player }, day { $day } >
prompt-cards = { $player }, { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
} >
heading-cards = { $player }: cards for day { $day }
heading-turn = Weather today (day { $day }): { $weather }.
only-choice = There is only one choice: { $action }.
only-cards = Played: { $cards }.
undone = Taken back: { $action }.
nothing-to-undo = Nothing can be taken back: only your own actions since anybody last learned something new.
no-such-number = There is no choice { $number }; the numbers are 1 to { $last }. Press Enter to see them again.
nothing-there = There is nothing of that kind to do now.
still-folded = The choice { $number } is not shown yet; type “{ $command }” to see it first.
ambiguous = “{ $text }” could mean: { $names }{ $more ->
    [0] {""}.
   *[other] {""}; and { $more } more.
}
not-understood = “{ $text }” is no action or command. Type a number, the words in square brackets, or “help”.
night-title = The night: acclimatization check
night-line = { $player }, { $holder }: { $fate }

## Tonight

night-space = space { $change }
night-camp = { $game ->
    [k2] own tent { $change }
   *[mount-everest] own camp { $change }
}
night-weather = weather { $change }
night-nothing = nothing changes
night-of-a-client = { $client } ({ $sum }): { $end ->
    [dies] DIES tonight
    [cut] level { $level } after tonight, cut to the limit
   *[lives] level { $level } after tonight
}
report-of-a-client = { $client } ({ $sum }): { $end ->
    [dies] DIED
    [cut] now level { $level }, cut to the limit
   *[lives] now level { $level }
}

## Around the guides

around-guide = Guide { $piece }: { $space }, { $height } m.
around-points = Points: { $points }.
around-carries = Carries: { $things }.
around-camp = Your { $camp }: { $space }. { $clients ->
    [one] { $clients } client
   *[other] { $clients } clients
}, { $bottles ->
    [one] { $bottles } oxygen bottle
   *[other] { $bottles } oxygen bottles
}.
around-up = up: { $spaces }
around-down = down: { $spaces }
clients = { $count ->
    [one] { $count } client
   *[other] { $count } clients
}
neighbour = { $id } { $kind ->
    [crevasse] crevasse
    [unknown] icefall face down
   *[known] cost { $cost }
}{ $full ->
    [yes] {""} (full)
   *[no] {""}
}
points-none = none
points-short = { $points } { $way ->
    [up] up
    [down] down
   *[any] any direction
}
tile-of-type = face-down icefall tile { $type }
status-take = { $alone ->
    [yes] Alone you take a risk token every day: choose one of the open tokens.
   *[no] Your risk sum is the highest: you must take one of the open tokens.
}
status-risk = Risk to settle before the end of the turn: { $points }.
status-passing = { piece-first } stands in a full space and must move on.
status-overloaded = A guide carries too much: unload it first.
status-at-tile = Guide { $piece } is in front of an icefall tile that costs one more point ({ $space }): pay or go back.
status-rest = Acclimatization points to give to clients ({ $holder }): { $points }.

## The choices

menu-group-icefall = Icefall tile
menu-group-raise = Acclimatize
menu-group-cards = Use a card
menu-group-A = { $game ->
    [k2] Climber A
   *[mount-everest] Guide A
}
menu-group-B = { $game ->
    [k2] Climber B
   *[mount-everest] Guide B
}
menu-group-load = Load and unload (free)
menu-group-abandon = Give up for good (clients die, tents and bottles are lost)
menu-group-risk = Settle risk
menu-group-other = Choices
menu-group-turn = Turn
menu-folded = { $title }: { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}, shown when you type “{ $command }”
menu-use = { $way ->
    [up] { for-holder } up
    [down] { for-holder } down
   *[only] { for-holder }
}
menu-move = { $way ->
    [up] up to
    [down] down to
   *[level] over to
} { $space }, cost { $cost }{ $tile }{ $full ->
    [yes] {""}, full: must move on
   *[no] {""}
}
dies-at-once = { $clients ->
    [one] { $clients } client DIES
   *[other] { $clients } clients DIE
}: { $points ->
    [0] no points to lose
    [one] -{ $points } point
   *[other] -{ $points } points
}
menu-pitch = pitch the tent here, cost { $cost }
menu-take = take { $holder ->
    [A] for guide A
    [B] for guide B
    [camp1] for camp 1
   *[camp2] for camp 2
}
menu-bring = { from-holder } { to-holder }
pick-title = Choose { $count } cards. Type their numbers, such as 1 2 3:
last-cards = The deck is empty: today you play your last three cards.
kept-cards = The deck is empty: the cards that you keep now ({ $count }) are all that you have tomorrow.
pick-mark = (chosen)
picked = Chosen: { $cards }. Risk sum: { $sum }.
unpicked = Not chosen any more: { $card }.
pick-no-such-number = Please type numbers of cards from 1 to { $last }.
pick-twice = You have chosen this card already; choose another one.
pick-too-many = Those are too many cards; choose { $count } in all.

## Hints and cautions

hint-cards = Hint: points move your guides; but if your sum is the highest of all, you take a risk token.
hint-risk = Hint: the token is paid in your turn with points, or with a level of clients. A 0 costs nothing.
hint-tile = Hint: pay to enter, use another card to be able to pay, or go back.
hint-settle = Hint: settle your risk before you spend the last points.
hint-settle-level = Hint: no movement points and no cards are left, so each point of risk takes a level.
hint-raise = Hint: give the points to clients that would die tonight, or that are to go high.
hint-load = Hint: load first. A guide carries 4 clients, or a tent and 1 client. Then use cards and move.
hint-move = Hint: move a guide that has points. Up costs points, and so does coming home later.
hint-use = Hint: use a card for a guide, then move it.
hint-end = Hint: nothing is left to use. Look at tonight's levels, then end the turn.
hint-way-down = { $game ->
    [k2] Hint: climber { $piece } loses levels up here. Points down to the nearest space where it loses none tonight: { $points }, { $space }.
   *[mount-everest] Hint: guide { $piece } is high up with clients. Points down to the nearest space where nobody loses a level tonight: { $points }, { $space }.
}
hint-acclimatize = { $game ->
    [k2] Hint: an acclimatization card raises the level of { $holder } before the night.
   *[mount-everest] Hint: an acclimatization card raises the levels of clients before the night. Those in need are here: { $holder }.
}
hint-survive = { $game ->
    [k2] Hint: climber { $piece } dies here tonight. Points down to the nearest space where it lives through the night: { $points }, { $space }.
   *[mount-everest] Hint: clients with guide { $piece } die here tonight. Points down to the nearest space where all of them live through the night: { $points }, { $space }.
}
hint-summit = { $game ->
    [k2] Hint: climber { $piece } can reach the summit today. Points up from here: { $points }.
   *[mount-everest] Hint: guide { $piece } can reach the summit today. Points up from here: { $points }.
}
hint-fetch = Hint: clients in your camp die tonight ({ $space }). A guide that comes there can take them down.
hint-camp = Hint: where guide { $piece } stands, its tent can become a camp (movement points: { $points }): clients in that space gain a level each night.
hint-oxygen = Hint: a bottle in your camp brings acclimatization cards, but only before you choose (help oxygen).
caution-dying = A client will die tonight: { $clients }.
caution-rest = Acclimatization points are not given out: { $points }.
caution-no-card = You have used none of your cards, and they are lost when the turn ends.
caution-cards = Cards not used: { $cards }.
caution-points = Movement points not used: { $points }.
caution-deaths = That kills at once: { $deaths }.
caution-any-again = To do it all the same, type it again.
caution-again = To end the turn all the same, type end again.

## The map

map-title = The map ({ $map }), from the summit down
map-legend = { $game ->
    [k2] id, name, height, cost to enter today, change of levels at night; flag; up and down: where it leads
   *[mount-everest] id, name, height, cost to enter, change of levels at night; up and down: where it leads
}
map-zone = { $zone }: guides in a space at most { $limit }, bottles with a guide at most { $bottles }. Today: { $loss ->
    [0] { $closed ->
        [yes] NO MOVEMENT
       *[no] fine
    }
   *[other] clients lose { $loss }{ $closed ->
        [yes] {""}, NO MOVEMENT
       *[no] {""}
    }
}
map-height = { $height } m
map-cost = cost { $cost }
map-night = night { $change }
map-up = up { $spaces }
map-down = down { $spaces }
map-guide = { $player } { $piece }
map-camp = { $player }, { $camp }: { $things }
map-here = here: { $things }

## Weather, table, hands

weather-title = Weather ahead
weather-today = day { $day } (today): { $effect }
weather-later = day { $day }: { $effect }
weather-unknown = after day { $day }, until day { $rounds }: not known yet
table-title = The table, day { $day }
scores = Scores: { $scores }
scores-tie-order = { $game ->
    [k2] Of players with the same score, the one whose climber came to the summit first is ahead; else they draw.
   *[mount-everest] Of players with the same score, the one named first got there first and wins the tie.
}
player-head = { $player }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}; tents left in base camp: { $tents }{ $first ->
    [yes] {""}; first player today
   *[no] {""}
}
player-guide = guide { $piece }: { $space }. Carries: { $things }.
player-shown = cards today: { $cards }; risk sum { $sum }
player-cards = cards in hand: { $hand }, in the main deck: { $deck }, in the acclimatization deck: { $reserve }
player-pile = played before: { $cards }
risk-open = Open risk tokens: { $values }; face down: { $hidden }.
risk-taken = Risk token of today: { $player }, { $value }.
hand-title = Cards of { $player }
hand-cards = in hand: { $cards }
hand-chosen = played today: { $cards }; risk sum { $sum }
hand-unused = not used yet: { $cards }
hand-deck = { $game ->
    [k2] still in the deck, order unknown: { $cards }
   *[mount-everest] still in the main deck, order unknown: { $cards }
}
hand-reserve = in the acclimatization deck: { $cards }
hand-reserve-top = known on its top: { $cards }
hand-reserve-bottom = known at its bottom: { $cards }
hand-removed = removed from the game: { $cards }

## Help

help-input = Type the number of a choice, or its words in square brackets. Words may be shortened as long as only one choice fits: { $game ->
    [k2] “m a s03” is “move A to s03”
   *[mount-everest] “m a i3” is “move A to i3”
}. Enter alone shows the choices again. Commands:
help-topics = More: help and one of { $topics }.
help-unknown = There is no help on “{ $topic }”; there is help on { $known }.
command-undo = take back your last action, if nobody has learned anything from it
command-look = { $game ->
    [k2] show your climbers and the choices again (or Enter alone)
   *[mount-everest] show your guides and the choices again (or Enter alone)
}
command-map = the whole map
command-weather = the weather ahead, as far as it is known
command-hands = your cards (also: cards)
command-table = { $game ->
    [k2] everything that is open: scores, climbers, tents, cards shown, risk tokens
   *[mount-everest] everything that is open: scores, guides, camps, cards shown, risk tokens
}
command-log = what has happened lately; log all: everything
command-load = the choices for loading, when the list is folded
command-help = this list; help TOPIC explains a topic
command-rules = { $game ->
    [k2] the sections of the rules; rules KM: a section; rules KM1: a clause
   *[mount-everest] the sections of the rules; rules M: a section; rules M4: a clause
}
command-save = save now; save FILE: into that file
command-quit = save and stop; go on later with { $command }
help-start = You lead two guides, A and B, from base camp. Load clients in base camp: mountaineers bring 2 points on the summit and 2 more when they are home again, tourists 3 and 3, but they bear the height less well. Each day choose three cards, then use them in your turn to move. At night the height takes levels from your clients; at level 0 a client dies and you lose 3 or 4 points. Camps and acclimatization cards keep clients alive.
help-turn = In your turn use cards, move, pitch tents, load and acclimatize in any order, as often as your cards and points last. Points belong to the guide for which you used the card. Then type end. What is not used is lost.
help-cards = A movement card gives its points to one guide, for any direction. A rope gives either its number for going up or its number for going down. An acclimatization card gives levels to clients with one guide or in one camp. Some cards cost clients with the guide a level. Each card is used once. You begin with six cards, play three each day and draw three again, but nothing after days 5, 11 and 17: the deck is empty, and on days 6, 12 and 18 you play the three cards that you kept. After days 6 and 12 all cards are shuffled, and you draw six.
help-load = Loading is free, in your turn, between what stands in the same space. A guide's board has four rows: a client takes 1, a tent 3, the first bottle 2, each further bottle 1, a bottle beside a tent 1. So: 4 clients; or a bottle and 2 clients; or a tent and 1 client. What a guide took in a row of loadings it cannot pass on in the same row.
help-moving = A step costs the number of the space that is entered. Where a face-down icefall tile lies, it is turned over for 1 point: cost 1 lets you in, cost 2 wants one more point or you go back, a crevasse sends you back for good. A full space may be crossed, not stayed in. No movement means: nobody enters or leaves the zone.
help-night = Each night the level of every client changes by the number of its space, plus 1 if a camp of yours stands there, minus the loss of the weather in that zone. Below 1 the client dies. Then mountaineers are cut to level 4, tourists to 3. The line under each guide shows the level after tonight.
help-risk = Whose three cards have the highest sum of movement points takes a risk token; on a tie nobody does. Points of the token are settled in that player's turn: with a point of a card or of a guide, with an acclimatization point, or with a level of every client with a guide for which a card was used. Ropes count their upward number.
help-oxygen = A bottle that lies in a camp of yours above 6000 m can be spent before you choose cards: draw 1 to 3 cards of your acclimatization deck by the height of the camp, keep one in hand, put the others back, and remove one card of your hand from the game.
help-scoring = You begin with 5 points. On the summit each client scores 2 (mountaineer) or 3 (tourist), and the same again when it comes home to base camp. A dead or abandoned client costs 3 or 4. A score never falls below 1. After day 18 the highest score wins; on a tie, who had it first. Scores are listed in that order, so of two that are the same the one named first is ahead.
help-notation = The words in square brackets are the notation that records use: play any2; use rope1/3 for A up; move A to i3; pitch A; give mountaineer-1 from supply to A; abandon bottle of A; raise tourist-2 of camp1; settle with card any2; end. The words for, to, from, of and with may be left out.
rules-how = { $game ->
    [k2] Type rules and two letters for a section, or rules and a clause such as KM1. Much else is as in Mount Everest, whose clauses have one letter, such as M4.
   *[mount-everest] Type rules and a letter for a section, or rules and a clause such as M4.
}
rules-unknown = The rules have no “{ $label }”; type rules to see the sections.
