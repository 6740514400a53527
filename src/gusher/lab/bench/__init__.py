"""How fast games, search and environments go, beside peers. All that is compared takes turns in one run."""
