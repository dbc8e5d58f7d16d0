"""Search over imagined worlds. It imports `core` only, and gets views, never the true state."""
