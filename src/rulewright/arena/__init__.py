"""Play at scale: matches, simulation, and our speed beside that of other engines."""
