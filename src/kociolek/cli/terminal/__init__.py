"""Terminal client: drawing the game, asking players, several people at one keyboard."""
