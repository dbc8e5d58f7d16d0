"""Series of actions: the base class, and one file for each kind of action, in the order of the rulebook."""
