"""Several nodes on one PostgreSQL: who has which table, how sockets get there, what all nodes know together.

`store.leases` has the statements, docs/server.md the use, docs/adr/0010 the reasons. A server without `Settings.node`
imports nothing of this.
"""
