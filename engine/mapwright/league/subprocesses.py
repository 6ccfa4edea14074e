"""Play games in other processes: many for a league, or one for a game with a custom bot."""

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
def _kill_after(seconds: float) -> Iterator[None]:
    """End the process if the block takes longer, whatever it is doing."""
    if sys.platform == "emscripten":  # there are no threads to watch; the page ends the whole interpreter
        yield
        return
    with open(os.devnull, "w") as null_device:
        faulthandler.dump_traceback_later(seconds, exit=True, file=null_device)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()


class TimeLimitedBot:
    """A custom bot guarded by a time limit."""

    def __init__(self, name: str, source: str, seed: str, budget: Budget) -> None:
        self._seconds = time_limit(budget)
        with _kill_after(self._seconds):
            self._bot = bot_factory(name, source)(seed, budget)

    def choose(self, state: State) -> Action:
        with _kill_after(self._seconds):
            return self._bot.choose(state)


def play_in_process(game: Pairing) -> tuple[State, Record]:
    """Play a game in this process; return its last state and its record. A custom bot that hangs ends the process."""
    first_state, _ = start(game.setup, game.seed)
    bots: list[Bot] = []
    over: State | None = None
    try:
        bots += (_make_bot(game, seat, first_state) for seat in range(len(game.bots)))
        over, record = play_match(game.setup, game.seed, bots, open_deck=game.open_deck)
        return over, record
    finally:
        for bot in bots:
            if isinstance(bot, ProgramBot):
                bot.end(over)


def _make_bot(game: Pairing, seat: int, first_state: State) -> Bot:
    """Return the bot on a seat. The seed of a custom bot tells nothing about the deal, unless the deck is open."""
    name, seed = game.bots[seat], f"{game.seed}/{seat}"
    hidden_seed = seed if game.open_deck else bot_seed(first_state, seat)
    if game.source(seat):
        return TimeLimitedBot(name, game.source(seat), hidden_seed, game.budget)
    if is_program(name):
        return ProgramBot(name, hidden_seed, game.budget)
    return make_bot(name, seed, game.budget, open_deck=game.open_deck)


def play_in_subprocess(game: Pairing) -> Record:
    """Return the record of a game played in a separate process, so that no bot can end the command unnoticed."""
    try:
        with processes(1) as pool:
            _, record = pool.submit(play_in_process, game).result()
    except BrokenProcessPool:
        raise process_ended(game.bots, game.budget) from None
    return record


def check_in_subprocess(name: str, source: str, budget: Budget) -> None:
    """Load a custom bot in a separate process, to find mistakes before the first game."""
    try:
        with processes(1) as pool:
            pool.submit(_load_bot, name, source, budget).result()
    except BrokenProcessPool:
        raise process_ended((name,), budget) from None


def _load_bot(name: str, source: str, budget: Budget) -> None:
    TimeLimitedBot(name, source, "check", budget)


def process_ended(names: tuple[str, ...], budget: Budget) -> NotationError:
    """Return the error for a process that has ended during a game."""
    custom_bots = " or ".join(repr(name) for name in dict.fromkeys(names) if is_custom_bot(name))
    who = f"bot {custom_bots}" if custom_bots else f"a game of {', '.join(names)}"
    why = f"it left Python, or thought about an action for more than {time_limit(budget):g} seconds"
    return NotationError(f"{who}: its process has ended: {why}", "bot")
