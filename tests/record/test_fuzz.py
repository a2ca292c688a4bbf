"""Whatever is given for a record or an action, only the named errors come of it."""

from hypothesis import given
from hypothesis import strategies as st

import everest
from everest.games.mount_everest.state import MountEverestState
from everest.record.errors import RecordError
from everest.record.masking import mask
from everest.record.record import clean_name, parse_record
from everest.record.replay import check_record, game_of
from tests.positions import standard_game
from tests.record.matches import bot_record, new_k2_match, new_match, play_on

RECORDS = [
    play_on(match, "fuzz", 260).record().to_text()
    for match in (new_match(2, "fuzz"), new_k2_match(2, "fuzz", variant="family"))
]
LINES = RECORDS[0].split("\n")
ACTIONS = standard_game().actions.texts
STATES = [play_on(new_match(2), plies=plies).state for plies in (1, 40, 60, 75, 200, 500)]

words = st.sampled_from(sorted({word for text in ACTIONS for word in text.split(" ")}))
texts = st.one_of(
    st.text(max_size=60),
    st.lists(words, max_size=6).map(" ".join),
    st.sampled_from(ACTIONS),
    st.sampled_from(ACTIONS).map(str.upper),
)
lines = st.one_of(
    texts,
    st.sampled_from(LINES),
    st.builds("{} {}".format, st.sampled_from(["0", "1", "*", "2", "-1", "00"]), texts),
)


def try_record(text: str) -> None:
    try:
        record = parse_record(text)
        assert parse_record(record.to_text()) == record
        game = game_of(record.header)
        check_record(game, record)
        mask(game, record, 0)
    except RecordError as error:
        assert error.line >= 0  # noqa: PT017
        assert str(error)  # noqa: PT017


@given(st.text())
def test_any_text(text: str) -> None:
    try_record(text)


@given(st.lists(lines, max_size=12), st.integers(0, 12))
def test_any_lines_after_a_head(content: list[str], keep: int) -> None:
    head = LINES[:keep] if keep < 9 else [*LINES[:9], ""]
    try_record("\n".join(head + content))


@given(st.data())
def test_records_with_lines_changed_removed_and_repeated(data: st.DataObject) -> None:
    changed = data.draw(st.sampled_from(RECORDS)).split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        index = data.draw(st.integers(0, len(changed) - 1))
        action = data.draw(st.sampled_from(["change", "remove", "repeat", "swap"]))
        if action == "change":
            changed[index] = data.draw(lines)
        elif action == "remove":
            del changed[index]
        elif action == "repeat":
            changed.insert(index, changed[index])
        else:
            other = data.draw(st.integers(0, len(changed) - 1))
            changed[index], changed[other] = changed[other], changed[index]
    try_record("\n".join(changed))


@given(st.data())
def test_records_with_signs_changed(data: st.DataObject) -> None:
    content = list(data.draw(st.sampled_from(RECORDS)))
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.characters())
    try_record("".join(content))


@given(texts, st.integers(-2, 3), st.sampled_from(STATES))
def test_any_text_as_an_action(text: str, seat: int, state: MountEverestState) -> None:
    game = standard_game()
    before = state.key()
    try:
        action = game.parse(state, seat, text)
    except everest.UnknownAction as error:
        assert error.text == text  # noqa: PT017
        assert set(error.nearest) <= set(ACTIONS)  # noqa: PT017
        return
    after = state.clone()
    try:
        game.apply(after, seat, action)
    except everest.IllegalAction as error:
        assert error.clause  # noqa: PT017
        assert after == state
    else:
        assert action in game.legal_actions(state, seat)
    assert state.key() == before


@given(st.integers(), st.integers(-2, 5), st.sampled_from(STATES))
def test_any_number_as_an_action(action: int, seat: int, state: MountEverestState) -> None:
    game = standard_game()
    after = state.clone()
    try:
        game.apply(after, seat, action)
    except everest.IllegalAction:
        assert after == state


@given(st.text())
def test_any_name_can_stand_in_a_record(name: str) -> None:
    record = bot_record()
    clean = clean_name(name) or "seat 0"
    text = record.to_text().replace("name 0 greedy", f"name 0 {clean}", 1)
    assert parse_record(text).header.names[0] == clean
