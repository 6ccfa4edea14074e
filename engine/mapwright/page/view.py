"""What a screen shows of a session, as plain JSON values of `messages`."""

from __future__ import annotations

from itertools import accumulate
from typing import assert_never

from mapwright.board.grid import SIZE, bits, inside
from mapwright.board.shapes import Turn as ShapeTurn
from mapwright.board.shapes import turns
from mapwright.notation.notation import format_deal, format_map
from mapwright.page.catalogue import setup_json
from mapwright.page.event_view import event_json
from mapwright.page.explain import LETTERS, season_json
from mapwright.page.messages.events import SeasonScore
from mapwright.page.messages.game import (
    CardView,
    EdictView,
    Letter,
    Offset,
    Phase,
    PlayerView,
    Result,
    SkillView,
    Tool,
    Turn,
    View,
)
from mapwright.page.session import OnScreen
from mapwright.rules.cards import SEASONS, SKILL_BY_ID
from mapwright.rules.effects import season_score
from mapwright.rules.game import next_title, places, rating, title, winners
from mapwright.rules.option import Dodge, HeroOption, Option
from mapwright.rules.options import is_fallback, may_pass, options, skill_reason
from mapwright.rules.scoring import EDICTS, toll
from mapwright.rules.state import Player, State


def view(session: OnScreen) -> View:
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
        "ends_season": state.turn >= 0 and state.time + state.card_time() >= state.limit,
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
        "can_take_back": session.can_take_back,
        "log": [event_json(event, state) for event in session.now.log if event.season == state.season],
        "results": _results(state),
        "winners": winners(state) if state.over else [],
        "bots": list(session.opponents.names),
    }


def _phase(state: State, waiting: bool, bots_turn: bool) -> Phase:
    if state.over:
        return "over"
    if waiting or state.task is None:
        return "next"
    if bots_turn:
        return "bot"
    match state.task.kind:
        case "draw" | "extra" | "dodge" | "ambush" | "gorgon" | "hero" | "troll":
            return state.task.kind
        case "walk" | "wave":
            return "next"
        case _:
            assert_never(state.task.kind)


def _edict(state: State, letter: Letter, seat: int) -> EdictView:
    id = state.deal.edicts[LETTERS.index(letter)]
    seasons = [index for index, season in enumerate(SEASONS) if letter in season.edicts]
    stars = EDICTS[id].count(state.players[seat].board)
    return {"letter": letter, "id": id, "stars": stars, "seasons": seasons, "live": state.season in seasons}


def _skill(state: State, id: str, asked: bool) -> SkillView:
    usable = asked and any(option.skill == id for option in options(state))
    reason = None if usable else skill_reason(state, id) or "skill-timing"
    return {"id": id, "cost": SKILL_BY_ID[id].cost, "usable": usable, "reason": reason}


def player_views(state: State) -> list[PlayerView]:
    return [_player(state, seat, player) for seat, player in enumerate(state.players)]


def _player(state: State, seat: int, player: Player) -> PlayerView:
    counts: dict[str, int] = {
        letter: EDICTS[id].count(player.board) for letter, id in zip(LETTERS, state.deal.edicts, strict=True)
    }
    return {
        "seat": seat,
        "map": format_map(player.board),
        "coins": player.coins,
        "spent": player.spent,
        "toll": toll(player.board),
        "stars": player.stars,
        "skill_used": player.skill_used,
        "seasons": _seasons(player),
        "running": _running(state, player),
        "edicts": counts,
    }


def _seasons(player: Player) -> list[SeasonScore]:
    so_far = accumulate(score.total for score in player.seasons)
    return [season_json(score, stars) for score, stars in zip(player.seasons, so_far, strict=True)]


def _running(state: State, player: Player) -> SeasonScore | None:
    if state.scored or state.over:
        return None
    score = season_score(state, player)
    return season_json(score, player.stars + score.total)


def _card(state: State) -> CardView | None:
    if state.turn < 0:
        return None
    explore = state.card_kind == "explore"
    drawing = state.task if state.task and state.task.kind == "draw" else None
    return {
        "id": state.card,
        "kind": state.card_kind,
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
            "par": player.stars - points if points is not None else None,
            "rating": points,
            "title": earned,
            "next_title": next_title(earned) if earned is not None else None,
        }
        for seat, player in enumerate(state.players)
    ]


def _tool(option: Option) -> Tool:
    return {
        "kind": option.kind,
        "shape": option.shape,
        "skill": option.skill,
        "cost": option.cost,
        "coin": option.coin,
        "terrains": [terrain.value for terrain in option.terrains],
        "turns": _tool_turns(option),
    }


def _tool_turns(option: Option) -> list[Turn]:
    if isinstance(option, HeroOption):
        anchors = _corners(option.free)
        return [
            {"code": code, "cells": [(0, 0)], "attack": list(way), "anchors": anchors}
            for code, way in zip("abcdefgh", option.attack, strict=False)
        ]
    if isinstance(option, Dodge):
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
