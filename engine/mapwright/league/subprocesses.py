"""Play games in other processes: many for a league, or one for a game with a custom bot."""

from __future__ import annotations

import faulthandler
import multiprocessing
import os
import re
import signal
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from mapwright.bots import Bot, Budget
from mapwright.bots.budget import time_limit
from mapwright.bots.custom_bots import bot_factory
from mapwright.bots.hidden_deck import bot_seed
from mapwright.bots.match import make_bot, play_match
from mapwright.bots.names import is_custom_bot
from mapwright.bots.program import ProgramBot, is_program
from mapwright.errors import NotationError
from mapwright.league.pairing import Pairing
from mapwright.notation.record import Record
from mapwright.rules.game import start
from mapwright.rules.state import Action, State


@contextmanager
def processes(number: int) -> Iterator[Executor]:
    """Yield an executor of processes; they end with the block, even in the middle of a game."""
    other_children = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(number, initializer=_ignore_sigint)
    try:
        yield pool
    except BaseException:
        for process in set(multiprocessing.active_children()) - other_children:
            process.terminate()
        # Waits for the pool's own thread, which would otherwise complain when the command ends before it.
        pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()


def _ignore_sigint() -> None:
    """Ignore SIGINT in workers: the command handles Ctrl-C and terminates them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _kill_after(seconds: float, trace_path: str) -> Iterator[None]:
    """End the process if the block takes longer, whatever it is doing, and write to a file where it was."""
    if sys.platform == "emscripten":  # there are no threads to watch; the page ends the whole interpreter
        yield
        return
    with open(trace_path, "w") as file:
        faulthandler.dump_traceback_later(seconds, exit=True, file=file)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()


class TimeLimitedBot:
    """A custom bot guarded by a time limit."""

    def __init__(self, name: str, source: str, seed: str, budget: Budget, trace_path: str = os.devnull) -> None:
        self._seconds, self._trace_path = time_limit(budget), trace_path
        with _kill_after(self._seconds, trace_path):
            self._bot = bot_factory(name, source)(seed, budget)

    def choose(self, state: State) -> Action:
        with _kill_after(self._seconds, self._trace_path):
            return self._bot.choose(state)


def play_in_process(game: Pairing, trace_path: str = os.devnull) -> tuple[State, Record]:
    """Play a game in this process; return its last state and its record.

    A custom bot that hangs ends the process; where it was is written to the file `trace_path`.
    """
    first_state, _ = start(game.setup, game.seed)
    bots: list[Bot] = []
    over: State | None = None
    try:
        bots += (_make_bot(game, seat, first_state, trace_path) for seat in range(len(game.bots)))
        over, record = play_match(game.setup, game.seed, bots, open_deck=game.open_deck)
        return over, record
    finally:
        for bot in bots:
            if isinstance(bot, ProgramBot):
                bot.end(over)


def _make_bot(game: Pairing, seat: int, first_state: State, trace_path: str) -> Bot:
    """Return the bot on a seat. The seed of a custom bot tells nothing about the deal, unless the deck is open."""
    name, seed = game.bots[seat], f"{game.seed}/{seat}"
    hidden_seed = seed if game.open_deck else bot_seed(first_state, seat)
    if game.source(seat):
        return TimeLimitedBot(name, game.source(seat), hidden_seed, game.budget, trace_path)
    if is_program(name):
        return ProgramBot(name, hidden_seed, game.budget)
    return make_bot(name, seed, game.budget, open_deck=game.open_deck)


def play_in_subprocess(game: Pairing) -> Record:
    """Return the record of a game played in a separate process, so that no bot can end the command unnoticed."""
    with tempfile.TemporaryDirectory() as folder:
        trace_path = os.path.join(folder, "trace")
        try:
            with processes(1) as pool:
                _, record = pool.submit(play_in_process, game, trace_path).result()
        except BrokenProcessPool:
            raise process_ended(game.bots, game.budget, trace_path) from None
        return record


def check_in_subprocess(name: str, source: str, budget: Budget) -> None:
    """Load a custom bot in a separate process, to find mistakes before the first game."""
    with tempfile.TemporaryDirectory() as folder:
        trace_path = os.path.join(folder, "trace")
        try:
            with processes(1) as pool:
                pool.submit(_load_bot, name, source, budget, trace_path).result()
        except BrokenProcessPool:
            raise process_ended((name,), budget, trace_path) from None


def _load_bot(name: str, source: str, budget: Budget, trace_path: str) -> None:
    TimeLimitedBot(name, source, "check", budget, trace_path)


def process_ended(names: tuple[str, ...], budget: Budget, trace_path: str) -> NotationError:
    """Return the error for a process that has ended during a game."""
    custom_bots = " or ".join(repr(name) for name in dict.fromkeys(names) if is_custom_bot(name))
    who = f"bot {custom_bots}" if custom_bots else f"a game of {', '.join(names)}"
    thought = f"thought about an action for more than {time_limit(budget):g} seconds"
    if place := _place_in(trace_path):
        return NotationError(f"{who}: it {thought} and was in {place}", "bot")
    return NotationError(f"{who}: its process has ended: it left Python, or {thought}", "bot")


def _place_in(trace_path: str) -> str:
    """Return line and file of the innermost function in a trace; empty if the process has written none."""
    try:
        with open(trace_path, encoding="utf-8", errors="replace") as file:
            innermost = re.search(r'File "(.+)", line (\d+)', file.read())
    except OSError:
        return ""
    return f"line {innermost[2]} of {os.path.basename(innermost[1])}" if innermost else ""
