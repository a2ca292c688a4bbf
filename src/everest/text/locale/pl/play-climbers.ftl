# The game in the terminal, in Polish: what only K2 says, about climbers, flags, tents, ranks and
# rescue cards. Words that are typed (commands, ids, action names in square brackets) are not translated.

## Tonight

night-of-a-climber = poziom { $before } ({ $sum }): { $end ->
    [dies] ZGINIE tej nocy
    [cut] po nocy poziom { $level }, obcięty do maksimum
   *[lives] po nocy poziom { $level }
}
report-of-a-climber = poziom { $before } ({ $sum }): { $end ->
    [dies] spada poniżej 1
    [cut] teraz poziom { $level }, obcięty do maksimum
   *[lives] teraz poziom { $level }
}

## Around the climbers

around-climber = Himalaista { $piece }: { $space }, { $height } m. Wynik { $score }.
around-has-tent = Ma swój namiot.
climber-line = Himalaista { $piece }: { $space }, { $height } m. Poziom { $level }, wynik { $score }.
around-dead = Himalaista { $piece } nie żyje; jego wynik to { $score }.
around-tent = Twój namiot himalaisty { $piece }: { $space }.
around-rescue-cards = Twoje karty ratunkowe: { $count }.
around-beside = na tej samej wysokości: { $spaces }
neighbour-of-climber = { $id } (koszt { $cost }, flaga { $flag }, tej nocy { $night }{ $room ->
    [free] {""})
    [0] {""}, PEŁNE)
   *[other] {""}, wolne miejsca: { $room })
}
status-dying = Himalaista { $piece } GINIE: jego poziom spadł poniżej 1. Z kartą ratunkową (masz: { $cards }) trafia na pole poniżej 6000 m z poziomem { $level }, a jego wynik cofa się z { $score } na { $after }. Bez niej znika z mapy na dobre, a jego wynik spada na { $lowest }.

## The choices

menu-group-dying = Himalaista ginie
menu-climb = { $way ->
    [up] w górę na pole
    [down] w dół na pole
   *[level] obok na pole
} { $space }, koszt { $cost }, flaga { $flag }{ $full ->
    [yes] {""}, pełne: trzeba iść dalej
   *[no] {""}
}
menu-rescue = Uratuj himalaistę { $piece }, wynik { $score }; postaw go na polu
menu-give-up = pozwól zginąć himalaiście { $piece }: jego wynik to { $score }{ $players ->
    [alone] {""}, a gra się kończy
   *[several] {""}
}
climber-dies-at-once = { $end ->
    [rescuable] himalaista { $piece } GINIE i potrzebuje twojej karty ratunkowej
    [alone] himalaista { $piece } GINIE: wynik { $score } -> { $lowest }, a gra się kończy
   *[dies] himalaista { $piece } GINIE: wynik { $score } -> { $lowest }
}

## Hints and cautions

hint-climbers-cards = { $players ->
    [alone] Wskazówka: punkty poruszają himalaistów, karty aklimatyzacji podnoszą ich poziomy. Żeton ryzyka bierzesz codziennie, więc zachowaj na niego punkt albo dwa.
   *[several] Wskazówka: punkty poruszają himalaistów, karty aklimatyzacji podnoszą ich poziomy. Jeśli twoja suma punktów jest najwyższa, bierzesz żeton ryzyka.
}
hint-climbers-risk = Wskazówka: żeton spłaca się w swojej kolejce punktami albo poziomem himalaisty. 0 nic nie kosztuje.
hint-climbers-move = Wskazówka: rusz himalaistę, który ma punkty. Wyższa flaga daje punkty od razu, a himalaista nie musi wracać, byle przeżył.
hint-climbers-use = Wskazówka: użyj karty dla himalaisty, a potem go rusz.
hint-climbers-end = Wskazówka: nie ma już czego użyć. Sprawdź poziomy po nocy i zakończ kolejkę.
hint-tent = Wskazówka: himalaista { $piece } może rozbić namiot tam, gdzie stoi: każdy twój himalaista na tym polu zyskuje co noc poziom.
caution-climber-dying = Himalaista { $piece }, { $fate }.
caution-alone = To od razu kończy grę: twoim rezultatem będzie wynik drugiego himalaisty plus 1.
caution-rescuable = Himalaista { $piece } będzie wtedy umierał: możesz go uratować kartą ratunkową albo pozwolić mu zginąć.

## The map

map-zone-of-climbers = { $zone }: na polu najwyżej tylu himalaistów: { $limit }. Dziś: { $loss ->
    [0] { $extra ->
        [0] pogodnie
       *[other] wszystko drożej o { $extra }
    }
   *[other] himalaiści tracą { $loss }{ $extra ->
        [0] {""}
       *[other] {""}, wszystko drożej o { $extra }
    }
}
map-flag = flaga { $flag }
map-beside = obok { $spaces }
map-tent = namiot: { $player } { $piece }

## The table

climbers-head = { $player }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}{ $first ->
    [yes] {""}; dziś gracz rozpoczynający
   *[no] {""}
}
player-tent = Namiot: { $space }.
player-rescue-cards = pozostałe karty ratunkowe: { $count }
player-one-deck = karty na ręce: { $hand }, w talii: { $deck }
strip = Tor punktacji: { $steps }
summit-order = Na szczycie, w tej kolejności: { $climbers }
ranks-title = Tytuły na tej mapie przy tej pogodzie
ranks-none = Dla tej mapy i pogody nie ma tytułów.
ranks-line = { $rank }: od { $least ->
    [one] { $least } punktu
    [few] { $least } punktów
   *[many] { $least } punktów
}{ $missing ->
    [0] {""}, osiągnięto
   *[other] {""}, brakuje { $missing }
}
rank-so-far = Tytuł na razie: { $rank }{ $missing ->
    [0] {""}, wyższego nie ma.
   *[other] {""}; do tytułu { $next } brakuje punktów: { $missing }.
}

## The end

final-draw = Remis: { $players } mają po { $score ->
    [one] { $score } punkcie
    [few] { $score } punkty
   *[many] { $score } punktów
}, a na szczycie nikt nie był pierwszy [KE1].
final-climber = himalaista { $piece }: { $score }{ $dead ->
    [yes] {""}, nie żyje
   *[no] {""}
}
final-alone-dead = { $count ->
    [one] Himalaista zginął, i to kończy grę w dniu { $day } [KX2].
    [few] Obaj himalaiści zginęli, i to kończy grę w dniu { $day } [KX2].
   *[many] Obaj himalaiści zginęli, i to kończy grę w dniu { $day } [KX2].
}
final-alone = Twój rezultat: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}{ $ranked ->
    [yes] {""}. Tytuł: { $rank }.
   *[no] .
}

## Help

help-climbers-start = Prowadzisz na górę dwóch himalaistów, A i B. Każdy daje ci liczbę z najwyższej flagi, do której dotarł, od 1 na dole do 10 na szczycie; zejście niczego nie odbiera. Każdego dnia wybierasz trzy karty i w swojej kolejce używasz ich, żeby się ruszać, rozbijać namioty i podnosić poziomy. W nocy wysokość i pogoda odbierają poziomy; poniżej poziomu 1 himalaista ginie, a jego wynik spada na 1. Wspinaj się więc, póki możesz, i bądź tam, gdzie możesz przeżyć. Po dniu 18 dodaje się oba wyniki.
help-climbers-turn = W swojej kolejce używaj kart, ruszaj się i rozbijaj namioty w dowolnym porządku, tyle razy, na ile starczy kart i punktów. Punkty należą do himalaisty, dla którego użyto karty. Jeśli masz żeton ryzyka, spłać także jego. Na koniec wpisz end. Co niewykorzystane, przepada.
help-climbers-cards = Karta ruchu daje punkty jednemu himalaiście, w dowolną stronę. Poręczówka daje albo wartość w górę, albo wartość w dół. Karta aklimatyzacji podnosi poziom jednego himalaisty; karta z 0 nic nie robi. Każdej karty używa się raz. Zaczynasz z sześcioma kartami z 18, codziennie grasz trzy i dobierasz trzy, ale po dniach 5, 11 i 17 nic: talia jest pusta, i w dniach 6, 12 i 18 grasz te trzy karty, które zostały. Po dniach 6 i 12 wszystkie karty są tasowane i dobierasz sześć.
help-climbers-moving = Krok kosztuje tyle, ile wynosi liczba pola, na które się wchodzi, w górę czy w dół. Zimą pogoda może podnieść koszty w całej strefie; pokazywane koszty już to zawierają. Na polu mieści się tylko pewna liczba himalaistów, im wyżej, tym mniej. Przez pełne pole można przejść, ale nie można na nim zostać.
help-climbers-tents = Każdy himalaista ma jeden namiot na całą grę. Rozbija się go tam, gdzie himalaista stoi, za koszt wejścia na to pole, punktami w górę albo w dowolną stronę; namiot tam zostaje. W nocy każdy twój himalaista na polu z twoim namiotem zyskuje poziom, bez względu na to, którego z dwóch jest namiot.
help-climbers-map = Polecenie map wypisuje wszystkie pola od szczytu w dół, w czterech strefach wysokości: ile dziś kosztuje wejście, co robi tam noc, flagę, dokąd prowadzi pole i kto tam jest. W górę i w dół liczy się wysokością; tu i ówdzie droga na szczyt prowadzi o krok w dół.
help-climbers-night = Każdej nocy poziom każdego himalaisty zmienia się o liczbę jego pola, plus 1, jeśli stoi tam twój namiot, minus strata od pogody w tej strefie. Poniżej 1 himalaista ginie. Powyżej 6 poziom obcina się do 6; w dzień może być wyższy, do 10. Wiersz pod himalaistą pokazuje poziom po nocy.
help-climbers-death = Himalaista, którego poziom spada poniżej 1, w nocy albo przy spłacaniu ryzyka, ginie: znika z mapy, a jego wynik spada na 1. Namiot zostaje, a gracz gra dalej drugim himalaistą. W wariancie rodzinnym może go uratować karta ratunkowa (help family); w grze jednoosobowej śmierć kończy grę (help alone).
help-climbers-risk = Kto ma na trzech kartach najwyższą sumę punktów ruchu, bierze żeton ryzyka; przy remisie nikt. Punkty żetonu spłaca się w swojej kolejce: punktem karty lub himalaisty albo poziomem himalaisty, który w tej kolejce się ruszył lub dostał punkty aklimatyzacji. Z poręczówki liczy się wartość w górę. Ostatni poziom kosztuje himalaistę życie.
help-climbers-scoring = Wynik himalaisty zaczyna się od 1 i rośnie od razu do flagi każdego pola, na które wchodzi, jeśli jest większa. Po dniu 18 dodajesz oba wyniki i wygrywa najwyższa suma; przy remisie ten, czyj himalaista pierwszy był na szczycie i wciąż ma za niego punkty, inaczej jest remis. Polecenie table pokazuje tor punktacji.
help-climbers-alone = W grze jednoosobowej grasz o tytuł: żeglarz, taternik, alpinista, himalaista; polecenie table pokazuje, czego każdy wymaga. Żeton ryzyka bierzesz codziennie, bez względu na karty. Jeśli himalaista zginie, gra od razu się kończy, a twoim rezultatem jest wynik drugiego plus 1.
help-climbers-family = W wariancie rodzinnym każdy gracz ma jedną kartę ratunkową. Gdy himalaista miałby zginąć, możesz jej użyć: himalaista trafia na pole poniżej 6000 m z poziomem 1, a jego wynik cofa się o 4 stopnie toru punktacji. Możesz też pozwolić mu zginąć i zachować kartę.
help-climbers-notation = Słowa w nawiasach kwadratowych to zapis, którego używają pliki gry: play any2; use rope1/3 for A up; use rest2 for B; move A to s03; pitch A; settle with card any2; settle with levels of A; rescue A to s03; give up A; end. Słowa for, to, of i with można pominąć.
