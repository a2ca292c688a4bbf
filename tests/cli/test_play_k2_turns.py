"""K2: decisions at the keyboard, what is shown of climbers, rescue and death, the end."""

import re
from typing import Any

import pytest

from everest.cli.play.climbers_hints import hint
from everest.cli.play.climbers_scene import ClimberScene
from everest.cli.play.final import show_winner
from everest.cli.play.map_view import show_map
from everest.cli.play.terminal import Terminal
from everest.games.k2.game import K2
from everest.games.k2.state import K2State
from everest.text.catalogue import LANGUAGES, catalogue
from everest.text.names import Names, Words
from tests.cli.play_driver import Desk, Keyboard, Screen, typed
from tests.k2.positions import end_turns, furnish, is_alive, level, position, score, standard_game


def desk(*lines: str, **where: Any) -> Desk[K2State]:
    return Desk(position(**where), *lines)


# -- what is shown --------------------------------------------------------------------------------


def test_climbers_with_levels_scores_ways_and_tonight_are_shown() -> None:
    text = desk(
        "use any3 a", places=("s24", "base"), levels=(3, 2), tents=("s24", None), cards=("any3",)
    ).text
    assert "Climber A: Shoulder, west edge (s24), 7810 m. " in text
    assert "Score 6. Points: 3 any direction." in text
    assert "level 3 (space -1, own tent +1): level 3 after tonight" in text
    assert "up: s26 (cost 3, flag 7, tonight -2, room for 1)" in text
    assert "Climber B: Base Camp (base), 5150 m. Score 1. Has its tent." in text
    assert "Your tent of climber A: Shoulder, west edge (s24)." in text
    assert "up to Bottleneck (s26), cost 3, flag 7 [move A to s26]" in text
    assert "guide" not in text.lower()
    assert "client" not in text.lower()


def test_the_weather_of_winter_is_in_the_costs() -> None:
    text = desk(
        "use any3 a",
        "map",
        weather="winter",
        today=("w2", 3),
        places=("s24", "base"),
        levels=(4, 1),
        cards=("any3",),
    ).text
    assert "s22 (cost 3, flag 5, tonight -1, room for 1)" in text
    assert "pitch the tent here, cost 3" in text
    assert "7000 to 8000 m: climbers in a space at most 1. Today: everything costs 1 more" in text


def test_a_level_is_cut_at_night() -> None:
    text = desk("use rest3 a", levels=(5, 1), cards=("rest3",)).text
    assert "level 8 (space +1): level 6 after tonight, cut to the limit" in text


def test_full_spaces_are_shown_and_crossed() -> None:
    text = desk(
        "use any3 a",
        "move a s21",
        places=("s18", "base"),
        levels=(3, 1),
        others={1: ("s21", "base")},
        cards=("any3",),
    ).text
    assert "tonight -1, FULL)" in text
    where = position(
        places=("s19", "base"), levels=(3, 1), others={1: ("s21", "base")}, cards=("any3", "any2")
    )
    passed = Desk(where, "use any3 a", "use any2 a", "move a s21")
    assert "full: must move on" in passed.text
    assert "Climber A stands in a full space and must move on." in passed.text


def test_the_tie_order_and_the_strip_are_on_the_table() -> None:
    where = position(
        places=("s27", "base"),
        levels=(3, 1),
        scores=(10, 1),
        tents=(None, "base"),
        summits=((0, "A"),),
        variant="family",
        cards=("any1",),
    )
    text = Desk(where, "table").text
    assert "Scoring strip: 1 (Ann B, Bob A, Bob B) 2 3 4 5 6 7 10 (Ann A)" in text
    assert "On the summit, in this order: Ann A" in text
    assert "Ann: 11 points; first player today" in text
    assert "Level 1, score 1. Tent: Base Camp (base)." in text
    assert "rescue cards left: 1" in text
    assert "cards in hand: 3, in the deck: 12" in text


def test_a_dead_climber_is_shown_and_can_do_nothing() -> None:
    where = position(places=(None, "base"), tents=("s16", None), cards=("any1",))
    found = Desk(where, "use any1 a", "table")
    assert "Climber A is dead; its score is 1." in found.text
    assert "Climber A is dead and can do nothing any more" in found.text
    assert "Your tent of climber A" in found.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("board", ["easy", "hard", "everest-easy", "everest-hard"])
def test_the_map_has_every_space_in_straight_columns(lang: str, board: str) -> None:
    game, state = position(map=board, tents=("base", None))
    screen = Screen()
    words = Words(catalogue(lang), game, Names.of(game, ("Ann", "Bob")))
    scene = ClimberScene(words, game.view(state, 0))
    show_map(Terminal(Keyboard(screen, typed([])), screen, environ={}), scene)
    lines = screen.getvalue().splitlines()
    rows = [line for line in lines if line.split(" ")[0] in game.rules.board.ids and len(line) > 30]
    assert rows[0].split(" ")[0] == game.rules.board.ids[-1]
    assert len(rows) == len(game.rules.board)
    flag = catalogue(lang).say("map-flag", flag=0).replace("0", "")
    flags = [line for line in lines if line.strip().startswith(flag)]
    assert len(flags) == len(rows)
    assert len({len(line) for line in rows}) == 1
    assert max(map(len, lines)) <= 80
    assert "Ann A" in screen.getvalue()


def test_level_neighbours_are_shown_beside() -> None:
    text = desk(
        "use rope1/3 a down", "map", map="hard", places=("s13", "base"), cards=("rope1/3",)
    ).text
    assert "level: s14 (cost 1, flag 2" in text
    assert "over to " in text
    assert re.search(r"up s16|level s14", text)


# -- warnings -------------------------------------------------------------------------------------


def test_end_asks_once_when_a_climber_will_die() -> None:
    where = position(places=("s26", "base"), levels=(1, 1), cards=("any1", "any3"))
    found = Desk(where, "use any1 a", "end", "end")
    assert "Climber A, level 1 (space -2): DIES tonight." in found.text
    assert "Movement points not used: 1" in found.text
    assert found.text.count("type end again") == 1
    assert found.state.seat != 0


def test_alone_it_is_said_that_the_game_ends() -> None:
    where = position(seats=1, places=("s26", "base"), levels=(1, 1), cards=("any1",))
    assert "That ends the game at once" in Desk(where, "end").text


def test_a_quiet_end_needs_no_second_word() -> None:
    where = position(cards=("any1", "rest1"))
    found = Desk(where, "use any1 a", "use rest1 a", "move a s01", "end")
    assert "type end again" not in found.text
    assert found.state.seat != 0
    dead = Desk(position(places=(None, None), cards=("any1",)), "end")
    assert "type end again" not in dead.text


def test_cards_that_are_of_use_are_mentioned() -> None:
    found = Desk(position(cards=("any1", "rest2")), "use any1 a", "move a s01", "end")
    assert "Cards not used: acclimatization 2." in found.text
    useless = Desk(position(cards=("any1", "rest0")), "use any1 a", "move a s01", "end")
    assert "type end again" not in useless.text


@pytest.mark.parametrize(
    ("seats", "variant", "said"),
    [
        (2, "standard", "climber A DIES: score 4 -> 1."),
        (1, "standard", "climber A DIES: score 4 -> 1, and the game ends."),
        (2, "family", "climber A is DYING, and needs your rescue card"),
    ],
)
def test_settling_with_the_last_level_is_marked_and_asked_again(
    seats: int, variant: str, said: str
) -> None:
    def where() -> tuple[K2, K2State]:
        return position(
            seats=seats,
            variant=variant,
            places=("s19", "base"),
            levels=(1, 1),
            cards=("any3", "any1"),
            risk=1,
        )

    lines = ("use any3 a", "move a s21", "settle with levels of a")
    once = Desk(where(), *lines)
    marked = once.text.replace("score 5", "score 4")
    if variant == "family":
        assert f"({said})" in marked
        assert "kills at once" not in marked
        assert "Climber A will then be DYING: you can rescue it with your rescue card" in marked
    else:
        assert f"That kills at once: {said}" in marked
    assert is_alive(once.state, "A", 0)
    twice = Desk(where(), *lines, lines[-1])
    assert twice.state.risk_left == 0
    if variant == "family":
        assert "Climber A is DYING: its level has fallen below 1." in twice.text
        last = twice.text.rpartition("Climber A is DYING")[0][-500:]
        assert " m. Level 0, score " in last
        assert "DIES tonight" not in last
    else:
        assert not is_alive(twice.state, "A", 0)
    if seats == 1:
        assert "A climber has died, and that ends the game on day 1" in twice.text
        assert "Your result: 2 points. Rank: sailor." in twice.text


# -- rescue or death ------------------------------------------------------------------------------


def dying() -> tuple[K2, K2State]:
    game, state = position(variant="family", seat=1, first_seat=0)
    furnish(game, state, 0, places=("s26", "s20"), levels=(1, 3), scores=(10, 4))
    end_turns(game, state)
    assert state.dying
    return game, state


def test_what_rescue_and_death_mean_is_told() -> None:
    found = Desk(dying())
    assert "Climber A is DYING: its level has fallen below 1." in found.text
    assert "at level 1, and its score goes from 10 back to 4." in found.text
    assert "its score drops to 1" in found.text
    assert (
        "A climber is dying" in found.text or "Rescue climber A, score 4; put it on" in found.text
    )
    assert "let climber A die: its score is 1" in found.text
    assert "[give up A]" in found.text


def test_a_rescue_card_is_used() -> None:
    found = Desk(dying(), "rescue a s03")
    assert score(found.state, "A", 0) == 4
    assert level(found.state, "A", 0) == 1
    assert found.state.rescues[0] == 0


def test_a_rescue_card_is_kept_and_the_climber_dies() -> None:
    once = Desk(dying(), "give up a")
    assert "That kills at once: climber A DIES: score 10 -> 1." in once.text
    assert is_alive(once.state, "A", 0), "a stray number kills nobody"
    found = Desk(dying(), "give up a", "give up a")
    assert not is_alive(found.state, "A", 0)
    assert found.state.rescues[0] == 1


def test_anything_else_waits_until_it_is_decided() -> None:
    found = Desk(dying(), "move b s17", "99", "", "table")
    assert "Climber A is dying; rescue it or let it die" in found.text


# -- the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "tie", "draw"),
    [
        ("en", "The climber of Bob was on the summit first", "A draw between Ann, Bob, with 20"),
        ("el", "Πρώτος στην κορυφή", "Ισοπαλία: Ann, Bob"),
        ("ru", "Первым на вершине был альпинист", "Ничья: Ann, Bob"),
        ("pl", "Pierwszy na szczycie był himalaista", "Remis: Ann, Bob"),
    ],
)
def test_a_tie_is_won_by_the_summit_or_is_a_draw(lang: str, tie: str, draw: str) -> None:
    for summits, said in ((((1, "A"), (0, "B")), tie), ((), draw)):
        game, state = position(summits=summits)
        state.scores = (20, 20)
        screen = Screen()
        words = Words(catalogue(lang), game, Names.of(game, ("Ann", "Bob")))
        scene = ClimberScene(words, game.view(state, None))
        show_winner(Terminal(Keyboard(screen, typed([])), screen, environ={}), scene)
        text = " ".join(screen.getvalue().split())
        assert said in text
        assert ("wins!" in text) == (lang == "en" and bool(summits))


def test_alone_the_ranks_and_what_is_missing_are_shown() -> None:
    where = position(seats=1, places=("s26", "s24"), levels=(4, 4), cards=("any1",))
    text = Desk(where, "table").text
    assert "Himalayan climber: from 20 points, 7 missing" in text
    assert "Tatra climber: from 11 points, reached" in text


def test_alone_the_last_day_ends_with_a_rank() -> None:
    game, state = position(
        seats=1, places=("s26", "s24"), levels=(5, 5), scores=(10, 6), round=18, cards=()
    )
    found = Desk((game, state), "end")
    assert "Your result: 16 points. Rank: alpinist." in found.text
    assert "climber A: 10; climber B: 6" in found.text


# -- help and hints -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("map", "from the summit down"),
        ("weather", "Weather ahead"),
        ("hands", "Cards of Ann"),
        ("log", "day 1 >"),
        ("help", "show your climbers and the choices again"),
        ("help start", "You lead two climbers"),
        ("help family", "one rescue card"),
        ("help load", "no help on “load”"),
        ("rules", "KM K2: moving and tents"),
        ("rules km", "KM2 A climber may pitch its own tent"),
        ("rules KH2", "KH2"),
        ("rules M4", "M4 A full space may be crossed"),
    ],
)
def test_commands_answer_and_change_nothing(command: str, sentence: str) -> None:
    where = position(cards=("any2",))
    before = where[1].key()
    found = Desk(where, command)
    assert sentence in found.text
    assert found.state.key() == before


def test_the_help_lists_nothing_of_the_other_game() -> None:
    text = Desk(position(cards=("any2",)), "help", "help start", "help turn").text
    for word in ("oxygen", "client", "guide", "bottle", "load"):
        assert word not in text.lower(), word


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_on_cards_tells_of_the_six_days(lang: str) -> None:
    text = catalogue(lang).say("help-climbers-cards")
    assert re.findall(r"\d+", text)[-8:] == ["5", "11", "17", "6", "12", "18", "6", "12"]


def test_the_way_down_is_hinted_at() -> None:
    text = desk(places=("s26", "base"), levels=(3, 1), cards=("any2",), round=7).text
    assert "climber A loses levels up here" in text


@pytest.mark.parametrize(
    ("space", "level", "tents", "card", "hinted"),
    [
        ("s20", 3, (None, None), "any2 for A", True),
        ("s20", 1, (None, None), "any2 for A", True),
        ("s16", 3, (None, None), "any2 for A", False),  # loses nothing there
        ("s20", 3, (None, None), "any1 for A", False),
        ("s20", 3, (None, None), "any2 for B", False),
        ("s20", 3, (None, None), "rope1/3 for A down", False),
        ("s20", 3, ("s13", None), "any2 for A", False),
        ("s20", 3, (None, "s20"), "any2 for A", False),  # has a tent there already
        ("s20", 8, (None, None), "any2 for A", False),  # is cut to the limit with or without
        ("s26", 1, (None, None), "any3 for A", False),  # dies all the same
    ],
)
def test_a_tent_is_hinted_at_where_it_can_be_pitched_and_helps(
    space: str, level: int, tents: tuple[str | None, str | None], card: str, hinted: bool
) -> None:
    where = position(
        places=(space, "base"), levels=(level, 1), tents=tents, cards=(card.split()[0],), round=7
    )
    text = Desk(where, f"use {card}").text
    assert ("climber A can pitch its tent where it stands" in text) == hinted


def test_no_hint_where_nothing_can_be_done() -> None:
    game, state = position(places=(None, None), cards=("any1",))
    words = Words(catalogue("en"), game, Names.of(game, ("Ann", "Bob")))
    assert hint(ClimberScene(words, game.view(state, 0))) is None


def test_what_is_done_is_taken_back() -> None:
    where = position(places=("s16", "base"), cards=("any3",))
    found = Desk(where, "use any3 a", "pitch a", "undo", "undo")
    assert "Taken back: pitch the tent of climber A" in found.text
    assert found.state.camps[0] < 0


def test_a_night_is_told_with_its_sum() -> None:
    game = standard_game(1)
    _, state = position(game, places=("s26", "base"), levels=(4, 2), cards=())
    found = Desk((game, state), "end", "end")
    assert "Ann, climber A: level 4 (space -2): now level 2" in found.text
    assert "goes from level" not in found.text


def test_an_only_choice_that_kills_is_not_made_without_asking() -> None:
    def where() -> tuple[K2, K2State]:
        return position(seats=1, places=("s22", "base"), cards=("any2",), risk=1)

    lines = ("use any2 a", "move a s24")
    found = Desk(where(), *lines, "undo")
    assert "There is only one choice" not in found.text
    assert "Taken back: move climber A to" in found.text
    over = Desk(where(), *lines, "1", "1")
    assert "That kills at once" in over.text
    assert "Your result: 2 points" in over.text
