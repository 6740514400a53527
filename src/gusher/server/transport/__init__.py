"""How requests reach the application: the protocols of uvicorn with limits, and the addresses, origins and proxies that callers come from.

What is over a limit gets an answer here, and never reaches the application.
"""
