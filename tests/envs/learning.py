"""PPO learns to beat `greedy`: `python -m tests.envs.learning MINUTES` runs the example for so long, and fails if it does not win more than
an even share of new games, with the margin of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.lab.app import environment

PPO = Path(__file__).parents[2] / "examples" / "ppo.py"
TOLD = re.compile(r"^(before|imitating|after): .* first in ([\d.]+)% ± ([\d.]+)% against \w+ \(an even share is ([\d.]+)%\)$", re.MULTILINE)


Share = tuple[float, float, float]  # of first places, the margin of that, and an even share, in percent


def learn(*words: str) -> dict[str, Share]:
    """Run it: how it did before, after imitation if there were lessons, and after all."""
    done = subprocess.run([sys.executable, str(PPO), *words], capture_output=True, text=True, env=environment())
    assert done.returncode == 0, done.stderr
    sys.stdout.write(done.stdout)
    found = {when: (float(wins), float(margin), float(even)) for when, wins, margin, even in TOLD.findall(done.stdout)}
    assert {"before", "after"} <= set(found), done.stdout
    return found


def main(minutes: str) -> int:
    wins, margin, even = learn("--minutes", minutes)["after"]
    told = f"first in {wins:.1f} % ± {margin:.1f} % of games against greedy after {minutes} minutes"
    sys.stdout.write(f"{told}; an even share is {even:.1f} %\n")
    return 0 if wins - margin > even else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
