"""Which choices do nothing, as far as that takes long to find out: worked out beside the server, and shown when it is known."""
