"""What follows from a changed map: coins for mountains and dragons, waves of zombies, solo ambushes, the scores."""

from __future__ import annotations

from dataclasses import replace

from mapwright.board.board import Board
from mapwright.board.grid import neighbours
from mapwright.board.terrain import MONSTER, Mark
from mapwright.rules.cards import AMBUSH_BY_ID, SEASONS
from mapwright.rules.events import Destroyed, Event, Nothing, Paid, Scored, Walked, Waved, Why, on_map
from mapwright.rules.options import ambush_shape
from mapwright.rules.scoring import EDICTS, toll
from mapwright.rules.solo import landing
from mapwright.rules.state import Player, SeasonScore, State, Task

DRAGON_COINS = 3


def settle(player: Player, board: Board) -> tuple[Player, list[tuple[Why, int, int]]]:
    """The player with the new map, and why how many coins come now, from which mountains (R18, R35)."""
    gains: list[tuple[Why, int, int]] = []
    fresh = board.enclosed_mountains() & ~player.paid_mountains
    player = replace(player, board=board, paid_mountains=player.paid_mountains | fresh)
    if fresh:
        gains.append(("mountain", fresh.bit_count(), fresh))
    if player.dragon_due and not neighbours(board.marked("D")) & board.empty:
        player = replace(player, dragon_due=False)
        gains.append(("dragon", DRAGON_COINS, 0))
    return player, gains


def put(state: State, seat: int, board: Board, shape_coin: bool = False) -> tuple[State, list[Event]]:
    """The state with that map, and events for the coins gained by it (R12, R18, R19)."""
    player, gains = settle(state.players[seat], board)
    if shape_coin:
        gains.insert(0, ("shape", 1, 0))
    gained = []
    for why, coins, cells in gains:
        richer = player.gain(coins)
        gained.append((why, richer.filled_coins - player.filled_coins, cells))
        player = richer
    state = state.with_player(seat, player)
    here = on_map(state, seat)
    return state, [Paid(*here, coins, why, cells) for why, coins, cells in gained]


def bring_monsters(state: State, on: int, cells: int, mark: Mark | None) -> tuple[State, list[Event], int]:
    """Monsters drawn on a map; also the cells destroyed as they came (R33)."""
    player = state.players[on]
    if mark == "D":
        state = state.with_player(on, replace(player, dragon_due=True))
    board = player.board.draw(MONSTER, cells, mark)
    state, events = put(state, on, board)
    return state, events, cells & board.destroyed


def solo_ambush(state: State, task: Task) -> tuple[State, list[Event]]:
    """R23 and R24: the shape walks until it fits, or the card is discarded."""
    card = AMBUSH_BY_ID[state.card]
    player = state.players[task.on]
    shape = ambush_shape(state, task)
    cells, tried = landing(shape, player.board.empty, card.corner, card.clockwise)
    if not cells:
        return state, [Nothing(*on_map(state, task.on), task.by, card.id, tried, task.skill)]
    state, coins, destroyed = bring_monsters(state, task.on, cells, card.mark)
    walked = Walked(*on_map(state, task.on), task.by, card.id, cells, tried, task.skill, player)
    return state, [walked, *burnt(state, task.on, task.by, destroyed), *coins]


def burnt(state: State, on: int, by: int, cells: int) -> list[Event]:
    """Monsters that met attack cells, if there were any (R33)."""
    return [Destroyed(*on_map(state, on), by, cells)] if cells else []


def zombie_wave(state: State, seat: int) -> tuple[State, list[Event]]:
    """R36: every empty cell next to a zombie becomes one; on attack cells it is destroyed (R33)."""
    board = state.players[seat].board
    cells = neighbours(board.marked("Z")) & board.empty
    if not cells:
        return state, []
    state, coins, destroyed = bring_monsters(state, seat, cells, "Z")
    return state, [Waved(*on_map(state, seat), cells), *burnt(state, seat, seat, destroyed), *coins]


def season_score(state: State, player: Player) -> SeasonScore:
    """R26 for the present season."""
    season = SEASONS[state.season]
    edicts = [(letter, EDICTS[state.deal.edicts["ABCD".index(letter)]]) for letter in season.edicts]
    stars = tuple((letter, edict.count(player.board)) for letter, edict in edicts)
    return SeasonScore(season.id, stars, player.coins, toll(player.board))


def score_season(state: State) -> tuple[State, list[Event]]:
    """Every player scores the season."""
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        score = season_score(state, player)
        state = state.with_player(seat, replace(player, seasons=(*player.seasons, score)))
        events.append(Scored(*on_map(state, seat), score))
    return replace(state, scored=True), events
