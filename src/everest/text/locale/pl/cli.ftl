# The commands of `everest`: help pages, and complaints about the command line. Names of commands,
# options and files are not translated.

## Help pages

cli-usage = Użycie: { $usage }
cli-usage-options = opcje
cli-options = Opcje
cli-arguments = Argumenty
cli-command = polecenie
cli-commands = Polecenia
cli-examples = Przykłady
cli-default = (jeśli nie podano: { $value })
cli-help-option = Pokaż tę stronę.
cli-more-help = everest POLECENIE --help objaśnia polecenie.

cli-metavar-file = PLIK
cli-metavar-dir = FOLDER
cli-metavar-path = ŚCIEŻKA
cli-metavar-number = LICZBA
cli-metavar-seat = MIEJSCE
cli-metavar-name = NAZWA
cli-metavar-names = NAZWY
cli-metavar-text = TEKST
cli-metavar-clause = PUNKT
cli-metavar-url = URL
cli-metavar-address = ADRES
cli-metavar-addresses = ADRESY
cli-metavar-origin = ŹRÓDŁO
cli-metavar-days = DNI
cli-metavar-match = GRA

## everest

cli-everest-help = Gry planszowe Mount Everest i K2: graj, oglądaj rozegrane gry, czytaj zasady, każ grać botom.
cli-option-lang = Język wszystkiego, co mówi program; inaczej język systemu.
cli-option-version = Pokaż wersję programu.
cli-everest-example-1 = Zagraj przeciw botom.
cli-everest-example-2 = Przeczytaj zasady o ruchu.
cli-everest-example-3 = Przeczytaj wszystkie zasady po grecku.

## Options of several commands

cli-argument-record = Zapis gry.
cli-option-ply = Patrz na grę po tylu akcjach, razem z losowymi; inaczej po wszystkich.
cli-option-rules-dir = Folder z własnymi plikami danych, które zastępują wbudowane.
cli-option-game = Gra, mount-everest lub k2.
cli-option-map = Strona mapy, easy (łatwiejsza) lub hard (trudniejsza); w K2 także everest-easy lub everest-hard, strony Everestu; albo własna mapa.
cli-option-weather = Zestaw pogody, summer (lato) lub winter (zima), albo własny zestaw.
cli-option-limits = Ilu himalaistów mieszczą pola K2 przy pięciu graczach, strict (mniejsze liczby) lub relaxed (większe).
cli-option-variant = Wariant: standard (podstawowy), a w K2 także family (rodzinny), z kartą ratunkową dla każdego gracza.

## everest table

cli-table-short = Graj w przeglądarce, na tej maszynie.
cli-table-help = Graj w przeglądarce: przeciw botom, w kilka osób przy tej maszynie albo z przyjaciółmi w tej samej sieci. Gry są tam, gdzie ma je everest serve, więc następnym razem znów tu będą. Jeśli stół jest już otwarty, przeglądarka przejdzie do niego. Ctrl-C go zamyka.
cli-option-table-host = Adres, pod którym jest stół; 0.0.0.0 wpuszcza też innych z twojej sieci.
cli-option-table-port = Port, 0 to dowolny wolny; inaczej 8000 albo wolny, jeśli tamten jest zajęty.
cli-option-table-no-browser = Nie otwieraj przeglądarki.
cli-table-example-1 = Otwórz stół i przeglądarkę.
cli-table-example-2 = Otwórz stół na porcie 9000, bez przeglądarki.
cli-table-example-3 = Niech zagrają też inni z twojej sieci.
cli-table-open = Stół jest pod adresem { $address } – Ctrl-C go zamyka.
cli-table-network = Inni w twojej sieci otwierają { $address }
cli-table-running = Stół jest już otwarty pod adresem { $address }
cli-table-running-closed = Stół jest już otwarty pod adresem { $address } i nikogo innego nie wpuszcza. Najpierw go zatrzymaj (Ctrl-C tam, gdzie działa), a potem otwórz z tymi opcjami.
cli-table-running-other = Stół jest już otwarty pod adresem { $address }, z innymi opcjami. Najpierw go zatrzymaj (Ctrl-C tam, gdzie działa), a potem otwórz ponownie.
cli-table-no-browser = Nie udało się tu otworzyć przeglądarki; otwórz ten adres samodzielnie.
cli-table-not-built = Strona dla przeglądarki nie jest zbudowana; uruchom „make web” w folderze kodu źródłowego.

## everest play

cli-play-short = Zagraj w terminalu.
cli-play-help = Zagraj w terminalu: samemu przeciw botom albo w kilka osób przy jednej klawiaturze. O to, czego nie mówią opcje, program pyta na początku.
cli-argument-play-file = Zapisana gra do kontynuowania.
cli-option-play-seats = Liczba graczy, od 2 do 5, w K2 od 1 do 5; na wolnych miejscach siadają boty.
cli-option-play-names = Kto gra, po przecinkach, w kolejności miejsc.
cli-option-play-bots = Jakie boty grają, po przecinkach: { $bots }.
cli-option-play-first = Miejsce, które zaczyna, licząc od 0; inaczej losowane.
cli-option-play-seed = Tekst, od którego zależy los; ten sam tekst rozdaje tę samą grę.
cli-option-play-resume = Kontynuuj grę zapisaną ostatnio albo grę z pliku.
cli-option-play-record = Zapisuj grę w tym pliku; inaczej w twoim folderze zapisanych gier.
cli-option-play-quick = Zacznij od razu i o nic nie pytaj.
cli-option-play-no-color = Bez kolorów i pogrubienia.
cli-play-example-1 = Ann przeciw dwóm botom.
cli-play-example-2 = Trudniejsza strona zimą, zapis w wybranym pliku.
cli-play-example-3 = Kontynuuj zapisaną grę.
cli-play-example-4 = Gra w K2 z kartami ratunkowymi.

## everest replay

cli-replay-short = Opowiedz grę od nowa albo pokaż jedną jej pozycję.
cli-replay-help = Opowiedz zapisaną grę słowami. W terminalu opowieść idzie dalej po każdym Enter. Z --ply pokazywana jest jedna pozycja, z --json dla programów.
cli-option-replay-ply = Pokaż pozycję po tylu akcjach, razem z losowymi; z --seat liczą się tylko te, o których może wiedzieć to miejsce.
cli-option-replay-seat = Opowiedz tylko to, co może wiedzieć to miejsce: numer od 0 albo „spectator” (widz).
cli-option-replay-all = Opowiedz wszystko naraz, także w terminalu.
cli-option-replay-json = Wypisz pozycję w JSON; bez --ply ostatnią.
cli-replay-example-1 = Opowiedz całą grę.
cli-replay-example-2 = Pokaż, co widziało pierwsze miejsce po 120 akcjach.
cli-replay-example-3 = Wypisz całą pozycję po 120 akcjach w JSON.
cli-replay-steps = Enter: dalej, q: koniec.
cli-replay-action = Akcja { $number }
cli-replay-actions = Akcje od { $first } do { $last }
cli-replay-position = Pozycja po akcji { $ply } z { $last }

## everest legal

cli-legal-short = Wylicz możliwe akcje.
cli-legal-help = Wylicz wszystkie możliwe akcje na końcu zapisu albo we wcześniejszej pozycji, tak jak piszą je zapisy. Wyniki losu podawane są z wagami.
cli-option-legal-json = Wypisz akcje z numerami w JSON.
cli-legal-example-1 = Wylicz możliwe akcje na końcu zapisu.
cli-legal-example-2 = Wylicz je po 120 akcjach, w JSON.
cli-legal-seat = Miejsce { $seat }, { $name }:
cli-legal-chance = Los, z wagami:
cli-legal-over = Gra skończona; nikt nie ma ruchu.

## everest check

cli-check-short = Sprawdź zapisy i pliki danych.
cli-check-help = Sprawdź zapisy gier i własne pliki danych. Zapis jest odtwarzany, a pierwszy błędny wiersz podawany z punktem zasad. Folder lub plik .toml sprawdzany jest jako dane, a wszystkie błędy podawane są naraz. Jeśli coś jest źle, kod wyjścia to 2.
cli-argument-check-path = Zapis, folder z plikami danych albo plik .toml; może być kilka.
cli-option-check-rules-dir = Folder z danymi, według których rozegrano zapisy; bez ścieżki sprawdzany jest on sam.
cli-option-check-game = Gra, dla której są pliki danych, mount-everest lub k2; inaczej ta, na którą wyglądają. Zapis mówi to sam.
cli-check-example-1 = Sprawdź jeden zapis.
cli-check-example-2 = Sprawdź wszystkie zapisy w folderze.
cli-check-example-3 = Sprawdź pliki danych w folderze.
cli-check-good = { $path }: dobrze; skończona gra, { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}: { $scores }.
cli-check-unfinished = { $path }: dobrze; nieskończona gra, { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}, trwa dzień { $round }.
cli-check-masked = { $path }: dobrze, na ile można ocenić; zapis jest zasłonięty ({ $seat ->
    [spectator] dla widza
   *[other] dla miejsca { $seat }
}), więc sprawdzono tylko postać jego akcji, w liczbie { $count }.
cli-check-data-good = { $path }: dobre dane gry { $game ->
    [k2] { game-name-k2 }
   *[mount-everest] { game-name-mount-everest }
}; mapy: { $maps }; zestawy pogody: { $weather }.

## everest mask

cli-mask-short = Wypisz zapis tak, jak może go widzieć jedno miejsce.
cli-mask-help = Wypisz zapis bez tego, czego jedno miejsce nie może wiedzieć: jakie karty mają i dobierają inni a w Mount Everest także co robią z tlenem. Taki zapis można pokazać temu miejscu w trakcie gry, ale nie da się z niego odtworzyć gry.
cli-option-mask-seat = Miejsce, które może widzieć zapis: numer od 0 albo „spectator” (widz).
cli-option-mask-output = Zapisz do tego pliku; inaczej na standardowe wyjście.
cli-mask-example-1 = Wypisz to, co może widzieć pierwsze miejsce.
cli-mask-example-2 = Zapisz do pliku to, co mogą widzieć wszyscy.

## everest simulate

cli-simulate-short = Każ botom rozegrać wiele gier i podsumuj je.
cli-simulate-help = Każ botom rozegrać wiele gier i podsumuj wyniki, miejsca, wejścia na szczyt, śmierci i co jeszcze liczy się w grze. To samo ziarno daje te same gry przy każdej liczbie procesów. Ctrl-C kończy serię i podsumowuje to, co rozegrano.
cli-option-games = Ile gier.
cli-option-simulate-bots = Po bocie na miejsce, po przecinkach: { $bots }. Jeden bot gra w wariant jednoosobowy K2.
cli-option-simulate-seed = Tekst, od którego zależą los i boty; inaczej jest losowany i pokazywany.
cli-option-jobs = Ile procesów gra jednocześnie; inaczej po jednym na procesor.
cli-option-record-dir = Zapisz każdą grę w tym folderze.
cli-option-simulate-json = Wypisz podsumowanie w JSON.
cli-simulate-example-1 = 200 gier między dwoma botami.
cli-simulate-example-2 = Trzy jednakowe boty na trudniejszej stronie zimą, podsumowane w JSON.
cli-simulate-example-3 = 20 gier, które można powtórzyć, z zapisami.
cli-simulate-example-4 = Gry K2 w wariancie rodzinnym między dwoma botami, zimą.
cli-simulate-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}{ $game ->
    [k2] {" "}{ game-name-k2 }
   *[mount-everest] {""}
}; mapa: { $map }, pogoda: { $weather }{ $limits ->
    [relaxed] , { limits-name-relaxed }
   *[strict] {""}
}{ $variant ->
    [family] , { variant-name-family }
   *[standard] {""}
}, ziarno: { $seed }
cli-simulate-solo-ranks = Tytuły: { $ranks }.
cli-simulate-winning = Wynik zwycięzcy: średnio { $mean }, najwyżej { $max }.
cli-simulate-length = Długość: średnio { $mean } akcji, od { $min } do { $max }.
cli-simulate-interrupted = Przerwano; { $count ->
    [one] podsumowano { $count } grę
    [few] podsumowano { $count } gry
   *[many] podsumowano { $count } gier
}.
cli-column-seat = Miejsce
cli-column-bot = Bot
cli-column-score = Wynik
cli-column-best = Najlepszy
cli-column-wins = Wygrane
cli-column-rank = Lokata
cli-column-return = Udział
cli-column-summits = Szczyt
cli-column-home = W bazie
cli-column-deaths-mountaineer = Zginęło A
cli-column-deaths-tourist = Zginęło T
cli-column-deaths = Zginęło
cli-column-rescues = Ratunek
cli-simulate-legend = { $solo ->
    [yes] Wynik i udział (część największego możliwego wyniku) to średnie.
   *[no] Wynik, lokata i udział (1 dla pierwszego, 0 dla ostatniego) to średnie; przy remisie lokata i udział są wspólne.
}
cli-simulate-legend-mount-everest = Szczyt, w bazie, zginęło A i T to klienci na grę: na szczycie, w bazie po nim, zabici alpiniści, zabici turyści.
cli-simulate-legend-k2 = Szczyt, zginęło i ratunek to himalaiści na grę: na szczycie, zabici, uratowani kartą ratunkową.

## everest rules

cli-rules-short = Wypisz zasady.
cli-rules-help = Wypisz zasady: wszystkie zasady gry, jeden rozdział po literach albo jeden punkt po oznaczeniu. Gra podaje punkt, gdy odrzuca akcję.
cli-argument-clause = Rozdział, na przykład M lub KM, albo punkt, na przykład M4 lub KM1, dowolnej z obu gier.
cli-option-rules-game = Gra, której zasady są wypisywane, jeśli nie podano PUNKTU: mount-everest lub k2.
cli-rules-example-1 = Wypisz wszystkie zasady Mount Everest.
cli-rules-example-2 = Wypisz zasady o załadunku.
cli-rules-example-3 = Wypisz zasadę o pełnych polach.
cli-rules-example-4 = Wypisz wszystkie zasady K2.

## everest export-rules

cli-export-rules-short = Skopiuj wbudowane pliki danych, by je zmieniać.
cli-export-rules-help = Skopiuj wbudowane pliki danych gry (mapy, pogoda, karty, żetony, liczby) do folderu, by wpisać liczby z własnego pudełka albo własną mapę. Niczego się nie nadpisuje. Z --rules-dir używają ich pozostałe polecenia.
cli-argument-export-dir = Folder na pliki; jeśli go nie ma, powstanie.
cli-export-rules-example-1 = Skopiuj pliki danych Mount Everest do folderu my-everest.
cli-export-rules-example-2 = Skopiuj pliki K2 do folderu my-k2.
cli-exported = { $count ->
    [one] Zapisano { $count } plik
    [few] Zapisano { $count } pliki
   *[many] Zapisano { $count } plików
}; zmieniaj je, sprawdzaj poleceniem „everest check{ $game ->
    [k2] {" "}--game k2
   *[mount-everest] {""}
} { $dir }”, graj poleceniem „everest play{ $game ->
    [k2] {" "}--game k2
   *[mount-everest] {""}
} --rules-dir { $dir }”.

## everest perft

cli-perft-short = Policz ciągi możliwych akcji.
cli-perft-help = Policz ciągi możliwych akcji od początku albo od pozycji w zapisie, dla każdej długości aż do największej. Liczone są wszystkie akcje wszystkich, którzy mogą grać, i wszystkie wyniki losu. Służy do porównywania silników. W co się gra, mówią opcje nowej gry, a zapis mówi to sam.
cli-option-depth = Największa długość.
cli-argument-perft-record = Zapis, od którego zacząć; inaczej nowa gra.
cli-option-perft-seats = Liczba graczy nowej gry.
cli-perft-example-1 = Policz ciągi do 5 akcji nowej gry na 3 osoby.
cli-perft-example-2 = Policz ciągi do 2 akcji po 120 akcjach zapisu.

## everest serve

cli-serve-short = Uruchom serwer do gier przez sieć.
cli-serve-help = Uruchom serwer do gier przez sieć: ludzie grają w przeglądarce, a programy tak, jak opisuje to docs/protocol.md. Ctrl-C go zatrzymuje, a gry toczą się dalej po następnym uruchomieniu. Każdą opcję może też podać środowisko: --port jako EVEREST_PORT, --database-url jako EVEREST_DATABASE_URL i tak dalej.
cli-option-serve-host = Adres, na którym serwer słucha; 0.0.0.0 to wszystkie adresy maszyny.
cli-option-serve-port = Port, na którym słucha; 0 to dowolny wolny.
cli-option-serve-database-url = Gdzie są gry: sqlite:///PLIK albo postgresql://UŻYTKOWNIK:HASŁO@SERWER/BAZA; inaczej w pliku server.db obok twojego folderu zapisanych gier.
cli-option-serve-root-path = Ścieżka, pod którą serwer udostępnia odwrotne proxy, na przykład /everest; inaczej główna.
cli-option-serve-allow-origin = Inny adres w sieci, którego strony mogą otwierać połączenia, na przykład https://example.org; może być kilka, także po przecinkach.
cli-option-serve-trusted-proxies = Adresy odwrotnych proxy, które mówią, kto pyta, po przecinkach; * to dowolne.
cli-option-serve-bot-processes = W ilu procesach myślą boty.
cli-option-serve-idle-seconds = Gra, w której przez tyle sekund nic się nie dzieje, znika z pamięci; w bazie danych zostaje.
cli-option-serve-most-connections = Ile połączeń naraz może mieć jeden adres.
cli-option-serve-most-matches = Ile gier jeden adres może założyć lub zająć w nich miejsce w ciągu godziny.
cli-option-serve-messages-per-second = Ile wiadomości na sekundę może średnio wysyłać jedno połączenie.
cli-option-serve-delete-over-after = Po ilu dniach usuwana jest gra, która się skończyła; 0 to nigdy.
cli-option-serve-delete-unfinished-after = Po ilu dniach bez żadnej zmiany usuwana jest gra nieskończona; 0 to nigdy.
cli-option-serve-metrics-from = Adresy i sieci, z których można odczytywać pomiary, po przecinkach.
cli-option-serve-log-format = Jak zapisywać dziennik na wyjściu błędów: text (tekst) albo json.
cli-option-serve-log-level = Od którego poziomu zdarzenia trafiają do dziennika: debug, info, warning albo error.
cli-serve-example-1 = Dla programów na tej maszynie, port 8000.
cli-serve-example-2 = Dla sieci, w której stoi maszyna, port 8080.
cli-serve-example-3 = Trzymaj gry w PostgreSQL.
cli-serve-listening = Serwer działa pod adresem { $address }, gry są w { $database }; zatrzymuje go Ctrl-C.
cli-serve-root-path = { $option } to ścieżka taka jak /everest, z liter łacińskich, cyfr, „.”, „_”, „~” i „-”, a nie „{ $given }”.
cli-serve-origin = { $option } to adres taki jak https://example.org, bez ścieżki, a nie „{ $given }”.
cli-serve-proxies = { $option } to adres, sieć taka jak 10.0.0.0/8 albo *, a nie „{ $given }”.
cli-serve-networks = { $option } to adresy i sieci takie jak 127.0.0.1,10.0.0.0/8, a nie „{ $given }”.
cli-serve-cannot-listen = Serwer nie może słuchać na { $host }, port { $port } ({ $reason }); wybierz inne przez --host i --port.
cli-serve-bad-url = URL bazy danych się nie nadaje ({ $reason }); wygląda jak sqlite:////folder/plik.db albo postgresql://użytkownik:hasło@serwer/baza.
cli-serve-unknown-database = „{ $database }” to nie jest baza danych, której można tu użyć; wybierz jedną z { $known }.
cli-serve-in-memory = Baza danych w pamięci ({ $database }) straciłaby wszystkie gry; podaj plik, jak w sqlite:////folder/plik.db.
cli-serve-no-folder = Baza { $database } potrzebuje folderu { $folder }, którego nie ma albo nie jest folderem; załóż go albo wybierz inne miejsce.
cli-serve-unusable-file = Plik { $database } nie nadaje się na bazę danych ({ $reason }); wybierz inny.
cli-serve-no-server = Serwer bazy danych nie wpuszcza programu do { $database } ({ $reason }); sprawdź URL i czy serwer działa.
cli-serve-newer-schema = Bazę { $database } zapisała nowsza wersja everest (rewizja { $revision }); zainstaluj ją albo wybierz inną bazę.
cli-serve-cannot-migrate = Nie da się zaktualizować tabel bazy { $database } ({ $reason }); niczego nie zmieniono.
cli-serve-in-use = Na bazie { $file } działa już serwer; najpierw go zatrzymaj albo wybierz inną bazę.
cli-needs-extra = „{ $command }” potrzebuje pakietów, których tu nie ma; zainstaluj je przez: { $install }

## everest bot

cli-bot-short = Posadź bota przy grze na serwerze.
cli-bot-help = Posadź bota przy grze na serwerze, aż do jej końca. Zajmuje wolne miejsce, a z --token miejsce, którego sekret ma. Gdy połączenie się zerwie, wraca sam. Pokazuje, jak może grać twój własny program.
cli-option-bot-url = Gra: adres serwera, potem /api/matches/ i identyfikator gry.
cli-option-bot-token = Sekret miejsca, by grać za kogoś albo wrócić; lepiej jako EVEREST_TOKEN, bo wiersze poleceń widzą na maszynie inni. Inaczej zajmowane jest pierwsze wolne miejsce.
cli-option-bot-player = Jaki bot gra, jeden z { $bots }.
cli-option-bot-name = Imię przy stole; inaczej nazwa bota.
cli-bot-example-1 = Zajmij wolne miejsce w grze.
cli-bot-example-2 = Zajmij je jako Robin i graj losowo.
cli-bot-example-3 = Graj dalej na miejscu zajętym wcześniej.
cli-bot-joined = Zajęto miejsce { $seat }; jego sekret, by wrócić z --token, to { $token }
cli-bot-again = Gra się nie toczy albo zerwało się połączenie; następna próba za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
cli-bot-over = Gra skończona: { $scores }.
cli-bot-url = { $option } to adres gry, jak http://127.0.0.1:8000/api/matches/ID, a nie „{ $given }”.
cli-bot-token = { $option } to nie sekret miejsca: ma on tylko litery łacińskie, cyfry, „_” i „-”; skopiuj go jeszcze raz.
cli-bot-other-rules = Ta gra toczy się według zasad, których nie ma ta wersja everest; zainstaluj wersję serwera.
cli-bot-no-server = Pod adresem { $url } nie odpowiada serwer ({ $reason }); sprawdź adres i czy serwer działa.
cli-bot-refused = { $kind ->
    [match-unknown] Na serwerze nie ma takiej gry; sprawdź adres.
    [match-full] Wszystkie miejsca w grze są zajęte; podaj sekret jednego z nich w --token.
    [seat-bad-token] Ten sekret nie otwiera żadnego miejsca w grze; sprawdź go i adres.
   *[other] Serwer nie przyjmuje bota: { $code }.
}

## everest verify

cli-verify-short = Sprawdź, że losu nikt nie wybierał.
cli-verify-help = Sprawdź zapis gry, którą rozdawał serwer. Przed grą serwer pokazuje zobowiązanie, sumę kontrolną swojego ziarna; po grze ziarno jest w zapisie. Ziarno powinno pasować do zobowiązania, a każda akcja losu wynikać z ziarna. Porównaj zobowiązanie z tym, które ci pokazano. Kod wyjścia to 1, jeśli coś się różni, i 2, jeśli zapisu nie da się zweryfikować.
cli-verify-example-1 = Zweryfikuj zapis skończonej gry.
cli-verify-seed-good = { $file }: ziarno pasuje do zobowiązania { $commitment }.
cli-verify-seed-wrong = { $file }: ziarno nie pasuje do zobowiązania { $commitment }.
cli-verify-first-chosen = { $file }: wybrano, że zaczyna miejsce { $seat }, więc to nie zależy od ziarna.
cli-verify-first-wrong = { $file }: wiersz { $line }: według nagłówka powinno tu być „{ $right }”, a nie „{ $text }”.
cli-verify-chance-good = { $file }: { $count ->
    [one] { $count } akcja losu wynika z ziarna, jak powinna
    [few] wszystkie { $count } akcje losu wynikają z ziarna
   *[many] wszystkie { $count } akcji losu wynika z ziarna
}.
cli-verify-chance-so-far = { $file }: gra jest nieskończona; { $count ->
    [one] jak dotąd { $count } akcja losu wynika z ziarna, jak powinna
    [few] wszystkie { $count } akcje losu jak dotąd wynikają z ziarna
   *[many] wszystkie { $count } akcji losu jak dotąd wynika z ziarna
}.
cli-verify-chance-wrong = { $file }: wiersz { $line }: ziarno daje „{ $right }”, a nie „{ $text }”.
cli-verify-no-commitment = { $file } nie ma zobowiązania, więc nie da się go zweryfikować; mają je zapisy gier z serwera.
cli-verify-no-seed = { $file } nie ma ziarna, więc nie da się go zweryfikować; serwer podaje je w zapisie, gdy gra się skończy.

## Complaints

cli-no-such-language = Nie ma języka „{ $given }”; wybierz jeden z { $known }.
cli-no-such-command = Nie ma polecenia „{ $given }”{ $near ->
    [none] ; są { $known }.
   *[other] {""}; może chodzi o „{ $near }”.
}
cli-no-such-option = Nie ma opcji { $option }{ $near ->
    [none] ; „{ $command }” ma { $known }.
   *[other] {""}; może chodzi o { $near }.
}
cli-option-value = Po opcji { $option } powinna stać wartość; objaśnia to „{ $command } --help”.
cli-option-without-value = Opcja { $option } nie ma wartości; objaśnia to „{ $command } --help”.
cli-missing-option = Brakuje opcji { $option }; objaśnia ją „{ $command } --help”.
cli-missing-argument = Brakuje argumentu { $argument }; objaśnia go „{ $command } --help”.
cli-too-many-arguments = Słów jest więcej, niż przyjmuje „{ $command }”; nazwy ze spacjami bierz w cudzysłów.
cli-not-a-number = { $option } to liczba całkowita od { $least } do { $most }, a nie „{ $given }”.
cli-not-a-seat = { $option } to miejsce od 0 do { $last } albo „spectator”, a nie „{ $given }”.
cli-not-a-directory = { $option } to istniejący folder, a „{ $given }” nim nie jest.
cli-not-one-of = { $option } to jedno z { $known }, a nie „{ $given }”.
cli-of-other-game = „{ $given }” jako { $option } istnieje tylko w innej grze; dodaj --game { $game } albo usuń { $option }.
cli-limits-of-seats = { $option } { $given } wymaga { $most } graczy, a nie { $seats }; wpisz { $usual } albo usuń opcję.
cli-limits-of-map = { $option } { $given } nie pasuje do mapy { $map }, która nie ma takich limitów; wpisz { $usual } albo usuń opcję.
cli-data-of-other-game = Pliki danych w { $folder } są dla gry { $game ->
    [k2] { game-name-mount-everest }, a nie { game-name-k2 }
   *[mount-everest] { game-name-k2 }, a nie { game-name-mount-everest }
}; wybierz inny folder lub inną grę.
cli-number-of-bots = W { $option } powinno być dla gry { $game ->
    [k2] { game-name-k2 }
   *[mount-everest] { game-name-mount-everest }
} botów od { $least } do { $most }, po jednym na miejsce, a nie { $count }.
cli-no-such-ply = --ply to najwyżej { $last }, liczba akcji w zapisie, a nie { $given }.
cli-no-such-known-ply = --ply to najwyżej { $last }, liczba akcji, o których może wiedzieć to miejsce, a nie { $given }.
cli-not-with-record = Nie podawaj { $option } razem z zapisem, który sam to mówi; usuń jedno z dwóch.
cli-only-with-record = { $option } wymaga zapisu; podaj go albo usuń opcję.
cli-no-such-clause = W zasadach nie ma niczego o oznaczeniu „{ $given }”; są: { $known }.
cli-cannot-write = Nie da się wypisać wyniku: { $reason }.
cli-cannot-write-file = Nie da się zapisać { $file } ({ $reason }); wybierz miejsce, w którym wolno ci pisać.
cli-empty = { $name }: pusto; wpisz tam coś.
cli-file-exists = { $file } już istnieje i nie zostanie nadpisany; wybierz inne miejsce.
cli-files-exist = W folderze { $folder } te pliki już istnieją i nie zostaną nadpisane: { $files }. Wybierz pusty folder.
cli-cannot-read = Nie da się odczytać { $file } ({ $reason }); wybierz miejsce, w którym wolno ci czytać.
cli-system-refuses = System nie pozwala programowi działać dalej: { $reason }.
