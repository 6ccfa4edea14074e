"""Mapwright: the complete rules of a map-drawing game, exact and fast, in pure Python."""

__version__ = "0.1.0"

__path__.append(f"{__path__[0]}/moved")  # stored and shared bots import the paths of earlier releases
