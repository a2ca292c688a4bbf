"""The greedy bot: it plans its own turn by what the rest of the match is then worth.

Three questions, three layers. How far is it from here to there (`terrain`, `stations`)? What is a
client worth that ends a day there, with this level and that many days left (`outlook`)? Which of
the things that these cards allow leaves the most behind (`trips` of one guide, `planning` of
both)? `player` asks them in turn and plays the answer action by action.
"""

from everest.bots.greedy.player import GreedyPlayer

__all__ = ["GreedyPlayer"]
