"""Many games at once: simulations, measurements and what can be learned from them.

`simulation` plays them, `commands` is what one types to have them played, `report` tells what came of them, `bench` how fast they go.
"""
