"""Playing and watching games in a terminal, drawn from views and worded from events."""
