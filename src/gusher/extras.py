"""What not everybody installs: packages that only some commands need."""

from __future__ import annotations

from importlib.util import find_spec

from gusher.core.errors import Phrase, SetupError


def need(module: str, extra: str, what: str | Phrase) -> None:
    """Say in one line what to install, if it is not there."""
    if find_spec(module) is None:
        raise SetupError("{what} needs the package {module}: pip install 'gusher[{extra}]'", what=what, module=module, extra=extra)
