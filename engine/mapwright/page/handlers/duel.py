"""Handlers that parse and format duels, and compare two games of one deal turn by turn."""

from __future__ import annotations

from itertools import pairwise

from mapwright.board.grid import cell_names
from mapwright.bots.board_value import BoardValue
from mapwright.errors import NotationError
from mapwright.history.summary import summarise
from mapwright.notation.deal_code import format_deal
from mapwright.notation.duel import LENGTHS, Duel, checked_duel, parse_duel
from mapwright.notation.map_text import format_map
from mapwright.notation.record import Record, parse_record, replay
from mapwright.page.handlers import Handlers, handlers_of
from mapwright.page.messages import duel as messages
from mapwright.page.messages.history import GameSummaryDetails
from mapwright.page.session import CurrentGame
from mapwright.rules.cards import SEASONS
from mapwright.rules.state import State

Turns = dict[tuple[int, int], State]
"""The last state of each turn, by season and turn."""


def handlers(_: CurrentGame) -> Handlers:
    return handlers_of(parse_duel_text, format_duel, add_game, merge_duel, compare_games)


def parse_duel_text(request: messages.ParseDuelRequest) -> messages.DuelResponse:
    return _response(parse_duel(request.text))


def format_duel(request: messages.FormatDuelRequest) -> messages.DuelResponse:
    return _response(_duel(request.duel))


def add_game(request: messages.DuelGameRequest) -> messages.DuelResponse:
    record = str(parse_record(request.record))
    return _response(checked_duel(_duel(request.duel).with_game(request.player, record)))


def merge_duel(request: messages.MergeDuelRequest) -> messages.DuelResponse:
    return _response(parse_duel(request.own).merged(parse_duel(request.received), request.player))


def _duel(fields: messages.DuelText) -> Duel:
    if fields["length"] not in LENGTHS:
        raise NotationError(f"a duel has 3 or 5 rounds, or 0 for no end; got {fields['length']}", "duel")
    scores = tuple((first, second) for first, second in fields["scores"])
    last, waiting = _games(fields["last"]), _games(fields["waiting"])
    names = fields["names"][0], fields["names"][1]
    return checked_duel(Duel(fields["length"], names, fields["sender"], fields["id"], scores, last, waiting))


def _games(records: list[str]) -> tuple[str, str]:
    first, second = (str(parse_record(record)) if record else "" for record in records)
    return first, second


def _response(duel: Duel) -> messages.DuelResponse:
    return messages.DuelResponse(str(duel), _duel_json(duel))


def _duel_json(duel: Duel) -> messages.DuelJson:
    return {
        "id": duel.id,
        "length": duel.length,
        "names": list(duel.names),
        "sender": duel.sender,
        "scores": [list(score) for score in duel.scores],
        "last": list(duel.last),
        "waiting": list(duel.waiting),
        "last_results": [_result(record) for record in duel.last],
        "waiting_results": [_result(record) for record in duel.waiting],
        "wins": list(duel.wins),
        "over": duel.over,
    }


def _result(record: str) -> GameSummaryDetails | None:
    return summarise(parse_record(record), 0) if record else None


def compare_games(request: messages.CompareGamesRequest) -> messages.CompareGamesResponse:
    """Return the turns of two games side by side, and the turn that decided between them."""
    records = [parse_record(text) for text in request.records]
    first, second = (_turns(record) for record in records)
    if len({format_deal(record.setup, record.seed) for record in records}) > 1 or records[0].setup.players > 1:
        raise NotationError("only solo games of one deal can be compared", "duel")
    keys = [key for key in first if key in second]
    maps_before = ["", ""]
    turns: list[messages.ComparedTurn] = []
    for season, turn in keys:
        states = [first[season, turn], second[season, turn]]
        maps = [format_map(state.players[0].board) for state in states]
        turns.append(
            {
                "season": SEASONS[season].id,
                "season_index": season,
                "card": states[0].cards[-1] if states[0].cards else "",
                "maps": maps,
                "cells": [_changed_cells(old, new) for old, new in zip(maps_before, maps, strict=True)],
                "values": [_value(state) for state in states],
            }
        )
        maps_before = maps
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
    """Return the stars of a solo game. Raise `NotationError` if it is not finished."""
    *_, (state, _) = replay(record)
    if not state.over:
        raise NotationError("only finished games can be compared", "not-finished")
    return state.players[0].stars


def _value(state: State) -> int:
    """Return the stars scored so far and those that the map would still earn if it stayed as it is."""
    board_value, player = BoardValue(state, 0), state.players[0]
    scored_stars = sum(season.total for season in player.seasons)
    return scored_stars + board_value.value(player.board) + board_value.seasons * player.coins


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
    leads_of_winner = [sign * (turn["values"][0] - turn["values"][1]) for turn in turns]
    changes = [lead - before for before, lead in pairwise([0, *leads_of_winner])]
    index = max(range(len(changes)), key=changes.__getitem__)
    return {"index": index, "stars": changes[index]} if changes[index] > 0 else None
