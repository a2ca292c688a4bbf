"""`everest bot`: a bot takes part in a match at a table server."""

import os
import re
from random import Random
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer

import everest
from everest.bots.players import BOT_NAMES, make_bot
from everest.cli import options, streams
from everest.cli.complaints import Complaint
from everest.cli.environment import Chosen
from everest.cli.extra import needs_extra
from everest.cli.usage import command_classes
from everest.engine.game import AnyGame
from everest.games.errors import UnknownChoice
from everest.games.faults import RulesetError, printable, shown
from everest.record.record import clean_name
from everest.text.catalogue import Catalogue


def add(app: typer.Typer, catalogue: Catalogue) -> None:
    """Add the command to the program."""
    say = catalogue.say
    command_class, _ = command_classes(catalogue)

    @app.command("bot", cls=command_class, help=say("cli-bot-short"))
    def bot(
        context: typer.Context,
        url: Annotated[
            str,
            typer.Option("--url", metavar=say("cli-metavar-url"), help=say("cli-option-bot-url")),
        ],
        token: Annotated[
            str | None,
            typer.Option(
                "--token", metavar=say("cli-metavar-text"), help=say("cli-option-bot-token")
            ),
        ] = None,
        player: Annotated[
            str,
            typer.Option(
                "--player",
                metavar=say("cli-metavar-name"),
                help=say("cli-option-bot-player", bots=", ".join(BOT_NAMES)),
            ),
        ] = "greedy",
        name: Annotated[
            str | None,
            typer.Option(
                "--name", metavar=say("cli-metavar-name"), help=say("cli-option-bot-name")
            ),
        ] = None,
    ) -> int:
        address = match_address("--url", url)
        kind = options.bot_name("--player", player)
        secret = Chosen(context, os.environ)("--token")
        if secret.is_chosen and not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", secret.value.strip()):
            raise Complaint("cli-bot-token", option=secret.name)
        with needs_extra("everest bot"):
            from everest.cli import remote
        called = clean_name(name or "") or kind
        try:
            match = remote.request(address)
            game = rules_of(match)
            if secret.is_chosen:
                key = secret.value.strip()
            else:
                held = remote.request(f"{address}/join", {"name": called})["held"]
                key = held["token"]
                streams.write(say("cli-bot-joined", seat=held["seat"], token=key))
            remote.play(address, key, make_bot(kind, game, Random()).choose, lost)
            streams.write(say("cli-bot-over", scores=scores_of(remote.request(address))))
        except remote.Refused as error:
            code = printable(error.code)
            raise Complaint("cli-bot-refused", code=code, kind=code.replace(".", "-")) from error
        except remote.NoServer as error:
            raise Complaint("cli-bot-no-server", url=shown(url), reason=error.reason) from error
        return 0

    def lost(seconds: float) -> None:
        streams.complain(f"everest: {say('cli-bot-again', seconds=round(seconds))}")


def match_address(option: str, given: str) -> str:
    """The address of a match in the REST interface.

    Raises:
        Complaint: if it is none.
    """
    text = given.strip().rstrip("/").removesuffix("/play")
    try:
        parts = urlsplit(text)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname)
        is_good = is_good and parts.port != 0 and not parts.query and not parts.fragment
    except ValueError:
        is_good = False
    if not is_good or not re.fullmatch(r"\S*/api/matches/[A-Za-z0-9_-]{1,64}", text):
        raise Complaint("cli-bot-url", option=option, given=shown(given))
    return text


def rules_of(match: dict[str, Any]) -> AnyGame:
    """The rules that a match is played by.

    Raises:
        Complaint: if the server plays by rules that are not at hand.
    """
    try:
        game: AnyGame = everest.load(
            match["game"],
            seats=len(match["seats"]),
            map=match["map"],
            weather=match["weather"],
            limits=match["limits"],
            variant=match["variant"],
        )
    except (UnknownChoice, RulesetError, KeyError, TypeError) as error:
        raise Complaint("cli-bot-other-rules") from error
    if game.ruleset.digest != match["digest"]:
        raise Complaint("cli-bot-other-rules")
    return game


def scores_of(match: dict[str, Any]) -> str:
    """Who has how many points at the end."""
    names = [seat["name"] for seat in match["seats"]]
    scores = [f"{name} {score}" for name, score in zip(names, match["result"], strict=True)]
    return printable(", ".join(scores))
