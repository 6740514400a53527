"""Who works at tables beside people: bots, reviews, and what answers for people who need not be asked.

Bots and reviews think in processes of their own. Any of these may die at any time, and its question is answered all the same.
"""
