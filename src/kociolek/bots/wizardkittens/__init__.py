"""Bots that know Wizard Kittens."""
