# What all at the table share, in the browser: weather, points, risk, log, the past, the end, seats.

## Weather

web-shared-day = Day
web-shared-day-of = Day { $day } of { $rounds }
web-shared-weather = Weather
web-shared-day-weather = { $when ->
    [over] Day { $day }, over: { $weather }
    [today] Day { $day }, today: { $weather }
   *[later] Day { $day }, { $days ->
        [one] tomorrow
       *[other] in { $days } days
    }: { $weather }
}
web-shared-back-to-today = Back to today’s weather
web-shared-no-tiles = No more weather is to come.
web-shared-tiles = { $count ->
    [one] { $count } tile still to come
   *[other] { $count } tiles still to come
}
web-shared-tiles-order = Nobody knows in which order they come.

## Points

web-shared-standing = Victory points
web-shared-same-points = { $drawn ->
    [yes] { $players }: { $score ->
        [one] { $score } victory point
       *[other] { $score } victory points
    } each, and nothing to tell them apart.
   *[no] { $players }: { $score ->
        [one] { $score } victory point
       *[other] { $score } victory points
    } each. Ahead is { $game ->
        [k2] whose climber came to the summit first.
       *[mount-everest] whose score pawn stands further left.
    }
}
web-shared-tie-order = Of players with the same victory points the one { $game ->
    [k2] whose climber came to the summit first is ahead.
   *[mount-everest] whose score pawn stands further left is ahead.
}
web-shared-first = first today
web-shared-sitter = { $sitter ->
    [bot] bot
    [held] a bot plays for now
   *[open] seat is open
}
web-shared-hand = cards in hand: { $count }
web-shared-does = { $does ->
    [choosing] choosing cards
    [chosen] has chosen ✓
    [taking] takes a token
    [turn] has the turn
   *[acting] has to act
}
web-shared-least-score = cannot fall below { $least }
web-shared-slow = takes long
web-shared-time-left = Time left:
web-shared-points = { $count ->
    [one] {" "}victory point
   *[other] {" "}victory points
}

## What lies open before a player

web-shared-tents-left = { $count ->
    [0] No tents are left in base camp.
    [one] { $count } tent is left in base camp.
   *[other] { $count } tents are left in base camp.
}
web-shared-rescue-cards = { $count ->
    [one] { $count } rescue card
   *[other] { $count } rescue cards
}
web-shared-climber = Level { $level }, { $score ->
    [one] { $score } victory point
   *[other] { $score } victory points
}
web-shared-tonight = { $dies ->
    [yes] dies tonight
   *[no] level { $level } after tonight
}
web-shared-dead = Dead; { $score ->
    [one] { $score } victory point stays.
   *[other] { $score } victory points stay.
}
web-shared-cards-today = Today’s cards
web-shared-cards-played = Played before
web-shared-decks = { $game ->
    [k2] In hand { $hand }, in the deck { $deck }.
   *[mount-everest] In hand { $hand }, in the main deck { $deck }, in the acclimatization deck { $reserve }.
}
web-shared-client-letter = { $kind ->
    [mountaineer] M
   *[tourist] T
}
web-shared-bottles = { $count ->
    [one] { $count } bottle
   *[other] { $count } bottles
}
web-shared-tents = { $count ->
    [one] { $count } tent
   *[other] { $count } tents
}
web-shared-metres = { $metres } m

## Risk

web-shared-risk = Risk tokens
web-shared-take-title = You take a risk token
web-shared-take-why = { $alone ->
    [yes] Alone you take one every day. Which?
   *[no] Your cards have the highest risk sum of all. Which one do you take?
}
web-shared-take = Take the token { $value }
web-shared-take-how = { $game ->
    [k2] You settle it in your turn today: with movement points, with points of unused cards, or with a level of a climber that bears the risk. 0 costs nothing.
   *[mount-everest] You settle it in your turn today: with movement points, with points of unused cards, or with a level of all clients of a guide that you used a card for. 0 costs nothing.
}
web-shared-no-tokens = No token lies open.
web-shared-face-down = Face down:
web-shared-risk-sums = Sums:
web-shared-risk-sum = risk sum
web-shared-taker = { $took ->
    [yes] { $player } has taken { $value } and settles it today.
    [nothing] { $player } has taken { $value }: nothing to settle.
   *[no] { $alone ->
        [yes] { $player } takes a token.
       *[no] { $player } has the highest sum and takes a token.
    }
}
web-shared-shared-sum = The highest sum is shared: nobody takes a token.

## Log and chat

web-shared-log = Log
web-shared-log-empty = Nothing has happened yet.
web-shared-log-day = { $day ->
    [0] Before the first day
   *[other] Day { $day }
}
web-shared-log-look = Look back here
web-shared-newest = To the newest line
web-shared-chat = Chat
web-shared-unread = { $count ->
    [one] {" "}new line
   *[other] {" "}new lines
}
web-shared-chat-empty = Nobody has said anything yet.
web-shared-chat-say = Say something
web-shared-chat-send = Send
web-shared-your-move = It is your move.

## The past

web-shared-replay = Look back
web-shared-replay-at = Day { $day }, step { $step } of { $steps }.
web-shared-replay-past = { $day ->
    [0] You are looking back at the time before the first day.
   *[other] You are looking back at day { $day }.
}
web-shared-replay-now = Back to now
web-shared-replay-step = { $step ->
    [first] To the beginning
    [back] One step back
    [on] One step on
   *[now] Back to now
}
web-shared-replay-play = { $playing ->
    [yes] Stop
   *[no] Play
}
web-shared-replay-speed = Speed: { $speed } times

## The end

web-shared-won = { $who ->
    [you] You win with { $score ->
        [one] { $score } victory point
       *[other] { $score } victory points
    }!
    [drawn] A draw: { $players }, { $score ->
        [one] { $score } victory point
       *[other] { $score } victory points
    } each
    [alone] The expedition is over: { $score ->
        [one] { $score } victory point
       *[other] { $score } victory points
    }
   *[somebody] { $players } wins with { $score ->
        [one] { $score } victory point
       *[other] { $score } victory points
    }
}
web-shared-solo-rank = Rank: { $rank }
web-shared-look-at-table = Look at the table
web-shared-part = { $source ->
    [start] Start
    [summit] On the summit
    [home] Home again
    [deaths] Lost to the mountain
   *[least] Spared, since a score never falls below { $least }
}
web-shared-part-climber = { $alive ->
    [yes] Climber { $piece }
   *[no] Climber { $piece }, dead
}
web-shared-rematch = { $made ->
    [yes] To the rematch
   *[no] Rematch
}
web-shared-graphs = Day by day
web-shared-graphs-who = Let a player stand out
web-shared-graph = Graph: { $title }. The button before it shows it as a table.
web-shared-graph-scores = Victory points
web-shared-graph-heights = { $game ->
    [k2] Height of the climbers, in metres (B dashed)
   *[mount-everest] Height of the guides, in metres (B dashed)
}
web-shared-graph-lowest = { $game ->
    [k2] Lowest level of the climbers
   *[mount-everest] Lowest level of the clients
}
web-shared-graph-mean = { $game ->
    [k2] Mean level of the climbers
   *[mount-everest] Mean level of the clients
}
web-shared-as-table = As a table
web-shared-as-graph = As a graph
web-shared-keepsake = To keep and to check
web-shared-download = Download the record
web-shared-fair = The seed was fixed before the deal, as the commitment shows. With the record you can check that nobody has meddled with the chance:
web-shared-seed = Seed
web-shared-commitment = Commitment

## Seats

web-shared-waiting = Waiting for players
web-shared-waiting-how = The game is dealt as soon as somebody sits in every seat.
web-shared-seats = Seats
web-shared-seat-empty = A seat is empty. The match waits until somebody takes it.
web-shared-seat-open = { $reserved ->
    [yes] open, kept for { $name }
   *[no] open
}
web-shared-which-bot = Which bot
web-shared-let-bot = { $how ->
    [sit] Let a bot sit here
    [own] Let a bot play for me
   *[play] Let a bot play
}
web-shared-come-back = { $own ->
    [yes] Play on myself
   *[no] Let the player play again
}
web-shared-free = Free the seat
web-shared-free-sure = { $name } loses the seat: free it
web-shared-invite = Send this link to whoever shall play:
web-shared-invite-link = Link to the match
web-shared-other-networks = This machine is in other networks, too. For friends there:
web-shared-invite-other = Link to the match, { $number }
web-shared-only-here = Only this machine can open this page at present. To let others in your network in, stop the program and start it again with:
web-shared-only-here-else = For friends elsewhere, somebody has to host the game on a server; docs/hosting.md says how.
web-shared-in-network = Whoever is in the same network as this machine can open it.
web-shared-share = Share the link
web-shared-asked-title = Taking back
web-shared-asked = { $own ->
    [yes] You have asked to take your last action back.
   *[no] { $player } would like to take the last action back, and all that was done since. Do you agree?
}
web-shared-undone = { $what ->
    [cards] The match goes back to the choice of cards of day { $day }. Everybody chooses anew, and everything that was done since is undone.
   *[action] The match goes back to before this action, on day { $day }. Everything that everybody has done since is undone, too.
}
web-shared-asked-missing = Still to answer: { $players }
web-shared-agree = Agree
web-shared-refuse = Refuse
web-shared-asked-settled = { $outcome ->
    [granted] It was taken back.
    [refused] { $own ->
        [yes] Your wish to take back was refused.
       *[no] The wish of { $player } to take back was refused.
    }
   *[void] The match has gone on: nothing is taken back.
}

## Connection

web-shared-connection-lost = The connection is lost.
web-shared-connection-retry = { $seconds ->
    [0] Trying again now …
    [one] Trying again in { $seconds } second …
   *[other] Trying again in { $seconds } seconds …
}
web-shared-connection-now = Try now
