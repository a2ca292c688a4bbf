"""The words of a log: they are told from actions, and no action is called like one."""

import pytest

import everest
from everest.engine.game import AnyGame
from everest.record.errors import RecordError
from everest.table.commitment import CommittedDealer
from everest.table.log import (
    AGREE,
    ASK_BACK,
    REFUSE,
    TAKE_BACK,
    TALK,
    go_back_to,
    gone_back_to,
    is_action,
)
from everest.table.match import Match
from tests.positions import standard_game
from tests.record.matches import NAMES
from tests.table.rebuilding import rebuilt

GAMES: dict[str, AnyGame] = {
    "mount-everest": standard_game(3),
    "k2": everest.load("k2", seats=3, variant="family"),
}
WORDS = [TAKE_BACK, ASK_BACK, AGREE, REFUSE, go_back_to(0), go_back_to(1234)]


@pytest.mark.parametrize("game", GAMES)
def test_no_action_is_called_by_a_word_of_a_log(game: str) -> None:
    actions = GAMES[game].actions
    assert [word for word in WORDS if actions.find_loosely(word) >= 0] == []
    assert [text for text in actions.texts if not is_action(text)] == []
    assert not any(is_action(word) for word in WORDS)


@pytest.mark.parametrize("count", [0, 1, 77, 999_999_999])
def test_going_back_is_read_as_it_is_written(count: int) -> None:
    assert gone_back_to(go_back_to(count)) == count


@pytest.mark.parametrize(
    "text",
    ["go back to", "go back to ", "go back to -1", "go back to ٣", "go back to 1 2", "12", "end"],
)
def test_other_texts_go_back_to_nothing(text: str) -> None:
    assert gone_back_to(text) is None
    assert gone_back_to("go back to " + "1" * 5000) is None


@pytest.mark.parametrize("word", sorted(TALK))
def test_talk_changes_nothing(word: str) -> None:
    match = Match(GAMES["k2"], NAMES[:3], CommittedDealer("0a"))
    state, plies = match.state.clone(), match.plies[:]
    assert match.follow([(1, word)]) == []
    assert (match.state, match.plies) == (state, plies)


def test_what_is_no_word_of_a_log_is_refused() -> None:
    for text in ("go back to nowhere", "agreed"):
        with pytest.raises(RecordError, match=r"record\.unknown-action"):
            rebuilt(GAMES["k2"], NAMES[:3], CommittedDealer("0a"), [(0, text)])
