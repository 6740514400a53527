"""Many games at once: simulations, measurements and what can be learned from them."""
