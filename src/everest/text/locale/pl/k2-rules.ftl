# The rules reference of K2 for players, one message for each clause, in Polish.
#
# It names what differs from Mount Everest, whose reference is in rules.ftl; the messages at the beginning say which
# clauses of that one hold here too. The ids are stable, as they are there: "rule-" and the label of the clause.
# Labels of K2 are two letters and a number, so that they never mean a clause of Mount Everest (K2 is one of those).
# Texts are plain, without markup, one paragraph each. "Nasza wykładnia:" marks a point on which the printed rules
# leave a gap, and says how this edition plays it.
# A round is "tura" here and a player's turn is "kolejka".

## How to read the reference

rules-k2-title = K2 i to, co łączy je z Mount Everest
rules-k2-game = K2 (Rebel, 2010) to starsza siostra gry Mount Everest. Od 1 do 5 graczy prowadzi na górę po dwóch himalaistów przez 18 tur, a na twój wynik składają się wysokości, które osiągnęli obaj, o ile pozostali przy życiu. Tutaj opisano to, co jest inaczej. Oznaczenia punktów K2 mają dwie litery, z których pierwsza to K, na przykład KM1. Oznaczenia z jedną literą, na przykład M4, należą do zasad Mount Everest, a oznaczenie K2 także: to drugi punkt sekcji K.
rules-k2-words = Żeby zastosować punkt Mount Everest do K2, wszędzie tam, gdzie mowa o przewodniku, czytaj „himalaista”. Poziom mają sami himalaiści: to, co punkt mówi o klientach przewodnika, odnosi się do poziomu tego jednego himalaisty. Obóz to po prostu rozbity namiot, w którym niczego się nie trzyma. Pomijaj wszystko, co punkt dodaje o klientach, ładunkach, butlach i lodospadzie.
rules-k2-same = Bez zmian pozostają S4, S6 i S8 z przygotowania, tyle że kafle pogody są z K2; C1, C2 i C3; R1, R2, R3 i R4; A1 i A2; U1, U2 i U3; M1, M2, M3 i M4; K2, K3 i K4; W1 i W2; F1, F2 i F3; X1, dzięki któremu można grać na mapach Everestu; a ze szczegółów Z4, Z5, Z7, Z9 i Z12. Z6 obowiązuje z inną liczbą: w K2 jest karta aklimatyzacji 0, więc dowolne trzy karty mają na pewno 2 punkty, a więcej nie żąda żaden żeton.
rules-k2-instead = Inne punkty ustępują punktom K2: S1, S2 i S3 sekcji KS; U5, Q1 i Q2 punktom KC1, KC2 i KR4; K1 i Z3 punktom KC3 i KR3; M6 i W3 punktowi KM3; T1 i T2 punktom KM2 i KR10; sekcja V sekcji KV; H1, H2 i H3 sekcji KH i punktowi KR9; sekcja E sekcji KE; Z11 punktowi KR11.
rules-k2-without = Na resztę nie ma w K2 miejsca: to sekcje O, I oraz L, a także S5, S7, U4, M5, M7, T3, Z1, Z2, Z8 i Z10.

## Setup

rules-section-KS = K2: przygotowanie
rule-KS1 = Prowadzisz dwóch himalaistów, A i B, a każdy z nich ma jeden namiot; na pionkach z pudełka widnieją liczby 1 i 2. Nie ma przewodników, klientów, butli ani ładunków. Wszystkie twoje karty są w jednej talii, takiej samej jak u pozostałych: to 18 kart, a mianowicie karty ruchu 1 (pięć), 2 (trzy) i 3 (dwie), trzy poręczówki, 1 w górę i 2 w dół, 1 w górę i 3 w dół, 2 w górę i 3 w dół, oraz karty aklimatyzacji 0 (jedna), 1 (dwie), 2 (jedna) i 3 (jedna). Potasuj je i weź 6 na pierwszą rękę.
rule-KS2 = Obaj twoi himalaiści wyruszają z bazy, każdy z poziomem aklimatyzacji 1. Każdy ma też własny pionek punktacji, który zaczyna na najniższej liczbie, czyli na 1.
rule-KS3 = Pogodę, żetony ryzyka i gracza rozpoczynającego przygotowuje się tak jak w Mount Everest (S4, S6, S8). Kafli pogody jest 6, dwa z nich leżą odkryte; żetonów jest 4 o wartości 0, 11 o wartości minus 1 i 5 o wartości minus 2, trzy z nich leżą odkryte. Każdy zestaw pogody pasuje do każdej strony mapy.

## Cards and risk

rules-section-KC = K2: karty i ryzyko
rule-KC1 = Każdej karty używasz dla jednego himalaisty. Karty ruchu i poręczówki działają tak, jak mówią U1, U2 i U3. Karta aklimatyzacji podnosi poziom wskazanego himalaisty, gdziekolwiek jest, o liczbę, która na niej widnieje.
rule-KC2 = W ciągu tury poziom może przekroczyć 6. Do 6 sprowadza go dopiero faza 4 (KH2).
rule-KC3 = Spłacając żeton ryzyka, za każdy jego punkt wybierz jeden z trzech sposobów: (a) oddaj jeden punkt ruchu z karty zagranej w tej turze, a jeśli to poręczówka, z wybranej wartości; (b) oddaj jeden punkt aklimatyzacji z karty zagranej w tej turze; (c) odejmij jeden poziom himalaiście, dla którego użyto karty w tej kolejce. Sposób (c) jest zamknięty dla himalaisty, który w tej kolejce ani się nie rusza, ani nie dostaje punktów aklimatyzacji z karty.

## Moving and tents

rules-section-KM = K2: ruch i namioty
rule-KM1 = Himalaiści idą wzdłuż połączeń narysowanych na mapie, a krok kosztuje tyle, ile wydrukowano na polu, na które wchodzisz, a jeśli nic tam nie ma, to 1. Które z dwóch pól jest wyższe, widać po tym, na jakiej wysokości je narysowano, nawet jeśli na obu flagach jest ta sama liczba. Nasza wykładnia: między dwoma polami na dokładnie tej samej wysokości (KR1) poręczówki można użyć z dowolną z jej wartości. Limity z M3 i M4 na własnej mapie K2 dla 2, 3, 4 i 5 graczy są takie: 2, 3, 3 i 4 himalaistów poniżej 6000 m; 2, 2, 3 i 3 od 6000 do 7000 m; 1, 2, 2 i 2 od 7000 do 8000 m; i zawsze 1 powyżej 8000 m. Dla 5 graczy dwie wyższe strefy mają jeszcze drugą liczbę, 3 od 7000 do 8000 m i 2 powyżej: uzgodnijcie przed grą, czy obowiązują liczby mniejsze, co jest trudniejsze, czy większe, co jest łatwiejsze. Himalaiści nie mogą zamieniać się miejscami (M5).
rule-KM2 = Himalaista może rozbić swój namiot na polu, na którym stoi. Płacisz tyle, ile kosztuje wejście na to pole, punktami w górę lub w dowolnym kierunku. Na całą grę każdy himalaista ma jeden namiot, a rozbity namiot zostaje na miejscu. Na jednym polu może stać dowolnie wiele namiotów.
rule-KM3 = Zimowa pogoda może sprawić, że strefa będzie droższa: wejście na każde jej pole, w górę czy w dół, a także rozbicie tam namiotu kosztuje wtedy więcej, na kaflach K2 o 1 punkt. Ten sam dzień może też odebrać poziomy.

## Points

rules-section-KV = K2: punkty
rule-KV1 = Gdy himalaista wchodzi na pole, którego flaga pokazuje liczbę większą od jego wyniku, ta liczba od razu staje się jego wynikiem. W drodze w dół nic się nie zmienia. Na przykład himalaista z wynikiem 4, wchodząc na pole z flagą 5, ma odtąd 5 i zachowuje je także wtedy, gdy zawróci.
rule-KV2 = Zapamiętajcie, w jakiej kolejności himalaiści docierają na szczyt, bo rozstrzyga ona remisy (KE1).

## Acclimatization check

rules-section-KH = K2: rozliczenie aklimatyzacji
rule-KH1 = Dla każdego himalaisty policz jedną sumę: modyfikator jego pola, plus 1, jeśli stoi tam twój namiot, jego własny lub drugiego z twoich himalaistów (oba razem dają też 1), minus strata z pogody, jeśli pogoda dotyka dziś jego strefy. O ten wynik zmienia się jego poziom.
rule-KH2 = Poziom powyżej 6 spada na 6. Himalaista, którego poziom jest niższy niż 1, ginie: znika z mapy, a jego wynik spada do 1. Nasza wykładnia: jeśli poziom spadnie poniżej 1 w fazie 3, z powodu ryzyka, himalaista ginie w tej samej chwili.

## End of the game

rules-section-KE = K2: koniec gry
rule-KE1 = Po turze 18 dodaj wyniki swoich dwóch himalaistów. Wygrywa najwyższa suma. W razie remisu wygrywa ta z tych osób, której himalaista dotarł na szczyt pierwszy; jeśli żadna z nich nie miała tam himalaisty, gra kończy się remisem.

## Variants

rules-section-KX = K2: wariant rodzinny i jednoosobowy
rule-KX1 = W wariancie rodzinnym każdy gracz dostaje jedną kartę ratunkową, która nie należy do talii. Możesz jej użyć raz, gdy ginie twój himalaista, a wtedy pozostaje on przy życiu: postaw go na dowolnym polu poniżej 6000 m, a jego pionek punktacji cofnij o 4 stopnie na torze punktacji, ale nie niżej niż na 1. Stopnie to nie punkty: z 10 pionek trafia na 4 po łatwiejszej stronie i na 5 po trudniejszej. Nasza wykładnia: tym polem może być także baza, a poziom himalaisty wynosi potem 1.
rule-KX2 = Można też grać samemu. Limity są takie jak dla dwóch graczy, a żeton ryzyka bierzesz w każdej turze, bez względu na zagrane karty. Jeśli jeden z twoich himalaistów zginie, gra od razu się kończy, a twoim rezultatem jest wynik drugiego plus 1; w przeciwnym razie jest nim suma obu po turze 18. Tabela zamienia rezultat na tytuł. Po łatwiejszej stronie latem himalaista ma 20, alpinista od 16 do 17, taternik od 11 do 15, a żeglarz mniej niż 11. Po łatwiejszej stronie zimą oraz po trudniejszej latem jest to od 17 do 20, od 15 do 16, od 10 do 14 i mniej niż 10. Po trudniejszej stronie zimą jest to od 16 do 20, od 14 do 15, od 10 do 13 i mniej niż 10. Nasza wykładnia: na mapach Everestu obowiązują tytuły tej strony K2, która nazywa się tak samo.

## Fine points

rules-section-KR = K2: szczegóły
rule-KR1 = Nasza wykładnia: tylko jedna para pól leży na dokładnie tej samej wysokości, s13 i s14 po trudniejszej stronie. Z każdych innych dwóch wyższe jest to, które na mapie narysowano wyżej, choćby o włos.
rule-KR2 = Nasza wykładnia: przy remisie liczą się tylko ci himalaiści, których pionek punktacji stoi na koniec gry na liczbie szczytu, w kolejności, w jakiej tam dotarli. Kto po wejściu na szczyt zginął lub został uratowany, tego już tam nie ma.
rule-KR3 = Nasza wykładnia: żeby płacić sposobem (c) z KC3, himalaista musi najpierw ruszyć się w tej kolejce albo dostać co najmniej 1 punkt aklimatyzacji. Rozbicie namiotu nie jest ruchem. Karta aklimatyzacji, której już użyto, nie spłaca więcej sposobem (b).
rule-KR4 = Nasza wykładnia: w ciągu tury żaden poziom nie przekroczy 10, bo tam kończy się jego tor. Do 6 poziomy obcina się wyłącznie w fazie 4.
rule-KR5 = Nasza wykładnia: uratowany himalaista staje tylko na polu, gdzie jest miejsce. Jeśli dzieje się to w twojej kolejce, może się potem ruszyć dalej; jeśli w fazie 4, nie rozlicza się go drugi raz. Dla ryzyka liczy się tak jak przedtem. Karty ratunkowej nie musisz używać, chyba że punkty zostały wydane tak, że bez ratunku nie dałoby się spłacić reszty ryzyka (K3).
rule-KR6 = Nasza wykładnia: na mapach Everestu stopniami toru punktacji są liczby z flag tej mapy, każda jeden raz, od najmniejszej do największej.
rule-KR7 = Nasza wykładnia: jeśli w wariancie jednoosobowym obaj himalaiści giną w tej samej fazie 4, rezultat wynosi 2. Rezultat, którego nie ma w tabeli, daje najbliższy niższy tytuł.
rule-KR8 = Nasza wykładnia: gracz, którego obaj himalaiści zginęli, nadal wybiera karty, liczy się przy porównywaniu punktów ruchu (R1) oraz bierze i spłaca żetony ryzyka jak wszyscy.
rule-KR9 = Nasza wykładnia: faza 4 zaczyna się od obliczenia poziomów wszystkich himalaistów. Dopiero potem przychodzi kolej na śmierć i ratunek, gracz po graczu od gracza rozpoczynającego, a himalaista A przed himalaistą B.
rule-KR10 = Nasza wykładnia: baza należy do strefy poniżej 6000 m. Pogoda tej strefy więc ją obejmuje i można w niej rozbić namiot. Namiot himalaisty, który zginął, nadal daje drugiemu z twoich himalaistów plus 1 (KH1).
rule-KR11 = Nasza wykładnia: większe liczby dla 5 graczy (KM1) istnieją tylko na własnej mapie K2. Po turze 18 nikt nie dobiera kart.
rule-KR12 = Nasza wykładnia: jeśli płacisz za ryzyko z poręczówki jeszcze nieużytej, odtąd obowiązuje na niej tylko ta wartość, z której zapłacono.
rule-KR13 = Nasza wykładnia: dopóki jeden z twoich himalaistów jest na pełnym polu (M4), drugi się nie rusza. Może jednak rozbić swój namiot tam, gdzie stoi, a ryzyko wolno spłacać. Wyjściem z pełnego pola jest tylko krok: nie można się z niego wydostać, pozwalając himalaiście zginąć.
