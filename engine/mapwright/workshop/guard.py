"""Limits the time of a custom bot and keeps it away from the browser, inside a separate interpreter."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import ModuleSpec
from types import CodeType, FrameType, ModuleType
from typing import Any, SupportsIndex, TextIO

from mapwright.bots import Bot, BotMaker, Budget
from mapwright.bots.guests import load_bot
from mapwright.rules.state import Action, State

SECONDS = 10.0
"""A guest may think so long about one action."""
SELDOM = 32
"""The clock is read once in so many steps of a loop."""
TOOL = 3
"""The number of our monitor among those of the interpreter."""
REFUSED = {
    "js", "pyodide_js", "pyodide", "_pyodide", "_pyodide_core", "pyscript", "micropip", "socket", "_socket", "ssl",
    "http", "urllib", "ftplib", "smtplib", "subprocess", "multiprocessing", "ctypes", "webbrowser",
}  # fmt: skip
"""Modules that lead out of Python; what lies in them as well."""


Trace = Callable[[FrameType, str, Any], Any]


class TooSlowError(BaseException):
    """An exception that no `except Exception` of a bot catches."""


class RefusedError(ImportError):
    """An import that a guest is not given."""


def is_refused(name: str) -> bool:
    return name.partition(".")[0] in REFUSED


class _Refusing:
    """A finder that comes first and refuses."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if is_refused(name):
            raise RefusedError(name)
        return None


@contextmanager
def closed() -> Iterator[None]:
    """What leads out of Python cannot be imported while this lasts."""
    finder = _Refusing()
    hidden = {name: sys.modules.pop(name) for name in list(sys.modules) if is_refused(name)}
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        sys.modules.update(hidden)


class Clock:
    """Ends a bot's own loops when its time is over, and reports the line: it watches only code of that file."""

    def __init__(self, path: str, seconds: float = SECONDS) -> None:
        self._path = path
        self._seconds = seconds
        self._ends = math.inf
        self._steps = 0
        self._is_watching = False

    @contextmanager
    def running(self) -> Iterator[None]:
        self._ends = time.perf_counter() + self._seconds
        sleep, time.sleep = time.sleep, self._sleep
        try:
            with self._watching():
                yield
        finally:
            time.sleep = sleep
            self._ends = math.inf

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
        """Begin to watch, unless this clock does. It never ends: beginning again would visit all code of the engine."""
        if self._is_watching or sys.version_info < (3, 12):
            return
        watch, events = sys.monitoring, sys.monitoring.events
        if watch.get_tool(TOOL) is None:
            watch.use_tool_id(TOOL, "mapwright")
        for event in (events.JUMP, events.PY_START):
            watch.register_callback(TOOL, event, self._step)
        watch.set_events(TOOL, events.JUMP | events.PY_START)
        watch.restart_events()  # a clock before this one watched another file
        self._is_watching = True

    def _step(self, code: CodeType, *_: int) -> object:
        if sys.version_info >= (3, 12) and code.co_filename != self._path:
            return sys.monitoring.DISABLE  # this place is not watched any more
        self._steps += 1
        if self._steps % SELDOM == 0 and time.perf_counter() > self._ends:
            raise TooSlowError
        return None

    def _trace(self, frame: FrameType, _event: str, _: Any) -> Trace | None:
        if frame.f_code.co_filename != self._path:
            return None
        self._step(frame.f_code)
        return self._trace

    def _sleep(self, seconds: float | SupportsIndex) -> None:
        """Replacement of `time.sleep`: a bot that would sleep past the end is stopped at once."""
        ends = time.perf_counter() + float(seconds)
        if not ends < self._ends:
            raise TooSlowError
        while time.perf_counter() < ends:
            pass


class Guarded:
    """A guest under guard."""

    def __init__(self, bot: Bot, clock: Clock) -> None:
        self._bot, self._clock = bot, clock

    def choose(self, state: State) -> Action:
        with closed(), self._clock.running():
            return self._bot.choose(state)


def load_guarded(path: str, source: str, output: TextIO | None = None) -> BotMaker:
    """Load a guest like `load_bot`, under guard."""
    clock = Clock(path)
    with closed(), clock.running():
        made = load_bot(path, source, output)

    def make(seed: str, budget: Budget) -> Bot:
        with closed(), clock.running():
            bot = made(seed, budget)
        return Guarded(bot, clock)

    return make
