"""Why a place is good or bad, as one idea with its numbers: what the expert's appraisal gives it most for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum

from mapwright.board.grid import COLUMNS, DIAGONALS, ROWS, cluster_at, neighbours
from mapwright.bots.coach import Advice, IdeaCode
from mapwright.bots.search.appraisal import UNIT, Appraiser
from mapwright.bots.search.futures import known
from mapwright.bots.search.race import clock_of
from mapwright.bots.search.sketch import Sketch, sketch_of
from mapwright.bots.search.surroundings import counts
from mapwright.rules.state import State

ROOM = "room"
_LINES = {
    "borderlands": ROWS + COLUMNS, "broken-road": DIAGONALS, "dwarvenholds": ROWS + COLUMNS, "silos": COLUMNS[::2],
}  # fmt: skip
_GROUPS = ("stoneside-forest", "deepwood", "great-city", "wildholds", "shieldgate", "greengold-plains")
_LEAST = 0.3
"""Stars below which a change says nothing."""


@dataclass(frozen=True, slots=True)
class Idea:
    """One reason in numbers; what `count` counts is said by the code."""

    code: IdeaCode
    id: str = ""
    """An edict, or the letter of a terrain."""
    count: int = 0


class Ideas:
    """Finds the ideas behind the actions of one moment."""

    def __init__(self, state: State) -> None:
        assert state.task is not None
        self._state = state
        self._before = sketch_of(state.players[state.task.on])
        self._sign = 1 if state.task.on == state.task.by else -1
        self._clock = clock_of(state, known(state))
        self._appraiser = Appraiser(state.deal.edicts, state.setup.limits)

    def of(self, shown: Sequence[Advice]) -> list[Idea]:
        """Return the idea of each of the places of a hint: what it brings, and what it brings more than the others."""
        worths = [self._worths(advice.after) for advice in shown]
        found: list[Idea] = []
        for advice, worth in zip(shown, worths, strict=True):
            ideas = self._ranked(advice, worth, _mean(worths, worth))
            found.append(next((idea for idea in ideas if idea not in found), ideas[0]))
        return found

    def compared(self, move: Advice, best: Advice) -> tuple[Idea, Idea]:
        """Return the ideas of a player's move and of the expert's: what the first lacks, and what the second has."""
        mine, theirs = self._worths(move.after), self._worths(best.after)
        fault = None if mine == theirs else self._fault(move, mine, theirs)
        return fault or self._ranked(move, mine, theirs)[0], self._ranked(best, theirs, mine)[0]

    def _worths(self, after: Sketch) -> dict[str, float]:
        """What the change of the map is worth to the one who acts, in stars, by each thing that is scored."""
        scale = self._sign / UNIT
        return {
            name: scale * worth
            for name, worth in self._appraiser.parts(self._before, after, self._clock).items()
            if name != ROOM or self._sign > 0
        }

    def _ranked(self, advice: Advice, worth: dict[str, float], others: dict[str, float]) -> list[Idea]:
        """All that speaks for it, the most telling first; never nothing."""
        contrast = {name: stars - others.get(name, 0.0) for name, stars in worth.items()}
        # To draw always takes room: only how little it takes is worth a word.
        scores = {name: stars + (0 if name == ROOM else worth[name]) for name, stars in contrast.items()}
        telling = sorted((name for name in scores if scores[name] >= _LEAST), key=lambda name: -scores[name])
        found = [self._idea(name, advice, worth[name], self._sign) for name in telling]
        return [*(idea for idea in found if idea), self._open(advice)]

    def _fault(self, advice: Advice, worth: dict[str, float], others: dict[str, float]) -> Idea | None:
        """What a move does worse than another, where that can be said in a word."""
        lacks = {name: stars - others.get(name, 0.0) for name, stars in worth.items()}
        for name in sorted(lacks, key=lambda name: lacks[name]):
            if lacks[name] > -_LEAST:
                return None
            if idea := self._idea(name, advice, worth[name], -self._sign):
                return idea
        return None

    def _idea(self, name: str, advice: Advice, worth: float, sign: int) -> Idea | None:
        """The idea by which a thing gains, or for a negative sign loses; None if it does not."""
        match name:
            case "coins":
                return self._coins(advice.after) if sign > 0 else self._spent(advice.after)
            case "toll":
                less = _toll(self._before) - _toll(advice.after)
                if sign > 0:
                    return Idea("blocks-monsters", count=less) if less > 0 else None
                return Idea("opens-toll", count=-less) if less < 0 else None
            case "room":
                holes = _holes(advice.after) - _holes(self._before)
                if sign < 0:
                    return Idea("leaves-holes", count=holes) if holes > 0 else None
                return self._open(advice)
        return self._edict(name, advice, worth, sign)

    def _edict(self, id: str, advice: Advice, worth: float, sign: int) -> Idea | None:
        now = sum(reason.change for reason in advice.reasons if reason.id == id)
        if now * sign > 0:
            return Idea("edict-now" if sign > 0 else "edict-loses", id, abs(now))
        if sign < 0 or worth < _LEAST:
            return None
        return self._line(id, advice) or self._group(id, advice) or Idea("edict-soon", id, max(1, round(worth)))

    def _line(self, id: str, advice: Advice) -> Idea | None:
        """The line that the drawing brings nearest to its end."""
        after, drawn = advice.after, advice.action.cells
        lines = [line for line in _LINES.get(id, ()) if line & drawn]
        if id == "dwarvenholds":
            lines = [line for line in lines if line & after.mountain]
        lacking = min(((line & after.empty).bit_count() for line in lines), default=0)
        return Idea("line-soon", id, lacking) if 0 < lacking <= 5 else None

    def _group(self, id: str, advice: Advice) -> Idea | None:
        size = _cluster(advice).bit_count()
        return Idea("cluster-soon", id, size) if id in _GROUPS and size > advice.action.cells.bit_count() else None

    def _coins(self, after: Sketch) -> Idea | None:
        closed = (after.paid & ~self._before.paid).bit_count()
        if closed:
            return Idea("closes-mountains", count=closed)
        if after.track > self._before.track:
            return Idea("takes-coin", count=after.track - self._before.track)
        nearly = _nearly(after) & ~_nearly(self._before)
        return Idea("mountain-soon", count=nearly.bit_count()) if nearly else None

    def _spent(self, after: Sketch) -> Idea | None:
        spent = after.spent - self._before.spent
        return Idea("spends-coins", count=spent) if spent else None

    def _open(self, advice: Advice) -> Idea:
        """Where the drawing can still grow."""
        sides = (neighbours(_cluster(advice)) & advice.after.empty).bit_count()
        terrain = advice.action.terrain
        return (
            Idea("keeps-open", terrain.value, sides)
            if terrain and terrain in "FVAWB" and sides > 2
            else Idea("leaves-room")
        )


def _mean(all: list[dict[str, float]], own: dict[str, float]) -> dict[str, float]:
    others = [each for each in all if each is not own]
    return {name: fsum(each[name] for each in others) / len(others) for name in own} if others else {}


def _cluster(advice: Advice) -> int:
    """What is drawn, with all of its terrain that it touches."""
    after, drawn = advice.after, advice.action.cells
    letter = advice.action.terrain.value if advice.action.terrain else ""
    same = {"F": after.forest, "V": after.village, "A": after.farm, "W": after.water, "B": after.village}.get(letter, 0)
    return cluster_at(drawn & -drawn, same) if drawn & same else drawn


def _toll(map: Sketch) -> int:
    return (neighbours(map.monster) & map.empty).bit_count()


def _holes(map: Sketch) -> int:
    return (counts(map.empty)[0] & map.empty).bit_count()


def _nearly(map: Sketch) -> int:
    """Mountains that one more cell surrounds."""
    return map.mountain & ~map.paid & counts(map.empty)[1]
