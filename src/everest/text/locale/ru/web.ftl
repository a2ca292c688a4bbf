# The browser client, in Russian: what all of its pages share.

web-title = Гора Эверест и K2
web-skip-to-main = К содержанию
web-nav-start = На главную
web-nav-rules = Правила
web-settings = Настройки
web-language = Язык
web-theme = Цвета
web-theme-auto = Как в системе
web-theme-light = Светлые
web-theme-dark = Тёмные
web-motion = Анимация
web-sounds = Звуки
web-close = Закрыть
web-ok = ОК
web-cancel = Отмена
web-copy = Скопировать
web-copied = Скопировано
web-you = вы
web-loading = Загрузка …
web-not-loaded = Страница не загрузилась. Проверьте связь и попробуйте снова.
web-try-again = Попробовать снова
web-language-not-loaded = Язык не загрузился. Проверьте связь и попробуйте снова.
web-lost-page = По этому адресу ничего нет.
web-something-wrong = На этой странице что-то пошло не так. Ваша партия на сервере в сохранности.
web-connection-connecting = Соединение …
web-connection-closed = Соединение закрыто. Чтобы вернуться, загрузите страницу снова.
