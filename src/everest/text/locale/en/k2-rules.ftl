# The rules reference of K2 for players, one message for each clause, in English.
#
# It names what differs from Mount Everest, whose reference is in rules.ftl; the messages at the beginning say which
# clauses of that one hold here too. The ids are stable, as they are there: "rule-" and the label of the clause.
# Labels of K2 are two letters and a number, so that they never mean a clause of Mount Everest (K2 is one of those).
# Texts are plain, without markup, one paragraph each. "Our reading:" marks a point on which the printed rules
# leave a gap, and says how this edition plays it.

## How to read the reference

rules-k2-title = K2, and what it shares with Mount Everest
rules-k2-game = K2 (Rebel, 2010) is the elder sister of Mount Everest. From 1 to 5 players lead two climbers each up the mountain for 18 days, and the heights that your two reached make up your result, as long as they stay alive. This part tells what is different. Its labels have two letters, the first of them a K, as in KM1. Any label with a single letter, M4 for example, belongs to the reference of Mount Everest, and so does the label K2: it is the second clause of section K.
rules-k2-words = To read a clause of Mount Everest for K2, put a climber wherever it says guide. Climbers have levels themselves: what a clause says about the clients with a guide holds for the level of that one climber. A camp is a pitched tent with nothing kept in it. Pass over whatever a clause adds about clients, loads, bottles and icefall.
rules-k2-same = Unchanged are S4, S6 and S8 of the set-up, though the weather tiles are those of K2; C1, C2 and C3; R1, R2, R3 and R4; A1 and A2; U1, U2 and U3; M1, M2, M3 and M4; K2, K3 and K4; W1 and W2; F1, F2 and F3; X1, by which you can play on the maps of Everest; and of the fine points Z4, Z5, Z7, Z9 and Z12. Z6 is true with one number changed: as K2 has an acclimatization card of 0, any three cards are sure to hold 2 points, and no token asks for more.
rules-k2-instead = Other clauses give way to one of K2: S1, S2 and S3 to section KS; U5, Q1 and Q2 to KC1, KC2 and KR4; K1 and Z3 to KC3 and KR3; M6 and W3 to KM3; T1 and T2 to KM2 and KR10; section V to section KV; H1, H2 and H3 to section KH and KR9; section E to section KE; Z11 to KR11.
rules-k2-without = The rest has no place in K2: sections O, I and L, and S5, S7, U4, M5, M7, T3, Z1, Z2, Z8 and Z10.

## Setup

rules-section-KS = K2: setup
rule-KS1 = You lead two climbers, A and B, and each of them has one tent; the box numbers the climbers 1 and 2. There are no guides, clients, bottles or loads. You have a single deck of 18 cards with everything in it, the same one as everybody else: movement cards of 1 (five of them), 2 (three) and 3 (two), three ropes, namely 1 up and 2 down, 1 up and 3 down, 2 up and 3 down, and acclimatization cards of 0 (one), 1 (two), 2 (one) and 3 (one). Shuffle it and take 6 cards as your first hand.
rule-KS2 = Your two climbers set out from base camp, each at acclimatization level 1. Each of them also has its own score pawn, on the lowest number there is, 1.
rule-KS3 = Prepare the weather, the risk tokens and the first player as in Mount Everest (S4, S6, S8). The weather is 6 tiles, two of them open; the tokens are 4 of 0, 11 of minus 1 and 5 of minus 2, three of them open. You may combine any weather set with any side of the map.

## Cards and risk

rules-section-KC = K2: cards and risk
rule-KC1 = Whatever card you use, you use it for a single climber. Movement cards and ropes work as U1, U2 and U3 say. An acclimatization card lifts the level of the climber you name by the number on the card, wherever that climber is.
rule-KC2 = While the day lasts, a level may go beyond 6. Only phase 4 brings it back to 6 (KH2).
rule-KC3 = To settle a risk token, choose one of three ways for each of its points: (a) do without one movement point of a card that you played today, and if it is a rope, of the number you picked; (b) do without one acclimatization point of a card that you played today; (c) take one level from a climber for which you used a card this turn. Way (c) is closed to a climber that this turn neither moves nor gets acclimatization points from a card.

## Moving and tents

rules-section-KM = K2: moving and tents
rule-KM1 = Climbers follow the connections drawn on the map, and a step costs what is printed on the space that you enter, or 1 if nothing is printed there. Which of two spaces is the upper one, you can see from the height at which they are drawn, even if both flags show the same number. Our reading: between two spaces that are exactly level (KR1), a rope may be used with either of its numbers. The limits of M3 and M4 are, on K2's own map and for 2, 3, 4 and 5 players: 2, 3, 3 and 4 climbers below 6000 m; 2, 2, 3 and 3 from 6000 to 7000 m; 1, 2, 2 and 2 from 7000 to 8000 m; and always 1 above 8000 m. For 5 players the two upper zones have a second number as well, 3 from 7000 to 8000 m and 2 above: agree beforehand whether the smaller numbers hold, which is harder, or the larger ones, which is easier. Climbers cannot change places (M5).
rule-KM2 = A climber may pitch its own tent in the space where it stands. You pay what entering that space costs, in upward points or points of any direction. There is one tent for each climber in the whole game, and once pitched it stays where it is. A space may hold any number of tents.
rule-KM3 = Winter weather can make a zone more expensive: entering any of its spaces, whether upwards or downwards, and pitching a tent there then costs more, by 1 point on the tiles of K2. The same day may also take levels.

## Points

rules-section-KV = K2: points
rule-KV1 = If a climber enters a space whose flag shows a higher number than the climber's own score, that number is at once its new score. On the way down nothing changes. A climber with a score of 4, for example, has 5 as soon as it enters a space with a flag of 5, and keeps them when it turns back.
rule-KV2 = Note the order in which climbers arrive on the summit, because it breaks ties (KE1).

## Acclimatization check

rules-section-KH = K2: acclimatization check
rule-KH1 = For each climber make one sum: the modifier of its space, plus 1 if a tent of yours stands there, be it its own or that of your other climber (both together still add 1), minus the weather's loss if the weather affects its zone today. Its level changes by the result.
rule-KH2 = A level above 6 goes down to 6. A climber whose level is below 1 dies: it is taken off the map, and its score falls to 1. Our reading: a climber whose level falls below 1 in phase 3, because of risk, dies at that very moment.

## End of the game

rules-section-KE = K2: end of the game
rule-KE1 = When day 18 is over, add the scores of your two climbers together. The highest sum wins. If players are level, the winner is the one of them whose climber was the first on the summit; if none of them had a climber there, the game is drawn.

## Variants

rules-section-KX = K2: family game and solo game
rule-KX1 = In the family game each player gets one rescue card, which does not belong to the deck. You may use it once, when one of your climbers dies, and the climber then lives on: put it on a space of your choice below 6000 m, and move its score pawn 4 steps back on the scoring strip, but not below 1. Steps are not points: from 10 the pawn comes to 4 on the easy side and to 5 on the hard side. Our reading: base camp may be that space too, and the climber's level is then 1.
rule-KX2 = You can also play alone. The limits are those for two players, and you take a risk token every day, whatever cards you play. If one of your climbers dies, the game is over at once, and your result is the score of the other one plus 1; otherwise it is the sum of both after day 18. A table turns the result into a rank. On the easy side in summer a Himalayan climber has 20, an alpinist 16 to 17, a Tatra climber 11 to 15, and a sailor less than 11. On the easy side in winter, and on the hard side in summer, it is 17 to 20, 15 to 16, 10 to 14, and less than 10. On the hard side in winter it is 16 to 20, 14 to 15, 10 to 13, and less than 10. Our reading: on the maps of Everest the ranks are those of the side of K2 with the same name.

## Fine points

rules-section-KR = K2: fine points
rule-KR1 = Our reading: only one pair of spaces is exactly level, s13 and s14 on the hard side. Of any other two, the one drawn higher on the map is the upper one, even by a hair.
rule-KR2 = Our reading: in a tie only those climbers count whose score pawn stands on the number of the summit when the game ends, in the order of their arrival. A climber that died or was rescued after its arrival is no longer there.
rule-KR3 = Our reading: to pay in way (c) of KC3 a climber must first have moved this turn, or have been given at least 1 acclimatization point. Pitching a tent is no movement. Once an acclimatization card has been used, it can no longer pay in way (b).
rule-KR4 = Our reading: in the course of a day no level goes beyond 10, the end of the track. Phase 4 is the only moment at which levels are cut to 6.
rule-KR5 = Our reading: a climber can be rescued only to a space with room. If this happens in your turn, it may move on afterwards; if it happens in phase 4, it is not checked a second time. For risk it counts as it did before. You are free not to use the rescue card, unless you have spent points in such a way that without the rescue you could not settle what you still owe (K3).
rule-KR6 = Our reading: on the maps of Everest the steps of the scoring strip are the numbers on the flags of that map, each of them once, from the lowest to the highest.
rule-KR7 = Our reading: if both climbers of a solo player die in the same phase 4, the result is 2. A result that is missing from the table of ranks gets the rank below it.
rule-KR8 = Our reading: a player whose climbers are both dead goes on choosing cards, is counted when movement points are compared (R1), and takes and settles risk tokens like everybody else.
rule-KR9 = Our reading: phase 4 begins with working out the levels of all climbers. Only then come deaths and rescues, one player after the other from the first player on, and climber A before climber B.
rule-KR10 = Our reading: base camp is part of the zone below 6000 m. Weather in that zone therefore reaches it, and a tent may be pitched in it. The tent of a dead climber still gives your other climber its plus 1 (KH1).
rule-KR11 = Our reading: the larger numbers for 5 players (KM1) exist on K2's own map only. After day 18 nobody draws cards.
rule-KR12 = Our reading: if you pay risk from a rope that you have not used yet, only the number from which you paid holds from then on.
rule-KR13 = Our reading: as long as one of your climbers is in a full space (M4), the other one cannot move. It may pitch its tent where it stands, though, and you may settle risk. The way out of the full space has to be a step: you cannot get out of it by letting the climber die.
