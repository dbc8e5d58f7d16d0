"""Club evenings: rounds of tables for 4 to 200 people, with seating, standings and series."""
