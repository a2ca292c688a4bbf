# What can be wrong with a record file: `record-CODE`; and with the choices at the start of a game.
# The name of the file and the number of the line are put in front where they are not in the text.

record-line = line { $line }: { $text }

## Files

record-no-such-file = There is no file { $file }; check its name.
record-is-a-directory = { $file } is a folder; name a file in it.
record-no-permission = You may not read the file { $file }; choose one that you may read.
record-unreadable = The file { $file } cannot be read ({ $reason }); choose one that can be.
record-too-large = The file { $file } is too large for a record (more than { $most } MB); choose a record.
record-not-utf8 = This is not text in UTF-8, so it is no record; choose a record, or save it in that encoding.
record-cannot-write = The record cannot be written to { $file } ({ $reason }); choose a place where you may write.

## The head

record-not-a-record = This is no record; the first line of a record is “{ $format }”.
record-other-version = The record has the format version { $version }; this program reads version { $known }.
record-unknown-key = No line of the head is called “{ $key }”; what can stand here: { $known }.
record-repeated-key = “{ $key }” stands in the head already; take one of the two lines out.
record-missing-key = The head has no line “{ $key }” with a value; add it before the first empty line.
record-bad-name = A seat and a name should stand here, as in “name 0 Ann”, and not “{ $value }”.
record-bad-seats = The number of seats is “{ $value }”; it should be one of { $known }.
record-wrong-names = Each seat needs one line with a name, from “name 0 ...” to “name { $last } ...”.
record-bad-first-seat = The seat that was chosen to begin should be a number from 0 to { $last }, and not “{ $value }”.
record-bad-result = The result should have one score for each of the { $seats } seats, as in “result 14 9”.
record-bad-plies = The number of action lines should be a whole number, and not “{ $value }”.
record-bad-mask = A record is masked for a seat from 0 to { $last } or for a “spectator”, and not for “{ $value }”.
record-masked-plies = A masked record does not count its actions; take out this line, or use a record made by everest mask.
record-bad-commitment = A commitment is 64 hexadecimal digits, and not “{ $value }”.
record-bad-seed = A seed has letters and digits only, and “{ $value }” is none.
record-masked-seed = A masked record does not tell the seed, from which all that is hidden follows; take out this line, or use a record made by everest mask.
record-no-such-game = There is no game “{ $value }”; the games are { $known }.
record-no-such-map = There is no map “{ $value }”; the maps are { $known }. For a map of somebody's own, name its folder with --rules-dir.
record-no-such-weather = There is no weather set “{ $value }”; the sets are { $known }. For a set of somebody's own, name its folder with --rules-dir.
record-no-such-limits = There are no limits “{ $value }” for this game with these players on this map; there are { $known }.
record-no-such-variant = There is no variant “{ $value }” of this game; there are { $known }.
record-other-ruleset = The record was played with other rules ({ $ruleset }, { $digest }...) than those at hand ({ $have_ruleset }, { $have_digest }...); name the folder of its rules with --rules-dir.

## The actions

record-bad-line = A seat or “*” and an action should stand here, as in “0 play any2”, and not “{ $text }”.
record-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
record-hidden-action = An action is hidden (“{ $text }”), though the head does not say that the record is masked.
record-masked = The record is masked ({ $seat ->
    [spectator] for a spectator
   *[other] for seat { $seat }
}), so the game cannot be replayed; use the complete record.
record-not-masked = The record should be masked ({ $seat ->
    [spectator] for a spectator
   *[other] for seat { $seat }
}), and “{ $text }” should not be known there; mask the full record again.
record-not-for-chance = Chance has nothing to do here, so “{ $text }” is not legal; a player acts next.
record-unknown-action = There is no action “{ $text }”{ $nearest ->
    [none] ; everest legal lists the actions that there are.
   *[other] {""}; perhaps “{ $nearest }” is meant.
}
record-illegal-action = The action “{ $text }” is not legal here.

## The end

record-result-too-early = The head states a result, but the last action line leaves the game on day { $round }; add what is missing, or take the result out.
record-wrong-plies = The head counts { $stated } action lines, and there are { $right }; a line was lost or added.
record-wrong-first-seat = The head says that seat { $stated } was chosen to begin, and seat { $right } began.
record-wrong-result = The head states the result { $stated }; by the rules it is { $right }.

## Choices at the start of a game

choice-game = There is no game “{ $given }”; the games are { $known }.
choice-seats = { $given } cannot play; the number of players is one of { $known }.
choice-limits = There are no limits “{ $given }” for this game with these players on this map; choose one of { $known }.
choice-variant = There is no variant “{ $given }” of this game; choose one of { $known }.
