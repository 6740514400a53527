"""What bots know of McMulti."""
