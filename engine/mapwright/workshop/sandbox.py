"""The entry point of the workshop: it takes a job as JSON, and returns its results step by step."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from typing import TypedDict

from mapwright.bots import Bot, BotMaker, Budget
from mapwright.bots.guests import GuestError
from mapwright.bots.match import make_bot, play_match
from mapwright.errors import NotationError
from mapwright.notation.notation import format_action
from mapwright.notation.record import Record
from mapwright.rules.game import apply, start
from mapwright.rules.setup import BASE
from mapwright.workshop.course import STEPS, try_step
from mapwright.workshop.figures import Tally, better, figures
from mapwright.workshop.guard import RefusedError, TooSlowError, guarding
from mapwright.workshop.said import Said
from mapwright.workshop.seated import Seats

NAME = "bot.py"
"""What a guest's file is called in its tracebacks."""
RIVALS = ("novice", "greedy", "expert")
THOUGHT = Budget(nodes=10)
"""The expert looks at so few futures that a league ends in minutes."""
MOST_DEALS = 200
LONGEST = 100_000
"""Characters of a guest's text."""

Step = dict[str, object]

_seats = Seats()
"""As long as this interpreter lives."""


class Job(TypedDict, total=False):
    do: str
    source: str
    seed: str
    deals: int
    step: int
    record: str


def run(text: str, beat: Callable[[], None]) -> Iterator[str]:
    """The steps of a job, each as JSON; the last has `done` or `failed`. `beat` is called while a step lasts."""
    said = Said()
    before, sys.stderr = sys.stderr, said
    try:
        for step in _steps(json.loads(text), said, beat):
            yield json.dumps(step)
    except GuestError as error:
        yield json.dumps({"failed": told(error), **_said(said)})
    except MemoryError:
        yield json.dumps({"failed": {"kind": "memory", "line": None, "name": "", "shown": ""}, **_said(said)})
    finally:
        sys.stderr = before


def _steps(job: Job, said: Said, beat: Callable[[], None]) -> Iterator[Step]:
    source = job["source"][:LONGEST]
    if job["do"] == "play":
        return _play(source, job["seed"], said, beat)
    if job["do"] == "league":
        return _league(source, job["seed"], min(job["deals"], MOST_DEALS), said, beat)
    if job["do"] == "check":
        return _check(source, job["step"], said, beat)
    if job["do"] == "move":
        return _move(source, job["record"], said, beat)
    raise NotationError(f"job {job['do']!r}; one of play, league, check, move", "job")


def _play(source: str, seed: str, said: Said, beat: Callable[[], None]) -> Iterator[Step]:
    """One game: each move with what was printed before it. A game that ends in an error can be watched up to there."""
    state, _ = start(BASE, seed)
    moves: list[str] = []
    make: BotMaker | None = None
    bot: Bot | None = None
    while state.task is not None:
        try:
            make = make or guarding(beat)(NAME, source, said)
            bot = bot or make(f"{seed}/0", Budget())
            action = bot.choose(state)
        except GuestError as error:
            yield {"failed": told(error), "record": _record(seed, moves), "moves": len(moves), **_said(said)}
            return
        moves.append(format_action(state, action))
        state, _ = apply(state, action)
        yield {"move": len(moves), **_said(said)}
    yield {"done": True, "record": _record(seed, moves), "stars": state.players[0].stars, **_said(said)}


def _move(source: str, record: str, said: Said, beat: Callable[[], None]) -> Iterator[Step]:
    """One action in a game."""
    yield {"done": True, "action": _seats.choose(NAME, source, record, guarding(beat), said), **_said(said)}


def _record(seed: str, moves: list[str]) -> str:
    return str(Record(BASE, seed, tuple(moves)))


def _league(source: str, seed: str, deals: int, said: Said, beat: Callable[[], None]) -> Iterator[Step]:
    """All on the same deals, each alone; after every deal the figures so far."""
    mine = guarding(beat)(NAME, source, said)
    tallies = {name: Tally() for name in ("mine", *RIVALS)}
    for number in range(1, deals + 1):
        for place, (name, tally) in enumerate(tallies.items(), 1):
            deal = f"{seed}-{number}"
            bot = mine(f"{deal}/0", Budget()) if name == "mine" else make_bot(name, f"{deal}/0", THOUGHT)
            state, _ = play_match(BASE, deal, [bot])
            tally.add(state)
            if place < len(tallies):
                yield {"share": (number - 1 + place / len(tallies)) / deals, **_said(said)}
        yield {"share": number / deals, **_table(tallies), **({"done": True} if number == deals else {})}


def _table(tallies: dict[str, Tally]) -> Step:
    mine = tallies["mine"].stars
    against = {name: better(mine, tally.stars) for name, tally in tallies.items() if name != "mine"}
    return {"table": {name: figures(tally) for name, tally in tallies.items()}, "better": against}


def _check(source: str, number: int, said: Said, beat: Callable[[], None]) -> Iterator[Step]:
    """A step of the course, deal by deal."""
    step = STEPS[number - 1]
    trying = try_step(step, source, NAME, said, guarding(beat))
    found: list[float] = []
    while True:
        try:
            found.append(next(trying))
        except StopIteration as end:
            yield {"done": True, "deals": found, "mean": end.value.mean, "passed": end.value.passed, **_said(said)}
            return
        yield {"deals": found, **_said(said)}


def told(error: GuestError) -> Step:
    """A guest's mistake as a kind, a line and the words that belong to it; the page says it in its language."""
    cause = error.cause
    return {
        "kind": _kind(error),
        "line": error.line,
        "name": type(cause).__name__ if cause else "",
        "shown": error.shown,
    }


def _kind(error: GuestError) -> str:
    cause = error.cause
    if error.kind == "illegal":
        return "illegal"
    kinds = ((TooSlowError, "slow"), (RefusedError, "refused"), (SyntaxError, "syntax"), (MemoryError, "memory"))
    for found, kind in kinds:
        if isinstance(cause, found):
            return kind
    return "raised" if cause else error.kind


def _said(said: Said) -> Step:
    text, cut = said.take()
    return {"said": text, "cut": cut}
