"""Live tables, and what people do at them.

A room is the only place where its table changes: one change at a time, committed before anybody hears of it.
"""
