"""What a league comes to: stars with their interval, how they spread, and what each edict brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from mapwright.rules.state import State

STEP = 10
"""Stars to a bar of the histogram."""


@dataclass(slots=True)
class Tally:
    """All games of one bot so far."""

    stars: list[int] = field(default_factory=list)
    edicts: dict[str, list[int]] = field(default_factory=dict)
    """By edict, what it brought in each game in which it lay."""

    def add(self, state: State) -> None:
        player = state.players[0]
        self.stars.append(player.stars)
        for letter, edict in zip("ABCD", state.deal.edicts, strict=True):
            brought = sum(dict(score.edicts).get(letter, 0) for score in player.seasons)
            self.edicts.setdefault(edict, []).append(brought)


def figures(tally: Tally) -> dict[str, object]:
    """As JSON: mean and half of the 95 % interval (none of a single game), bars, means by edict."""
    stars = tally.stars
    return {
        "games": len(stars),
        "mean": _mean(stars),
        "margin": margin(stars),
        "bars": bars(stars),
        "edicts": {edict: _mean(found) for edict, found in sorted(tally.edicts.items())},
    }


def margin(stars: Sequence[int]) -> float | None:
    """Half of the normal 95 % interval of the mean."""
    if len(stars) < 2:
        return None
    middle = _mean(stars)
    spread = sum((each - middle) ** 2 for each in stars) / (len(stars) - 1)
    return 1.96 * sqrt(spread / len(stars))


def bars(stars: Sequence[int]) -> list[tuple[int, int]]:
    """Where each bar begins and how many games are in it, without gaps."""
    floors = [star // STEP * STEP for star in stars]
    if not floors:
        return []
    return [(floor, floors.count(floor)) for floor in range(min(floors), max(floors) + STEP, STEP)]


def better(mine: Sequence[int], theirs: Sequence[int]) -> float:
    """Deals on which the first had more stars; a draw is half of one."""
    return sum((a > b) + (a == b) / 2 for a, b in zip(mine, theirs, strict=True))


def _mean(numbers: Sequence[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
