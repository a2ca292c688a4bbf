# Looking after the matches of a table server: everest admin.

## everest admin

cli-admin-short = Look after the matches of a table server.
cli-admin-help = Look after the matches of a table server: list them, put them away, delete them, write their records, copy the database and put a copy back. All but putting a copy back can be done while the server runs. The database is that of everest serve, given by --database-url or EVEREST_DATABASE_URL.
cli-admin-more-help = everest admin COMMAND --help explains a command.
cli-admin-example-1 = Show the matches that are going on.
cli-admin-example-2 = Copy the database into a new file.
cli-admin-example-3 = Delete the matches that have been over for a year.
cli-option-admin-database-url = Where the matches are: sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/DATABASE; otherwise the file server.db beside your folder for saved games.
cli-option-admin-status = Which matches, with commas between the words: open, running, over, archived.
cli-option-admin-older-than = Matches at which nothing has changed for so many days.
cli-option-admin-json = Write JSON.
cli-option-admin-yes = Do not ask.
cli-option-admin-output = The file to write; otherwise the record goes to standard output.
cli-argument-admin-ids = The ids of matches, or beginnings that no other id has. After the word -- an id may begin with a hyphen.
cli-argument-admin-id = The id of a match, or a beginning that no other id has. After the word -- it may begin with a hyphen.
cli-argument-admin-backup = The file for the copy; nothing may be there yet.
cli-argument-admin-restore = A copy that everest admin backup has made.
cli-admin-database-failed = The database does not do it ({ $reason }); try again, or check it.
cli-admin-no-database = There is no database { $file }; choose one with --database-url.
cli-admin-no-match = No match has an id that begins with “{ $given }”; “everest admin list” shows all.
cli-admin-ambiguous = The ids of { $count ->
    [one] { $count } match
   *[other] { $count } matches
} begin with “{ $given }”, as { $known }; write more of it.
cli-admin-which = Name matches, or say with --older-than how old they are (and with --status which of those): one or the other; “{ $command } --help” explains it.

## everest admin list

cli-admin-list-short = Show the matches.
cli-admin-list-help = Show the matches, the newest first: how far each is, its game and seats, how many lines its log has, when it was made and when something changed last, in UTC.
cli-admin-list-example-1 = Show all matches.
cli-admin-list-example-2 = Show those that are not over and at which nothing has happened for 30 days.
cli-admin-list-example-3 = Show all matches for a program.
cli-admin-column-match = MATCH
cli-admin-column-status = STATUS
cli-admin-column-game = GAME
cli-admin-column-seats = SEATS
cli-admin-column-lines = LINES
cli-admin-column-made = MADE
cli-admin-column-changed = CHANGED
cli-admin-count = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
cli-admin-none = There are no such matches.

## everest admin archive

cli-admin-archive-short = Put matches away.
cli-admin-archive-help = Put matches away: nothing of them changes any more, and everybody with the link may see what chance they had. With --older-than those that are over are put away, with --status others.
cli-admin-archive-example-1 = Put one match away.
cli-admin-archive-example-2 = Put away those that have been over for 90 days.
cli-admin-archived = { $count ->
    [one] { $count } match was put away.
   *[other] { $count } matches were put away.
}

## everest admin delete

cli-admin-delete-short = Delete matches for good.
cli-admin-delete-help = Delete matches for good, with their records and their chat. With --older-than those that are over or put away are deleted, with --status others. It asks before it does so.
cli-admin-delete-example-1 = Delete one match.
cli-admin-delete-example-2 = Delete those that have been over for a year, without asking.
cli-admin-delete-example-3 = Delete those that nobody has gone on with for 60 days.
cli-admin-deleted = { $count ->
    [one] { $count } match was deleted.
   *[other] { $count } matches were deleted.
}
cli-admin-sure = { $count ->
    [one] { $count } match
   *[other] { $count } matches
} will be deleted for good. Go on? (y/n)
cli-admin-yes = y yes
cli-admin-needs-yes = { $count ->
    [one] { $count } match
   *[other] { $count } matches
} would be deleted, and nobody is here to be asked; add --yes.

## everest admin export

cli-admin-export-short = Write the record of a match.
cli-admin-export-help = Write the record of a match: complete if it is over; else as spectators see it, so that nobody learns the cards of others.
cli-admin-export-example-1 = Write it into a file.
cli-admin-export-example-2 = Show it.
cli-admin-exported-masked = The match is not over: this is what spectators see of it.
cli-admin-not-begun = The match { $match } has not begun; it has no record yet.
cli-admin-other-rules = The match { $match } is played by rules that this version of everest does not have; use the version of the server.

## everest admin backup

cli-admin-backup-short = Copy the database into a file.
cli-admin-backup-help = Copy an SQLite database into a new file, while the server runs or not. The copy is one moment of the whole database, checked, and for nobody else to read: it holds the seeds of matches. For PostgreSQL there is pg_dump.
cli-admin-backup-example-1 = Copy the database into the file backup.db.
cli-admin-backed-up = The database was copied into { $file }.
cli-admin-pg-dump = This copies SQLite databases only; for PostgreSQL use pg_dump.

## everest admin restore

cli-admin-restore-short = Put a copy in the place of the database.
cli-admin-restore-help = Put a copy of an SQLite database in its place, once it is known to be sound and fit for this version. The server has to be stopped. The database of before is kept beside it. For PostgreSQL there is pg_restore.
cli-admin-restore-example-1 = Go back to the copy backup.db.
cli-admin-restored = { $file } is the database now{ $has_kept ->
    [yes] ; the one of before is kept as { $kept }.
   *[no] {""}.
}
cli-admin-pg-restore = This is for SQLite databases only; for PostgreSQL use pg_restore.
cli-admin-no-backup = There is no file { $file }; choose a copy that everest admin backup has made.
cli-admin-bad-backup = { $file } is no sound copy of a table server's database ({ $reason }); nothing was changed.
