"""The live tables: a Starlette application on uvicorn, on SQLite or PostgreSQL. `docs/protocol.md` is its face."""
