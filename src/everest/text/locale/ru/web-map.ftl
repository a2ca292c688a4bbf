# The mountain in the browser: what the picture shows, in words, in Russian.

web-map-label = Карта горы. Стрелки ведут от области к области, Enter выбирает.
web-map-preview = Гора: { $title }, { $side }
web-map-height = { $height } м
web-map-air = { $percent } % воздуха на уровне моря
web-map-cost = цена { $cost }
web-map-change = { $change } за ночь
web-map-no-change = за ночь без изменений
web-map-flag = флаг { $points }
web-map-room = { $game ->
    [k2] { $count ->
        [one] место для { $count } альпиниста
        [few] место для { $count } альпинистов
       *[many] место для { $count } альпинистов
    }
   *[mount-everest] { $count ->
        [one] место для { $count } гида
        [few] место для { $count } гидов
       *[many] место для { $count } гидов
    }
}
web-map-bottles = { $count ->
    [one] не больше { $count } баллона у гида
    [few] не больше { $count } баллонов у гида
   *[many] не больше { $count } баллонов у гида
}
web-map-level = уровень { $level }
web-map-dies = { $game ->
    [k2] погибнет этой ночью
   *[mount-everest] { $count ->
        [one] этой ночью погибнет { $count } клиент
        [few] этой ночью погибнут { $count } клиента
       *[many] этой ночью погибнут { $count } клиентов
    }
}
web-map-way = { $cost ->
    [one] { piece-first } дойдёт сюда за { $cost } очко движения
    [few] { piece-first } дойдёт сюда за { $cost } очка движения
   *[many] { piece-first } дойдёт сюда за { $cost } очков движения
}
web-map-uses = карты: { $cards }
web-map-blind = закрытый тайл может остановить
web-map-passing = остаться там нельзя
web-map-tonight = ночью
web-map-day = день { $day }
web-map-zones = Высоты, пределы и погода
web-map-zoom = Размер карты
web-map-zoom-in = Ближе
web-map-zoom-out = Дальше
web-map-zoom-all = Вся гора
