"""What can be played at this server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from everest.games.loading import OFFERS
from everest.server.messages.rest import GameOffer, Offers


def offers(bots: Mapping[str, Sequence[str]]) -> Offers:
    """The games; `bots` names those of each."""
    return Offers(
        games=[
            GameOffer(
                game=name,
                seats=list(offer.seat_counts),
                maps=list(offer.maps(None)),
                weather=list(offer.weather(None)),
                limits=list(offer.limits),
                variants=list(offer.variants),
                bots=list(bots[name]),
            )
            for name, offer in OFFERS.items()
        ]
    )
