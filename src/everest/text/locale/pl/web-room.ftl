# The table as a whole, in the browser.

web-title-your-move = Twój ruch · { $game }
web-title-asked = Cofnąć? · { $game }
web-reload = Wczytaj ponownie
web-mountain = Góra
web-skip = Pomiń
web-seat-late = Ktoś był o chwilę szybszy i zajął to miejsce. Zajmij inne, jeśli jakieś zostało, albo po prostu patrz.
web-seat-unkept = Ta przeglądarka nie może zapamiętać twojego miejsca: jej pamięć jest pełna albo wyłączona. Nie zamykaj tej strony, bo stracisz miejsce.
web-mountain-as-list = Jako lista
web-mountain-as-picture = Jako obraz
web-summary = Podsumowanie
web-tabs = Części stołu
web-tab-pieces = { $game ->
    [k2] Himalaiści
   *[mount-everest] Przewodnicy
}
web-tab-hand = Ręka
web-tab-weather = Pogoda
web-tab-players = Stół
web-tab-log = Dziennik
web-tab-load = Załaduj przewodników w bazie
