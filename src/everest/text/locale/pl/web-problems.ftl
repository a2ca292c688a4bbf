# The browser client, in Polish: why the server has not done something, `web-problem-CODE` with dashes for
# the dots of the codes of docs/protocol.md; `net` is what the client itself finds.

## What was asked for

web-problem-address-unknown = Pod tym adresem nic nie ma. Wczytaj stronę ponownie.
web-problem-match-unknown = Nie ma takiej partii. Sprawdź odnośnik; partia mogła też zostać usunięta.
web-problem-match-not-running = Ta partia teraz się nie toczy: jeszcze się nie zaczęła albo jest skończona.
web-problem-match-full = Nie ma już wolnego miejsca. Możesz patrzeć albo zacząć własną partię.
web-problem-choice-unknown = Serwer nie oferuje takiego wyboru. Wczytaj stronę ponownie i wybierz jeszcze raz.
web-problem-message-bad = Serwer nie może tego przyjąć. Sprawdź wypełnione pola albo wczytaj stronę ponownie.
web-problem-message-too-large = To za długie. Skróć to.

## Who asks

web-problem-seat-bad-token = To urządzenie nie trzyma tego miejsca. Użyj tego, na którym zajęto miejsce.
web-problem-seat-none = Teraz tylko patrzysz. Zajmij miejsce, żeby grać.
web-problem-seat-taken = To miejsce jest zajęte. Wybierz inne.
web-problem-seat-reserved = Wolne miejsca czekają na innych. Dołącz pod umówionym imieniem.
web-problem-seat-unknown = Nie ma takiego miejsca przy tym stole.
web-problem-seat-empty = Nikt tam nie siedzi.
web-problem-seat-held = Na tym miejscu gra komputer. Najpierw na nie wróć.
web-problem-seat-not-held = Na tym miejscu nie gra komputer; graj dalej.
web-problem-seat-freed = Gospodarz zwolnił twoje miejsce. Dołącz ponownie albo patrz.
web-problem-host-bad-token = Może to zrobić tylko gospodarz partii, na urządzeniu, na którym ją założono.
web-problem-spectators-none = Dopóki ta partia trwa, nikt nie może na nią patrzeć. Wróć, gdy się skończy.
web-problem-origin-foreign = Serwer nie zna adresu tej strony. Może na niego pozwolić ten, kto prowadzi serwer.
web-problem-rate-exceeded = To za dużo naraz. Poczekaj chwilę i graj dalej wolniej.

## What was done

web-problem-act-stale = Partia tymczasem poszła dalej. Spójrz na stół i wybierz jeszcze raz.
web-problem-act-ahead = Ta strona wyprzedza stół. Wczytaj ją ponownie.
web-problem-act-unknown = Serwer nie zna tej akcji. Wczytaj stronę ponownie.
web-problem-act-illegal = Zasady teraz na to nie pozwalają.
web-problem-take-back-nothing = Nie masz czego cofnąć.
web-problem-take-back-off = Tutaj niczego nie da się cofnąć.
web-problem-ask-needless = Nie trzeba pytać: cofnij to od razu.
web-problem-ask-not-now = Karty wybiera się teraz w tajemnicy. Zapytaj, gdy zostaną odkryte.
web-problem-ask-open = Ktoś już zapytał. Poczekaj na odpowiedzi.
web-problem-ask-closed = To pytanie jest już zamknięte.
web-problem-ask-answered = Nikt cię o to nie pyta albo zgoda została już wyrażona.
web-problem-clock-over = Twój czas się skończył; dalej gra za ciebie komputer.
web-problem-chat-off = W tej partii nie można rozmawiać.
web-problem-chat-full = Rozmowa w tej partii jest pełna.
web-problem-rematch-not-over = Partia jeszcze trwa; graj dalej.

## How the server and the connection are

web-problem-server-storage = Serwer nie może teraz niczego zapisać. Spróbuj wkrótce ponownie.
web-problem-server-stopping = Serwer jest zatrzymywany. Spróbuj później.
web-problem-client-not-built = Strony tego serwera nie są jeszcze zbudowane. Może je zbudować ten, kto go prowadzi.
web-problem-net-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-problem-net-closed = Połączenie ze stołem jest zamknięte. Wczytaj stronę ponownie.
web-problem-net-unheard = Połączenie przerwało się i w rozmowie nie ma tych słów. Jeśli ich brakuje, wyślij je jeszcze raz.
