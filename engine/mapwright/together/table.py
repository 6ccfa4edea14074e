"""One table as one device knows it: a set of entries, and the longest game that they tell.

Everything but the set is computed from it, so two devices with the same set show the same table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from mapwright.errors import NotationError, RuleError
from mapwright.notation.action_text import parse_action
from mapwright.notation.record import Record
from mapwright.rules.events import Event
from mapwright.rules.game import apply, start
from mapwright.rules.state import State
from mapwright.together.ahead import apply_early, seats_to_act, state_to_act
from mapwright.together.digests import checkpoint_after, position_digest
from mapwright.together.entries import (
    MAX_ENTRIES,
    MAX_NUMBER,
    MAX_TOTAL_BYTES,
    Entry,
    Move,
    Next,
    Setting,
    parse_entry,
    within_limits,
)
from mapwright.together.links import Link

MAX_CANDIDATES = 8
"""Legal moves that are followed in one position."""
MAX_POSITIONS = 5000
"""Positions that are looked at for the longest game."""
SUBSTITUTE_BOT = "greedy"
"""Draws for players who are away."""


@dataclass(eq=False, slots=True)
class Node:
    """A game after some moves: it lies in a tree, for several moves of one position are all followed."""

    state: State
    checkpoint: str
    events: tuple[Event, ...]
    parent: Node | None = None
    move: Move | None = None
    length: int = 0
    card_start: State | None = None
    """The game when the present card was revealed."""
    position: str = ""
    after: dict[Move, Node | None] = field(default_factory=dict)
    """What follows a move; None if it is not legal here."""

    def path(self) -> list[Node]:
        """Return the nodes from the first move to this one."""
        result: list[Node] = []
        node: Node | None = self
        while node is not None and node.move is not None:
            result.append(node)
            node = node.parent
        return result[::-1]


class Table:
    """`entries` are the lines in the order in which this device came to know them."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.entries: dict[str, Entry] = {}
        self.new_events: list[Event] = []
        """What happened since the caller last emptied it."""
        self.dropped: list[str] = []
        """Entries beyond the limits since the caller last emptied it."""
        self._size = 0
        self._has_doubles = False
        """Whether some card was drawn more than once: else the game only continues."""
        self._moves: dict[tuple[int, str], list[Move]] = {}
        self._settings: dict[tuple[str, int], Setting] = {}
        """The setting that counts, by its kind and seat."""
        state, events = start(link.setup, link.seed)
        self._root = self._node(state, link.id, tuple(events))
        self._leaf = self._root

    def add(self, texts: Iterable[str]) -> list[str]:
        """Unite the set with these entries and return the new ones; whatever is no entry is ignored."""
        added = [text for text in texts if self._add_entry(text)]
        if len(self.entries) > MAX_ENTRIES or self._size > MAX_TOTAL_BYTES:
            self._search()
            self._drop_surplus()
            added = [text for text in added if text in self.entries]
        if added:
            self._search()
        return added

    def _add_entry(self, text: str) -> bool:
        if text in self.entries:
            return False
        try:
            entry = parse_entry(text, len(self.link.bots))
        except NotationError:
            return False
        self.entries[text] = entry
        self._size += len(text.encode()) + 1
        if isinstance(entry, Move):
            moves = self._moves.setdefault((entry.seat, entry.position), [])
            moves.append(entry)
            if len(moves) > 1:
                moves.sort(key=lambda move: move.rank)
                self._has_doubles = True
        if isinstance(entry, Setting):
            key = (entry.kind, entry.seat)
            self._settings[key] = min(entry, self._settings.get(key, entry), key=lambda setting: setting.rank)
        return True

    def _drop_surplus(self) -> None:
        preferred = [*(node.move for node in self._leaf.path()), *self._settings.values(), *self._ahead_moves()]
        remaining = within_limits(self.entries, [str(entry) for entry in preferred if entry is not None])
        self.dropped += [text for text in self.entries if text not in remaining]
        texts = [text for text in self.entries if text in remaining]
        self.entries, self._moves, self._settings, self._size = {}, {}, {}, 0
        for text in texts:
            self._add_entry(text)

    # ---------- the longest game ----------

    def _search(self) -> None:
        """Find the longest game; of equal ones the one whose first differing move ranks first."""
        first = self._root if self._has_doubles else self._leaf
        best, stack, looked_at = first, [first], 0
        while stack and looked_at < MAX_POSITIONS:
            node = stack.pop()
            looked_at += 1
            if node.length > best.length:
                best = node
            stack += reversed(self._following(node))
        if best is not self._leaf:
            self._move_to(best)

    def _following(self, node: Node) -> list[Node]:
        """The games after each legal move of the position, at most eight."""
        if node.state.task is None:
            return []
        result: list[Node] = []
        for move in self._moves.get((node.state.task.by, node.position), ()):
            if move not in node.after:
                node.after[move] = self._apply(node, move)
            following = node.after[move]
            if following is not None:
                result.append(following)
            if len(result) == MAX_CANDIDATES:
                break
        return result

    def _apply(self, node: Node, move: Move) -> Node | None:
        before = node.state
        try:
            state, events = apply(before, parse_action(before, move.word))
        except (NotationError, RuleError):
            return None
        is_new_card = (state.season, state.turn, state.over) != (before.season, before.turn, before.over)
        checkpoint = checkpoint_after(state, node.checkpoint) if is_new_card else node.checkpoint
        return self._node(state, checkpoint, tuple(events), node, move, None if is_new_card else node.card_start)

    def _node(
        self, state: State, checkpoint: str, events: tuple[Event, ...], parent: Node | None = None,
        move: Move | None = None, card_start: State | None = None,
    ) -> Node:  # fmt: skip
        position = "" if state.task is None else position_digest(checkpoint, state, state.task)
        length = parent.length + 1 if parent else 0
        return Node(state, checkpoint, events, parent, move, length, card_start or state, position)

    def _move_to(self, leaf: Node) -> None:
        """Show another game; its events are new as far as it continues the one before."""
        path = leaf.path()
        continues = self._leaf is self._root or self._leaf in path
        self.new_events += [event for node in path[self._leaf.length :] for event in node.events] if continues else []
        self._leaf = leaf

    # ---------- the game ----------

    @property
    def state(self) -> State:
        """The game in turn, without moves made ahead of theirs."""
        return self._leaf.state

    @property
    def record(self) -> Record:
        moves = tuple(node.move.word for node in self._leaf.path() if node.move)
        return Record(self.link.setup, self.link.seed, moves)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened this season and the one before."""
        every = (event for node in (self._root, *self._leaf.path()) for event in node.events)
        return tuple(event for event in every if event.season >= self.state.season - 1)

    def position(self, state: State) -> str:
        """Return the position of the first task of a state of the present card, in turn or ahead of it."""
        assert state.task is not None
        return position_digest(self._leaf.checkpoint, state, state.task)

    def state_to_act(self, seat: int) -> State | None:
        """Return the state in which the seat may act now, after its own moves that are not in turn yet."""
        state, _ = self._apply_ahead(self.state, seat)
        return state_to_act(state, seat)

    def state_for_bot(self, seat: int) -> State | None:
        """Return the same as every device sees it: without what the other players have drawn on this card."""
        state, card_start = self.state_to_act(seat), self._leaf.card_start
        if state is None or state.task is None or card_start is None:
            return None
        task = state.task
        players = (
            (state if number in (task.by, task.on) else card_start).players[number]
            for number in range(len(state.players))
        )
        todo = (other for other in state.todo if other.on == task.on or other.by == seat)
        return replace(state, players=tuple(players), todo=tuple(todo))

    def public_state(self) -> State:
        """The game with everything that is inked, in turn or ahead of it."""
        state = self.state
        for seat in dict.fromkeys(task.by for task in state.todo):
            state, _ = self._apply_ahead(state, seat)
        return state

    def _apply_ahead(self, state: State, seat: int) -> tuple[State, list[Move]]:
        """The state after the seat's moves that can be done now, and those moves."""
        moves: list[Move] = []
        while (own := state_to_act(state, seat)) is not None:
            candidates = self._moves.get((seat, self.position(own)), ())
            applied = ((move, apply_early(state, seat, move.word)) for move in candidates)
            move, after = next(((move, after) for move, after in applied if after is not None), (None, None))
            if move is None or after is None:
                break
            moves.append(move)
            state = after
        return state, moves

    def _ahead_moves(self) -> Iterator[Move]:
        for seat in dict.fromkeys(task.by for task in self.state.todo):
            yield from self._apply_ahead(self.state, seat)[1]

    def seats_to_act(self) -> list[int]:
        """Return the seats that the game waits for."""
        return seats_to_act(self.public_state())

    def not_counted(self, texts: Iterable[str]) -> list[str]:
        """Return the moves among these entries that are not in the game: the card was also drawn elsewhere."""
        counted = {str(node.move) for node in self._leaf.path()} | {str(move) for move in self._ahead_moves()}
        return [text for text in texts if isinstance(self.entries.get(text), Move) and text not in counted]

    def seasons_by_bots(self) -> dict[int, list[int]]:
        """Return the seasons, from 0, in which a bot drew for a person, by seat."""
        result: dict[int, list[int]] = {}
        for node in self._leaf.path():
            if node.move and node.move.by_bot and node.parent and not self.link.bots[node.move.seat]:
                seasons = result.setdefault(node.move.seat, [])
                if node.parent.state.season not in seasons:
                    seasons.append(node.parent.state.season)
        return result

    # ---------- names, bots, the next table ----------

    def setting(self, kind: str, seat: int) -> str:
        """Return what the latest setting of that kind says about the seat; empty if there is none."""
        entry = self._settings.get((kind, seat))
        return entry.value if entry else ""

    def next_number(self, kind: str, seat: int) -> int:
        """Return the number of the next entry of that kind about the seat."""
        entry = self._settings.get((kind, seat))
        return min(entry.number + 1, MAX_NUMBER) if entry else 1

    def bot_of(self, seat: int) -> str:
        """Return the bot that draws for a seat now; empty if a person does."""
        return self.link.bots[seat] or (SUBSTITUTE_BOT if self.setting("bot", seat) == "on" else "")

    def drawer_of(self, seat: int) -> int:
        """Return the seat of the player who drew for a seat last; -1 if its own player did."""
        drawer = int(self.setting("drew", seat) or seat)
        return -1 if drawer == seat or drawer >= len(self.link.bots) else drawer

    @property
    def next_table(self) -> str:
        """The link to the table after this one; empty if nobody has opened it."""
        return min((entry.link for entry in self.entries.values() if isinstance(entry, Next)), default="")
