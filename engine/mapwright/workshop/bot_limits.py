"""Limits for a custom bot in its own interpreter: the time to think, and no access to the browser."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import ModuleSpec
from types import CodeType, FrameType, ModuleType
from typing import Any, SupportsIndex, TextIO

from mapwright.bots import Bot, BotFactory, Budget
from mapwright.bots.custom_bots import load_bot_class
from mapwright.rules.state import Action, State

ACTION_SECONDS = 10.0
"""Seconds that a custom bot may think about one action, on a machine with a free processor."""
MAX_SLOWNESS = 4.0
"""How much longer it may think at most where the processor is slow or busy."""
SAMPLE_STEPS, SAMPLE_SECONDS = 500_000, 0.05
"""Number of steps of a loop that measures the processor, and the seconds that they take in the page if it is free."""
STEPS_PER_CHECK = 32
"""Number of steps of a loop between two readings of the clock."""
MONITOR_ID = 3
"""Tool id of the monitor in `sys.monitoring`."""
BLOCKED_MODULES = {
    "js", "pyodide_js", "pyodide", "_pyodide", "_pyodide_core", "pyscript", "micropip", "socket", "_socket", "ssl",
    "http", "urllib", "ftplib", "smtplib", "subprocess", "multiprocessing", "ctypes", "webbrowser",
}  # fmt: skip
"""Modules that give access to the browser or the system; their submodules are blocked as well."""


Trace = Callable[[FrameType, str, Any], Any]


class TimeLimitExceeded(BaseException):
    """A bot has used up its time. `except Exception` in a bot does not catch it."""


class BlockedImportError(ImportError):
    """An import that is not allowed to a custom bot."""


def is_blocked(name: str) -> bool:
    return name.partition(".")[0] in BLOCKED_MODULES


class _ImportBlocker:
    """A finder that refuses blocked modules. It must be the first one."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if is_blocked(name):
            raise BlockedImportError(name)
        return None


@contextmanager
def blocked_imports() -> Iterator[None]:
    """Refuse imports of blocked modules inside the block."""
    finder = _ImportBlocker()
    removed = {name: sys.modules.pop(name) for name in list(sys.modules) if is_blocked(name)}
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        sys.modules.update(removed)


def slowness() -> float:
    """Return how many times longer the processor takes now than a free one, from 1 to `MAX_SLOWNESS`.

    A browser does not say how much processor time a worker has used.
    """
    start, total = time.perf_counter(), 0
    for number in range(SAMPLE_STEPS):
        total += number & 7
    return min(MAX_SLOWNESS, max(1.0, (time.perf_counter() - start) / SAMPLE_SECONDS))


class TimeLimit:
    """Interrupts the code of one file when its time is over, at the line that it has reached.

    With `is_patient`, it measures the processor once when the seconds are over, and a slow or busy one gets more.
    """

    def __init__(self, path: str, seconds: float = ACTION_SECONDS, is_patient: bool = False) -> None:
        self._path = path
        self._is_patient = is_patient
        self._seconds = seconds
        self._deadline = math.inf
        self._is_extended = False
        self._steps = 0
        self._is_watching = False

    @contextmanager
    def enforce(self) -> Iterator[None]:
        """Raise `TimeLimitExceeded` in the bot's code if the block takes longer than the limit."""
        self._deadline = time.perf_counter() + self._seconds
        self._is_extended = False
        sleep, time.sleep = time.sleep, self._sleep
        try:
            with self._watching():
                yield
        finally:
            time.sleep = sleep
            self._deadline = math.inf

    @contextmanager
    def _watching(self) -> Iterator[None]:
        if sys.version_info < (3, 12):  # slower, but the page runs a newer Python
            before = sys.gettrace()
            sys.settrace(self._trace)
            try:
                yield
            finally:
                sys.settrace(before)
            return
        self._watch()
        yield

    def _watch(self) -> None:
        """Begin to monitor the file, for good: beginning again would visit all code of the engine."""
        if self._is_watching or sys.version_info < (3, 12):
            return
        watch, events = sys.monitoring, sys.monitoring.events
        if watch.get_tool(MONITOR_ID) is None:
            watch.use_tool_id(MONITOR_ID, "mapwright")
        for event in (events.JUMP, events.PY_START):
            watch.register_callback(MONITOR_ID, event, self._step)
        watch.set_events(MONITOR_ID, events.JUMP | events.PY_START)
        watch.restart_events()  # an earlier time limit may have monitored another file
        self._is_watching = True

    def _step(self, code: CodeType, *_: int) -> object:
        """Handle a jump or a call: in the watched file, look at the clock from time to time."""
        if sys.version_info >= (3, 12) and code.co_filename != self._path:
            return sys.monitoring.DISABLE  # Python does not report this line again
        self._steps += 1
        if self._steps % STEPS_PER_CHECK == 0 and time.perf_counter() > self._deadline:
            self._extend()
        return None

    def _extend(self) -> None:
        """Move the deadline as far as the processor is slow; raise `TimeLimitExceeded` if that is not enough."""
        if self._is_patient and not self._is_extended:
            self._is_extended = True
            self._deadline += self._seconds * (slowness() - 1)
        if time.perf_counter() > self._deadline:
            raise TimeLimitExceeded

    def _trace(self, frame: FrameType, _event: str, _: Any) -> Trace | None:
        if frame.f_code.co_filename != self._path:
            return None
        self._step(frame.f_code)
        return self._trace

    def _sleep(self, seconds: float | SupportsIndex) -> None:
        """Replacement of `time.sleep`: a bot that would sleep beyond its time is stopped at once."""
        end = time.perf_counter() + float(seconds)
        if not end < self._deadline:
            raise TimeLimitExceeded
        while time.perf_counter() < end:
            pass


class LimitedBot:
    """A custom bot with a time limit and without blocked imports."""

    def __init__(self, bot: Bot, clock: TimeLimit) -> None:
        self._bot, self._clock = bot, clock

    def choose(self, state: State) -> Action:
        with blocked_imports(), self._clock.enforce():
            return self._bot.choose(state)


def load_limited(path: str, source: str, output: TextIO | None = None, is_patient: bool = False) -> BotFactory:
    """Return the factory of a custom bot, with a time limit and without blocked imports."""
    clock = TimeLimit(path, is_patient=is_patient)
    with blocked_imports(), clock.enforce():
        factory = load_bot_class(path, source, output)

    def make(seed: str, budget: Budget) -> Bot:
        with blocked_imports(), clock.enforce():
            bot = factory(seed, budget)
        return LimitedBot(bot, clock)

    return make
