"""A map for looking ahead: the masks of a board in a light value that may be changed, and what it has earned."""

from __future__ import annotations

from dataclasses import dataclass

from mapwright.board.grid import FULL, enclosed, neighbours
from mapwright.rules.cards import COIN_TRACK
from mapwright.rules.effects import DRAGON_COINS
from mapwright.rules.state import Player


@dataclass(slots=True, eq=False, repr=False)
class FastBoard:
    """Has the names of `Board` that edicts read, so that an edict counts both alike."""

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
    """Places used on the coin track; those crossed out (`spent`) included."""
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
        copy.paid_mountains, copy.filled_coins, copy.spent, copy.dragon_due = (
            self.paid_mountains,
            self.filled_coins,
            self.spent,
            self.dragon_due,
        )
        copy.stars = self.stars
        return copy

    def terrain_types(self) -> tuple[int, ...]:
        return (self.forest, self.village, self.farm, self.water, self.monster, self.mountain, self.hero)

    @property
    def coins(self) -> int:
        return self.filled_coins - self.spent

    def draw(self, letter: str, cells: int) -> None:
        """Fill `cells` and take the coins that follow; monsters on attack cells burn (R33)."""
        if letter == "F":
            self.forest |= cells
        elif letter == "V":
            self.village |= cells
        elif letter == "A":
            self.farm |= cells
        elif letter == "W":
            self.water |= cells
        elif letter == "M":
            self.monster |= cells & ~self.attack
            self.destroyed |= cells & self.attack
        else:
            self.village |= cells
            self.farm |= cells
        self._fill(cells)

    def add_monsters(self, cells: int, mark: str | None) -> None:
        """Monsters of an ambush card."""
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
        """R34, whatever stood there."""
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
        """R18 and R35 follow from what is filled."""
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
