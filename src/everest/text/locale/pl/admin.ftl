# Opieka nad grami serwera: everest admin.

## everest admin

cli-admin-short = Opiekuj się grami serwera.
cli-admin-help = Opiekuj się grami serwera: pokazuj je, archiwizuj, usuwaj, zapisuj ich przebieg, kopiuj bazę i przywracaj kopię. Wszystko oprócz przywracania można robić także wtedy, gdy serwer działa. Baza jest ta sama co w everest serve; podaje ją --database-url albo EVEREST_DATABASE_URL.
cli-admin-more-help = everest admin POLECENIE --help objaśnia polecenie.
cli-admin-example-1 = Pokaż gry, które się toczą.
cli-admin-example-2 = Skopiuj bazę do nowego pliku.
cli-admin-example-3 = Usuń gry, które skończyły się przed rokiem.
cli-option-admin-database-url = Gdzie są gry: sqlite:///PLIK albo postgresql://UŻYTKOWNIK:HASŁO@SERWER/BAZA; inaczej w pliku server.db obok twojego folderu zapisanych gier.
cli-option-admin-status = Które gry, słowa po przecinkach: open (czekają na graczy), running (toczą się), over (skończone), archived (w archiwum).
cli-option-admin-older-than = Gry, w których przez tyle dni nic się nie zmieniło.
cli-option-admin-json = Wypisz JSON.
cli-option-admin-yes = Nie pytaj.
cli-option-admin-output = Plik do zapisania; inaczej zapis trafia na standardowe wyjście.
cli-argument-admin-ids = Identyfikatory gier albo ich początki, których nie ma żaden inny. Po słowie -- mogą zaczynać się od łącznika.
cli-argument-admin-id = Identyfikator gry albo jego początek, którego nie ma żaden inny. Po słowie -- może zaczynać się od łącznika.
cli-argument-admin-backup = Plik na kopię; nie może jeszcze istnieć.
cli-argument-admin-restore = Kopia, którą zrobiło everest admin backup.
cli-admin-database-failed = Baza danych tego nie robi ({ $reason }); spróbuj jeszcze raz albo ją sprawdź.
cli-admin-no-database = Nie ma bazy { $file }; wybierz inną przez --database-url.
cli-admin-no-match = Żaden identyfikator gry nie zaczyna się od „{ $given }”; „everest admin list” pokazuje wszystkie.
cli-admin-ambiguous = Od „{ $given }” zaczynają się identyfikatory { $count ->
    [one] { $count } gry
    [few] { $count } gier
   *[many] { $count } gier
}, na przykład { $known }; napisz więcej.
cli-admin-which = Podaj gry albo powiedz przez --older-than, jak są stare (a przez --status, które z nich): jedno z dwojga; „{ $command } --help” to objaśnia.

## everest admin list

cli-admin-list-short = Pokaż gry.
cli-admin-list-help = Pokaż gry, od najnowszych: jak daleko zaszła każda, jaka to gra i ile ma miejsc, ile wierszy ma jej dziennik, kiedy powstała i kiedy coś się ostatnio zmieniło, w czasie UTC.
cli-admin-list-example-1 = Pokaż wszystkie gry.
cli-admin-list-example-2 = Pokaż nieskończone, w których od 30 dni nic się nie działo.
cli-admin-list-example-3 = Pokaż wszystkie gry dla programu.
cli-admin-column-match = GRA
cli-admin-column-status = STAN
cli-admin-column-game = RODZAJ
cli-admin-column-seats = MIEJSCA
cli-admin-column-lines = WIERSZE
cli-admin-column-made = POWSTAŁA
cli-admin-column-changed = ZMIENIONA
cli-admin-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
cli-admin-none = Nie ma takich gier.

## everest admin archive

cli-admin-archive-short = Zarchiwizuj gry.
cli-admin-archive-help = Zarchiwizuj gry: nic się już w nich nie zmienia, a każdy, kto ma odnośnik, może zobaczyć, co przyniósł los. Z --older-than do archiwum trafiają skończone, z --status inne.
cli-admin-archive-example-1 = Zarchiwizuj jedną grę.
cli-admin-archive-example-2 = Zarchiwizuj te, które skończyły się przed 90 dniami.
cli-admin-archived = { $count ->
    [one] Zarchiwizowano { $count } grę.
    [few] Zarchiwizowano { $count } gry.
   *[many] Zarchiwizowano { $count } gier.
}

## everest admin delete

cli-admin-delete-short = Usuń gry na zawsze.
cli-admin-delete-help = Usuń gry na zawsze, razem z ich zapisami i rozmowami. Z --older-than usuwane są skończone i zarchiwizowane, z --status inne. Przedtem polecenie pyta.
cli-admin-delete-example-1 = Usuń jedną grę.
cli-admin-delete-example-2 = Usuń te, które skończyły się przed rokiem, bez pytania.
cli-admin-delete-example-3 = Usuń te, w które nikt nie gra od 60 dni.
cli-admin-deleted = { $count ->
    [one] Usunięto { $count } grę.
    [few] Usunięto { $count } gry.
   *[many] Usunięto { $count } gier.
}
cli-admin-sure = { $count ->
    [one] { $count } gra zostanie usunięta na zawsze.
    [few] { $count } gry zostaną usunięte na zawsze.
   *[many] { $count } gier zostanie usuniętych na zawsze.
} Czy usunąć? (t/n)
cli-admin-yes = t tak y yes
cli-admin-needs-yes = { $count ->
    [one] { $count } gra zostałaby usunięta
    [few] { $count } gry zostałyby usunięte
   *[many] { $count } gier zostałoby usuniętych
}, a nie ma kogo zapytać; dodaj --yes.

## everest admin export

cli-admin-export-short = Zapisz przebieg gry.
cli-admin-export-help = Zapisz przebieg gry: cały, jeśli się skończyła; inaczej tak, jak widzą ją widzowie, żeby nikt nie poznał cudzych kart.
cli-admin-export-example-1 = Zapisz go do pliku.
cli-admin-export-example-2 = Pokaż go.
cli-admin-exported-masked = Gra się nie skończyła: to widzą widzowie.
cli-admin-not-begun = Gra { $match } się nie zaczęła; nie ma jeszcze zapisu.
cli-admin-other-rules = Gra { $match } toczy się według zasad, których ta wersja everest nie ma; użyj wersji serwera.

## everest admin backup

cli-admin-backup-short = Skopiuj bazę do pliku.
cli-admin-backup-help = Skopiuj bazę SQLite do nowego pliku, czy serwer działa, czy nie. Kopia to jedna chwila całej bazy, jest sprawdzona i nikt inny jej nie odczyta: są w niej ziarna gier. Dla PostgreSQL jest pg_dump.
cli-admin-backup-example-1 = Skopiuj bazę do pliku backup.db.
cli-admin-backed-up = Bazę skopiowano do { $file }.
cli-admin-pg-dump = Tak kopiuje się tylko bazy SQLite; dla PostgreSQL użyj pg_dump.

## everest admin restore

cli-admin-restore-short = Postaw kopię na miejscu bazy.
cli-admin-restore-help = Postaw kopię bazy SQLite na jej miejscu, gdy wiadomo, że jest cała i pasuje do tej wersji. Serwer musi być zatrzymany. Poprzednia baza zostaje obok. Dla PostgreSQL jest pg_restore.
cli-admin-restore-example-1 = Wróć do kopii backup.db.
cli-admin-restored = Bazą jest teraz { $file }{ $has_kept ->
    [yes] ; poprzednia jest zachowana jako { $kept }.
   *[no] {""}.
}
cli-admin-pg-restore = To jest tylko dla baz SQLite; dla PostgreSQL użyj pg_restore.
cli-admin-no-backup = Nie ma pliku { $file }; wybierz kopię, którą zrobiło everest admin backup.
cli-admin-bad-backup = { $file } nie jest całą kopią bazy serwera ({ $reason }); niczego nie zmieniono.
