# The browser client, in Russian: why the server has not done something, `web-problem-CODE` with dashes for
# the dots of the codes of docs/protocol.md; `net` is what the client itself finds.

## What was asked for

web-problem-address-unknown = По этому адресу ничего нет. Загрузите страницу снова.
web-problem-match-unknown = Такой партии нет. Проверьте ссылку; возможно, партию удалили.
web-problem-match-not-running = Партия сейчас не идёт: она ещё не началась или уже окончена.
web-problem-match-full = Свободных мест больше нет. Можно наблюдать или начать свою партию.
web-problem-choice-unknown = Сервер не предлагает такого выбора. Загрузите страницу снова и выберите ещё раз.
web-problem-message-bad = Сервер не может это принять. Проверьте, что вы заполнили, или загрузите страницу снова.
web-problem-message-too-large = Это слишком длинно. Сделайте короче.

## Who asks

web-problem-seat-bad-token = У этого устройства нет ключа к тому месту. Откройте партию на том, где вы сели за стол.
web-problem-seat-none = Вы только наблюдаете. Чтобы играть, займите место.
web-problem-seat-taken = Это место занято. Выберите другое.
web-problem-seat-reserved = Свободные места оставлены для других. Войдите под именем, о котором договорились.
web-problem-seat-unknown = Такого места за этим столом нет.
web-problem-seat-empty = Там никто не сидит.
web-problem-seat-held = За это место играет компьютер. Сначала вернитесь на него.
web-problem-seat-not-held = Компьютер за это место не играет; продолжайте.
web-problem-seat-freed = Создатель партии освободил ваше место. Войдите снова или наблюдайте.
web-problem-host-bad-token = Это может только создатель партии, с устройства, на котором её создали.
web-problem-spectators-none = Пока партия идёт, наблюдать за ней нельзя. Возвращайтесь, когда она окончится.
web-problem-origin-foreign = Сервер не знает адреса этой страницы. Разрешить его может тот, кто держит сервер.
web-problem-rate-exceeded = Это слишком много сразу. Подождите немного и продолжайте медленнее.

## What was done

web-problem-act-stale = Партия тем временем продолжилась. Посмотрите на стол и выберите снова.
web-problem-act-ahead = Эта страница опередила стол. Загрузите её снова.
web-problem-act-unknown = Сервер не знает такого действия. Загрузите страницу снова.
web-problem-act-illegal = Сейчас правила этого не позволяют.
web-problem-take-back-nothing = Вам нечего брать назад.
web-problem-take-back-off = Здесь ничего нельзя взять назад.
web-problem-ask-needless = Спрашивать не нужно: просто возьмите ход назад.
web-problem-ask-not-now = Сейчас тайно выбирают карты. Спросите, когда их покажут.
web-problem-ask-open = Кто-то уже спросил. Дождитесь ответов.
web-problem-ask-closed = Этот вопрос уже закрыт.
web-problem-ask-answered = Вас не спрашивают, или вы уже согласились.
web-problem-clock-over = Ваше время вышло; дальше за вас играет компьютер.
web-problem-chat-off = В этой партии нет чата.
web-problem-chat-full = Чат этой партии заполнен.
web-problem-rematch-not-over = Партия ещё не окончена; играйте дальше.

## How the server and the connection are

web-problem-server-storage = Сервер сейчас не может ничего сохранить. Скоро попробуйте снова.
web-problem-server-stopping = Сервер останавливают. Попробуйте позже.
web-problem-client-not-built = Страницы этого сервера ещё не собраны. Собрать их может тот, кто держит сервер.
web-problem-net-unreachable = Сервер не отвечает. Проверьте связь и попробуйте снова.
web-problem-net-closed = Соединение со столом закрыто. Загрузите страницу снова.
web-problem-net-unheard = Связь прервалась, пока вы говорили, и в разговоре этих слов нет. Если их не хватает, пошлите их снова.
