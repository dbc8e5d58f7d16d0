"""Schemas of views: the JSON that servers send and bots read, as msgspec structs.

`make types` generates the client's TypeScript and the view part of the OpenAPI document from them.
"""
