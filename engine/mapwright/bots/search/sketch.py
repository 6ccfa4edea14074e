"""A map for looking ahead: the masks of a board in a light value that may be changed, and what it has earned."""

from __future__ import annotations

from mapwright.board.board import Board
from mapwright.board.grid import FULL, enclosed, neighbours
from mapwright.rules.cards import COIN_TRACK
from mapwright.rules.effects import DRAGON_COINS
from mapwright.rules.state import Player


class Sketch:
    """Has the names of `Board` that edicts read, so that an edict counts a sketch as it counts a board."""

    __slots__ = (
        "attack", "destroyed", "dragon", "dragon_due", "empty", "farm", "filled", "forest", "hero", "monster",
        "mountain", "paid", "ruins", "spent", "stars", "track", "troll", "village", "water", "zombie",
    )  # fmt: skip

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
    paid: int
    track: int
    """Places used on the coin track; those crossed out (`spent`) included."""
    spent: int
    dragon_due: bool
    stars: int

    def copy(self) -> Sketch:
        twin = Sketch.__new__(Sketch)
        twin.forest, twin.village, twin.farm, twin.water = self.forest, self.village, self.farm, self.water
        twin.monster, twin.hero, twin.destroyed, twin.attack = self.monster, self.hero, self.destroyed, self.attack
        twin.dragon, twin.zombie, twin.troll = self.dragon, self.zombie, self.troll
        twin.filled, twin.empty, twin.mountain, twin.ruins = self.filled, self.empty, self.mountain, self.ruins
        twin.paid, twin.track, twin.spent, twin.dragon_due = self.paid, self.track, self.spent, self.dragon_due
        twin.stars = self.stars
        return twin

    def terrain_types(self) -> tuple[int, ...]:
        return (self.forest, self.village, self.farm, self.water, self.monster, self.mountain, self.hero)

    @property
    def coins(self) -> int:
        return self.track - self.spent

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

    def bring(self, cells: int, mark: str | None) -> None:
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
        keep = ~cells
        self.forest &= keep
        self.village &= keep
        self.farm &= keep
        self.water &= keep
        self.hero &= keep
        self.monster &= keep
        self.dragon &= keep
        self.zombie &= keep
        self.troll &= keep
        self.destroyed |= cells
        self._fill(cells)

    def place_hero(self, cell: int, attack: int) -> None:
        self.hero |= cell
        self.attack |= attack
        self.filled |= cell
        self.destroy(self.monster & attack)
        self._fill(cell)

    def earn(self, coins: int) -> None:
        self.track = min(COIN_TRACK, self.track + coins)

    def _fill(self, cells: int) -> None:
        """R18 and R35 follow from what is filled."""
        self.filled |= cells
        self.empty = FULL & ~self.filled
        open_mountains = self.mountain & ~self.paid
        if open_mountains:
            closed = open_mountains & enclosed(self.filled)
            if closed:
                self.paid |= closed
                self.earn(closed.bit_count())
        if self.dragon_due and not neighbours(self.dragon) & self.empty:
            self.dragon_due = False
            self.earn(DRAGON_COINS)


def sketch_of(player: Player) -> Sketch:
    """The player's map as it is; stars count from zero."""
    board: Board = player.board
    made = Sketch.__new__(Sketch)
    made.forest, made.village, made.farm, made.water = board.forest, board.village, board.farm, board.water
    made.monster, made.hero, made.destroyed, made.attack = board.monster, board.hero, board.destroyed, board.attack
    made.dragon, made.zombie, made.troll, _ = board.marks
    made.filled, made.empty, made.mountain, made.ruins = board.filled, board.empty, board.mountain, board.ruins
    made.paid, made.track, made.spent = player.paid_mountains, player.filled_coins, player.spent
    made.dragon_due, made.stars = player.dragon_due, 0
    return made
