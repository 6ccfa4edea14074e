"""What the acting player may do now, described option by option; `legal` in `game` lists it out."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar, assert_never

from mapwright.board.grid import neighbours
from mapwright.board.shapes import SINGLE_CELL, Shape, is_placement
from mapwright.board.terrain import DRAWABLE, MONSTER, Terrain
from mapwright.errors import RuleError, checked_type
from mapwright.rules.cards import AMBUSH_BY_ID, EXPLORE_BY_ID, HERO_BY_ID, SKILL_BY_ID, Skill
from mapwright.rules.option import DestroyOption, DodgeOption, HeroOption, Option, attack_orientations
from mapwright.rules.skills import BEHAVIOURS, AddsToDraw, Behaviour, ReplacesAmbushShape, ReplacesDraw
from mapwright.rules.state import Action, Player, State, Task

BehaviourT = TypeVar("BehaviourT", bound=Behaviour)


def options(state: State) -> list[Option]:
    """Return everything that the present task offers and that has a legal place; nothing if no player has to act."""
    task = checked_type(state, State, "a state").task
    if task is None:
        return []
    return [option for option in _task_options(state, task) if option.fits()]


def _task_options(state: State, task: Task) -> list[Option]:
    match task.kind:
        case "draw":
            return _draw_offers(state, task)
        case "extra":
            return extra_options(state, task)
        case "dodge":
            return _dodge_offers(state, task)
        case "ambush":
            return _ambush_offers(state, task)
        case "gorgon":
            return [DestroyOption("destroy", 0, SINGLE_CELL, (), gorgon_cells(state, task.on))]
        case "troll":
            return [DestroyOption("destroy", 0, SINGLE_CELL, (), troll_cells(state, task.on))]
        case "hero":
            return _hero_offers(state, task)
        case "walk" | "wave":
            return []
        case _:
            assert_never(task.kind)


def may_pass(state: State) -> bool:
    """Return whether `PASS` is legal: a player may leave a skill unused after a draw or before an ambush."""
    return checked_type(state, State, "a state").task is not None and state.current_task.kind in ("extra", "dodge")


def is_fallback(state: State, seat: int) -> bool:
    """Return whether the explore card's shapes cannot be drawn on that map, so that R13 or R14 gives a single cell."""
    return not any(option.fits() for option in card_options(state, seat))


def card_options(state: State, seat: int) -> list[Option]:
    """Return the shapes of the explore card, with the ruins duty (R11, R14, R16)."""
    board, card = state.players[seat].board, EXPLORE_BY_ID[state.card]
    free = board.empty
    must_cover = board.ruins & free if state.ruins_duty else 0
    if state.ruins_duty and not must_cover:
        return []
    return [
        Option("shape", index, shape, card.terrains, free, must_cover, coin=shape.coin)
        for index, shape in enumerate(card.shapes, 1)
    ]


def _draw_offers(state: State, task: Task) -> list[Option]:
    player, card = state.players[task.on], EXPLORE_BY_ID[state.card]
    card_shapes = card_options(state, task.on)
    available = [option for option in card_shapes if option.fits()]
    if not available:
        available = [Option("cell", 0, SINGLE_CELL, DRAWABLE, player.board.empty)]
    for skill, behaviour in usable_skills(state, player, ReplacesDraw):
        available += [_paid(option, skill) for option in behaviour.draw_options(skill, card, card_shapes)]
    return available


def _paid(option: Option, skill: Skill) -> Option:
    return replace(option, kind="skill", skill=skill.id, cost=skill.cost)


def usable_skills(state: State, player: Player, kind: type[BehaviourT]) -> list[tuple[Skill, BehaviourT]]:
    """Dealt, not used this season, affordable now (R39–R41), and of that kind; each with what it does."""
    if player.skill_used:
        return []
    behaviours = [(SKILL_BY_ID[id], BEHAVIOURS[id]) for id in state.deal.skills]
    return [
        (skill, behaviour)
        for skill, behaviour in behaviours
        if isinstance(behaviour, kind) and skill.cost <= player.coins
    ]


def extra_options(state: State, task: Task) -> list[Option]:
    """Skills that add to a draw, where they have room."""
    player, card = state.players[task.on], EXPLORE_BY_ID[state.card]
    available = []
    for skill, after in usable_skills(state, player, AddsToDraw):
        new_options = after.extra_options(skill, card, player.board, task)
        available += [_paid(option, skill) for option in new_options if option.free and option.fits()]
    return available


def ambush_shape(state: State, task: Task) -> Shape:
    return task.shape or AMBUSH_BY_ID[state.card].shape


def _ambush_offers(state: State, task: Task) -> list[Option]:
    shape = ambush_shape(state, task)
    free = state.players[task.on].board.empty
    default_option = Option("ambush", 1, shape, (MONSTER,), free)
    available = [
        default_option if default_option.fits() else Option("ambush", 0, SINGLE_CELL, (MONSTER,), free)
    ]  # R20, R21
    if task.skill is None:
        for skill, instead in usable_skills(state, state.players[task.by], ReplacesDraw):
            available += [
                replace(option, skill=skill.id, cost=skill.cost) for option in instead.ambush_options(default_option)
            ]
    return available


def _dodge_offers(state: State, task: Task) -> list[Option]:
    """R44: a neighbour who draws turns the new shape; where it walks, the player lays it flat (1) or upright (2)."""
    orientations = (1, 2) if state.ambushes_walk else (0,)
    return [
        DodgeOption("dodge", way, answer.shapes[0], (), 0, skill=skill.id, cost=skill.cost)
        for skill, answer in usable_skills(state, state.players[task.by], ReplacesAmbushShape)
        for way in orientations
    ]


def gorgon_cells(state: State, on: int) -> int:
    """R38: next to a living gorgon cell, not a mountain, not destroyed already."""
    board = state.players[on].board
    return neighbours(board.marked("G")) & ~board.mountain & ~board.destroyed


def troll_cells(state: State, on: int) -> int:
    """R37: empty cells next to a living troll cell."""
    board = state.players[on].board
    return neighbours(board.marked("T")) & board.empty


def _hero_offers(state: State, task: Task) -> list[Option]:
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
    candidates = [option for option in options(state) if option.is_taken_by(action)]
    if not candidates:
        raise _no_option(state, action)
    option = candidates[0]
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
    """Return why `cells` is not a place for the option, with the offending cells."""
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
    """Why a place is refused that is free."""
    does = BEHAVIOURS[option.skill] if option.skill else None
    return does.placement_error_code if isinstance(does, AddsToDraw) else "ruins-duty"


def _no_option(state: State, action: Action) -> RuleError:
    if action.skill:
        return RuleError(skill_error_code(state, action.skill) or "skill-timing")
    if action.kind == "cell" and state.task and state.task.kind == "draw":
        return RuleError("must-draw-shape")
    if action.kind == "shape" and state.task and state.task.kind == "draw" and state.ruins_duty:
        return RuleError("ruins-duty")
    return RuleError("wrong-shape")


def skill_error_code(state: State, skill: str) -> str | None:
    """Why the acting player cannot use the skill at all, or None if only the moment or the place is wrong."""
    if skill not in state.deal.skills:
        return "skill-not-dealt"
    if state.task is None:
        return "not-your-turn"
    player = state.players[state.task.by]
    if player.skill_used:
        return "skill-used"
    return "no-coins" if SKILL_BY_ID[skill].cost > player.coins else None
