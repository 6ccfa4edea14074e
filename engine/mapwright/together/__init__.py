"""A table on several devices: a set of entries that only grows, and the game that they tell.

Nothing here knows a network or a clock: texts come in, texts go out. docs/together.md describes both.
"""
