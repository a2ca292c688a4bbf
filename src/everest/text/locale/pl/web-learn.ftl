# The guided first climb in the browser: a short match that teaches by doing, in Polish.

web-learn-title = Pierwsza wspinaczka
web-learn-progress = Lekcja { $number } z { $count }
web-learn-next = Dalej
web-learn-back = Wstecz
web-learn-show = Pokaż mi
web-learn-faster = Szybciej
web-learn-again = Od początku
web-learn-leave = Wyjdź
web-learn-try = Spróbuję
web-learn-explain = Wyjaśnij
web-learn-wrong = To jeszcze nie teraz. Teraz pora na to: { $what }.
web-learn-wrong-climb = To jeszcze nie teraz. Przewodnik { $piece } idzie tutaj: { $space }.
web-learn-only = Wszystko inne jest na razie zablokowane, więc nie da się pomylić.

## The lessons: what is told, and what is to be done

web-learn-welcome = Witaj w bazie! Masz dwóch przewodników, A i B. Prowadzą klientów na szczyt i z powrotem: alpinista daje 2 punkty zwycięstwa na górze i jeszcze 2 w bazie, turysta 3 i 3. Tego samego chce przeciwnik: { $rival }.
web-learn-weather = Zanim ruszysz, spójrz naprzód. W dniach 2 i 3 burza od 7000 do 8000 m zabiera poziomy wszystkim, którzy tam są, a potem przychodzą trzy spokojne dni. Przeczekaj więc poniżej burzy i idź na szczyt, gdy minie.
web-learn-cards = Każdego ranka wybierasz w tajemnicy trzy karty; ich punkty ruchu przesuwają przewodników. Karta z minusem wyczerpuje klientów przewodnika, dla którego jej użyjesz. Użyj jej dziś, póki przewodnik A nie ma klientów.
web-learn-cards-do = Wybierz te trzy: { $cards }.
web-learn-token = Kto ma sam najwyższą sumę kart, musi wziąć żeton ryzyka i spłacić go tego samego dnia. Masz 7, { $rival } ma 3. Możesz chociaż wybrać żeton.
web-learn-token-do = Weź 0: nic nie kosztuje.
web-learn-outfit = Pora na ładunek. Przewodnik ma na niego cztery rzędy: namiot zajmuje trzy, a obok mieści się butla z tlenem. Z tym przewodnik A założy obóz.
web-learn-outfit-do = Daj przewodnikowi A namiot, a potem butlę.
web-learn-clients = Klientów bierze przewodnik B. Każdy zajmuje jeden rząd i zaczyna na poziomie 1; poniżej 1 ginie. Baza dodaje poziom każdej nocy, więc B czeka tu, aż stanie obóz.
web-learn-clients-do = Daj przewodnikowi B dwóch alpinistów, a potem turystę.
web-learn-icefall = A teraz lodospad. Jego kafle leżą zakryte: wejście na taki kafel kosztuje punkt ruchu i go odkrywa, a nikt nie wie, co jest pod spodem.
web-learn-icefall-do = Wyślij przewodnika A na to pole: { $space }. Potrzebna karta użyje się sama.
web-learn-crevasse = Lód trzyma! Od teraz to pole kosztuje wszystkich 1. Drugi rząd jest groźniejszy, a przewodnik A ma jeszcze punkty ruchu.
web-learn-crevasse-do = Idź prosto w górę na to pole: { $space }.
web-learn-camp = Szczelina! Ta droga jest zamknięta do końca gry, a punkt ruchu przepada. Przewodnik A obszedł ją, dotarł tutaj: { $space }, i ma jeszcze jeden punkt ruchu na namiot.
web-learn-camp-do = Rozbij namiot, a potem daj butlę do obozu.
web-learn-night = Każdej nocy poziom klienta zmieniają jego pole, twój obóz na tym polu i pogoda. Obok każdego klienta widać jego poziom po nocy: w bazie wszyscy zyskują 1. Twój obóz też dodaje 1.
web-learn-night-do = Zakończ kolejkę i niech nadejdzie noc.
web-learn-follow = Dzień 2, a twoi klienci są już na poziomie 2. Odkryte kafle pozostają otwarte dla wszystkich: twoją drogą przeszedł już przeciwnik ({ $rival }), przejdzie i przewodnik B.
web-learn-follow-do = Przyprowadź przewodnika B do obozu: { $space }.
web-learn-wait = Dzień 3. Tej nocy burza zabiera 2 poziomy od 7000 do 8000 m, ale twój obóz leży niżej. Zaczekaj tu i zyskaj jeszcze poziom: alpinista zachowa najwyżej 4, turysta 3. Dzień odpoczynku to dzień na słabe karty.
web-learn-wait-do = Wybierz te trzy: { $cards }.
web-learn-settle = Znowu masz najwyższą sumę, a ten żeton to −1. Trzeba go spłacić przed końcem kolejki: punktem ruchu, niepotrzebną kartą albo poziomem każdego klienta. Dziś nigdzie nie idziesz.
web-learn-settle-do = Zapłać swoją kartą: { $cards }.
web-learn-push = Dzień 4: niebo jest czyste, a twoi klienci nie będą już silniejsi. Wyżej większość kroków kosztuje 2, każda noc zabiera poziom lub dwa, a przy dwóch graczach na polu powyżej 7000 m mieści się tylko jeden przewodnik. Spiesz się więc.
web-learn-push-do = Poprowadź przewodnika B na to pole: { $space }.
web-learn-oxygen = Teraz butla. Przed wyborem kart tlen z obozu przynosi kartę aklimatyzacji, a inna karta odchodzi z ręki na zawsze. Tej nocy się przyda.
web-learn-oxygen-do = Zużyj butlę, zatrzymaj kartę, którą przyniesie, i usuń kartę 1.
web-learn-summit = Do szczytu brakuje pięciu punktów ruchu. Twoi trzej klienci dają punkty zwycięstwa, gdy tylko tam staną.
web-learn-summit-do = Poprowadź przewodnika B na samą górę: { $space }.
web-learn-tourist = Szczyt! 7 punktów zwycięstwa. Ale noc zabiera tu 2 poziomy, a turysta ma tylko 2: zginie, a to kosztuje 4 punkty zwycięstwa. Ostrzega przed tym czerwony znak na mapie.
web-learn-tourist-do = Użyj karty aklimatyzacji dla przewodnika B, a potem daj turyście poziom.
web-learn-down = Wszyscy żyją. Na dziś zostały ci trzy liny: w dół każda jest warta 3 punkty ruchu. Uciekaj z rozrzedzonego powietrza tak daleko, jak sięgną.
web-learn-down-do = Zejdź z przewodnikiem B na to pole: { $space }.
web-learn-home = Powyżej 8000 m zaczyna się następna burza, ale ty jesteś daleko poniżej. W bazie każdy klient, który był na szczycie, daje punkty zwycięstwa po raz drugi.
web-learn-home-do = Przyprowadź ich z przewodnikiem B do domu: { $space }.

## The end

web-learn-done-title = Wszyscy w domu!
web-learn-done = Masz { $score ->
    [one] { $score } punkt zwycięstwa
    [few] { $score } punkty zwycięstwa
   *[many] { $score } punktów zwycięstwa
}, { $rival } ma { $other }, a na następnych klientów { $days ->
    [one] został { $days } dzień
    [few] zostały { $days } dni
   *[many] zostało { $days } dni
}.
web-learn-learned = Co już wiesz
web-learn-learned-cards = Trzy karty dziennie przesuwają przewodników. Kto ma sam najwięcej punktów ruchu, bierze żeton ryzyka.
web-learn-learned-icefall = Lodospad kryje szczeliny, dopóki ktoś go nie sprawdzi. Co odkryte, jest odkryte dla wszystkich.
web-learn-learned-camp = Obozy dodają poziom każdej nocy, a tlen w nich przynosi lepsze karty.
web-learn-learned-night = Każdej nocy wysokość, obóz i pogoda zmieniają poziomy klientów. Poniżej 1 klient ginie, a to kosztuje punkty zwycięstwa.
web-learn-learned-points = Klienci dają punkty zwycięstwa na szczycie i jeszcze raz w bazie. Po 18 dniach wygrywa najwięcej punktów zwycięstwa.
web-learn-play = Teraz prawdziwa gra
