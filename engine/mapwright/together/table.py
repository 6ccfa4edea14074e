"""A table as one device knows it: a set of entries, and the longest game that follows from them.

Two devices with the same set of entries compute the same game.
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
from mapwright.together.digests import checkpoint_after, moment_digest
from mapwright.together.entries import (
    MAX_ENTRIES,
    MAX_NUMBER,
    MAX_TOTAL_BYTES,
    Entry,
    Move,
    Next,
    Setting,
    SettingKind,
    parse_entry,
    within_limits,
)
from mapwright.together.links import Link

MAX_CANDIDATES = 8
"""Maximum number of legal moves at one moment that the search follows."""
MAX_NODES = 5000
"""Maximum number of nodes that the search for the longest game visits."""
SUBSTITUTE_BOT = "greedy"
"""The bot that draws for players who are away."""


@dataclass(eq=False, slots=True)
class Node:
    """A moment in the tree of possible games: devices may have made different moves at one moment."""

    state: State
    checkpoint: str
    events: tuple[Event, ...]
    parent: Node | None = None
    move: Move | None = None
    length: int = 0
    """Number of moves from the root."""
    card_start: State | None = None
    """The state when the present card was revealed."""
    moment_digest: str = ""
    after: dict[Move, Node | None] = field(default_factory=dict)
    """The node after each move that was tried; None if the move is not legal here."""

    def path(self) -> list[Node]:
        """Return the nodes from the first move to this one, without the root."""
        result: list[Node] = []
        node: Node | None = self
        while node is not None and node.move is not None:
            result.append(node)
            node = node.parent
        return result[::-1]


class Table:
    """A table on one device. `entries` are in the order in which the device got them."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.entries: dict[str, Entry] = {}
        self.new_events: list[Event] = []
        """Events since the caller last emptied the list."""
        self.dropped: list[str] = []
        """Entries dropped because of the limits since the caller last emptied the list."""
        self._total_bytes = 0
        """Size of the entries, each with a line break."""
        self._has_alternatives = False
        """Whether some moment has several moves; if not, the search can continue at the end of the game."""
        self._moves: dict[tuple[int, str], list[Move]] = {}
        """The moves, by seat and digest of the moment; of several, the one that ranks first comes first."""
        self._settings: dict[tuple[str, int], Setting] = {}
        """The setting that counts, by kind and seat."""
        state, events = start(link.setup, link.seed)
        self._root = self._node(state, link.id, tuple(events))
        self._leaf = self._root

    def add(self, texts: Iterable[str]) -> list[str]:
        """Add entries to the set and return the new ones; invalid texts are ignored."""
        added = [text for text in texts if self._add_entry(text)]
        if len(self.entries) > MAX_ENTRIES or self._total_bytes > MAX_TOTAL_BYTES:
            self._search()
            self._drop_surplus()
            added = [text for text in added if text in self.entries]
        if added:
            self._search()
        return added

    def _add_entry(self, text: str) -> bool:
        """Add a valid entry; return whether it is new."""
        if text in self.entries:
            return False
        try:
            entry = parse_entry(text, len(self.link.bots))
        except NotationError:
            return False
        self.entries[text] = entry
        self._total_bytes += len(text.encode()) + 1
        if isinstance(entry, Move):
            moves = self._moves.setdefault((entry.seat, entry.moment_digest), [])
            moves.append(entry)
            if len(moves) > 1:
                moves.sort(key=lambda move: move.rank)
                self._has_alternatives = True
        if isinstance(entry, Setting):
            key = (entry.kind, entry.seat)
            self._settings[key] = min(entry, self._settings.get(key, entry), key=lambda setting: setting.rank)
        return True

    def _drop_surplus(self) -> None:
        """Drop entries beyond the limits; those of the game and the settings that count are preferred."""
        preferred = [*(node.move for node in self._leaf.path()), *self._settings.values(), *self._ahead_moves()]
        remaining = within_limits(self.entries, [str(entry) for entry in preferred if entry is not None])
        self.dropped += [text for text in self.entries if text not in remaining]
        texts = [text for text in self.entries if text in remaining]
        self.entries, self._moves, self._settings, self._total_bytes = {}, {}, {}, 0
        for text in texts:
            self._add_entry(text)

    # ---------- the longest game ----------

    def _search(self) -> None:
        """Find the longest game; of equally long ones, the one whose first differing move ranks first."""
        first = self._root if self._has_alternatives else self._leaf
        longest, stack, visited = first, [first], 0
        while stack and visited < MAX_NODES:
            node = stack.pop()
            visited += 1
            if node.length > longest.length:
                longest = node
            stack += reversed(self._next_nodes(node))
        if longest is not self._leaf:
            self._move_to(longest)

    def _next_nodes(self, node: Node) -> list[Node]:
        """Return the nodes after each legal move at the moment, by rank, at most `MAX_CANDIDATES`."""
        if node.state.task is None:
            return []
        result: list[Node] = []
        for move in self._moves.get((node.state.task.by, node.moment_digest), ()):
            if move not in node.after:
                node.after[move] = self._apply(node, move)
            next_node = node.after[move]
            if next_node is not None:
                result.append(next_node)
            if len(result) == MAX_CANDIDATES:
                break
        return result

    def _apply(self, node: Node, move: Move) -> Node | None:
        """Return the node after a move; None if the move is not legal."""
        before = node.state
        try:
            state, events = apply(before, parse_action(before, move.action_text))
        except (NotationError, RuleError):
            return None
        is_new_card = (state.season, state.turn, state.over) != (before.season, before.turn, before.over)
        checkpoint = checkpoint_after(state, node.checkpoint) if is_new_card else node.checkpoint
        return self._node(state, checkpoint, tuple(events), node, move, None if is_new_card else node.card_start)

    def _node(
        self, state: State, checkpoint: str, events: tuple[Event, ...], parent: Node | None = None,
        move: Move | None = None, card_start: State | None = None,
    ) -> Node:  # fmt: skip
        digest = "" if state.task is None else moment_digest(checkpoint, state, state.task)
        length = parent.length + 1 if parent else 0
        return Node(state, checkpoint, events, parent, move, length, card_start or state, digest)

    def _move_to(self, leaf: Node) -> None:
        """Change to another game; if it continues the one before, its further events are new."""
        path = leaf.path()
        continues = self._leaf is self._root or self._leaf in path
        self.new_events += [event for node in path[self._leaf.length :] for event in node.events] if continues else []
        self._leaf = leaf

    # ---------- the game ----------

    @property
    def state(self) -> State:
        """The state of the game, without moves of seats that act ahead."""
        return self._leaf.state

    @property
    def record(self) -> Record:
        moves = tuple(node.move.action_text for node in self._leaf.path() if node.move)
        return Record(self.link.setup, self.link.seed, moves)

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of this season and of the one before."""
        all_events = (event for node in (self._root, *self._leaf.path()) for event in node.events)
        return tuple(event for event in all_events if event.season >= self.state.season - 1)

    def moment_digest(self, state: State) -> str:
        """Return the digest of the moment at which the first task of `state` is done."""
        assert state.task is not None
        return moment_digest(self._leaf.checkpoint, state, state.task)

    def state_to_act(self, seat: int) -> State | None:
        """Return the state in which the seat may act now, after its own moves ahead; None if it may not."""
        state, _ = self._apply_ahead(self.state, seat)
        return state_to_act(state, seat)

    def state_for_bot(self, seat: int) -> State | None:
        """Return the same state, but without what other players have drawn on this card: every device has that."""
        state, card_start = self.state_to_act(seat), self._leaf.card_start
        if state is None or state.task is None or card_start is None:
            return None
        task = state.task
        players = (
            (state if number in (task.by, task.on) else card_start).players[number]
            for number in range(len(state.players))
        )
        todo = (other_task for other_task in state.todo if other_task.on == task.on or other_task.by == seat)
        return replace(state, players=tuple(players), todo=tuple(todo))

    def public_state(self) -> State:
        """Return the state with all moves of the present card, including those of seats that act ahead."""
        state = self.state
        for seat in dict.fromkeys(task.by for task in state.todo):
            state, _ = self._apply_ahead(state, seat)
        return state

    def _apply_ahead(self, state: State, seat: int) -> tuple[State, list[Move]]:
        """Return the state after the moves ahead of a seat that are possible now, and those moves."""
        moves: list[Move] = []
        while (seat_state := state_to_act(state, seat)) is not None:
            candidates = self._moves.get((seat, self.moment_digest(seat_state)), ())
            applied = ((move, apply_early(state, seat, move.action_text)) for move in candidates)
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
        """Return the seats whose players the game waits for."""
        return seats_to_act(self.public_state())

    def not_counted(self, texts: Iterable[str]) -> list[str]:
        """Return the moves among these entries that do not count, because another move at the moment does."""
        counted = {str(node.move) for node in self._leaf.path()} | {str(move) for move in self._ahead_moves()}
        return [text for text in texts if isinstance(self.entries.get(text), Move) and text not in counted]

    def seasons_by_bots(self) -> dict[int, list[int]]:
        """Return by seat the seasons, from 0, in which a bot drew for the person there."""
        result: dict[int, list[int]] = {}
        for node in self._leaf.path():
            if node.move and node.move.by_bot and node.parent and not self.link.bots[node.move.seat]:
                seasons = result.setdefault(node.move.seat, [])
                if node.parent.state.season not in seasons:
                    seasons.append(node.parent.state.season)
        return result

    # ---------- names, bots, the next table ----------

    def setting(self, kind: str, seat: int) -> str:
        """Return the value of the setting of that kind for the seat; empty if there is none."""
        entry = self._settings.get((kind, seat))
        return entry.value if entry else ""

    def change_setting(self, kind: SettingKind, seat: int, value: str) -> list[str]:
        """Add a setting that counts from now on, and return the new entry; nothing if the value is not valid."""
        entry = self._settings.get((kind, seat))
        number = min(entry.number + 1, MAX_NUMBER) if entry else 1
        return self.add([str(Setting(kind, seat, number, value))])

    def bot_of(self, seat: int) -> str:
        """Return the name of the bot that draws for a seat now; empty if a person does."""
        return self.link.bots[seat] or (SUBSTITUTE_BOT if self.setting("bot", seat) == "on" else "")

    def drawer_of(self, seat: int) -> int:
        """Return the seat of the player who drew for a seat last; -1 if its own player did."""
        drawer = int(self.setting("drew", seat) or seat)
        return -1 if drawer == seat or drawer >= len(self.link.bots) else drawer

    @property
    def next_table(self) -> str:
        """The link to the next table of the same seats; empty if nobody has opened it."""
        return min((entry.link for entry in self.entries.values() if isinstance(entry, Next)), default="")
