"""The words of the bridge: what a page may ask and what it is told. TypeScript's types are made from this file.

A message is one JSON object with a `do`; an answer is `{"ok": true, ...}` or `{"ok": false, "error": {...}}`.
Cells are texts (`c4`), offsets inside a shape are `[row, column]`, terrains are the letters of the map text.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Offset = tuple[int, int]
Phase = Literal["draw", "extra", "dodge", "ambush", "gorgon", "hero", "troll", "next", "bot", "over"]
CardKind = Literal["explore", "ruins", "ambush", "hero"]
ToolKind = Literal["shape", "cell", "skill", "ambush", "hero", "destroy", "dodge"]
EventKind = Literal[
    "revealed", "drawn", "nothing", "coins", "destroyed", "walk", "dodged", "wave", "scored", "added", "finished"
]


class SetupJson(TypedDict):
    """One table (R1–R7). `ambush` holds pack ids, or exactly four card ids; `edicts` is empty or four ids for A–D."""

    set: Literal["base", "heroes", "combined"]
    sheet: Literal["A", "B", "C", "D"]
    players: int
    explore: Literal["base", "heroes"]
    seasons: Literal["base", "heroes"]
    heroes: bool
    skills: bool
    ambush: list[str]
    edicts: list[str]


class Turn(TypedDict):
    """One orientation of a tool's shape; `anchors` are the places of its box's corner where it is legal now."""

    code: str
    cells: list[Offset]
    attack: list[Offset]
    anchors: list[Offset]


class Tool(TypedDict):
    """Something the player may place now. Which terrains, turns and places are legal is decided here, by Python."""

    kind: ToolKind
    shape: int
    skill: str | None
    cost: int
    coin: bool
    terrains: list[str]
    turns: list[Turn]


class CardView(TypedDict):
    """The card on the table; `revealed` are all cards of this turn, ruins first (R8)."""

    id: str
    kind: CardKind
    time: int
    revealed: list[str]
    must_cover_ruins: bool
    fallback: bool


class EdictView(TypedDict):
    """`seasons` are the indices (0–3) of the seasons that score it; `live` if the present one does."""

    letter: Literal["A", "B", "C", "D"]
    id: str
    stars: int
    seasons: list[int]
    live: bool


class SeasonScore(TypedDict):
    """`so_far` are the stars of the game up to this season and with it."""

    season: str
    edicts: dict[str, int]
    coins: int
    toll: int
    total: int
    so_far: int


class SkillView(TypedDict):
    """`usable` if one of the tools of this moment uses it; `reason` is a reason code when not."""

    id: str
    cost: int
    usable: bool
    reason: str | None


class PlayerView(TypedDict):
    """`coins` are filled and not crossed out, `spent` are crossed out (R19); `running` is the present season, were it
    scored now, and null once it is."""

    seat: int
    map: str
    coins: int
    spent: int
    toll: int
    stars: int
    skill_used: bool
    seasons: list[SeasonScore]
    running: SeasonScore | None
    edicts: dict[str, int]


class Event(TypedDict):
    """Something that happened, for the log, the animation and the announcements; only what applies is there."""

    kind: EventKind
    season: str
    turn: int
    card: NotRequired[str]
    cards: NotRequired[list[str]]
    by: NotRequired[int]
    on: NotRequired[int]
    terrain: NotRequired[str]
    cells: NotRequired[list[str]]
    fallback: NotRequired[bool]
    skill: NotRequired[str | None]
    coins: NotRequired[int]
    why: NotRequired[str]
    walk: NotRequired[list[list[str]]]
    changes: NotRequired[list[Change]]
    toll: NotRequired[int]
    map: NotRequired[str]
    score: NotRequired[SeasonScore]


class Result(TypedDict):
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
    """All that a screen shows of a game. `seat` acts or has just acted, on the map of seat `on`; `to_come` are next;
    `ends_season` if the time is up once this card is done."""

    deal: str
    seed: str
    setup: SetupJson
    record: str
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
    to_come: list[int]
    edicts: list[EdictView]
    skills: list[SkillView]
    players: list[PlayerView]
    card: CardView | None
    tools: list[Tool]
    can_pass: bool
    can_undo: bool
    can_redo: bool
    log: list[Event]
    results: list[Result]
    winners: list[int]
    bots: list[str]


class Intent(TypedDict):
    """What the player points at: a tool of the view by index, a terrain, a turn, and where its box's corner lies."""

    tool: int
    terrain: str | None
    turn: str
    row: int
    column: int


class Change(TypedDict):
    letter: str
    now: int
    then: int
    gain: int


class Preview(TypedDict):
    """What an intent would do. `bad` are the offending cells, `reason` a reason code; both empty when it fits."""

    fits: bool
    reason: str | None
    cells: list[str]
    bad: list[str]
    destroyed: list[str]
    attack: list[str]
    edicts: list[Change]
    coins: int
    toll: int


class ClaimJson(TypedDict):
    stars: int
    cells: list[str]


class Explanation(TypedDict):
    """Why an edict has its stars; `count` is the number of claims."""

    id: str
    letter: str
    stars: int
    count: int
    claims: list[ClaimJson]


class Problem(TypedDict):
    """`code` is stable and is a text key; `detail` quotes what was wrong, for reports."""

    code: str
    detail: str


class Refusal(TypedDict):
    ok: Literal[False]
    error: Problem


class NewGame(TypedDict):
    """`bots` names the bot of each seat, empty for people; none at all if left out."""

    do: Literal["new"]
    setup: SetupJson
    seed: str
    bots: NotRequired[list[str]]


class OpenGame(TypedDict):
    do: Literal["open"]
    record: str
    bots: NotRequired[list[str]]


class OpenDeal(TypedDict):
    do: Literal["deal"]
    deal: str
    bots: NotRequired[list[str]]


class Think(TypedDict):
    """Let the bots think for so many milliseconds; ask again while `busy`, also while people draw."""

    do: Literal["think"]
    ms: int


class ThinkAnswer(TypedDict):
    """`view` and `events` are there only if a bot has acted."""

    ok: Literal[True]
    busy: bool
    view: NotRequired[View]
    events: NotRequired[list[Event]]


class Act(TypedDict):
    do: Literal["act"]
    intent: Intent


class Simple(TypedDict):
    """`pass`: use no skill. `next`: turn the next card, after which nothing can be undone."""

    do: Literal["pass", "next", "undo", "redo", "view"]


class AskPreview(TypedDict):
    do: Literal["preview"]
    intent: Intent


class AskExplain(TypedDict):
    do: Literal["explain"]
    letter: str
    seat: int


class ViewAnswer(TypedDict):
    """`events` are what happened by this message, in order; the whole season's are in `view.log`."""

    ok: Literal[True]
    view: View
    events: list[Event]


class PreviewAnswer(TypedDict):
    ok: Literal[True]
    preview: Preview


class ExplainAnswer(TypedDict):
    ok: Literal[True]
    explanation: Explanation


class AskHint(TypedDict):
    """The best places for whoever has to act, thought out for so many milliseconds; ask again while `busy`."""

    do: Literal["hint"]
    ms: int


class ReasonJson(TypedDict):
    """What an action changes at once, and how often that will still be scored; fewer tolled cells are a gain."""

    kind: str
    letter: str
    id: str
    change: int
    times: int


class AdviceJson(TypedDict):
    """An action, the stars of the map's owner expected at the end of the game after it, and why."""

    kind: str
    terrain: str | None
    cells: list[str]
    attack: list[str]
    skill: str | None
    text: str
    expected: float
    gain: int
    reasons: list[ReasonJson]


class PlaceJson(AdviceJson):
    """`intent` brings the shape there; None for what needs no place."""

    intent: Intent | None


class HintJson(TypedDict):
    by: int
    on: int
    places: list[PlaceJson]


class HintAnswer(TypedDict):
    ok: Literal[True]
    busy: bool
    hint: NotRequired[HintJson]


class AskReview(TypedDict):
    """A finished game of one seat beside the expert's; ask again while `busy`, `share` tells how far it is."""

    do: Literal["review"]
    record: str
    seat: int
    ms: int


class JudgementJson(TypedDict):
    """`map` is the one drawn on, before it; `given_away` are stars, never below zero."""

    season: str
    turn: int
    kind: str
    on: int
    card: str
    number: int
    map: str
    move: AdviceJson
    best: AdviceJson
    same: bool
    given_away: float


class ReviewJson(TypedDict):
    """`costliest` are places in `judgements`; `expected` follows the seat's own map; `expert` is a record."""

    seat: int
    judgements: list[JudgementJson]
    costliest: list[int]
    given_away: float
    expected: list[float]
    final: int | None
    expert: str
    expert_stars: int


class ReviewAnswer(TypedDict):
    ok: Literal[True]
    busy: bool
    share: float
    review: NotRequired[ReviewJson]


class AskDaily(TypedDict):
    """`day` is a date as 2026-11-15, in UTC."""

    do: Literal["daily"]
    day: str


class DailyJson(TypedDict):
    day: str
    number: int
    deal: str
    setup: SetupJson


class DailyAnswer(TypedDict):
    ok: Literal[True]
    daily: DailyJson


class AskFilm(TypedDict):
    do: Literal["film"]
    record: str


class Frame(TypedDict):
    """One step of a replay; `record` is the game up to here, to take over from."""

    record: str
    word: str
    season: str
    season_index: int
    time: int
    limit: int
    cards: list[str]
    players: list[PlayerView]
    events: list[Event]
    over: bool


class FilmAnswer(TypedDict):
    ok: Literal[True]
    deal: str
    setup: SetupJson
    edicts: list[str]
    skills: list[str]
    frames: list[Frame]


class AskSummary(TypedDict):
    do: Literal["summary"]
    record: str
    seat: int


class Summary(TypedDict):
    """A finished game in figures, for statistics, shared texts, rivals and keepsakes."""

    deal: str
    set: str
    sheet: str
    players: int
    skills: bool
    stars: int
    rating: int | None
    title: int | None
    toll: int
    coins: int
    seasons: list[int]
    so_far: list[int]
    edicts: dict[str, int]
    map: str
    season_maps: list[str]
    emoji: list[str]


class SummaryAnswer(TypedDict):
    ok: Literal[True]
    summary: Summary


class PlayedGame(TypedDict):
    day: str
    daily: bool
    summary: Summary


class AskStatistics(TypedDict):
    do: Literal["statistics"]
    today: str
    games: list[PlayedGame]


class BestJson(TypedDict):
    set: str
    sheet: str
    stars: int


class EdictMean(TypedDict):
    id: str
    games: int
    mean: float


class StatisticsJson(TypedDict):
    games: int
    mean_stars: float
    best_stars: int
    stars_lost: int
    bests: list[BestJson]
    titles: dict[str, int]
    edicts: list[EdictMean]
    seasons: list[float]
    streak: int
    longest_streak: int


class StatisticsAnswer(TypedDict):
    ok: Literal[True]
    statistics: StatisticsJson


class AskDesk(TypedDict):
    """A paper map to score: `edicts` are the ids that count now."""

    do: Literal["desk"]
    map: str
    edicts: list[str]
    coins: int


class DeskAnswer(TypedDict):
    ok: Literal[True]
    map: str
    explanations: list[Explanation]
    coins: int
    toll: int
    toll_cells: list[str]
    total: int


class AskKeepsake(TypedDict):
    """A map as a vector picture in a frame; the page gives the words, in the player's language."""

    do: Literal["keepsake"]
    map: str
    title: str
    subtitle: str
    lines: list[str]


class KeepsakeAnswer(TypedDict):
    ok: Literal[True]
    svg: str


class AskQr(TypedDict):
    do: Literal["qr"]
    text: str


class QrAnswer(TypedDict):
    """Rows of modules, `#` for dark, without the light margin."""

    ok: Literal[True]
    rows: list[str]


class AskPack(TypedDict):
    """A record written as short as it goes, for a link; every message that takes a record takes both forms."""

    do: Literal["pack"]
    record: str


class PackAnswer(TypedDict):
    ok: Literal[True]
    record: str


class KeptGame(TypedDict):
    """A game in somebody's history or among their saves. `day` is its date in UTC, of the daily deal if it is one;
    `daily` if it was that deal's first try; `taken` if it was taken over from a replay, so that it counts nowhere."""

    id: str
    record: str
    seat: int
    day: str
    daily: bool
    taken: bool
    when: int
    name: str


class AskImport(TypedDict):
    """The text of a file that an export has written."""

    do: Literal["import"]
    text: str


class ImportAnswer(TypedDict):
    """What is well formed in it; each record is still to be replayed."""

    ok: Literal[True]
    games: list[KeptGame]
    saves: list[KeptGame]
    days: dict[str, str]


class SheetFacts(TypedDict):
    set: str
    map: str


class ShapeFacts(TypedDict):
    cells: list[Offset]
    coin: bool


class ExploreFacts(TypedDict):
    set: str
    time: int
    terrains: list[str]
    shapes: list[ShapeFacts]


class AmbushFacts(TypedDict):
    set: str
    cells: list[Offset]
    mark: str
    corner: str
    arrow: str


class HeroFacts(TypedDict):
    cells: list[Offset]
    attack: list[Offset]


class SkillFacts(TypedDict):
    cost: int
    cells: list[Offset]


class EdictFacts(TypedDict):
    set: str
    kind: str
    solo: int


class SeasonFacts(TypedDict):
    id: str
    time: int
    edicts: str


class Catalogue(TypedDict):
    """The facts printed on cards and sheets, for screens that need no game."""

    sheets: dict[str, SheetFacts]
    presets: dict[str, SetupJson]
    packs: list[str]
    seasons: dict[str, list[SeasonFacts]]
    coin_track: int
    titles: list[int]
    ruins: list[str]
    explore: dict[str, ExploreFacts]
    ambush: dict[str, AmbushFacts]
    heroes: dict[str, HeroFacts]
    skills: dict[str, SkillFacts]
    edicts: dict[str, EdictFacts]


class BookPicture(TypedDict):
    """A drawn example of the rulebook: the `window` (row, column, rows, columns) of a map, and what it earns there."""

    map: str
    window: tuple[int, int, int, int]
    stars: int
    claims: list[ClaimJson]
