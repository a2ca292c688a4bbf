# The words for the things of the game. Ids such as A, camp1, c1w are typed by players and are not
# translated. Messages are put together to longer sentences; where a language inflects, forms of
# their own are given for each use.

## Spaces, zones, holders

space = { $name } ({ $id })
zone = { $zone ->
    [z0] below 6000 m
    [z1] 6000 to 7000 m
    [z2] 7000 to 8000 m
   *[z3] above 8000 m
}
holder = { $holder ->
    [A] { $game ->
        [k2] climber A
       *[mount-everest] guide A
    }
    [B] { $game ->
        [k2] climber B
       *[mount-everest] guide B
    }
    [camp1] { $game ->
        [k2] tent of climber A
       *[mount-everest] camp 1
    }
    [camp2] { $game ->
        [k2] tent of climber B
       *[mount-everest] camp 2
    }
   *[supply] supply
}
for-holder = { $holder ->
    [A] { $game ->
        [k2] for climber A
       *[mount-everest] for guide A
    }
    [B] { $game ->
        [k2] for climber B
       *[mount-everest] for guide B
    }
    [camp1] on camp 1
   *[camp2] on camp 2
}
from-holder = { $source ->
    [A] from guide A
    [B] from guide B
    [camp1] from camp 1
    [camp2] from camp 2
   *[supply] from the supply
}
to-holder = { $target ->
    [A] to guide A
    [B] to guide B
    [camp1] to camp 1
    [camp2] to camp 2
   *[supply] to the supply
}

## Pieces: guides in Mount Everest, climbers in K2

piece = { $game ->
    [k2] climber { $piece }
   *[mount-everest] guide { $piece }
}
piece-first = { $game ->
    [k2] Climber { $piece }
   *[mount-everest] Guide { $piece }
}
of-piece = { $game ->
    [k2] of climber { $piece }
   *[mount-everest] of guide { $piece }
}
for-piece = { $game ->
    [k2] for climber { $piece }
   *[mount-everest] for guide { $piece }
}

## Games, maps, weather sets, limits, variants

game-name-mount-everest = Mount Everest
game-name-k2 = K2
map-name-easy = easy
map-name-hard = hard
map-name-everest-easy = Everest, easy
map-name-everest-hard = Everest, hard
weather-name-summer = summer
weather-name-winter = winter
limits-name-strict = strict limits
limits-name-relaxed = relaxed limits
variant-name-standard = standard game
variant-name-family = family game

## Ranks of a game of K2 played alone, the best first

rank-himalayan-climber = Himalayan climber
rank-alpinist = alpinist
rank-tatra-climber = Tatra climber
rank-sailor = sailor

## Clients and things

client = { $kind ->
    [mountaineer] mountaineer
   *[tourist] tourist
} level { $level }{ $summited ->
    [yes] {""}, summited
   *[no] {""}
}
count-mountaineers = { $count ->
    [one] { $count } mountaineer
   *[other] { $count } mountaineers
}
count-tourists = { $count ->
    [one] { $count } tourist
   *[other] { $count } tourists
}
thing-bottle = oxygen bottle
thing-tent = tent
several = { $count } x { $thing }
nothing = nothing

## Cards

points-of-way = { $way ->
    [up] { $points ->
        [one] { $points } point for going up
       *[other] { $points } points for going up
    }
    [down] { $points ->
        [one] { $points } point for going down
       *[other] { $points } points for going down
    }
   *[any] { $points ->
        [one] { $points } point for any direction
       *[other] { $points } points for any direction
    }
}
card-any = movement { $points }
card-rope = rope up { $up } or down { $down }
card-up = rope up { $points }
card-down = rope down { $points }
card-rest = acclimatization { $points }
card-with-loss = { $card } (clients lose { $loss })
card-remainder = { $card } (left of: { $printed })

## Icefall and weather

tile-face-down = face-down icefall tile
tile-cost = icefall cost { $cost }
tile-crevasse = crevasse, nobody can enter
day-fine = fine
day-effect = { $zones }: { $effects }
day-loss = lose { $loss }
day-closed = no movement
day-extra-cost = entering and pitching cost { $cost } more

## Names of the spaces on the built-in maps, those of Mount Everest first, in the order of the maps

space-base-camp = Base Camp
space-kala-patthar = Kala Patthar
space-icefall-west-edge = Icefall, west edge
space-icefall-the-popcorn = Icefall, the Popcorn
space-icefall-the-football-field = Icefall, the Football Field
space-icefall-ladders = Icefall, ladders
space-icefall-east-edge = Icefall, east edge
space-upper-icefall-west-shoulder = Upper Icefall, west shoulder
space-upper-icefall-ice-cliffs = Upper Icefall, ice cliffs
space-upper-icefall-seracs = Upper Icefall, seracs
space-upper-icefall-the-ramp = Upper Icefall, the Ramp
space-upper-icefall-the-maze = Upper Icefall, the Maze
space-upper-icefall-nuptse-wall = Upper Icefall, Nuptse wall
space-upper-icefall-nuptse-side = Upper Icefall, Nuptse side
space-camp-i-west = Camp I, west
space-camp-i-east = Camp I, east
space-western-cwm-north-side = Western Cwm, north side
space-western-cwm-centre = Western Cwm, centre
space-western-cwm-nuptse-corner = Western Cwm, Nuptse corner
space-camp-ii = Camp II
space-advanced-base-camp = Advanced Base Camp
space-bergschrund = Bergschrund
space-foot-of-the-lhotse-face = Foot of the Lhotse Face
space-lhotse-face = Lhotse Face
space-camp-iii = Camp III
space-yellow-band = Yellow Band
space-lhotse-couloir = Lhotse Couloir
space-geneva-spur = Geneva Spur
space-camp-iv-south-col = Camp IV, South Col
space-south-col-lhotse-side = South Col, Lhotse side
space-triangular-face = Triangular Face
space-the-balcony = The Balcony
space-southeast-ridge = Southeast Ridge
space-hillary-step = Hillary Step
space-summit = Summit
space-camp-i = Camp I
space-under-nuptse = Under Nuptse
space-western-cwm = Western Cwm
space-below-the-face = Below the Face
space-lower-snowfield = Lower snowfield
space-foot-of-the-great-gully = Foot of the Great Gully
space-west-shoulder = West Shoulder
space-great-central-gully = Great Central Gully
space-ledge-camp = Ledge camp
space-west-ridge = West Ridge
space-upper-gully = Upper gully
space-diagonal-ditch = Diagonal Ditch
space-rock-band = Rock Band
space-hornbein-couloir = Hornbein Couloir
space-camp-vi = Camp VI
space-upper-snowfield = Upper Snowfield
space-hornbein-couloir-the-crux = Hornbein Couloir, the crux
space-south-summit-gully = South Summit Gully
space-yellow-rocks = Yellow rocks
space-south-summit = South Summit
space-top-of-the-west-ridge = Top of the West Ridge

space-godwin-austen-glacier = Godwin-Austen Glacier
space-moraine-crest = Moraine Crest
space-glacier-bend = Glacier Bend
space-lower-icefall = Lower Icefall
space-serac-field = Serac Field
space-de-filippi-glacier = De Filippi Glacier
space-savoia-glacier = Savoia Glacier
space-avalanche-cone = Avalanche Cone
space-cesen-route-foot-of-the-ridge = Cesen Route, foot of the ridge
space-snow-basin = Snow Basin
space-abruzzi-spur-foot-of-the-rocks = Abruzzi Spur, foot of the rocks
space-cesen-route-west-gully = Cesen Route, west gully
space-cesen-route-camp-i = Cesen Route, Camp I
space-abruzzi-spur-camp-i = Abruzzi Spur, Camp I
space-cesen-route-camp-ii = Cesen Route, Camp II
space-house-s-chimney = House's Chimney
space-cesen-route-rock-step = Cesen Route, rock step
space-south-face-snowfield = South Face, snowfield
space-abruzzi-spur-camp-ii = Abruzzi Spur, Camp II
space-cesen-route-camp-iii = Cesen Route, Camp III
space-cesen-route-upper-ridge = Cesen Route, upper ridge
space-black-pyramid = Black Pyramid
space-shoulder-west-edge = Shoulder, west edge
space-shoulder = Shoulder
space-bottleneck = Bottleneck
space-crevasse-field = Crevasse Field
space-ice-cliffs = Ice Cliffs
space-snow-ramp = Snow Ramp
space-negrotto-col = Negrotto Col
space-south-face-first-snowfield = South Face, first snowfield
space-south-face-rock-ribs = South Face, rock ribs
space-south-face-camp-i = South Face, Camp I
space-south-face-great-couloir = South Face, great couloir
space-south-face-camp-ii = South Face, Camp II
space-south-face-rock-barrier = South Face, rock barrier
space-abruzzi-spur-camp-iii = Abruzzi Spur, Camp III
space-south-face-exit-gully = South Face, exit gully
space-great-serac = Great Serac
