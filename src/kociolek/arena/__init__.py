"""Tournaments between bots: scheduling, statistics, reports and speed measurements."""
