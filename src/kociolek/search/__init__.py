"""Search over imagined worlds. It imports `core` only and is handed views, never the true state."""
