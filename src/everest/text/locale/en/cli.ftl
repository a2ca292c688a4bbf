# The commands of `everest`: help pages, and complaints about the command line. Names of commands,
# options and files are not translated.

## Help pages

cli-usage = Usage: { $usage }
cli-usage-options = options
cli-options = Options
cli-arguments = Arguments
cli-command = command
cli-commands = Commands
cli-examples = Examples
cli-default = (if not given: { $value })
cli-help-option = Show this page.
cli-more-help = everest COMMAND --help explains a command.

cli-metavar-file = FILE
cli-metavar-dir = FOLDER
cli-metavar-path = PATH
cli-metavar-number = NUMBER
cli-metavar-seat = SEAT
cli-metavar-name = NAME
cli-metavar-names = NAMES
cli-metavar-text = TEXT
cli-metavar-clause = CLAUSE
cli-metavar-url = URL
cli-metavar-address = ADDRESS
cli-metavar-addresses = ADDRESSES
cli-metavar-origin = ORIGIN
cli-metavar-days = DAYS
cli-metavar-match = MATCH

## everest

cli-everest-help = The board games Mount Everest and K2: play them, replay them, look up their rules, let bots play them.
cli-option-lang = The language of everything that is said; otherwise that of the system.
cli-option-version = Show the version of the program.
cli-everest-example-1 = Play a game against bots.
cli-everest-example-2 = Read the rules about moving.
cli-everest-example-3 = Read all rules in Greek.

## Options of several commands

cli-argument-record = A record of a match.
cli-option-ply = Look at the match after so many actions, chance included; otherwise after all.
cli-option-rules-dir = A folder with data files of your own, which take the place of the built-in ones.
cli-option-game = The game, mount-everest or k2.
cli-option-map = The side of the map, easy or hard; in K2 also everest-easy or everest-hard, the sides of Mount Everest; or a map of your own.
cli-option-weather = The weather set, summer or winter, or a set of your own.
cli-option-limits = How many climbers a space of K2 holds with five players, strict (the smaller numbers) or relaxed (the larger ones).
cli-option-variant = The variant: standard, or in K2 also family, with a rescue card for each player.

## everest table

cli-table-short = Play in the browser, on this machine.
cli-table-help = Play in the browser: alone against bots, several people at this machine, or with friends who are in the same network. The matches are where everest serve has them, so they are there again the next time. If the table is open already, the browser goes to it. Ctrl-C stops it.
cli-option-table-host = The address at which the table is; 0.0.0.0 lets others in your network come to it.
cli-option-table-port = The port, 0 for any that is free; otherwise 8000, or a free one if that is taken.
cli-option-table-no-browser = Do not open the browser.
cli-table-example-1 = Open the table, and the browser at it.
cli-table-example-2 = Open it at port 9000, and open no browser.
cli-table-example-3 = Let others in your network play, too.
cli-table-open = The table is at { $address } – Ctrl-C stops it.
cli-table-network = Others in your network open { $address }
cli-table-running = The table is open already, at { $address }
cli-table-running-closed = The table is open already, at { $address }, and lets nobody else in. Stop it first (Ctrl-C where it runs), then open it again with these options.
cli-table-running-other = The table is open already, at { $address }, with other options than these. Stop it first (Ctrl-C where it runs), then open it again.
cli-table-no-browser = No browser could be opened here; open this address in one yourself.
cli-table-not-built = The page for the browser is not built; run “make web” in the folder of the source.

## everest play

cli-play-short = Play a game in the terminal.
cli-play-help = Play a game in the terminal: alone against bots, or several people at one keyboard. What is not said by options is asked at the start.
cli-argument-play-file = A saved game to go on with.
cli-option-play-seats = The number of players, 2 to 5, in K2 1 to 5; bots sit where nobody else does.
cli-option-play-names = The people who play, with commas between them, in the order of their seats.
cli-option-play-bots = The bots who play, with commas between them: { $bots }.
cli-option-play-first = The seat that begins, from 0; otherwise it is drawn.
cli-option-play-seed = A text that decides what chance brings; the same text deals the same game.
cli-option-play-resume = Go on with the game that was saved last, or with FILE.
cli-option-play-record = Save the game in this file; otherwise in your folder for saved games.
cli-option-play-quick = Begin at once and ask nothing.
cli-option-play-no-color = No colours and no bold letters.
cli-play-example-1 = Ann against two bots.
cli-play-example-2 = The hard side in winter, saved in a file of your choice.
cli-play-example-3 = Go on with a saved game.
cli-play-example-4 = A game of K2 with rescue cards.

## everest replay

cli-replay-short = Tell a match again, or show one position of it.
cli-replay-help = Tell a recorded match again in words. On a terminal it goes on with each press of Enter. With --ply one position is shown, with --json for programs.
cli-option-replay-ply = Show the position after so many actions, chance included; with --seat only those count that this seat may know of.
cli-option-replay-seat = Tell only what this seat may know: a number from 0, or “spectator”.
cli-option-replay-all = Tell everything at once, on a terminal too.
cli-option-replay-json = Print the position, the last one if --ply is not given, as JSON.
cli-replay-example-1 = Tell the whole match.
cli-replay-example-2 = Show what the first seat saw after 120 actions.
cli-replay-example-3 = Print the whole position after 120 actions as JSON.
cli-replay-steps = Enter goes on, q ends.
cli-replay-action = Action { $number }
cli-replay-actions = Actions { $first } to { $last }
cli-replay-position = Position after { $ply } of { $last } actions

## everest legal

cli-legal-short = List the legal actions of a position.
cli-legal-help = List all legal actions of the position at the end of a record, or at an earlier one, as records write them. For chance each outcome is listed with its weight.
cli-option-legal-json = Print the actions with their numbers as JSON.
cli-legal-example-1 = List the legal actions at the end of a record.
cli-legal-example-2 = List them after 120 actions, as JSON.
cli-legal-seat = Seat { $seat }, { $name }:
cli-legal-chance = Chance, with weights:
cli-legal-over = The game is over; nobody can act.

## everest check

cli-check-short = Check records and data files.
cli-check-help = Check records and your own data files. A record is replayed, and the first line that is wrong is named with the clause of the rules. A folder or a .toml file is checked as data files, and all faults are named at once. The exit code is 2 if anything is wrong.
cli-argument-check-path = A record, a folder with data files, or a .toml file; several are possible.
cli-option-check-rules-dir = The folder with the data files that the records were played with; without PATH it is checked itself.
cli-option-check-game = The game that data files are for, mount-everest or k2; otherwise what they look like. A record says it itself.
cli-check-example-1 = Check one record.
cli-check-example-2 = Check all records in a folder.
cli-check-example-3 = Check the data files in a folder.
cli-check-good = { $path }: good; a finished match of { $count ->
    [one] { $count } action
   *[other] { $count } actions
}: { $scores }.
cli-check-unfinished = { $path }: good; an unfinished match of { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, now on day { $round }.
cli-check-masked = { $path }: good as far as one can tell; the record is masked ({ $seat ->
    [spectator] for a spectator
   *[other] for seat { $seat }
}), so only the form of its { $count ->
    [one] { $count } action
   *[other] { $count } actions
} was checked.
cli-check-data-good = { $path }: good data of { $game ->
    [k2] { game-name-k2 }
   *[mount-everest] { game-name-mount-everest }
}; maps: { $maps }; weather sets: { $weather }.

## everest mask

cli-mask-short = Write a record as one seat may see it.
cli-mask-help = Write a record without what one seat may not know: cards that others hold or draw, and in Mount Everest what they do with oxygen. The record can then be shown to that seat while the match goes on, but not be replayed.
cli-option-mask-seat = The seat that may see the record: a number from 0, or “spectator”.
cli-option-mask-output = Write to this file; otherwise to standard output.
cli-mask-example-1 = Print what the first seat may see.
cli-mask-example-2 = Write to a file what everybody may see.

## everest simulate

cli-simulate-short = Let bots play many games and sum them up.
cli-simulate-help = Let bots play many games and sum up scores, ranks, summits, deaths, and what else counts in the game. The same seed gives the same games, whatever the number of processes. Ctrl-C ends the series, and what was played is summed up.
cli-option-games = How many games.
cli-option-simulate-bots = A bot for each seat, with commas between them: { $bots }. One alone plays a solo game of K2.
cli-option-simulate-seed = A text that decides what chance and bots do; otherwise it is drawn, and shown.
cli-option-jobs = How many processes play at the same time; otherwise one for each processor.
cli-option-record-dir = Write a record of each game into this folder.
cli-option-simulate-json = Print the sums as JSON.
cli-simulate-example-1 = 200 games between two bots.
cli-simulate-example-2 = Three equal bots on the hard side in winter, summed up as JSON.
cli-simulate-example-3 = 20 games that can be repeated, with their records.
cli-simulate-example-4 = Family games of K2 between two bots, in winter.
cli-simulate-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}{ $game ->
    [k2] {" "}of { game-name-k2 }
   *[mount-everest] {""}
}; map: { $map }, weather: { $weather }{ $limits ->
    [relaxed] , { limits-name-relaxed }
   *[strict] {""}
}{ $variant ->
    [family] , { variant-name-family }
   *[standard] {""}
}, seed: { $seed }
cli-simulate-solo-ranks = Ranks: { $ranks }.
cli-simulate-winning = Winning score: { $mean } on average, { $max } at best.
cli-simulate-length = Length: { $mean } actions on average, { $min } to { $max }.
cli-simulate-interrupted = Interrupted; { $count ->
    [one] { $count } game is
   *[other] { $count } games are
} summed up.
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-score = Score
cli-column-best = Best
cli-column-wins = Wins
cli-column-rank = Rank
cli-column-return = Return
cli-column-summits = Summit
cli-column-home = Home
cli-column-deaths-mountaineer = Dead M
cli-column-deaths-tourist = Dead T
cli-column-deaths = Dead
cli-column-rescues = Rescued
cli-simulate-legend = { $solo ->
    [yes] Score and return (the part of the most points that there are) are means.
   *[no] Score, rank and return (1 for the first, 0 for the last) are means; who draws shares rank and return.
}
cli-simulate-legend-mount-everest = Summit, home, dead M and dead T are clients per game: on the summit, back home after it, dead mountaineers, dead tourists.
cli-simulate-legend-k2 = Summit, dead and rescued are climbers per game: on the summit, dead, saved by a rescue card.

## everest rules

cli-rules-short = Print the rules.
cli-rules-help = Print the rules: all those of a game, one section by its letters, or one clause by its label. The game names the clause when it refuses an action.
cli-argument-clause = A section such as M or KM, or a clause such as M4 or KM1, of either game.
cli-option-rules-game = The game whose rules are printed if no CLAUSE is given: mount-everest or k2.
cli-rules-example-1 = Print all rules of Mount Everest.
cli-rules-example-2 = Print the rules about loading and unloading.
cli-rules-example-3 = Print the rule about full spaces.
cli-rules-example-4 = Print all rules of K2.

## everest export-rules

cli-export-rules-short = Copy the built-in data files, to edit them.
cli-export-rules-help = Copy the built-in data files of a game (maps, weather, cards, tokens, numbers) into a folder, to enter those of your own box or a map of your own. Nothing is overwritten. With --rules-dir the other commands then use them.
cli-argument-export-dir = The folder for the files; it is made if it is not there.
cli-export-rules-example-1 = Copy the data files of Mount Everest into the folder my-everest.
cli-export-rules-example-2 = Copy those of K2 into the folder my-k2.
cli-exported = { $count ->
    [one] { $count } file
   *[other] { $count } files
} written; edit them, check them with “everest check{ $game ->
    [k2] {" "}--game k2
   *[mount-everest] {""}
} { $dir }”, play with “everest play{ $game ->
    [k2] {" "}--game k2
   *[mount-everest] {""}
} --rules-dir { $dir }”.

## everest perft

cli-perft-short = Count sequences of legal actions.
cli-perft-help = Count the sequences of legal actions from the beginning or from a position of a record, for each length up to the depth. All actions of all seats that may act are counted, and all outcomes of chance. It is meant for comparing engines. What is played is said by options for a new match, and by a record itself.
cli-option-depth = The greatest length.
cli-argument-perft-record = A record to begin from; otherwise a new match.
cli-option-perft-seats = The number of players of a new match.
cli-perft-example-1 = Count the sequences of up to 5 actions of a new match with 3 players.
cli-perft-example-2 = Count those of up to 2 actions after 120 actions of a record.

## everest serve

cli-serve-short = Run the table server, for matches over the network.
cli-serve-help = Run the table server, for matches over the network: people play in the browser, and programs as docs/protocol.md describes it. Ctrl-C stops it, and matches go on at the next start. Each option can be given by the environment, too: --port as EVEREST_PORT, --database-url as EVEREST_DATABASE_URL, and so on.
cli-option-serve-host = The address at which the server listens; 0.0.0.0 for all addresses of the machine.
cli-option-serve-port = The port at which it listens; 0 for any that is free.
cli-option-serve-database-url = Where matches are kept: sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/DATABASE; otherwise the file server.db beside your folder for saved games.
cli-option-serve-root-path = The path under which a reverse proxy offers the server, such as /everest; otherwise the root.
cli-option-serve-allow-origin = Another web address whose pages may open connections, such as https://example.org; several are possible, also with commas between them.
cli-option-serve-trusted-proxies = The addresses of reverse proxies that say who asks, with commas between them; * for any.
cli-option-serve-bot-processes = How many processes bots think in.
cli-option-serve-idle-seconds = A match at which nothing has happened for so many seconds leaves the memory; it stays in the database.
cli-option-serve-most-connections = How many connections one address may have at a time.
cli-option-serve-most-matches = How many matches one address may make or join within an hour.
cli-option-serve-messages-per-second = How many messages one connection may send per second, on average.
cli-option-serve-delete-over-after = After how many days a match that is over is deleted; 0 keeps it.
cli-option-serve-delete-unfinished-after = After how many days without any change a match that is not over is deleted; 0 keeps it.
cli-option-serve-metrics-from = The addresses and networks from which the metrics may be read, with commas between them.
cli-option-serve-log-format = How the log is written to standard error, as text or as json.
cli-option-serve-log-level = From which level on things are logged: debug, info, warning or error.
cli-serve-example-1 = Serve programs on this machine, at port 8000.
cli-serve-example-2 = Serve the network that the machine is in, at port 8080.
cli-serve-example-3 = Keep the matches in PostgreSQL.
cli-serve-listening = The table server is at { $address }, with its matches in { $database }; Ctrl-C stops it.
cli-serve-root-path = { $option } should be a path such as /everest, of letters, digits, “.”, “_”, “~” and “-”, and not “{ $given }”.
cli-serve-origin = { $option } should be an origin such as https://example.org, without a path, and not “{ $given }”.
cli-serve-proxies = { $option } should be an address, a network such as 10.0.0.0/8, or *, and not “{ $given }”.
cli-serve-networks = { $option } should be addresses and networks such as 127.0.0.1,10.0.0.0/8, and not “{ $given }”.
cli-serve-cannot-listen = The server cannot listen at { $host }, port { $port } ({ $reason }); choose others with --host and --port.
cli-serve-bad-url = The database URL cannot be used ({ $reason }); it should look like sqlite:////folder/file.db or postgresql://user:password@host/database.
cli-serve-unknown-database = “{ $database }” is no kind of database that can be used here; choose one of { $known }.
cli-serve-in-memory = A database in memory ({ $database }) would lose all matches; name a file, as in sqlite:////folder/file.db.
cli-serve-no-folder = The database { $database } needs the folder { $folder }, which is not there or is none; make it, or choose another place.
cli-serve-unusable-file = The file { $database } cannot be used as a database ({ $reason }); choose another one.
cli-serve-no-server = The database server does not let the program in at { $database } ({ $reason }); check the URL, and whether it runs.
cli-serve-newer-schema = The database { $database } was written by a newer version of everest (revision { $revision }); install that version, or choose another database.
cli-serve-cannot-migrate = The tables of the database { $database } cannot be brought up to date ({ $reason }); nothing was changed.
cli-serve-in-use = A table server is running on the database { $file }; stop it first, or choose another database.
cli-needs-extra = “{ $command }” needs packages that are not installed; install them with: { $install }

## everest bot

cli-bot-short = Let a bot take part in a match at a table server.
cli-bot-help = Let a bot take part in a match at a table server, to its end. It takes an open seat, or with --token a seat that it has the secret of. When the connection is lost, it comes back by itself. It shows how a program of your own can take part.
cli-option-bot-url = The match: the address of the server, then /api/matches/ and the id of the match.
cli-option-bot-token = The secret of the seat, to play for somebody or to come back; better given as EVEREST_TOKEN, since others on the machine can see command lines. Otherwise the first open seat is taken.
cli-option-bot-player = The bot who plays, one of { $bots }.
cli-option-bot-name = The name at the table; otherwise that of the bot.
cli-bot-example-1 = Take an open seat of a match.
cli-bot-example-2 = Take it as Robin, who plays at random.
cli-bot-example-3 = Go on in a seat that was taken before.
cli-bot-joined = Seat { $seat } is taken; its secret, to come back with --token, is { $token }
cli-bot-again = The match is not going on, or the connection is lost; the next try is in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
cli-bot-over = The match is over: { $scores }.
cli-bot-url = { $option } should be the address of a match, as in http://127.0.0.1:8000/api/matches/ID, and not “{ $given }”.
cli-bot-token = { $option } is not the secret of a seat, which has letters, digits, “_” and “-” only; copy it again.
cli-bot-other-rules = The match is played by rules that this version of everest does not have; install the version of the server.
cli-bot-no-server = No table server answers at { $url } ({ $reason }); check the address, and whether the server runs.
cli-bot-refused = { $kind ->
    [match-unknown] The server has no such match; check the address.
    [match-full] All seats of the match are taken; give the secret of one of them with --token.
    [seat-bad-token] The secret opens no seat of this match; check it, and the address.
   *[other] The server refuses the bot: { $code }.
}

## everest verify

cli-verify-short = Check that nobody has chosen what chance brought.
cli-verify-help = Check the record of a match that a table server has dealt. Before the match the server shows a commitment, a checksum of its seed; after it the record has the seed. The seed should be the one of the commitment, and every action of chance what the seed gives. Compare the commitment with the one that you were shown. The exit code is 1 if anything differs, and 2 if the record cannot be verified.
cli-verify-example-1 = Verify the record of a finished match.
cli-verify-seed-good = { $file }: the seed is the one of the commitment { $commitment }.
cli-verify-seed-wrong = { $file }: the seed is not the one of the commitment { $commitment }.
cli-verify-first-chosen = { $file }: seat { $seat } was chosen to begin, so the seed does not decide that.
cli-verify-first-wrong = { $file }: line { $line }: by the head this should be “{ $right }”, and not “{ $text }”.
cli-verify-chance-good = { $file }: { $count ->
    [one] the one action of chance is what the seed gives
   *[other] all { $count } actions of chance are what the seed gives
}.
cli-verify-chance-so-far = { $file }: the match is unfinished; { $count ->
    [one] the one action of chance so far is what the seed gives
   *[other] all { $count } actions of chance so far are what the seed gives
}.
cli-verify-chance-wrong = { $file }: line { $line }: the seed gives “{ $right }”, and not “{ $text }”.
cli-verify-no-commitment = { $file } has no commitment to a seed, so it cannot be verified; records of matches at a table server have one.
cli-verify-no-seed = { $file } does not have the seed, so it cannot be verified; a table server tells it in the record of the match when that is over.

## Complaints

cli-no-such-language = There is no language “{ $given }”; choose one of { $known }.
cli-no-such-command = There is no command “{ $given }”{ $near ->
    [none] ; the commands are { $known }.
   *[other] {""}; perhaps “{ $near }” is meant.
}
cli-no-such-option = There is no option { $option }{ $near ->
    [none] ; the options of “{ $command }” are { $known }.
   *[other] {""}; perhaps { $near } is meant.
}
cli-option-value = A value should follow the option { $option }; “{ $command } --help” explains it.
cli-option-without-value = The option { $option } takes no value; “{ $command } --help” explains it.
cli-missing-option = The option { $option } is missing; “{ $command } --help” explains it.
cli-missing-argument = { $argument } is missing; “{ $command } --help” explains it.
cli-too-many-arguments = There are more words than “{ $command }” takes; write names that have spaces in quotes.
cli-not-a-number = { $option } should be a whole number from { $least } to { $most }, and not “{ $given }”.
cli-not-a-seat = { $option } should be a seat from 0 to { $last } or “spectator”, and not “{ $given }”.
cli-not-a-directory = { $option } should be a folder that exists, and “{ $given }” is none.
cli-not-one-of = { $option } should be one of { $known }, and not “{ $given }”.
cli-of-other-game = “{ $given }” as { $option } exists only in another game; add --game { $game }, or leave { $option } out.
cli-limits-of-seats = { $option } { $given } needs { $most } players, and not { $seats }; write { $usual }, or leave it out.
cli-limits-of-map = { $option } { $given } does not go with the map { $map }, which has no such limits; write { $usual }, or leave it out.
cli-data-of-other-game = The data files in { $folder } are of { $game ->
    [k2] { game-name-mount-everest }, and not of { game-name-k2 }
   *[mount-everest] { game-name-k2 }, and not of { game-name-mount-everest }
}; choose another folder or another game.
cli-number-of-bots = { $option } should name { $least } to { $most } bots, one for each seat of { $game ->
    [k2] { game-name-k2 }
   *[mount-everest] { game-name-mount-everest }
}, and not { $count }.
cli-no-such-ply = --ply should be at most { $last }, the number of actions in the record, and not { $given }.
cli-no-such-known-ply = --ply should be at most { $last }, the number of actions that this seat may know of, and not { $given }.
cli-not-with-record = { $option } cannot be given together with a record, which says it itself; leave one of the two out.
cli-only-with-record = { $option } needs a record; name one, or leave it out.
cli-no-such-clause = The rules have nothing called “{ $given }”; what there is: { $known }.
cli-cannot-write = The output cannot be written: { $reason }.
cli-cannot-write-file = { $file } cannot be written ({ $reason }); choose a place where you may write.
cli-empty = { $name } is empty; write something there.
cli-file-exists = { $file } exists and will not be overwritten; choose another place.
cli-files-exist = These files exist in { $folder } and will not be overwritten: { $files }. Choose an empty folder.
cli-cannot-read = { $file } cannot be read ({ $reason }); choose a place where you may read.
cli-system-refuses = The system does not let the program go on: { $reason }.
