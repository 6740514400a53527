"""What bots know of Interbellum."""
