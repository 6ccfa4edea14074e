"""The files of the workshop as texts: they are shown and changed, not imported."""

from __future__ import annotations

STARTERS = ("random", "twenty_lines", "look_ahead")
"""From the simplest to one that looks ahead."""


def starter(name: str) -> str:
    """The text of a bot to start from."""
    return _text("starters", name)


def answer(number: int) -> str:
    """The model answer of a step of the course; 0 is where the course begins."""
    return _text("answers", f"step_{number:02}")


def _text(folder: str, name: str) -> str:
    from importlib.resources import files  # in the page nobody asks for a text, and to import this takes a while

    return (files("mapwright.workshop") / folder / f"{name}.py").read_text("utf-8")
