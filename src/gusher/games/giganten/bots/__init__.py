"""What bots know of Giganten."""
