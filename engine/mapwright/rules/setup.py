"""Setups: set, sheet, ambush cards, heroes, skills and number of players, and their checks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace

from mapwright.board.sheets import sheet_of
from mapwright.decoding import decode
from mapwright.errors import NotationError, checked_type, immutable
from mapwright.rules.cards import (
    AMBUSH_BY_ID,
    AMBUSH_PACKS,
    AMBUSHES,
    EXPANSION_EXPLORE,
    EXPANSIONS,
    EXPLORE_SETS,
    RUINS,
    SEASON_LIMITS,
    SKILLS,
)
from mapwright.rules.cards import (
    HEROES as HERO_CARDS,
)
from mapwright.rules.scoring import EDICTS

MAX_PLAYERS = 100
MAX_SCREEN_PLAYERS = 12
"""Maximum number of players in links, records and imports that a page opens: more take too long to replay."""
SETS = ("base", "heroes", "combined")


@immutable
@dataclass(frozen=True, slots=True)
class Setup:
    """What the players agree on before the first card (R1–R7).

    >>> from mapwright import Setup, start
    >>> start(Setup(players=2, sheet="B"), "harbour")[0]
    <State base B2-harbour: ...>
    """

    set: str = "base"
    sheet: str = "A"
    """`A` to `D`, or the id of an own sheet."""
    players: int = 1
    explore: str = "base"
    seasons: str = "base"
    heroes: bool = False
    skills: bool = False
    ambush: tuple[str, ...] = ("base",)
    """Packs to draw four ambush cards from, or exactly four cards (R5)."""
    edicts: tuple[str, ...] = ()
    """Ids of the edicts A to D; of fewer than four, the letters and the other kinds are dealt at random (R2)."""
    packs: tuple[str, ...] = ()
    """Expansions whose cards are in the game, of every kind that they have."""
    solo_ambushes: bool = False
    """With several players too, ambushes follow the solo rule (R23), and no player draws on another's map (S21)."""

    @property
    def ruins(self) -> bool:
        """Whether the two ruins cards are in the deck (R4, R6, R7)."""
        return self.set != "heroes"

    @property
    def limits(self) -> tuple[int, ...]:
        """The time of each season."""
        return SEASON_LIMITS[self.seasons]

    def edict_sets(self) -> tuple[str, ...]:
        """Return the sets and expansions that edicts are drawn from (R2)."""
        return (*(("base", "heroes") if self.set == "combined" else (self.set,)), *self.packs)


BASE = Setup()
"""The base game on sheet A, for one player."""
HEROES = Setup("heroes", "C", explore="heroes", seasons="heroes", heroes=True, ambush=("heroes",))
"""*Heroes* on sheet C, for one player."""
COMBINED = Setup("combined", "A", heroes=True, ambush=AMBUSH_PACKS)
"""Both sets together on sheet A, with all ambush packs, for one player."""
FIRST_BASE = replace(BASE, edicts=("sentinel-wood", "canal-lake", "great-city", "borderlands"))
"""The rulebook's first game of the base set."""
FIRST_HEROES = replace(HEROES, edicts=("faunlost-thicket", "gnomish-colony", "ulems-wallow", "dwarvenholds"))
"""The rulebook's first game of *Heroes* (R6)."""
FIRST_COMBINED = replace(
    COMBINED, heroes=False, edicts=("sentinel-wood", "ulems-wallow", "gnomish-colony", "borderlands")
)
"""A first game of the combined set, without hero cards."""

_EXPLORE_IDS = {name: tuple(card.id for card in cards) for name, cards in EXPLORE_SETS.items()}

PRESETS = {
    "base": BASE,
    "heroes": HEROES,
    "combined": COMBINED,
    "first-base": FIRST_BASE,
    "first-heroes": FIRST_HEROES,
    "first-combined": FIRST_COMBINED,
}
"""These setups by name, as the command line takes them."""


def validated(setup: Setup) -> Setup:
    """Return the setup with ids in a fixed order. Raise `NotationError` if it is not allowed."""
    checked_type(setup, Setup, "a setup", "setup")
    for ids in (setup.ambush, setup.edicts, setup.packs):
        if not isinstance(ids, tuple) or not all(isinstance(id, str) for id in ids):
            raise _setup_error(f"ambush, edicts and packs must be tuples of ids; got {ids!r:.60}")
    _check_one_of("set", setup.set, SETS)
    sheet_of(setup.sheet)
    _check_one_of("explore", setup.explore, tuple(EXPLORE_SETS))
    _check_one_of("seasons", setup.seasons, tuple(SEASON_LIMITS))
    if not isinstance(setup.players, int) or not 1 <= setup.players <= MAX_PLAYERS:
        raise _setup_error(f"players must be 1 to {MAX_PLAYERS}; got {setup.players!r:.40}")
    _check_set(setup)
    _check_ambush(setup.ambush)
    _check_edicts(setup)
    if setup.packs:
        _check_packs(setup.packs)
    printed = (*AMBUSH_PACKS, *AMBUSH_BY_ID)
    ambush = tuple(sorted(setup.ambush, key=printed.index))
    # The order of four edicts is that of their letters; fewer are sorted, so that equal setups have equal codes.
    edicts = setup.edicts if len(setup.edicts) == 4 else tuple(sorted(setup.edicts, key=[*EDICTS].index))
    packs = tuple(sorted(setup.packs, key=[*EXPANSIONS].index))
    solo_ambushes = setup.solo_ambushes and setup.players > 1  # a solo game has them anyway
    return replace(setup, ambush=ambush, edicts=edicts, packs=packs, solo_ambushes=solo_ambushes)


def setup_from_dict(values: Mapping[str, object]) -> Setup:
    """Return the valid setup of these fields; missing fields are those of the preset of its set."""
    name = values.get("set", "base")
    if not isinstance(name, str) or name not in SETS:
        raise _setup_error(f"set must be one of {', '.join(SETS)}; got {name!r}")
    preset = asdict(PRESETS[name])
    unknown = [key for key in values if key not in preset]
    if unknown:
        raise _setup_error(f"a setup must have only the fields of Setup; got {unknown[0]!r:.60}")
    return validated(decode(Setup, {**preset, **values}, "setup"))


def _check_set(setup: Setup) -> None:
    if setup.set == "combined":
        return
    if setup.explore != setup.set or setup.seasons != setup.set:
        raise _setup_error(
            f"explore cards and seasons must be those of the set {setup.set}; combined may mix them (R7)"
        )
    if setup.set == "base" and setup.heroes:
        raise _setup_error("the set must be heroes or combined for hero cards (R4, R7); got base")


def _check_ambush(ambush: tuple[str, ...]) -> None:
    if len(set(ambush)) != len(ambush):
        raise _setup_error(f"ambush must name each pack or card once; got {', '.join(ambush)[:80]}")
    if ambush and all(item in AMBUSH_PACKS for item in ambush):
        return
    unknown = [item for item in ambush if item not in AMBUSH_BY_ID]
    if unknown or len(ambush) != 4:
        got = ", ".join(ambush)[:80] or "nothing"
        raise _setup_error(f"ambush must be packs ({', '.join(AMBUSH_PACKS)}) or exactly four cards (R5); got {got}")


def _check_edicts(setup: Setup) -> None:
    kinds = {EDICTS[id].kind for id in setup.edicts if id in EDICTS and EDICTS[id].set in setup.edict_sets()}
    if len(kinds) != len(setup.edicts):
        raise _setup_error(
            f"edicts must be of the set, at most one of each kind (R2); got {', '.join(setup.edicts)[:120]}"
        )


def _check_packs(packs: tuple[str, ...]) -> None:
    if len(set(packs)) != len(packs) or not set(packs) <= set(EXPANSIONS):
        raise _setup_error(
            f"packs must be among {', '.join(EXPANSIONS) or 'none yet'}, each once; got {', '.join(packs)[:80]}"
        )


def _check_one_of(key: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise _setup_error(f"{key} must be one of {', '.join(allowed)}; got {value!r:.40}")


def _setup_error(message: str) -> NotationError:
    return NotationError(message, "setup")


def ambush_ids(setup: Setup) -> tuple[str, ...]:
    """Return the ambush cards that four are drawn from (R5)."""
    packs = () if setup.ambush[0] in AMBUSH_BY_ID else (*setup.ambush, *setup.packs)
    return tuple(card.id for card in AMBUSHES if card.id in setup.ambush or card.pack in packs)


def hero_ids(setup: Setup) -> tuple[str, ...]:
    """Return the heroes in the game: those of the set and of its expansions (R29)."""
    packs = ("heroes", *setup.packs) if setup.heroes else setup.packs
    return tuple(hero.id for hero in HERO_CARDS if hero.pack in packs) if packs else ()


def skill_ids(setup: Setup) -> tuple[str, ...]:
    """Return the skills that three are drawn from (R39)."""
    packs = ("skills", *setup.packs) if setup.skills else setup.packs
    return tuple(skill.id for skill in SKILLS if skill.pack in packs) if packs else ()


def explore_ids(setup: Setup) -> tuple[str, ...]:
    """Return the explore cards and ruins of every season's deck, in printed order."""
    expansion_ids = [card.id for card in EXPANSION_EXPLORE if card.pack in setup.packs]
    return (*_EXPLORE_IDS[setup.explore], *expansion_ids, *(RUINS if setup.ruins else ()))
