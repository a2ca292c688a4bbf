# What is the viewer's own at the table in the browser, and acting, in Russian.

## Guides, climbers, camps

web-mine-pieces = { $game ->
    [k2] Ваши альпинисты
   *[mount-everest] Ваши гиды
}
web-mine-nights-ahead = Ночи впереди
web-mine-points = { $points ->
    [one] { $points } очко движения
    [few] { $points } очка движения
   *[many] { $points } очков движения
}
web-mine-dead = погиб
web-mine-height = { $height } м
web-mine-score = Счёт { $score }
web-mine-level = Уровень { $level }:
web-mine-has-tent = Палатка с ним
web-mine-tonight = ночью { $level }
web-mine-dies-tonight = погибнет ночью
web-mine-sum = { $end ->
    [dies] Погибнет ночью
    [cut] После ночи { $after }, больше не сохранить
   *[lives] После ночи { $after }
}: уровень { $level }, высота { $height }, погода { $weather }, { $game ->
    [k2] палатка { $camp }
   *[mount-everest] лагерь { $camp }
}.
web-mine-ahead = Если останется здесь: { $steps }
web-mine-ahead-dies = гибель в день { $day }
web-mine-ahead-then = { $level }, затем { $level }
web-mine-free-rows = { $rows ->
    [0] нет свободных рядов
    [one] свободен { $rows } ряд
    [few] свободно { $rows } ряда
   *[many] свободно { $rows } рядов
}
web-mine-letter = { $kind ->
    [mountaineer] А
   *[tourist] Т
}
web-mine-kind = { $kind ->
    [mountaineer] Альпинист
   *[tourist] Турист
}
web-mine-clients = { $count ->
    [one] { $count } клиент
    [few] { $count } клиента
   *[many] { $count } клиентов
}
web-mine-camps = { $game ->
    [k2] Ваши палатки
   *[mount-everest] Ваши лагеря
}
web-mine-bottles = { $count ->
    [one] { $count } баллон
    [few] { $count } баллона
   *[many] { $count } баллонов
}
web-mine-camp-empty = Здесь никого нет.
web-mine-tents-left = { $count ->
    [0] В базовом лагере палаток не осталось.
    [one] В базовом лагере осталась { $count } палатка.
    [few] В базовом лагере остались { $count } палатки.
   *[many] В базовом лагере осталось { $count } палаток.
}
web-mine-no-tents = Ни одна палатка ещё не поставлена.

## Cards

web-mine-hand = Ваши карты
web-mine-hand-choose = Выберите карты на сегодня: { $count }
web-mine-hand-use = Ваши карты на сегодня
web-mine-cards-today = Сегодня
web-mine-kept = { $count ->
    [one] Ещё в руке: { $count } карта
    [few] Ещё в руке: { $count } карты
   *[many] Ещё в руке: { $count } карт
}
web-mine-choose = Карты на выбор, всего нужно { $count }
web-mine-choose-again = Выбрать заново
web-mine-choose-these = { $count ->
    [one] Выбрать эту карту
    [few] Выбрать эти { $count } карты
   *[many] Выбрать эти { $count } карт
}
web-mine-choose-more = { $count ->
    [one] Выберите ещё { $count } карту
    [few] Выберите ещё { $count } карты
   *[many] Выберите ещё { $count } карт
}
web-mine-risk-sum = Сумма риска { $sum }.
web-mine-open-tokens = { $players ->
    [alone] Вы берёте один из жетонов { $values }.
   *[several] У кого одного наибольшая сумма, тот берёт один из жетонов { $values }. У верёвок считаются только очки подъёма.
}
web-mine-last-cards = Это последние карты, поэтому сегодня играются все.
web-mine-kept-cards = Колода пуста: оставленные карты — всё, что будет у вас завтра.
web-mine-face = { $kind ->
    [any] куда угодно
    [loss] куда угодно
    [rope] верёвка
    [down] только вниз
   *[rest] уровни
}
web-mine-loss = { $loss ->
    [one] −{ $loss } уро{"\u00AD"}вень
    [few] −{ $loss } уровня
   *[many] −{ $loss } уровней
}
web-mine-left = остаток
web-mine-used = использована
web-mine-use-card = Использовать: { $card }
web-mine-use-how = { $game ->
    [k2] Нажмите на карту и выберите альпиниста или перетащите её к нему.
   *[mount-everest] Нажмите на карту и выберите, для кого она, или перетащите её к гиду или в лагерь.
}
web-mine-no-use = Сейчас эту карту использовать нельзя.
web-mine-for = для { $piece }
web-mine-kills = смертельно

## Loading

web-mine-loading = Загрузка и разгрузка
web-mine-loading-how = Бесплатно: нажмите на стрелку или перетащите.
web-mine-holder = { $holder ->
    [A] Гид A
    [B] Гид B
    [camp1] Лагерь 1
    [camp2] Лагерь 2
   *[supply] Запас
}
web-mine-empty = здесь ничего нет
web-mine-client-scores = Победные очки: { $summit } на вершине, { $home } на базе, −{ $death } за смерть
web-mine-why-not = Почему нельзя сейчас: { $action }?
web-mine-abandon = Бросить что-нибудь навсегда …
web-mine-abandon-how = Брошенный клиент погибает. Палатка выходит из игры, баллон возвращается в запас.
web-mine-minus-points = { $points ->
    [one] −{ $points } победное очко
    [few] −{ $points } победных очка
   *[many] −{ $points } победных очков
}
web-mine-deadly = Это кого-то погубит
web-mine-for-good = Бросить навсегда?
web-mine-about-to = Вы собираетесь сделать вот что: { $action }.
web-mine-who-dies = Погибнет сразу: { $names }.
web-mine-costs = { $points ->
    [one] Это стоит { $points } победное очко.
    [few] Это стоит { $points } победных очка.
   *[many] Это стоит { $points } победных очков.
}
web-mine-do-it = Сделать
web-mine-do-not = Лучше не надо

## Acclimatizing

web-mine-levels = { $holder ->
    [A] Уровни для клиентов гида A
    [B] Уровни для клиентов гида B
    [camp1] Уровни для клиентов в лагере 1
   *[camp2] Уровни для клиентов в лагере 2
}
web-mine-levels-left = { $points ->
    [one] Можно раздать ещё { $points } уровень
    [few] Можно раздать ещё { $points } уровня
   *[many] Можно раздать ещё { $points } уровней
}
web-mine-raise = +1 этому клиенту: { $client }

## Decisions

web-mine-decide = Решить
web-mine-icefall = Ледопад: заплатить или отступить
web-mine-pay = { $cost ->
    [one] Заплатить { $cost } очко движения и войти
    [few] Заплатить { $cost } очка движения и войти
   *[many] Заплатить { $cost } очков движения и войти
}
web-mine-cannot-pay = У гида слишком мало очков движения, чтобы заплатить.
web-mine-go-back = Отступить бесплатно: { $space }
web-mine-use-first = Или сначала использовать карту:
web-mine-dying = Альпинист { $piece } погибает
web-mine-rescue-to = Спасти: его счёт станет { $score }. Куда его поставить?
web-mine-at-night = ночью { $change }
web-mine-give-up = Дать альпинисту { $piece } погибнуть: его счёт станет { $score }
web-mine-risk = Оплата риска
web-mine-risk-left = { $points ->
    [one] До конца хода нужно оплатить { $points } очко риска
    [few] До конца хода нужно оплатить { $points } очка риска
   *[many] До конца хода нужно оплатить { $points } очков риска
}
web-mine-risk-later = Прямо сейчас платить нечем.
web-mine-settle-means = { $kind ->
    [settle-card] Карта станет слабее на одно очко:
    [settle-point] Одним очком движения меньше:
    [settle-pool] Одним уровнем для раздачи меньше:
   *[settle-level] { $game ->
        [k2] Без очков движения, но минус уровень альпиниста:
       *[mount-everest] Без очков движения, но минус уровень у каждого клиента с этим гидом:
    }
}
web-mine-settle-rope = (верёвка тогда ведёт только в эту сторону)
web-mine-settle-deadly = { $points ->
    [0] Смертельно!
    [one] Смертельно! −{ $points } победное очко
    [few] Смертельно! −{ $points } победных очка
   *[many] Смертельно! −{ $points } победных очков
}

## Oxygen

web-mine-oxygen = Кислород
web-mine-oxygen-how = Баллон приносит карту акклиматизации, но только до выбора карт.
web-mine-oxygen-spend = { $count ->
    [one] { $space }: потратить баллон, взять { $count } карту и оставить её
    [few] { $space }: потратить баллон, взять { $count } карты и оставить одну
   *[many] { $space }: потратить баллон, взять { $count } карт и оставить одну
}
web-mine-oxygen-step = { $step ->
    [keeping] Оставить одну
    [returning] Вернуть
   *[removing] Убрать одну
}
web-mine-oxygen-keep = Какую из этих карт вы оставите?
web-mine-oxygen-return = Остальные возвращаются в колоду акклиматизации, все с одной стороны. Куда?
web-mine-oxygen-remove = Взамен другая карта из руки выходит из игры. Какая?
web-mine-oxygen-end = { $end ->
    [top] Наверх
   *[bottom] Вниз
}
web-mine-oxygen-kept = Вы оставляете: { $card }.
web-mine-oxygen-hand = У вас в руке: { $cards }.

## What can be done, and whom all wait for

web-mine-actions = Что вы можете сделать
web-mine-what-can-i-do = Что я могу сделать?
web-mine-take-back = Вернуть ход
web-mine-asked = { $player } просит отменить ход.
web-mine-answer = Ответить
web-mine-ask-back = Попросить вернуть ход
web-mine-ask-back-title = Отменить ваше последнее действие?
web-mine-ask-back-who = { $others ->
    [none] Ничьё согласие не нужно: это произойдёт сразу.
   *[some] Это произойдёт, если согласятся все: { $players }.
}
web-mine-ask-back-yes = { $others ->
    [none] Отменить
   *[some] Спросить
}
web-mine-pitch = Поставить палатку { $piece } ({ $cost })
web-mine-why-not-pitch = Почему нельзя поставить?
web-mine-swap = Поменять A и B местами ({ $cost })
web-mine-end-turn = Завершить ход
web-mine-end-title = Завершить ход?
web-mine-end-anyway = Всё равно завершить
web-mine-end-back = Назад
web-mine-my-move = { $phase ->
    [cards] Выберите свои карты.
    [risk] Возьмите жетон риска.
    [check] Решать вам.
   *[actions] Ваш ход.
}
web-mine-waiting = { $phase ->
    [cards] Ещё выбирают карты: { $players }
    [risk] Выбирает жетон риска: { $players }
   *[actions] { $who ->
        [bots] Думает: { $players } …
       *[people] Ходит: { $players }
    }
}
web-mine-nobody = Минуту …
web-mine-over = Партия окончена.
web-mine-understood = Понятно
web-mine-clause = Правило { $clause }

## The mountain as a table

web-mine-table = Гора, от вершины вниз
web-mine-table-space = Область
web-mine-table-cost = Цена
web-mine-table-night = Ночь
web-mine-table-go = Идти
web-mine-table-piece = Кто идёт?
web-mine-limit = { $game ->
    [k2] альпинистов в области: не больше { $limit }
   *[mount-everest] гидов в области: не больше { $limit }
}
web-mine-bottle-limit = баллонов у гида: не больше { $limit }
web-mine-weather-loss = погода −{ $loss }
web-mine-flag = флажок { $flag }
web-mine-go = Идти ({ $cost })
web-mine-go-to = Идти ({ $cost }): { $piece }, { $space }
web-mine-with-cards = с картами: { $cards }
web-mine-blind = закрыто: может стоить больше или вернуть назад
web-mine-passing = заполнена: оттуда надо идти дальше
