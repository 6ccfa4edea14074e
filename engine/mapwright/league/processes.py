"""Processes for games: any number for a league, and a separate one for a game with a custom bot."""

from __future__ import annotations

import faulthandler
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from mapwright.bots import Bot, Budget
from mapwright.bots.guests import bot_maker
from mapwright.bots.match import is_guest, make_bot, play_match
from mapwright.errors import NotationError
from mapwright.notation.record import Record
from mapwright.rules.setup import Setup
from mapwright.rules.state import Action, State

Names = tuple[str, ...]

PATIENCE = 60.0
"""Seconds after which an action of a guest is taken for a hang, if no thinking time is set."""
GRACE = 5.0
"""Seconds that a guest may think beyond twice its time."""


@contextmanager
def processes(number: int) -> Iterator[Executor]:
    """An executor of so many processes; they end with the block, even in the middle of a game."""
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(number, initializer=_be_quiet)
    try:
        yield pool
    except BaseException:
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        # Waits for the pool's own thread, which would otherwise complain when the command ends before it.
        pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()


def _be_quiet() -> None:
    """Ctrl-C is for the command; its processes are ended by it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _watch(seconds: float) -> Iterator[None]:
    """Ends the process if the block takes longer, whatever it is doing."""
    if sys.platform == "emscripten":  # there are no threads to watch; the page ends the whole interpreter
        yield
        return
    with open(os.devnull, "w") as nowhere:
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()


class Watched:
    """A custom bot guarded by a time limit."""

    def __init__(self, name: str, source: str, seed: str, budget: Budget) -> None:
        self._seconds = patience(budget)
        with _watch(self._seconds):
            self._bot = bot_maker(name, source)(seed, budget)

    def choose(self, state: State) -> Action:
        with _watch(self._seconds):
            return self._bot.choose(state)


def patience(budget: Budget) -> float:
    """How long a guest may think about one action before its process is ended."""
    return PATIENCE if budget.seconds is None else 2 * budget.seconds + GRACE


def play_here(names: Names, sources: Names, setup: Setup, seed: str, budget: Budget) -> tuple[State, Record]:
    """A game in this process; a guest that hangs or leaves Python takes the process with it."""
    bots: list[Bot] = []
    for seat, (name, source) in enumerate(zip(names, sources, strict=True)):
        make = Watched if is_guest(name) else _ours
        bots.append(make(name, source, f"{seed}/{seat}", budget))
    return play_match(setup, seed, bots)


def _ours(name: str, source: str, seed: str, budget: Budget) -> Bot:
    return make_bot(name, seed, budget)


def play_apart(names: Names, sources: Names, setup: Setup, seed: str, budget: Budget) -> Record:
    """Return the record of a game played in a separate process, so that no bot can end the command unnoticed."""
    try:
        with processes(1) as pool:
            _, record = pool.submit(play_here, names, sources, setup, seed, budget).result()
    except BrokenProcessPool:
        raise process_ended(names, budget) from None
    return record


def check_apart(name: str, source: str, budget: Budget) -> None:
    """Load a custom bot in a separate process, to find mistakes before the first game."""
    try:
        with processes(1) as pool:
            pool.submit(_try_to_make, name, source, budget).result()
    except BrokenProcessPool:
        raise process_ended((name,), budget) from None


def _try_to_make(name: str, source: str, budget: Budget) -> None:
    Watched(name, source, "check", budget)


def process_ended(names: Names, budget: Budget) -> NotationError:
    """Return the error for a process that has ended during a game."""
    guests = " or ".join(repr(name) for name in dict.fromkeys(names) if is_guest(name))
    who = f"bot {guests}" if guests else f"a game of {', '.join(names)}"
    why = f"it left Python, or thought about an action for more than {patience(budget):g} seconds"
    return NotationError(f"{who}: its process has ended: {why}", "bot")
