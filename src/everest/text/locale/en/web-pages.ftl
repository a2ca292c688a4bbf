# The pages round the table in the browser: the first page, a new match, joining, the rules, settings.

## The first page

web-pages-lead = Lead your people up the highest mountains on Earth, and back down alive. Two board games about height, thin air and weather, to play in your browser.
web-pages-play-now = Play now
web-pages-play-now-what = Mount Everest against two computer players
web-pages-learn = Learn by climbing
web-pages-ways = Ways to play
web-pages-way = { $way ->
    [friends] Play with friends
    [pass] Pass one device round
    [sister] K2
    [alone] K2 alone
    [bots] Against the computer
   *[new] A new match
}
web-pages-way-what = { $way ->
    [friends] Send a link; each of you plays on your own device.
    [pass] Take turns at this screen, and nobody sees the others’ cards.
    [sister] The sister game, at once: two climbers, as high as they can.
    [alone] Only you and the mountain. Which rank will you reach?
   *[bots] Choose the map, the weather and your opponents.
}
web-pages-what-it-is = What the game is
web-pages-sentence-1 = You lead two guides, who take mountaineers and tourists from base camp to the summit and safely home: both bring victory points.
web-pages-sentence-2 = Every day all choose three cards in secret; they let your guides climb, pitch tents and get clients used to the height.
web-pages-sentence-3 = Every night height and weather wear people down; whoever runs out of strength dies, and that costs victory points.
web-pages-sentence-4 = Tents protect, oxygen brings better cards, and below Camp I the icefall hides crevasses.
web-pages-sentence-5 = After 18 days the highest score wins.
web-pages-all-rules = Read all the rules
web-pages-credits = Mount Everest (2013) and K2 (2010) were designed by Adam Kałuża and published by Rebel. If you like the games, buy them.
web-pages-unofficial = This is an unofficial fan work, neither made nor endorsed by them, with no text or artwork of theirs. The numbers on the maps of Everest, of its cards and of its weather are a reconstruction.

## Matches in lists

web-pages-my-matches = My matches
web-pages-listed = Open to everybody
web-pages-against = Against { $names }
web-pages-with = With { $names }
web-pages-open-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}
web-pages-state = { $state ->
    [waits] Your move
    [others] The others are playing
    [open] Waiting for players
    [watch] Being played
   *[over] Finished
}
web-pages-day = Day { $day }
web-pages-go = { $action ->
    [continue] Continue
    [table] To the table
    [join] Join
    [watch] Watch
   *[see] Look back
}
web-pages-remove = Remove
web-pages-remove-title = Leave this match?
web-pages-remove-what = It is not over, and the key to your seat is kept only on this device. If you remove the match from the list, you cannot come back to your seat.
web-pages-dead = { $count ->
    [one] { $count } match cannot be opened from here any more: it is gone from this server, or its host has freed the seat.
   *[other] { $count } matches cannot be opened from here any more: they are gone from this server, or their hosts have freed the seats.
}
web-pages-dead-remove = Take off the list
web-pages-show-all = { $count ->
    [one] Show the only match
   *[other] Show all { $count } matches
}

## A new match

web-pages-new-title = { $mode ->
    [friends] Play with friends
    [pass] Pass one device round
    [alone] K2 alone
   *[bots] Against the computer
}
web-pages-start = { $mode ->
    [friends] Make the match
   *[other] Start
}
web-pages-game = Game
web-pages-game-what = { $game ->
    [k2] Two climbers, each as high as possible
   *[mount-everest] Guides lead clients up and home again
}
web-pages-map = Map
web-pages-weather = Weather
web-pages-weather-what = { $weather ->
    [summer] Milder: days that are fine now and then
    [winter] Harsher: storms take more
   *[other] A set of your own
}
web-pages-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-pages-seat = Seat { $number }
web-pages-seat-who = Who sits in seat { $number }?
web-pages-seat-mine = At this device
web-pages-seat-open = Open: a friend joins
web-pages-seat-name = { $kind ->
    [open] For whom is seat { $number } kept?
   *[mine] Name in seat { $number }
}
web-pages-seat-for-anybody = Anybody, or a name
web-pages-add-seat = Add a player
web-pages-remove-seat = Remove seat { $number }
web-pages-friends-how = When the match is made, you get a link to send. It begins as soon as all have joined.
web-pages-bot = { $bot ->
    [greedy] Computer, experienced
    [random] Computer, plays at random
   *[other] Computer, { $bot }
}
web-pages-bot-name = { $number ->
    [1] Dawa
    [2] Pasang
    [3] Mingma
    [4] Lhakpa
   *[5] Nima
}
web-pages-player-name = Player { $number }
web-pages-fault = { $fault ->
    [seats] The game cannot be played by so few or so many.
   *[nobody] At least one person has to play.
}
web-pages-more = More: who begins, taking back, clock …
web-pages-variant = Variant
web-pages-variant-what = In the family game everybody has a rescue card.
web-pages-limits = How many in a space
web-pages-limits-what = Relaxed limits leave more room high up.
web-pages-first = Who begins
web-pages-first-drawn = Drawn by lot
web-pages-take-back = Taking moves back
web-pages-take-back-how = { $how ->
    [turn] As long as nothing new was learned
    [consent] Also later, if the others agree
   *[never] Never
}
web-pages-clock = Clock
web-pages-clock-none = No clock
web-pages-clock-kind = { $kind ->
    [reminder] Reminder after { $time }
   *[total] { $time } for the whole match
}
web-pages-clock-what = When the time for the whole match is up, the computer plays on.
web-pages-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-pages-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-pages-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-pages-tick = { $what ->
    [chat] The players can chat
    [spectators] Others may watch
   *[listed] List the match on the first page, for everybody
}

## Joining a match, and passing the device

web-pages-join-title = Come and play { $game }
web-pages-join-by = { $host } invites you to { $game }
web-pages-join-seats = At the table
web-pages-join-free = Free for you
web-pages-join-kept = Kept for { $name }
web-pages-join = Take the seat
web-pages-just-watch = Just watch
web-pages-your-name = Your name
web-pages-hand-over = Pass the device to { $name }
web-pages-hand-over-why = Everything is hidden until the next player has it.
web-pages-hand-over-here = I am { $name }

## The rules

web-pages-rules-title = { $game ->
    [k2] The rules of K2
   *[mount-everest] The rules of Mount Everest
}
web-pages-search = Search the rules
web-pages-print = Print
web-pages-contents = Contents
web-pages-clause = Link to { $label }
web-pages-found = { $count ->
    [0] Nothing is found.
    [one] { $count } clause is found.
   *[other] { $count } clauses are found.
}

## Everywhere

web-pages-site = This site
web-pages-lost = Off the route
web-pages-base-camp = Back to base camp
