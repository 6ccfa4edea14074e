"""The options of the acting player; `legal` in `game` lists all actions that take them."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar, assert_never, cast

from mapwright.board.grid import neighbours
from mapwright.board.shapes import SINGLE_CELL, Shape, is_placement
from mapwright.board.terrain import DRAWABLE, MONSTER, Terrain
from mapwright.errors import RuleError, checked_type
from mapwright.rules.cards import AMBUSH_BY_ID, EXPLORE_BY_ID, HERO_BY_ID, SKILL_BY_ID, Skill
from mapwright.rules.option import DestroyOption, DodgeOption, HeroOption, Option, attack_orientations
from mapwright.rules.skills import BEHAVIOURS, AddsToDraw, Behaviour, ReplacesAmbushShape, ReplacesDraw
from mapwright.rules.state import PASS, Action, Player, State, Task

BehaviourT = TypeVar("BehaviourT", bound=Behaviour)


def options(state: State) -> list[Option]:
    """Return the options of the present task that have a placement; none if no player has to act."""
    task = checked_type(state, State, "a state").task
    if task is None:
        return []
    if not state._options:
        state._options.append([option for option in _task_options(state, task) if option.fits()])
    return list(cast(list[Option], state._options[0]))


def _task_options(state: State, task: Task) -> list[Option]:
    """Return the options of a task, with or without placements."""
    match task.kind:
        case "draw":
            return _draw_options(state, task)
        case "extra":
            return extra_options(state, task)
        case "dodge":
            return _dodge_options(state, task)
        case "ambush":
            return _ambush_options(state, task)
        case "gorgon":
            return [DestroyOption("destroy", 0, SINGLE_CELL, (), gorgon_cells(state, task.on))]
        case "troll":
            return [DestroyOption("destroy", 0, SINGLE_CELL, (), troll_cells(state, task.on))]
        case "hero":
            return _hero_options(state, task)
        case "walk" | "wave":
            return []
        case _:
            assert_never(task.kind)


def may_pass(state: State) -> bool:
    """Return whether `PASS` is legal: a player may leave a skill unused after a draw or before an ambush.

    >>> from mapwright import BASE, may_pass, start
    >>> may_pass(start(BASE, "harbour")[0])
    False
    """
    return checked_type(state, State, "a state").task is not None and state.current_task.kind in ("extra", "dodge")


def is_fallback(state: State, seat: int) -> bool:
    """Return whether no shape of the explore card fits on that map, so that a single cell is drawn (R13, R14)."""
    return not any(option.fits() for option in card_options(state, seat))


def card_options(state: State, seat: int) -> list[Option]:
    """Return an option for each shape of the explore card; none if the ruins duty cannot be met (R11, R14, R16)."""
    board, card = state.players[seat].board, EXPLORE_BY_ID[state.card]
    free = board.empty
    must_cover = board.ruins & free if state.ruins_duty else 0
    if state.ruins_duty and not must_cover:
        return []
    return [
        Option("shape", index, shape, card.terrains, free, must_cover, coin=shape.coin)
        for index, shape in enumerate(card.shapes, 1)
    ]


def _draw_options(state: State, task: Task) -> list[Option]:
    """Return the shapes of the card or the fallback, and what usable skills draw instead."""
    player, card = state.players[task.on], EXPLORE_BY_ID[state.card]
    card_shapes = card_options(state, task.on)
    available = [option for option in card_shapes if option.fits()]
    if not available:
        available = [Option("cell", 0, SINGLE_CELL, DRAWABLE, player.board.empty)]
    for skill, behaviour in usable_skills(state, player, ReplacesDraw):
        available += [_paid(option, skill) for option in behaviour.draw_options(skill, card, card_shapes)]
    return available


def _paid(option: Option, skill: Skill) -> Option:
    """Return the option as one of a skill, with its cost."""
    return replace(option, kind="skill", skill=skill.id, cost=skill.cost)


def usable_skills(state: State, player: Player, kind: type[BehaviourT]) -> list[tuple[Skill, BehaviourT]]:
    """Return the skills of that kind that the player may use now, each with its behaviour (R39–R41)."""
    if player.skill_used or not state.deal.skills:
        return []
    behaviours = [(SKILL_BY_ID[id], BEHAVIOURS[id]) for id in state.deal.skills]
    return [
        (skill, behaviour)
        for skill, behaviour in behaviours
        if isinstance(behaviour, kind) and skill.cost <= player.coins
    ]


def extra_options(state: State, task: Task) -> list[Option]:
    """Return the options of skills that add to a draw."""
    player, card = state.players[task.on], EXPLORE_BY_ID[state.card]
    available = []
    for skill, behaviour in usable_skills(state, player, AddsToDraw):
        new_options = behaviour.extra_options(skill, card, player.board, task)
        available += [_paid(option, skill) for option in new_options if option.free and option.fits()]
    return available


def ambush_shape(state: State, task: Task) -> Shape:
    """Return the shape of the monsters, which a skill may have replaced (R44)."""
    return task.shape or AMBUSH_BY_ID[state.card].shape


def _ambush_options(state: State, task: Task) -> list[Option]:
    """Return the shape or its fallback (R20, R21), and what usable skills draw instead unless one was used already."""
    shape = ambush_shape(state, task)
    free = state.players[task.on].board.empty
    default_option = Option("ambush", 1, shape, (MONSTER,), free)
    available = [default_option if default_option.fits() else Option("ambush", 0, SINGLE_CELL, (MONSTER,), free)]
    if task.skill is None:
        for skill, behaviour in usable_skills(state, state.players[task.by], ReplacesDraw):
            new_options = behaviour.ambush_options(default_option)
            available += [replace(option, skill=skill.id, cost=skill.cost) for option in new_options]
    return available


def _dodge_options(state: State, task: Task) -> list[Option]:
    """Return the skills that replace the shape of the ambush (R44).

    For a solo walk, the player chooses the orientation of the new shape, flat (1) or upright (2). A neighbour who
    draws may rotate it, so that there is one option (0).
    """
    shape_numbers = (1, 2) if state.ambushes_walk else (0,)
    return [
        DodgeOption("dodge", number, behaviour.shapes[0], (), 0, skill=skill.id, cost=skill.cost)
        for skill, behaviour in usable_skills(state, state.players[task.by], ReplacesAmbushShape)
        for number in shape_numbers
    ]


def gorgon_cells(state: State, on: int) -> int:
    """Return the cells that the gorgon may destroy: beside it, no mountain, not destroyed already (R38)."""
    board = state.players[on].board
    return neighbours(board.marked("G")) & ~board.mountain & ~board.destroyed


def troll_cells(state: State, on: int) -> int:
    """Return the cells that a troll may destroy: the empty cells beside it (R37)."""
    board = state.players[on].board
    return neighbours(board.marked("T")) & board.empty


def _hero_options(state: State, task: Task) -> list[Option]:
    pattern = attack_orientations(HERO_BY_ID[state.card].attack)
    return [HeroOption("hero", 0, SINGLE_CELL, (Terrain.HERO,), state.players[task.on].board.empty, attack=pattern)]


def find_option(state: State, action: Action) -> Option:
    """Return the option that the action takes. Raise `RuleError` if there is none."""
    if not isinstance(action, Action):
        raise RuleError("wrong-shape", f"an action must be an Action of mapwright; got {action!r:.60}")
    if state.over:
        raise RuleError("game-over")
    if state.task is None:
        raise RuleError("not-your-turn")
    option = next((option for option in options(state) if option.is_taken_by(action)), None)
    if option is None:
        raise _no_option_error(state, action)
    if option.terrains and action.terrain not in option.terrains:
        raise RuleError("wrong-terrain")
    if action.terrain is not None and not option.terrains:
        raise RuleError("wrong-shape")
    if not option.allows(action.cells):
        raise placement_error(state, option, action.cells)
    if action.attack not in option.attacks(action.cells):
        raise RuleError("wrong-shape")
    return option


def placement_error(state: State, option: Option, cells: int) -> RuleError:
    """Return the error for cells that are not a placement of the option."""
    task = state.task
    board = state.players[task.on if task else 0].board
    if option.misplaced:
        return RuleError(option.misplaced, cells=cells)
    blocked = cells & board.filled
    if blocked & board.mountain:
        return RuleError("covers-mountain", cells=blocked)
    if blocked & board.sheet.wasteland & ~board.destroyed:
        return RuleError("covers-wasteland", cells=blocked)
    if blocked:
        return RuleError("covers-filled", cells=blocked)
    if cells & ~option.free or (option.must_cover and not cells & option.must_cover):
        return RuleError(_placement_error_code(option), cells=cells)
    return RuleError("inside" if option.overhangs and is_placement(option.shape, cells) else "wrong-shape")


def _placement_error_code(option: Option) -> str:
    """Return the error code for empty cells that the option may not cover, or that do not cover what it must."""
    behaviour = BEHAVIOURS[option.skill] if option.skill else None
    return behaviour.placement_error_code if isinstance(behaviour, AddsToDraw) else "ruins-duty"


def _no_option_error(state: State, action: Action) -> RuleError:
    """Return the error for an action that takes none of the options."""
    if action == PASS:
        return RuleError("wrong-shape", "PASS is legal only where a skill may be left unused: see may_pass(state)")
    if action.skill:
        return RuleError(skill_error_code(state, action.skill) or "skill-timing")
    if action.kind == "cell" and state.task and state.task.kind == "draw":
        return RuleError("must-draw-shape")
    if action.kind == "shape" and state.task and state.task.kind == "draw" and state.ruins_duty:
        return RuleError("ruins-duty")
    return RuleError("wrong-shape")


def skill_error_code(state: State, skill: str) -> str | None:
    """Return why the acting player cannot use a skill; None if only the moment or the placement is wrong."""
    if skill not in state.deal.skills:
        return "skill-not-dealt"
    if state.task is None:
        return "not-your-turn"
    player = state.players[state.task.by]
    if player.skill_used:
        return "skill-used"
    return "no-coins" if SKILL_BY_ID[skill].cost > player.coins else None
