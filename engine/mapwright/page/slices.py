"""Long computations in slices, so that the engine can answer other requests in between."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from time import perf_counter
from typing import Generic, TypeVar

ResultT = TypeVar("ResultT")
MAX_SLICE_MS = 1000


def slice_seconds(ms: int) -> float:
    """Return the length of a slice in seconds, at most `MAX_SLICE_MS`."""
    return min(max(ms, 0), MAX_SLICE_MS) / 1000


def advance(steps: Iterator[object], seconds: float) -> bool:
    """Take steps for this time, at least one; return whether others may be left."""
    end = perf_counter() + seconds
    return any(perf_counter() >= end for _ in steps)


class SlicedTask(Generic[ResultT]):
    """Runs one generator in slices of time. The generator yields its progress, from 0 to 1, and returns the result."""

    def __init__(self) -> None:
        self._key: str | None = None
        self._generator: Generator[float | None, None, ResultT] | None = None
        self._result: ResultT | None = None
        self._progress = 0.0

    def run_slice(
        self, key: str, start: Callable[[], Generator[float | None, None, ResultT]], seconds: float
    ) -> tuple[ResultT | None, float]:
        """Run the generator for this time; return its result, None while it is not finished, and the progress.

        `start` makes the generator. It is called if the key differs from that of the last call.
        """
        if key != self._key:
            self._key, self._generator, self._result, self._progress = key, start(), None, 0.0
        end = perf_counter() + seconds
        while self._generator is not None:
            try:
                self._progress = next(self._generator) or 0.0
            except StopIteration as done:
                self._generator, self._result, self._progress = None, done.value, 1.0
            except Exception:
                self._key = None  # the next call starts again and fails in the same way
                raise
            if perf_counter() >= end:
                break
        return self._result, self._progress
