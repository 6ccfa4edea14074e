"""What a screen shows of a session, as plain JSON values of `messages`."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, cast

from mapwright.board import Board
from mapwright.cards import (
    AMBUSHES,
    COIN_TRACK,
    EXPLORE_SETS,
    HEROES,
    LIMITS,
    PACKS,
    RUINS,
    SEASONS,
    SKILL_BY_ID,
    SKILLS,
    SOLO_TITLES,
    Ambush,
    Explore,
)
from mapwright.errors import NotationError, RuleError
from mapwright.game import act, places, rating, title, winners
from mapwright.grid import SIZE, bits, cell_names, inside
from mapwright.messages import (
    AmbushFacts,
    CardView,
    Catalogue,
    Change,
    EdictView,
    Explanation,
    ExploreFacts,
    Intent,
    Offset,
    Phase,
    PlayerView,
    Preview,
    Result,
    SeasonScore,
    SetupJson,
    SkillView,
    Tool,
    Turn,
    View,
)
from mapwright.messages import (
    Event as EventJson,
)
from mapwright.notation import format_deal, format_map
from mapwright.options import (
    Option,
    attack_mask,
    is_fallback,
    may_pass,
    options,
    place_problem,
    skill_reason,
)
from mapwright.scoring import EDICTS, toll
from mapwright.session import Session
from mapwright.setup import PRESETS, Setup
from mapwright.shapes import Shape, turns
from mapwright.shapes import Turn as ShapeTurn
from mapwright.sheets import SHEETS
from mapwright.state import Action, Event, Player, State
from mapwright.story import score_json
from mapwright.terrain import Terrain

LETTERS = ("A", "B", "C", "D")


def view(session: Session) -> View:
    """All that the page needs to draw the game as it is now."""
    state, waiting = session.now.state, session.now.waiting
    task = session.now.task
    asked = not waiting and not session.is_bots_turn
    return {
        "deal": format_deal(state.setup, state.seed),
        "seed": state.seed,
        "setup": setup_json(state.setup),
        "record": str(session.record),
        "phase": _phase(state, waiting, session.is_bots_turn),
        "season": state.season_id,
        "season_index": state.season,
        "turn": max(state.turn, 0),
        "time": state.time,
        "limit": state.limit,
        "limits": list(state.setup.limits),
        "seat": task.by if task else 0,
        "on": task.on if task else 0,
        "to_come": list(session.now.to_come),
        "edicts": [_edict(state, letter, task.on if task else 0) for letter in LETTERS],
        "skills": [_skill(state, id, asked) for id in state.deal.skills],
        "players": player_views(state),
        "card": _card(state),
        "tools": [_tool(option) for option in options(state)] if asked else [],
        "can_pass": may_pass(state) and asked,
        "can_undo": session.can_undo,
        "can_redo": session.can_redo,
        "log": [event_json(event, state) for event in session.now.log if event.season == state.season],
        "results": _results(state),
        "winners": winners(state) if state.over else [],
        "bots": list(session.opponents.names),
    }


def setup_json(setup: Setup) -> SetupJson:
    values = asdict(setup) | {"ambush": list(setup.ambush), "edicts": list(setup.edicts)}
    return cast(SetupJson, values)


def _phase(state: State, waiting: bool, bots_turn: bool) -> Phase:
    if state.over:
        return "over"
    if waiting or state.task is None:
        return "next"
    if bots_turn:
        return "bot"
    return cast(Phase, state.task.kind)


def _edict(state: State, letter: str, seat: int) -> EdictView:
    id = state.deal.edicts[LETTERS.index(letter)]
    seasons = [index for index, season in enumerate(SEASONS) if letter in season.edicts]
    stars = EDICTS[id].count(state.players[seat].board)
    return cast(
        EdictView,
        {"letter": letter, "id": id, "stars": stars, "seasons": seasons, "live": state.season in seasons},
    )


def _skill(state: State, id: str, asked: bool) -> SkillView:
    usable = asked and any(option.skill == id for option in options(state))
    reason = None if usable else skill_reason(state, id) or "skill-timing"
    return {"id": id, "cost": SKILL_BY_ID[id].cost, "usable": usable, "reason": reason}


def player_views(state: State) -> list[PlayerView]:
    return [_player(state, seat, player) for seat, player in enumerate(state.players)]


def _player(state: State, seat: int, player: Player) -> PlayerView:
    counts = {letter: EDICTS[id].count(player.board) for letter, id in zip(LETTERS, state.deal.edicts, strict=True)}
    return {
        "seat": seat,
        "map": format_map(player.board),
        "coins": player.coins,
        "spent": player.spent,
        "toll": toll(player.board),
        "stars": player.stars,
        "skill_used": player.skill_used,
        "seasons": [cast(SeasonScore, score_json(score)) for score in player.seasons],
        "edicts": counts,
    }


def _card(state: State) -> CardView | None:
    if state.turn < 0:
        return None
    explore = state.card_kind == "explore"
    drawing = state.task if state.task and state.task.kind == "draw" else None
    return {
        "id": state.card,
        "kind": cast(Any, state.card_kind),
        "time": state.card_time(),
        "revealed": list(state.cards),
        "must_cover_ruins": state.duty and explore,
        "fallback": drawing is not None and is_fallback(state, drawing.on),
    }


def _results(state: State) -> list[Result]:
    if not state.over:
        return []
    points = rating(state) if state.is_solo else None
    earned = title(points) if points is not None else None
    ranks = places(state)
    return [
        {
            "seat": seat,
            "place": ranks[seat],
            "stars": player.stars,
            "toll": player.toll,
            "rating": points,
            "title": earned,
        }
        for seat, player in enumerate(state.players)
    ]


def _tool(option: Option) -> Tool:
    return {
        "kind": cast(Any, option.kind),
        "shape": option.shape,
        "skill": option.skill,
        "cost": option.cost,
        "coin": option.coin,
        "terrains": [terrain.value for terrain in option.terrains],
        "turns": _tool_turns(option),
    }


def _tool_turns(option: Option) -> list[Turn]:
    if option.kind == "hero":
        anchors = _corners(option.free)
        return [
            {"code": code, "cells": [(0, 0)], "attack": list(way), "anchors": anchors}
            for code, way in zip("abcdefgh", option.attack, strict=False)
        ]
    if option.kind == "dodge":
        way = turns(option.drawn)[max(option.shape - 1, 0)]
        return [{"code": way.code, "cells": list(way.cells), "attack": [], "anchors": []}]
    return [
        {"code": turn.code, "cells": list(turn.cells), "attack": [], "anchors": _anchors(option, turn)}
        for turn in turns(option.drawn)
    ]


def _anchors(option: Option, turn: ShapeTurn) -> list[Offset]:
    if option.hangs:
        legal = set(option.places())
        reach = range(-3, SIZE)
        return [
            (row, column)
            for row in reach
            for column in reach
            if not _is_inside(turn, row, column) and turn.at(row, column) in legal
        ]
    corners = _corners(turn.anchors(option.free))
    return [corner for corner in corners if not option.must or turn.at(*corner) & option.must]


def _is_inside(turn: ShapeTurn, row: int, column: int) -> bool:
    return all(inside(row + r, column + c) for r, c in turn.cells)


def _corners(mask: int) -> list[Offset]:
    return [divmod(cell.bit_length() - 1, SIZE) for cell in bits(mask)]


def event_json(event: Event, state: State) -> EventJson:
    """An event with only what applies to it."""
    facts: dict[str, Any] = {"kind": event.kind, "season": SEASONS[event.season].id, "turn": event.turn}
    if event.by >= 0:
        facts["by"] = event.by
    if event.on >= 0:
        facts["on"] = event.on
    for key in ("card", "coins", "why", "skill", "fallback"):
        if getattr(event, key):
            facts[key] = getattr(event, key)
    if event.cards:
        facts["cards"] = list(event.cards)
    if event.terrain:
        facts["terrain"] = event.terrain.value
    if event.cells:
        facts["cells"] = cell_names(event.cells)
    if event.kind in ("walk", "nothing"):
        facts["walk"] = [cell_names(tried) for tried in (*event.walk, event.cells) if tried]
    if event.score:
        facts["score"] = score_json(event.score)
    if event.after and event.kind in ("drawn", "walk", "added", "destroyed", "wave", "scored"):
        facts["map"] = format_map(event.after.board)
    if event.before and event.after:
        facts["changes"] = _changes(state, event.before, event.after)
        facts["toll"] = toll(event.after.board) - toll(event.before.board)
    return cast(EventJson, facts)


def action_of(state: State, intent: Intent) -> tuple[Option, Action, int]:
    """The option, the action that an intent means, and how many of its cells lie outside the map."""
    offered = options(state)
    if not 0 <= intent["tool"] < len(offered):
        raise NotationError(f"there is no tool {intent['tool']}", "message")
    option = offered[intent["tool"]]
    if option.kind == "dodge":
        return option, Action("dodge", shape=option.shape, skill=option.skill), 0
    terrain = _terrain_of(option, intent["terrain"])
    if option.kind == "hero":
        return _hero_action(option, intent)
    turn = next((turn for turn in turns(option.drawn) if turn.code == intent["turn"]), None)
    if turn is None:
        raise NotationError(f"there is no turn {intent['turn'][:10]!r}", "message")
    cells = turn.at(intent["row"], intent["column"])
    return option, Action(option.kind, terrain, option.shape, cells, option.skill), _missing(turn, cells)


def _missing(turn: ShapeTurn, cells: int) -> int:
    return len(turn.cells) - cells.bit_count()


def _terrain_of(option: Option, letter: str | None) -> Terrain | None:
    if not option.terrains:
        return None
    for terrain in option.terrains:
        if terrain.value == letter:
            return terrain
    raise RuleError("wrong-terrain")


def _hero_action(option: Option, intent: Intent) -> tuple[Option, Action, int]:
    codes = "abcdefgh"[: len(option.attack)]
    if intent["turn"] not in tuple(codes):
        raise NotationError(f"there is no turn {intent['turn'][:10]!r}", "message")
    if not inside(intent["row"], intent["column"]):
        return option, Action("hero", Terrain.HERO), 1
    cell = 1 << (SIZE * intent["row"] + intent["column"])
    attack = attack_mask(cell, option.attack[codes.index(intent["turn"])])
    return option, Action("hero", Terrain.HERO, 0, cell, attack=attack), 0


def preview(session: Session, intent: Intent) -> Preview:
    """What the intent would do, or why it cannot be done."""
    state = session.now.state
    if session.now.waiting or session.is_bots_turn or state.task is None:
        raise RuleError("not-your-turn")
    option, action, outside = action_of(state, intent)
    try:
        if outside and not option.hangs:
            problem = place_problem(state, option, action.cells)
            raise RuleError("outside", cells=problem.cells)
        after, _ = act(state, action)
    except RuleError as error:
        return _refused(error, action)
    seat = state.task.on
    return _accepted(state, state.players[seat], after.players[seat], action)


def _refused(error: RuleError, action: Action) -> Preview:
    return {
        "fits": False, "reason": error.code, "cells": cell_names(action.cells), "bad": cell_names(error.cells),
        "destroyed": [], "attack": [], "edicts": [], "coins": 0, "toll": 0,
    }  # fmt: skip


def _accepted(state: State, before: Player, after: Player, action: Action) -> Preview:
    return {
        "fits": True, "reason": None, "cells": cell_names(action.cells), "bad": [],
        "destroyed": cell_names(after.board.destroyed & ~before.board.destroyed),
        "attack": cell_names(action.attack), "edicts": _changes(state, before, after),
        "coins": after.coins - before.coins, "toll": toll(after.board) - toll(before.board),
    }  # fmt: skip


def _changes(state: State, before: Player, after: Player) -> list[Change]:
    return [
        {"letter": letter, "now": EDICTS[id].count(before.board), "then": EDICTS[id].count(after.board)}
        for letter, id in zip(LETTERS, state.deal.edicts, strict=True)
    ]


def explain(state: State, letter: str, seat: int) -> Explanation:
    """Why an edict has its stars on the map of a seat."""
    if letter not in LETTERS or not 0 <= seat < len(state.players):
        raise NotationError(f"there is no edict {letter[:10]!r} of seat {seat}", "message")
    id = state.deal.edicts[LETTERS.index(letter)]
    return explain_board(id, letter, state.players[seat].board)


def explain_board(id: str, letter: str, board: Board) -> Explanation:
    claims = EDICTS[id].claims(board)
    return {
        "id": id,
        "letter": letter,
        "stars": sum(claim.stars for claim in claims),
        "count": len(claims),
        "claims": [{"stars": claim.stars, "cells": cell_names(claim.cells)} for claim in claims],
    }


def catalogue() -> Catalogue:
    """The facts of every card and sheet, for screens that are shown before a game is."""
    return {
        "sheets": {
            id: {"set": "base" if id in "AB" else "heroes", "map": format_map(Board.blank(sheet))}
            for id, sheet in SHEETS.items()
        },
        "presets": {name: setup_json(setup) for name, setup in PRESETS.items()},
        "packs": list(PACKS),
        "seasons": {
            name: [
                {"id": season.id, "time": limit, "edicts": season.edicts}
                for season, limit in zip(SEASONS, limits, strict=True)
            ]
            for name, limits in LIMITS.items()
        },
        "coin_track": COIN_TRACK,
        "titles": list(SOLO_TITLES),
        "ruins": list(RUINS),
        "explore": {card.id: _explore_json(name, card) for name, cards in EXPLORE_SETS.items() for card in cards},
        "ambush": {card.id: _ambush_json(card) for card in AMBUSHES},
        "heroes": {hero.id: {"cells": [(0, 0)], "attack": list(hero.attack)} for hero in HEROES},
        "skills": {skill.id: {"cost": skill.cost, "cells": _cells(skill.shape)} for skill in SKILLS},
        "edicts": {edict.id: {"set": edict.set, "kind": edict.kind, "solo": edict.solo} for edict in EDICTS.values()},
    }


def _explore_json(name: str, card: Explore) -> ExploreFacts:
    return {
        "set": name,
        "time": card.time,
        "terrains": [terrain.value for terrain in card.terrains],
        "shapes": [{"cells": list(shape.cells), "coin": shape.coin} for shape in card.shapes],
    }


def _ambush_json(card: Ambush) -> AmbushFacts:
    return {
        "set": card.pack,
        "cells": list(card.shape.cells),
        "mark": card.mark or "M",
        "corner": card.corner,
        "arrow": "clockwise" if card.clockwise else "counter-clockwise",
    }


def _cells(shape: Shape | None) -> list[Offset]:
    return list(shape.cells) if shape else []
