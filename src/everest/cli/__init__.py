"""The command `everest`: where the parts of the program are put together."""

from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """The command `everest`: returns the exit code."""
    try:
        # here, so that Ctrl-C while the parts are read is as quiet as later on
        from everest.cli.main import main as run_program

        return run_program(argv)
    except KeyboardInterrupt:
        return 130
