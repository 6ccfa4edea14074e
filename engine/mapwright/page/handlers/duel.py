"""Reads and writes the texts of duels, and compares two games of one deal turn by turn."""

from __future__ import annotations

from mapwright.board.grid import cell_names
from mapwright.bots.board_value import BoardValue
from mapwright.errors import NotationError
from mapwright.history.summary import summarise
from mapwright.notation.deal_code import format_deal
from mapwright.notation.duel import LENGTHS, Duel, parse_duel
from mapwright.notation.map_text import format_map
from mapwright.notation.record import Record, parse_record, replay
from mapwright.page.handlers import Handlers
from mapwright.page.messages import duel as messages
from mapwright.page.session import CurrentGame
from mapwright.rules.cards import SEASONS
from mapwright.rules.state import State

Turns = dict[tuple[int, int], State]


def handlers(_: CurrentGame) -> Handlers:
    return {
        messages.FormatDuelRequest: format_duel,
        messages.ParseDuelRequest: read_duel,
        messages.CompareGamesRequest: compare_games,
    }


def format_duel(request: messages.FormatDuelRequest) -> messages.FormatDuelResponse:
    parts = request.duel
    if parts["length"] not in LENGTHS:
        raise NotationError(f"a duel has 3 or 5 rounds, or 0 for no end; got {parts['length']}", "duel")
    scores = tuple((first, second) for first, second in parts["scores"])
    text = str(Duel(parts["length"], _pair(parts["names"]), parts["sender"], scores, _pair(parts["records"])))
    return messages.FormatDuelResponse(text, _duel_json(parse_duel(text)))


def read_duel(request: messages.ParseDuelRequest) -> messages.ParseDuelResponse:
    return messages.ParseDuelResponse(_duel_json(parse_duel(request.text)))


def _pair(texts: list[str]) -> tuple[str, str]:
    return texts[0], texts[1]


def _duel_json(duel: Duel) -> messages.DuelJson:
    results = [summarise(parse_record(record), 0) if record else None for record in duel.records]
    first, second = results
    if any(result and result.players != 1 for result in results) or (first and second and first.deal != second.deal):
        raise NotationError("the games of a duel must be solo games of one deal", "duel")
    scores = [*duel.scores, *([(first.stars, second.stars)] if first and second else [])]
    wins = [sum(score[seat] > score[1 - seat] for score in scores) for seat in (0, 1)]
    return {
        "length": duel.length,
        "names": list(duel.names),
        "sender": duel.sender,
        "scores": [list(score) for score in duel.scores],
        "records": list(duel.records),
        "results": results,
        "wins": wins,
        "all_scores": [list(score) for score in scores],
        "over": duel.length > 0 and (2 * max(wins) > duel.length or len(scores) >= duel.length),
    }


def compare_games(request: messages.CompareGamesRequest) -> messages.CompareGamesResponse:
    records = [parse_record(text) for text in request.records]
    first, second = (_turns(record) for record in records)
    if len({format_deal(record.setup, record.seed) for record in records}) > 1 or records[0].setup.players > 1:
        raise NotationError("only solo games of one deal can be compared", "duel")
    keys = [key for key in first if key in second]
    before = ["", ""]
    turns: list[messages.ComparedTurn] = []
    for key in keys:
        states = [first[key], second[key]]
        maps = [format_map(state.players[0].board) for state in states]
        turns.append(
            {
                "season": SEASONS[key[0]].id,
                "season_index": key[0],
                "card": states[0].cards[-1] if states[0].cards else "",
                "maps": maps,
                "cells": [_changed_cells(old, new) for old, new in zip(before, maps, strict=True)],
                "values": [_value(state) for state in states],
            }
        )
        before = maps
    finals = [_stars(record) for record in records]
    return messages.CompareGamesResponse({"turns": turns, "deciding": _deciding_turn(turns, finals)})


def _turns(record: Record) -> Turns:
    """Return the last state of each turn, before the next card is revealed."""
    turns: Turns = {}
    for state, _ in replay(record):
        if not state.over and state.cards:
            turns[state.season, state.turn] = state
    return turns


def _stars(record: Record) -> int:
    *_, (state, _) = replay(record)
    if not state.over:
        raise NotationError("only finished games can be compared", "not-finished")
    return state.players[0].stars


def _value(state: State) -> int:
    """Return the stars scored so far and those that the map would still earn if it stayed as it is."""
    value = BoardValue(state, 0)
    player = state.players[0]
    return sum(season.total for season in player.seasons) + value.value(player.board) + value.seasons * player.coins


def _changed_cells(before: str, after: str) -> list[str]:
    """Return the cells in which two map texts differ; none for the first map."""
    if not before:
        return []
    pairs = zip(before.split(" ")[0].replace("/", ""), after.split(" ")[0].replace("/", ""), strict=True)
    return cell_names(sum(1 << index for index, (old, new) in enumerate(pairs) if old != new))


def _deciding_turn(turns: list[messages.ComparedTurn], finals: list[int]) -> messages.DecidingTurn | None:
    """Return the turn by which the lead changed most in favour of the winner; None for a draw."""
    if finals[0] == finals[1] or not turns:
        return None
    sign = 1 if finals[0] > finals[1] else -1
    leads = [sign * (turn["values"][0] - turn["values"][1]) for turn in turns]
    changes = [lead - before for lead, before in zip(leads, [0, *leads], strict=False)]
    best = max(range(len(changes)), key=changes.__getitem__)
    return {"index": best, "stars": changes[best]} if changes[best] > 0 else None
