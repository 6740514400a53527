"""The game that a log tells, and what somebody may know of it: scenes, offers, records.

A scene is built from what its viewer may know, and nothing is stored here.
"""
