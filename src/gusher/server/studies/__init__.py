"""What becomes of a game when it is looked at again: moves that are tried in it, and tables that play on from one of its moments.

Nothing here changes the game that it is about.
"""
