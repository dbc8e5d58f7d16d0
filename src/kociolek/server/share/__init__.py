"""Pictures of results to share, drawn by the standard library from letters of tools/share_letters.py."""
