"""``python -m everest``: the command `everest`, where its folder is not on the path."""

import sys

from everest.cli import main

if __name__ == "__main__":
    sys.exit(main())
