"""What the cards do, one file per box, in the order of its rule sheet."""
