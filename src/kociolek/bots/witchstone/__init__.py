"""Bots that know Witchstone."""
