# The browser client, in Polish: what all of its pages share.

web-title = Mount Everest i K2
web-skip-to-main = Przejdź do treści
web-nav-start = Strona główna
web-nav-rules = Zasady
web-settings = Ustawienia
web-language = Język
web-theme = Kolory
web-theme-auto = Jak w systemie
web-theme-light = Jasne
web-theme-dark = Ciemne
web-motion = Animacje
web-sounds = Dźwięki
web-close = Zamknij
web-ok = OK
web-cancel = Anuluj
web-copy = Kopiuj
web-copied = Skopiowano
web-you = ty
web-loading = Wczytywanie …
web-not-loaded = Nie udało się wczytać strony. Sprawdź połączenie i spróbuj ponownie.
web-try-again = Spróbuj ponownie
web-language-not-loaded = Nie udało się wczytać języka. Sprawdź połączenie i spróbuj ponownie.
web-lost-page = Pod tym adresem nic nie ma.
web-something-wrong = Na tej stronie coś poszło nie tak. Twoja partia jest bezpieczna na serwerze.
web-connection-connecting = Łączenie …
web-connection-closed = Połączenie jest zamknięte. Żeby wrócić, wczytaj stronę ponownie.
