"""A table as one device knows it: a set of entries, and the longest game that follows from them.

Two devices with the same set of entries compute the same game.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from operator import itemgetter

from mapwright.errors import NotationError, RuleError
from mapwright.notation.action_text import format_action, parse_action
from mapwright.notation.record import Record
from mapwright.rules.events import Event
from mapwright.rules.game import act, apply, legal, start
from mapwright.rules.state import State
from mapwright.together.ahead import apply_early, seats_to_act, state_to_act
from mapwright.together.digests import checkpoint_after, digest, moment_digest
from mapwright.together.entries import (
    FULL_BYTES,
    MAX_ENTRIES,
    MAX_NUMBER,
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
MANY_MOVES = 200
"""Number of moves at one moment from which on it is faster to list all legal actions than to try each move."""
MAX_NODES_OF_CARD = 1000
"""Maximum number of nodes with the same card that the search for the longest game visits."""
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
    first_moments: list[tuple[State, str]] = field(default_factory=list)
    """At the start of a card: for each seat that may act, the state in which it does, and the digest of the moment."""

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
        self._moves: dict[tuple[int, str], list[tuple[tuple[bool, str], Move]]] = {}
        """The moves with their ranks, by seat and digest of the moment; the one that ranks first comes first."""
        self._legal: dict[tuple[int, str, int, bool], dict[Move, bool]] = {}
        """Whether a move is legal, by seat, digest of the moment, and what a skill depends on besides."""
        self._moments: set[tuple[int, str]] = set()
        """The seat and the digest of each moment that was looked up."""
        self._first_dropped = ""
        """The smallest digest of the entries that were dropped last; empty if none were."""
        self._settings: dict[tuple[str, int], Setting] = {}
        """The setting that counts, by kind and seat."""
        state, events = start(link.setup, link.seed)
        self._root = self._node(state, link.id, tuple(events))
        self._leaf = self._root

    def add(self, texts: Iterable[str]) -> list[str]:
        """Add entries to the set and return the new ones; invalid texts are ignored."""
        entries = dict(self._new_entries(texts))
        if self._first_dropped and all(self._is_surplus(text, entry) for text, entry in entries.items()):
            self.dropped += entries
            return []
        for text, entry in entries.items():
            self._add_entry(text, entry)
        added = list(entries)
        if added and self._is_beyond_limits:
            self._drop_surplus()
            added = [text for text in added if text in self.entries]
        if added:
            self._find_longest_game()
        return added

    @property
    def _is_beyond_limits(self) -> bool:
        return len(self.entries) > MAX_ENTRIES or self._total_bytes > FULL_BYTES

    def _new_entries(self, texts: Iterable[str]) -> Iterator[tuple[str, Entry]]:
        for text in texts:
            try:
                if text not in self.entries:
                    yield text, parse_entry(text, len(self.link.bots))
            except NotationError:
                pass

    def _is_surplus(self, text: str, entry: Entry) -> bool:
        """Return whether a full table would drop this entry at once."""
        match entry:
            case Move():
                has_effect = (entry.seat, entry.moment_digest) in self._moments
            case Setting():
                current = self._settings.get((entry.kind, entry.seat))
                has_effect = current is None or entry.rank < current.rank
            case Next():
                has_effect = True
        return not has_effect and digest(text) >= self._first_dropped

    def _add_entry(self, text: str, entry: Entry) -> None:
        self.entries[text] = entry
        self._total_bytes += len(text.encode()) + 1
        if isinstance(entry, Move):
            moves = self._moves.setdefault((entry.seat, entry.moment_digest), [])
            insort(moves, (entry.rank, entry), key=itemgetter(0))
            self._has_alternatives |= len(moves) > 1
        if isinstance(entry, Setting):
            key = (entry.kind, entry.seat)
            self._settings[key] = min(entry, self._settings.get(key, entry), key=lambda setting: setting.rank)

    def _drop_surplus(self) -> None:
        """Drop entries beyond the limits. What remains follows from the set of entries, whatever their order was.

        First come the settings that count and the moves that games can reach, then all others by their digests, so that
        entries without an effect displace none that have one.
        """
        first = [*self._settings.values(), *self._reachable_moves()]
        remaining = within_limits([*map(str, first), self._next_entry, *sorted(self.entries, key=digest)])
        dropped = {text: entry for text, entry in self.entries.items() if text not in remaining}
        self.dropped += dropped
        self._first_dropped = min(map(digest, dropped), default=self._first_dropped)
        self.entries = {text: entry for text, entry in self.entries.items() if text in remaining}
        self._total_bytes -= sum(len(text.encode()) + 1 for text in dropped)
        dropped_moves = {entry for entry in dropped.values() if isinstance(entry, Move)}
        for key in {(move.seat, move.moment_digest) for move in dropped_moves}:
            self._moves[key] = [(rank, move) for rank, move in self._moves[key] if move not in dropped_moves]
            if not self._moves[key]:
                del self._moves[key]

    # ---------- the longest game ----------

    def _find_longest_game(self) -> None:
        """Find the longest game; of equally long ones, the one whose first differing move ranks first."""
        longest = max(self._search(self._root if self._has_alternatives else self._leaf), key=lambda node: node.length)
        if longest is not self._leaf:
            self._move_to(longest)

    def _search(self, first: Node) -> Iterator[Node]:
        """Yield the nodes that moves lead to, each before those after it, and by the ranks of the moves."""
        counts: dict[tuple[int, int], int] = {}
        stack = [first]
        while stack:
            node = stack.pop()
            card = (node.state.season, node.state.turn)
            counts[card] = counts.get(card, 0) + 1
            if counts[card] <= MAX_NODES_OF_CARD:
                yield node
                stack += reversed(self._next_nodes(node))

    def _reachable_moves(self) -> Iterator[Move]:
        """Yield the moves of all games that the search visits, and those of seats that act ahead in one of them."""
        for node in self._search(self._root):
            if node.move is not None:
                yield node.move
            if node.card_start is node.state:
                for state, moment in self._first_moments(node):
                    yield from self._moves_ahead(node, state, moment)

    def _first_moments(self, node: Node) -> list[tuple[State, str]]:
        if not node.first_moments:
            states = (state_to_act(node.state, seat) for seat in dict.fromkeys(task.by for task in node.state.todo))
            node.first_moments = [
                (state, moment_digest(node.checkpoint, state, state.task)) for state in states if state and state.task
            ]
        return node.first_moments

    def _moves_ahead(self, node: Node, state: State, moment: str) -> Iterator[Move]:
        """Yield the legal moves of the seat that acts first in `state`, and those that it may make after them."""
        for move in self._legal_moves(state, moment):
            yield move
            after = apply_early(state, move.seat, move.action_text)
            following = after and state_to_act(after, move.seat)
            if following and following.task:
                next_moment = moment_digest(node.checkpoint, following, following.task)
                yield from self._moves_ahead(node, following, next_moment)

    def _next_nodes(self, node: Node) -> list[Node]:
        """Return the nodes after each legal move at the moment, by rank."""
        result: list[Node] = []
        for move in self._legal_moves(node.state, node.moment_digest):
            if move not in node.after:
                node.after[move] = self._apply(node, move)
            next_node = node.after[move]
            if next_node is not None:
                result.append(next_node)
        return result

    def _legal_moves(self, state: State, moment: str) -> list[Move]:
        """Return the first `MAX_CANDIDATES` legal moves at the moment of the first task of `state`, by rank.

        Each move is tried once. Illegal ones displace none.
        """
        task = state.task
        if task is None:
            return []
        self._moments.add((task.by, moment))
        moves = self._moves.get((task.by, moment), ())
        if not moves:
            return []
        player = state.players[task.by]
        verdicts = self._legal.setdefault((task.by, moment, player.coins, player.skill_used), {})
        if len(moves) - len(verdicts) > MANY_MOVES:
            action_texts = {format_action(state, action) for action in legal(state)}
            verdicts |= {move: move.action_text in action_texts for _, move in moves}
        result: list[Move] = []
        for _, move in moves:
            if move not in verdicts:
                verdicts[move] = _is_legal(state, move.action_text)
            if verdicts[move]:
                result.append(move)
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
        moment = "" if state.task is None else moment_digest(checkpoint, state, state.task)
        length = parent.length + 1 if parent else 0
        return Node(state, checkpoint, events, parent, move, length, card_start or state, moment)

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
            candidates = self._legal_moves(seat_state, self.moment_digest(seat_state))
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
        return self._next_entry.removeprefix("next ")

    @property
    def _next_entry(self) -> str:
        return min((text for text, entry in self.entries.items() if isinstance(entry, Next)), default="")


def _is_legal(state: State, action_text: str) -> bool:
    """Return whether the text is that of a legal action, as `format_action` writes it."""
    try:
        action = parse_action(state, action_text)
        act(state, action)
        return format_action(state, action) == action_text
    except (NotationError, RuleError):
        return False
