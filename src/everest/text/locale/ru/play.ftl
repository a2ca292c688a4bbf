# The game in the terminal, in Russian. Words that are typed (commands, ids, action names in square
# brackets) are not translated. A round is a "день", so that "ход" can only mean a player's turn.

## Start and end

title = Гора Эверест
welcome = { $players }. Карта: { $map }; набор погоды: { $weather }; дней: { $rounds }. Ведите клиентов на вершину и обратно; каждая смерть на горе стоит очков.
welcome-back = Игра продолжается. { $players }. Карта: { $map }; набор погоды: { $weather }; дней: { $rounds }.
welcome-help = Вводите номер из списка или слова в квадратных скобках. «help» всё объяснит, «quit» сохранит игру и остановит её.
ask-title = Новая игра «Гора Эверест»
ask-how = Enter принимает ответ в квадратных скобках.
ask-seats = Сколько игроков?
ask-humans = Сколько людей играет за этой клавиатурой?
ask-name = Ваше имя?
ask-name-of = Имя игрока { $number }?
ask-bot = Какие соперники?
ask-map = Какая сторона карты?
ask-weather = Какая погода?
ask-number-again = Введите число от { $least } до { $most } или просто Enter.
ask-choice-again = Такого ответа нет: «{ $given }». Возможны: { $known }.
default-name = Игрок
default-name-of = Игрок { $number }
play-bad-language = Каталога на языке «{ $given }» нет; есть en, el, ru и pl.
play-unknown-bot = Бота «{ $bot }» нет; есть { $known }.
play-bad-seats = Игра рассчитана на 2–5 игроков, а не на { $seats }.
play-too-many-players = Названо игроков: { $given }, а мест { $seats }; назовите меньше или добавьте мест.
play-bad-first = Места { $first }, которое начинало бы, нет; места имеют номера от 0 до { $last }.
play-nothing-to-resume = В папке { $folder } нет неоконченной игры; начните новую или укажите файл.
play-already-over = Игра в файле { $file } окончена; посмотреть её можно командой «everest replay».
saved = Сохранено в { $file }.
saved-on-leaving = Игра сохранена в { $file }.
how-to-resume = Продолжить: everest play --resume { $file }
not-overwritten = Файл { $file } не запись игры и останется как есть; укажите другое имя.
record-saved = Запись игры: { $file }.
record-check = Проверить её: everest check { $file }
final-title = Экспедиция окончена
final-line = { $rank }. { $player }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
final-tie = { $player } и { $others }: по { $score ->
    [one] { $score } очку
    [few] { $score } очка
   *[many] { $score } очков
}. { $player } достигает этого счёта раньше (фишка стоит левее), и это решает [E3].
final-winner = Победа: { $player }!

## The course of the game

hand-over = Передайте клавиатуру, играет { $player }.
hand-over-prompt = { $player }, нажмите Enter, когда никто больше не смотрит.
thinking = { $player } думает ...
prompt = { $player }, день { $day } >
prompt-cards = { $player }, ещё { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} >
heading-cards = { $player }: карты на день { $day }
heading-turn = Погода сегодня (день { $day }): { $weather }.
only-choice = Возможность только одна: { $action }.
only-cards = Карт всего три, и играются все: { $cards }.
undone = Отменено: { $action }.
nothing-to-undo = Отменять нечего: можно лишь свои действия с тех пор, как кто-либо узнал что-то новое.
no-such-number = Возможности { $number } нет; номера от 1 до { $last }. Enter покажет их снова.
nothing-there = Ничего такого сейчас сделать нельзя.
still-folded = Возможность { $number } ещё не показана; чтобы увидеть её, введите «{ $command }».
ambiguous = «{ $text }» может значить: { $names }{ $more ->
    [0] {""}.
   *[other] {""}; и ещё { $more }.
}
not-understood = «{ $text }» не действие и не команда. Введите номер, слова в квадратных скобках или «help».
night-title = Ночь: проверка акклиматизации
night-line = { $player }, { $holder }: { $fate }

## Tonight

night-space = область { $change }
night-camp = свой лагерь { $change }
night-weather = погода { $change }
night-nothing = без изменений
night-of-a-client = { $client } ({ $sum }): { $end ->
    [dies] ПОГИБНЕТ ночью
    [cut] после ночи уровень { $level }, срезан до предела
   *[lives] после ночи уровень { $level }
}
report-of-a-client = { $client } ({ $sum }): { $end ->
    [dies] СМЕРТЬ
    [cut] теперь уровень { $level }, срезан до предела
   *[lives] теперь уровень { $level }
}

## Around the guides

around-guide = Гид { $piece }: { $space }, { $height } м.
around-points = Очки: { $points }.
around-carries = Несёт: { $things }.
around-camp = Ваш { $camp }: { $space }. { $clients ->
    [one] { $clients } клиент
    [few] { $clients } клиента
   *[many] { $clients } клиентов
}, { $bottles ->
    [one] { $bottles } кислородный баллон
    [few] { $bottles } кислородных баллона
   *[many] { $bottles } кислородных баллонов
}.
around-up = вверх: { $spaces }
around-down = вниз: { $spaces }
clients = { $count ->
    [one] { $count } клиент
    [few] { $count } клиента
   *[many] { $count } клиентов
}
neighbour = { $id } { $kind ->
    [crevasse] трещина
    [unknown] закрытый ледопад
   *[known] цена { $cost }
}{ $full ->
    [yes] {""} (заполнена)
   *[no] {""}
}
points-none = нет
points-short = { $points } { $way ->
    [up] вверх
    [down] вниз
   *[any] в любую сторону
}
tile-of-type = закрытый тайл ледопада { $type }
status-take = Ваша сумма риска наибольшая: нужно взять один из открытых жетонов.
status-risk = Риск, который нужно оплатить до конца хода: { $points }.
status-passing = Гид { $piece } стоит в заполненной области и должен идти дальше.
status-overloaded = Гид несёт слишком много: сначала разгрузите его.
status-at-tile = Гид { $piece } перед тайлом ледопада, который стоит ещё одно очко ({ $space }): заплатите или отступите.
status-rest = Очки акклиматизации, которые можно раздать клиентам ({ $holder }): { $points }.

## The choices

menu-group-icefall = Тайл ледопада
menu-group-raise = Акклиматизация
menu-group-cards = Использовать карту
menu-group-A = Гид A
menu-group-B = Гид B
menu-group-load = Загрузка и разгрузка (бесплатно)
menu-group-abandon = Бросить навсегда (клиент погибнет)
menu-group-risk = Оплата риска
menu-group-other = Возможности
menu-group-turn = Ход
menu-folded = { $title }: { $count ->
    [one] { $count } возможность
    [few] { $count } возможности
   *[many] { $count } возможностей
}, чтобы увидеть, введите «{ $command }»
menu-use = { $way ->
    [up] { for-holder } вверх
    [down] { for-holder } вниз
   *[only] { for-holder }
}
menu-move = { $way ->
    [up] вверх:
    [down] вниз:
   *[level] вбок:
} { $space }, цена { $cost }{ $tile }{ $full ->
    [yes] {""}, заполнена: надо идти дальше
   *[no] {""}
}
menu-pitch = поставить палатку здесь, цена { $cost }
menu-take = взять { $holder ->
    [A] для гида A
    [B] для гида B
    [camp1] для лагеря 1
   *[camp2] для лагеря 2
}
menu-bring = { from-holder } { to-holder }
pick-title = Выберите карты ({ $count }). Введите их номера, например 1 2 3:
pick-mark = (выбрана)
picked = Выбрано: { $cards }. Сумма риска: { $sum }.
unpicked = Больше не выбрана: { $card }.
pick-no-such-number = Введите номера карт от 1 до { $last }.
pick-twice = Эта карта уже выбрана; выберите другую.
pick-too-many = Это слишком много карт; всего нужно { $count }.

## Hints and cautions

hint-cards = Подсказка: очки двигают гидов; но если ваша сумма больше всех, вы берёте жетон риска.
hint-risk = Подсказка: жетон оплачивают в свой ход очками или уровнем клиентов. Ноль ничего не стоит.
hint-tile = Подсказка: заплатите, чтобы войти, используйте для этого ещё карту или отступите.
hint-settle = Подсказка: оплатите риск, прежде чем тратить последние очки.
hint-raise = Подсказка: дайте очки клиентам, которые иначе погибнут ночью или пойдут высоко.
hint-load = Подсказка: сначала загрузите. Гид ведёт 4 клиентов или несёт палатку и ведёт 1 клиента. Потом карты и движение.
hint-move = Подсказка: двигайте гида, у которого есть очки. Подъём стоит очков, и возвращение тоже.
hint-use = Подсказка: используйте карту для гида, затем двигайте его.
hint-end = Подсказка: больше использовать нечего. Проверьте уровни после ночи и завершайте ход.
caution-dying = Ночью погибнет клиент: { $clients }.
caution-rest = Не розданы очки акклиматизации: { $points }.
caution-no-card = Вы не использовали ни одной карты, а с концом хода они пропадут.
caution-cards = Не использованы карты: { $cards }.
caution-points = Не использованы очки движения: { $points }.
caution-again = Чтобы всё равно завершить ход, введите end ещё раз.

## The map

map-title = Карта ({ $map }), от вершины вниз
map-legend = id, название, высота, цена входа, изменение уровней ночью; вверх и вниз: куда ведёт
map-zone = { $zone }: гидов в области не больше { $limit }, баллонов у гида не больше { $bottles }. Сегодня: { $loss ->
    [0] { $closed ->
        [yes] ДВИЖЕНИЯ НЕТ
       *[no] ясно
    }
   *[other] клиенты теряют { $loss }{ $closed ->
        [yes] {""}, ДВИЖЕНИЯ НЕТ
       *[no] {""}
    }
}
map-height = { $height } м
map-cost = цена { $cost }
map-night = ночь { $change }
map-up = вверх { $spaces }
map-down = вниз { $spaces }
map-guide = { $player } { $piece }
map-camp = { $player }, { $camp }: { $things }
map-here = здесь: { $things }

## Weather, table, hands

weather-title = Прогноз погоды
weather-today = день { $day } (сегодня): { $effect }
weather-later = день { $day }: { $effect }
weather-unknown = после дня { $day }, до дня { $rounds }: пока неизвестно
table-title = Стол, день { $day }
scores = Счёт: { $scores }
scores-tie-order = Из игроков с равным счётом названный раньше набрал его первым и при ничьей побеждает.
player-head = { $player }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}; палаток осталось на базе: { $tents }{ $first ->
    [yes] {""}; сегодня первый игрок
   *[no] {""}
}
player-guide = гид { $piece }: { $space }. Несёт: { $things }.
player-shown = карты сегодня: { $cards }; сумма риска { $sum }
player-cards = карт на руке: { $hand }, в основной колоде: { $deck }, в колоде акклиматизации: { $reserve }
player-pile = сыграно раньше: { $cards }
risk-open = Открытые жетоны риска: { $values }; закрытых: { $hidden }.
risk-taken = Жетон риска сегодня: { $player }, { $value }.
hand-title = Карты: { $player }
hand-cards = на руке: { $cards }
hand-chosen = сыграны сегодня: { $cards }; сумма риска { $sum }
hand-unused = ещё не использованы: { $cards }
hand-deck = ещё в основной колоде, порядок неизвестен: { $cards }
hand-reserve = в колоде акклиматизации: { $cards }
hand-reserve-top = известны на её верху: { $cards }
hand-reserve-bottom = известны в её низу: { $cards }
hand-removed = удалены из игры: { $cards }

## Help

help-input = Вводите номер возможности или её слова в квадратных скобках. Слова можно сокращать, пока подходит лишь одна возможность: «m a i3» значит «move A to i3». Просто Enter снова покажет возможности. Команды:
help-topics = Подробнее: help и одна из тем { $topics }.
help-unknown = О «{ $topic }» справки нет; есть о { $known }.
command-undo = отменить своё последнее действие, если никто из него ничего не узнал
command-look = снова показать ваших гидов и возможности (или просто Enter)
command-map = вся карта
command-weather = прогноз погоды, насколько он известен
command-hands = ваши карты (также: cards)
command-table = всё открытое: счёт, гиды, лагеря, показанные карты, жетоны риска
command-log = что случилось недавно; log all: всё
command-load = возможности погрузки, когда список свёрнут
command-help = этот список; help ТЕМА объясняет тему
command-rules = разделы правил; rules M: раздел; rules M4: пункт
command-save = сохранить сейчас; save ФАЙЛ: в этот файл
command-quit = сохранить и остановиться; продолжить потом через everest play --resume
help-start = Вы ведёте с базы двух гидов, A и B. Возьмите на базе клиентов: альпинист приносит 2 очка на вершине и ещё 2 дома, турист 3 и 3, но хуже переносит высоту. Каждый день выбирайте три карты и в свой ход используйте их для движения. Ночью высота отнимает у клиентов уровни; на уровне 0 клиент погибает, и вы теряете 3 или 4 очка. Лагеря и карты акклиматизации сохраняют клиентам жизнь.
help-turn = В свой ход используйте карты, двигайтесь, ставьте палатки, загружайте и акклиматизируйте в любом порядке, пока хватает карт и очков. Очки принадлежат гиду, для которого использована карта. Потом введите end. Неиспользованное пропадает.
help-cards = Карта движения даёт очки одному гиду, в любую сторону. Верёвка даёт либо число подъёма, либо число спуска. Карта акклиматизации даёт уровни клиентам при одном гиде или в одном лагере. Некоторые карты отнимают у клиентов гида уровень. Каждая карта используется один раз; рука пополняется каждый день.
help-load = Загрузка бесплатна, в свой ход, между тем, что находится в одной области. На планшете гида четыре строки: клиент занимает 1, палатка 3, первый баллон 2, каждый следующий 1, баллон рядом с палаткой 1. Значит: 4 клиента; или баллон и 2 клиента; или палатка и 1 клиент. Что гид получил в одной череде передач, он не может отдать в той же череде.
help-moving = Шаг стоит столько, сколько указано в области, куда входят. Закрытый тайл ледопада переворачивают за 1 очко: цена 1 пропускает, цена 2 требует ещё очка или отступления, трещина возвращает навсегда. Заполненную область можно пройти, но не остаться в ней. Движения нет значит: никто не входит в зону и не выходит из неё.
help-night = Каждую ночь уровень каждого клиента меняется на число его области, плюс 1, если там стоит ваш лагерь, минус потеря от погоды в этой зоне. Ниже 1 клиент погибает. Потом альпинистов срезают до уровня 4, туристов до 3. Строка под гидом показывает уровень после ночи.
help-risk = У кого на трёх картах наибольшая сумма очков движения, берёт жетон риска; при равенстве не берёт никто. Очки жетона оплачивают в свой ход: очком карты или гида, очком акклиматизации или уровнем каждого клиента гида, для которого использована карта. У верёвки считается число подъёма.
help-oxygen = Баллон, который лежит в вашем лагере выше 6000 м, можно потратить до выбора карт: возьмите от 1 до 3 карт колоды акклиматизации, по высоте лагеря, оставьте одну на руке, остальные верните и удалите из игры одну карту с руки.
help-scoring = Вы начинаете с 5 очками. На вершине каждый клиент приносит 2 (альпинист) или 3 (турист) и столько же по возвращении на базу. Погибший или брошенный клиент стоит 3 или 4. Счёт не падает ниже 1. После дня 18 побеждает наибольший счёт; при равенстве тот, кто набрал его раньше.
help-notation = Слова в квадратных скобках образуют запись, которой пользуются файлы игр: play any2; use rope1/3 for A up; move A to i3; pitch A; give mountaineer-1 from supply to A; abandon bottle of A; raise tourist-2 of camp1; settle with card any2; end. Слова for, to, from, of и with можно опускать.
rules-how = Введите rules и букву раздела или rules и пункт, например M4.
rules-unknown = В правилах нет «{ $label }»; введите rules, чтобы увидеть разделы.
