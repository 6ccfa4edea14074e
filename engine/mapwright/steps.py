"""Runs generators that work in small steps and return a result at their end."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TypeVar

StepT = TypeVar("StepT")
ResultT = TypeVar("ResultT")


def run_to_end(steps: Generator[StepT, None, ResultT], on_step: Callable[[StepT], None] | None = None) -> ResultT:
    """Return the result; call `on_step` with what each step yields."""
    while True:
        try:
            step = next(steps)
        except StopIteration as end:
            result: ResultT = end.value
            return result
        if on_step:
            on_step(step)


def with_progress(
    steps: Generator[StepT, None, ResultT], progress: Callable[[StepT], float]
) -> Generator[float, None, ResultT]:
    """Yield the progress after each step, from 0 to 1, and return the result."""
    while True:
        try:
            step = next(steps)
        except StopIteration as end:
            result: ResultT = end.value
            return result
        yield progress(step)
