"""What people reach: the ASGI application with its pages, requests and streams, and the server that runs it.

Where a request comes from, who asks and what he may have is checked here, before a room hears of it.
"""
