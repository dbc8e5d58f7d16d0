"""Persistence of tables, players and tokens, in SQLite or PostgreSQL.

    store = open_store("sqlite:games.db")      # or postgresql://user@host/base
    await store.append(...)

There is one connection. Requests of the same iteration of the event loop share a transaction (group commit).
"""
