"""Tables: what is written down (log), what it means (table), time (clock), and the live thing (live, registry)."""
