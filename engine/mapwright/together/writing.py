"""Words of this device become entries: accepted here at once, to be stored by the caller and then sent."""

from __future__ import annotations

from collections.abc import Container

from mapwright.errors import RuleError
from mapwright.together.ahead import done_ahead
from mapwright.together.feeds import BEGIN, FIRST_ACTION, FeedError, Give, is_in_form
from mapwright.together.log import short_digest
from mapwright.together.seeds import check_nonce, commitment, keeps_word, reveal
from mapwright.together.table import Table
from mapwright.together.tenures import LEAST_DEVICES, Said, has_device, last_tenure, votes


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
    return write(table, seat, f"{word}~{table.position(state)}")


def write_give(table: Table, home: int, seat: int, writer: int) -> str:
    """Write the entry by which the device of seat `home` gives a seat to the device of seat `writer`.

    A stand-in returns it to its owner at once, in the seat's own feed. Any other device votes, in its own.
    """
    check_give(table, home, seat, writer)
    if _returns(table, home, seat, writer):
        k = len(table.log.feeds[seat]) + 1
        return write(table, seat, str(Give(seat, _free_number(table, seat), writer, k)))
    k = _kept(table, seat)
    after = short_digest(table.log.feeds[seat][k - 1])
    return write(table, home, str(Give(seat, _number(table, home, seat, writer), writer, k, after)))


def check_give(table: Table, home: int, seat: int, writer: int) -> None:
    """Raise a FeedError if the device of seat `home` may not give the seat, or not to that device."""
    terms, log = table.terms, table.log
    if table.state is None:
        raise FeedError(home, "no seat can be handed over before the first card", "give")
    if len(terms.homes) < LEAST_DEVICES:
        raise FeedError(home, "no seat is handed over at a table of two devices", "give-two")
    if max(seat, writer) >= len(terms.seats) or not has_device(terms, writer):
        raise FeedError(home, f"seat {seat} is given to no device", "give")
    if _returns(table, home, seat, writer):
        return
    if terms.seats[seat].writer == home or log.writer(home) != home or not log.may_write(home):
        raise FeedError(home, f"has no say in seat {seat} now", "give")


def _returns(table: Table, home: int, seat: int, writer: int) -> bool:
    """Whether the device stands in for the owner, who is to get the seat back."""
    log, owner = table.log, table.terms.seats[seat].writer
    return log.writer(seat) == home != owner == writer and log.may_write(seat)


def _kept(table: Table, seat: int) -> int:
    """How many entries of the seat this device insists on: all, or those before the place where it gives way."""
    place = _gives_way(table, seat)
    return len(table.log.feeds[seat]) if place is None else max(FIRST_ACTION, place)


def may_agree(table: Table, seat: int) -> bool:
    """Return whether this device can vote as others do: they have the same game, or it can give way to theirs."""
    return table.log.fork(seat) is None or _is_same_game(table, seat) or _gives_way(table, seat) is not None


def _gives_way(table: Table, seat: int) -> int | None:
    """From which entry on this device can let go of a seat that sent different entries; None if it need not, or cannot.

    It gives way only as long as no other device has drawn in the same game as itself.
    """
    log, fork = table.log, table.log.fork(seat)
    if fork is None or _is_same_game(table, seat):
        return None
    known = [log.parting(seat, *one) for one in _insisted(table, seat) if not log.follows(seat, *one)]
    place = min((one for one in known if one is not None), default=fork)
    return None if table.is_built_on(seat, place) else place


def _insisted(table: Table, seat: int) -> list[tuple[int, str]]:
    """The entries of the seat that voters have, as far as their hand-over has not begun."""
    tenure = table.log.unbegun(seat)
    return [*_voted(table, seat), *(one for kept in (tenure.kept if tenure else ()) for one in kept)]


def _voted(table: Table, seat: int) -> list[tuple[int, str]]:
    """The entries of the seat on which open votes insist."""
    return [(one.give.k, one.give.after) for one in open_gives(table, seat) if one.by != seat]


def _is_same_game(table: Table, seat: int) -> bool:
    """Whether no vote on the seat insists on other entries than those here. A tenure that cannot begin proves one."""
    log, tenure = table.log, table.log.unbegun(seat)
    return not any(log.differs(seat, *one) for one in _voted(table, seat)) and (
        tenure is None or all(any(log.follows(seat, *one) for one in kept) for kept in tenure.kept)
    )


def contested(table: Table) -> list[str]:
    """Return the entries of seats on which a vote insists on others than those here, or may do so elsewhere.

    Their writer has sent both. A device that gets them can prove it, and the next writer can follow them.
    """
    log, found = table.log, []
    for seat, feed in enumerate(log.feeds if log.has_gives else []):
        is_forked = log.fork(seat) is not None and not log.has_begun(seat)
        if is_forked or any(log.differs(seat, *one) for one in _insisted(table, seat)):
            found += [str(entry) for entry in feed[FIRST_ACTION:]]
    return found


def open_gives(table: Table, seat: int) -> list[Said]:
    """Return the words about the seat's hand-over that have not brought it about yet."""
    now = table.log.current(seat)
    return [one for one in table.log.said() if one.give.seat == seat and one.give.tenure > now]


def _free_number(table: Table, seat: int) -> int:
    now = table.log.current(seat)
    return 1 + max((one.give.tenure for one in open_gives(table, seat)), default=now)


def _number(table: Table, home: int, seat: int, writer: int) -> int:
    """The number of a vote: the one that others vote on already, if all of them want the same, or a new one."""
    highest = _free_number(table, seat) - 1
    said = [one for one in open_gives(table, seat) if one.give.tenure == highest]
    agreed = said and all(one.give.writer == writer and one.by != home for one in said)
    return highest if agreed else highest + 1


def open_vote(table: Table, seat: int) -> dict[int, Give]:
    """Return the votes on the seat's newest hand-over that is not decided yet, by the first seats of the devices."""
    log = table.log
    said = [one for one in open_gives(table, seat) if one.give.tenure > last_tenure(log.tenures, seat)]
    number = max((one.give.tenure for one in said), default=0)
    voices = votes(table.terms, log.tenures, said, log.forks, seat, number)
    return {home: gives[0] for home, gives in voices.items()}


def _last_vote(table: Table, home: int, seat: int) -> Give | None:
    """The last word of the device about a hand-over of the seat that has not come about."""
    return next((one.give for one in open_gives(table, seat)[::-1] if one.by == home), None)


# ---------- what a device does unasked ----------


def tend(table: Table, home: int, here: Container[int]) -> list[str]:
    """Write what honest devices write without being asked; `here` are the first seats of the devices that are heard.

    A device begins the tenures that it was given, returns seats to owners who are back, and votes for their return. If
    a vote was left open although the stand-in is there, it votes for the stand-in: a voter builds on nothing before.
    """
    written = [write(table, seat, BEGIN) for seat in to_begin(table, home)]
    if table.state is None or table.state.over or not table.log.has_gives or len(table.terms.homes) < LEAST_DEVICES:
        return written
    for seat, facts in enumerate(table.terms.seats):
        if facts.writer == home:
            continue
        if facts.writer in here and _may_return(table, home, seat, here):
            written.append(write_give(table, home, seat, facts.writer))
        elif _may_confirm(table, home, seat, here):
            written.append(write_give(table, home, seat, table.log.writer(seat)))
    return written


def to_begin(table: Table, home: int) -> list[int]:
    """Return the seats that were given to the device, and whose tenure can begin now."""
    log = table.log
    return [seat for seat in range(len(log.feeds)) if log.writer(seat) == home and log.may_begin(seat)]


def _may_return(table: Table, home: int, seat: int, here: Container[int]) -> bool:
    """Whether the device has to give a seat back, or to vote for that."""
    log, owner = table.log, table.terms.seats[seat].writer
    if any(log.at_fault(foul) == owner and foul.seat == seat for foul in log.fouls):
        return False
    writer = log.writer(seat)
    if writer == home and log.may_write(seat):
        return not _has_given(table, seat)
    if log.writer(home) != home or not log.may_write(home):
        return False
    mine = _last_vote(table, home, seat)
    if mine is not None and mine.writer == owner:
        return _is_overtaken(table, mine)
    if _is_wanted(table, seat, owner):
        return True
    if writer == owner:
        return mine is not None or _is_stuck(table, seat) or _lacks_votes(table, seat)
    return writer not in here or log.stopped_by(seat) is not None or _is_stuck(table, seat)


def _may_confirm(table: Table, home: int, seat: int, here: Container[int]) -> bool:
    """Whether the device has to vote that a stand-in keeps the seat."""
    log, writer, owner = table.log, table.log.writer(seat), table.terms.seats[seat].writer
    if writer == owner or writer not in here or not log.may_write(seat):
        return False
    if log.writer(home) != home or not log.may_write(home):
        return False
    mine = _last_vote(table, home, seat)
    if mine is not None:
        return mine.writer != writer or _is_overtaken(table, mine)
    return _lacks_votes(table, seat) or _is_wanted(table, seat, writer)


def _has_given(table: Table, seat: int) -> bool:
    return any(one.by == seat for one in open_gives(table, seat))


def _is_stuck(table: Table, seat: int) -> bool:
    """Whether the seat was given away by votes that disagree on what its feed contains."""
    tenure = table.log.tenures[seat][-1:]
    return bool(tenure) and not table.log.has_begun(seat) and not table.log.may_begin(seat)


def _is_wanted(table: Table, seat: int, writer: int) -> bool:
    """Whether a device has last voted for that writer, and nothing is decided yet."""
    last = last_tenure(table.log.tenures, seat)
    votes = [_last_vote(table, home, seat) for home in table.terms.homes if home != table.terms.seats[seat].writer]
    return any(vote is not None and vote.writer == writer and vote.tenure > last for vote in votes)


def _is_overtaken(table: Table, vote: Give) -> bool:
    """Whether another device has voted under a higher number, so that this one has to be repeated."""
    is_open = vote.tenure > last_tenure(table.log.tenures, vote.seat) or _lacks_votes(table, vote.seat)
    return is_open and vote.tenure < _free_number(table, vote.seat) - 1


def _lacks_votes(table: Table, seat: int) -> bool:
    """Whether the seat's writer was confirmed by votes of which one insists on what is not there."""
    log = table.log
    return last_tenure(log.tenures, seat) > log.current(seat) and not log.may_begin(seat)
