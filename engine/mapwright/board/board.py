"""One player's map as an immutable value, with one mask per terrain; a diplomacy cell is in two of them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mapwright.board.grid import CELLS, FULL, NAMED_CELLS, SIZE, bits, cell_names, enclosed, neighbours
from mapwright.board.terrain import MARKS, Mark, Terrain
from mapwright.errors import NotationError, immutable


@dataclass(frozen=True, slots=True)
class Sheet:
    """The cells printed on a map, as masks."""

    id: str
    mountain: int
    ruins: int
    wasteland: int


def sheet_from_rows(id: str, *rows: str) -> Sheet:
    """Return a sheet from its rows of `^` (mountain), `*` (ruins), `#` (wasteland) and `.`."""
    letters = dict(zip(NAMED_CELLS.values(), "".join(rows), strict=True))
    masks = {symbol: sum(cell for cell, letter in letters.items() if letter == symbol) for symbol in "^*#"}
    return Sheet(id, masks["^"], masks["*"], masks["#"])


@immutable
@dataclass(frozen=True, slots=True)
class Board:
    """A map. Its ruins cells are empty until they are covered."""

    sheet: Sheet
    """What was printed on the map: mountains, ruins and wasteland."""
    forest: int
    """The forest cells, as a mask."""
    village: int
    """The village cells, as a mask."""
    farm: int
    """The farm cells, as a mask."""
    water: int
    """The water cells, as a mask."""
    monster: int
    """The living monster cells, as a mask."""
    hero: int
    """The hero cells, as a mask."""
    destroyed: int
    """The destroyed cells, as a mask; they are filled and count as no terrain."""
    attack: int
    """The cells that heroes attack, as a mask: a monster there is destroyed (R33)."""
    marks: tuple[int, int, int, int]
    """Living monster cells with an effect, in the order of `MARKS`; each lies in `monster` too."""
    filled: int
    """Every cell that cannot be drawn on, as a mask: drawn, destroyed, mountain or wasteland."""

    @classmethod
    def blank(cls, sheet: Sheet) -> Board:
        """Return the map of a sheet before anything is drawn."""
        filled = sheet.mountain | sheet.wasteland
        return cls(sheet, 0, 0, 0, 0, 0, 0, 0, 0, (0, 0, 0, 0), filled)

    @property
    def empty(self) -> int:
        """Every cell that can be drawn on, as a mask; ruins cells are among them until they are covered."""
        return FULL & ~self.filled

    @property
    def mountain(self) -> int:
        """The mountain cells, as a mask."""
        return self.sheet.mountain

    @property
    def ruins(self) -> int:
        """The ruins cells, covered or not, as a mask."""
        return self.sheet.ruins

    @property
    def is_full(self) -> bool:
        """Whether no cell is empty."""
        return self.filled == FULL

    def marked(self, mark: Mark) -> int:
        """Return the living cells of the dragon (D), zombie (Z), troll (T) or gorgon (G)."""
        return self.marks[MARKS.index(mark)]

    def draw(self, terrain: Terrain, cells: int, mark: Mark | None = None) -> Board:
        """Return the map with `cells` drawn as any terrain but a hero; monsters on attack cells are destroyed (R33).

        Raise `NotationError` for a hero, another letter or cells outside the map.
        """
        if not 0 <= cells <= FULL:
            raise NotationError(f"cells must be a mask of cells on the map; got {cells!r:.60}", "cell")
        filled = self.filled | cells
        forest, village, farm, water = self.forest, self.village, self.farm, self.water
        match terrain:
            case "F":
                forest |= cells
            case "V":
                village |= cells
            case "A":
                farm |= cells
            case "W":
                water |= cells
            case "B":
                village, farm = village | cells, farm | cells
            case "M":
                return self._draw_monster(cells, mark)
            case _:
                raise NotationError(f"a terrain must be one of F, V, A, W, B and M; got {terrain!r:.40}", "action")
        return Board(
            self.sheet, forest, village, farm, water, self.monster, self.hero,
            self.destroyed, self.attack, self.marks, filled,
        )  # fmt: skip

    def _draw_monster(self, cells: int, mark: Mark | None) -> Board:
        living = cells & ~self.attack
        return replace(
            self,
            monster=self.monster | living,
            marks=_with_mark(self.marks, mark, living),
            destroyed=self.destroyed | cells & self.attack,
            filled=self.filled | cells,
        )

    def destroy(self, cells: int) -> Board:
        """Return the map with `cells` destroyed, whatever was there (R34)."""
        remaining = ~cells
        dragon, zombie, troll, gorgon = self.marks
        return Board(
            self.sheet, self.forest & remaining, self.village & remaining, self.farm & remaining,
            self.water & remaining,
            self.monster & remaining, self.hero & remaining, self.destroyed | cells, self.attack,
            (dragon & remaining, zombie & remaining, troll & remaining, gorgon & remaining), self.filled | cells,
        )  # fmt: skip

    def with_hero(self, cell: int, attack: int) -> Board:
        """Return the map with a hero and its attack cells, which destroy the monsters there at once (R32, R33)."""
        drawn = replace(self, hero=self.hero | cell, attack=self.attack | attack, filled=self.filled | cell)
        return drawn.destroy(drawn.monster & attack)

    def enclosed_mountains(self) -> int:
        """Return the mountains with no empty neighbour, as a mask: each brings a coin once (R18)."""
        return self.mountain & enclosed(self.filled)

    def toll_cells(self) -> int:
        """Return the empty cells next to a monster: each loses one star (R26)."""
        return neighbours(self.monster) & ~self.filled

    def letters(self) -> str:
        """Return the 121 letters of the map text, row by row."""
        letters = ["."] * CELLS
        for letter, mask in self._symbols_and_masks():
            for cell in bits(mask):
                letters[cell.bit_length() - 1] = letter
        for cell in bits(self.ruins):
            index = cell.bit_length() - 1
            letters[index] = "*" if letters[index] == "." else letters[index].lower()
        return "".join(letters)

    def map_text(self) -> str:
        """Return the map text: eleven rows joined by `/`, then the attack cells if there are any."""
        letters = self.letters()
        rows = "/".join(letters[start : start + SIZE] for start in range(0, CELLS, SIZE))
        return f"{rows} !{','.join(cell_names(self.attack))}" if self.attack else rows

    def _symbols_and_masks(self) -> tuple[tuple[str, int], ...]:
        """Return the letters of the map text with their masks; where masks overlap, the last letter counts."""
        return (
            ("#", self.sheet.wasteland), ("^", self.mountain), ("F", self.forest), ("V", self.village),
            ("A", self.farm), ("B", self.farm & self.village), ("W", self.water), ("M", self.monster),
            *zip(MARKS, self.marks, strict=True), ("H", self.hero), ("X", self.destroyed),
        )  # fmt: skip

    def __str__(self) -> str:
        """Return the map as eleven lines of letters, and a line with the attack cells if there are any."""
        return self.map_text().replace(" ", "\n").replace("/", "\n")

    def __repr__(self) -> str:
        """Return the rows in one line."""
        return f"<Board {str(self).replace(chr(10), '/')}>"

    def attack_letters(self) -> str:
        """Return `!` for each attack cell and `.` for each other cell, row by row."""
        return "".join("!" if self.attack & cell else "." for cell in NAMED_CELLS.values())

    def _repr_svg_(self) -> str:
        """Return the map as an SVG document, which notebooks show."""
        from mapwright.board.svg import map_svg

        return map_svg(self.letters(), self.attack_letters())

    def terrain_types(self) -> tuple[int, ...]:
        """Return the masks of the seven terrain types: forest, village, farm, water, monster, mountain, hero."""
        return (self.forest, self.village, self.farm, self.water, self.monster, self.sheet.mountain, self.hero)


def _with_mark(marks: tuple[int, int, int, int], mark: Mark | None, cells: int) -> tuple[int, int, int, int]:
    """Return the masks of the marks with `cells` added to that of `mark`."""
    if mark is None:
        return marks
    dragon, zombie, troll, gorgon = (
        mask | cells if letter == mark else mask for letter, mask in zip(MARKS, marks, strict=True)
    )
    return dragon, zombie, troll, gorgon
