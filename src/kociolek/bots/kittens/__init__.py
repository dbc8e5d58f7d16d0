"""Bots that know Exploding Kittens."""
