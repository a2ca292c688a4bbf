"""The catalogues as syntax trees, those of the browser too."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast as ftl
from fluent.syntax import parse

from everest.text.catalogue import catalogue_sources


@cache
def messages(language: str) -> dict[str, tuple[str, ftl.Message]]:
    """Each message with the file it stands in."""
    found: dict[str, tuple[str, ftl.Message]] = {}
    sources = [
        *catalogue_sources(language),
        *catalogue_sources(language, of_the_browser=True),
    ]
    for name, source in sources:
        for entry in parse(source).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                assert entry.value is not None
                found[entry.id.name] = (name, entry)
    return found


def nodes(node: Any) -> Iterator[Any]:
    """A syntax tree, flat."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for item in node:
            yield from nodes(item)


@cache
def variables(language: str, message: str) -> frozenset[str]:
    """What a message needs, through the messages that it is made of."""
    found: set[str] = set()
    for node in nodes(messages(language)[message][1].value):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            found |= variables(language, node.id.name)
    return frozenset(found)


def case_names(selector: ftl.SelectExpression) -> set[str]:
    """The words among the cases of a selector."""
    return {
        variant.key.name for variant in selector.variants if isinstance(variant.key, ftl.Identifier)
    }


def selectors(language: str) -> Iterator[tuple[str, ftl.SelectExpression]]:
    for name, (_, message) in messages(language).items():
        for node in nodes(message.value):
            if isinstance(node, ftl.SelectExpression):
                yield name, node
