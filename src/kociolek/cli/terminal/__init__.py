"""A table in the terminal: what it looks like, whom it asks, and how several people share one keyboard."""
