"""What the acting player may do now, described option by option; `legal` in `game` lists it out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from mapwright.board import Board
from mapwright.cards import AMBUSH_BY_ID, EXPLORE_BY_ID, HERO_BY_ID, SKILL_BY_ID, Explore, Skill
from mapwright.errors import RuleError
from mapwright.grid import SIZE, bit, inside, neighbours
from mapwright.shapes import (
    CELL,
    Offset,
    Shape,
    covers_somewhere,
    eight_ways,
    fits_anywhere,
    is_place,
    overhanging,
    places,
)
from mapwright.state import Action, Player, State, Task
from mapwright.terrain import DIPLOMACY, DRAWN, MONSTER, VILLAGE, Terrain


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be placed: a shape in one of some terrains, on `free` cells."""

    kind: str
    """shape, cell (R13), skill, ambush, hero, destroy or dodge."""
    shape: int
    drawn: Shape
    terrains: tuple[Terrain, ...]
    free: int
    must: int = 0
    """If not 0, at least one of these cells must be covered."""
    skill: str | None = None
    cost: int = 0
    coin: bool = False
    hangs: bool = False
    """The shape must hang over the border (R49)."""
    attack: tuple[tuple[Offset, ...], ...] = ()
    """The different ways to turn a hero's attack pattern."""

    def places(self) -> list[int]:
        found = overhanging(self.drawn, self.free) if self.hangs else places(self.drawn, self.free)
        return [cells for cells in found if cells & self.must] if self.must else found

    def fits(self) -> bool:
        if self.hangs:
            return bool(self.places())
        if self.must:
            return covers_somewhere(self.drawn, self.free, self.must)
        return fits_anywhere(self.drawn, self.free)

    def allows(self, cells: int) -> bool:
        if self.hangs:
            return cells in self.places()
        covered = not self.must or bool(cells & self.must)
        return covered and not cells & ~self.free and is_place(self.drawn, cells)

    def actions(self) -> Iterator[Action]:
        if self.kind == "dodge":
            yield Action("dodge", shape=self.shape, skill=self.skill)
            return
        for cells in self.places():
            if self.kind == "hero":
                yield from (Action("hero", self.terrains[0], 0, cells, attack=a) for a in self.attacks(cells))
            elif self.terrains:
                yield from (Action(self.kind, t, self.shape, cells, self.skill) for t in self.terrains)
            else:
                yield Action(self.kind, None, self.shape, cells, self.skill)

    def attacks(self, cell: int) -> list[int]:
        """The different sets of attack cells of a hero in `cell`, as far as they lie on the map (R32)."""
        return list(dict.fromkeys(attack_mask(cell, pattern) for pattern in self.attack))


def attack_mask(cell: int, pattern: tuple[Offset, ...]) -> int:
    row, column = divmod(cell.bit_length() - 1, SIZE)
    return sum(bit(row + r, column + c) for r, c in pattern if inside(row + r, column + c))


def attack_turns(pattern: tuple[Offset, ...]) -> tuple[tuple[Offset, ...], ...]:
    """A hero's pattern in its different orientations, printed one first."""
    return tuple(dict.fromkeys(tuple(sorted(way)) for way in eight_ways(pattern)))


def options(state: State) -> list[Option]:
    """Everything the present task offers; only what has a legal place. Empty if nobody has to act."""
    task = state.task
    if task is None:
        return []
    return [option for option in _OFFERS[task.kind](state, task) if option.kind == "dodge" or option.fits()]


def may_pass(state: State) -> bool:
    """Skills are never forced: answering an ambush, and adding to a draw, may be left."""
    return state.task is not None and state.task.kind in ("extra", "dodge")


def is_fallback(state: State, seat: int) -> bool:
    """Whether the explore card's shapes cannot be drawn on that map, so that R13 or R14 gives a single cell."""
    return not any(option.fits() for option in card_options(state, seat))


def card_options(state: State, seat: int) -> list[Option]:
    """The shapes of the explore card, with the ruins duty (R11, R14, R16)."""
    board, card = state.players[seat].board, EXPLORE_BY_ID[state.card]
    free = board.empty
    must = board.ruins & free if state.duty else 0
    if state.duty and not must:
        return []
    return [
        Option("shape", index, shape, card.terrains, free, must, coin=shape.coin)
        for index, shape in enumerate(card.shapes, 1)
    ]


def _draw_offers(state: State, task: Task) -> list[Option]:
    player, card = state.players[task.on], EXPLORE_BY_ID[state.card]
    usual = [option for option in card_options(state, task.on) if option.fits()]
    if not usual:
        usual = [Option("cell", 0, CELL, DRAWN, player.board.empty)]
    return usual + _instead_offers(state, player, card, task.on)


def _instead_offers(state: State, player: Player, card: Explore, seat: int) -> list[Option]:
    """Skills that change the draw itself: knowledge, move-silently, negotiate."""
    found: list[Option] = []
    plain = card_options(state, seat)
    for skill in usable_skills(state, player, "instead"):
        if skill.id == "knowledge" and VILLAGE not in card.terrains:
            found += [replace(option, terrains=(VILLAGE,)) for option in plain]  # R48
        elif skill.id == "move-silently":
            found += [replace(option, hangs=True) for option in plain if option.drawn != CELL]  # R49
        elif skill.id == "negotiate" and skill.shape and plain:
            found.append(replace(plain[0], shape=1, drawn=skill.shape, coin=False))  # R50
        found = [option if option.skill else _paid(option, skill) for option in found]
    return found


def _paid(option: Option, skill: Skill) -> Option:
    return replace(option, kind="skill", skill=skill.id, cost=skill.cost)


def usable_skills(state: State, player: Player, timing: str) -> list[Skill]:
    """Dealt, not used this season, and affordable now (R39–R41)."""
    if player.skill_used:
        return []
    dealt = [SKILL_BY_ID[id] for id in state.deal.skills]
    return [skill for skill in dealt if skill.timing == timing and skill.cost <= player.coins]


def extra_offers(state: State, task: Task) -> list[Option]:
    """Skills that add to a draw, where they have room."""
    player = state.players[task.on]
    found = []
    for skill in usable_skills(state, player, "after"):
        option = _extra(skill, task, player.board, EXPLORE_BY_ID[state.card])
        if option is not None and option.free and option.fits():
            found.append(_paid(option, skill))
    return found


def _extra(skill: Skill, task: Task, board: Board, card: Explore) -> Option | None:
    """What a skill adds to the draw of `task`."""
    free = board.empty
    if skill.id == "concentrate" and task.shape and task.terrain:
        return Option("skill", 1, task.shape, (task.terrain,), free)  # R45
    if skill.id == "cure-wounds" and skill.shape and board.monster:
        return Option("skill", 1, skill.shape, card.terrains, free, neighbours(board.monster))  # R46
    if skill.id == "diplomacy":
        return Option("skill", 0, CELL, (DIPLOMACY,), free)  # R47
    if skill.id == "search" and task.shape and task.terrain:
        return Option("skill", 0, CELL, (task.terrain,), free & neighbours(task.cells))  # R51
    return None


def ambush_shape(state: State, task: Task) -> Shape:
    return task.shape or AMBUSH_BY_ID[state.card].shape


def _ambush_offers(state: State, task: Task) -> list[Option]:
    shape = ambush_shape(state, task)
    free = state.players[task.on].board.empty
    usual = Option("ambush", 1, shape, (MONSTER,), free)
    found = [usual if usual.fits() else Option("ambush", 0, CELL, (MONSTER,), free)]  # R20, R21
    for skill in usable_skills(state, state.players[task.by], "instead"):
        if skill.id == "move-silently" and shape != CELL and task.shape is None:
            found.append(replace(usual, hangs=True, skill=skill.id, cost=skill.cost))  # R49
    return found


def _dodge_offers(state: State, task: Task) -> list[Option]:
    """R44: at a table the drawer turns the 1 × 2; in solo the player lays it flat (1) or upright (2)."""
    skill = SKILL_BY_ID["acrobatics"]
    ways = (1, 2) if state.is_solo else (0,)
    shape = skill.shape or CELL
    return [Option("dodge", way, shape, (), 0, skill=skill.id, cost=skill.cost) for way in ways]


def gorgon_cells(state: State, on: int) -> int:
    """R38: beside a living gorgon cell, no mountain, not destroyed already."""
    board = state.players[on].board
    return neighbours(board.marked("G")) & ~board.mountain & ~board.destroyed


def troll_cells(state: State, on: int) -> int:
    """R37: empty cells beside a living troll cell."""
    board = state.players[on].board
    return neighbours(board.marked("T")) & board.empty


def _gorgon_offers(state: State, task: Task) -> list[Option]:
    return [Option("destroy", 0, CELL, (), gorgon_cells(state, task.on))]


def _troll_offers(state: State, task: Task) -> list[Option]:
    return [Option("destroy", 0, CELL, (), troll_cells(state, task.on))]


def _hero_offers(state: State, task: Task) -> list[Option]:
    pattern = attack_turns(HERO_BY_ID[state.card].attack)
    return [Option("hero", 0, CELL, (Terrain.HERO,), state.players[task.on].board.empty, attack=pattern)]


_OFFERS = {
    "draw": _draw_offers,
    "extra": extra_offers,
    "dodge": _dodge_offers,
    "ambush": _ambush_offers,
    "gorgon": _gorgon_offers,
    "hero": _hero_offers,
    "troll": _troll_offers,
}


def find_option(state: State, action: Action) -> Option:
    """The option that the action takes, or a `RuleError` that says why there is none."""
    if state.over:
        raise RuleError("game-over")
    if state.task is None:
        raise RuleError("not-your-turn")
    offered = [o for o in options(state) if (o.kind, o.shape, o.skill) == (action.kind, action.shape, action.skill)]
    if not offered:
        raise _no_option(state, action)
    option = offered[0]
    if option.kind == "dodge":
        if action not in option.actions():
            raise RuleError("wrong-shape")
        return option
    if action.terrain not in option.terrains and (option.terrains or action.terrain is not None):
        raise RuleError("wrong-terrain")
    _check_place(state, option, action)
    return option


def _check_place(state: State, option: Option, action: Action) -> None:
    if not option.allows(action.cells):
        raise place_problem(state, option, action.cells)
    if action.attack not in (option.attacks(action.cells) if option.kind == "hero" else [0]):
        raise RuleError("wrong-shape")


def place_problem(state: State, option: Option, cells: int) -> RuleError:
    """Why `cells` is no place for the option; the offending cells come with it."""
    task = state.task
    board = state.players[task.on if task else 0].board
    if option.kind == "destroy":
        return RuleError("not-a-choice", cells=cells)
    blocked = cells & board.filled
    if blocked & board.mountain:
        return RuleError("covers-mountain", cells=blocked)
    if blocked & board.sheet.wasteland & ~board.destroyed:
        return RuleError("covers-wasteland", cells=blocked)
    if blocked:
        return RuleError("covers-filled", cells=blocked)
    if option.skill == "search" and cells & ~option.free:
        return RuleError("not-beside-shape", cells=cells)
    if option.must and not cells & option.must:
        return RuleError("not-beside-monster" if option.skill == "cure-wounds" else "ruins-duty", cells=cells)
    return RuleError("inside" if option.hangs and is_place(option.drawn, cells) else "wrong-shape")


def _no_option(state: State, action: Action) -> RuleError:
    if action.skill:
        return RuleError(skill_reason(state, action.skill) or "skill-timing")
    if action.kind == "cell" and state.task and state.task.kind == "draw":
        return RuleError("must-draw-shape")
    if action.kind == "shape" and state.task and state.task.kind == "draw" and state.duty:
        return RuleError("ruins-duty")
    return RuleError("wrong-shape")


def skill_reason(state: State, skill: str) -> str | None:
    """Why the acting player cannot use the skill at all, or None if only the moment or the place is wrong."""
    if skill not in state.deal.skills:
        return "skill-not-dealt"
    if state.task is None:
        return "not-your-turn"
    player = state.players[state.task.by]
    if player.skill_used:
        return "skill-used"
    return "no-coins" if SKILL_BY_ID[skill].cost > player.coins else None
