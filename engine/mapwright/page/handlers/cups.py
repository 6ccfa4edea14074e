"""Handlers for cups."""

from __future__ import annotations

from dataclasses import replace

from mapwright.errors import NotationError
from mapwright.page.catalogue import setup_json
from mapwright.page.handlers import Handlers, handlers_of
from mapwright.page.messages import cups as messages
from mapwright.page.session import CurrentGame
from mapwright.page.slices import advance, slice_seconds
from mapwright.rules.setup import setup_from_dict
from mapwright.together.cup_board import Board
from mapwright.together.cup_link import CupLink, new_cup, parse_cup_link
from mapwright.together.cups import MAX_MEMBERS, SEASONS, Cup, OpenRound, Summary, game_entry
from mapwright.together.links import parse_secret
from mapwright.together.members import Member

MAX_GAMES = 5000
"""Maximum number of replayed games that are cached, of one cup."""
OWN_SECONDS = 0.5
"""Time in which the own games are replayed before anything is shown: they decide what the member does next."""


def handlers(_: CurrentGame) -> Handlers:
    return handlers_of(CupHandlers())


class CupHandlers:
    """Computes cups from their entries. Caches the replayed games of the last cup, and its set between slices."""

    def __init__(self) -> None:
        self._link = ""
        self._games: dict[str, Summary | None] = {}
        self._cup: tuple[object, Cup] | None = None

    def new_link(self, request: messages.NewCupRequest) -> messages.CupLinkResponse:
        setup = setup_from_dict(request.setup)
        secret = parse_secret(request.secret)
        return _link_response(new_cup(secret, setup, request.rounds, request.together, request.card_seconds))

    def parse_link(self, request: messages.ParseCupLinkRequest) -> messages.CupLinkResponse:
        return _link_response(parse_cup_link(request.link))

    def game(self, request: messages.CupGameRequest) -> messages.CupEntryResponse:
        entry = game_entry(parse_cup_link(request.link), request.round, request.member, request.record)
        return messages.CupEntryResponse(str(entry))

    def member(self, request: messages.CupMemberRequest) -> messages.CupEntryResponse:
        cup = Cup(parse_cup_link(request.link), request.member)
        cup.add(request.entries)
        return messages.CupEntryResponse(str(cup.renamed(request.member, request.player)))

    def open_round(self, request: messages.CupOpenRequest) -> messages.CupEntryResponse:
        link = parse_cup_link(request.link)
        if not 1 <= request.round <= link.rounds:
            raise NotationError(f"the round must be 1 to {link.rounds}; got {request.round}", "link")
        return messages.CupEntryResponse(str(OpenRound(request.round)))

    def read(self, request: messages.ReadCupRequest) -> messages.ReadCupResponse:
        cup = self._cup_of(request.link, request.member, frozenset(request.hidden), frozenset(request.entries))
        round = min(max(request.round, 0), cup.link.rounds)
        advance(cup.own_replays(), OWN_SECONDS)
        is_busy = advance(cup.replays(round), slice_seconds(request.ms))
        if is_busy and not request.board:
            return messages.ReadCupResponse(is_busy, None)
        return messages.ReadCupResponse(is_busy, _cup_json(cup, Board(cup, request.sees_all), round))

    def _cup_of(self, link: str, member: str, hidden: frozenset[str], entries: frozenset[str]) -> Cup:
        """Return the set of the entries: that of the last slice, if nothing has changed."""
        key = link, member, hidden, entries
        if self._cup and self._cup[0] == key:
            return self._cup[1]
        if link != self._link or len(self._games) > MAX_GAMES:
            self._link, self._games = link, {}
        cup = Cup(parse_cup_link(link), member, hidden, self._games)
        cup.add(entries)
        self._cup = key, cup
        return cup


def _cup_json(cup: Cup, board: Board, round: int) -> messages.CupJson:
    rows = board.rows(round)
    maps = board.best_maps(round) if round else []
    viewer = cup.own if round and cup.summary(round, cup.own) else maps[0].member if maps else ""
    unread = [cup.unread_games(number) for number in range(1, cup.link.rounds + 1)]
    shown = unread[round - 1] if round else set[str]().union(*unread)
    return {
        "rows": [replace(row, unread=row.id in shown) for row in rows],
        "hidden": cup.hidden_members(),
        "full": len(board.members) >= MAX_MEMBERS,
        "outside": _is_outside(cup, board.members),
        "open": cup.open_rounds(),
        "own_seasons": board.own_seasons,
        "finished": [len(board.finished(number)) for number in range(1, cup.link.rounds + 1)],
        "maps": [
            {
                "member": best.member, "place": best.place, "stars": best.summary.stars_after(SEASONS),
                "map": best.summary.map, "record": cup.record(round, best.member),
            }
            for best in maps
        ],
        "decided": board.decided(round, viewer) if round else 0,
        "winners": [] if any(unread) else board.winners(),
        "entries": cup.entries(),
        "own": cup.own_entries(),
        "record": cup.record(round, cup.own),
    }  # fmt: skip


def _is_outside(cup: Cup, members: list[Member]) -> bool:
    return len(members) >= MAX_MEMBERS and all(member.id != cup.own for member in members)


def _link_response(link: CupLink) -> messages.CupLinkResponse:
    return messages.CupLinkResponse(
        link=str(link), secret=link.secret.hex(), context=link.context, setup=setup_json(link.setup),
        deals=[link.deal_code(number) for number in range(1, link.rounds + 1)],
        together=link.together, card_seconds=link.card_seconds,
    )  # fmt: skip
