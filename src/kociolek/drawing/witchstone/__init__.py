"""Witchstone as a picture to hang on a wall (SVG) and in characters for a terminal."""
