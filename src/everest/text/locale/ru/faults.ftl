# What can be wrong with the data files of a game, in Russian. The English catalogue explains the
# arguments. TOML keys and symbols are not translated.

fault-place = { $place ->
    [file] { $file }
    [key] { $file }, { $entry }
    [table] { $file }, [{ $table }]
   *[entry] { $file }, [{ $table }], { $entry }
}

fault-type-expected = { $expected ->
    [integer] целое число
    [number] число
    [text] текст в кавычках
    [boolean] true или false
    [list] список в квадратных скобках
   *[table] таблица
}

fault-type-found = { $found ->
    [integer] целое число
    [number] дробное число
    [text] текст
    [boolean] true или false
    [list] список
    [date] дата или время
   *[table] таблица
}

## Folders and files

fault-not-a-directory = { fault-place }: это не папка; укажите путь к папке.
fault-no-rules-files = { fault-place }: в этой папке нет файлов данных; в ней должен быть хотя бы один из файлов { $known }.
fault-no-such-map = { fault-place }: карты местности «{ $found }» нет; есть такие: { $known }.
fault-no-such-weather = { fault-place }: набора погоды «{ $found }» нет; есть такие: { $known }.
fault-misplaced-file = { fault-place }: этот файл никто не читает; читаются { $known }.
fault-bad-file-name = { fault-place }: «{ $found }» не может быть именем карты местности или набора погоды; допустимы строчные буквы от a до z, цифры и дефисы, но не дефис в начале, и окончание .toml.
fault-reserved-name = { fault-place }: имена, которые начинаются с «{ $prefix }», отведены сторонам Эвереста; назовите файл иначе.
fault-file-exists = { fault-place }: этот файл уже есть и не будет перезаписан; выберите пустую папку.
fault-unreadable-file = { fault-place }: файл не читается ({ $reason }); это должен быть файл, который вам разрешено читать.
fault-not-utf8 = { fault-place }: строка { $line } — не текст в UTF-8; сохраните файл в этой кодировке.
fault-toml-syntax = { fault-place }: строка { $line }, столбец { $column } — не TOML ({ $reason }); исправьте там или чуть раньше.

## The shape of a file

fault-missing-table = { fault-place }: этой таблицы не хватает; добавьте её.
fault-missing-key = { fault-place }: этого ключа не хватает; добавьте его со значением.
fault-unknown-table = { fault-place }: таблицы с таким именем не бывает; здесь могут стоять: { $known }.
fault-unknown-key = { fault-place }: ключа с таким именем не бывает; здесь могут стоять: { $known }.
fault-wrong-type = { fault-place }: здесь стоит { fault-type-found }, а нужно: { fault-type-expected }.
fault-wrong-length = { fault-place }: длина этого списка — { $found }, а должна быть { $expected }.
fault-not-a-choice = { fault-place }: «{ $found }» здесь не подходит; выберите одно из: { $choices }.

## Single values

fault-blank-text = { fault-place }: этот текст пуст; напишите что-нибудь.
fault-bad-id = { fault-place }: «{ $found }» не может быть идентификатором; допустимы строчные буквы от a до z, цифры и дефисы, но не дефис в начале.
fault-out-of-range = { fault-place }: значение — { $found }, а должно быть от { $least } до { $most }.
fault-wrong-number = { fault-place }: значение — { $found }, а должно быть { $expected }.
fault-duplicate-id = { fault-place }: идентификатор «{ $found }» уже есть у записи { $first }; дайте этой другой.
fault-duplicate-entry = { fault-place }: здесь то же, что в записи { $first }; сделайте из двух записей одну и сложите их количества.

## Numbers that have to agree

fault-more-than-allowed = { fault-place }: значение — { $found }, а должно быть не больше { $most }, значения { $key }.
fault-not-a-multiple = { fault-place }: значение — { $found }, а должно делиться на { $divisor }, значение { $key }.
fault-wrong-rounds = { fault-place }: значение — { $found }, а должно быть { $expected }, по числу дней на тайлах погоды (weather_tiles = { $tiles }, days_per_tile = { $days }).
fault-wrong-card-count = { fault-place }: количество карт — { $found }, а должно быть { $expected }, как указано в { $key } файла rules.toml.
fault-wrong-icefall-count = { fault-place }: количество тайлов ледопада типа { $type } — { $found }, а должно быть { $expected }, как указано в counts.icefall_tiles файла rules.toml.
fault-wrong-tile-count = { fault-place }: количество тайлов погоды — { $found }, а должно быть { $expected }, как указано в counts.weather_tiles файла rules.toml.
fault-wrong-day-count = { fault-place }: количество дней — { $found }, а должно быть { $expected }, как указано в counts.days_per_tile файла rules.toml.
fault-too-few-risk-tokens = { fault-place }: количество жетонов риска — { $found }, а должно быть не меньше { $needed }, чтобы их хватило (rounds = { $rounds }, open_risk_tokens = { $open }).

## Cards, icefall tiles, days

fault-card-kind = { fault-place }: у карты движения должно быть либо только «any», либо вместе «up» и «down».
fault-card-without-points = { fault-place }: у этой карты нет очков; дайте ей хотя бы одно.
fault-icefall-tile-kind = { fault-place }: у тайла ледопада должно быть либо «cost», либо «crevasse = true», но не оба сразу.
fault-duplicate-zone = { fault-place }: зона { $found } указана дважды; назовите каждую зону один раз.
fault-day-without-effect = { fault-place }: этот день затрагивает зоны, но ничего в них не делает; задайте действие ({ $keys }) либо оставьте «zones» пустым.
fault-day-without-zones = { fault-place }: этот день действует, но не затрагивает ни одной зоны; перечислите его зоны либо уберите действие ({ $keys }).

## Ranks of games played alone

fault-duplicate-ranks = { fault-place }: для этой карты местности и этого набора погоды уже есть запись { $first }; уберите одну из двух.

## Maps

fault-unknown-space = { fault-place }: области «{ $found }» на карте нет; укажите идентификатор одной из её областей.
fault-self-connection = { fault-place }: область соединена сама с собой; указывайте только другие области.
fault-duplicate-connection = { fault-place }: «{ $found }» указано дважды; назовите каждую соседнюю область один раз.
fault-downhill-connection = { fault-place }: нижний конец «{ $lower }» выше ({ $lower_altitude } м), чем эта область ({ $altitude } м); запишите соединение у более высокой области.
fault-uneven-connection = { fault-place }: «{ $other }» ({ $other_altitude } м) лежит не на высоте этой области ({ $altitude } м); запишите соединение в «below» более высокой области.
fault-connection-loop = { fault-place }: соединения между { $spaces } ведут вверх по кругу; уберите или переверните одно из них.
fault-wrong-zone = { fault-place }: зона — { $found }, а на высоте { $altitude } м должна быть { $expected }.
fault-start-is-summit = { fault-place }: вершина совпадает с началом пути; укажите другую область.
fault-start-zone = { fault-place }: начало пути находится в зоне { $found }, а должно быть в зоне 0.
fault-start-not-lowest = { fault-place }: под началом пути есть области, а не должно быть ни одной (below = []).
fault-second-start = { fault-place }: под этой областью ничего нет, а так может быть только у начала пути «{ $start }»; перечислите соседние области под ней.
fault-unreachable-space = { fault-place }: сюда не ведёт вверх ни один путь от «{ $start }»; соедините эту область или одну из тех, что под ней.
fault-unreachable-summit = { fault-place }: от «{ $start }» к вершине не ведёт вверх ни один путь; соедините их.
fault-cut-off-space = { fault-place }: сюда не ведёт ни один путь от «{ $start }»; соедините эту область с другими.
fault-flag-below-start = { fault-place }: число на флажке — { $found }, а должно быть не меньше { $start }, числа на флажке начала пути.
fault-flag-not-below-summit = { fault-place }: число на флажке — { $found }, а должно быть меньше { $summit }, числа на флажке вершины.
fault-icefall-at-end = { fault-place }: на начале пути и на вершине не может лежать тайл ледопада; уберите «icefall».
fault-too-many-icefall-spaces = { fault-place }: количество областей ледопада типа { $type } — { $found }, а должно быть не больше { $most }, сколько есть таких тайлов.
fault-crevasses-cut-off = { fault-place }: если трещины окажутся на { $spaces }, пути от начала к вершине не останется; добавьте обход.
fault-too-many-arrangements = { fault-place }: слишком много раскладов трещин, чтобы проверить их все (шагов больше { $most }); уменьшите число областей ледопада, трещин или соединений.
