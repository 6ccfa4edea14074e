"""The templates and model answers of the workshop as texts: they are edited, not imported."""

from __future__ import annotations

STARTERS = ("random", "twenty_lines", "look_ahead")
"""The templates, the simplest first."""


def starter_source(name: str) -> str:
    """Return the text of a template."""
    return _text(f"starters/{name}.py")


def model_answer(number: int) -> str:
    """Return the model answer of a step of the course; 0 is the program with which the course begins.

    All are one program: each line of the file names the first and the last step that has it.
    """
    lines = [line.partition("|") for line in _text("model_answers.txt").splitlines() if not line.startswith("#")]
    return "".join(f"{line}\n" for span, _, line in lines if _span_contains(span, number))


def _span_contains(span: str, number: int) -> bool:
    """Return whether a step is in a span such as `3-6`."""
    first, _, last = span.partition("-")
    return int(first) <= number <= int(last)


def _text(name: str) -> str:
    from importlib.resources import files  # the page never reads a text, and this import takes a while

    return (files("mapwright.workshop") / name).read_text("utf-8")
