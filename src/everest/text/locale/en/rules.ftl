# The rules reference for players, one message for each clause, in English.
#
# The ids are stable: "rule-" and the label of the clause (rule-M4 is clause M4). The program names a clause by
# its label when it refuses an action, so a label is never given to another rule; texts may be reworded freely.
# The same ids stand in the catalogue of every language. Titles of sections: "rules-section-" and the letter.
# Texts are plain, without markup, one paragraph each. "Our reading:" marks a point on which the printed rules
# leave a gap or differ between editions, and says how this edition plays it.

## Setup

rules-section-S = Setup
rule-S1 = Before anything else, agree on three things: which side of the map you use (easy or hard), which weather set (summer or winter), and how many of you play, from 2 to 5. Side and weather are separate choices, so the easy side in winter is as proper a game as the hard side in summer.
rule-S2 = You begin with both of your guides in base camp and 5 victory points. Your two tents wait beside the map, and so do as many clients and oxygen bottles as you may ever want; nobody carries anything yet.
rule-S3 = You own 24 cards, the same ones as everybody else. Set the 6 acclimatization cards apart and shuffle them face down: they are your acclimatization deck, which only oxygen opens (O2). Shuffle the other 18 into your main deck and take 6 from it as your first hand.
rule-S4 = Shuffle the 6 weather tiles, lay two of them open side by side and keep four face down. A tile covers three days, and each day is one round of the game, so with the marker on day 1 you have a forecast of six. As days pass your view shrinks from 6 days to 4, today included, and grows back to 6 when a new tile opens. Over the last three days you see only 3, 2 and 1.
rule-S5 = Each icefall space receives a face-down icefall tile, chosen by chance among the tiles of its own type, I or II. Our reading: the printed rules name 5 tiles of type I and 7 of type II and put them on the spaces of their type, so each side of the map has just as many such spaces. On a home-made map with fewer of them, the tiles left over stay in the box, unseen.
rule-S6 = There are 20 risk tokens: 4 show 0, 11 show minus 1 and 5 show minus 2. Mix them face down, then open 3. One edition gives a total of 29, but the numbers it lists for the single values also make 20.
rule-S7 = All score pawns start on 5, lined up from left to right in an order left to chance. Mind who stands where: it can decide a tie (E3).
rule-S8 = The player whose last visit to the mountains is the most recent goes first. Our reading: as a program cannot know that, the first player is drawn at random, unless the table names one.

## Phase 1: cards

rules-section-C = Phase 1: cards
rule-C1 = Everybody handles cards at the same time. Whatever you choose, draw, keep or remove is your secret, but all may see which oxygen bottles you spent. If you want to use oxygen, do it before you choose your cards (section O).
rule-C2 = Lay 3 cards of your hand face down. As soon as every player has done so, all of them are turned up together; these are your cards for today.
rule-C3 = On days 6, 12 and 18 your hand is down to 3 cards, so there is nothing to choose: you play all three. Oxygen used beforehand can still change which three they are.

## Oxygen

rules-section-O = Oxygen
rule-O1 = At the start of phase 1, before you choose cards, you may spend oxygen bottles that lie in your own camps. A bottle on a guide's board is of no use for this. The camp may be deserted: neither guide nor client has to be in it. The spent bottle returns to the supply.
rule-O2 = The higher the camp, the more a bottle gives. From the top of your acclimatization deck you draw 3 cards for a bottle in a camp above 8000 m, 2 between 7000 and 8000 m, 1 between 6000 and 7000 m, and none below 6000 m. Take one of them into your hand; the others do not see which.
rule-O3 = Cards you did not keep return to your acclimatization deck, on top or underneath, arranged as you like. Our reading: one end for all of them; you cannot lay one on top and push another to the bottom.
rule-O4 = A card gained is paid for with a card lost: to finish, remove one card of your hand from the game, face down. It can be any card, an acclimatization card too, except the one this bottle has just brought you.
rule-O5 = Deal with bottles one by one: draw, keep, put back and remove for the first before you decide about a second. If your acclimatization deck is too short for the full draw, take what is there. Our reading: where a bottle would bring nothing, because that deck is empty or the camp lies below 6000 m, it cannot be spent.
rule-O6 = From the moment you keep it, a card gained by oxygen belongs to your main deck and will be shuffled in with the cards you have played (F3). Since another card left the game for it, your main deck, hand and played cards always add up to 18.

## Phase 2: risk

rules-section-R = Phase 2: risk
rule-R1 = Total the movement points on your 3 shown cards. A rope counts with its upward number alone, so one that only leads down is worth 0 here, and acclimatization cards are worth 0 as well. Example: a movement card of 3, a rope of 1 up and 3 down, and any acclimatization card make 4.
rule-R2 = If your total is higher than everyone else's, you must take one of the 3 open risk tokens, whichever you want. When two or more players share the highest total, no token is taken at all. Our reading: one edition calls the three tokens face-down at this point, but both editions open them in the set-up, so you choose with the values in view.
rule-R3 = Once a token is taken, another is turned up to bring the open ones back to 3, as long as there are any. Our reading: a token that has been used does not come back; it is out of the game.
rule-R4 = Taking the token costs nothing at that moment. You pay its value during your own turn on the same day (section K).

## Phase 3: actions

rules-section-A = Phase 3: actions
rule-A1 = The first player begins, and the others follow clockwise.
rule-A2 = Arrange your turn as you please: use cards (U), move guides (M), pitch tents (T), load and unload (L), acclimatize clients (Q) and settle risk (K), in any order and as often as your cards and points last. You may leave out everything except the risk you owe. Then you end the turn, and every card and point not used by then is lost.

## Using cards

rules-section-U = Using cards
rule-U1 = Name a guide when you use a movement card: all the points of that card are for this guide, and the other guide gets none of them. You may use several cards for one guide; their points pile up and stay available until your turn ends. Our reading: a further card may be added while the guide is already under way.
rule-U2 = The points of a movement card take a guide up or down, as you need them.
rule-U3 = A rope has a number for up and a number for down. On using it you settle for one of them and forgo the other. Upward points are for climbing, pitching a tent or paying risk; downward points are for descending or paying risk. Certain ropes have only the number for down.
rule-U4 = Two cards in every main deck wear your clients out: they carry an acclimatization loss. If you use one for a guide, each client travelling with that guide goes down by the number of levels shown. Our reading: the loss strikes at the moment of use, so clients whom you left in a camp earlier, or whom the guide takes along later, are spared.
rule-U5 = An acclimatization card serves a single guide or a single camp of yours. Section Q says how.

## Moving

rules-section-M = Moving
rule-M1 = A guide travels step by step between neighbouring spaces. Each step costs the number printed on the space that you enter, or 1 if no number is printed. You may stop while you still have points.
rule-M2 = Of the two ends of every connection, one is the upper and one the lower. A step towards the upper end is a step up, a step towards the lower end is a step down. Within one turn the same guide may do both, for instance touch the summit and start its way home.
rule-M3 = The table beside the map says how many guides a space can hold, depending on its altitude zone and on the number of players. Guides of all players count together. Our reading: base camp has no limit.
rule-M4 = A full space may be crossed, but a guide must not end its movement there; while crossing it may load, unload and pitch a tent as usual. Our reading: until that guide has moved on, you can use cards for it alone, you cannot move your other guide, and you cannot end your turn. You may therefore step into a full space only if the guide is certain to reach a space with room, using points that it has or can still get from cards this turn, over known ground: crevasses and face-down icefall tiles are no way out. Nothing that it does in the full space may cut off that way.
rule-M5 = If your two guides stand side by side in two full spaces, they may change places. Our reading: this is one single step, and each of them pays for the space that it enters. They do not meet, so they can hand nothing over. If one of the two spaces has room, simply move one guide after the other.
rule-M6 = Some days the weather closes a zone to movement (W3).
rule-M7 = No guide may step into a zone with more oxygen bottles than that zone allows (L6). To go on all the same, abandon the bottles that are too many first (L7).

## Icefall

rules-section-I = Icefall
rule-I1 = To enter the space of a face-down icefall tile you pay 1 point, and the tile is turned over. It lies open, for all players, until the game ends.
rule-I2 = A tile of cost 1 lets your guide in without more ado. From now on this space costs 1.
rule-I3 = A tile of cost 2 wants one more point: either you pay it, with a point of the direction of your step or of any direction, from a further card if need be, or your guide returns to where it came from and does not pay it. Our reading: this is your choice, even if you have the point. From now on this space costs 2.
rule-I4 = A crevasse sends your guide back to where it came from, and the point you paid is gone. No guide of any player can enter this space again.
rule-I5 = Your turn does not end because a guide had to go back: use its remaining points and cards as usual. The way back costs nothing and is always open.

## Tents

rules-section-T = Tents
rule-T1 = A guide with a tent on its board may pitch it where it stands. You pay what it costs to enter that space, in upward points or points of any direction. From then on the tent is a camp and stays where it is for the rest of the game. Any number of camps may share a space.
rule-T2 = Two tents are all you have for the whole game. You may pitch one even where the weather forbids movement. Our reading: you may also pitch one in base camp, at a cost of 1, although that seldom helps.
rule-T3 = Your camps are for your own clients and bottles, and nobody else can use them. Our reading: as no limit is printed, a camp has room for any number of them.

## Loading and unloading

rules-section-L = Loading and unloading
rule-L1 = Handing things over is free, and you may do it at any moment of your own turn. Everything involved must be in one and the same space: a guide, your other guide and your own camps; in base camp the supply takes part as well.
rule-L2 = In base camp your guides can fetch new clients, bottles and your tents, and give things back. A new client has level 1 and has not summited. Clients and bottles never run out. Every client in play is with a guide or in a camp. Our reading: clients enter the game in base camp only, though one edition adds the words "or in camp".
rule-L3 = A guide's board has four rows. A client fills one row and a tent three; the first bottle fills two and each further bottle one, but beside a tent a bottle makes do with the one row that is left. Without a tent, then, a guide can carry up to 4 clients and no bottle, up to 2 clients and 1 bottle, up to 1 client and 2 bottles, or 3 bottles and no client. With a tent it can carry up to 1 client and no bottle, or 1 bottle and no client. No other load fits.
rule-L4 = An exchange is a single step: what counts is that all loads fit when it is done. Two guides with four clients each can therefore still swap a client for a client.
rule-L5 = Whoever takes a client over, its level stays what it was.
rule-L6 = The table beside the map limits how many oxygen bottles a guide may carry, according to the zone in which it stands.
rule-L7 = You may give things up for good. An abandoned bottle goes to the supply, an abandoned tent is out of the game, and an abandoned client dies and costs you points (V4). Our reading: you may do this at any time during your turn.
rule-L8 = Unloading is always possible in base camp. Clients and bottles go back to the supply and a tent to your own stock, from where you can take it again. A client who has not summited leaves this way without gain or loss of points.

## Acclimatizing

rules-section-Q = Acclimatizing
rule-Q1 = Choose one of your guides or one of your camps, wherever it is, and use an acclimatization card on it. Share the points among the clients there as you like; you need not give out all of them. With 3 points, for example, one client could rise by 2 and another by 1. Further cards may be used on the same guide or camp.
rule-Q2 = In the course of a day no level can rise above 6. What a client keeps of that is decided in phase 4 (H2).

## Settling risk

rules-section-K = Settling risk
rule-K1 = A token of minus 1 or minus 2 must be settled before you end your turn. For each point choose one of three ways: (a) give up one movement point of one of the three cards you played today, and if it is a rope, of the number you picked; (b) give up one acclimatization point of an acclimatization card you played today; (c) take one level from every client with a guide for which you used a card this turn, which is impossible if that guide has no clients. Our reading: a card may be used for nothing but paying, and if it carries a loss (U4), that loss then strikes nobody.
rule-K2 = You may mix: the two points of a minus 2 can be settled in different ways and from different cards. Way (c) leaves alone all clients in camps and all clients with a guide for which you used no card.
rule-K3 = Settle at any moment of your turn, from points that are still unspent. Our reading: you may not spend points, nor end your turn, if that would make it impossible to settle what you still owe. Our reading as well: what you owe is forgiven only as far as all three of your cards together could not cover it.
rule-K4 = A token of 0 costs nothing.

## Points

rules-section-V = Points
rule-V1 = When one of your guides arrives on the summit, each client with it who has not summited before scores at once: 2 points for a mountaineer, 3 for a tourist. Such a client has summited from then on and cannot score the summit again.
rule-V2 = When one of your guides arrives in base camp, each client with it who has summited scores at once, again 2 for a mountaineer and 3 for a tourist, and leaves for the supply. A tourist who gets up and safely home has earned you 6 in all.
rule-V3 = Nobody's level changes just because the summit was reached; the height tells only in phase 4.
rule-V4 = A client whose level falls below 1 dies on the spot, in whatever phase that happens, and so does a client whom you abandon. The client goes back to the supply and you lose points at once: 3 for a mountaineer, 4 for a tourist.
rule-V5 = Your score stops at 1 on its way down, and the rest of the loss is forgotten: if you have 3 points and lose 4, you are left with 1. On the way up there is no limit.
rule-V6 = A score pawn that moves is put down to the right of the pawns already on its new number. That order breaks ties (E3).

## Phase 4: acclimatization check

rules-section-H = Phase 4: acclimatization check
rule-H1 = For each client, whether with a guide or in a camp, make one sum: the modifier of its space, plus 1 if at least one camp of yours stands in that space (a second camp adds nothing), minus the weather's loss if the weather affects its zone today. Its level changes by the result. Example: in a space of minus 2 with your camp in it, on a day of minus 1, the level falls by 2.
rule-H2 = First the dead: a client now below level 1 dies (V4). Then the limits: a mountaineer above level 4 goes down to 4, a tourist above level 3 goes down to 3.
rule-H3 = The players are checked in turn order, starting with the first player. Our reading: the order matters only for who stands further left on the score track.

## Weather

rules-section-W = Weather
rule-W1 = One weather tile tells you about three days. A day can be harmless, or it affects one or more zones: with a loss of levels in phase 4, with a ban on movement, or with both.
rule-W2 = The weather's loss strikes every client in an affected zone.
rule-W3 = In a zone without movement the guides stay where they are, and no guide can enter it, whether from below or from above. You can still pitch tents, load, unload and use cards there.

## Phase 5: end of the round

rules-section-F = Phase 5: end of the round
rule-F1 = Pass the first player marker to the left: the next seat begins tomorrow.
rule-F2 = Move the weather marker on by one day. When it comes to the first day of the right-hand tile, that tile takes the place of the left one and a new tile is opened beside it, as long as there is one.
rule-F3 = Draw 3 cards from your main deck. At the end of days 5, 11 and 17 it is empty, so you draw none and go on with the cards you hold. At the end of days 6 and 12 your hand is empty as well: shuffle all 18 cards and draw 6.

## End of the game

rules-section-E = End of the game
rule-E1 = Day 18 is the last. Our reading: clients who are on the mountain when it ends bring no more points and cost none.
rule-E2 = The player with the highest score wins.
rule-E3 = If players are level, the one who got to that score earlier wins, which is the one whose pawn stands further to the left.

## K2 on these maps

rules-section-X = K2 on these maps
rule-X1 = You can play K2 (Rebel, 2010) on the maps of Everest: take all the components and rules of K2 and replace only its map. A flag on each space shows the points for a climber who gets there. Our reading: the icefall tiles are left out, and the icefall spaces cost what is printed on them, which is 1.

## Fine points

rules-section-Z = Fine points: how this edition reads the rules
rule-Z1 = Our reading: a guide in a full space may try a face-down icefall tile only if it would still be certain to get away (M4) after being turned back (I5) with one point less. So no turn ever ends with a space above its limit.
rule-Z2 = Our reading: one of your guides must be present to move things between two camps of yours in the same space, or to bring something from the supply into your camp in base camp. To abandon something from a camp (L7) no guide is needed.
rule-Z3 = Our reading: an acclimatization card used on a guide is a card used for that guide, so its clients can then pay risk in way (c) of K1. Points of a used acclimatization card that you did not give out can still pay risk in way (b) until your turn ends.
rule-Z4 = Our reading: a card may first pay part of your risk and then be used with what is left of it; a card with nothing left cannot be used. If you pay from a rope that you have not used yet, you thereby pick which of its numbers holds.
rule-Z5 = Our reading: to tell whether your risk can still be settled (K3), count the unspent points of your guides and cards, and the levels of clients with a guide for which a card was used or could still be used. Clients whom such a guide could take over free of cost where it stands, from your other guide or from a camp of yours, count too; clients in the supply do not. You cannot abandon or move away the last source of payment if some of the risk would then stay unpaid.
rule-Z6 = Our reading: with the cards of this edition no debt is ever forgiven under K3, for any three cards hold at least 3 points.
rule-Z7 = Our reading: a rope with a downward number only cannot be used for going up. When a guide spends points, those bound to a direction go first and those of any direction are kept as long as possible.
rule-Z8 = Our reading: as long as you have not decided about an icefall tile of cost 2 (I3), you can do only this: use movement cards for that guide, acclimatize clients, settle risk, pay the point, or go back. Until then the guide counts as standing in the space it came from.
rule-Z9 = Our reading: while a guide of yours is in a full space (M4), you cannot use a card for the other guide or on a camp, and the other guide does not move. A guide may still pitch a tent where it stands, and you may load and unload elsewhere. The way out must leave you able to settle your risk. Bottles never block the way out, because they can be abandoned.
rule-Z10 = Our reading: guides can change places (M5) only if both spaces are full and both guides are standing there rather than passing through. A third space never takes part.
rule-Z11 = Our reading: if you lose points while your score is 1, your pawn stays exactly where it is and keeps its place among its neighbours. After day 18 there is no phase 5. If you drew only one card with a bottle, there is nothing to put back under O3.
rule-Z12 = Our reading: you may let a client die by paying in way (c) of K1, even one who has only just joined in base camp. It costs you the same points as any death (V4).
