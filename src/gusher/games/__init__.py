"""The games. One folder each; they never import one another, and are reached through the registry."""
