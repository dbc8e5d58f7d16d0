"""Notices: what tells people that a table waits for them, by Web Push, e-mail or webhook."""
