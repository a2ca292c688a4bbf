# The table as a whole, in the browser.

web-title-your-move = Ваш ход · { $game }
web-title-asked = Отменить ход? · { $game }
web-reload = Загрузить снова
web-mountain = Гора
web-skip = Пропустить
web-seat-late = Кто-то был чуть быстрее и занял это место. Займите другое, если оно есть, или просто смотрите.
web-seat-unkept = Браузер не может сохранить ваше место: его память заполнена или отключена. Не закрывайте эту страницу, иначе место пропадёт.
web-mountain-as-list = Списком
web-mountain-as-picture = Картинкой
web-summary = Итоги
web-tabs = Части стола
web-tab-pieces = { $game ->
    [k2] Альпинисты
   *[mount-everest] Гиды
}
web-tab-hand = Рука
web-tab-weather = Погода
web-tab-players = Стол
web-tab-log = Журнал
web-tab-load = Загрузить гидов в базовом лагере
