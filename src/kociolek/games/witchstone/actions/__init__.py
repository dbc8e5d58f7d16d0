"""The six kinds of action, one file each, in the order of the rulebook."""
