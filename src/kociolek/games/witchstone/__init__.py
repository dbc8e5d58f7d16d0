"""Witchstone: brew in your cauldron, join the areas of the crystal ball, send out your witches."""
