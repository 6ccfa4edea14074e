"""All cards as data but the edicts, which are in `scoring`: explore, ruins, ambush, hero, skill and season cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from mapwright.board.shapes import SINGLE_CELL, Offset, Shape, shape_from_rows
from mapwright.board.terrain import DRAWABLE, FARM, FOREST, VILLAGE, WATER, Mark, Terrain

CardKind = Literal["explore", "ruins", "ambush", "hero"]
Corner = Literal["top-left", "top-right", "bottom-right", "bottom-left"]


@dataclass(frozen=True, slots=True)
class Explore:
    """An explore card: one of its shapes is drawn in one of its terrains."""

    id: str
    """Its name in deals and records."""
    time: int
    """The time that it takes of the season."""
    terrains: tuple[Terrain, ...]
    """What its shapes may be drawn as."""
    shapes: tuple[Shape, ...]
    """One or two shapes to choose from."""
    pack: str = ""
    """The expansion that it belongs to; empty for the cards of a set."""


@dataclass(frozen=True, slots=True)
class Ambush:
    """An ambush card. `corner` and `clockwise` are start and direction of the solo walk (R23); `clockwise` also says
    which neighbour draws the monsters (R20)."""

    id: str
    pack: str
    shape: Shape
    clockwise: bool
    corner: Corner
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero card; `attack` has the attack cells as offsets from the hero (R32)."""

    id: str
    attack: tuple[Offset, ...]
    pack: str = "heroes"


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill card; `code` is its letter in records. Its behaviour is in `skills`."""

    id: str
    code: str
    cost: int
    shape: Shape | None = None
    pack: str = "skills"


@dataclass(frozen=True, slots=True)
class Season:
    """A season and the letters of the two edicts that it scores."""

    id: str
    """spring, summer, fall or winter."""
    edicts: str
    """Two of the letters A to D."""


def hero_from_rows(id: str, *rows: str, pack: str = "heroes") -> Hero:
    """Return a hero from the picture of its pattern: `H` the hero, `*` its attack cells."""
    letters = {(r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row)}
    home_row, home_column = next(offset for offset, letter in letters.items() if letter == "H")
    return Hero(id, tuple((r - home_row, c - home_column) for (r, c), letter in letters.items() if letter == "*"), pack)


SEASONS = (Season("spring", "AB"), Season("summer", "BC"), Season("fall", "CD"), Season("winter", "DA"))
"""The four seasons in order, spring first."""
SEASON_LIMITS = {"base": (8, 8, 7, 6), "heroes": (8, 7, 7, 6)}
COIN_TRACK = 14
"""Maximum number of coins of a player; further ones are lost (R19)."""
SOLO_TITLES = (30, 20, 10, 0, -5, -10, -20, -30)
RUINS = ("temple-ruins", "outpost-ruins")
EXPANSIONS: dict[str, str] = {}
"""Packs of later cards of any kind, by id, each with its capital letter in deal codes. Other deals stay the same."""

BASE_EXPLORE = (
    Explore(
        "great-river", 1, (WATER,), (shape_from_rows("#", "#", "#", coin=True), shape_from_rows("..#", ".##", "##."))
    ),
    Explore("farmland", 1, (FARM,), (shape_from_rows("#", "#", coin=True), shape_from_rows(".#.", "###", ".#."))),
    Explore("hamlet", 1, (VILLAGE,), (shape_from_rows("#.", "##", coin=True), shape_from_rows("###", "##."))),
    Explore(
        "forgotten-forest", 1, (FOREST,), (shape_from_rows("#.", ".#", coin=True), shape_from_rows("#.", "##", ".#"))
    ),
    Explore("hinterland-stream", 2, (FARM, WATER), (shape_from_rows("###", "#..", "#.."),)),
    Explore("homestead", 2, (VILLAGE, FARM), (shape_from_rows("#.", "##", "#."),)),
    Explore("orchard", 2, (FOREST, FARM), (shape_from_rows("###", "..#"),)),
    Explore("treetop-village", 2, (FOREST, VILLAGE), (shape_from_rows("..##", "###."),)),
    Explore("marshlands", 2, (FOREST, WATER), (shape_from_rows("#..", "###", "#.."),)),
    Explore("fishing-village", 2, (VILLAGE, WATER), (shape_from_rows("####"),)),
    Explore("rift-lands", 0, DRAWABLE, (SINGLE_CELL,)),
)

HEROES_EXPLORE = (
    Explore("lagoon", 1, (WATER,), (shape_from_rows(".#", "#.", coin=True), shape_from_rows("###", ".#."))),
    Explore("pasture", 1, (FARM,), (shape_from_rows("#.#", coin=True), shape_from_rows(".##", "##."))),
    Explore("settlement", 1, (VILLAGE,), (shape_from_rows("#", "#", coin=True), shape_from_rows("..#", ".##", "##."))),
    Explore("timber-grove", 1, (FOREST,), (shape_from_rows("#.", "##", coin=True), shape_from_rows("#.#", "#.#"))),
    Explore("hillside-terrace", 2, (FARM, WATER), (shape_from_rows("##", "##"),)),
    Explore("frontier-dwelling", 2, (VILLAGE, FARM), (shape_from_rows("###", ".#.", ".#."),)),
    Explore("wildwood-garden", 2, (FOREST, FARM), (shape_from_rows(".##", "#.."),)),
    Explore("woodland-crossroads", 2, (FOREST, VILLAGE), (shape_from_rows(".#.", "###", ".#."),)),
    Explore("coastal-encampment", 2, (VILLAGE, WATER), (shape_from_rows("###", "#.."),)),
    Explore("mangrove-swamp", 2, (FOREST, WATER), (shape_from_rows("###", "#.#"),)),
    Explore("kethras-gates", 0, DRAWABLE, (SINGLE_CELL,)),
)

EXPANSION_EXPLORE: tuple[Explore, ...] = ()
"""The explore cards of expansions, which are shuffled into those of the set."""

EXPLORE_SETS = {"base": BASE_EXPLORE, "heroes": HEROES_EXPLORE}
"""The explore cards of the sets base and heroes."""

AMBUSHES = (
    Ambush("goblin-attack", "base", shape_from_rows("#..", ".#.", "..#"), False, "bottom-right"),
    Ambush("bugbear-assault", "base", shape_from_rows("#.#", "#.#"), True, "top-right"),
    Ambush("kobold-onslaught", "base", shape_from_rows("#.", "##", "#."), True, "bottom-left"),
    Ambush("gnoll-raid", "base", shape_from_rows("##", "#.", "##"), False, "top-left"),
    Ambush("dragon-inferno", "heroes", shape_from_rows("..#", "###", "#.."), False, "bottom-left", mark="D"),
    Ambush("zombie-plague", "heroes", shape_from_rows("#"), False, "top-left", mark="Z"),
    Ambush("giant-troll-ravage", "heroes", shape_from_rows("###", ".#."), True, "top-right", mark="T"),
    Ambush("gorgon-gaze", "heroes", shape_from_rows("#.#", ".#."), True, "bottom-right", mark="G"),
    Ambush("flayer-incursion", "ambush-pack", shape_from_rows("#.", "##"), False, "top-right"),
    Ambush("insectoid-invasion", "ambush-pack", shape_from_rows(".#", "##", "#."), True, "top-left"),
    Ambush("ratman-strike", "ambush-pack", shape_from_rows("###"), True, "bottom-right"),
    Ambush("ogre-charge", "ambush-pack", shape_from_rows("##", "##"), False, "bottom-left"),
)

HEROES = (
    hero_from_rows("dobrik", ".*.", "*H*", ".*."),
    hero_from_rows("wren", "..*", "H.*", "..*"),
    hero_from_rows("freyla", "H***"),
    hero_from_rows("dal", "*.*", ".H.", "*.*"),
)

SKILLS = (
    Skill("acrobatics", "a", 2, shape_from_rows("##")),
    Skill("concentrate", "c", 3),
    Skill("cure-wounds", "w", 1, shape_from_rows("##")),
    Skill("diplomacy", "d", 1, SINGLE_CELL),
    Skill("knowledge", "k", 0),
    Skill("move-silently", "m", 0),
    Skill("negotiate", "n", 1, shape_from_rows("##", "##")),
    Skill("search", "s", 0, SINGLE_CELL),
)

AMBUSH_PACKS = ("base", "heroes", "ambush-pack")
"""The ids of the ambush packs."""

EXPLORE_BY_ID = {card.id: card for card in BASE_EXPLORE + HEROES_EXPLORE + EXPANSION_EXPLORE}
"""Every explore card by its id."""
AMBUSH_BY_ID = {card.id: card for card in AMBUSHES}
HERO_BY_ID = {card.id: card for card in HEROES}
SKILL_BY_ID = {skill.id: skill for skill in SKILLS}


def card_kind(id: str) -> CardKind:
    if id in EXPLORE_BY_ID:
        return "explore"
    if id in AMBUSH_BY_ID:
        return "ambush"
    return "ruins" if id in RUINS else "hero"
