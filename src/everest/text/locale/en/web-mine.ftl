# What is the viewer's own at the table in the browser, and acting.

## Guides, climbers, camps

web-mine-pieces = { $game ->
    [k2] Your climbers
   *[mount-everest] Your guides
}
web-mine-nights-ahead = Nights ahead
web-mine-points = { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}
web-mine-dead = dead
web-mine-height = { $height } m
web-mine-score = Score { $score }
web-mine-level = Level { $level }:
web-mine-has-tent = Carries its tent
web-mine-tonight = tonight { $level }
web-mine-dies-tonight = dies tonight
web-mine-sum = { $end ->
    [dies] Dies tonight
    [cut] Tonight { $after }, the most it can keep
   *[lives] Tonight { $after }
}: level { $level }, height { $height }, weather { $weather }, { $game ->
    [k2] tent { $camp }
   *[mount-everest] camp { $camp }
}.
web-mine-ahead = If it stays here: { $steps }
web-mine-ahead-dies = dies on day { $day }
web-mine-ahead-then = { $level }, then { $level }
web-mine-free-rows = { $rows ->
    [0] no row free
    [one] { $rows } row free
   *[other] { $rows } rows free
}
web-mine-letter = { $kind ->
    [mountaineer] M
   *[tourist] T
}
web-mine-kind = { $kind ->
    [mountaineer] Mountaineer
   *[tourist] Tourist
}
web-mine-clients = { $count ->
    [one] { $count } client
   *[other] { $count } clients
}
web-mine-camps = { $game ->
    [k2] Your tents
   *[mount-everest] Your camps
}
web-mine-bottles = { $count ->
    [one] { $count } bottle
   *[other] { $count } bottles
}
web-mine-camp-empty = Nobody is here.
web-mine-tents-left = { $count ->
    [0] No tent left in base camp.
    [one] { $count } tent left in base camp.
   *[other] { $count } tents left in base camp.
}
web-mine-no-tents = No tent is pitched yet.

## Cards

web-mine-hand = Your cards
web-mine-hand-choose = Choose { $count } cards for today
web-mine-hand-use = Your cards for today
web-mine-cards-today = Today
web-mine-kept = { $count ->
    [one] Still in hand: { $count } card
   *[other] Still in hand: { $count } cards
}
web-mine-choose = Cards to choose from, { $count } in all
web-mine-choose-again = Choose again
web-mine-choose-these = { $count ->
    [one] Choose this card
   *[other] Choose these { $count } cards
}
web-mine-choose-more = { $count ->
    [one] Choose { $count } more card
   *[other] Choose { $count } more cards
}
web-mine-risk-sum = Risk sum { $sum }.
web-mine-open-tokens = { $players ->
    [alone] You take one of { $values }.
   *[several] Who alone has the highest sum takes one of { $values }. Ropes count their upward points only.
}
web-mine-last-cards = These are your last cards, so all of them are played today.
web-mine-kept-cards = The deck is empty: the cards that you keep are all you have tomorrow.
web-mine-face = { $kind ->
    [any] any way
    [loss] any way
    [rope] rope
    [down] down only
   *[rest] levels
}
web-mine-loss = { $loss ->
    [one] −{ $loss } level
   *[other] −{ $loss } levels
}
web-mine-left = the rest
web-mine-used = used
web-mine-use-card = Use { $card }
web-mine-use-how = { $game ->
    [k2] Tap a card and say for which climber, or drag it there.
   *[mount-everest] Tap a card and say for whom, or drag it to a guide or a camp.
}
web-mine-no-use = This card cannot be used now.
web-mine-for = for { $piece }
web-mine-kills = deadly

## Loading

web-mine-loading = Load and unload
web-mine-loading-how = Free: press an arrow, or drag.
web-mine-holder = { $holder ->
    [A] Guide A
    [B] Guide B
    [camp1] Camp 1
    [camp2] Camp 2
   *[supply] Supply
}
web-mine-empty = nothing here
web-mine-client-scores = Victory points: { $summit } on the summit, { $home } back home, −{ $death } if it dies
web-mine-why-not = Why not now: { $action }?
web-mine-abandon = Give something up for good …
web-mine-abandon-how = A client who is left behind dies. A tent leaves the game, a bottle goes back to the supply.
web-mine-minus-points = { $points ->
    [one] −{ $points } victory point
   *[other] −{ $points } victory points
}
web-mine-deadly = Somebody would die
web-mine-for-good = Give it up for good?
web-mine-about-to = You are about to do this: { $action }.
web-mine-who-dies = Dies at once: { $names }.
web-mine-costs = { $points ->
    [one] That costs { $points } victory point.
   *[other] That costs { $points } victory points.
}
web-mine-do-it = Do it
web-mine-do-not = Better not

## Acclimatizing

web-mine-levels = { $holder ->
    [A] Levels for the clients of guide A
    [B] Levels for the clients of guide B
    [camp1] Levels for the clients in camp 1
   *[camp2] Levels for the clients in camp 2
}
web-mine-levels-left = { $points ->
    [one] { $points } level left to give
   *[other] { $points } levels left to give
}
web-mine-raise = +1 for this client: { $client }

## Decisions

web-mine-decide = Decide
web-mine-icefall = Icefall: pay or go back
web-mine-pay = { $cost ->
    [one] Pay { $cost } movement point and enter
   *[other] Pay { $cost } movement points and enter
}
web-mine-cannot-pay = The guide has too few movement points to pay.
web-mine-go-back = Go back, free: { $space }
web-mine-use-first = Or use a card first:
web-mine-dying = Climber { $piece } is dying
web-mine-rescue-to = Rescue it: its score is then { $score }. Where shall it go?
web-mine-at-night = night { $change }
web-mine-give-up = Let climber { $piece } die: its score is then { $score }
web-mine-risk = Settle risk
web-mine-risk-left = { $points ->
    [one] { $points } point of risk to settle before your turn ends
   *[other] { $points } points of risk to settle before your turn ends
}
web-mine-risk-later = Nothing can pay it at this moment.
web-mine-settle-means = { $kind ->
    [settle-card] A card is worth one less:
    [settle-point] One movement point less:
    [settle-pool] One level less to give:
   *[settle-level] { $game ->
        [k2] No movement points, but a level of the climber:
       *[mount-everest] No movement points, but a level of each client with this guide:
    }
}
web-mine-settle-rope = (a rope then leads that way only)
web-mine-settle-deadly = { $points ->
    [0] Deadly!
    [one] Deadly! −{ $points } victory point
   *[other] Deadly! −{ $points } victory points
}

## Oxygen

web-mine-oxygen = Oxygen
web-mine-oxygen-how = A bottle brings an acclimatization card, but only before you choose your cards.
web-mine-oxygen-spend = { $count ->
    [one] { $space }: spend a bottle, draw { $count } card and keep it
   *[other] { $space }: spend a bottle, draw { $count } cards and keep one
}
web-mine-oxygen-step = { $step ->
    [keeping] Keep one
    [returning] Put back
   *[removing] Remove one
}
web-mine-oxygen-keep = Which of these cards do you keep?
web-mine-oxygen-return = The others go back to your acclimatization deck, all to the same end. Where?
web-mine-oxygen-remove = In exchange one other card of your hand leaves the game. Which one?
web-mine-oxygen-end = { $end ->
    [top] On top
   *[bottom] At the bottom
}
web-mine-oxygen-kept = You keep: { $card }.
web-mine-oxygen-hand = Your hand: { $cards }.

## What can be done, and whom all wait for

web-mine-actions = What you can do
web-mine-what-can-i-do = What can I do?
web-mine-take-back = Take back
web-mine-asked = { $player } asks to take something back.
web-mine-answer = Answer
web-mine-ask-back = Ask to take back
web-mine-ask-back-title = Take back your last action?
web-mine-ask-back-who = { $others ->
    [none] Nobody else has to agree: it is done at once.
   *[some] It is done if all agree: { $players }.
}
web-mine-ask-back-yes = { $others ->
    [none] Take it back
   *[some] Ask them
}
web-mine-pitch = Pitch tent { $piece } ({ $cost })
web-mine-why-not-pitch = Why not pitch?
web-mine-swap = Swap A and B ({ $cost })
web-mine-end-turn = End turn
web-mine-end-title = End your turn?
web-mine-end-anyway = End anyway
web-mine-end-back = Back
web-mine-my-move = { $phase ->
    [cards] Choose your cards.
    [risk] Take a risk token.
    [check] This is for you to decide.
   *[actions] It is your turn.
}
web-mine-waiting = { $phase ->
    [cards] Still choosing cards: { $players }
    [risk] Choosing a risk token: { $players }
   *[actions] { $who ->
        [bots] { $players } is thinking …
       *[people] { $players } is to move.
    }
}
web-mine-nobody = One moment …
web-mine-over = The match is over.
web-mine-understood = OK
web-mine-clause = Rule { $clause }

## The mountain as a table

web-mine-table = The mountain, from the summit down
web-mine-table-space = Space
web-mine-table-cost = Cost
web-mine-table-night = Night
web-mine-table-go = Go
web-mine-table-piece = Who goes?
web-mine-limit = { $game ->
    [k2] climbers in a space: at most { $limit }
   *[mount-everest] guides in a space: at most { $limit }
}
web-mine-bottle-limit = bottles with a guide: at most { $limit }
web-mine-weather-loss = weather −{ $loss }
web-mine-flag = flag { $flag }
web-mine-go = Go ({ $cost })
web-mine-go-to = Go ({ $cost }): { $piece } to { $space }
web-mine-with-cards = with: { $cards }
web-mine-blind = face down: may cost more, or send back
web-mine-passing = full: has to go on from there
