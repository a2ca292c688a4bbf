"""`everest play`: a plain game of lines, for terminals, screen readers and scripts.

Nothing here moves a cursor or redraws; colour only repeats what the words say.
"""

from everest.cli.play.options import PlayOptions
from everest.cli.play.run import run_play

__all__ = ["PlayOptions", "run_play"]
