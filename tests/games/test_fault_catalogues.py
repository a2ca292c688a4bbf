"""Every fault has a sentence in every language."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from everest.games.faults import FAULT_CODES, Fault, FaultCode

LOCALES = Path(__file__).parents[2] / "src/everest/text/locale"
LANGUAGES = ("el", "en", "pl", "ru")
HELPERS = {"fault-place", "fault-type-expected", "fault-type-found"}

# What the checks give with each code, besides the place.
PARAMS: dict[str, set[str]] = {
    "no-rules-files": {"known"},
    "no-such-map": {"found", "known"},
    "no-such-weather": {"found", "known"},
    "misplaced-file": {"known"},
    "bad-file-name": {"found"},
    "reserved-name": {"prefix"},
    "unreadable-file": {"reason"},
    "not-utf8": {"line"},
    "toml-syntax": {"line", "column", "reason"},
    "unknown-table": {"known"},
    "unknown-key": {"known"},
    "wrong-type": {"found", "expected"},
    "wrong-length": {"found", "expected"},
    "not-a-choice": {"found", "choices"},
    "bad-id": {"found"},
    "out-of-range": {"found", "least", "most"},
    "wrong-number": {"found", "expected"},
    "duplicate-id": {"found", "first"},
    "duplicate-entry": {"first"},
    "more-than-allowed": {"found", "most", "key"},
    "not-a-multiple": {"found", "divisor", "key"},
    "wrong-rounds": {"found", "expected", "tiles", "days"},
    "wrong-card-count": {"found", "expected", "key"},
    "wrong-icefall-count": {"found", "expected", "type"},
    "wrong-tile-count": {"found", "expected"},
    "wrong-day-count": {"found", "expected"},
    "too-few-risk-tokens": {"found", "needed", "rounds", "open"},
    "duplicate-zone": {"found"},
    "day-without-effect": {"keys"},
    "day-without-zones": {"keys"},
    "duplicate-ranks": {"first"},
    "unknown-space": {"found"},
    "duplicate-connection": {"found"},
    "downhill-connection": {"lower", "lower_altitude", "altitude"},
    "uneven-connection": {"other", "other_altitude", "altitude"},
    "connection-loop": {"spaces"},
    "wrong-zone": {"found", "expected", "altitude"},
    "start-zone": {"found"},
    "second-start": {"start"},
    "unreachable-space": {"start"},
    "unreachable-summit": {"start"},
    "cut-off-space": {"start"},
    "flag-below-start": {"found", "start"},
    "flag-not-below-summit": {"found", "summit"},
    "too-many-icefall-spaces": {"type", "found", "most"},
    "crevasses-cut-off": {"spaces"},
    "too-many-arrangements": {"most"},
}


def source(language: str) -> str:
    return (LOCALES / language / "faults.ftl").read_text(encoding="utf-8")


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def sentence(language: str, fault: Fault) -> str:
    made = bundle(language)
    message = made.get_message(f"fault-{fault.code}")
    assert message.value is not None
    text, errors = made.format_pattern(message.value, fault.arguments())
    assert not errors, errors
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_a_message_for_each_code_and_no_other(language: str) -> None:
    entries = parse(source(language)).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))
    assert set(ids) == {f"fault-{code}" for code in FAULT_CODES} | HELPERS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(FAULT_CODES))
def test_a_sentence_uses_the_place_and_every_param(code: str, language: str) -> None:
    params: dict[str, str | int] = {name: f"<{name}>" for name in PARAMS.get(code, set())}
    shown = set(params.values())
    if code == "wrong-type":
        shown = set()
    text = sentence(language, Fault("<file>", "<table>", "<entry>", FaultCode(code), params))
    assert text.startswith("<file>, [<table>], <entry>: ")
    assert text.endswith(".")
    assert {word for word in shown if str(word) not in text} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_types_have_words(language: str) -> None:
    def text(found: str, expected: str) -> str:
        params: dict[str, str | int] = {"found": found, "expected": expected}
        return sentence(language, Fault("f", "t", "e", FaultCode.WRONG_TYPE, params))

    found = ("integer", "number", "text", "boolean", "list", "date", "table")
    assert len({text(name, "integer") for name in found}) == len(found)
    expected = ("integer", "number", "text", "boolean", "list", "table")
    assert len({text("date", name) for name in expected}) == len(expected)


def test_places_without_a_table_or_an_entry() -> None:
    code = FaultCode.MISSING_KEY
    said = ": this key is missing; add it with its value."
    assert sentence("en", Fault("a.toml", "", "", code)) == "a.toml" + said
    assert sentence("en", Fault("a.toml", "", "id", code)) == "a.toml, id" + said
    assert sentence("en", Fault("a.toml", "t", "", code)) == "a.toml, [t]" + said
