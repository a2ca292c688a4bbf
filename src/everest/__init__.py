"""everest: the board game Mount Everest as a rules engine, with bots, records and a terminal game.

>>> import random
>>> game = load("mount-everest", seats=2, map="easy", weather="summer")
>>> state = game.new_state()
>>> while seats := game.to_act(state):
...     action = random.choice(game.legal_actions(state, seats[0]))
...     game.apply(state, seats[0], action)
>>> len(game.scores(state))
2
"""

from everest.engine.actions import CHANCE
from everest.engine.errors import IllegalAction, NotReady, UnknownAction
from everest.games.faults import RulesetError
from everest.games.loading import load

__all__ = ["CHANCE", "IllegalAction", "NotReady", "RulesetError", "UnknownAction", "load"]

__version__ = "0.1.0"
