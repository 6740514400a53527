"""What bots know of Oilfield."""
