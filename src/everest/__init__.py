"""everest: the board game Mount Everest as a rules engine, with bots, records and a terminal game.

>>> import everest, random
>>> game = everest.load("mount-everest", seats=2, map="easy", weather="summer")
>>> state = game.new_state()
>>> while seats := game.to_act(state):
...     action = random.choice(game.legal_actions(state, seats[0]))
...     game.apply(state, seats[0], action)
>>> len(game.scores(state))
2
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from everest.engine.actions import CHANCE
    from everest.engine.errors import IllegalAction, NotReady, UnknownAction
    from everest.games.faults import RulesetError
    from everest.games.loading import load

__all__ = ["CHANCE", "IllegalAction", "NotReady", "RulesetError", "UnknownAction", "load"]

__version__ = "0.1.0"

_MODULES = {
    "CHANCE": "everest.engine.actions",
    "IllegalAction": "everest.engine.errors",
    "NotReady": "everest.engine.errors",
    "RulesetError": "everest.games.faults",
    "UnknownAction": "everest.engine.errors",
    "load": "everest.games.loading",
}


def __getattr__(name: str) -> Any:
    # Read when first used: the program begins here too, and must be able to answer Ctrl-C at once.
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_MODULES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
