"""A table on several devices: what a page hands in and sends on, and what it is told. docs/together.md says more.

Once somebody sits there (`table-sit`), the messages of an ordinary game are about their place: `act`, `pass`, `undo`
and `redo` change a draft that nobody else sees, `next` inks it. `written` in the next answer about the table is to be
kept, signed and sent. The phase `bot` of such a view means that others act.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from mapwright.page.messages.events import Event
from mapwright.page.messages.game import SetupJson, View


class TableSeat(TypedDict):
    """`writer` is the seat whose device writes for this one; `key` is that device's own, where it writes for itself."""

    writer: int
    key: NotRequired[str]
    bot: NotRequired[str]


class TableTerms(TypedDict):
    """The text that all must agree on. `name` is of this table alone: 8 to 64 letters, digits, - or _."""

    do: Literal["table-terms"]
    name: str
    setup: SetupJson
    seats: list[TableSeat]


class TableTermsAnswer(TypedDict):
    ok: Literal[True]
    terms: str
    protocol: int
    rules: int


class TableOpen(TypedDict):
    """Open a table, new or with the entries that were kept. `home` is this device's first seat, -1 to look on."""

    do: Literal["table-open"]
    terms: str
    home: int
    entries: list[str]


class TableTake(TypedDict):
    """Entries that came in, their signatures checked: of tenure 0 by the key of the seat's writer, of others by that of
    the writer named in `tenures`; those of a tenure that is not there yet are left for later."""

    do: Literal["table-take"]
    entries: list[str]


class TableState(TypedDict):
    """How the table stands, and what came of the message."""

    do: Literal["table-state"]


class TableSay(TypedDict):
    """A seat of this device commits to a nonce of 32 random hexadecimal digits, and reveals it once all have."""

    do: Literal["table-commit", "table-reveal"]
    seat: int
    nonce: str


class TableGive(TypedDict):
    """Seat `by` gives a seat to the device of seat `writer`, or agrees to it."""

    do: Literal["table-give"]
    by: int
    seat: int
    writer: int


class TableThink(TypedDict):
    """Let the bots of this device think for so many milliseconds; ask again while `busy`."""

    do: Literal["table-think"]
    ms: int


class TableMissing(TypedDict):
    """What a peer lacks who has so much, and whether its game is ours: `marks` are those that it told."""

    do: Literal["table-missing"]
    have: list[tuple[int, int]]
    marks: list[str]


class TableMissingAnswer(TypedDict):
    """`desync` is the number of the first card after which the two differ."""

    ok: Literal[True]
    entries: list[str]
    desync: int | None


class TableSit(TypedDict):
    """Sit down at a seat of this device, -1 to look on; answered by the view from there."""

    do: Literal["table-sit"]
    seat: int


class FoulJson(TypedDict):
    """What a seat did wrong, to be sent to others with the signatures of `entries`."""

    kind: Literal["double", "chain", "form", "reveal", "illegal"]
    seat: int
    entries: list[str]
    record: str
    code: str


class TableJudge(TypedDict):
    """Whether a foul that a peer tells of is proved; then its seat is stopped here too."""

    do: Literal["table-judge"]
    foul: FoulJson


class TableJudgeAnswer(TypedDict):
    ok: Literal[True]
    proved: bool


class RefusedJson(TypedDict):
    """An entry that was not taken; `seat` is -1 if it names none. Only foul codes blame anybody."""

    entry: str
    seat: int
    code: str
    detail: str


class TenureJson(TypedDict):
    tenure: int
    writer: int


class TableView(TypedDict):
    """`record` is empty until the seed is known. `waiting_for` are the seats without which nothing goes on, `free` are
    those of this device that may act now; `tenures` tells who writes each seat, `stopped` whom a foul has stopped."""

    terms: str
    stage: Literal["commit", "reveal", "play", "over"]
    record: str
    have: list[tuple[int, int]]
    marks: list[str]
    waiting_for: list[int]
    free: list[int]
    tenures: list[list[TenureJson]]
    fouls: list[FoulJson]
    stopped: list[int]


class TableAnswer(TypedDict):
    """`written` are new entries of this device. `view` is there once somebody sits, with `events` since the last."""

    ok: Literal[True]
    table: TableView
    written: list[str]
    refused: list[RefusedJson]
    busy: bool
    view: NotRequired[View]
    events: NotRequired[list[Event]]


TableQuestion = (
    TableTerms
    | TableOpen
    | TableTake
    | TableState
    | TableSay
    | TableGive
    | TableThink
    | TableMissing
    | TableSit
    | TableJudge
)
