"""How to search in any game: `search.py` tells the way, the other files its parts; a game brings its evaluation and its levels."""
