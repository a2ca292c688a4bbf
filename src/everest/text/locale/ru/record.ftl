# What can be wrong with a record file: `record-CODE`; and with the choices at the start of a game.
# The name of the file and the number of the line are put in front where they are not in the text.

record-line = строка { $line }: { $text }

## Files

record-no-such-file = Файла { $file } нет; проверьте имя.
record-is-a-directory = { $file } — папка; укажите файл в ней.
record-no-permission = Файл { $file } вам читать нельзя; укажите другой.
record-unreadable = Файл { $file } не читается ({ $reason }); укажите другой.
record-too-large = Файл { $file } слишком велик для записи игры (больше { $most } МБ); укажите запись игры.
record-not-utf8 = Это не текст в UTF-8, а значит, не запись игры; укажите запись или сохраните её в этой кодировке.
record-cannot-write = Запись игры не сохраняется в { $file } ({ $reason }); выберите место, куда вам можно писать.

## The head

record-not-a-record = Это не запись игры; её первая строка — «{ $format }».
record-other-version = Версия формата записи — { $version }, а эта программа читает версию { $known }.
record-unknown-key = Строки «{ $key }» в заголовке не бывает; здесь могут стоять: { $known }.
record-repeated-key = Строка «{ $key }» в заголовке уже есть; уберите одну из двух.
record-missing-key = В заголовке нет строки «{ $key }» со значением; добавьте её перед первой пустой строкой.
record-bad-name = Здесь должны стоять место и имя, как в «name 0 Ann», а не «{ $value }».
record-bad-seats = Число мест — «{ $value }», а должно быть одним из { $known }.
record-wrong-names = Каждому месту нужна одна строка с именем, от «name 0 ...» до «name { $last } ...».
record-bad-first-seat = Место, которое выбрано начинать, должно быть числом от 0 до { $last }, а не «{ $value }».
record-bad-result = В результате должно быть по одному счёту на место (мест: { $seats }), как в «result 14 9».
record-bad-plies = Число действий должно быть целым числом, а не «{ $value }».
record-bad-mask = Запись скрывают для места от 0 до { $last } или для зрителя («spectator»), а не для «{ $value }».
record-masked-plies = В скрытой записи число действий не стоит; уберите эту строку или возьмите запись, сделанную everest mask.
record-bad-commitment = Обязательство — это 64 шестнадцатеричные цифры, а не «{ $value }».
record-bad-seed = В зерне бывают только латинские буквы и цифры, а «{ $value }» — не зерно.
record-masked-seed = В скрытой записи зерна нет: из него следует всё скрытое; уберите эту строку или возьмите запись, сделанную everest mask.
record-no-such-game = Игры «{ $value }» нет; есть { $known }.
record-no-such-map = Карты «{ $value }» нет; есть { $known }. Если карта своя, укажите её папку в --rules-dir.
record-no-such-weather = Набора погоды «{ $value }» нет; есть { $known }. Если набор свой, укажите его папку в --rules-dir.
record-no-such-limits = Пределов «{ $value }» в этой игре при стольких игроках на этой карте нет; есть { $known }.
record-no-such-variant = Варианта «{ $value }» у этой игры нет; есть { $known }.
record-other-ruleset = Игра записана по другим правилам ({ $ruleset }, { $digest }...), чем есть сейчас ({ $have_ruleset }, { $have_digest }...); укажите папку её правил в --rules-dir.

## The actions

record-bad-line = Здесь должны стоять место или «*» и действие, как в «0 play any2», а не «{ $text }».
record-no-such-seat = Места { $seat } нет; места имеют номера от 0 до { $last }.
record-hidden-action = Действие скрыто («{ $text }»), хотя в заголовке не сказано, что запись скрыта.
record-masked = Запись скрыта ({ $seat ->
    [spectator] для зрителя
   *[other] для места { $seat }
}), и повторить по ней игру нельзя; возьмите полную запись.
record-not-masked = Запись должна быть скрыта ({ $seat ->
    [spectator] для зрителя
   *[other] для места { $seat }
}), и «{ $text }» там знать нельзя; скройте полную запись заново.
record-not-for-chance = Случаю здесь делать нечего, поэтому «{ $text }» не по правилам; действует игрок.
record-unknown-action = Действия «{ $text }» нет{ $nearest ->
    [none] ; возможные действия перечислит everest legal.
   *[other] {""}; возможно, имеется в виду «{ $nearest }».
}
record-illegal-action = Действие «{ $text }» здесь не по правилам.

## The end

record-result-too-early = В заголовке есть результат, но после последнего действия идёт только день { $round }; добавьте недостающее или уберите результат.
record-wrong-plies = По заголовку действий { $stated }, а их { $right }; строка пропала или добавлена.
record-wrong-first-seat = По заголовку начинать выбрано место { $stated }, а начало место { $right }.
record-wrong-result = В заголовке результат { $stated }, а по правилам он { $right }.

## Choices at the start of a game

choice-game = Игры «{ $given }» нет; есть { $known }.
choice-seats = { $given } — не подходит; число игроков — одно из { $known }.
choice-limits = Пределов «{ $given }» в этой игре при стольких игроках на этой карте нет; выберите из { $known }.
choice-variant = Варианта «{ $given }» у этой игры нет; выберите из { $known }.
