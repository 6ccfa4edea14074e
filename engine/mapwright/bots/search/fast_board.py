"""A mutable board for looking ahead: the masks of a `Board`, with coins and stars."""

from __future__ import annotations

from dataclasses import dataclass

from mapwright.board.grid import FULL, enclosed, neighbours
from mapwright.rules.cards import COIN_TRACK
from mapwright.rules.effects import DRAGON_COINS
from mapwright.rules.state import Player


@dataclass(slots=True, eq=False, repr=False)
class FastBoard:
    """Has the members of `Board` that edicts read, so that the same code counts both."""

    forest: int
    village: int
    farm: int
    water: int
    monster: int
    hero: int
    destroyed: int
    attack: int
    dragon: int
    zombie: int
    troll: int
    filled: int
    empty: int
    mountain: int
    ruins: int
    paid_mountains: int
    filled_coins: int
    """Coins gained so far; spent ones are included."""
    spent: int
    dragon_due: bool
    stars: int = 0
    """Stars since the board was made."""

    def copy(self) -> FastBoard:
        copy = FastBoard.__new__(FastBoard)
        copy.forest, copy.village, copy.farm, copy.water = self.forest, self.village, self.farm, self.water
        copy.monster, copy.hero, copy.destroyed, copy.attack = self.monster, self.hero, self.destroyed, self.attack
        copy.dragon, copy.zombie, copy.troll = self.dragon, self.zombie, self.troll
        copy.filled, copy.empty, copy.mountain, copy.ruins = self.filled, self.empty, self.mountain, self.ruins
        copy.paid_mountains, copy.filled_coins, copy.spent = self.paid_mountains, self.filled_coins, self.spent
        copy.dragon_due, copy.stars = self.dragon_due, self.stars
        return copy

    def terrain_types(self) -> tuple[int, ...]:
        return (self.forest, self.village, self.farm, self.water, self.monster, self.mountain, self.hero)

    @property
    def coins(self) -> int:
        return self.filled_coins - self.spent

    def draw(self, terrain: str, cells: int) -> None:
        """Draw a terrain, B being village and farm, and gain coins; monsters on attack cells are destroyed (R33)."""
        if terrain == "F":
            self.forest |= cells
        elif terrain == "V":
            self.village |= cells
        elif terrain == "A":
            self.farm |= cells
        elif terrain == "W":
            self.water |= cells
        elif terrain == "M":
            self.monster |= cells & ~self.attack
            self.destroyed |= cells & self.attack
        else:
            self.village |= cells
            self.farm |= cells
        self._fill(cells)

    def add_monsters(self, cells: int, mark: str | None) -> None:
        """Draw the monsters of an ambush card with its mark; on attack cells they are destroyed at once (R33)."""
        living = cells & ~self.attack
        if mark == "Z":
            self.zombie |= living
        elif mark == "T":
            self.troll |= living
        elif mark == "D":
            self.dragon |= living
            self.dragon_due = True
        self.draw("M", cells)

    def destroy(self, cells: int) -> None:
        """Fill the cells with destroyed cells, whatever was drawn there (R34)."""
        remaining = ~cells
        self.forest &= remaining
        self.village &= remaining
        self.farm &= remaining
        self.water &= remaining
        self.hero &= remaining
        self.monster &= remaining
        self.dragon &= remaining
        self.zombie &= remaining
        self.troll &= remaining
        self.destroyed |= cells
        self._fill(cells)

    def place_hero(self, cell: int, attack: int) -> None:
        self.hero |= cell
        self.attack |= attack
        self.filled |= cell
        self.destroy(self.monster & attack)
        self._fill(cell)

    def gain_coins(self, coins: int) -> None:
        self.filled_coins = min(COIN_TRACK, self.filled_coins + coins)

    def _fill(self, cells: int) -> None:
        """Mark cells as filled, and gain the coins of enclosed mountains (R18) and of an enclosed dragon (R35)."""
        self.filled |= cells
        self.empty = FULL & ~self.filled
        open_mountains = self.mountain & ~self.paid_mountains
        if open_mountains:
            enclosed_now = open_mountains & enclosed(self.filled)
            if enclosed_now:
                self.paid_mountains |= enclosed_now
                self.gain_coins(enclosed_now.bit_count())
        if self.dragon_due and not neighbours(self.dragon) & self.empty:
            self.dragon_due = False
            self.gain_coins(DRAGON_COINS)


def fast_board_of(player: Player) -> FastBoard:
    """Return the player's map as it is; stars count from zero."""
    board = player.board
    dragon, zombie, troll, _ = board.marks
    return FastBoard(
        board.forest, board.village, board.farm, board.water, board.monster, board.hero, board.destroyed, board.attack,
        dragon, zombie, troll, board.filled, board.empty, board.mountain, board.ruins,
        player.paid_mountains, player.filled_coins, player.spent_coins, player.dragon_due,
    )  # fmt: skip
