"""Handlers for cups."""

from __future__ import annotations

from time import perf_counter

from mapwright.errors import NotationError
from mapwright.page.catalogue import setup_json
from mapwright.page.handlers import Handlers, handlers_of
from mapwright.page.messages import cups as messages
from mapwright.page.session import CurrentGame
from mapwright.page.slices import slice_seconds
from mapwright.rules.setup import setup_from_dict
from mapwright.together.cup_board import Board, Row
from mapwright.together.cup_link import CupLink, new_cup, parse_cup_link
from mapwright.together.cups import MAX_MEMBERS, SEASONS, Cup, OpenRound, Summary, game_entry
from mapwright.together.links import parse_secret

MAX_GAMES = 5000
"""Maximum number of replayed games that are cached, of one cup."""


def handlers(_: CurrentGame) -> Handlers:
    return handlers_of(CupHandlers())


class CupHandlers:
    """Computes cups from their entries; only the replayed games of the last cup are cached."""

    def __init__(self) -> None:
        self._link = ""
        self._games: dict[str, Summary | None] = {}

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
        link = parse_cup_link(request.link)
        if request.link != self._link or len(self._games) > MAX_GAMES:
            self._link, self._games = request.link, {}
        cup = Cup(link, request.member, frozenset(request.hidden), self._games)
        cup.add(request.entries)
        end, is_busy = perf_counter() + slice_seconds(request.ms), False
        for _ in cup.replays():
            if is_busy := perf_counter() >= end:
                break
        round = min(max(request.round, 0), link.rounds)
        return messages.ReadCupResponse(is_busy, _cup_json(cup, Board(cup, request.sees_all), round))


def _cup_json(cup: Cup, board: Board, round: int) -> messages.CupJson:
    rows = board.rows(round)
    maps = board.best_maps(round) if round else []
    viewer = cup.own if round and cup.summary(round, cup.own) else maps[0].member if maps else ""
    members = cup.members()
    return {
        "rows": [_row_json(row) for row in rows],
        "hidden": [{"id": member.id, "player": member.text} for member in cup.hidden_members()],
        "full": len(members) >= MAX_MEMBERS,
        "outside": len(members) >= MAX_MEMBERS and cup.own not in {member.id for member in members},
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
        "winners": board.winners(),
        "entries": cup.entries(),
        "own": cup.own_entries(),
        "record": cup.record(round, cup.own),
    }  # fmt: skip


def _row_json(row: Row) -> messages.CupRow:
    return {
        "id": row.id, "player": row.player, "place": row.place, "overall": row.overall, "seasons": row.seasons,
        "stars": row.stars, "total": row.total,
    }  # fmt: skip


def _link_response(link: CupLink) -> messages.CupLinkResponse:
    return messages.CupLinkResponse(
        link=str(link), secret=link.secret.hex(), context=link.context, setup=setup_json(link.setup),
        deals=[link.deal_code(number) for number in range(1, link.rounds + 1)],
        together=link.together, card_seconds=link.card_seconds,
    )  # fmt: skip
