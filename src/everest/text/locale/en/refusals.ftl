# Why an action is refused: what is wrong, and what would be right. `refusal-CODE`, with dashes for
# the dots of the code. The program puts the clause behind the sentence, in brackets.

## Not now

refusal-action-unknown = There is no action with the number { $action }; choose one that is listed.
refusal-game-over = The game is over; nothing more can be done in it.
refusal-chance-not-in-bag = That cannot be dealt now; only what is still face down can come.
refusal-turn-chance-first = Something is dealt first; act when that is done.
refusal-turn-not-yours = It is not this player's turn ({ $seat }); wait until the others have acted.
refusal-phase-choose-cards-first = Cards are chosen now; play cards of your hand, other actions come in your turn.
refusal-phase-take-token-first = A risk token has to be taken now; take one of the open ones first.
refusal-phase-not-in-a-turn = That is not an action for a turn; do it in the phase it belongs to.

## Cards and oxygen

refusal-play-not-in-hand = This card is not in your hand: { $card }; choose one that you hold.
refusal-play-order = Cards are laid down in the order in which they are listed, and { $card } is out of turn; take the last ones back to choose it.
refusal-oxygen-cards-chosen = You have laid down cards already, and oxygen comes before that; take them back first.
refusal-oxygen-no-bottle = No bottle lies in camp { $camp }; bring one there in your turn, bottles with guides do not count.
refusal-oxygen-too-low = Camp { $camp } is too low for oxygen; a bottle brings cards only in a camp above 6000 m.
refusal-oxygen-deck-empty = Your acclimatization deck is empty, so a bottle would bring nothing; go on to choose cards.
refusal-oxygen-no-bottle-spent = You have not spent a bottle, so there is nothing to keep, return or remove; spend one first.
refusal-oxygen-not-drawn = You have not drawn this card: { $card }; choose one of those that you drew.
refusal-oxygen-keep-first = You have drawn cards for a bottle; keep one of them first.
refusal-oxygen-return-first = Cards that you did not keep are still on the table; put them back on top of or under the deck first.
refusal-oxygen-same-end = All cards go back to the same end of the deck; put { $card } where you put the one before.
refusal-oxygen-just-taken = You have just taken this card ({ $card }) and cannot remove it; remove another one.
refusal-oxygen-remove-first = You have taken a card for a bottle; remove one card of your hand first.
refusal-take-not-open = No token of value { $value } lies open; take one of the open ones.

## Using cards

refusal-use-card-not-left = You do not have this card to use now: { $card }; use one of those you played today and have left.
refusal-camp-not-pitched = Camp { $camp } is not pitched; bring a tent up and pitch it first.
refusal-raise-no-points = There are no points to give to clients there ({ $holder }); use an acclimatization card on that place first.
refusal-raise-not-there = No such client is there ({ $holder }): { $client }; choose one that is.

## Moving and tents

refusal-move-not-neighbours = { $space } is not next to { piece }; move to a neighbouring space, one step at a time.
refusal-move-zone-closed = The weather allows no movement { $zone ->
    [z0] below 6000 m
    [z1] from 6000 to 7000 m
    [z2] from 7000 to 8000 m
   *[z3] above 8000 m
} today, so { piece } cannot go to { $space }; wait for another day.
refusal-move-crevasse = At { $space } is a crevasse; guide { $piece } must take another way.
refusal-move-too-expensive = Entering { $space } costs { $cost } and { piece } has { $have ->
    [one] { $have } point
   *[other] { $have } points
} for that direction; use a card for it first.
refusal-move-too-many-bottles = Guide { $piece } carries too many oxygen bottles for { $space } ({ $bottles }, allowed { $limit }); put some down or abandon them first.
refusal-move-full = { $game ->
    [k2] { $space } is full (climbers: { $limit }) and climber { $piece } could not surely get on from there; keep enough points for a way out, or go elsewhere.
   *[mount-everest] { $space } is full (guides: { $limit }) and guide { $piece } could not surely get on from there; keep enough points for a way out, or go elsewhere.
}
refusal-passing-other-piece = { $game ->
    [k2] Climber { $piece } stands in a full space; move it on before you use cards for the other one or move it.
   *[mount-everest] Guide { $piece } stands in a full space; move it on before doing anything for others.
}
refusal-passing-no-way-out = This would leave { piece } in a full space without a sure way out; keep the points for it, or move on first.
refusal-swap-not-neighbours = Your guides are not in neighbouring spaces, so they cannot change places; move them one after the other.
refusal-swap-not-full = Your guides can change places only where both spaces are full; here one has room, so simply move.
refusal-swap-passing = A guide that is only passing through cannot change places; move it on to a space with room.
refusal-swap-zone-closed = The weather allows no movement { $zone ->
    [z0] below 6000 m
    [z1] from 6000 to 7000 m
    [z2] from 7000 to 8000 m
   *[z3] above 8000 m
} today, so the guides cannot change places; wait for another day.
refusal-pitch-no-tent = Guide { $piece } carries no tent; in base camp it can take one that you have left.
refusal-pitch-too-expensive = Pitching here costs { $cost } and { piece } has { $have ->
    [one] { $have } point
   *[other] { $have } points
} for it; use a card with upward points or points for any direction first.

## Icefall

refusal-tile-decide-first = A guide waits at the icefall tile of { $space }; pay or go back first.
refusal-tile-none-turned = No guide waits at an icefall tile, so there is nothing to pay or to go back from; move first.
refusal-tile-cannot-pay = The tile asks for { $cost } more and the guide has { $have }; use a card for it, or go back.

## Loading

refusal-load-overloaded = A guide carries too much for the moment; bring its load in order before anything else.
refusal-give-not-there = This is not there to be taken ({ $source }): { $item }; choose what is.
refusal-give-no-tent-left = You have no tent left in the supply; each player has two in the whole game.
refusal-give-only-in-base-camp = The supply is in base camp only; take or return { $item } there.
refusal-give-not-same-space = Giver and taker are not in the same space ({ $source }, { $target }); bring them together first.
refusal-give-needs-guide = None of your guides is there to carry { $item }; bring one there first.
refusal-give-just-received = This was received just now ({ $source }): { $item }; do something other than loading before it is passed on.
refusal-give-just-given = This was given away just now ({ $target }): { $item }; undo, or do something other than loading first.
refusal-give-camp-full = The camp has no room for { $item }; keep it elsewhere.
refusal-give-too-many-bottles = A guide may carry no more bottles in this zone (limit { $limit }); leave the bottle where it is.
refusal-give-no-room = There is no room for this ({ $target }): { $item }; a board has four rows: client 1, tent 3, first bottle 2, further bottles 1, a bottle beside a tent 1.
refusal-give-overloaded = While a guide carries too much, only what brings its load in order is allowed; undo, or unload that guide.

## Risk and the end of the turn

refusal-settle-nothing-due = You have no risk to settle; go on with your turn.
refusal-settle-no-such-point = { piece-first } has no such point to pay with; pay with another point, a card or levels.
refusal-settle-no-card-used = No card has been used for guide { $piece } this turn, so its clients cannot pay; use one for it, or pay otherwise.
refusal-settle-no-levels = Guide { $piece } has no clients who could pay with a level; pay otherwise.
refusal-settle-no-rest-point = No acclimatization point is left over to pay with; pay otherwise.
refusal-risk-unpayable-after = { $game ->
    [k2] After that, your risk ({ $risk }) could not be settled any more; choose something that leaves enough to settle it.
   *[mount-everest] After that, your risk ({ $risk }) could not be settled any more; settle it first.
}
refusal-end-risk-left = You still have risk to settle ({ $risk }); settle it before you end the turn.
refusal-end-in-full-space = { piece-first } stands in a full space; move it on before you end the turn.

## Climbers

refusal-climber-dead = Climber { $piece } is dead and can do nothing any more; act with your other one, or end the turn.
refusal-pitch-tent-stands = The tent of climber { $piece } stands already, and there it stays; each climber has one in the whole game.
refusal-settle-climber-idle = Climber { $piece } has neither moved nor got acclimatization points this turn, so its level cannot pay; do one of these first, or pay otherwise.
refusal-settle-death-in-full-space = Climber { $piece } has only one level left, and nobody may die while one of your climbers is in a full space; move on first, or pay otherwise.
refusal-rescue-nobody-dying = None of your climbers is dying, so there is nobody to rescue or to give up; keep the rescue card for then.
refusal-rescue-decide-first = Climber { $piece } is dying; rescue it or let it die before anything else.
refusal-rescue-full = { $space } is full, so climber { $piece } cannot be put there; choose a space that has room.
refusal-rescue-too-high = { $space } is not below 6000 m, so climber { $piece } cannot be rescued to it; choose a lower space.
