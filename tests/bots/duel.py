"""`python -m tests.bots.duel GAME COUNT`: two of `master` against two of OpenSpiel's `ISMCTSBot`, with the same time for a choice.

They should win 90 of 100 games; it fails where the games are enough to say that they do not. `examples/openspiel_duel.py` is what plays.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.bots.strength import error

DUEL: Final = Path(__file__).parents[2] / "examples" / "openspiel_duel.py"
MS: Final = 20
LEAST: Final = 0.9


def main(game: str, count: int) -> int:
    words = ["--game", game, "--games", str(count), "--ms", str(MS)]
    said = subprocess.run([sys.executable, DUEL, *words], capture_output=True, text=True, check=True).stdout.splitlines()
    found = re.match(r"master: ([\d.]+)%", said[-2])
    assert found, said[-2]
    won = float(found[1]) / 100
    few = won + 2 * error(won, count) < LEAST
    sys.stdout.write(f"{game}: {said[-2]}; {said[-1]}{', too few' if few else ''}\n")
    return 1 if few else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
