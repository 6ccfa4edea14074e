"""Text forms of maps, setups, deals and actions, read and written. Form is checked here, rules in `game`."""

from __future__ import annotations

import re
from dataclasses import replace
from string import ascii_lowercase, ascii_uppercase
from typing import assert_never

from mapwright.board.board import Board, Sheet
from mapwright.board.grid import NAMED_CELLS, SIZE, cell_name, cell_names
from mapwright.board.shapes import CELL, Offset, Shape, corner_of, hanging_corner, turns
from mapwright.board.sheets import SHEETS
from mapwright.board.terrain import MARKS, Terrain
from mapwright.errors import NotationError, RuleError
from mapwright.rules.cards import AMBUSHES, EXPANSIONS, HERO_BY_ID, PACKS, SKILL_BY_ID, SKILLS
from mapwright.rules.deal import check_seed
from mapwright.rules.option import Option, attack_mask, attack_turns
from mapwright.rules.options import options
from mapwright.rules.scoring import EDICTS
from mapwright.rules.setup import PRESETS, SETS, Setup, checked
from mapwright.rules.state import PASS, Action, OptionKind, State

_LETTERS = ".*^#FVAWBMDZTGHX"
_ON_RUINS = "fvawbmdztghx"
LONGEST_MAP = 700
LONGEST_RECORD = 200_000


def parse_map(text: str) -> Board:
    """Return the board of a map text, which includes its sheet. Raise `NotationError` if the text is not a map."""
    if len(text) > LONGEST_MAP:
        raise NotationError(f"a map must have at most {LONGEST_MAP} characters; got {len(text)}", "map")
    rows_text, _, attack_text = text.strip().partition(" ")
    rows = rows_text.split("/")
    if len(rows) != SIZE or any(len(row) != SIZE for row in rows):
        raise NotationError(f"a map must be {SIZE} rows of {SIZE} letters joined by /; got {rows_text[:40]!r}", "map")
    masks = dict.fromkeys(_LETTERS + _ON_RUINS, 0)
    for cell, letter in zip(NAMED_CELLS.values(), "".join(rows), strict=True):
        if letter not in masks:
            raise NotationError(
                f"a cell of a map must be one of the letters of docs/notation.md; got {letter!r} at {cell_name(cell)}",
                "map",
            )
        masks[letter] |= cell
    return _board(masks, _parse_attack(attack_text))


def _board(masks: dict[str, int], attack: int) -> Board:
    either = {letter: masks[letter] | masks.get(letter.lower(), 0) for letter in _LETTERS}
    ruins = masks["*"] | sum(masks[letter] for letter in _ON_RUINS)
    dragon, zombie, troll, gorgon = (either[mark] for mark in MARKS)
    monster = either["M"] | dragon | zombie | troll | gorgon
    drawn = sum(either[letter] for letter in "FVAWBHX") | monster
    return Board(
        Sheet("", masks["^"], ruins, masks["#"]),
        either["F"], either["V"] | either["B"], either["A"] | either["B"], either["W"], monster,
        either["H"], either["X"], attack, (dragon, zombie, troll, gorgon), drawn | masks["^"] | masks["#"],
    )  # fmt: skip


def _parse_attack(text: str) -> int:
    if not text:
        return 0
    if not text.startswith("!"):
        raise NotationError(f"attack cells after the rows must be written like !c4,c5; got {text[:20]!r}", "map")
    return sum({parse_cell(name) for name in text[1:].split(",")})


def format_map(board: Board) -> str:
    """Return the map text of a board."""
    text = board.letters()
    rows = "/".join(text[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE))
    return f"{rows} !{','.join(cell_names(board.attack))}" if board.attack else rows


def parse_cell(name: str) -> int:
    if name not in NAMED_CELLS:
        raise NotationError(f"a cell must be a1 to k11; got {name[:20]!r}", "cell")
    return NAMED_CELLS[name]


def parse_cells(names: str) -> int:
    """Cells written together, `c4c5d5`."""
    if not re.fullmatch(r"([a-k][0-9]{1,2})+", names):
        raise NotationError(f"cells must be written like c4,c5; got {names[:40]!r}", "cell")
    return sum({parse_cell(name) for name in re.findall(r"[a-k][0-9]{1,2}", names)})


# --- setups and deals: bA1-seed ---

_SET_LETTERS = dict(zip(SETS, "bhc", strict=True))
_PACK_LETTERS: dict[str, str] = dict(zip(PACKS, "bhp", strict=True))
_SETUP = re.compile(
    rf"([bhc])([{''.join(SHEETS)}])([0-9]{{1,3}})(x?)(t?)(h?)(k?)(s?)([A-Z]*)"
    r"(?:m([bhp]{1,3})|n([a-z]{4}))?(?:e([A-Za-z]{1,4}))?"
)
_EDICT_LETTERS = dict(zip(EDICTS, ascii_uppercase + ascii_lowercase, strict=False))
_AMBUSH_LETTERS = dict(zip((card.id for card in AMBUSHES), ascii_lowercase, strict=False))


def format_deal(setup: Setup, seed: str) -> str:
    """Return the code of a deal: set, sheet, players, options, then the seed. `bA1-seed` is base, sheet A, solo."""
    options = [
        "x" if setup.set == "combined" and setup.explore == "heroes" else "",
        "t" if setup.set == "combined" and setup.seasons == "heroes" else "",
        "h" if setup.heroes else "",
        "k" if setup.skills else "",
        "s" if setup.solo_ambushes else "",
        "".join(EXPANSIONS[pack] for pack in setup.packs),
        "" if setup.ambush == PRESETS[setup.set].ambush else _format_ambush(setup.ambush),
        "e" + "".join(_EDICT_LETTERS[id] for id in setup.edicts) if setup.edicts else "",
    ]
    return f"{_SET_LETTERS[setup.set]}{setup.sheet}{setup.players}{''.join(options)}-{seed}"


def _format_ambush(wanted: tuple[str, ...]) -> str:
    if wanted[0] in _PACK_LETTERS:
        return "m" + "".join(_PACK_LETTERS[pack] for pack in wanted)
    return "n" + "".join(_AMBUSH_LETTERS[id] for id in wanted)


def parse_deal(code: str) -> tuple[Setup, str]:
    """Return the setup and the seed of a deal code. Raise `NotationError` if it is not one."""
    options, dash, seed = code.partition("-")
    found = _SETUP.fullmatch(options)
    if not found or not dash:
        raise NotationError(f"a deal code must look like bA1-seed; got {code[:40]!r}", "deal")
    kind, sheet, players, explore, seasons, heroes, skills, walks, more, packs, cards, edicts = found.groups()
    name = SETS["bhc".index(kind)]
    setup = replace(
        PRESETS[name], sheet=sheet, players=int(players), heroes=bool(heroes), skills=bool(skills),
        edicts=tuple(_by_letter(_EDICT_LETTERS, edicts or "")), packs=tuple(_by_letter(EXPANSIONS, more)),
        solo_ambushes=bool(walks),
    )  # fmt: skip
    if name == "combined":
        setup = replace(setup, explore="heroes" if explore else "base", seasons="heroes" if seasons else "base")
    elif explore or seasons:
        raise NotationError(f"only a deal code of a combined game may have x and t; got {code[:40]!r}", "deal")
    if packs or cards:
        setup = replace(setup, ambush=tuple(_by_letter(_PACK_LETTERS if packs else _AMBUSH_LETTERS, packs or cards)))
    return checked(setup), check_seed(seed)


def _by_letter(table: dict[str, str], letters: str) -> list[str]:
    ids = {letter: id for id, letter in table.items()}
    unknown = [letter for letter in letters if letter not in ids]
    if unknown:
        raise NotationError(
            f"a deal code must use the letters of docs/notation.md; got {unknown[0]!r} in {letters!r}", "deal"
        )
    return [ids[letter] for letter in letters]


# --- actions: F1ac4, Hbc4, Xc4, F1ac4-k, -a1, - ---

_ACTION = re.compile(r"([FVAWMBHX])?([0-9])?([a-h](?=[a-ks-z]))?([a-ks-z])(-?[0-9]{1,2})(?:-([a-z]))?")
_DODGE = re.compile(r"-([a-z])([0-2])")
_COLUMNS_LEFT = "zyxwvuts"
"""Columns left of a, for shapes that hang over the border (R49)."""


def _format_place(corner: Offset) -> str:
    row, column = corner
    letter = "abcdefghijk"[column] if column >= 0 else _COLUMNS_LEFT[-1 - column]
    return f"{letter}{row + 1}"


def _parse_place(letter: str, number: str) -> Offset:
    column = "abcdefghijk".find(letter)
    return int(number) - 1, column if column >= 0 else -1 - _COLUMNS_LEFT.index(letter)


def format_action(state: State, action: Action) -> str:
    """Return the text of an action that is legal in `state`: terrain, shape, turn and corner of its box, skill.

    Raise `RuleError` if the action has no text because nothing like it is offered now.
    """
    match action.kind:
        case "pass":
            return "-"
        case "dodge":
            return f"{_skill_text(action)}{action.shape}"
        case "destroy":
            return f"X{_cell_text(action)}"
        case "hero":
            return _format_hero(state, action)
        case "shape" | "cell" | "skill" | "ambush":
            return _format_drawn(state, action)
        case _:
            assert_never(action.kind)


def _format_hero(state: State, action: Action) -> str:
    hero = HERO_BY_ID.get(state.card) if state.turn >= 0 else None
    for turn, way in zip("abcdefgh", attack_turns(hero.attack) if hero else (), strict=False):
        if attack_mask(action.cells, way) == action.attack:
            return f"H{turn}{_cell_text(action)}"
    raise RuleError("wrong-shape")


def _cell_text(action: Action) -> str:
    if action.cells.bit_count() != 1:
        raise RuleError("wrong-shape", cells=action.cells)
    return cell_name(action.cells)


def _format_drawn(state: State, action: Action) -> str:
    skill = _skill_text(action)
    if action.terrain is None:
        raise RuleError("wrong-terrain")
    if not action.shape:
        return f"{action.terrain}{_cell_text(action)}{skill}"
    turn_code, corner = _turn_and_corner(_option_of(state, action), action.cells)
    return f"{action.terrain}{action.shape}{turn_code}{_format_place(corner)}{skill}"


def _skill_text(action: Action) -> str:
    if not action.skill:
        return ""
    if action.skill not in SKILL_BY_ID:
        raise RuleError("skill-not-dealt")
    return f"-{SKILL_BY_ID[action.skill].code}"


def _option_of(state: State, action: Action) -> Option:
    for option in options(state):
        if option.is_taken_by(action):
            return option
    raise RuleError("wrong-shape")


def _turn_and_corner(option: Option, cells: int) -> tuple[str, Offset]:
    find = hanging_corner if option.hangs else corner_of
    for turn in turns(option.drawn):
        if cells and (corner := find(turn, cells)) is not None:
            return turn.code, corner
    raise RuleError("wrong-shape", cells=cells)


def parse_action(state: State, text: str) -> Action:
    """Return the action that the text names in `state`, legal or not. Raise `NotationError` if it names none."""
    if text == "-":
        return PASS
    if dodge := _DODGE.fullmatch(text):
        return Action("dodge", shape=int(dodge[2]), skill=_skill_of(dodge[1]))
    found = _ACTION.fullmatch(text)
    if not found:
        raise NotationError(f"an action must look like F1ac4; got {text[:40]!r}", "action")
    terrain, shape, turn, letter, number, skill = found.groups()
    corner = _parse_place(letter, number)
    skill_id = _skill_of(skill)
    if terrain == "X":
        return Action("destroy", cells=_cell_at(corner))
    if terrain == "H":
        return _parse_hero(state, turn or "a", _cell_at(corner))
    kind = _kind_of(state, int(shape or 0), skill_id)
    drawn = _shape_of(state, kind, int(shape or 0), skill_id)
    cells = _cells_of(drawn, turn or "a", corner)
    return Action(kind, Terrain(terrain) if terrain else None, int(shape or 0), cells, skill_id)


def _skill_of(code: str | None) -> str | None:
    if code is None:
        return None
    for skill in SKILLS:
        if skill.code == code:
            return skill.id
    raise NotationError(f"the letter of a skill must be one of docs/notation.md; got {code!r}", "action")


def _kind_of(state: State, shape: int, skill: str | None) -> OptionKind:
    if state.task and state.task.kind == "ambush":
        return "ambush"
    if skill:
        return "skill"
    return "shape" if shape else "cell"


def _shape_of(state: State, kind: OptionKind, shape: int, skill: str | None) -> Shape:
    for option in options(state):
        if (option.kind, option.shape, option.skill) == (kind, shape, skill):
            return option.drawn
    return CELL


def _cells_of(drawn: Shape, code: str, corner: Offset) -> int:
    for turn in turns(drawn):
        if turn.code == code:
            cells = turn.at(*corner)
            if not cells:
                raise NotationError(
                    f"a shape must lie on the map; got orientation {code!r} at {_format_place(corner)}", "action"
                )
            return cells
    raise NotationError(f"the orientation must be one of the shape; got {code!r}", "action")


def _cell_at(corner: Offset) -> int:
    return parse_cell(_format_place(corner))


def _parse_hero(state: State, code: str, cell: int) -> Action:
    if state.turn < 0 or state.card not in HERO_BY_ID:
        return Action("hero", Terrain.HERO, 0, cell)
    patterns = attack_turns(HERO_BY_ID[state.card].attack)
    index = "abcdefgh".index(code)
    if index >= len(patterns):
        raise NotationError(f"the orientation must be one of the hero's attack; got {code!r}", "action")
    return Action("hero", Terrain.HERO, 0, cell, attack=attack_mask(cell, patterns[index]))
