"""What the acting player may do now, described option by option; `legal` in `game` lists it out."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar, assert_never

from mapwright.board.grid import neighbours
from mapwright.board.shapes import CELL, Shape, is_place
from mapwright.board.terrain import DRAWN, MONSTER, Terrain
from mapwright.errors import RuleError
from mapwright.rules.cards import AMBUSH_BY_ID, EXPLORE_BY_ID, HERO_BY_ID, SKILL_BY_ID, Skill
from mapwright.rules.option import Dodge, HeroOption, Option, Strike, attack_turns
from mapwright.rules.skills import BEHAVIOURS, After, Answer, Behaviour, Instead
from mapwright.rules.state import Action, Player, State, Task

Used = TypeVar("Used", bound=Behaviour)


def options(state: State) -> list[Option]:
    """Return everything that the present task offers and that has a legal place; nothing if no player has to act."""
    task = state.task
    if task is None:
        return []
    return [option for option in _offers(state, task) if option.fits()]


def _offers(state: State, task: Task) -> list[Option]:
    match task.kind:
        case "draw":
            return _draw_offers(state, task)
        case "extra":
            return extra_offers(state, task)
        case "dodge":
            return _dodge_offers(state, task)
        case "ambush":
            return _ambush_offers(state, task)
        case "gorgon":
            return [Strike("destroy", 0, CELL, (), gorgon_cells(state, task.on))]
        case "troll":
            return [Strike("destroy", 0, CELL, (), troll_cells(state, task.on))]
        case "hero":
            return _hero_offers(state, task)
        case "walk" | "wave":
            return []
        case _:
            assert_never(task.kind)


def may_pass(state: State) -> bool:
    """Return whether `PASS` is legal: a player may leave a skill unused after a draw or before an ambush."""
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
    plain = card_options(state, task.on)
    usual = [option for option in plain if option.fits()]
    if not usual:
        usual = [Option("cell", 0, CELL, DRAWN, player.board.empty)]
    for skill, instead in usable_skills(state, player, Instead):
        usual += [_paid(option, skill) for option in instead.draw(skill, card, plain)]
    return usual


def _paid(option: Option, skill: Skill) -> Option:
    return replace(option, kind="skill", skill=skill.id, cost=skill.cost)


def usable_skills(state: State, player: Player, kind: type[Used]) -> list[tuple[Skill, Used]]:
    """Dealt, not used this season, affordable now (R39–R41), and of that kind; each with what it does."""
    if player.skill_used:
        return []
    dealt = [(SKILL_BY_ID[id], BEHAVIOURS[id]) for id in state.deal.skills]
    return [(skill, does) for skill, does in dealt if isinstance(does, kind) and skill.cost <= player.coins]


def extra_offers(state: State, task: Task) -> list[Option]:
    """Skills that add to a draw, where they have room."""
    player, card = state.players[task.on], EXPLORE_BY_ID[state.card]
    found = []
    for skill, after in usable_skills(state, player, After):
        added = after.add(skill, card, player.board, task)
        found += [_paid(option, skill) for option in added if option.free and option.fits()]
    return found


def ambush_shape(state: State, task: Task) -> Shape:
    return task.shape or AMBUSH_BY_ID[state.card].shape


def _ambush_offers(state: State, task: Task) -> list[Option]:
    shape = ambush_shape(state, task)
    free = state.players[task.on].board.empty
    usual = Option("ambush", 1, shape, (MONSTER,), free)
    found = [usual if usual.fits() else Option("ambush", 0, CELL, (MONSTER,), free)]  # R20, R21
    if task.skill is None:
        for skill, instead in usable_skills(state, state.players[task.by], Instead):
            found += [replace(option, skill=skill.id, cost=skill.cost) for option in instead.ambush(usual)]
    return found


def _dodge_offers(state: State, task: Task) -> list[Option]:
    """R44: a neighbour who draws turns the new shape; where it walks, the player lays it flat (1) or upright (2)."""
    ways = (1, 2) if state.ambushes_walk else (0,)
    return [
        Dodge("dodge", way, answer.shapes[0], (), 0, skill=skill.id, cost=skill.cost)
        for skill, answer in usable_skills(state, state.players[task.by], Answer)
        for way in ways
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
    pattern = attack_turns(HERO_BY_ID[state.card].attack)
    return [HeroOption("hero", 0, CELL, (Terrain.HERO,), state.players[task.on].board.empty, attack=pattern)]


def find_option(state: State, action: Action) -> Option:
    """The option that the action takes, or a `RuleError` that says why there is none."""
    if not isinstance(action, Action):
        raise RuleError("wrong-shape", f"an action must be an Action of mapwright; got {action!r:.60}")
    if state.over:
        raise RuleError("game-over")
    if state.task is None:
        raise RuleError("not-your-turn")
    offered = [option for option in options(state) if option.is_taken_by(action)]
    if not offered:
        raise _no_option(state, action)
    option = offered[0]
    if option.terrains and action.terrain not in option.terrains:
        raise RuleError("wrong-terrain")
    if action.terrain is not None and not option.terrains:
        raise RuleError("wrong-shape")
    if not option.allows(action.cells):
        raise place_problem(state, option, action.cells)
    if action.attack not in option.attacks(action.cells):
        raise RuleError("wrong-shape")
    return option


def place_problem(state: State, option: Option, cells: int) -> RuleError:
    """Return why `cells` is not a place for the option, with the offending cells."""
    task = state.task
    board = state.players[task.on if task else 0].board
    if isinstance(option, Dodge):
        return RuleError("wrong-shape")
    if isinstance(option, Strike):
        return RuleError("not-a-choice", cells=cells)
    blocked = cells & board.filled
    if blocked & board.mountain:
        return RuleError("covers-mountain", cells=blocked)
    if blocked & board.sheet.wasteland & ~board.destroyed:
        return RuleError("covers-wasteland", cells=blocked)
    if blocked:
        return RuleError("covers-filled", cells=blocked)
    if cells & ~option.free or (option.must and not cells & option.must):
        return RuleError(_elsewhere(option), cells=cells)
    return RuleError("inside" if option.hangs and is_place(option.drawn, cells) else "wrong-shape")


def _elsewhere(option: Option) -> str:
    """Why a place is refused that is free."""
    does = BEHAVIOURS[option.skill] if option.skill else None
    return does.elsewhere if isinstance(does, After) else "ruins-duty"


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
