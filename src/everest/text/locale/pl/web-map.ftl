# The mountain in the browser: what the picture shows, in words, in Polish.

web-map-label = Mapa góry. Strzałki prowadzą od pola do pola, Enter wybiera.
web-map-preview = Góra: { $title }, { $side }
web-map-height = { $height } m
web-map-air = { $percent } % powietrza na poziomie morza
web-map-cost = koszt { $cost }
web-map-change = { $change } w nocy
web-map-no-change = w nocy bez zmian
web-map-flag = flaga { $points }
web-map-room = { $game ->
    [k2] { $count ->
        [one] miejsce dla { $count } himalaisty
        [few] miejsce dla { $count } himalaistów
       *[many] miejsce dla { $count } himalaistów
    }
   *[mount-everest] { $count ->
        [one] miejsce dla { $count } przewodnika
        [few] miejsce dla { $count } przewodników
       *[many] miejsce dla { $count } przewodników
    }
}
web-map-bottles = { $count ->
    [one] najwyżej { $count } butla u przewodnika
    [few] najwyżej { $count } butle u przewodnika
   *[many] najwyżej { $count } butli u przewodnika
}
web-map-level = poziom { $level }
web-map-dies = { $game ->
    [k2] umiera tej nocy
   *[mount-everest] { $count ->
        [one] tej nocy umiera { $count } klient
        [few] tej nocy umiera { $count } klientów
       *[many] tej nocy umiera { $count } klientów
    }
}
web-map-way = { $cost ->
    [one] { piece-first } dojdzie tu za { $cost } punkt ruchu
    [few] { piece-first } dojdzie tu za { $cost } punkty ruchu
   *[many] { piece-first } dojdzie tu za { $cost } punktów ruchu
}
web-map-uses = karty: { $cards }
web-map-blind = zakryty kafel może go zatrzymać
web-map-passing = nie może tam zostać
web-map-tonight = w nocy
web-map-day = dzień { $day }
web-map-zones = Wysokości, limity i pogoda
web-map-zoom = Wielkość mapy
web-map-zoom-in = Bliżej
web-map-zoom-out = Dalej
web-map-zoom-all = Cała góra
