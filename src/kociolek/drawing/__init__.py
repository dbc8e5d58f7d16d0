"""Pictures of tables, drawn from views alone."""
