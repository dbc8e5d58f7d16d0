"""Drawings of Witchstone: SVG, and characters for a terminal."""
