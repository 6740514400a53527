"""Several servers on one PostgreSQL, which are killed, cut off and replaced while people play; and who judges what these people saw."""
