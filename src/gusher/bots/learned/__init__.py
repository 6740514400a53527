"""Players that taught themselves: `features.py` is what they look at, `network.py` what they make of it, `weights.py` the file of it.

`look.py` chooses by the value of what each option leads to; `master.py` searches with that value. A game brings its features and its
weights; `gusher train` makes weights.
"""
