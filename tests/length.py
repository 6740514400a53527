"""Whether tests show what they show in short, or at length, as `make proof` wants it: GUSHER_SLOW=1."""

from __future__ import annotations

import os
from typing import Final

SLOW: Final = os.environ.get("GUSHER_SLOW", "0") not in ("", "0")
