"""What PyScript runs: the engine's one door, open to the page."""

from mapwright.bridge import dispatch

__export__ = ["dispatch"]
__all__ = ["dispatch"]
