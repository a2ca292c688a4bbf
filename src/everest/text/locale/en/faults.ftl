# What can be wrong with the data files of a game. `fault-CODE` is the sentence for each code.
# $file, $table and $entry say where; $place says which of them there are: file, key (at the head
# of a file), table or entry. TOML keys and symbols are not translated.

fault-place = { $place ->
    [file] { $file }
    [key] { $file }, { $entry }
    [table] { $file }, [{ $table }]
   *[entry] { $file }, [{ $table }], { $entry }
}

fault-type-expected = { $expected ->
    [integer] a whole number
    [number] a number
    [text] text in quotes
    [boolean] true or false
    [list] a list in square brackets
   *[table] a table
}

fault-type-found = { $found ->
    [integer] a whole number
    [number] a number with a decimal point
    [text] text
    [boolean] true or false
    [list] a list
    [date] a date or time
   *[table] a table
}

## Folders and files

fault-not-a-directory = { fault-place }: this is not a folder; give the path of a folder.
fault-no-rules-files = { fault-place }: this folder holds no data files; it should hold at least one of { $known }.
fault-no-such-map = { fault-place }: there is no map “{ $found }”; the maps are { $known }.
fault-no-such-weather = { fault-place }: there is no weather set “{ $found }”; the sets are { $known }.
fault-misplaced-file = { fault-place }: nothing reads this file; the files that are read are { $known }.
fault-bad-file-name = { fault-place }: “{ $found }” cannot name a map or a weather set; use lowercase letters a to z, digits and hyphens, not a hyphen first, and end the file name in .toml.
fault-reserved-name = { fault-place }: names that begin with “{ $prefix }” are kept for the sides of Mount Everest; give the file another name.
fault-file-exists = { fault-place }: this file exists and will not be overwritten; choose an empty folder.
fault-unreadable-file = { fault-place }: the file cannot be read ({ $reason }); make it a file that you may read.
fault-not-utf8 = { fault-place }: line { $line } is not text in UTF-8; save the file in that encoding.
fault-toml-syntax = { fault-place }: line { $line }, column { $column } is not valid TOML ({ $reason }); correct it there or just before.

## The shape of a file

fault-missing-table = { fault-place }: this table is missing; add it.
fault-missing-key = { fault-place }: this key is missing; add it with its value.
fault-unknown-table = { fault-place }: no table has this name; what can stand here: { $known }.
fault-unknown-key = { fault-place }: no key has this name; what can stand here: { $known }.
fault-wrong-type = { fault-place }: here is { fault-type-found }, and there should be { fault-type-expected }.
fault-wrong-length = { fault-place }: the length of this list is { $found }; it should be { $expected }.
fault-not-a-choice = { fault-place }: “{ $found }” is not possible here; choose one of { $choices }.

## Single values

fault-blank-text = { fault-place }: this text is empty; write something.
fault-bad-id = { fault-place }: “{ $found }” cannot be an id; use lowercase letters a to z, digits and hyphens, not a hyphen first.
fault-out-of-range = { fault-place }: the value is { $found }; it should be from { $least } to { $most }.
fault-wrong-number = { fault-place }: the value is { $found }; it must be { $expected }.
fault-duplicate-id = { fault-place }: entry { $first } has the id “{ $found }” already; give this one another.
fault-duplicate-entry = { fault-place }: this says the same as entry { $first }; make one entry of the two and add up their counts.

## Numbers that have to agree

fault-more-than-allowed = { fault-place }: the value is { $found }; it should be at most { $most }, the value of { $key }.
fault-not-a-multiple = { fault-place }: the value is { $found }; it should be a multiple of { $divisor }, the value of { $key }.
fault-wrong-rounds = { fault-place }: the value is { $found }; it should be { $expected }, one round for each day (weather_tiles = { $tiles }, days_per_tile = { $days }).
fault-wrong-card-count = { fault-place }: the number of cards is { $found }; it should be { $expected }, as { $key } in rules.toml says.
fault-wrong-icefall-count = { fault-place }: the number of icefall tiles of type { $type } is { $found }; it should be { $expected }, as counts.icefall_tiles in rules.toml says.
fault-wrong-tile-count = { fault-place }: the number of weather tiles is { $found }; it should be { $expected }, as counts.weather_tiles in rules.toml says.
fault-wrong-day-count = { fault-place }: the number of days is { $found }; it should be { $expected }, as counts.days_per_tile in rules.toml says.
fault-too-few-risk-tokens = { fault-place }: the number of risk tokens is { $found }; there should be { $needed } or more, so that they last (rounds = { $rounds }, open_risk_tokens = { $open }).

## Cards, icefall tiles, days

fault-card-kind = { fault-place }: a movement card should have either “any” alone, or “up” and “down” together.
fault-card-without-points = { fault-place }: this card has no points; give it at least one.
fault-icefall-tile-kind = { fault-place }: an icefall tile should have either “cost” or “crevasse = true”, and not both.
fault-duplicate-zone = { fault-place }: zone { $found } is listed twice; name each zone once.
fault-day-without-effect = { fault-place }: this day touches zones and does nothing there; give it an effect ({ $keys }), or leave “zones” empty.
fault-day-without-zones = { fault-place }: this day has an effect and touches no zone; list its zones, or take the effect out ({ $keys }).

## Ranks of games played alone

fault-duplicate-ranks = { fault-place }: entry { $first } is for this map and weather set already; take one of the two out.

## Maps

fault-unknown-space = { fault-place }: the map has no space “{ $found }”; give the id of one of its spaces.
fault-self-connection = { fault-place }: the space is connected to itself; list other spaces only.
fault-duplicate-connection = { fault-place }: “{ $found }” is listed twice; name each neighbour once.
fault-downhill-connection = { fault-place }: the lower end “{ $lower }” is higher ({ $lower_altitude } m) than this space ({ $altitude } m); enter the connection at the higher space.
fault-uneven-connection = { fault-place }: “{ $other }” ({ $other_altitude } m) is not at the height of this space ({ $altitude } m); enter the connection in “below” of the higher space.
fault-connection-loop = { fault-place }: the connections between { $spaces } lead up in a circle; take one out or turn it round.
fault-wrong-zone = { fault-place }: the zone is { $found }; at { $altitude } m it should be { $expected }.
fault-start-is-summit = { fault-place }: the summit is the start; give another space.
fault-start-zone = { fault-place }: the start is in zone { $found }; it should be in zone 0.
fault-start-not-lowest = { fault-place }: spaces lie below the start; there should be none (below = []).
fault-second-start = { fault-place }: nothing lies below this space, which only the start “{ $start }” may have; list its lower neighbours.
fault-unreachable-space = { fault-place }: no way up leads here from “{ $start }”; connect the space, or one below it.
fault-unreachable-summit = { fault-place }: no way up leads from “{ $start }” to the summit; connect them.
fault-cut-off-space = { fault-place }: no way leads here from “{ $start }”; connect the space.
fault-flag-below-start = { fault-place }: the flag is { $found }; it should not be lower than { $start }, the flag of the start.
fault-flag-not-below-summit = { fault-place }: the flag is { $found }; it should be lower than { $summit }, the flag of the summit.
fault-icefall-at-end = { fault-place }: no icefall tile can lie on the start or the summit; take “icefall” out.
fault-too-many-icefall-spaces = { fault-place }: the number of icefall spaces of type { $type } is { $found }; it should be at most { $most }, the number of such tiles.
fault-crevasses-cut-off = { fault-place }: crevasses on { $spaces } would leave no way from the start to the summit; add a way round.
fault-too-many-arrangements = { fault-place }: there are too many arrangements of crevasses to try (more than { $most } steps); use fewer icefall spaces, crevasses or connections.
