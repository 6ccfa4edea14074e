"""Words of this device become entries: accepted here at once, to be stored by the caller and then sent."""

from __future__ import annotations

from mapwright.errors import RuleError
from mapwright.together.ahead import done_ahead
from mapwright.together.feeds import FIRST_ACTION, FeedError, Give, is_in_form
from mapwright.together.log import short_digest
from mapwright.together.seeds import check_nonce, commitment, keeps_word, reveal
from mapwright.together.table import Table
from mapwright.together.tenures import electorate, has_device, last_tenure, said_in


def write(table: Table, seat: int, word: str) -> str:
    """The seat's next entry, with that word."""
    entry = table.log.next_entry(seat, word)
    if not is_in_form(entry, len(table.terms.seats)):
        raise FeedError(seat, f"{word[:40]!r} is no word for entry {entry.k}")
    table.add(entry)
    return str(entry)


def write_commit(table: Table, seat: int, nonce: str) -> str:
    if table.log.feeds[seat]:
        raise FeedError(seat, "has committed to a nonce already", "seed")
    return write(table, seat, commitment(table.terms, seat, check_nonce(nonce)))


def write_reveal(table: Table, seat: int, nonce: str) -> str:
    """Reveal never before all have committed: a player who knew a nonce could choose their own by it."""
    feed = table.log.feeds[seat]
    if len(feed) != 1 or not all(table.log.feeds):
        raise FeedError(seat, "may not reveal a nonce now", "seed")
    if not keeps_word(table.terms, seat, feed[0].word, reveal(check_nonce(nonce))):
        raise FeedError(seat, "committed to another nonce", "seed")
    return write(table, seat, reveal(nonce))


def write_action(table: Table, seat: int, word: str) -> str:
    """The entry for a legal action, also ahead of the seat's turn."""
    state = table.mine(seat)
    if state is None:
        raise RuleError("not-your-turn")
    if done_ahead(state, seat, word) is None:
        raise FeedError(seat, f"{word[:20]!r} is not legal now", "action")
    return write(table, seat, word)


def write_give(table: Table, by: int, give: Give) -> str:
    """Write the entry that gives a seat away, or that agrees to another's giving it."""
    if max(give.seat, give.writer) >= len(table.terms.seats) or not has_device(table.terms, give.writer):
        raise FeedError(by, f"{give} gives a seat to no device", "give")
    home = table.terms.seats[by].writer
    if table.state is None or table.log.writer(by) != home:  # before the first card no seat can be handed over
        raise FeedError(by, "has no say now", "give")
    if by != table.log.writer(give.seat) and by not in electorate(table.terms, give.seat):
        raise FeedError(by, f"has no say in seat {give.seat}", "give")
    return write(table, by, str(give))


def next_give(table: Table, by: int, seat: int, writer: int) -> Give:
    """The word that gives a seat to a device: as others say it already, or under a new number."""
    now = last_tenure(table.log.tenures, seat)
    open_ = [(voter, give) for voter, _, give in said_in(table.log.feeds) if give.seat == seat and give.tenure > now]
    highest = max((give.tenure for _, give in open_), default=now)
    said = [(voter, give) for voter, give in open_ if give.tenure == highest]
    free = said and all(give.writer == writer and voter != by for voter, give in said)
    tenure = highest if free else highest + 1
    if by == seat:
        return Give(seat, tenure, writer, len(table.log.feeds[seat]) + 1)  # after this very word
    k = max(FIRST_ACTION, table.log.undisputed(seat))
    return Give(seat, tenure, writer, k, short_digest(table.log.feeds[seat][k - 1]))
