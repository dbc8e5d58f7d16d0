"""Self-play learning with NumPy: `kociolek train` makes networks, which `kociolek.bots.network` evaluates."""
