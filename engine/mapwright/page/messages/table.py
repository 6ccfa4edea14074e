"""A table on several devices: what a page passes in and sends on, and the answers. docs/together.md specifies them.

Once a player sits there (`table-sit`), the messages of an ordinary game refer to their place: `act`, `pass`, `undo`
and `redo` change a draft that no other device sees, `next` inks it. `written` in the next answer about the table is to
be stored, signed and sent. The phase `bot` of such a view means that others act.
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal, TypedDict

from mapwright.forms import ELSEWHERE
from mapwright.page.message import Answer, Message
from mapwright.page.messages.events import Event
from mapwright.page.messages.game import SetupJson, View


class TableSeat(Message):
    """`writer` is the seat whose device writes for this one; `key` is that device's own, where it writes for itself."""

    writer: int
    key: str = ""
    bot: str = ""


class TableTerms(Message):
    """The text that all must agree on. `name` is of this table alone: 8 to 64 letters, digits, - or _."""

    do: Literal["table-terms"]
    name: str
    setup: Annotated[SetupJson, ELSEWHERE]
    seats: list[TableSeat]


class TableTermsAnswer(Answer):
    terms: str
    protocol: int
    rules: int


class TableOpen(Message):
    """Open a table, new or with the stored entries. `home` is this device's first seat, -1 to look on."""

    do: Literal["table-open"]
    terms: str
    home: int
    entries: list[str]


class TableTake(Message):
    """Entries that came in, their signatures checked: of tenure 0 by the key of the seat's writer, of others by that of
    the writer named in `tenures`; those of a tenure that is not there yet are left for later."""

    do: Literal["table-take"]
    entries: list[str]


class TableState(Message):
    """How the table stands, and what came of the message."""

    do: Literal["table-state"]


class TableSay(Message):
    """A seat of this device commits to a nonce of 32 random hexadecimal digits, and reveals it once all have."""

    do: Literal["table-commit", "table-reveal"]
    seat: int
    nonce: str


class TableGive(Message):
    """This device gives a seat that it writes to the device of seat `writer`, or votes for that."""

    do: Literal["table-give"]
    seat: int
    writer: int


class TableTend(Message):
    """Write what a device writes unasked: it begins what it was given, and returns seats to owners who are back.
    `here` are the first seats of the devices that are heard."""

    do: Literal["table-tend"]
    here: list[int]


class TableThink(Message):
    """Let the bots of this device think for so many milliseconds; ask again while `busy`."""

    do: Literal["table-think"]
    ms: int


class TableMissing(Message):
    """What a peer with so many entries lacks, and whether its game is ours: `marks` are those that it sent."""

    do: Literal["table-missing"]
    have: list[tuple[int, int]]
    marks: list[str]


class TableMissingAnswer(Answer):
    """`desync` is the number of the first card after which the two differ."""

    entries: list[str]
    desync: int | None


class TableSit(Message):
    """Sit down at a seat of this device, -1 to look on; answered by the view from there."""

    do: Literal["table-sit"]
    seat: int


FoulKind = Literal["double", "chain", "form", "reveal", "illegal"]
Stage = Literal["commit", "reveal", "play", "over"]


class FoulJson(TypedDict):
    """What was done wrong at a seat, to be sent to others with the signatures of `entries`. `writer` is the first seat
    of the device that did it, -1 if it is not known."""

    kind: FoulKind
    seat: int
    writer: int
    entries: list[str]
    record: str
    code: str


class FoulTold(Message):
    """A foul that a peer reports."""

    kind: FoulKind
    entries: list[str]
    record: str
    code: str


class TableJudge(Message):
    """Whether a foul that a peer reports is proved; then its seat is stopped here too."""

    do: Literal["table-judge"]
    foul: FoulTold


class TableJudgeAnswer(Answer):
    proved: bool


class RefusedJson(TypedDict):
    """An entry that was not taken; `seat` is -1 if it names none. Only foul codes blame a seat."""

    entry: str
    seat: int
    code: str
    detail: str


class TenureJson(TypedDict):
    tenure: int
    writer: int


class VoteJson(TypedDict):
    """An open vote: the devices of the seats `by` want to give `seat` to that of `writer`; `needed` of them decide.
    This device may agree unless it and others have drawn in another game than they."""

    seat: int
    writer: int
    by: list[int]
    needed: int
    may_agree: bool


class StoodIn(TypedDict):
    """The seasons, from 0, in which another device moved for a person."""

    seat: int
    seasons: list[int]


class TableView(TypedDict):
    """`record` is empty until the seed is known. `waiting_for` are the seats that the game waits for, `free` are
    those of this device that may act now; `tenures` are the writers of each seat, `stopped` those stopped by a foul.
    `contested`: a vote shows that others have other entries of a seat, so they have to see ours. `to_begin` asks for a
    `table-tend`: this device was given a seat."""

    terms: str
    stage: Stage
    record: str
    have: list[tuple[int, int]]
    marks: list[str]
    waiting_for: list[int]
    free: list[int]
    tenures: list[list[TenureJson]]
    votes: list[VoteJson]
    contested: bool
    to_begin: bool
    stood_in: list[StoodIn]
    fouls: list[FoulJson]
    stopped: list[int]


class TableAnswer(Answer):
    """`written` are new entries of this device. `view` is set once a player sits, with `events` since the last."""

    busy: bool
    refused: list[RefusedJson]
    view: View | None = field(default=None, kw_only=True)
    events: list[Event] | None = field(default=None, kw_only=True)
    written: list[str]
    table: TableView


TableQuestion = (
    TableTerms
    | TableOpen
    | TableTake
    | TableState
    | TableSay
    | TableGive
    | TableTend
    | TableThink
    | TableMissing
    | TableSit
    | TableJudge
)
