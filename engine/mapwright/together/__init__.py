"""A table: a set of entries that only grows, and the game that follows from them.

Nothing here uses a network or a clock: entries are texts. docs/together.md describes how devices exchange them.
"""
