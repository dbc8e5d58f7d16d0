"""The games behind the interfaces of other projects. Each adapter needs a package that the core does without."""
