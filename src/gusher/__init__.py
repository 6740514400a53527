"""Gusher: play, study and master the great oil board games."""

import importlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader

__version__ = "0.1.0"


def build() -> str:
    """Say whether the rules run "compiled" or "pure"."""
    file = importlib.import_module("gusher.core.rules").__file__ or ""
    return "pure" if file.endswith(".py") else "compiled"


def build_at_hand() -> str:
    """Say the same of a process that would start now: the compiler may have come to its end since this one started.

    All compiled code is in one file, to which the compiled modules only lead. It is put in place last, in one piece: whoever finds it finds
    the rest, and whoever does not uses nothing of what may lie there already.
    """
    if os.environ.get("GUSHER_PURE", "0") not in ("", "0"):
        return "pure"
    code = os.path.join(os.path.dirname(__path__[0]), "gusher__mypyc")
    return "compiled" if any(os.path.exists(code + suffix) for suffix in EXTENSION_SUFFIXES) else "pure"


def _load_sources_only() -> None:
    """Import the modules of this package from their .py files, even where compiled ones lie beside them."""
    root = __path__[0]

    def is_ours(path: str) -> bool:
        return path == root or path.startswith(root + os.sep)

    def hook(path: str) -> FileFinder:
        if not is_ours(path):
            raise ImportError(path)
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, hook)
    for path in filter(is_ours, list(sys.path_importer_cache)):
        del sys.path_importer_cache[path]


if build_at_hand() == "pure":
    _load_sources_only()

from gusher.registry import game  # noqa: E402  (it imports rules, so the build must be chosen before)

# The list of games is `gusher.registry.games()`: here the name `games` belongs to the subpackage.
__all__ = ["__version__", "build", "build_at_hand", "game"]
