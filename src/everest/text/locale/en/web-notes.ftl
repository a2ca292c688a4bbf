# The browser client: advice in words, `web-duty-CODE`, `web-warning-CODE` and `web-hint-CODE` for the
# codes of everest.advice.

## Duties: what comes before all else

web-duty-take = { $players ->
    [alone] You climb alone, so you take a risk token every day. Choose one of the open ones.
   *[several] Your cards carry the highest sum. Choose one of the open risk tokens.
}
web-duty-risk = { $points ->
    [one] Settle { $points } point of risk before your turn ends.
   *[other] Settle { $points } points of risk before your turn ends.
}
web-duty-passing = { piece-first } stands in a full space ({ $space }) and has to move on.
web-duty-overloaded = A guide carries too much. Unload something first.
web-duty-at-tile = Guide { $piece } stands before an icefall tile ({ $space }). Getting in costs { $cost } more, and it has { $have } for that: pay, or go back.
web-duty-rest = { $points ->
    [one] Give { $points } acclimatization point to a client ({ holder }).
   *[other] Give { $points } acclimatization points to clients ({ holder }).
}
web-duty-dying = Climber { $piece } is dying. { $cards ->
    [one] Your rescue card
   *[other] One of your { $cards } rescue cards
} can bring it below 6000 m, with level { $level } and a score of { $after } instead of { $score }. Or let it die: its score drops to { $lowest }.

## Warnings: what is left undone

web-warning-dying = { $game ->
    [k2] Climber { $piece } dies tonight at { $space }: { $sum }.
   *[mount-everest] { $kind ->
        [mountaineer] { $count ->
            [one] A mountaineer at { $space } ({ holder }) dies
           *[other] { $count } mountaineers at { $space } ({ holder }) die
        }
       *[tourist] { $count ->
            [one] A tourist at { $space } ({ holder }) dies
           *[other] { $count } tourists at { $space } ({ holder }) die
        }
    } tonight: { $sum }.
}
web-deaths-cost = { $points ->
    [one] It costs { $points } victory point.
   *[other] It costs { $points } victory points.
}
web-warning-no-card = You have used none of your cards; they are lost when your turn ends.
web-warning-cards-left = Cards not used: { $cards }.
web-warning-points-left = { $points ->
    [one] { $points } movement point is not used.
   *[other] { $points } movement points are not used.
}
web-warning-rest-left = { $points ->
    [one] { $points } acclimatization point is not given out ({ holder }).
   *[other] { $points } acclimatization points are not given out ({ holder }).
}
web-warning-alone = A death ends the game at once. Your result is then the other climber's score plus 1.

## The sum of a night

web-night-level = level { $level }
web-night-space = height { $change }
web-night-camp = { $game ->
    [k2] own tent { $change }
   *[mount-everest] own camp { $change }
}
web-night-weather = weather { $change }

## Hints: what a sensible next step is

web-hint-way-down = { $game ->
    [k2] Climber { $piece } loses levels up here. The nearest space below where it loses none tonight is { $space }, { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    } away.
   *[mount-everest] Guide { $piece } is high up with clients. The nearest space below where nobody loses a level tonight is { $space }, { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    } away.
}
web-hint-acclimatize = { $game ->
    [k2] An acclimatization card raises the level of { holder } before the night.
   *[mount-everest] An acclimatization card raises the levels of clients before the night. Those in need are here: { holder }.
}
web-hint-survive = { $game ->
    [k2] Climber { $piece } dies here tonight. The nearest space below where it lives through the night is { $space }, { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    } away.
   *[mount-everest] Clients with guide { $piece } die here tonight. The nearest space below where all of them live through the night is { $space }, { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    } away.
}
web-hint-summit = { $game ->
    [k2] Climber { $piece } can reach the summit today: { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    } up from here. The flag scores at once.
   *[mount-everest] Guide { $piece } can reach the summit today: { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    } up from here. Clients who get there score at once.
}
web-hint-cards = { $game ->
    [k2] { $players ->
        [alone] Choose three cards. Movement points move your climbers, acclimatization raises their levels. You take a risk token every day, so keep a movement point or two for it.
       *[several] Choose three cards. Movement points move your climbers, acclimatization raises their levels. But if your sum of movement points is the highest of all, you take a risk token.
    }
   *[mount-everest] Choose three cards. Their movement points move your guides. But if your sum of movement points is the highest of all, you take a risk token.
}
web-hint-risk = { $game ->
    [k2] You pay for the token in your turn, with movement points, with points of unused cards, or with a level of a climber. A 0 costs nothing.
   *[mount-everest] You pay for the token in your turn, with movement points, with points of unused cards, or with a level of your clients. A 0 costs nothing.
}
web-hint-settle = Settle your risk before you spend the last movement points: with movement points, with points of a card, or with levels.
web-hint-settle-level = No movement points and no cards are left: each point of risk takes a level.
web-hint-move = { $game ->
    [k2] Pick a climber that has movement points, then a space beside it. A higher flag scores at once, and the climber need not come down again, only stay alive.
   *[mount-everest] Pick a guide that has movement points, then a space beside it. Going up costs movement points, and so does coming home later.
}
web-hint-use = { $game ->
    [k2] Use a card for a climber, then move it.
   *[mount-everest] Use a card for a guide, then move it.
}
web-hint-end = Nothing is left to use. Look at tonight's levels, then end your turn.
web-hint-oxygen = An oxygen bottle in your camp brings acclimatization cards, but only before you choose your cards.
web-hint-camp = The tent of guide { $piece } can become a camp where it stands, for { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }: your clients in that space gain a level every night.
web-hint-fetch = Clients in your camp at { $space } die tonight. A guide that comes there can take them down.
web-hint-tile = Pay to get in, use another card to be able to pay, or go back.
web-hint-raise = Give the points to clients who would die tonight, or who are to go high.
web-hint-load = Load first: a guide takes 4 clients, or a tent and 1 client. Then use cards and move.
web-hint-tent = Climber { $piece } can pitch its tent where it stands: each of your climbers there gains a level every night.

## A space that is out of reach

web-refusal-too-far = { $space } is too far today for { piece }: even with all cards that are left, { $missing ->
    [one] { $missing } movement point is
   *[other] { $missing } movement points are
} missing.
