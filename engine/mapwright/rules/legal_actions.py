"""The legal actions of one moment as a sequence that makes an action only when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import overload

from mapwright.board.grid import nth_cell
from mapwright.board.shapes import orientations
from mapwright.rules.option import Option
from mapwright.rules.state import PASS, Action


class _OrientationBlock:
    """The actions that draw an option in one orientation: for each corner of its box, one for each terrain."""

    __slots__ = ("_anchors", "_mask", "_option", "length")

    def __init__(self, option: Option, mask: int, anchors: int) -> None:
        self._option, self._mask, self._anchors = option, mask, anchors
        self.length = anchors.bit_count() * len(option.terrains)

    def action(self, index: int) -> Action:
        option = self._option
        place, number = divmod(index, len(option.terrains))
        cells = self._mask * nth_cell(self._anchors, place)
        return Action(option.kind, option.terrains[number], option.shape_number, cells, option.skill)


class _ListBlock:
    """Some actions, as a list."""

    __slots__ = ("_actions", "length")

    def __init__(self, actions: list[Action]) -> None:
        self._actions, self.length = actions, len(actions)

    def action(self, index: int) -> Action:
        return self._actions[index]


class LegalActions(Sequence[Action]):
    """Every legal action of a moment. `list(legal(state))` is a list of them."""

    __slots__ = ("_blocks", "_length", "_may_pass", "_options")

    def __init__(self, options: list[Option], may_pass: bool) -> None:
        self._options, self._may_pass = options, may_pass
        self._blocks = [block for option in options for block in _blocks_of(option)]
        self._length = sum(block.length for block in self._blocks) + may_pass

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self._at(position) for position in range(*index.indices(self._length))]
        position = index + self._length if index < 0 else index
        if not 0 <= position < self._length:
            raise IndexError(f"there are {self._length} legal actions; got the index {index}")
        return self._at(position)

    def _at(self, position: int) -> Action:
        for block in self._blocks:
            if position < block.length:
                return block.action(position)
            position -= block.length
        return PASS

    def __iter__(self) -> Iterator[Action]:
        for option in self._options:
            yield from option.actions()
        if self._may_pass:
            yield PASS

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        return self._may_pass if action == PASS else any(option.includes(action) for option in self._options)

    def __eq__(self, other: object) -> bool:
        """Return whether the other sequence has the same actions in the same order, which a list may have too."""
        if not isinstance(other, LegalActions | list) or len(self) != len(other):
            return False
        return all(own == action for own, action in zip_longest(self, other))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """Return one line: the number of actions, and the first one."""
        first = f", {self[0]} …" if self else ""
        return f"<LegalActions {self._length}{first}>"


def _blocks_of(option: Option) -> Iterator[_OrientationBlock | _ListBlock]:
    """Yield the actions of an option, block by block, in their order; those of special options are few."""
    if type(option) is not Option or option.overhangs:
        yield _ListBlock([*option.actions()])
        return
    for orientation in orientations(option.shape):
        if anchors := option.anchors(orientation):
            yield _OrientationBlock(option, orientation.mask, anchors)
