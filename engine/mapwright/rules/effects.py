"""Effects of a changed map: coins of mountains and dragons, spreading zombies, solo ambushes, and scores."""

from __future__ import annotations

from dataclasses import replace

from mapwright.board.board import Board
from mapwright.board.grid import neighbours
from mapwright.board.terrain import MONSTER, Mark
from mapwright.rules.cards import AMBUSH_BY_ID, SEASONS
from mapwright.rules.events import (
    CoinsGained,
    CoinSource,
    Destroyed,
    Event,
    NothingDrawn,
    Scored,
    SoloAmbushDrawn,
    ZombiesSpread,
    event_location,
)
from mapwright.rules.legal_options import ambush_shape
from mapwright.rules.scoring import EDICTS, toll
from mapwright.rules.solo_walk import first_fit
from mapwright.rules.state import Player, SeasonScore, State, Task

DRAGON_COINS = 3
"""Coins of an enclosed dragon (R35)."""


def update_board(player: Player, board: Board) -> tuple[Player, list[tuple[CoinSource, int, int]]]:
    """Return the player with the new map, and the coins that it brings (R18, R35): source, number and mountains."""
    gains: list[tuple[CoinSource, int, int]] = []
    enclosed_now = board.enclosed_mountains() & ~player.paid_mountains
    player = replace(player, board=board, paid_mountains=player.paid_mountains | enclosed_now)
    if enclosed_now:
        gains.append(("mountain", enclosed_now.bit_count(), enclosed_now))
    if player.dragon_due and not neighbours(board.marked("D")) & board.empty:
        player = replace(player, dragon_due=False)
        gains.append(("dragon", DRAGON_COINS, 0))
    return player, gains


def set_board(state: State, seat: int, board: Board, shape_coin: bool = False) -> tuple[State, list[Event]]:
    """Return the state with the new map of a seat, and events for the coins that it brings (R12, R18, R19)."""
    player, gains = update_board(state.players[seat], board)
    if shape_coin:
        gains.insert(0, ("shape", 1, 0))
    gained = []
    for source, coins, cells in gains:
        richer_player = player.gain(coins)
        gained.append((richer_player.filled_coins - player.filled_coins, source, cells))
        player = richer_player
    state = state.with_player(seat, player)
    location = event_location(state, seat)
    return state, [CoinsGained(*location, coins, source, cells) for coins, source, cells in gained]


def draw_monsters(state: State, on: int, cells: int, mark: Mark | None) -> tuple[State, list[Event], int]:
    """Draw monsters on a map. Return the state, the events and the cells destroyed at once (R33)."""
    player = state.players[on]
    if mark == "D":
        state = state.with_player(on, replace(player, dragon_due=True))
    board = player.board.draw(MONSTER, cells, mark)
    state, events = set_board(state, on, board)
    return state, events, cells & board.destroyed


def solo_ambush(state: State, task: Task) -> tuple[State, list[Event]]:
    """Draw the monsters where the solo walk first fits (R23), or nothing if it fits nowhere (R24)."""
    card = AMBUSH_BY_ID[state.card]
    player = state.players[task.on]
    shape = ambush_shape(state, task)
    cells, rejected = first_fit(shape, player.board.empty, card.corner, card.clockwise)
    if not cells:
        return state, [NothingDrawn(*event_location(state, task.on), task.by, card.id, rejected, task.skill)]
    state, coins, destroyed = draw_monsters(state, task.on, cells, card.mark)
    placements_tried = (*rejected, cells)
    drawn = SoloAmbushDrawn(
        *event_location(state, task.on), task.by, card.id, cells, placements_tried, task.skill, player, state.deal
    )
    return state, [drawn, *destroyed_events(state, task.on, task.by, destroyed), *coins]


def destroyed_events(state: State, on: int, by: int, cells: int) -> list[Event]:
    """Return the event for monsters destroyed on attack cells, if there were any (R33)."""
    return [Destroyed(*event_location(state, on), by, cells)] if cells else []


def zombie_wave(state: State, seat: int) -> tuple[State, list[Event]]:
    """Draw a zombie on every empty cell beside a zombie (R36); on attack cells it is destroyed (R33)."""
    board = state.players[seat].board
    cells = neighbours(board.marked("Z")) & board.empty
    if not cells:
        return state, []
    state, coins, destroyed = draw_monsters(state, seat, cells, "Z")
    return state, [
        ZombiesSpread(*event_location(state, seat), cells),
        *destroyed_events(state, seat, seat, destroyed),
        *coins,
    ]


def season_score(state: State, player: Player) -> SeasonScore:
    """Return the score of a player if the present season were scored now (R26)."""
    season = SEASONS[state.season]
    ids = [state.deal.edicts_by_letter[letter] for letter in season.edicts]
    stars = tuple((id, EDICTS[id].count(player.board)) for id in ids)
    return SeasonScore(season.id, stars, player.coins, toll(player.board), player.stars)


def score_season(state: State) -> tuple[State, list[Event]]:
    """Add the score of the present season to every player."""
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        score = season_score(state, player)
        state = state.with_player(seat, replace(player, seasons=(*player.seasons, score)))
        events.append(Scored(*event_location(state, seat), score))
    return replace(state, scored=True), events
