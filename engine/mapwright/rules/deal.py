"""Deals: the edicts, skills and cards of a game in the order of reveal, all fixed by its seed."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from mapwright.errors import NotationError, immutable
from mapwright.rules.cards import EXPLORE_BY_ID, RUINS
from mapwright.rules.scoring import EDICTS, KINDS
from mapwright.rules.setup import Setup, ambush_ids, explore_ids, hero_ids, skill_ids

T = TypeVar("T")
_SEED = re.compile(r"[A-Za-z0-9_-]{1,64}")


@immutable
@dataclass(frozen=True, slots=True)
class Deal:
    """All cards of a game, fixed by its seed."""

    edicts: tuple[str, str, str, str]
    """The ids of the edicts A, B, C and D."""
    skills: tuple[str, ...]
    """The ids of the three skills; empty in a game without skills."""
    seasons: tuple[tuple[tuple[str, ...], ...], ...]
    """The cards of each turn of each season in the order of reveal; ruins cards come before the last card (R8)."""

    @property
    def edicts_by_letter(self) -> dict[str, str]:
        """The ids of the edicts by their letters, A to D."""
        return dict(zip("ABCD", self.edicts, strict=True))

    def __str__(self) -> str:
        """Return the edicts, the skills, and a line of cards for each season."""
        lines = [f"edicts: {', '.join(self.edicts)}", *([f"skills: {', '.join(self.skills)}"] if self.skills else [])]
        return "\n".join([*lines, *(", ".join(" and ".join(turn) for turn in turns) for turns in self.seasons)])

    def __repr__(self) -> str:
        """Return one line: the edicts, the skills, and the number of cards."""
        cards = sum(len(turn) for turns in self.seasons for turn in turns)
        return f"<Deal {', '.join((*self.edicts, *self.skills))}; {cards} cards>"


def shuffled(items: Sequence[T], rng: random.Random) -> list[T]:
    """Return the items in random order: only the numbers of `random()` are the same in every version of Python."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        result[last], result[other] = result[other], result[last]
    return result


def pick(items: Sequence[T], rng: random.Random) -> T:
    """Return one of the items, each equally likely."""
    return items[int(rng.random() * len(items))]


def check_seed(seed: str) -> str:
    """Return the seed. Raise `NotationError` if no deal code could contain it."""
    if not isinstance(seed, str) or not _SEED.fullmatch(seed):
        quoted = f"{seed!r:.42}"
        raise NotationError(f"a seed must be 1 to 64 letters (a-z), digits, - or _; got {quoted}", "seed")
    return seed


def deal(setup: Setup, seed: str) -> Deal:
    """Return every card of the game. The order of the draws below must not change: links depend on it."""
    rng = random.Random(seed)
    edicts = _deal_edicts(setup, rng)
    ambushes = shuffled(ambush_ids(setup), rng)[:4]
    heroes = shuffled(hero_ids(setup), rng)
    skills = shuffled(skill_ids(setup), rng)[:3]
    return Deal(edicts, tuple(skills), _deal_seasons(setup, ambushes, heroes, rng))


def _deal_edicts(setup: Setup, rng: random.Random) -> tuple[str, str, str, str]:
    """Return the edicts A to D: those of the setup, and random ones of the other kinds (R2)."""
    allowed = [edict for edict in EDICTS.values() if edict.set in setup.edict_sets()]
    drawn = [shuffled([edict.id for edict in allowed if edict.kind == kind], rng)[0] for kind in KINDS]
    chosen = {EDICTS[id].kind: id for id in setup.edicts}
    a, b, c, d = shuffled([chosen.get(kind, id) for kind, id in zip(KINDS, drawn, strict=True)], rng)
    if len(setup.edicts) == 4:
        a, b, c, d = setup.edicts
    return a, b, c, d


def _deal_seasons(
    setup: Setup, ambushes: list[str], heroes: list[str], rng: random.Random
) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """Return the cards of each season. Each adds an ambush and a hero card; hidden ones stay in the deck (R4, R29)."""
    explore = explore_ids(setup)
    hidden: list[str] = []
    seasons = []
    for index, limit in enumerate(setup.limits):
        hidden += [*ambushes[index : index + 1], *heroes[index : index + 1]]
        deck = shuffled([*explore, *hidden], rng)
        turns = deal_turns(deck, limit)
        revealed = {card for turn in turns for card in turn}
        hidden = [card for card in hidden if card not in revealed]
        seasons.append(turns)
    return tuple(seasons)


def deal_turns(deck: list[str], limit: int) -> tuple[tuple[str, ...], ...]:
    """Return the cards of each turn until the season's time is used up (R8, R10)."""
    turns: list[tuple[str, ...]] = []
    turn: tuple[str, ...] = ()
    time = 0
    for card in deck if limit > 0 else ():
        turn += (card,)
        if card in RUINS:
            continue
        turns.append(turn)
        turn = ()
        time += EXPLORE_BY_ID[card].time if card in EXPLORE_BY_ID else 0
        if time >= limit:
            break
    return tuple(turns)
