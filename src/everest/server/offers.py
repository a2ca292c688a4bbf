"""What can be played at this server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from everest.engine.game import AnyGame
from everest.games.errors import UnknownChoice
from everest.games.loading import OFFERS, limits_for
from everest.server.messages.rest import GameOffer, LimitsOffer, Offers
from everest.server.problems import Problem
from everest.server.thinking import Choices


def offers(bots: Mapping[str, Sequence[str]], network_hosts: Sequence[str] | None = None) -> Offers:
    """The games; `bots` names those of each, `network_hosts` where others find the server."""
    return Offers(
        games=[
            GameOffer(
                game=name,
                seats=list(offer.seat_counts),
                maps=list(offer.maps(None)),
                weather=list(offer.weather(None)),
                limits=list(offer.limits),
                limits_for=[
                    LimitsOffer(map=board, seats=seats, limits=list(limits_for(name, seats, board)))
                    for board in offer.maps(None)
                    for seats in offer.seat_counts
                ],
                variants=list(offer.variants),
                bots=list(bots[name]),
            )
            for name, offer in OFFERS.items()
        ],
        network_hosts=None if network_hosts is None else list(network_hosts),
    )


def chosen(choices: Choices) -> AnyGame:
    """The rules that somebody has chosen.

    Raises:
        Problem: if there is no such choice.
    """
    offer = OFFERS.get(choices.game)
    if offer is not None:  # what there is not is refused before any data is read
        for option, given, known in (
            ("map", choices.map, offer.maps(None)),
            ("weather", choices.weather, offer.weather(None)),
        ):
            if given not in known:
                raise no_choice(option, given, ", ".join(known))
    try:
        return choices.load()
    except UnknownChoice as error:
        known = tuple([str(one) for one in error.known])
        raise no_choice(error.option, str(error.given), ", ".join(known)) from error


def no_choice(option: str, given: str, known: str) -> Problem:
    """The refusal of what there is not."""
    return Problem("choice.unknown", {"option": option, "given": given, "known": known})
