"""Decisions at the keyboard: what is shown, typed, refused and taken back."""

import re
from pathlib import Path
from typing import Any

import pytest

from everest.advice.guides.deaths import deaths
from everest.advice.heights import nearest_rest
from everest.cli.play.by_game import SCREENS
from everest.cli.play.guides_hints import hint
from everest.cli.play.guides_scene import GuideScene
from everest.cli.play.map_view import show_map
from everest.cli.play.terminal import Terminal
from everest.engine.actions import CHANCE
from everest.engine.row import changed
from everest.engine.vocabulary import END
from everest.text.catalogue import LANGUAGES, catalogue
from everest.text.names import Names, Words
from tests.cli.play_driver import ESCAPE, Desk, Keyboard, Played, Screen, chooser, typed
from tests.positions import place, position, random_play

# -- typing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line", ["use any2 for A", "USE  any2 For a", "use any2 a", "u any2 a", "1", "1\r", " 1 "]
)
def test_an_action_can_be_typed_in_many_ways(line: str) -> None:
    desk = Desk(position(cards=("any2",)), line)
    assert desk.state.points[1] == 2, desk.text


def test_what_is_not_unique_is_not_guessed() -> None:
    desk = Desk(position(cards=("rope1/3",)), "use")
    assert "“use” could mean: use rope1/3 for A up; use rope1/3 for A down;" in desk.text
    assert sum(desk.state.points) == 0


def test_words_between_may_be_left_out() -> None:
    desk = Desk(position(cards=("any2",)), "give tent a")
    assert desk.state.tents[0] == 1


def test_nonsense_is_answered() -> None:
    desk = Desk(position(cards=("any2",)), "fly to the moon", "99", "-1", "²")
    assert desk.text.count("is no action or command") == 3
    assert "There is no choice 99" in desk.text


def test_control_characters_are_not_echoed() -> None:
    desk = Desk(position(cards=("any2",)), "a\x1b[2Jb\x07", "help \x1b[31m", "rules \x1b")
    assert ESCAPE not in desk.screen.getvalue()
    assert "\x07" not in desk.screen.getvalue()


def test_a_refused_action_is_explained_and_nothing_is_lost() -> None:
    where = position(cards=("any2",))
    before = where[1].key()
    desk = Desk(where, "move A to i3", "pitch A", "move A to summit")
    assert "Entering Icefall, the Football Field (i3) costs 1 and guide A has 0 points" in desk.text
    assert "Guide A carries no tent" in desk.text
    assert "Summit (summit) is not next to guide A" in desk.text
    assert "[M1]" in desk.text
    assert desk.state.key() == before


def test_shortened_words_for_what_is_not_legal_are_refused_with_the_reason() -> None:
    where = position(cards=("any2",))
    before = where[1].key()
    desk = Desk(where, "m b c1w", "pi a", "settle level a", "play any2")
    assert "Camp I, west (c1w) is not next to guide B" in desk.text
    assert "Guide A carries no tent" in desk.text
    assert "You have no risk to settle" in desk.text
    assert "no action or command" not in desk.text
    assert desk.state.key() == before


def test_enter_shows_everything_again() -> None:
    desk = Desk(position(cards=("any2",)), "", "look")
    assert desk.text.count("Use a card") == 3


# -- taking back ----------------------------------------------------------------------------------


def test_undo_takes_back_one_action_at_a_time() -> None:
    desk = Desk(position(cards=("any2",)), "give tent a", "use any2 a", "undo", "undo", "undo")
    assert "Taken back: use movement 2 for guide A" in desk.text
    assert desk.state.tents[0] == 0
    assert "Nothing can be taken back" in desk.text


def test_nothing_is_taken_back_after_a_tile_was_turned() -> None:
    where = position(cards=("any3",))
    desk = Desk(where, "use any3 a", "move a i3", "undo")
    assert "Nothing can be taken back" in desk.text
    assert desk.match.can_undo(0) is False


# -- cautions and folded lists --------------------------------------------------------------------


def test_end_asks_once_when_a_client_will_die_and_points_are_left() -> None:
    where = position(
        places=("tf", "base"), loads={"A": ("tourist-1",)}, cards=("any1", "any2"), seats=2
    )
    desk = Desk(where, "use any1 a", "end", "end")
    assert "A client will die tonight: tourist level 1 (space -1): DIES tonight" in desk.text
    assert "Movement points not used: 1" in desk.text
    assert "type end again" in desk.text
    assert desk.state.seat != 0


def test_the_caution_comes_again_after_another_action() -> None:
    where = position(places=("tf", "base"), loads={"A": ("tourist-1",)}, cards=("any1", "any2"))
    desk = Desk(where, "end", "use any1 a", "end")
    assert desk.text.count("type end again") == 2
    assert desk.state.seat == 0


def test_acclimatization_points_not_given_out_are_mentioned() -> None:
    where = position(places=("c2w", "base"), loads={"A": ("tourist-1",)}, cards=("rest2",))
    desk = Desk(where, "use rest2 a", "end")
    assert "Acclimatization points are not given out: 2" in desk.text


def test_a_quiet_end_needs_no_second_word() -> None:
    desk = Desk(position(cards=("any1", "rest2")), "use any1 a", "move A to kala", "end")
    assert "type end again" not in desk.text
    assert desk.state.seat != 0, desk.text


def test_points_and_cards_that_are_left_are_mentioned_if_they_are_of_use() -> None:
    points = Desk(position(cards=("any1",)), "use any1 a", "end", "end")
    assert "Movement points not used: 1" in points.text
    assert points.text.count("type end again") == 1
    assert points.state.seat != 0
    cards = Desk(position(cards=("any1", "any2")), "use any1 a", "move A to kala", "end", "end")
    assert "Cards not used: movement 2." in cards.text
    assert "Movement points" not in cards.text
    useless = Desk(position(cards=("any1", "down3")), "use any1 b", "move B to kala", "end")
    assert "Cards not used: rope down 3." in useless.text, "guide B could go down with it"
    useless = Desk(position(cards=("down3",)), "end")
    assert "type end again" not in useless.text


# -- deaths at once -------------------------------------------------------------------------------


CLIENTS = {"A": ("tourist-1", "mountaineer-1", "tourist-2"), "B": ("tourist-1",)}


def test_settling_with_levels_that_kill_is_marked_and_asked_again() -> None:
    where = position(
        places=("kala", "base"), loads=CLIENTS, cards=("any2", "any3"), risk=1, scores=(12, 5)
    )
    lines = ("use any2 a", "settle with level of A")
    once = Desk(where, *lines)
    assert "(2 clients DIE: -7 points)" in once.text
    assert "That kills at once: 2 clients DIE: -7 points. To do it all the same, type" in once.text
    assert once.state.scores[0] == 12
    other = Desk(where, *lines, "weather", "use any3 a", lines[1])
    assert other.state.scores[0] == 12, "something else was done between"
    assert Desk(where, *lines, lines[1]).state.scores[0] == 5


def test_a_card_with_a_loss_that_kills_is_marked_and_asked_again() -> None:
    where = position(places=("kala", "kala"), loads=CLIENTS, cards=("any3-loss1",), scores=(4, 5))
    once = Desk(where, "use any3-loss1 for B")
    assert "for guide A (2 clients DIE: -3 points)" in once.text, "a score never falls below 1"
    assert "for guide B (1 client DIES: -3 points)" in once.text
    assert once.state.points[4] == 0
    again = Desk(where, "use any3-loss1 for B", "use any3-loss1 for B")
    assert again.state.points[4] == 3
    assert again.state.scores[0] == 1


def test_no_death_no_mark() -> None:
    where = position(places=("kala", "base"), loads={"A": ("tourist-2",)}, cards=("any2",), risk=1)
    desk = Desk(where, "use any2 a", "settle with level of A")
    assert "DIE" not in desk.text
    assert desk.state.risk_left == 0


@pytest.mark.parametrize("seed", range(3))
def test_the_marks_are_what_the_engine_does(seed: int) -> None:
    game, _ = position(seats=2)
    names = Words(catalogue("en"), game, Names(("Ann", "Bob"), {}))
    marked = 0
    for state, _ in random_play(game, seed=seed, steps=1500):
        if game.phases[state.phase].name != "actions" or game.to_act(state)[0] < 0:
            continue
        seat = state.seat
        scene = GuideScene(names, game.view(state, seat))
        for action in game.legal_actions(state, seat):
            if game.actions.kinds[action] == END:
                continue
            after = state.clone()
            after.events = []
            game.apply(after, seat, action)
            died = [event for event in after.events if event.kind == "clients-died"]
            found = deaths(scene, action)
            assert (found is not None) == bool(died), game.text(action)
            if found is not None:
                marked += 1
                assert found.points == state.scores[seat] - after.scores[seat]
    assert marked


def test_abandoning_is_never_done_by_a_stray_number() -> None:
    where = position(places=("c2w", "base"), loads={"A": ("tourist-1",)}, cards=("any1",))
    end = re.search(r"(\d+)\) end the turn", Desk(where).text)
    assert end is not None
    hidden = str(int(end[1]) + 1)
    desk = Desk(where, hidden)
    assert "is not shown yet; type “abandon” to see it" in desk.text
    assert desk.state.scores[0] == 5
    assert "[abandon tourist-1 of A]" in Desk(where, "abandon").text
    once = Desk(where, "abandon", hidden)
    assert "tourist level 1 (1 client DIES: -4 points)" in once.text
    assert once.state.scores[0] == 5
    assert Desk(where, "abandon", hidden, hidden).state.scores[0] == 1


def test_a_list_that_is_not_there_is_said_so() -> None:
    where = position(places=("c2w", "b1"), cards=("any1",))
    assert "nothing of that kind" in Desk(where, "load").text


def test_a_menu_is_never_long() -> None:
    """About twenty lines are all that a newcomer wants to read."""
    loads = {"A": ("mountaineer-1", "tourist-2"), "B": ("mountaineer-3", "tourist-1", "tourist-3")}
    desk = Desk(position(cards=("any1", "rope1/3", "rest2"), loads=loads))
    page = desk.screen.getvalue()
    menu = page[page.index("Use a card") :]
    assert len(menu.splitlines()) <= 26


# -- what is shown --------------------------------------------------------------------------------


def test_points_loads_and_ways_are_shown() -> None:
    where = position(
        places=("c2w", "base"),
        loads={"A": ("mountaineer-3", "bottle")},
        camps=("c2w",),
        cards=("rope2/3",),
    )
    text = Desk(where, "use rope2/3 a up").text
    assert "Guide A: Camp II (c2w), 6400 m. Carries: 1 client, oxygen bottle. Points: 2 up." in text
    assert "mountaineer level 3 (own camp +1): level 4 after tonight" in text
    assert "up: b1 cost 1 down: w1 cost 1, w2 cost 1" in text
    assert "Your camp 1: Camp II (c2w). 0 clients, 0 oxygen bottles." in text
    assert "up to Bergschrund (b1), cost 1 [move A to b1]" in text


def test_a_full_space_and_what_follows_is_shown() -> None:
    where = position(places=("b1", "base"), others={1: ("l1", "base")}, cards=("any3",), seats=2)
    text = Desk(where, "use any3 a", "move a l1").text
    assert "l1 cost 1 (full)" in text
    assert "up to Lhotse Face (l1), cost 1, full: must move on" in text
    assert "Guide A stands in a full space and must move on." in text


def test_risk_to_settle_is_shown_and_settled() -> None:
    desk = Desk(position(cards=("any2",), risk=1), "end", "settle with card any2")
    assert "Risk to settle before the end of the turn: 1." in desk.text
    assert "You still have risk to settle (1)" in desk.text
    assert "left to settle: 0" in desk.text


def test_an_icefall_tile_that_costs_two_is_explained() -> None:
    where = position(cards=("any1", "any2"))
    game, state = where
    state.points = changed(state.points, 1, 1)
    action = game.actions.find("move A to i3")
    game.apply(state, 0, action)
    game.apply(state, CHANCE, game.actions.find("tile cost2"))
    desk = Desk(where, "pay", "use any1 a", "pay")
    assert "in front of an icefall tile that costs one more point" in desk.text
    assert "The tile asks for 1 more and the guide has 0" in desk.text
    assert "1) pay for the icefall tile and enter [pay] 2) go back" in desk.text
    assert place(game, desk.state, "A", 0) == "i3"


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("map", "from the summit down"),
        ("weather", "Weather ahead"),
        ("hands", "Cards of Ann"),
        ("cards", "Cards of Ann"),
        ("table", "Open risk tokens"),
        ("log", "day 1 >"),
        ("help", "take back your last action"),
        ("help load", "four rows"),
        ("help undo", "undo: take back"),
        ("help nothing", "no help on “nothing”"),
        ("rules", "M Moving"),
        ("rules m", "M4 A full space may be crossed"),
        ("rules M4", "M4 A full space may be crossed"),
        ("rules 4", "The rules have no “4”"),
    ],
)
def test_commands_answer_and_change_nothing(command: str, sentence: str) -> None:
    where = position(cards=("any2",))
    before = where[1].key()
    desk = Desk(where, command)
    assert sentence in desk.text
    assert desk.state.key() == before


def test_every_topic_and_command_has_its_help() -> None:
    ids = set(catalogue("en").ids())
    named = set()
    for screens in SCREENS.values():
        assert {f"{screens.topic_prefix}{topic}" for topic in screens.topics} <= ids
        named |= {f"command-{name}" for name in screens.commands}
    assert {name for name in ids if name.startswith("command-")} == named


def test_the_map_shows_every_space_guide_and_camp() -> None:
    where = position(
        places=("c2w", "base"),
        loads={"camp1": ("tourist-2", "bottle")},
        camps=("b1",),
        tiles={"i1": "crevasse"},
        others={1: ("gs", "base")},
    )
    desk = Desk(where, "map")
    lines = desk.screen.getvalue().splitlines()
    for space in desk.game.ruleset.board.ids:
        assert any(line.startswith(f"{space} ") for line in lines), space
    assert "here: Ann, camp 1: tourist level 2, oxygen bottle" in desk.text
    assert "here: Ann A" in desk.text
    assert "here: Bob A" in desk.text
    assert "crevasse, nobody can enter" in desk.text
    assert "above 8000 m: guides in a space at most 1, bottles with a guide at most 1" in desk.text
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("board", ["easy", "hard"])
def test_the_columns_of_the_map_are_straight(lang: str, board: str) -> None:
    game, state = position(map=board)
    names = Names.of(game, ("Ann", "Bob"))
    screen = Screen()
    scene = GuideScene(Words(catalogue(lang), game, names), game.view(state, 0))
    show_map(Terminal(Keyboard(screen, typed([])), screen, environ={}), scene)
    rows = [
        line
        for line in screen.getvalue().splitlines()
        if line.split(" ")[0] in game.rules.board.ids and len(line) > 30
    ]
    assert len(rows) == len(game.rules.board)
    unit = catalogue(lang).say("map-height", height=0).replace("0", "")
    heights = [re.search(rf"\d{{4}}{re.escape(unit)}", line) for line in rows]
    assert len({found.end() if found else 0 for found in heights}) == 1
    assert board not in screen.getvalue().splitlines()[1] or lang == "en"


def test_how_ties_are_broken_is_told_once(tmp_path: Path) -> None:
    played = Played(typed(["table", "table", "help scoring"]), tmp_path)
    assert played.words.count("the one named first got there first") == 1
    assert "the one named first is ahead" in played.words


# -- the cards of six days, and hints -------------------------------------------------------------


def test_the_empty_deck_is_explained(tmp_path: Path) -> None:
    played = Played(chooser(6), tmp_path)
    days = re.split(r"^== Player: cards for day (\d+) ==$", played.text, flags=re.MULTILINE)
    assert len(days) == 2 * 18 + 1
    for day, page in zip(days[1::2], days[2::2], strict=True):
        words = " ".join(page.split())
        assert ("all that you have tomorrow" in words) == (day in ("5", "11", "17")), day
        assert ("you play your last three cards" in words) == (day in ("6", "12", "18")), day
        if day in ("6", "12", "18"):
            assert words.index("your last three cards") < words.index("Played:")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_on_cards_tells_of_the_six_days(lang: str) -> None:
    text = catalogue(lang).say("help-cards")
    assert re.findall(r"\d+", text) == ["5", "11", "17", "6", "12", "18", "6", "12"]


def test_the_way_down_is_counted() -> None:
    loads = {"A": ("tourist-3",)}
    where = position(places=("tf", "base"), loads=loads, cards=("any2",), round=7)
    desk = Desk(where)
    game, state = where
    names = Words(catalogue("en"), game, Names(("Ann", "Bob"), {}))
    found = nearest_rest(GuideScene(names, game.view(state, 0)), "tf")
    assert found is not None
    space, points = found
    board = game.rules.board
    assert board.modifier[board.ids.index(space)] >= 0
    assert re.search(rf"loses a level tonight: {points}, [\w ,]+ \({space}\)\.", desk.text)
    assert "Hint" not in Desk(position(places=("c2w", "base"), loads=loads, round=7)).text


@pytest.mark.parametrize(("space", "hinted"), [("c2w", True), ("i3", False)])
def test_a_bottle_is_hinted_at_where_it_brings_cards(space: str, hinted: bool) -> None:
    game, state = position(camps=(space,), loads={"camp1": ("bottle",)}, round=7)
    state.phase = [phase.name for phase in game.phases].index("cards")
    scene = GuideScene(Words(catalogue("en"), game, Names(("Ann", "Bob"), {})), game.view(state, 0))
    advice = hint(scene)
    assert (advice is not None and "help oxygen" in advice) == hinted


def test_a_camp_is_hinted_at_where_it_is_worth_it() -> None:
    where = position(places=("c2w", "base"), loads={"A": ("tent",)}, cards=("any2",), round=7)
    assert "its tent can become a camp" in Desk(where).text
    where = position(loads={"A": ("tent",)}, cards=("any2",), round=7)
    assert "its tent can become a camp" not in Desk(where).text


def test_the_hand_is_chosen_in_any_order_and_taken_back(tmp_path: Path) -> None:
    lines = ["3", "undo", "7", "0", "2 2", "1 2 3 4", "x", "6", "play", "1", "2"]
    played = Played(typed(lines), tmp_path, first=0)
    assert "Not chosen any more" in played.words
    assert played.words.count("numbers of cards from 1 to 6") == 2
    assert "chosen this card already" in played.words
    assert "too many cards" in played.words
    assert "could mean: play" in played.words
    assert "Player shows" in played.words


def test_cards_are_named_in_the_notation_too(tmp_path: Path) -> None:
    first = Played(typed(["look"]), tmp_path)
    cards = [line.split("[")[1].rstrip("]") for line in first.text.splitlines() if "[play " in line]
    again = Played(typed(cards[:3]), tmp_path)
    assert "Player shows" in again.words
    rare = min(cards, key=cards.count)
    twice = Played(typed([rare] * (cards.count(rare) + 1)), tmp_path)
    assert "chosen this card already" in twice.words
    assert "Player shows" not in twice.words


# -- colour and terminals -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "environ"),
    [({"no_color": True}, {}), ({}, {"NO_COLOR": "1"}), ({}, {"TERM": "dumb"})],
)
def test_no_colour_means_no_escape_codes(
    options: dict[str, Any], environ: dict[str, str], tmp_path: Path
) -> None:
    played = Played(chooser(1, 50), tmp_path, tty=True, environ=environ, **options)
    assert ESCAPE not in played.text


def test_colour_on_a_terminal_only_repeats_the_words(tmp_path: Path) -> None:
    coloured = Played(chooser(1, 30), tmp_path, tty=True)
    assert ESCAPE in coloured.text


def test_a_file_gets_no_escape_codes(tmp_path: Path) -> None:
    assert ESCAPE not in Played(chooser(1, 30), tmp_path).text
