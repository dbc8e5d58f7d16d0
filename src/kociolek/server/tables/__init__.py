"""Tables: the model rebuilt from the log, clocks, seating, broadcasting, live tables and their registry."""
