"""Processes that are started to play or to measure: they find the package where we found it, and run the build that they are told."""

from __future__ import annotations

import os
from pathlib import Path

import gusher


def of_our_kind(pure: bool) -> dict[str, str]:
    """The variables of the environment that make a process run our package, from its source if it is to be pure."""
    home = str(Path(gusher.__file__).parents[1])
    paths = os.pathsep.join(filter(None, [home, os.environ.get("PYTHONPATH")]))
    return {"PYTHONPATH": paths, "GUSHER_PURE": "1" if pure else "0"}
