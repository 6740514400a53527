"""Who somebody is, and how often he may ask: sessions, names, limits.

Identity comes from the session alone; of its secrets only hashes are stored.
"""
