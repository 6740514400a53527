"""The coach: what `search` would do at a decision, and what that is expected to bring. The same for server and terminal."""
