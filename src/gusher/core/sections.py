"""Where a rule says its §: at the start of its docstring, and nowhere else.

The compiler drops docstrings, so they are read from the source that lies beside every compiled module.
"""

from __future__ import annotations

import ast
import sys
import threading
from pathlib import Path
from typing import Final

_SECTIONS: Final[dict[str, dict[str, str]]] = {}
_KNOWN: Final[dict[type, str]] = {}
_READING: Final = threading.Lock()  # Python 3.11 cannot parse two sources at once ("AST constructor recursion depth mismatch")


def section_of(rule: object) -> str:
    """The § of a rule."""
    kind = type(rule)
    known = _KNOWN.get(kind)
    if known is not None:  # every choice asks for it
        return known
    if kind.__module__ not in _SECTIONS:
        with _READING:
            if kind.__module__ not in _SECTIONS:
                _SECTIONS[kind.__module__] = read(kind.__module__)
    _KNOWN[kind] = found = _SECTIONS[kind.__module__].get(kind.__name__, "")
    return found


def read(module: str) -> dict[str, str]:
    """For each class of a module the § that its docstring opens with."""
    loaded = Path(getattr(sys.modules[module], "__file__", None) or "")
    source = loaded.with_name(loaded.name.split(".")[0] + ".py") if loaded.name else loaded
    found: dict[str, str] = {}
    if not source.is_file():
        return found
    for statement in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.ClassDef):
            words = (ast.get_docstring(statement) or "").split(maxsplit=1)
            if words and words[0].startswith("§"):
                found[statement.name] = words[0]
    return found
