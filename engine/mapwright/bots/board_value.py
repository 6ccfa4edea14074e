"""What a map is worth from here on: each edict by how often it will still score, coins and toll by seasons left."""

from __future__ import annotations

from mapwright.board.board import Board
from mapwright.board.grid import FULL, neighbours
from mapwright.board.terrain import Terrain
from mapwright.rules.cards import COIN_TRACK, SEASONS
from mapwright.rules.scoring import EDICTS, Edict
from mapwright.rules.state import State


def scorings_left(state: State, letter: str) -> int:
    """Return how often the edict with this letter will still be scored."""
    first = state.season + (1 if state.scored else 0)
    return sum(1 for season in SEASONS[first:] if letter in season.edicts)


def seasons_left(state: State) -> int:
    """Return how many seasons will still be scored, the present one included unless it has been."""
    return len(SEASONS) - state.season - (1 if state.scored else 0)


class BoardValue:
    """Values maps of one seat at one moment of a game, and how drawings change that value."""

    def __init__(self, state: State, seat: int) -> None:
        weights = {id: scorings_left(state, letter) for letter, id in state.deal.edicts_by_letter.items()}
        self.edicts: list[tuple[Edict, int]] = [(EDICTS[id], weight) for id, weight in weights.items() if weight]
        """The edicts that will still be scored, and how often."""
        self.seasons = seasons_left(state)
        self.player = state.players[seat]
        self.board = self.player.board
        self.stars_now = {edict.id: edict.count(self.board) for edict, _ in self.edicts}
        self.beside_monsters = neighbours(self.board.monster)
        self.toll = (self.beside_monsters & self.board.empty).bit_count()
        self._spatial_cache: dict[int, int] = {}

    def value(self, board: Board) -> int:
        """Return the stars that this map would still bring if it stayed as it is, without coins."""
        stars = sum(weight * edict.count(board) for edict, weight in self.edicts)
        return stars - self.seasons * board.toll_cells().bit_count()

    def gain(self, terrain: Terrain, cells: int, has_coin: bool = False) -> int:
        """Return the stars that drawing `cells` adds to the value, with coins; `has_coin` is that of the shape."""
        board = self.board.draw(terrain, cells)
        letters = "VA" if terrain == "B" else terrain.value  # B is village and farm
        stars = 0
        for edict, weight in self.edicts:
            if edict.reads == ".":
                stars += weight * (self._cached_spatial_stars(edict, board) - self.stars_now[edict.id])
            elif "." in edict.reads or any(letter in edict.reads for letter in letters):
                stars += weight * (edict.count(board) - self.stars_now[edict.id])
        return stars + self.seasons * (self._coins_gained(board, has_coin) + self._toll_saved(board, terrain))

    def _cached_spatial_stars(self, edict: Edict, board: Board) -> int:
        """Spatial edicts depend on the filled cells only, so one count is cached for all terrains of a placement."""
        count = self._spatial_cache.get(board.filled)
        if count is None:
            count = self._spatial_cache[board.filled] = edict.count(board)
        return count

    def _coins_gained(self, board: Board, has_coin: bool) -> int:
        """Return the coins of newly enclosed mountains and of the shape, as far as the coin track has room."""
        closed = (board.enclosed_mountains() & ~self.player.paid_mountains).bit_count()
        return min(closed + int(has_coin), COIN_TRACK - self.player.filled_coins)

    def _toll_saved(self, board: Board, terrain: Terrain) -> int:
        """Return how much lower the toll of one season is on `board` than now."""
        beside = neighbours(board.monster) if terrain == "M" else self.beside_monsters
        return self.toll - (beside & FULL & ~board.filled).bit_count()
