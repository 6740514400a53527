"""`python -m tools.bot_ratings RUN…`: keep what tournaments have measured in the houses of their games (docs/ratings.md)."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from gusher import registry
from gusher.bot_ratings import BotRatings, Measured


def measured(told: dict[str, Any]) -> BotRatings:
    """What the summary of `gusher tournament --out RUN` tells."""
    bots = ",".join(told["bots"])
    how = f"gusher tournament {told['game']} --bots {bots} --seats {told['seats']} --games {told['games']} --seed {told['seed']}"
    ratings = {each["bot"]: Measured(*(round(each[value], 2) for value in ("rating", "low", "high"))) for each in told["ratings"]}
    return BotRatings(how, registry.game(told["game"]).rules_version, told["seats"], told["games"], ratings)


def main(runs: list[str]) -> None:
    for run in runs:
        summary = json.loads((Path(run) / "summary.json").read_text(encoding="utf-8"))
        file = registry.game(summary["game"]).bot_ratings()
        text = json.dumps(msgspec.to_builtins(measured(summary)), indent=2)
        file.write_text(text + "\n", encoding="utf-8")
        sys.stdout.write(f"{file}: {summary['games']} games\n")


if __name__ == "__main__":
    main(sys.argv[1:])
