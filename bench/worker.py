"""A process that measures one engine whenever it is asked, so that many can take turns.

It reads lines with a number of seconds and answers each with a line of JSON. Its first line says
how much memory it takes with the engine loaded and a game played.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from random import Random

from bench.engines import ENGINES
from bench.playing import stretch


def resident_bytes() -> int:
    """Memory of this process that is in use now."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text().split()[1]) * 4096 if pages.exists() else 0


def main() -> None:
    """Measure the engine that is named, as often as asked."""
    name, seats = sys.argv[1], int(sys.argv[2])
    play = ENGINES[name].make(seats)
    rng = Random(1)
    play(rng)
    print(json.dumps({"bytes": resident_bytes()}), flush=True)
    for line in sys.stdin:
        print(json.dumps(asdict(stretch(play, rng, float(line)))), flush=True)


if __name__ == "__main__":
    main()
