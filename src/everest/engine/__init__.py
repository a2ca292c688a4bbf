"""The machinery that all games of the family share: pure, deterministic, standard library only.

Nothing here draws a random number, reads a file, or knows which game is played. A game is a
`Ruleset` (numbers), a `Game` (a list of phases over that ruleset) and a `State` (all memory).
"""


def is_compiled() -> bool:
    """Whether the engine runs compiled (see `build_engine.py`), and not as plain Python."""
    from everest.engine import state

    return not str(state.__file__).endswith(".py")
