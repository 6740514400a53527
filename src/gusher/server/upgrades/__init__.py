"""What becomes of tables when their rules or their box have changed: they go on, or are shown up to where the new ones part from the old.

The rules that a table was played by may be gone. So what it looked like is noted while it is played (`stamps`), and compared (`comparing`)
when it is loaded under others; `check` says so beforehand.
"""
