# The guided first climb in the browser: a short match that teaches by doing.

web-learn-title = Learn by climbing
web-learn-progress = Lesson { $number } of { $count }
web-learn-next = Next
web-learn-back = Back
web-learn-show = Show me
web-learn-faster = Skip ahead
web-learn-again = Start again
web-learn-leave = Leave
web-learn-try = Let me try
web-learn-explain = Explain
web-learn-wrong = Not that, not yet. What comes next: { $what }.
web-learn-wrong-climb = Not that, not yet. Guide { $piece } goes here: { $space }.
web-learn-only = Everything else is locked for the moment, so nothing can go wrong.

## The lessons: what is told, and what is to be done

web-learn-welcome = Welcome to Base Camp! You lead two guides, A and B. They take clients up to the summit and home again: a mountaineer scores 2 victory points on the top and 2 more at home, a tourist 3 and 3. Your opponent { $rival } wants the same.
web-learn-weather = Before you climb, look ahead. On days 2 and 3 a storm between 7000 and 8000 m takes levels from everybody there, then come three calm days. So wait below the storm, and go for the summit when it is over.
web-learn-cards = Every morning you choose three cards in secret; their movement points move your guides. The card with the minus wears out the clients of the guide who uses it. Use it today, while guide A has no clients.
web-learn-cards-do = Choose these three: { $cards }.
web-learn-token = Whoever’s cards add up to the most, alone, must take a risk token and pay for it on the same day. You have 7, { $rival } has 3. At least you may pick which one.
web-learn-token-do = Take the 0: it costs nothing.
web-learn-outfit = Time to load. A guide has four rows for what it carries: a tent fills three of them, and an oxygen bottle fits in beside it. With these, guide A will build a camp.
web-learn-outfit-do = Give guide A a tent, then a bottle.
web-learn-clients = Guide B takes the clients. Each fills one row and begins at level 1; a client below level 1 dies. Base Camp adds a level every night, so B waits here until the camp stands.
web-learn-clients-do = Give guide B two mountaineers, then a tourist.
web-learn-icefall = Now the icefall. Its tiles lie face down: stepping onto one costs a movement point and turns it over, and nobody knows what is under it.
web-learn-icefall-do = Send guide A to this space: { $space }. The card that it takes is used by itself.
web-learn-crevasse = The ice holds! From now on this space costs 1 for everybody. The second row is more dangerous, and guide A still has movement points.
web-learn-crevasse-do = Go straight up to this space: { $space }.
web-learn-camp = A crevasse! That way is closed for the rest of the game, and the movement point is lost. Guide A has gone round it, up to { $space }, and has one movement point left for the tent.
web-learn-camp-do = Pitch the tent, then give the bottle to the camp.
web-learn-night = Every night each client’s level changes by its space, by your camp there and by the weather. Beside each client you see its level tonight: in Base Camp they all gain 1. A camp of yours adds 1, too.
web-learn-night-do = End your turn, and let night come.
web-learn-follow = Day 2, and your clients are at level 2. Tiles that are turned stay open for everybody: { $rival } has used your way, and so can guide B.
web-learn-follow-do = Bring guide B up to the camp: { $space }.
web-learn-wait = Day 3. Tonight the storm takes 2 levels between 7000 and 8000 m, but your camp lies below. Wait here and gain another level: mountaineers can keep 4, tourists 3. A day of rest is the day for weak cards.
web-learn-wait-do = Choose these three: { $cards }.
web-learn-settle = You had the most again, and this token is a −1. Before your turn ends you have to pay it: with a movement point, with a card that you do not need, or with a level of each client. You are not going anywhere today.
web-learn-settle-do = Pay with one of your cards: { $cards }.
web-learn-push = Day 4: the sky is clear and your clients are as strong as they can be. Higher up most steps cost 2, every night takes a level or two, and with two players a space above 7000 m has room for one guide only. So be quick.
web-learn-push-do = Lead guide B up to this space: { $space }.
web-learn-oxygen = Now the bottle. Before you choose cards, oxygen in a camp brings you an acclimatization card, and another card leaves your hand for good. You will be glad of it tonight.
web-learn-oxygen-do = Spend the bottle, keep the card that it brings, and remove a 1.
web-learn-summit = The summit is within reach, for five movement points. Your three clients score as soon as they are there.
web-learn-summit-do = Lead guide B to the top: { $space }.
web-learn-tourist = The summit! 7 victory points. But up here the night takes 2 levels, and your tourist has only 2: it would die, and cost you 4 victory points. The red sign on the map warns you of that.
web-learn-tourist-do = Use the acclimatization card for guide B, then give the tourist a level.
web-learn-down = Everybody is alive. You have saved three ropes for today: downwards each of them is worth 3 movement points. Get out of the thin air, as far as they reach.
web-learn-down-do = Climb down with guide B to this space: { $space }.
web-learn-home = Above 8000 m the next storm begins, but you are far below it. In Base Camp every client who has been on the summit scores a second time.
web-learn-home-do = Bring them home with guide B: { $space }.

## The end

web-learn-done-title = Everybody is home!
web-learn-done = You have { $score ->
    [one] { $score } victory point
   *[other] { $score } victory points
}, { $rival } has { $other }, and there { $days ->
    [one] is { $days } day
   *[other] are { $days } days
} left for your next clients.
web-learn-learned = What you know now
web-learn-learned-cards = Three cards a day move your guides. Whoever carries the most movement points alone takes a risk token.
web-learn-learned-icefall = The icefall hides crevasses until somebody tries it. What is open is open for all.
web-learn-learned-camp = Camps add a level every night, and the oxygen in them brings better cards.
web-learn-learned-night = Every night height, camp and weather change your clients’ levels. Below 1 they die, and that costs victory points.
web-learn-learned-points = Clients score on the summit, and again at home. After 18 days the most victory points win.
web-learn-play = Now play a real one
