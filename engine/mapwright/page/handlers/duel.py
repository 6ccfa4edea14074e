"""Handlers that parse and format duels, and compare two games of one deal turn by turn."""

from __future__ import annotations

from itertools import pairwise

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
"""The last state of each turn, by season and turn."""


def handlers(_: CurrentGame) -> Handlers:
    return {
        messages.FormatDuelRequest: format_duel,
        messages.ParseDuelRequest: parse_duel_text,
        messages.CompareGamesRequest: compare_games,
    }


def format_duel(request: messages.FormatDuelRequest) -> messages.FormatDuelResponse:
    fields = request.duel
    if fields["length"] not in LENGTHS:
        raise NotationError(f"a duel has 3 or 5 rounds, or 0 for no end; got {fields['length']}", "duel")
    scores = tuple((first, second) for first, second in fields["scores"])
    text = str(Duel(fields["length"], _pair(fields["names"]), fields["sender"], scores, _pair(fields["records"])))
    return messages.FormatDuelResponse(text, _duel_json(parse_duel(text)))


def parse_duel_text(request: messages.ParseDuelRequest) -> messages.ParseDuelResponse:
    return messages.ParseDuelResponse(_duel_json(parse_duel(request.text)))


def _pair(texts: list[str]) -> tuple[str, str]:
    return texts[0], texts[1]


def _duel_json(duel: Duel) -> messages.DuelJson:
    """Return a duel with its results. Raise `NotationError` if its games are not solo games of one deal."""
    results = [summarise(parse_record(record), 0) if record else None for record in duel.records]
    first, second = results
    if any(result and result.players != 1 for result in results) or (first and second and first.deal != second.deal):
        raise NotationError("the games of a duel must be solo games of one deal", "duel")
    scores = [*duel.scores, *([(first.stars, second.stars)] if first and second else [])]
    wins = [len([score for score in scores if score[player] > score[1 - player]]) for player in (0, 1)]
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
