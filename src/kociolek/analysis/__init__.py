"""Explanation engine: judges the options of a view by paired rollouts and says why one is better.

Hints, the analysis of finished games and puzzles use it. It reads views, never states.
"""
