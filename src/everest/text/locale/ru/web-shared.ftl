# What all at the table share, in the browser, in Russian.

## Weather

web-shared-day = День
web-shared-day-of = День { $day } из { $rounds }
web-shared-weather = Погода
web-shared-day-weather = { $when ->
    [over] День { $day }, прошёл: { $weather }
    [today] День { $day }, сегодня: { $weather }
   *[later] День { $day }, { $days ->
        [one] завтра
        [few] через { $days } дня
       *[many] через { $days } дней
    }: { $weather }
}
web-shared-back-to-today = К сегодняшней погоде
web-shared-no-tiles = Новой погоды больше не будет.
web-shared-tiles = { $count ->
    [one] впереди { $count } тайл
    [few] впереди { $count } тайла
   *[many] впереди { $count } тайлов
}
web-shared-tiles-order = В каком порядке они придут, никто не знает.

## Points

web-shared-standing = Победные очки
web-shared-same-points = { $drawn ->
    [yes] { $players }: по { $score ->
        [one] { $score } победному очку
        [few] { $score } победных очка
       *[many] { $score } победных очков
    }, и ничто не решает между ними.
   *[no] { $players }: по { $score ->
        [one] { $score } победному очку
        [few] { $score } победных очка
       *[many] { $score } победных очков
    }. Впереди тот, { $game ->
        [k2] чей альпинист раньше пришёл на вершину.
       *[mount-everest] чья фишка счёта стоит левее.
    }
}
web-shared-tie-order = При равных победных очках впереди тот, { $game ->
    [k2] чей альпинист раньше пришёл на вершину.
   *[mount-everest] чья фишка счёта стоит левее.
}
web-shared-first = первый сегодня
web-shared-sitter = { $sitter ->
    [bot] бот
    [held] пока играет бот
   *[open] место свободно
}
web-shared-hand = карт на руке: { $count }
web-shared-does = { $does ->
    [choosing] выбирает карты
    [chosen] карты выбраны ✓
    [taking] берёт жетон
    [turn] делает ход
   *[acting] должен действовать
}
web-shared-least-score = ниже { $least } не упадёт
web-shared-slow = думает долго
web-shared-time-left = Осталось времени:
web-shared-points = { $count ->
    [one] {" "}победное очко
    [few] {" "}победных очка
   *[many] {" "}победных очков
}

## What lies open before a player

web-shared-tents-left = { $count ->
    [0] В базе палаток не осталось.
    [one] В базе осталась { $count } палатка.
    [few] В базе остались { $count } палатки.
   *[many] В базе осталось { $count } палаток.
}
web-shared-rescue-cards = { $count ->
    [one] { $count } карта спасения
    [few] { $count } карты спасения
   *[many] { $count } карт спасения
}
web-shared-climber = Уровень { $level }, { $score ->
    [one] { $score } победное очко
    [few] { $score } победных очка
   *[many] { $score } победных очков
}
web-shared-tonight = { $dies ->
    [yes] погибнет этой ночью
   *[no] уровень { $level } после ночи
}
web-shared-dead = Погиб; { $score ->
    [one] остаётся { $score } победное очко.
    [few] остаются { $score } победных очка.
   *[many] остаётся { $score } победных очков.
}
web-shared-cards-today = Карты на сегодня
web-shared-cards-played = Сыграно раньше
web-shared-decks = { $game ->
    [k2] На руке { $hand }, в колоде { $deck }.
   *[mount-everest] На руке { $hand }, в основной колоде { $deck }, в колоде акклиматизации { $reserve }.
}
web-shared-client-letter = { $kind ->
    [mountaineer] А
   *[tourist] Т
}
web-shared-bottles = { $count ->
    [one] { $count } баллон
    [few] { $count } баллона
   *[many] { $count } баллонов
}
web-shared-tents = { $count ->
    [one] { $count } палатка
    [few] { $count } палатки
   *[many] { $count } палаток
}
web-shared-metres = { $metres } м

## Risk

web-shared-risk = Жетоны риска
web-shared-take-title = Вы берёте жетон риска
web-shared-take-why = { $alone ->
    [yes] В игре без соперников его берут каждый день. Какой?
   *[no] У ваших карт наибольшая сумма риска. Какой вы берёте?
}
web-shared-take = Взять жетон { $value }
web-shared-take-how = { $game ->
    [k2] Вы оплачиваете его сегодня в свой ход: очками движения, очками неиспользованных карт или уровнем альпиниста, который несёт риск. Ноль ничего не стоит.
   *[mount-everest] Вы оплачиваете его сегодня в свой ход: очками движения, очками неиспользованных карт или уровнем всех клиентов гида, для которого вы использовали карту. Ноль ничего не стоит.
}
web-shared-no-tokens = Открытых жетонов нет.
web-shared-face-down = Закрытые:
web-shared-risk-sums = Суммы:
web-shared-risk-sum = сумма риска
web-shared-taker = { $took ->
    [yes] { $player }: взят жетон { $value }, к оплате сегодня.
    [nothing] { $player }: взят жетон { $value }, платить нечего.
   *[no] { $alone ->
        [yes] { $player } берёт жетон.
       *[no] { $player } берёт жетон: сумма наибольшая.
    }
}
web-shared-shared-sum = Наибольшая сумма не у одного игрока: жетон никто не берёт.

## Log and chat

web-shared-log = Журнал
web-shared-log-empty = Пока ничего не произошло.
web-shared-log-day = { $day ->
    [0] До первого дня
   *[other] День { $day }
}
web-shared-log-look = Посмотреть этот момент
web-shared-newest = К последней строке
web-shared-chat = Разговор
web-shared-unread = { $count ->
    [one] {" "}новая строка
    [few] {" "}новые строки
   *[many] {" "}новых строк
}
web-shared-chat-empty = Пока никто ничего не сказал.
web-shared-chat-say = Скажите что-нибудь
web-shared-chat-send = Отправить
web-shared-your-move = Ваш ход.

## The past

web-shared-replay = Назад по партии
web-shared-replay-at = День { $day }, шаг { $step } из { $steps }.
web-shared-replay-past = { $day ->
    [0] Вы смотрите на время до первого дня.
   *[other] Вы смотрите на прошлое: день { $day }.
}
web-shared-replay-now = К настоящему
web-shared-replay-step = { $step ->
    [first] К началу
    [back] На шаг назад
    [on] На шаг вперёд
   *[now] К настоящему
}
web-shared-replay-play = { $playing ->
    [yes] Остановить
   *[no] Показать
}
web-shared-replay-speed = Скорость: ×{ $speed }

## The end

web-shared-won = { $who ->
    [you] Вы победили: { $score ->
        [one] { $score } победное очко
        [few] { $score } победных очка
       *[many] { $score } победных очков
    }!
    [drawn] Ничья: { $players }, по { $score ->
        [one] { $score } победному очку
        [few] { $score } победных очка
       *[many] { $score } победных очков
    }
    [alone] Экспедиция окончена: { $score ->
        [one] { $score } победное очко
        [few] { $score } победных очка
       *[many] { $score } победных очков
    }
   *[somebody] Победа: { $players }, { $score ->
        [one] { $score } победное очко
        [few] { $score } победных очка
       *[many] { $score } победных очков
    }
}
web-shared-solo-rank = Звание: { $rank }
web-shared-look-at-table = Посмотреть на стол
web-shared-part = { $source ->
    [start] В начале
    [summit] На вершине
    [home] Снова дома
    [deaths] Отняла гора
   *[least] Прощено: счёт не падает ниже { $least }
}
web-shared-part-climber = { $alive ->
    [yes] Альпинист { $piece }
   *[no] Альпинист { $piece }, погиб
}
web-shared-rematch = { $made ->
    [yes] К реваншу
   *[no] Реванш
}
web-shared-graphs = День за днём
web-shared-graphs-who = Выделить игрока
web-shared-graph = График: { $title }. Кнопка перед ним показывает его таблицей.
web-shared-graph-scores = Победные очки
web-shared-graph-heights = { $game ->
    [k2] Высота альпинистов в метрах (B пунктиром)
   *[mount-everest] Высота гидов в метрах (B пунктиром)
}
web-shared-graph-lowest = { $game ->
    [k2] Наименьший уровень альпинистов
   *[mount-everest] Наименьший уровень клиентов
}
web-shared-graph-mean = { $game ->
    [k2] Средний уровень альпинистов
   *[mount-everest] Средний уровень клиентов
}
web-shared-as-table = Таблицей
web-shared-as-graph = Графиком
web-shared-keepsake = На память и для проверки
web-shared-download = Скачать запись партии
web-shared-fair = Зерно было выбрано до раздачи, это доказывает обязательство. По записи можно проверить, что в случай никто не вмешался:
web-shared-seed = Зерно
web-shared-commitment = Обязательство

## Seats

web-shared-waiting = Ждём игроков
web-shared-waiting-how = Игра начнётся, как только будут заняты все места.
web-shared-seats = Места
web-shared-seat-empty = Одно место пусто. Партия ждёт, пока его кто-нибудь займёт.
web-shared-seat-open = { $reserved ->
    [yes] свободно, для игрока по имени { $name }
   *[no] свободно
}
web-shared-which-bot = Какой бот
web-shared-let-bot = { $how ->
    [sit] Посадить сюда бота
    [own] Пусть за меня играет бот
   *[play] Пусть играет бот
}
web-shared-come-back = { $own ->
    [yes] Играть дальше самому
   *[no] Вернуть игру игроку
}
web-shared-free = Освободить место
web-shared-free-sure = { $name } теряет место: освободить
web-shared-invite = Отправьте эту ссылку тем, кто будет играть:
web-shared-invite-link = Ссылка на партию
web-shared-other-networks = Этот компьютер есть и в других сетях. Для друзей в них:
web-shared-invite-other = Ссылка на партию, { $number }
web-shared-only-here = Сейчас эту страницу может открыть только этот компьютер. Чтобы впустить других из вашей сети, остановите программу и запустите её снова так:
web-shared-only-here-else = Для друзей в других местах игру нужно разместить на сервере; как это сделать, сказано в docs/hosting.md.
web-shared-in-network = Её откроет всякий, кто в одной сети с этим компьютером.
web-shared-share = Поделиться ссылкой
web-shared-asked-title = Отмена хода
web-shared-asked = { $own ->
    [yes] Вы попросили отменить ваше последнее действие.
   *[no] { $player } просит отменить своё последнее действие и всё, что было после него. Вы согласны?
}
web-shared-undone = { $what ->
    [cards] Партия вернётся к выбору карт дня { $day }. Все выберут заново, а всё, что было сделано после, отменится.
   *[action] Партия вернётся к моменту перед этим действием, в день { $day }. Всё, что все сделали после, тоже отменится.
}
web-shared-asked-missing = Ещё не ответили: { $players }
web-shared-agree = Согласиться
web-shared-refuse = Отказать
web-shared-asked-settled = { $outcome ->
    [granted] Ход отменён.
    [refused] { $own ->
        [yes] Вам отказали в отмене.
       *[no] Отмена не разрешена. Просил игрок { $player }.
    }
   *[void] Партия пошла дальше: отмены не будет.
}

## Connection

web-shared-connection-lost = Связь прервалась.
web-shared-connection-retry = { $seconds ->
    [0] Новая попытка …
    [one] Новая попытка через { $seconds } секунду …
    [few] Новая попытка через { $seconds } секунды …
   *[many] Новая попытка через { $seconds } секунд …
}
web-shared-connection-now = Сейчас
