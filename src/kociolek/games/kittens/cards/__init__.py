"""What the cards do, one file per edition or expansion, in the order of its rule sheet."""
