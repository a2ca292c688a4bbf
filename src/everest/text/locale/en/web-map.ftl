# The mountain in the browser: what the picture shows, in words.

web-map-label = Map of the mountain. The arrow keys go from space to space, Enter picks one.
web-map-preview = The mountain: { $title }, { $side }
web-map-height = { $height } m
web-map-air = { $percent } % of the air at sea level
web-map-cost = cost { $cost }
web-map-change = { $change } at night
web-map-no-change = no change at night
web-map-flag = flag { $points }
web-map-room = { $game ->
    [k2] { $count ->
        [one] room for { $count } climber
       *[other] room for { $count } climbers
    }
   *[mount-everest] { $count ->
        [one] room for { $count } guide
       *[other] room for { $count } guides
    }
}
web-map-bottles = { $count ->
    [one] at most { $count } bottle with a guide
   *[other] at most { $count } bottles with a guide
}
web-map-level = level { $level }
web-map-dies = { $game ->
    [k2] dies tonight
   *[mount-everest] { $count ->
        [one] { $count } client dies tonight
       *[other] { $count } clients die tonight
    }
}
web-map-way = { $cost ->
    [one] { piece-first } gets here for { $cost } movement point
   *[other] { piece-first } gets here for { $cost } movement points
}
web-map-uses = with { $cards }
web-map-blind = the face-down tile may stop it
web-map-passing = it cannot stay there
web-map-tonight = tonight
web-map-day = day { $day }
web-map-zones = Heights, limits and weather
web-map-zoom = Size of the map
web-map-zoom-in = Closer
web-map-zoom-out = Further away
web-map-zoom-all = The whole mountain
