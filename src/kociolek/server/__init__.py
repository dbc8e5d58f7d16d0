"""The live tables: a Starlette application on uvicorn, SQLite or PostgreSQL below it. `docs/protocol.md` is its face."""
