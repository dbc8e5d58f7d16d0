"""Adapters to research frameworks. Each needs a package that the core does not."""
