# The words for the things of the game, in Russian. Ids such as A, camp1, c1w are typed by players
# and are not translated. Names of players are never inflected, so sentences put them before a colon.

## Spaces, zones, holders

space = { $name } ({ $id })
zone = { $zone ->
    [z0] ниже 6000 м
    [z1] от 6000 до 7000 м
    [z2] от 7000 до 8000 м
   *[z3] выше 8000 м
}
holder = { $holder ->
    [A] { $game ->
        [k2] альпинист A
       *[mount-everest] гид A
    }
    [B] { $game ->
        [k2] альпинист B
       *[mount-everest] гид B
    }
    [camp1] { $game ->
        [k2] палатка альпиниста A
       *[mount-everest] лагерь 1
    }
    [camp2] { $game ->
        [k2] палатка альпиниста B
       *[mount-everest] лагерь 2
    }
   *[supply] запас
}
for-holder = { $holder ->
    [A] { $game ->
        [k2] для альпиниста A
       *[mount-everest] для гида A
    }
    [B] { $game ->
        [k2] для альпиниста B
       *[mount-everest] для гида B
    }
    [camp1] в лагере 1
   *[camp2] в лагере 2
}
from-holder = { $source ->
    [A] от гида A
    [B] от гида B
    [camp1] из лагеря 1
    [camp2] из лагеря 2
   *[supply] из запаса
}
to-holder = { $target ->
    [A] к гиду A
    [B] к гиду B
    [camp1] в лагерь 1
    [camp2] в лагерь 2
   *[supply] в запас
}

## Pieces: guides in Mount Everest, climbers in K2, in the cases that sentences need

piece = { $game ->
    [k2] альпинист { $piece }
   *[mount-everest] гид { $piece }
}
piece-first = { $game ->
    [k2] Альпинист { $piece }
   *[mount-everest] Гид { $piece }
}
of-piece = { $game ->
    [k2] альпиниста { $piece }
   *[mount-everest] гида { $piece }
}
for-piece = { $game ->
    [k2] для альпиниста { $piece }
   *[mount-everest] для гида { $piece }
}

## Games, maps, weather sets, limits, variants

game-name-mount-everest = Гора Эверест
game-name-k2 = K2
map-name-easy = лёгкая сторона
map-name-hard = трудная сторона
map-name-everest-easy = Эверест, лёгкая сторона
map-name-everest-hard = Эверест, трудная сторона
weather-name-summer = лето
weather-name-winter = зима
limits-name-strict = строгие пределы
limits-name-relaxed = мягкие пределы
variant-name-standard = обычная игра
variant-name-family = семейная игра

## Ranks of a game of K2 played alone, the best first

rank-himalayan-climber = гималаист
rank-alpinist = альпинист
rank-tatra-climber = татранский скалолаз
rank-sailor = яхтсмен

## Clients and things

client = { $kind ->
    [mountaineer] альпинист
   *[tourist] турист
}, уровень { $level }{ $summited ->
    [yes] {""}, был на вершине
   *[no] {""}
}
count-mountaineers = { $count ->
    [one] { $count } альпинист
    [few] { $count } альпиниста
   *[many] { $count } альпинистов
}
count-tourists = { $count ->
    [one] { $count } турист
    [few] { $count } туриста
   *[many] { $count } туристов
}
thing-bottle = кислородный баллон
thing-tent = палатка
several = { $count } x { $thing }
nothing = ничего

## Cards

points-of-way = { $way ->
    [up] { $points ->
        [one] { $points } очко подъёма
        [few] { $points } очка подъёма
       *[many] { $points } очков подъёма
    }
    [down] { $points ->
        [one] { $points } очко спуска
        [few] { $points } очка спуска
       *[many] { $points } очков спуска
    }
   *[any] { $points ->
        [one] { $points } очко в любую сторону
        [few] { $points } очка в любую сторону
       *[many] { $points } очков в любую сторону
    }
}
card-any = движение { $points }
card-rope = верёвка { $up } вверх или { $down } вниз
card-up = верёвка { $points } вверх
card-down = верёвка { $points } вниз
card-rest = акклиматизация { $points }
card-with-loss = { $card } (клиенты теряют { $loss })
card-remainder = { $card } (остаток от: { $printed })

## Icefall and weather

tile-face-down = закрытый тайл ледопада
tile-cost = ледопад, цена { $cost }
tile-crevasse = трещина, войти нельзя
day-fine = ясно
day-effect = { $zones }: { $effects }
day-loss = потеря { $loss }
day-closed = движения нет
day-extra-cost = вход и установка палатки дороже на { $cost }

## Names of the spaces on the built-in maps, those of Mount Everest first, in the order of the maps

space-base-camp = База
space-kala-patthar = Кала-Паттар
space-icefall-west-edge = Ледопад, западный край
space-icefall-the-popcorn = Ледопад, «Попкорн»
space-icefall-the-football-field = Ледопад, «Футбольное поле»
space-icefall-ladders = Ледопад, лестницы
space-icefall-east-edge = Ледопад, восточный край
space-upper-icefall-west-shoulder = Верхний ледопад, у Западного плеча
space-upper-icefall-ice-cliffs = Верхний ледопад, ледяные обрывы
space-upper-icefall-seracs = Верхний ледопад, сераки
space-upper-icefall-the-ramp = Верхний ледопад, скат
space-upper-icefall-the-maze = Верхний ледопад, лабиринт
space-upper-icefall-nuptse-wall = Верхний ледопад, стена Нупцзе
space-upper-icefall-nuptse-side = Верхний ледопад, со стороны Нупцзе
space-camp-i-west = Лагерь I, запад
space-camp-i-east = Лагерь I, восток
space-western-cwm-north-side = Западный цирк, северная сторона
space-western-cwm-centre = Западный цирк, середина
space-western-cwm-nuptse-corner = Западный цирк, угол Нупцзе
space-camp-ii = Лагерь II
space-advanced-base-camp = Передовой базовый лагерь
space-bergschrund = Бергшрунд
space-foot-of-the-lhotse-face = Подножие стены Лхоцзе
space-lhotse-face = Стена Лхоцзе
space-camp-iii = Лагерь III
space-yellow-band = Жёлтая полоса
space-lhotse-couloir = Кулуар Лхоцзе
space-geneva-spur = Женевский отрог
space-camp-iv-south-col = Лагерь IV, Южное седло
space-south-col-lhotse-side = Южное седло, сторона Лхоцзе
space-triangular-face = Треугольная стена
space-the-balcony = Балкон
space-southeast-ridge = Юго-восточный гребень
space-hillary-step = Ступень Хиллари
space-summit = Вершина
space-camp-i = Лагерь I
space-under-nuptse = Под Нупцзе
space-western-cwm = Западный цирк
space-below-the-face = Под стеной
space-lower-snowfield = Нижнее снежное поле
space-foot-of-the-great-gully = Подножие Большого жёлоба
space-west-shoulder = Западное плечо
space-great-central-gully = Большой центральный жёлоб
space-ledge-camp = Лагерь на уступе
space-west-ridge = Западный гребень
space-upper-gully = Верхний жёлоб
space-diagonal-ditch = Диагональный ров
space-rock-band = Скальный пояс
space-hornbein-couloir = Кулуар Хорнбайна
space-camp-vi = Лагерь VI
space-upper-snowfield = Верхнее снежное поле
space-hornbein-couloir-the-crux = Кулуар Хорнбайна, ключ
space-south-summit-gully = Жёлоб Южной вершины
space-yellow-rocks = Жёлтые скалы
space-south-summit = Южная вершина
space-top-of-the-west-ridge = Верх Западного гребня

space-godwin-austen-glacier = Ледник Годуин-Остен
space-moraine-crest = Гребень морены
space-glacier-bend = Изгиб ледника
space-lower-icefall = Нижний ледопад
space-serac-field = Поле сераков
space-de-filippi-glacier = Ледник Де Филиппи
space-savoia-glacier = Ледник Савойя
space-avalanche-cone = Лавинный конус
space-cesen-route-foot-of-the-ridge = Маршрут Чесена, подножие гребня
space-snow-basin = Снежная чаша
space-abruzzi-spur-foot-of-the-rocks = Ребро Абруцци, подножие скал
space-cesen-route-west-gully = Маршрут Чесена, западный жёлоб
space-cesen-route-camp-i = Маршрут Чесена, лагерь I
space-abruzzi-spur-camp-i = Ребро Абруцци, лагерь I
space-cesen-route-camp-ii = Маршрут Чесена, лагерь II
space-house-s-chimney = Камин Хауса
space-cesen-route-rock-step = Маршрут Чесена, скальная ступень
space-south-face-snowfield = Южная стена, снежное поле
space-abruzzi-spur-camp-ii = Ребро Абруцци, лагерь II
space-cesen-route-camp-iii = Маршрут Чесена, лагерь III
space-cesen-route-upper-ridge = Маршрут Чесена, верхний гребень
space-black-pyramid = Чёрная Пирамида
space-shoulder-west-edge = Плечо, западный край
space-shoulder = Плечо
space-bottleneck = Бутылочное Горлышко
space-crevasse-field = Поле трещин
space-ice-cliffs = Ледяные обрывы
space-snow-ramp = Снежный скат
space-negrotto-col = Седло Негротто
space-south-face-first-snowfield = Южная стена, первое снежное поле
space-south-face-rock-ribs = Южная стена, скальные рёбра
space-south-face-camp-i = Южная стена, лагерь I
space-south-face-great-couloir = Южная стена, большой кулуар
space-south-face-camp-ii = Южная стена, лагерь II
space-south-face-rock-barrier = Южная стена, скальный барьер
space-abruzzi-spur-camp-iii = Ребро Абруцци, лагерь III
space-south-face-exit-gully = Южная стена, выходной жёлоб
space-great-serac = Большой Серак
