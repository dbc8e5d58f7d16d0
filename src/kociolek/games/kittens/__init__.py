"""Exploding Kittens: Original Edition, Party Pack, Good vs. Evil."""
