# The rules reference for players, one message for each clause, in Polish.
#
# The ids are stable: "rule-" and the label of the clause (rule-M4 is clause M4). The program names a clause by
# its label when it refuses an action, so a label is never given to another rule; texts may be reworded freely.
# The same ids stand in the catalogue of every language. Titles of sections: "rules-section-" and the letter.
# Texts are plain, without markup, one paragraph each. "Nasza wykładnia:" marks a point on which the printed rules
# leave a gap or differ between editions, and says how this edition plays it.
# A round is "tura" here and a player's turn is "kolejka".

## Setup

rules-section-S = Przygotowanie
rule-S1 = Na początek uzgodnijcie trzy rzeczy: po której stronie mapy gracie (łatwiejszej czy trudniejszej), z jaką pogodą (letnią czy zimową) i w ile osób, od 2 do 5. Stronę i pogodę wybiera się osobno, więc łatwiejsza strona zimą jest równie dobrą grą jak trudniejsza latem.
rule-S2 = Zaczynasz z oboma przewodnikami w bazie i z 5 punktami zwycięstwa. Twoje dwa namioty czekają obok mapy, podobnie jak dowolna liczba klientów i butli z tlenem, jakiej możesz kiedyś potrzebować; na razie nikt niczego nie niesie.
rule-S3 = Masz 24 karty, takie same jak wszyscy pozostali. Odłóż 6 kart aklimatyzacji i potasuj je zakryte: to twoja talia aklimatyzacji, do której dostęp daje tylko tlen (O2). Pozostałe 18 potasuj jako talię główną i weź z niej 6 na pierwszą rękę.
rule-S4 = Potasujcie 6 kafli pogody, dwa odkryjcie obok siebie, a cztery zostawcie zakryte. Kafel obejmuje trzy dni, a każdy dzień to jedna tura gry, więc gdy znacznik stoi na dniu 1, prognoza sięga sześciu. Z upływem dni widać naprzód, licząc dzisiejszy, od 6 do 4 dni, a z nowym kaflem znowu 6. W ostatnich trzech dniach widać już tylko 3, 2 i 1.
rule-S5 = Na każdym polu lodospadu kładzie się zakryty, losowy kafel lodospadu tego samego typu co pole, I albo II. Nasza wykładnia: drukowane zasady mówią o 5 kaflach typu I i 7 typu II i każą kłaść je na polach ich typu, więc każda strona mapy ma dokładnie tyle takich pól. Jeśli na mapie własnej roboty jest ich mniej, nadmiarowe kafle zostają w pudełku i nikt ich nie ogląda.
rule-S6 = Żetonów ryzyka jest 20: 4 o wartości 0, 11 o wartości minus 1 i 5 o wartości minus 2. Wymieszajcie je zakryte, a potem odkryjcie 3. Jedno z wydań podaje łącznie 29, ale i tam poszczególne liczby dają razem 20.
rule-S7 = Wszystkie pionki punktacji zaczynają na 5, ustawione od lewej do prawej w losowej kolejności. Zapamiętaj, kto gdzie stoi: to może rozstrzygnąć remis (E3).
rule-S8 = Zaczyna osoba, która jako ostatnia była w górach. Nasza wykładnia: program nie może tego wiedzieć, więc gracza rozpoczynającego się losuje, chyba że sami go wskażecie.

## Phase 1: cards

rules-section-C = Faza 1: karty
rule-C1 = Kartami zajmują się wszyscy jednocześnie. To, co wybierasz, dobierasz, zatrzymujesz i usuwasz, jest twoją tajemnicą, ale które butle z tlenem zużywasz, widzą wszyscy. Jeśli chcesz skorzystać z tlenu, zrób to przed wyborem kart (sekcja O).
rule-C2 = Połóż przed sobą 3 zakryte karty z ręki. Gdy wszyscy to zrobią, odkrywacie je równocześnie; to są twoje karty na dziś.
rule-C3 = W turach 6, 12 i 18 masz na ręce już tylko 3 karty, więc nie ma czego wybierać: zagrywasz wszystkie trzy. Użyty wcześniej tlen może jednak zmienić, które to będą.

## Oxygen

rules-section-O = Tlen
rule-O1 = Na początku fazy 1, zanim wybierzesz karty, możesz zużyć butle z tlenem leżące w twoich obozach. Butle na planszy przewodnika się do tego nie nadają. Obóz może być pusty: nie musi w nim być ani przewodnika, ani klienta. Zużyta butla wraca do zasobów.
rule-O2 = Im wyżej stoi obóz, tym więcej daje butla. Z wierzchu swojej talii aklimatyzacji dobierasz 3 karty za butlę w obozie powyżej 8000 m, 2 od 7000 do 8000 m, 1 od 6000 do 7000 m i żadnej poniżej 6000 m. Jedną z nich bierzesz na rękę, nie pokazując jej innym.
rule-O3 = Karty, których nie zatrzymujesz, wracają do talii aklimatyzacji, na wierzch albo pod spód, w dowolnej kolejności. Nasza wykładnia: wszystkie w to samo miejsce; nie można jednej położyć na wierzchu, a innej pod spodem.
rule-O4 = Za zyskaną kartę oddajesz inną: na koniec usuń z gry jedną kartę z ręki, zakrytą. Może to być dowolna karta, także karta aklimatyzacji, byle nie ta, którą właśnie przyniosła ta butla.
rule-O5 = Butle zużywa się po jednej: dobierz, zatrzymaj, odłóż i usuń kartę za pierwszą, a dopiero potem zdecyduj o następnej. Jeśli w talii aklimatyzacji brakuje kart, dobierz tyle, ile jest. Nasza wykładnia: jeśli butla nic by nie dała, bo ta talia jest pusta albo obóz leży poniżej 6000 m, nie można jej zużyć.
rule-O6 = Karta zdobyta dzięki tlenowi należy odtąd do twojej talii głównej i zostanie w nią wtasowana razem z zagranymi (F3). Skoro w zamian inna odeszła z gry, w talii głównej, na ręce i wśród zagranych masz zawsze łącznie 18 kart.

## Phase 2: risk

rules-section-R = Faza 2: ryzyko
rule-R1 = Zsumuj punkty ruchu na swoich 3 odkrytych kartach. Z poręczówki liczy się tylko wartość w górę, więc poręczówka wyłącznie w dół jest tu warta 0; karty aklimatyzacji też są warte 0. Przykład: karta ruchu 3, poręczówka 1 w górę i 3 w dół oraz dowolna karta aklimatyzacji dają 4.
rule-R2 = Jeśli twoja suma jest wyższa niż u każdego z pozostałych, musisz wziąć jeden z 3 odkrytych żetonów ryzyka, dowolnie wybrany. Gdy najwyższą sumę mają co najmniej dwie osoby, żetonu nie bierze nikt. Nasza wykładnia: jedno z wydań nazywa tu żetony zakrytymi, ale oba odkrywają trzy podczas przygotowania, więc wybierasz, widząc wartości.
rule-R3 = Gdy ktoś wziął żeton, odkrywa się kolejny, żeby znów leżały 3 odkryte, dopóki jakieś są. Nasza wykładnia: wykorzystany żeton nie wraca, wypada z gry.
rule-R4 = Samo wzięcie żetonu nic nie kosztuje. Jego wartość spłacasz w swojej kolejce tej samej tury (sekcja K).

## Phase 3: actions

rules-section-A = Faza 3: akcje
rule-A1 = Zaczyna gracz rozpoczynający, a po nim pozostali zgodnie z ruchem wskazówek zegara.
rule-A2 = Swoją kolejkę układasz, jak chcesz: używasz kart (U), przesuwasz przewodników (M), rozbijasz namioty (T), ładujesz i rozładowujesz (L), aklimatyzujesz klientów (Q) i spłacasz ryzyko (K), w dowolnym porządku i tyle razy, na ile starczy kart i punktów. Pominąć możesz wszystko oprócz ryzyka, które masz do spłacenia. Potem kończysz kolejkę, a niewykorzystane karty i punkty przepadają.

## Using cards

rules-section-U = Używanie kart
rule-U1 = Używając karty ruchu, wskaż przewodnika: wszystkie jej punkty należą do niego, drugi nie dostaje z nich nic. Dla jednego przewodnika możesz użyć kilku kart; ich punkty się sumują i są do dyspozycji do końca twojej kolejki. Nasza wykładnia: kolejną kartę można dołożyć także wtedy, gdy przewodnik jest już w drodze.
rule-U2 = Punkty z karty ruchu prowadzą przewodnika w górę albo w dół, zależnie od potrzeby.
rule-U3 = Poręczówka ma wartość w górę i wartość w dół. Używając jej, wybierasz jedną z nich, a druga przepada. Punkty w górę służą do wspinania się, rozbicia namiotu lub spłaty ryzyka; punkty w dół do schodzenia lub spłaty ryzyka. Niektóre poręczówki mają tylko wartość w dół.
rule-U4 = Dwie karty w każdej talii głównej wyczerpują klientów: widnieje na nich utrata aklimatyzacji. Jeśli użyjesz takiej karty dla przewodnika, każdy klient, który z nim jest, traci tyle poziomów. Nasza wykładnia: strata następuje w chwili użycia, więc omija klientów pozostawionych wcześniej w obozie oraz zabranych później.
rule-U5 = Karty aklimatyzacji używa się na jednym przewodniku albo na jednym twoim obozie. Jak dokładnie, mówi sekcja Q.

## Moving

rules-section-M = Ruch
rule-M1 = Przewodnik idzie krok po kroku przez sąsiednie pola. Krok kosztuje tyle, ile wydrukowano na polu, na które wchodzisz, a jeśli nic tam nie ma, to 1. Możesz się zatrzymać, choć zostały ci punkty.
rule-M2 = Każde połączenie ma koniec górny i dolny. Krok ku górnemu jest krokiem w górę, krok ku dolnemu krokiem w dół. W jednej kolejce przewodnik może zrobić i to, i to, na przykład wejść na szczyt i ruszyć w drogę powrotną.
rule-M3 = Tabela obok mapy mówi, ilu przewodników mieści się na polu, zależnie od strefy wysokości i liczby graczy. Przewodników wszystkich graczy liczy się razem. Nasza wykładnia: w bazie nie ma limitu.
rule-M4 = Przez pełne pole wolno przejść, ale przewodnik nie może zakończyć na nim ruchu; po drodze może jak zwykle ładować, rozładowywać i rozbić namiot. Nasza wykładnia: dopóki ten przewodnik nie pójdzie dalej, możesz używać kart tylko dla niego, nie możesz ruszyć drugiego przewodnika ani zakończyć kolejki. Na pełne pole wejdziesz więc tylko wtedy, gdy przewodnik na pewno dotrze na pole, gdzie jest miejsce, za punkty, które ma lub może jeszcze dostać z kart w tej kolejce, i po znanym terenie: szczeliny i zakryte kafle lodospadu nie liczą się jako wyjście. Nic, co robi na pełnym polu, nie może mu tego wyjścia odebrać.
rule-M5 = Jeśli twoi dwaj przewodnicy stoją na sąsiednich polach i oba są pełne, mogą zamienić się miejscami. Nasza wykładnia: to jeden krok, a każdy z nich płaci za pole, na które wchodzi. Nie spotykają się, więc niczego sobie nie przekazują. Jeśli na którymś z tych pól jest miejsce, po prostu przesuń ich jednego po drugim.
rule-M6 = W niektóre dni pogoda zamyka strefę dla ruchu (W3).
rule-M7 = Przewodnik nie może wejść do strefy, jeśli ma więcej butli z tlenem, niż ta strefa dopuszcza (L6). Żeby mimo to iść dalej, najpierw porzuć nadmiarowe (L7).

## Icefall

rules-section-I = Lodospad
rule-I1 = Za wejście na pole z zakrytym kaflem lodospadu płacisz 1 punkt, a kafel się odwraca. Leży odkryty dla wszystkich do końca gry.
rule-I2 = Kafel o koszcie 1 przepuszcza przewodnika bez dalszych kłopotów. Od tej chwili pole kosztuje 1.
rule-I3 = Kafel o koszcie 2 żąda jeszcze jednego punktu: albo go płacisz, punktem w kierunku tego kroku lub w dowolnym, w razie potrzeby z kolejnej karty, albo przewodnik wraca tam, skąd przyszedł, i tego punktu nie płaci. Nasza wykładnia: wybór należy do ciebie, nawet jeśli masz ten punkt. Od tej chwili pole kosztuje 2.
rule-I4 = Szczelina odsyła przewodnika tam, skąd przyszedł, a zapłacony punkt przepadł. Żaden przewodnik żadnego gracza nie wejdzie już na to pole.
rule-I5 = To, że przewodnik musiał zawrócić, nie kończy kolejki: korzystaj z pozostałych punktów i kart jak zwykle. Powrót nic nie kosztuje i zawsze jest możliwy.

## Tents

rules-section-T = Namioty
rule-T1 = Przewodnik, który niesie namiot, może go rozbić tam, gdzie stoi. Płacisz tyle, ile kosztuje wejście na to pole, punktami w górę lub w dowolnym kierunku. Odtąd jest to obóz i zostaje na miejscu do końca gry. Na jednym polu może stać dowolnie wiele obozów.
rule-T2 = Na całą grę masz tylko dwa namioty. Możesz je rozbijać również tam, gdzie pogoda zabrania ruchu. Nasza wykładnia: wolno też w bazie, za 1 punkt, choć rzadko się to przydaje.
rule-T3 = Twoje obozy są dla twoich klientów i butli, nikt inny z nich nie korzysta. Nasza wykładnia: skoro nie wydrukowano limitu, w obozie mieści się ich dowolnie wiele.

## Loading and unloading

rules-section-L = Załadunek i rozładunek
rule-L1 = Przekazywanie jest darmowe i możliwe w każdej chwili twojej kolejki. Wszystko musi jednak być na tym samym polu: przewodnik, twój drugi przewodnik i twoje obozy, a w bazie także zasoby.
rule-L2 = W bazie twoi przewodnicy zabierają nowych klientów, butle i twoje namioty oraz oddają, co niepotrzebne. Nowy klient ma poziom 1 i nie zdobył szczytu. Klienci i butle nigdy się nie kończą. Każdy klient w grze jest z przewodnikiem albo w obozie. Nasza wykładnia: klienci wchodzą do gry tylko w bazie, choć jedno z wydań dodaje słowa „lub w obozie”.
rule-L3 = Plansza przewodnika ma cztery rzędy. Klient zajmuje jeden rząd, namiot trzy; pierwsza butla zajmuje dwa, każda następna jeden, ale obok namiotu butli wystarcza ten jeden, który został. Bez namiotu przewodnik niesie zatem do 4 klientów i żadnej butli, do 2 klientów i 1 butlę, do 1 klienta i 2 butle albo 3 butle i żadnego klienta. Z namiotem niesie do 1 klienta i żadnej butli albo 1 butlę i żadnego klienta. Nic innego się nie zmieści.
rule-L4 = Wymiana to jeden krok: liczy się tylko, żeby po niej wszystkie ładunki się mieściły. Dwaj przewodnicy, z których każdy ma czterech klientów, mogą więc wymienić klienta na klienta.
rule-L5 = Ktokolwiek przejmie klienta, jego poziom się nie zmienia.
rule-L6 = Tabela obok mapy ogranicza liczbę butli z tlenem u przewodnika zależnie od strefy, w której stoi.
rule-L7 = Możesz coś porzucić na dobre. Porzucona butla trafia do zasobów, porzucony namiot wypada z gry, a porzucony klient ginie i kosztuje cię punkty (V4). Nasza wykładnia: wolno to zrobić w każdej chwili swojej kolejki.
rule-L8 = W bazie rozładować można się zawsze. Klienci i butle wracają do zasobów, a namiot do twojego wyposażenia, skąd można go znów zabrać. Klient, który nie zdobył szczytu, odchodzi w ten sposób bez zysku i bez straty punktów.

## Acclimatizing

rules-section-Q = Aklimatyzacja
rule-Q1 = Wybierz jednego swojego przewodnika albo jeden swój obóz, gdziekolwiek jest, i użyj na nim karty aklimatyzacji. Rozdziel jej punkty między tamtejszych klientów, jak chcesz; nie musisz rozdać wszystkich. Na przykład z 3 punktów jeden klient dostaje 2, a drugi 1. Na tym samym przewodniku lub obozie możesz użyć kolejnych takich kart.
rule-Q2 = W ciągu tury żaden poziom nie wzrośnie powyżej 6. Ile z tego klient zachowa, okaże się w fazie 4 (H2).

## Settling risk

rules-section-K = Spłata ryzyka
rule-K1 = Żeton o wartości minus 1 lub minus 2 musisz spłacić przed końcem swojej kolejki. Za każdy punkt wybierz jeden z trzech sposobów: (a) oddaj jeden punkt ruchu z jednej z trzech kart zagranych w tej turze, a jeśli to poręczówka, z wybranej wartości; (b) oddaj jeden punkt aklimatyzacji z karty aklimatyzacji zagranej w tej turze; (c) odejmij jeden poziom każdemu klientowi, który jest z przewodnikiem, dla którego użyto karty w tej kolejce; przewodnik bez klientów nie może tak płacić. Nasza wykładnia: karta może posłużyć wyłącznie do spłaty, a jeśli widnieje na niej utrata (U4), to nie dotyka ona wtedy nikogo.
rule-K2 = Sposoby można łączyć: dwa punkty żetonu minus 2 wolno spłacić różnie i z różnych kart. Sposób (c) omija klientów w obozach oraz klientów przewodnika, dla którego nie użyto żadnej karty.
rule-K3 = Spłacasz w dowolnej chwili swojej kolejki, z punktów jeszcze niewydanych. Nasza wykładnia: nie wolno wydać punktów ani zakończyć kolejki, jeśli reszty ryzyka nie dałoby się już potem spłacić. To też nasza wykładnia: dług jest darowany tylko w tej części, której nie pokryłyby nawet wszystkie trzy twoje karty razem.
rule-K4 = Żeton 0 nic nie kosztuje.

## Points

rules-section-V = Punkty
rule-V1 = Gdy twój przewodnik dociera na szczyt, każdy klient, który z nim jest i jeszcze szczytu nie zdobył, od razu daje punkty: alpinista 2, turysta 3. Odtąd liczy się jako zdobywca szczytu i drugi raz punktów za szczyt nie daje.
rule-V2 = Gdy twój przewodnik dociera do bazy, każdy klient, który z nim jest i zdobył szczyt, od razu daje punkty, znów 2 za alpinistę i 3 za turystę, po czym wraca do zasobów. Turysta, który wszedł na górę i bezpiecznie wrócił, dał ci razem 6.
rule-V3 = Samo dotarcie na szczyt nie zmienia niczyjego poziomu; wysokość daje się we znaki dopiero w fazie 4.
rule-V4 = Klient, którego poziom spadnie poniżej 1, ginie na miejscu, w jakiejkolwiek fazie to nastąpi; ginie też klient, którego porzucasz. Wraca do zasobów, a ty od razu tracisz punkty: 3 za alpinistę, 4 za turystę.
rule-V5 = Twój wynik nie spada poniżej 1, a reszta straty przepada: jeśli masz 3 punkty i tracisz 4, zostaje ci 1. W górę nie ma ograniczenia.
rule-V6 = Pionek punktacji, który się przesuwa, staje po prawej stronie pionków stojących już na nowej liczbie. Ta kolejność rozstrzyga remisy (E3).

## Phase 4: acclimatization check

rules-section-H = Faza 4: rozliczenie aklimatyzacji
rule-H1 = Dla każdego klienta, z przewodnikiem czy w obozie, policz jedną sumę: modyfikator jego pola, plus 1, jeśli na tym polu stoi co najmniej jeden twój obóz (drugi nic nie dodaje), minus strata z pogody, jeśli pogoda dotyka dziś jego strefy. O ten wynik zmienia się jego poziom. Przykład: na polu z minus 2, gdzie masz obóz, w dniu z minus 1, poziom spada o 2.
rule-H2 = Najpierw ofiary: klient, którego poziom jest teraz niższy niż 1, ginie (V4). Potem granice: alpinista powyżej poziomu 4 spada na 4, turysta powyżej poziomu 3 spada na 3.
rule-H3 = Graczy rozlicza się w kolejności gry, począwszy od gracza rozpoczynającego. Nasza wykładnia: ma to znaczenie tylko dla tego, czyj pionek stanie bardziej na lewo na torze punktacji.

## Weather

rules-section-W = Pogoda
rule-W1 = Jeden kafel pogody opisuje trzy dni. Dzień może być niegroźny albo dotknąć jednej lub kilku stref: utratą poziomów w fazie 4, zakazem ruchu albo jednym i drugim.
rule-W2 = Strata z pogody spada na każdego klienta w dotkniętej strefie.
rule-W3 = W strefie z zakazem ruchu przewodnicy zostają na miejscach i nikt nie może do niej wejść, ani z dołu, ani z góry. Nadal wolno tam rozbijać namioty, ładować, rozładowywać i używać kart.

## Phase 5: end of the round

rules-section-F = Faza 5: koniec tury
rule-F1 = Znacznik gracza rozpoczynającego wędruje w lewo: jutro zaczyna następna osoba przy stole.
rule-F2 = Przesuńcie znacznik pogody o jeden dzień. Gdy dojdzie do pierwszego dnia prawego kafla, ten kafel zajmuje miejsce lewego, a obok odkrywa się nowy, dopóki jakiś jest.
rule-F3 = Dobierz 3 karty z talii głównej. Na koniec tur 5, 11 i 17 jest ona pusta: nic nie dobierasz i grasz dalej tym, co masz na ręce. Na koniec tur 6 i 12 pusta jest także ręka: potasuj wszystkie 18 kart i dobierz 6.

## End of the game

rules-section-E = Koniec gry
rule-E1 = Tura 18 jest ostatnia. Nasza wykładnia: klienci, którzy są wtedy jeszcze na górze, nie dają już punktów i nic nie kosztują.
rule-E2 = Wygrywa gracz z największą liczbą punktów zwycięstwa.
rule-E3 = W razie remisu wygrywa ta osoba, która wcześniej osiągnęła ten wynik, czyli ta, której pionek stoi bardziej na lewo.

## K2 on these maps

rules-section-X = K2 na tych mapach
rule-X1 = Na mapach Everestu można grać w K2 (Rebel, 2010): weźcie wszystkie elementy i zasady K2, a wymieńcie tylko mapę. Flaga na każdym polu pokazuje punkty dla himalaisty, który tam dotrze. Nasza wykładnia: kafle lodospadu nie biorą udziału, a pola lodospadu kosztują tyle, ile na nich wydrukowano, czyli 1.

## Fine points

rules-section-Z = Szczegóły: jak to wydanie czyta zasady
rule-Z1 = Nasza wykładnia: z pełnego pola przewodnik może spróbować wejść na zakryty kafel lodospadu tylko wtedy, gdy po zawróceniu (I5), uboższy o punkt, nadal na pewno mógłby pójść dalej (M4). Dzięki temu żadna kolejka nie kończy się z polem ponad limit.
rule-Z2 = Nasza wykładnia: żeby przenieść coś między dwoma swoimi obozami na jednym polu albo z zasobów do swojego obozu w bazie, musisz mieć tam przewodnika. Żeby porzucić coś z obozu (L7), przewodnik nie jest potrzebny.
rule-Z3 = Nasza wykładnia: karta aklimatyzacji użyta na przewodniku liczy się jako karta użyta dla niego, więc jego klienci mogą potem spłacać ryzyko sposobem (c) z K1. Nierozdanymi punktami użytej karty aklimatyzacji można jeszcze spłacać ryzyko sposobem (b) do końca kolejki.
rule-Z4 = Nasza wykładnia: karta może najpierw spłacić część ryzyka, a potem zostać użyta z tym, co na niej zostało; jeśli nie zostało nic, użyć jej nie można. Płacąc z poręczówki jeszcze nieużytej, wybierasz tym samym, która z jej wartości obowiązuje.
rule-Z5 = Nasza wykładnia: sprawdzając, czy ryzyko da się jeszcze spłacić (K3), liczy się niewydane punkty przewodników i kart oraz poziomy klientów, którzy są z przewodnikiem, dla którego karty użyto lub można jej jeszcze użyć. Liczą się też klienci, których taki przewodnik może za darmo przejąć tam, gdzie stoi, od drugiego twojego przewodnika lub z twojego obozu; klienci w zasobach się nie liczą. Nie wolno porzucić ani oddalić ostatniego źródła spłaty, jeśli część ryzyka zostałaby wtedy niespłacona.
rule-Z6 = Nasza wykładnia: z kartami tego wydania dług z K3 nigdy nie zostaje darowany, bo dowolne trzy karty mają co najmniej 3 punkty.
rule-Z7 = Nasza wykładnia: poręczówki, która ma tylko wartość w dół, nie można użyć do wspinania się. Gdy przewodnik wydaje punkty, najpierw idą punkty w określonym kierunku, a punkty w dowolnym kierunku zostają na później.
rule-Z8 = Nasza wykładnia: dopóki nie zdecydujesz o kaflu o koszcie 2 (I3), możesz tylko używać kart ruchu dla tego przewodnika, aklimatyzować klientów, spłacać ryzyko, zapłacić punkt albo zawrócić. Do tego czasu przewodnik liczy się na polu, z którego przyszedł.
rule-Z9 = Nasza wykładnia: gdy twój przewodnik jest na pełnym polu (M4), nie można użyć karty dla drugiego przewodnika ani na obozie, a drugi przewodnik się nie rusza. Przewodnik może jednak rozbić namiot tam, gdzie stoi, a gdzie indziej wolno ładować i rozładowywać. Wyjście musi zostawiać ci możliwość spłaty ryzyka. Butle nigdy nie zamykają wyjścia, bo można je porzucić.
rule-Z10 = Nasza wykładnia: przewodnicy zamieniają się miejscami (M5) tylko wtedy, gdy oba pola są pełne i obaj na nich stoją, a nie tylko przechodzą. Trzecie pole nigdy nie bierze w tym udziału.
rule-Z11 = Nasza wykładnia: jeśli tracisz punkty przy wyniku 1, twój pionek zostaje dokładnie tam, gdzie jest, i zachowuje miejsce wśród sąsiednich. Po turze 18 nie ma fazy 5. Jeśli za butlę dobierasz tylko jedną kartę, nie ma czego odkładać według O3.
rule-Z12 = Nasza wykładnia: płacąc sposobem (c) z K1, możesz dopuścić do śmierci klienta, nawet takiego, który dopiero dołączył w bazie. Kosztuje to tyle punktów co każda śmierć (V4).
