import os

GAMES = int(os.environ.get("GUSHER_GAMES", "1"))  # played in each case
