"""`gusher bench server`: a real server under load, over real sockets.

The load knows nothing of the server but the wire.
"""
