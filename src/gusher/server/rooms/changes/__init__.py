"""How a table changes: by a choice that is begun at once and ended when it is committed, or by what waits for its commit."""
