"""Tables in memory: who listens, what they are told, what a table does by itself."""
