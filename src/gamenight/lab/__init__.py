"""The way in for research: simulation and measurement."""
