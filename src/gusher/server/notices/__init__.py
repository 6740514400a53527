"""How people hear of what waits for them while they are away: of what (`occasions`), in which words (`letters`), by which channel.

Whatever is to be sent is put into an outbox by the transaction that causes it, and sent by a task of its own. A move never waits for it.
"""
