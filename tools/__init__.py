"""What `make` runs in a clone: setting up, compiling, checking. Without `make`: `python3 -m tools.play`.

This page is plain enough for a Python that is too old for the others, so that it can say so.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  (that is what it is for)
    sys.exit(
        "gusher: this is Python {}.{}, and 3.11 or newer is needed; install one and name it: "
        "make play PYTHON=python3.12, or without make: python3.12 -m tools.play".format(*sys.version_info)
    )
