"""Fouls as plain data: what a seat did wrong, with the entries that prove it to any other peer."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mapwright.errors import NotationError, RuleError
from mapwright.notation.notation import parse_action
from mapwright.notation.record import Record, parse_record
from mapwright.page.messages.table import FoulKind
from mapwright.rules.game import act
from mapwright.rules.state import State
from mapwright.together.feeds import Entry, FeedError, is_in_form, parse_entry
from mapwright.together.marks import last_position
from mapwright.together.seeds import keeps_word
from mapwright.together.terms import Terms

KINDS = ("double", "chain", "form", "reveal", "illegal")


@dataclass(frozen=True, slots=True)
class Foul:
    """double: two entries for one place. chain: an entry that does not follow the one before. form: a word that no
    such place may hold. reveal: another nonce than was committed to. illegal: a move that the rules forbid."""

    kind: FoulKind
    entries: tuple[str, ...]
    """One or two of the seat; the last is the one that should not be."""
    record: str = ""
    """illegal: the game up to that word."""
    code: str = ""
    """illegal: the rules' own reason."""

    @property
    def seat(self) -> int:
        return int(self.entries[-1].split(" ")[0])

    @property
    def tenure(self) -> int:
        return int(self.entries[-1].split(" ")[1])

    @property
    def k(self) -> int:
        return int(self.entries[-1].split(" ")[2])


def is_proved(terms: Terms, foul: Foul, played: Record | None) -> bool:
    """Whether what a peer says of a seat is so. Signatures under its entries are for the page to check.

    All but illegal moves are proved by their entries alone. Those are judged by the record of the caller: the reported
    game must be the beginning of the one that the caller knows, and the move must name its last position.
    """
    try:
        entries = [parse_entry(text, len(terms.seats)) for text in foul.entries]
    except FeedError:
        return False
    if foul.kind not in KINDS or len(entries) not in (1, 2) or len({entry.seat for entry in entries}) != 1:
        return False
    if foul.kind == "illegal":
        return len(entries) == 1 and played is not None and _is_illegal(terms, foul, entries[0], played)
    return _PROOFS[foul.kind](terms, entries)


def _is_double(terms: Terms, entries: list[Entry]) -> bool:
    first, *others = entries
    return any((first.tenure, first.k) == (other.tenure, other.k) and first != other for other in others)


def _is_chain(terms: Terms, entries: list[Entry]) -> bool:
    """Only inside a tenure: one writer must know what it wrote before."""
    last = entries[-1]
    if last.k == 0:
        return len(entries) == 1 and last.before != terms.id
    return (
        len(entries) == 2
        and (entries[0].tenure, entries[0].k + 1) == (last.tenure, last.k)
        and last.before != entries[0].digest
    )


def _is_form(terms: Terms, entries: list[Entry]) -> bool:
    return not is_in_form(entries[-1], len(terms.seats))


def _is_reveal(terms: Terms, entries: list[Entry]) -> bool:
    if [entry.k for entry in entries] != [0, 1] or not all(is_in_form(entry, len(terms.seats)) for entry in entries):
        return False
    return not keeps_word(terms, entries[0].seat, entries[0].word, entries[1].word)


_PROOFS = {"double": _is_double, "chain": _is_chain, "form": _is_form, "reveal": _is_reveal}


def _is_illegal(terms: Terms, foul: Foul, entry: Entry, played: Record) -> bool:
    try:
        told = parse_record(foul.record)
    except NotationError:
        return False
    if told != replace(played, actions=played.actions[: len(told.actions)]):
        return False
    state, position = last_position(terms, told)
    asked = state.task is not None and state.task.by == entry.seat and entry.position == position
    return asked and why_illegal(state, entry.action) is not None


def why_illegal(state: State, word: str) -> str | None:
    """The reason code for which the rules forbid the word now, or None if it is legal."""
    try:
        act(state, parse_action(state, word))
    except (NotationError, RuleError) as error:
        return error.code
    return None
