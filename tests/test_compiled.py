"""The compiled engine is the same engine: same states, same pickles, same errors."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import build_engine

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"

WALKS = """
import hashlib, random, sys
import everest
from everest.engine.actions import CHANCE

digest = hashlib.sha256()
for name, seats, options in (
    ("mount-everest", 2, {}),
    ("mount-everest", 5, {"map": "hard", "weather": "winter"}),
    ("k2", 1, {}),
    ("k2", 4, {"map": "hard", "weather": "winter"}),
    ("k2", 3, {"map": "everest-easy", "variant": "family"}),
):
    game = everest.load(name, seats=seats, **options)
    rng = random.Random(f"{name} {seats}")
    for _ in range(2):
        state = game.new_state()
        state.events = []
        while waiting := game.to_act(state):
            seat = rng.choice(waiting)
            legal = game.legal_actions(state, seat)
            seen = (state.key(), waiting, legal, state.events)
            digest.update(repr(seen).encode())
            state.events.clear()
            if rng.random() < 0.02:
                views = game.views(state, [None, *range(seats)])
                other = game.determinize(views[0], random.Random(1))
                digest.update(repr((views, other.key())).encode())
            action = game.sample_chance(state, rng) if seat == CHANCE else rng.choice(legal)
            game.apply(state, seat, action)
        digest.update(repr((game.scores(state), game.returns(state))).encode())
        decisions = game.playout(game.new_state(), rng)
        digest.update(repr((decisions, rng.random())).encode())
print(digest.hexdigest())
"""

COPIES = """
import copy, pickle, random
import everest

for name in ("mount-everest", "k2"):
    game = everest.load(name, seats=3)
    rng = random.Random(2)
    state = game.new_state()
    for _ in range(150):
        seat = game.to_act(state)[0]
        game.apply(state, seat, rng.choice(game.legal_actions(state, seat)))
    seat = game.to_act(state)[0]
    for other in (
        state.clone(),
        copy.copy(state),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
    ):
        assert other == state and hash(other) == hash(state) and other is not state
        assert game.legal_actions(other, seat) == game.legal_actions(state, seat)
        game.playout(other, random.Random(3))
        assert other != state
    again = pickle.loads(pickle.dumps(game))
    assert again.actions.texts == game.actions.texts
    assert again.legal_actions(state, seat) == game.legal_actions(state, seat)
    assert copy.deepcopy(game).view(state, 0) == game.view(state, 0)
print("ok")
"""

BOTS = """
import gc, random
import everest
from everest.bots.players import make_bot
from everest.engine.actions import CHANCE

# a game dies with all that its players have kept
for name in ("mount-everest", "k2", "k2"):
    game = everest.load(name, seats=2)
    rng = random.Random(1)
    players = [make_bot("greedy", game, random.Random(seat)) for seat in range(2)]
    state = game.new_state()
    while state.round <= 3:
        seat = game.to_act(state)[0]
        if seat == CHANCE:
            action = game.sample_chance(state, rng)
        else:
            legal = game.legal_actions(state, seat)
            action = players[seat].choose(game.view(state, seat), legal)
        game.apply(state, seat, action)
    assert game.kept, "the bots keep something with the game"
    del game, players, state
    gc.collect()
    assert not [one for one in gc.get_objects() if type(one).__name__ in ("K2", "MountEverest")]
print("ok")
"""

POOL = """
import multiprocessing, random
import everest

def end_of(task):
    game, state, seed = task
    game.playout(state, random.Random(seed))
    return state

if __name__ == "__main__":
    game = everest.load("mount-everest", seats=2)
    tasks = [(game, game.new_state(), seed) for seed in range(3)]
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        found = pool.map(end_of, tasks)
    assert found == [end_of((game, game.new_state(), seed)) for seed in range(3)]
    print("ok")
"""

TRACEBACK = """
import traceback
import everest

game = everest.load("k2")
try:
    game.apply(game.new_state(), 0, 0)
except everest.IllegalAction as error:
    text = traceback.format_exc()
    assert "engine/game.py" in text and "in apply" in text, text
    assert (error.code, error.clause) == ("turn.chance-first", "S8"), error
print("ok")
"""


@pytest.fixture(scope="session")
def compiled() -> Path:
    """The folder with the compiled package."""
    if not build_engine.is_made():
        pytest.skip("build/compiled is not there or not of this source: make test-compiled")
    return build_engine.COMPILED


def run(source: Path, folder: Path, program: str, is_compiled: bool) -> str:
    """What a program prints with the package from a folder."""
    check = f"from everest.engine import is_compiled\nassert is_compiled() is {is_compiled}\n"
    path = folder / "program.py"
    path.write_text(check + program, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(path)],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_same_seeds_lead_through_the_same_states(compiled: Path, tmp_path: Path) -> None:
    assert run(compiled, tmp_path, WALKS, True) == run(SOURCE, tmp_path, WALKS, False)


@pytest.mark.parametrize(
    "program", [COPIES, BOTS, POOL, TRACEBACK], ids=["copies", "bots", "pool", "traceback"]
)
@pytest.mark.parametrize("is_compiled", [True, False], ids=["compiled", "pure"])
def test_states_and_games_can_be_handed_on(
    compiled: Path, tmp_path: Path, program: str, is_compiled: bool
) -> None:
    source = compiled if is_compiled else SOURCE
    assert run(source, tmp_path, program, is_compiled) == "ok"


def test_weak_references_are_refused(compiled: Path, tmp_path: Path) -> None:
    program = """
import weakref
import everest
for name in ("mount-everest", "k2"):
    game = everest.load(name, seats=2)
    for one in (game, game.new_state(), *game.phases):
        try:
            weakref.ref(one)
        except TypeError:
            continue
        raise AssertionError(one)
print("ok")
"""
    assert run(compiled, tmp_path, program, True) == "ok"


def test_all_that_a_match_runs_through_is_compiled(compiled: Path) -> None:
    package = compiled / "everest"
    for path in build_engine.modules():
        module = package / path.relative_to(build_engine.PACKAGE)
        assert [*module.parent.glob(f"{module.stem}.*.so")], f"{module} is not compiled"


def test_what_is_held_back_exists() -> None:
    for name in build_engine.HELD_BACK:
        assert (build_engine.PACKAGE / name).exists(), name


def test_it_can_be_asked_for_that_nothing_is_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(build_engine.PURE, "1")
    assert build_engine.extensions() == []
    assert "stays plain Python, since EVEREST_PURE=1 is set" in capsys.readouterr().out


def test_without_a_c_compiler_nothing_is_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(build_engine.PURE, raising=False)
    monkeypatch.setenv("CC", "/no/such/compiler")
    assert build_engine.extensions() == []
    assert "no C compiler with Python's headers is found" in capsys.readouterr().out
