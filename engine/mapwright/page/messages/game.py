"""The view of a game: its setup, the current moment, the tools, and the events."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from mapwright.page.messages.base import Response
from mapwright.page.messages.events import Event, SeasonScore
from mapwright.rules import cards, option, state

Offset = tuple[int, int]
Letter = Literal["A", "B", "C", "D"]
CardKind = cards.CardKind
ToolKind = state.OptionKind
ToolOrientation = option.OptionOrientation
Phase = Literal[state.DecisionKind, "next", "bot", "over"]


class SetupJson(TypedDict):
    """A setup (R1–R7). `ambush` has ids of packs or of exactly four cards. `edicts` has the ids of A to D, or fewer
    ones of different kinds: the others and the letters are then dealt at random."""

    set: Literal["base", "heroes", "combined"]
    sheet: str
    """`A` to `D`, or the id of an own sheet."""
    players: int
    explore: Literal["base", "heroes"]
    seasons: Literal["base", "heroes"]
    heroes: bool
    skills: bool
    ambush: list[str]
    edicts: list[str]
    packs: NotRequired[list[str]]
    """Expansions, if any."""
    solo_ambushes: NotRequired[bool]
    """With several players too, ambushes follow the solo walk (R23)."""


class Tool(TypedDict):
    """Something the player may place now, with the terrains, the orientations and the anchors that are legal."""

    kind: ToolKind
    shape: int
    skill: str | None
    cost: int
    coin: bool
    terrains: list[str]
    orientations: list[ToolOrientation]


class CardView(TypedDict):
    """The present card; `revealed` are all cards of this turn, ruins first (R8)."""

    id: str
    kind: CardKind
    time: int
    revealed: list[str]
    must_cover_ruins: bool
    fallback: bool


class EdictView(TypedDict):
    """`seasons` are the indices (0–3) of the seasons that score it; `scored_now` if the present one does."""

    letter: Letter
    id: str
    stars: int
    seasons: list[int]
    scored_now: bool


class SkillView(TypedDict):
    """`usable` says whether a tool uses the skill now; if not, `reason` is an error code."""

    id: str
    cost: int
    usable: bool
    reason: str | None


class PlayerView(TypedDict):
    """`coins` are filled and not crossed out, `spent` are crossed out (R19). `current_score` is the score if the season
    ended now, and null once it is scored."""

    seat: int
    map: str
    coins: int
    spent: int
    toll: int
    stars: int
    skill_used: bool
    seasons: list[SeasonScore]
    current_score: SeasonScore | None
    edicts: dict[str, int]


class PlayerResult(TypedDict):
    """`place` counts from 1; who shares a place shares its number (R28). In solo the rating is the stars less `par`;
    `next_title` is the threshold of the title above the one that was reached (R30)."""

    seat: int
    place: int
    stars: int
    toll: int
    par: int | None
    rating: int | None
    title: int | None
    next_title: int | None


class View(TypedDict):
    """Everything that a screen shows of a game. `seat` acts or has just acted, on the map of seat `on`; `later_seats`
    follow on this card. `ends_season` says whether the season ends after this card. `moment` identifies what can be
    done now; `record` is for saving: at a table it contains no draft."""

    deal: str
    seed: str
    setup: SetupJson
    record: str
    moment: str
    phase: Phase
    season: str
    season_index: int
    turn: int
    time: int
    limit: int
    limits: list[int]
    ends_season: bool
    seat: int
    on: int
    later_seats: list[int]
    edicts: list[EdictView]
    skills: list[SkillView]
    players: list[PlayerView]
    card: CardView | None
    tools: list[Tool]
    can_pass: bool
    can_undo: bool
    can_redo: bool
    can_take_back: bool
    """Whether an earlier turn can be taken back, which the record counts."""
    draft: list[str]
    """At a table, the actions of this player that no other device has."""
    log: list[Event]
    results: list[PlayerResult]
    winners: list[int]
    bots: list[str]


class ViewResponse(Response):
    """`events` are those of this request in order; `view.log` has those of the season."""

    view: View
    events: list[Event]
