import os

GAMES = int(os.environ.get("GUSHER_GAMES", "1"))  # played in each case
SLOW = os.environ.get("GUSHER_SLOW", "0") not in ("", "0")  # with every number of seats
