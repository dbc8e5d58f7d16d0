"""Wizard Kittens. Files follow the rulebook: setup, turn, spells, curses, chaos, scoring."""
