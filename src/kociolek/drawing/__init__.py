"""Drawings of views."""
