"""The games. Each may import `core` and nothing else of the project."""
