"""The greedy bot of K2: it plans its own turn by what its climbers' scores may become.

Three questions, three layers. Where does a day's walk lead (`walks`)? What is a climber worth that
spends the night there, with this level, this score and that many days left (`outlook`)? Which of
the things that these cards allow leaves the most behind (`treks` of one climber, `planning` of
both; `tomorrow` where tomorrow's cards are known)? `player` asks them in turn and plays the answer
action by action.
"""

from everest.bots.k2_greedy.player import K2GreedyPlayer

__all__ = ["K2GreedyPlayer"]
