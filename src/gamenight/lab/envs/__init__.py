"""Environments for other people's libraries: one module a library, which is imported only there."""
