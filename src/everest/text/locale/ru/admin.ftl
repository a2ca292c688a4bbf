# Уход за партиями сервера: everest admin.

## everest admin

cli-admin-short = Ухаживать за партиями сервера.
cli-admin-help = Ухаживать за партиями сервера: показывать их, убирать в архив, удалять, писать их записи, копировать базу и возвращать копию. Всё, кроме возврата копии, можно делать и при работающем сервере. База та же, что у everest serve; её задаёт --database-url или EVEREST_DATABASE_URL.
cli-admin-more-help = everest admin КОМАНДА --help объясняет команду.
cli-admin-example-1 = Показать партии, которые идут.
cli-admin-example-2 = Скопировать базу в новый файл.
cli-admin-example-3 = Удалить партии, оконченные год назад.
cli-option-admin-database-url = Где партии: sqlite:///ФАЙЛ или postgresql://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@СЕРВЕР/БАЗА; иначе в файле server.db рядом с вашей папкой сохранённых игр.
cli-option-admin-status = Какие партии, слова через запятую: open (ждут игроков), running (идут), over (окончены), archived (в архиве).
cli-option-admin-older-than = Партии, в которых столько дней ничего не менялось.
cli-option-admin-json = Писать JSON.
cli-option-admin-yes = Не спрашивать.
cli-option-admin-output = Файл, куда писать; иначе запись идёт на стандартный вывод.
cli-argument-admin-ids = Идентификаторы партий или их начала, каких нет у других. После слова -- они могут начинаться с дефиса.
cli-argument-admin-id = Идентификатор партии или его начало, какого нет у других. После слова -- он может начинаться с дефиса.
cli-argument-admin-backup = Файл для копии; его ещё не должно быть.
cli-argument-admin-restore = Копия, которую сделала команда everest admin backup.
cli-admin-database-failed = База данных этого не делает ({ $reason }); попробуйте ещё раз или проверьте её.
cli-admin-no-database = Базы { $file } нет; выберите другую через --database-url.
cli-admin-no-match = Идентификатора партии, который начинается с «{ $given }», нет; «everest admin list» показывает все.
cli-admin-ambiguous = С «{ $given }» начинаются идентификаторы { $count ->
    [one] { $count } партии
    [few] { $count } партий
   *[many] { $count } партий
}, например { $known }; напишите больше.
cli-admin-which = Назовите партии или скажите через --older-than, насколько они старые (и через --status, какие из них): одно из двух; «{ $command } --help» это объясняет.

## everest admin list

cli-admin-list-short = Показать партии.
cli-admin-list-help = Показать партии, сначала новые: как далеко каждая зашла, её игру и места, сколько строк в её журнале, когда она создана и когда что-то менялось, по UTC.
cli-admin-list-example-1 = Показать все партии.
cli-admin-list-example-2 = Показать неоконченные, в которых 30 дней ничего не происходило.
cli-admin-list-example-3 = Показать все партии для программы.
cli-admin-column-match = ПАРТИЯ
cli-admin-column-status = СОСТОЯНИЕ
cli-admin-column-game = ИГРА
cli-admin-column-seats = МЕСТА
cli-admin-column-lines = СТРОКИ
cli-admin-column-made = СОЗДАНА
cli-admin-column-changed = ИЗМЕНЕНА
cli-admin-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
cli-admin-none = Таких партий нет.

## everest admin archive

cli-admin-archive-short = Убрать партии в архив.
cli-admin-archive-help = Убрать партии в архив: в них больше ничего не меняется, и каждый, у кого есть ссылка, может увидеть, что принёс случай. С --older-than в архив уходят оконченные, с --status другие.
cli-admin-archive-example-1 = Убрать в архив одну партию.
cli-admin-archive-example-2 = Убрать в архив оконченные 90 дней назад.
cli-admin-archived = { $count ->
    [one] { $count } партия убрана в архив.
    [few] { $count } партии убраны в архив.
   *[many] { $count } партий убрано в архив.
}

## everest admin delete

cli-admin-delete-short = Удалить партии навсегда.
cli-admin-delete-help = Удалить партии навсегда, вместе с их записями и разговорами. С --older-than удаляются оконченные и архивные, с --status другие. Перед этим команда спрашивает.
cli-admin-delete-example-1 = Удалить одну партию.
cli-admin-delete-example-2 = Удалить оконченные год назад, не спрашивая.
cli-admin-delete-example-3 = Удалить те, которые никто не продолжал 60 дней.
cli-admin-deleted = { $count ->
    [one] { $count } партия удалена.
    [few] { $count } партии удалены.
   *[many] { $count } партий удалено.
}
cli-admin-sure = { $count ->
    [one] { $count } партия будет удалена навсегда.
    [few] { $count } партии будут удалены навсегда.
   *[many] { $count } партий будет удалено навсегда.
} Продолжить? (д/н)
cli-admin-yes = д да y yes
cli-admin-needs-yes = { $count ->
    [one] { $count } партия была бы удалена
    [few] { $count } партии были бы удалены
   *[many] { $count } партий было бы удалено
}, а спросить некого; добавьте --yes.

## everest admin export

cli-admin-export-short = Написать запись партии.
cli-admin-export-help = Написать запись партии: полную, если она окончена; иначе такую, какой её видят зрители, чтобы никто не узнал чужих карт.
cli-admin-export-example-1 = Написать её в файл.
cli-admin-export-example-2 = Показать её.
cli-admin-exported-masked = Партия не окончена: это то, что видят зрители.
cli-admin-not-begun = Партия { $match } не началась; записи у неё ещё нет.
cli-admin-other-rules = Партия { $match } идёт по правилам, которых нет в этой версии everest; возьмите версию сервера.

## everest admin backup

cli-admin-backup-short = Скопировать базу в файл.
cli-admin-backup-help = Скопировать базу SQLite в новый файл, работает сервер или нет. Копия — одно мгновение всей базы, она проверена, и никто другой её не прочтёт: в ней зёрна партий. Для PostgreSQL есть pg_dump.
cli-admin-backup-example-1 = Скопировать базу в файл backup.db.
cli-admin-backed-up = База скопирована в { $file }.
cli-admin-pg-dump = Так копируются только базы SQLite; для PostgreSQL возьмите pg_dump.

## everest admin restore

cli-admin-restore-short = Поставить копию на место базы.
cli-admin-restore-help = Поставить копию базы SQLite на её место, убедившись, что она цела и подходит этой версии. Сервер должен быть остановлен. Прежняя база остаётся рядом. Для PostgreSQL есть pg_restore.
cli-admin-restore-example-1 = Вернуться к копии backup.db.
cli-admin-restored = Теперь база — это { $file }{ $has_kept ->
    [yes] ; прежняя сохранена как { $kept }.
   *[no] {""}.
}
cli-admin-pg-restore = Это только для баз SQLite; для PostgreSQL возьмите pg_restore.
cli-admin-no-backup = Файла { $file } нет; выберите копию, которую сделала команда everest admin backup.
cli-admin-bad-backup = { $file } — не целая копия базы сервера ({ $reason }); ничего не изменено.
