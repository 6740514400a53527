"""A study of many games, and how it is carried out: game by game, over processes or a cluster, into a folder that can be gone on with."""
