"""Handlers for tables."""

from __future__ import annotations

from mapwright.errors import NotationError, RuleError
from mapwright.page.catalogue import setup_json
from mapwright.page.handlers import Handlers, handlers_of
from mapwright.page.messages import table as messages
from mapwright.page.messages.game import ViewResponse
from mapwright.page.session import CurrentGame
from mapwright.page.slices import slice_seconds
from mapwright.page.table_session import SPECTATOR, TableSession
from mapwright.page.view import view
from mapwright.rules.game import winners
from mapwright.rules.setup import setup_from_dict
from mapwright.together.bots import TableBots
from mapwright.together.entries import Next, SettingKind
from mapwright.together.links import Link, new_link, next_link, parse_link, parse_secret
from mapwright.together.table import Table


def handlers(game: CurrentGame) -> Handlers:
    return handlers_of(TableHandlers(game))


class TableHandlers:
    """Handles the requests about one open table, and about the links and entries of other tables."""

    def __init__(self, game: CurrentGame) -> None:
        self._game = game
        self._table: Table | None = None
        self._own_entries: dict[str, None] = {}
        self.session: TableSession | None = None

    def table(self) -> Table:
        if self._table is None:
            raise NotationError("no table is open", "no-table")
        return self._table

    def new_link(self, request: messages.NewLinkRequest) -> messages.LinkResponse:
        secret = parse_secret(request.secret)
        return _link_response(new_link(secret, setup_from_dict(request.setup), tuple(request.bots)))

    def parse_link(self, request: messages.ParseLinkRequest) -> messages.LinkResponse:
        return _link_response(parse_link(request.link))

    def glance(self, request: messages.GlanceRequest) -> messages.GlanceResponse:
        """Return the state of a table without opening it."""
        table = Table(parse_link(request.link))
        table.add(request.entries)
        return messages.GlanceResponse(table_json(table, []), table.dropped)

    def open(self, request: messages.OpenTableRequest) -> messages.TableResponse:
        table = Table(parse_link(request.link))
        table.add(request.entries)
        self._table, self.session, self._bots = table, None, TableBots(table)
        self._own_entries = dict.fromkeys(request.written)
        return self._response()

    def add_entries(self, request: messages.AddEntriesRequest) -> messages.TableResponse:
        return self._response(added=self.table().add(request.entries))

    def set_name(self, request: messages.SetNameRequest) -> messages.TableResponse:
        return self._change_setting("name", request.seat, request.name)

    def set_bot(self, request: messages.SetBotRequest) -> messages.TableResponse:
        return self._change_setting("bot", request.seat, "on" if request.on else "off")

    def end_turn(self, request: messages.EndTurnRequest) -> messages.TableResponse:
        if self.session is None:
            raise RuleError("not-your-turn")
        return self._response(self.session.end_turn(request.by))

    def _change_setting(self, kind: SettingKind, seat: int, value: str) -> messages.TableResponse:
        table = self.table()
        if not 0 <= seat < len(table.link.bots):
            raise NotationError(f"a seat must be 0 to {len(table.link.bots) - 1}; got {seat}", "table")
        if table.setting(kind, seat) == value:
            return self._response()
        written = table.change_setting(kind, seat, value)
        if not written and kind == "name":
            raise NotationError(f"a name must have 1 to 80 printable characters; got {value[:40]!r}", "name")
        return self._response(written)

    def open_next(self, request: messages.NextTableRequest) -> messages.TableResponse:
        """Add an entry with the link to the next table, once the game is over."""
        table = self.table()
        if not table.state.over:
            raise NotationError("the next table can be opened once the game is over", "table")
        link = next_link(table.link, str(table.record), winners(table.state))
        return self._response(table.add([str(Next(str(link)))]))

    def think(self, request: messages.TableThinkRequest) -> messages.TableResponse:
        self.table()
        is_busy, written = self._bots.think(slice_seconds(request.ms))
        return self._response(written, is_busy=is_busy)

    def take_seat(self, request: messages.TakeSeatRequest) -> ViewResponse:
        table, seat = self.table(), request.seat
        if seat != SPECTATOR and not (0 <= seat < len(table.link.bots) and not table.link.bots[seat]):
            raise NotationError(f"nobody can sit on seat {seat}", "table")
        self.session = TableSession(table, seat, request.draft)
        self._game.session = self.session
        table.new_events.clear()
        return ViewResponse(view(self.session), [])

    def _response(
        self, written: list[str] | None = None, added: list[str] | None = None, is_busy: bool = False
    ) -> messages.TableResponse:
        """Return the state of the open table and, for a seated player, the view, with the entries of this request."""
        table, written = self.table(), list(written or [])
        dropped, table.dropped = table.dropped, []
        session_view, events = None, None
        if self.session is not None:
            self.session.refresh()
            session_view = view(self.session)
            events = list(self.session.new_events)
        self._own_entries |= dict.fromkeys(text for text in written if not text.startswith("bot-"))
        return messages.TableResponse(
            busy=is_busy, written=written, added=added or [], dropped=dropped, view=session_view, events=events,
            table=table_json(table, list(self._own_entries)),
        )  # fmt: skip


def _link_response(link: Link) -> messages.LinkResponse:
    return messages.LinkResponse(
        link=str(link), secret=link.secret.hex(), context=link.context, setup=setup_json(link.setup),
        bots=list(link.bots), wins=list(link.wins),
    )  # fmt: skip


def table_json(table: Table, own_entries: list[str]) -> messages.TableJson:
    """Return the table for the page. A seat that is able to draw may be ahead, so that nobody waits for it."""
    seats = range(len(table.link.bots))
    return {
        "record": str(table.record),
        "over": table.state.over,
        "season": table.state.season_id,
        "waiting_for": table.seats_to_act(),
        "able": [seat for seat in seats if table.state_to_act(seat) is not None],
        "names": [table.setting("name", seat) for seat in seats],
        "bots": [table.bot_of(seat) for seat in seats],
        "drawn_by": [table.drawer_of(seat) for seat in seats],
        "by_bots": [{"seat": seat, "seasons": seasons} for seat, seasons in sorted(table.seasons_by_bots().items())],
        "not_counted": table.not_counted(own_entries),
        "next": table.next_table,
        "winners": winners(table.state) if table.state.over else [],
        "entries": len(table.entries),
    }
