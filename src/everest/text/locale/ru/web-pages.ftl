# Страницы вокруг стола в браузере: главная, новая партия, присоединение, правила, настройки.

## The first page

web-pages-lead = Поведите людей на высочайшие горы Земли и верните их живыми. Две настольные игры о высоте, разреженном воздухе и погоде, прямо в браузере.
web-pages-play-now = Играть
web-pages-play-now-what = «Гора Эверест» против двух компьютерных игроков
web-pages-learn = Учиться на подъёме
web-pages-ways = Как играть
web-pages-way = { $way ->
    [friends] Играть с друзьями
    [pass] На одном устройстве
    [sister] K2
    [alone] K2 в одиночку
    [bots] Против компьютера
   *[new] Новая партия
}
web-pages-way-what = { $way ->
    [friends] Пошлите ссылку; каждый играет на своём устройстве.
    [pass] Ходите по очереди за этим экраном; чужих карт никто не видит.
    [sister] Родственная игра, сразу: два альпиниста, как можно выше.
    [alone] Только вы и гора. Какого звания вы достигнете?
   *[bots] Выберите карту, погоду и соперников.
}
web-pages-what-it-is = Что это за игра
web-pages-sentence-1 = Вы ведёте двух гидов, а они ведут альпинистов и туристов с базы на вершину и благополучно домой: победные очки приносит и то и другое.
web-pages-sentence-2 = Каждый день все тайно выбирают по три карты; с ними гиды поднимаются, ставят палатки и акклиматизируют клиентов.
web-pages-sentence-3 = Каждую ночь высота и погода отнимают силы; у кого они кончились, тот погибает, и это стоит победных очков.
web-pages-sentence-4 = Палатки защищают, кислород даёт карты получше, а ниже лагеря I ледопад скрывает трещины.
web-pages-sentence-5 = Через 18 дней побеждает лучший счёт.
web-pages-all-rules = Прочитать все правила
web-pages-credits = Игры «Гора Эверест» (2013) и K2 (2010) придумал Адам Калужа (Adam Kałuża), а издало издательство Rebel. Если они вам нравятся, купите их.
web-pages-unofficial = Это неофициальная работа поклонников; авторы и издатель её не создавали и не одобряли, их текстов и рисунков в ней нет. Числа на картах Эвереста, на картах игроков и на тайлах погоды — реконструкция.

## Matches in lists

web-pages-my-matches = Мои партии
web-pages-listed = Открыты для всех
web-pages-against = Соперники: { $names }
web-pages-with = Играют: { $names }
web-pages-open-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
web-pages-state = { $state ->
    [waits] Ваш ход
    [others] Ходят другие
    [open] Ждёт игроков
    [watch] Идёт
   *[over] Окончена
}
web-pages-day = День { $day }
web-pages-go = { $action ->
    [continue] Продолжить
    [table] К столу
    [join] Присоединиться
    [watch] Наблюдать
   *[see] Посмотреть
}
web-pages-remove = Убрать
web-pages-remove-title = Покинуть эту партию?
web-pages-remove-what = Она не окончена, а ключ к вашему месту есть только на этом устройстве. Если убрать партию из списка, вернуться на своё место будет нельзя.
web-pages-dead = { $count ->
    [one] { $count } партию отсюда больше не открыть: её нет на этом сервере или ваше место освободили.
    [few] { $count } партии отсюда больше не открыть: их нет на этом сервере или ваши места освободили.
   *[many] { $count } партий отсюда больше не открыть: их нет на этом сервере или ваши места освободили.
}
web-pages-dead-remove = Убрать из списка
web-pages-show-all = { $count ->
    [one] Показать всю { $count } партию
    [few] Показать все { $count } партии
   *[many] Показать все { $count } партий
}

## A new match

web-pages-new-title = { $mode ->
    [friends] Играть с друзьями
    [pass] На одном устройстве
    [alone] K2 в одиночку
   *[bots] Против компьютера
}
web-pages-start = { $mode ->
    [friends] Создать партию
   *[other] Начать
}
web-pages-game = Игра
web-pages-game-what = { $game ->
    [k2] Два альпиниста, каждый как можно выше
   *[mount-everest] Гиды ведут клиентов наверх и домой
}
web-pages-map = Карта
web-pages-weather = Погода
web-pages-weather-what = { $weather ->
    [summer] Мягче: бывают ясные дни
    [winter] Суровее: бури отнимают больше
   *[other] Ваш собственный набор
}
web-pages-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
web-pages-seat = Место { $number }
web-pages-seat-who = Кто сидит на месте { $number }?
web-pages-seat-mine = За этим устройством
web-pages-seat-open = Свободно: придёт друг
web-pages-seat-name = { $kind ->
    [open] Для кого место { $number }?
   *[mine] Имя на месте { $number }
}
web-pages-seat-for-anybody = Кто угодно или имя
web-pages-add-seat = Добавить игрока
web-pages-remove-seat = Убрать место { $number }
web-pages-friends-how = Когда партия создана, вы получите ссылку, которую можно послать. Игра начнётся, как только все придут.
web-pages-bot = { $bot ->
    [greedy] Компьютер, опытный
    [random] Компьютер, играет наугад
   *[other] Компьютер, { $bot }
}
web-pages-bot-name = { $number ->
    [1] Дава
    [2] Пасанг
    [3] Мингма
    [4] Лхакпа
   *[5] Нима
}
web-pages-player-name = Игрок { $number }
web-pages-fault = { $fault ->
    [seats] Столько игроков в эту игру не играет.
   *[nobody] Должен играть хотя бы один человек.
}
web-pages-more = Ещё: кто начинает, возврат ходов, часы …
web-pages-variant = Вариант
web-pages-variant-what = В семейной игре у каждого есть карта спасения.
web-pages-limits = Сколько помещается в области
web-pages-limits-what = Мягкие пределы оставляют наверху больше места.
web-pages-first = Кто начинает
web-pages-first-drawn = По жребию
web-pages-take-back = Возврат ходов
web-pages-take-back-how = { $how ->
    [turn] Пока не открылось ничего нового
    [consent] И позже, если согласны другие
   *[never] Никогда
}
web-pages-clock = Часы
web-pages-clock-none = Без часов
web-pages-clock-kind = { $kind ->
    [reminder] Напоминание, когда пройдёт: { $time }
   *[total] { $time } на всю партию
}
web-pages-clock-what = Когда время на всю партию выйдет, доиграет компьютер.
web-pages-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
web-pages-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
web-pages-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
web-pages-tick = { $what ->
    [chat] Игроки могут переписываться
    [spectators] Другие могут наблюдать
   *[listed] Показать партию всем на главной странице
}

## Joining a match, and passing the device

web-pages-join-title = Присоединяйтесь: { $game }
web-pages-join-by = { $host } зовёт вас играть: { $game }
web-pages-join-seats = За столом
web-pages-join-free = Свободно для вас
web-pages-join-kept = Оставлено: { $name }
web-pages-join = Занять место
web-pages-just-watch = Просто наблюдать
web-pages-your-name = Ваше имя
web-pages-hand-over = Передайте устройство. Теперь играет { $name }
web-pages-hand-over-why = Всё скрыто, пока устройство не возьмёт следующий игрок.
web-pages-hand-over-here = { $name } — это я

## The rules

web-pages-rules-title = { $game ->
    [k2] Правила K2
   *[mount-everest] Правила «Горы Эверест»
}
web-pages-search = Искать в правилах
web-pages-print = Напечатать
web-pages-contents = Содержание
web-pages-clause = Ссылка на { $label }
web-pages-found = { $count ->
    [0] Ничего не найдено.
    [one] Найден { $count } пункт.
    [few] Найдено { $count } пункта.
   *[many] Найдено { $count } пунктов.
}

## Everywhere

web-pages-site = Этот сайт
web-pages-lost = Вы сошли с маршрута
web-pages-base-camp = Назад на базу
