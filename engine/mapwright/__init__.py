"""Mapwright: the complete rules of a map-drawing game, exact and fast, in pure Python."""

__version__ = "0.1.0"
