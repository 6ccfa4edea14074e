"""The view of a session: what a screen shows of a game, as JSON values."""

from __future__ import annotations

from typing import assert_never

from mapwright.notation.deal_code import format_deal
from mapwright.notation.map_text import format_map
from mapwright.page.catalogue import setup_json
from mapwright.page.explain import EDICT_LETTERS
from mapwright.page.messages import game as messages
from mapwright.page.session import GameSession
from mapwright.rules.cards import SEASONS, SKILL_BY_ID
from mapwright.rules.effects import season_score
from mapwright.rules.game import next_title, places, rating, title, winners
from mapwright.rules.legal_options import is_fallback, may_pass, options, skill_error_code
from mapwright.rules.option import Option
from mapwright.rules.scoring import EDICTS, toll
from mapwright.rules.state import Player, State


def view_response(session: GameSession, with_events: bool = True) -> messages.ViewResponse:
    """Return the view with the events of the last request."""
    return messages.ViewResponse(view(session), list(session.new_events) if with_events else [])


def view(session: GameSession) -> messages.View:
    """Return everything that the page shows of the current moment."""
    state, awaits_next = session.moment.state, session.moment.awaits_next
    task = session.moment.task
    can_act = not awaits_next and not session.waits_for_others
    return {
        "deal": format_deal(state.setup, state.seed),
        "seed": state.seed,
        "setup": setup_json(state.setup),
        "record": str(session.record),
        "moment": session.moment_key,
        "phase": _phase(state, awaits_next, session.waits_for_others),
        "season": state.season_id,
        "season_index": state.season,
        "turn": max(state.turn, 0),
        "time": state.time,
        "limit": state.limit,
        "limits": list(state.setup.limits),
        "ends_season": state.turn >= 0 and state.time + state.card_time() >= state.limit,
        "seat": task.by if task else 0,
        "on": task.on if task else 0,
        "later_seats": list(session.moment.later_seats),
        "edicts": [_edict(state, letter, task.on if task else 0) for letter in EDICT_LETTERS],
        "skills": [_skill(state, id, can_act) for id in state.deal.skills],
        "players": player_views(state),
        "card": _card(state),
        "tools": [_tool(option) for option in options(state)] if can_act else [],
        "can_pass": may_pass(state) and can_act,
        "can_undo": session.can_undo,
        "can_redo": session.can_redo,
        "can_take_back": session.can_take_back,
        "draft": list(session.draft),
        "log": [event for event in session.moment.events if event.season == state.season],
        "results": _results(state),
        "winners": winners(state) if state.over else [],
        "bots": list(session.bots.names),
    }


def _phase(state: State, awaits_next: bool, waits_for_others: bool) -> messages.Phase:
    """Return what the page waits for: an action of this kind, a bot, the next card, or nothing after the end."""
    if state.over:
        return "over"
    if awaits_next or state.task is None:
        return "next"
    if waits_for_others:
        return "bot"
    match state.task.kind:
        case "draw" | "extra" | "dodge" | "ambush" | "gorgon" | "hero" | "troll":
            return state.task.kind
        case "walk" | "wave":
            return "next"
        case _:
            assert_never(state.task.kind)


def _edict(state: State, letter: messages.Letter, seat: int) -> messages.EdictView:
    id = state.deal.edicts[EDICT_LETTERS.index(letter)]
    seasons = [index for index, season in enumerate(SEASONS) if letter in season.edicts]
    stars = EDICTS[id].count(state.players[seat].board)
    return {"letter": letter, "id": id, "stars": stars, "seasons": seasons, "scored_now": state.season in seasons}


def _skill(state: State, id: str, can_act: bool) -> messages.SkillView:
    is_usable = can_act and any(option.skill == id for option in options(state))
    reason = None if is_usable else skill_error_code(state, id) or "skill-timing"
    return {"id": id, "cost": SKILL_BY_ID[id].cost, "usable": is_usable, "reason": reason}


def player_views(state: State) -> list[messages.PlayerView]:
    return [_player(state, seat, player) for seat, player in enumerate(state.players)]


def _player(state: State, seat: int, player: Player) -> messages.PlayerView:
    stars_by_letter: dict[str, int] = {
        letter: EDICTS[id].count(player.board) for letter, id in zip(EDICT_LETTERS, state.deal.edicts, strict=True)
    }
    return {
        "seat": seat,
        "map": format_map(player.board),
        "coins": player.coins,
        "spent": player.spent_coins,
        "toll": toll(player.board),
        "stars": player.stars,
        "skill_used": player.skill_used,
        "seasons": list(player.seasons),
        "current_score": None if state.scored or state.over else season_score(state, player),
        "edicts": stars_by_letter,
    }


def _card(state: State) -> messages.CardView | None:
    if state.turn < 0:
        return None
    is_explore_card = state.card_kind == "explore"
    draw_task = state.task if state.task and state.task.kind == "draw" else None
    return {
        "id": state.card,
        "kind": state.card_kind,
        "time": state.card_time(),
        "revealed": list(state.cards),
        "must_cover_ruins": state.ruins_duty and is_explore_card,
        "fallback": draw_task is not None and is_fallback(state, draw_task.on),
    }


def _results(state: State) -> list[messages.PlayerResult]:
    if not state.over:
        return []
    solo_rating = rating(state) if state.is_solo else None
    earned_title = title(solo_rating) if solo_rating is not None else None
    ranks = places(state)
    return [
        {
            "seat": seat,
            "place": ranks[seat],
            "stars": player.stars,
            "toll": player.toll,
            "par": player.stars - solo_rating if solo_rating is not None else None,
            "rating": solo_rating,
            "title": earned_title,
            "next_title": next_title(earned_title) if earned_title is not None else None,
        }
        for seat, player in enumerate(state.players)
    ]


def _tool(option: Option) -> messages.Tool:
    return {
        "kind": option.kind,
        "shape": option.shape_number,
        "skill": option.skill,
        "cost": option.cost,
        "coin": option.coin,
        "terrains": [terrain.value for terrain in option.terrains],
        "orientations": option.legal_orientations(),
    }
