# The commands of `everest`: help pages, and complaints about the command line. Names of commands,
# options and files are not translated.

## Help pages

cli-usage = Вызов: { $usage }
cli-usage-options = параметры
cli-options = Параметры
cli-arguments = Аргументы
cli-command = команда
cli-commands = Команды
cli-examples = Примеры
cli-default = (если не указано: { $value })
cli-help-option = Показать эту страницу.
cli-more-help = everest КОМАНДА --help объясняет команду.

cli-metavar-file = ФАЙЛ
cli-metavar-dir = ПАПКА
cli-metavar-path = ПУТЬ
cli-metavar-number = ЧИСЛО
cli-metavar-seat = МЕСТО
cli-metavar-name = ИМЯ
cli-metavar-names = ИМЕНА
cli-metavar-text = ТЕКСТ
cli-metavar-clause = ПУНКТ
cli-metavar-url = URL
cli-metavar-address = АДРЕС
cli-metavar-addresses = АДРЕСА
cli-metavar-origin = ИСТОЧНИК
cli-metavar-days = ДНЕЙ
cli-metavar-match = ПАРТИЯ

## everest

cli-everest-help = Настольные игры «Гора Эверест» и K2: играть, смотреть сыгранное, читать правила, сталкивать ботов.
cli-option-lang = Язык всего, что говорит программа; иначе язык системы.
cli-option-version = Показать версию программы.
cli-everest-example-1 = Сыграть против ботов.
cli-everest-example-2 = Прочесть правила о движении.
cli-everest-example-3 = Прочесть все правила по-гречески.

## Options of several commands

cli-argument-record = Запись игры.
cli-option-ply = Смотреть на игру после стольких действий, включая случайные; иначе после всех.
cli-option-rules-dir = Папка со своими файлами данных, которые заменяют встроенные.
cli-option-game = Игра, mount-everest или k2.
cli-option-map = Сторона карты, easy (лёгкая) или hard (сложная); в K2 ещё everest-easy или everest-hard, стороны Эвереста; или своя карта.
cli-option-weather = Набор погоды, summer (лето) или winter (зима), или свой набор.
cli-option-limits = Сколько альпинистов вмещают области K2 при пяти игроках, strict (меньшие числа) или relaxed (большие).
cli-option-variant = Вариант: standard (обычная игра), а в K2 ещё family (семейная), с картой спасения у каждого игрока.

## everest table

cli-table-short = Играть в браузере, на этой машине.
cli-table-help = Играть в браузере: одному против ботов, нескольким за этой машиной или с друзьями в той же сети. Партии хранятся там же, где у everest serve, и в следующий раз найдутся. Если стол уже открыт, браузер перейдёт к нему. Ctrl-C его закрывает.
cli-option-table-host = Адрес, по которому открыт стол; 0.0.0.0 пускает к нему и других из вашей сети.
cli-option-table-port = Порт, 0 — любой свободный; иначе 8000 или свободный, если тот занят.
cli-option-table-no-browser = Не открывать браузер.
cli-table-example-1 = Открыть стол и браузер.
cli-table-example-2 = Открыть стол на порту 9000, без браузера.
cli-table-example-3 = Пусть играют и другие в вашей сети.
cli-table-open = Стол открыт по адресу { $address } – Ctrl-C его закрывает.
cli-table-network = Другие в вашей сети открывают { $address }
cli-table-running = Стол уже открыт по адресу { $address }
cli-table-running-closed = Стол уже открыт по адресу { $address } и больше никого не впускает. Сначала остановите его (Ctrl-C там, где он запущен), затем откройте с этими параметрами.
cli-table-running-other = Стол уже открыт по адресу { $address } с другими параметрами. Сначала остановите его (Ctrl-C там, где он запущен), затем откройте снова.
cli-table-no-browser = Браузер здесь открыть не удалось; откройте этот адрес сами.
cli-table-not-built = Страница для браузера не собрана; выполните «make web» в папке исходного кода.

## everest play

cli-play-short = Сыграть в терминале.
cli-play-help = Сыграть в терминале: в одиночку против ботов или нескольким людям за одной клавиатурой. О том, что не задано параметрами, программа спросит в начале.
cli-argument-play-file = Сохранённая игра, которую надо продолжить.
cli-option-play-seats = Число игроков, от 2 до 5, в K2 от 1 до 5; на свободные места сядут боты.
cli-option-play-names = Кто играет, через запятую, в порядке мест.
cli-option-play-bots = Какие боты играют, через запятую: { $bots }.
cli-option-play-first = Место, которое начинает, считая от 0; иначе по жребию.
cli-option-play-seed = Текст, от которого зависит случай; тот же текст даёт ту же раздачу.
cli-option-play-resume = Продолжить игру, сохранённую последней, или игру из файла.
cli-option-play-record = Сохранять игру в этот файл; иначе в вашу папку сохранённых игр.
cli-option-play-quick = Начать сразу и ни о чём не спрашивать.
cli-option-play-no-color = Без цвета и жирных букв.
cli-play-example-1 = Анна против двух ботов.
cli-play-example-2 = Сложная сторона зимой; игра сохраняется в выбранный файл.
cli-play-example-3 = Продолжить сохранённую игру.
cli-play-example-4 = Игра K2 с картами спасения.

## everest replay

cli-replay-short = Рассказать игру заново или показать её положение.
cli-replay-help = Рассказать записанную игру словами. В терминале рассказ идёт дальше по клавише Enter. С --ply показывается одно положение, с --json — для программ.
cli-option-replay-ply = Показать положение после стольких действий, включая случайные; с --seat считаются только те, о которых может знать это место.
cli-option-replay-seat = Рассказать только то, что может знать это место: номер от 0 или «spectator» (зритель).
cli-option-replay-all = Рассказать всё сразу, в терминале тоже.
cli-option-replay-json = Вывести положение в JSON; без --ply последнее.
cli-replay-example-1 = Рассказать всю игру.
cli-replay-example-2 = Показать, что видело первое место после 120 действий.
cli-replay-example-3 = Вывести всё положение после 120 действий в JSON.
cli-replay-steps = Enter — дальше, q — конец.
cli-replay-action = Действие { $number }
cli-replay-actions = Действия с { $first } по { $last }
cli-replay-position = Положение после действия { $ply } из { $last }

## everest legal

cli-legal-short = Перечислить возможные действия.
cli-legal-help = Перечислить все возможные действия в конце записи или в более раннем положении, так, как их пишут в записях. Исходы случая даются с весами.
cli-option-legal-json = Вывести действия с номерами в JSON.
cli-legal-example-1 = Перечислить возможные действия в конце записи.
cli-legal-example-2 = Перечислить их после 120 действий, в JSON.
cli-legal-seat = Место { $seat }, { $name }:
cli-legal-chance = Случай, с весами:
cli-legal-over = Игра окончена; действовать некому.

## everest check

cli-check-short = Проверить записи и файлы данных.
cli-check-help = Проверить записи игр и свои файлы данных. Запись разыгрывается заново, и называется первая неверная строка с пунктом правил. Папка или файл .toml проверяется как данные, и называются сразу все ошибки. Если что-то неверно, код выхода 2.
cli-argument-check-path = Запись, папка с файлами данных или файл .toml; можно несколько.
cli-option-check-rules-dir = Папка с данными, по которым сыграны записи; если путь не указан, проверяется она сама.
cli-option-check-game = Игра, для которой файлы данных, mount-everest или k2; иначе та, на которую они похожи. Запись говорит это сама.
cli-check-example-1 = Проверить одну запись.
cli-check-example-2 = Проверить все записи в папке.
cli-check-example-3 = Проверить файлы данных в папке.
cli-check-good = { $path }: верно; оконченная игра, { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}: { $scores }.
cli-check-unfinished = { $path }: верно; неоконченная игра, { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}, идёт день { $round }.
cli-check-masked = { $path }: верно, насколько можно судить; запись скрыта ({ $seat ->
    [spectator] для зрителя
   *[other] для места { $seat }
}), и проверен только вид её действий, числом { $count }.
cli-check-data-good = { $path }: верные данные игры { $game ->
    [k2] { game-name-k2 }
   *[mount-everest] «{ game-name-mount-everest }»
}; карты: { $maps }; наборы погоды: { $weather }.

## everest mask

cli-mask-short = Вывести запись такой, какой её может видеть одно место.
cli-mask-help = Вывести запись без того, чего одному месту знать нельзя: какие карты у других и что они берут, а в «Горе Эверест» и что делают с кислородом. Такую запись можно показать этому месту во время игры, но повторить по ней игру нельзя.
cli-option-mask-seat = Место, которому можно видеть запись: номер от 0 или «spectator» (зритель).
cli-option-mask-output = Писать в этот файл; иначе в стандартный вывод.
cli-mask-example-1 = Вывести то, что может видеть первое место.
cli-mask-example-2 = Записать в файл то, что могут видеть все.

## everest simulate

cli-simulate-short = Сыграть много игр между ботами и подвести итог.
cli-simulate-help = Сыграть много игр между ботами и подвести итог: очки, места, восхождения, гибель и что ещё считается в игре. То же начальное значение даёт те же игры при любом числе процессов. Ctrl-C кончает серию, и подводится итог сыгранного.
cli-option-games = Сколько игр.
cli-option-simulate-bots = По боту на каждое место, через запятую: { $bots }. Один бот играет в одиночную игру K2.
cli-option-simulate-seed = Текст, от которого зависят случай и боты; иначе он выбирается сам и показывается.
cli-option-jobs = Сколько процессов играет одновременно; иначе по одному на процессор.
cli-option-record-dir = Писать запись каждой игры в эту папку.
cli-option-simulate-json = Вывести итог в JSON.
cli-simulate-example-1 = 200 игр между двумя ботами.
cli-simulate-example-2 = Три одинаковых бота на сложной стороне зимой, итог в JSON.
cli-simulate-example-3 = 20 игр, которые можно повторить, с записями.
cli-simulate-example-4 = Семейные игры K2 между двумя ботами, зимой.
cli-simulate-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}{ $game ->
    [k2] {" "}{ game-name-k2 }
   *[mount-everest] {""}
}; карта: { $map }, погода: { $weather }{ $limits ->
    [relaxed] , { limits-name-relaxed }
   *[strict] {""}
}{ $variant ->
    [family] , { variant-name-family }
   *[standard] {""}
}, начальное значение: { $seed }
cli-simulate-solo-ranks = Звания: { $ranks }.
cli-simulate-winning = Счёт победителя: в среднем { $mean }, наибольший { $max }.
cli-simulate-length = Длина: в среднем { $mean } действий, от { $min } до { $max }.
cli-simulate-interrupted = Прервано; итог по { $count ->
    [one] { $count } игре
    [few] { $count } играм
   *[many] { $count } играм
}.
cli-column-seat = Место
cli-column-bot = Бот
cli-column-score = Счёт
cli-column-best = Лучший
cli-column-wins = Побед
cli-column-rank = Ранг
cli-column-return = Доля
cli-column-summits = Верш.
cli-column-home = Дома
cli-column-deaths-mountaineer = Погибло А
cli-column-deaths-tourist = Погибло Т
cli-column-deaths = Погибло
cli-column-rescues = Спасено
cli-simulate-legend = { $solo ->
    [yes] Счёт и доля (часть наибольшего возможного счёта) — средние.
   *[no] Счёт, ранг и доля (1 у первого, 0 у последнего) — средние; при ничьей ранг и доля общие.
}
cli-simulate-legend-mount-everest = Верш., дома, погибло А и Т — клиентов за игру: на вершине, дома после неё, погибших альпинистов, погибших туристов.
cli-simulate-legend-k2 = Верш., погибло и спасено — альпинистов за игру: на вершине, погибших, спасённых картой спасения.

## everest rules

cli-rules-short = Вывести правила.
cli-rules-help = Вывести правила: все правила игры, один раздел по буквам или один пункт по обозначению. Отказывая в действии, игра называет пункт.
cli-argument-clause = Раздел, например M или KM, или пункт, например M4 или KM1, любой из двух игр.
cli-option-rules-game = Игра, чьи правила выводятся, если ПУНКТ не указан: mount-everest или k2.
cli-rules-example-1 = Вывести все правила «Горы Эверест».
cli-rules-example-2 = Вывести правила о погрузке.
cli-rules-example-3 = Вывести правило о заполненных областях.
cli-rules-example-4 = Вывести все правила K2.

## everest export-rules

cli-export-rules-short = Скопировать встроенные файлы данных, чтобы их править.
cli-export-rules-help = Скопировать встроенные файлы данных игры (карты, погода, карточки, жетоны, числа) в папку, чтобы внести числа своей коробки или свою карту. Ничего не перезаписывается. С --rules-dir ими пользуются остальные команды.
cli-argument-export-dir = Папка для файлов; если её нет, она создаётся.
cli-export-rules-example-1 = Скопировать файлы данных «Горы Эверест» в папку my-everest.
cli-export-rules-example-2 = Скопировать файлы K2 в папку my-k2.
cli-exported = { $count ->
    [one] Записан { $count } файл
    [few] Записано { $count } файла
   *[many] Записано { $count } файлов
}; правьте их, проверяйте командой «everest check{ $game ->
    [k2] {" "}--game k2
   *[mount-everest] {""}
} { $dir }», играйте командой «everest play{ $game ->
    [k2] {" "}--game k2
   *[mount-everest] {""}
} --rules-dir { $dir }».

## everest perft

cli-perft-short = Сосчитать цепочки возможных действий.
cli-perft-help = Сосчитать цепочки возможных действий от начала или от положения в записи, для каждой длины до наибольшей. Считаются все действия всех, кто может действовать, и все исходы случая. Нужно для сравнения движков. Во что играют, для новой игры задают параметры, а запись говорит это сама.
cli-option-depth = Наибольшая длина.
cli-argument-perft-record = Запись, с которой начать; иначе новая игра.
cli-option-perft-seats = Число игроков новой игры.
cli-perft-example-1 = Сосчитать цепочки до 5 действий новой игры на троих.
cli-perft-example-2 = Сосчитать цепочки до 2 действий после 120 действий записи.

## everest serve

cli-serve-short = Запустить сервер для партий по сети.
cli-serve-help = Запустить сервер для партий по сети: люди играют в браузере, а программы — так, как описано в docs/protocol.md. Ctrl-C его останавливает, а партии продолжатся при следующем запуске. Каждый параметр можно задать и через окружение: --port как EVEREST_PORT, --database-url как EVEREST_DATABASE_URL и так далее.
cli-option-serve-host = Адрес, на котором сервер слушает; 0.0.0.0 — все адреса машины.
cli-option-serve-port = Порт, на котором он слушает; 0 — любой свободный.
cli-option-serve-database-url = Где хранятся партии: sqlite:///ФАЙЛ или postgresql://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@СЕРВЕР/БАЗА; иначе в файле server.db рядом с вашей папкой сохранённых игр.
cli-option-serve-root-path = Путь, под которым сервер доступен через обратный прокси, например /everest; иначе корень.
cli-option-serve-allow-origin = Ещё один веб-адрес, страницы которого могут открывать соединения, например https://example.org; можно несколько, также через запятую.
cli-option-serve-trusted-proxies = Адреса обратных прокси, которые сообщают, кто спрашивает, через запятую; * — любые.
cli-option-serve-bot-processes = В скольких процессах думают боты.
cli-option-serve-idle-seconds = Партия, в которой столько секунд ничего не происходит, уходит из памяти; в базе данных она остаётся.
cli-option-serve-most-connections = Сколько соединений сразу может быть у одного адреса.
cli-option-serve-most-matches = Сколько партий один адрес может создать или занять в них место за час.
cli-option-serve-messages-per-second = Сколько сообщений в секунду может в среднем посылать одно соединение.
cli-option-serve-delete-over-after = Через сколько дней удаляется оконченная партия; 0 — остаётся.
cli-option-serve-delete-unfinished-after = Через сколько дней без изменений удаляется неоконченная партия; 0 — остаётся.
cli-option-serve-metrics-from = Адреса и сети, с которых можно читать показатели, через запятую.
cli-option-serve-log-format = Как писать журнал в поток ошибок: text (текст) или json.
cli-option-serve-log-level = С какого уровня события попадают в журнал: debug, info, warning или error.
cli-serve-example-1 = Для программ на этой машине, порт 8000.
cli-serve-example-2 = Для сети, в которой стоит машина, порт 8080.
cli-serve-example-3 = Хранить партии в PostgreSQL.
cli-serve-listening = Сервер работает по адресу { $address }, партии хранятся в { $database }; Ctrl-C его останавливает.
cli-serve-root-path = { $option } — это путь вроде /everest из латинских букв, цифр, «.», «_», «~» и «-», а не «{ $given }».
cli-serve-origin = { $option } — это веб-адрес вроде https://example.org, без пути, а не «{ $given }».
cli-serve-proxies = { $option } — это адрес, сеть вроде 10.0.0.0/8 или *, а не «{ $given }».
cli-serve-networks = { $option } — это адреса и сети вроде 127.0.0.1,10.0.0.0/8, а не «{ $given }».
cli-serve-cannot-listen = Сервер не может слушать на { $host }, порт { $port } ({ $reason }); выберите другие через --host и --port.
cli-serve-bad-url = URL базы данных не годится ({ $reason }); он выглядит как sqlite:////папка/файл.db или postgresql://пользователь:пароль@сервер/база.
cli-serve-unknown-database = «{ $database }» — не та база данных, которую здесь можно использовать; выберите из { $known }.
cli-serve-in-memory = База данных в памяти ({ $database }) потеряла бы все партии; укажите файл, как в sqlite:////папка/файл.db.
cli-serve-no-folder = Базе { $database } нужна папка { $folder }, а её нет или это не папка; создайте её или выберите другое место.
cli-serve-unusable-file = Файл { $database } не годится как база данных ({ $reason }); выберите другой.
cli-serve-no-server = Сервер базы данных не пускает программу в { $database } ({ $reason }); проверьте URL и работает ли он.
cli-serve-newer-schema = База { $database } записана более новой версией everest (редакция { $revision }); установите её или выберите другую базу.
cli-serve-cannot-migrate = Таблицы базы { $database } не удаётся обновить ({ $reason }); ничего не изменено.
cli-serve-in-use = С базой { $file } уже работает сервер; сначала остановите его или выберите другую базу.
cli-needs-extra = Для «{ $command }» нужны пакеты, которые не установлены; установите их так: { $install }

## everest bot

cli-bot-short = Посадить бота за партию на сервере.
cli-bot-help = Посадить бота за партию на сервере, до её конца. Он занимает свободное место, а с --token место, секрет которого у него есть. Если связь прервётся, он вернётся сам. Он показывает, как может играть ваша собственная программа.
cli-option-bot-url = Партия: адрес сервера, затем /api/matches/ и идентификатор партии.
cli-option-bot-token = Секрет места, чтобы играть за кого-то или вернуться; лучше через EVEREST_TOKEN, ведь командные строки на машине видны другим. Иначе занимается первое свободное место.
cli-option-bot-player = Какой бот играет, один из { $bots }.
cli-option-bot-name = Имя за столом; иначе имя бота.
cli-bot-example-1 = Занять свободное место в партии.
cli-bot-example-2 = Занять его под именем Robin и играть наугад.
cli-bot-example-3 = Продолжить на месте, занятом раньше.
cli-bot-joined = Занято место { $seat }; его секрет, чтобы вернуться с --token: { $token }
cli-bot-again = Партия не идёт, или связь прервалась; следующая попытка через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
cli-bot-over = Партия окончена: { $scores }.
cli-bot-url = { $option } — это адрес партии, как http://127.0.0.1:8000/api/matches/ID, а не «{ $given }».
cli-bot-token = { $option } — не секрет места: в нём бывают только латинские буквы, цифры, «_» и «-»; скопируйте его заново.
cli-bot-other-rules = Партия идёт по правилам, которых нет в этой версии everest; установите версию сервера.
cli-bot-no-server = По адресу { $url } сервер не отвечает ({ $reason }); проверьте адрес и работает ли сервер.
cli-bot-refused = { $kind ->
    [match-unknown] На сервере нет такой партии; проверьте адрес.
    [match-full] Все места в партии заняты; укажите секрет одного из них в --token.
    [seat-bad-token] Этот секрет не открывает ни одного места партии; проверьте его и адрес.
   *[other] Сервер не принимает бота: { $code }.
}

## everest verify

cli-verify-short = Проверить, что случай никто не подменил.
cli-verify-help = Проверить запись партии, которую раздавал сервер. До партии сервер показывает обязательство — контрольную сумму своего зерна; после неё зерно стоит в записи. Зерно должно подходить к обязательству, а каждое действие случая — получаться из зерна. Сравните обязательство с тем, что вам показали. Код выхода 1, если что-то расходится, и 2, если запись проверить нельзя.
cli-verify-example-1 = Проверить запись оконченной партии.
cli-verify-seed-good = { $file }: зерно подходит к обязательству { $commitment }.
cli-verify-seed-wrong = { $file }: зерно не подходит к обязательству { $commitment }.
cli-verify-first-chosen = { $file }: начинать выбрано место { $seat }, так что это зависит не от зерна.
cli-verify-first-wrong = { $file }: строка { $line }: по заголовку здесь должно быть «{ $right }», а не «{ $text }».
cli-verify-chance-good = { $file }: { $count ->
    [one] { $count } действие случая получается из зерна, как и должно
    [few] все { $count } действия случая получаются из зерна
   *[many] все { $count } действий случая получаются из зерна
}.
cli-verify-chance-so-far = { $file }: партия не окончена; { $count ->
    [one] пока { $count } действие случая получается из зерна, как и должно
    [few] все { $count } действия случая пока получаются из зерна
   *[many] все { $count } действий случая пока получаются из зерна
}.
cli-verify-chance-wrong = { $file }: строка { $line }: зерно даёт «{ $right }», а не «{ $text }».
cli-verify-no-commitment = В { $file } нет обязательства, так что проверить нечего; оно есть в записях партий с сервера.
cli-verify-no-seed = В { $file } нет зерна, так что проверить нельзя; сервер называет его в записи, когда партия окончена.

## Complaints

cli-no-such-language = Языка «{ $given }» нет; выберите один из { $known }.
cli-no-such-command = Команды «{ $given }» нет{ $near ->
    [none] ; есть { $known }.
   *[other] {""}; возможно, имеется в виду «{ $near }».
}
cli-no-such-option = Параметра { $option } нет{ $near ->
    [none] ; у «{ $command }» есть { $known }.
   *[other] {""}; возможно, имеется в виду { $near }.
}
cli-option-value = После параметра { $option } должно стоять значение; объяснит «{ $command } --help».
cli-option-without-value = У параметра { $option } значения не бывает; объяснит «{ $command } --help».
cli-missing-option = Не хватает параметра { $option }; объяснит «{ $command } --help».
cli-missing-argument = Не хватает аргумента { $argument }; объяснит «{ $command } --help».
cli-too-many-arguments = Слов больше, чем принимает «{ $command }»; имена с пробелами берите в кавычки.
cli-not-a-number = { $option } — целое число от { $least } до { $most }, а не «{ $given }».
cli-not-a-seat = { $option } — место от 0 до { $last } или «spectator», а не «{ $given }».
cli-not-a-directory = { $option } — существующая папка, а «{ $given }» ею не является.
cli-not-one-of = { $option } — одно из { $known }, а не «{ $given }».
cli-of-other-game = «{ $given }» в { $option } есть только в другой игре; добавьте --game { $game } или уберите { $option }.
cli-limits-of-seats = Для { $option } { $given } нужно { $most } игроков, а не { $seats }; напишите { $usual } или уберите параметр.
cli-limits-of-map = { $option } { $given } не подходит к карте { $map }, где таких пределов нет; напишите { $usual } или уберите параметр.
cli-data-of-other-game = Файлы данных в { $folder } для игры { $game ->
    [k2] «{ game-name-mount-everest }», а не { game-name-k2 }
   *[mount-everest] { game-name-k2 }, а не «{ game-name-mount-everest }»
}; выберите другую папку или другую игру.
cli-number-of-bots = В { $option } для игры { $game ->
    [k2] { game-name-k2 }
   *[mount-everest] «{ game-name-mount-everest }»
} должно быть ботов от { $least } до { $most }, по одному на место, а не { $count }.
cli-no-such-ply = --ply не больше { $last }, числа действий в записи, а не { $given }.
cli-no-such-known-ply = --ply не больше { $last }, числа действий, о которых может знать это место, а не { $given }.
cli-not-with-record = { $option } нельзя указывать вместе с записью, в которой это сказано; уберите одно из двух.
cli-only-with-record = Для { $option } нужна запись; укажите её или уберите параметр.
cli-no-such-clause = В правилах нет ничего с обозначением «{ $given }»; есть: { $known }.
cli-cannot-write = Вывести не удалось: { $reason }.
cli-cannot-write-file = { $file } не записывается ({ $reason }); выберите место, куда вам можно писать.
cli-empty = { $name } — пусто; напишите там что-нибудь.
cli-file-exists = { $file } уже есть и не будет перезаписан; выберите другое место.
cli-files-exist = В папке { $folder } эти файлы уже есть и не будут перезаписаны: { $files }. Выберите пустую папку.
cli-cannot-read = { $file } не читается ({ $reason }); выберите место, где вам можно читать.
cli-system-refuses = Система не даёт программе продолжать: { $reason }.
