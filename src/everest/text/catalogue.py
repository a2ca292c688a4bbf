"""The Fluent catalogues: every sentence of the program, by its id, in one language.

A message that a catalogue lacks is an error, never replaced by another language or by its id:
half a translation is found by the tests, not by players.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

LANGUAGES: Final = ("en", "el", "ru", "pl")
"""The languages with a catalogue; the first one is the fallback for the choice of a language."""

LANGUAGE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where systems say which language their user reads, the strongest first."""

OF_THE_BROWSER: Final = "web"
"""How the names of the catalogue files begin that only the client in the browser reads."""

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How an entry of a catalogue file begins; what goes on with it is indented, or closes a brace."""

_REFERENCE: Final = re.compile(r"{ *(-?[a-zA-Z][\w-]*)")
"""What may be another message that a message is put together with."""

_SAID_LIMIT: Final = 1 << 12
"""Sentences that are kept ready: games say the same things again and again."""


class MessageError(ValueError):
    """A message that cannot be put together: an argument is missing, or has no case for it."""


class Catalogue:
    """All sentences in one language.

    >>> Catalogue("en").say("rules-section-M")
    'Moving'

    Attributes:
        language: one of `LANGUAGES`.
    """

    def __init__(self, language: str) -> None:
        """Read the catalogue files of `language`.

        Raises:
            ValueError: if there is no such language.
        """
        if language not in LANGUAGES:
            raise ValueError(f"no catalogue is written in {language!r}")
        self.language = language
        # No isolation marks: terminals show them as junk, and all four languages run left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._said: dict[tuple[object, ...], str] = {}
        self._sources: dict[str, str] = {}
        for _, source in catalogue_sources(language):
            begins = list(_ENTRY.finditer(source))
            ends = [*(entry.start() for entry in begins[1:]), len(source)]
            for entry, end in zip(begins, ends, strict=True):
                self._sources[entry[1]] = source[entry.start() : end]

    def say(self, message_id: str, /, **arguments: str | int) -> str:
        """The sentence `message_id`; numbers are written plainly, without grouping.

        Raises:
            KeyError: if there is no such message.
            MessageError: if the message needs an argument that is not given.
        """
        key = (message_id, *arguments.items())
        text = self._said.get(key)
        if text is None:
            text = self._put_together(message_id, arguments)
            if len(self._said) >= _SAID_LIMIT:
                self._said.clear()
            self._said[key] = text
        return text

    def _put_together(self, message_id: str, arguments: Mapping[str, str | int]) -> str:
        self._read(message_id)
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise KeyError(message_id)
        plain = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in arguments.items()
        }
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise MessageError(f"{self.language}: {message_id}: {errors}")
        return str(text)

    def _read(self, message_id: str) -> None:
        """Put a message into the bundle, unless it is there; all at the start would be slow.

        Raises:
            KeyError: if there is no such message.
            ValueError: if it is not Fluent.
        """
        if self._bundle.has_message(message_id):
            return
        source = self._sources[message_id]
        resource = FluentResource(source)
        if any(isinstance(entry, ast.Junk) for entry in resource.body):
            raise ValueError(f"{self.language}: {message_id} is not Fluent")
        self._bundle.add_resource(resource)
        for other in _REFERENCE.findall(source):
            if self.has(other):
                self._read(other)

    def has(self, message_id: str) -> bool:
        """Whether there is a message with this id."""
        return message_id in self._sources

    def ids(self) -> Iterator[str]:
        """The ids of all messages, in the order of the files."""
        return iter(self._sources)


def catalogue_sources(language: str, *, of_the_browser: bool = False) -> list[tuple[str, str]]:
    """The catalogue files of a language: (name, content), by name.

    Args:
        language: one of `LANGUAGES`.
        of_the_browser: those that only the client in the browser reads, and not the others.
    """
    folder = files("everest.text") / "locale" / language
    return [
        (item.name, item.read_text(encoding="utf-8"))
        for item in sorted(folder.iterdir(), key=lambda item: item.name)
        if item.name.endswith(".ftl") and item.name.startswith(OF_THE_BROWSER) == of_the_browser
    ]


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once.

    Raises:
        ValueError: if there is no such language.
    """
    return Catalogue(language)


def pick_language(option: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the option, else what the environment says, else English.

    >>> pick_language(None, {"LANG": "pl_PL.UTF-8"})
    'pl'
    >>> pick_language(None, {"LANG": "C"})
    'en'

    Raises:
        ValueError: if the option names a language without a catalogue.
    """
    if option is not None:
        language = _language_of(option)
        if language not in LANGUAGES:
            raise ValueError(f"no catalogue is written in {option!r}")
        return language
    for variable in LANGUAGE_VARIABLES:
        if environ.get(variable):  # an empty variable counts as unset
            language = _language_of(environ[variable])
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _language_of(locale: str) -> str:
    """``el`` for ``el_GR.UTF-8``, ``pl-PL`` gives ``pl``."""
    return locale.replace("-", "_").split("_")[0].split(".")[0].strip().lower()
