"""Where tables, players and tokens are kept: one port, SQLite or PostgreSQL behind it.

    store = open_store("sqlite:games.db")      # or postgresql://user@host/base
    await store.append(...)

There is one connection. What is asked for meanwhile, or in the same turn of the loop, goes into one transaction
(group commit): many tables share the cost of one.
"""
