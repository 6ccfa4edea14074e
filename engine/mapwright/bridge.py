"""One JSON text in, one out: the page's entry point. It never raises.

A question is read by its declared type, and a table says which answer it gets and who gives it.
"""

from __future__ import annotations

import json
import re
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, TypeVar, get_args, get_type_hints

from mapwright.errors import NotationError, RuleError
from mapwright.forms import read
from mapwright.notation.notation import parse_action, parse_deal
from mapwright.notation.packing import pack
from mapwright.notation.record import parse_record
from mapwright.page.archive import (
    daily_json,
    desk_answer,
    honours_json,
    keepsake_answer,
    replay_answer,
    statistics_json,
    summary_json,
)
from mapwright.page.catalogue import setup_json
from mapwright.page.event_view import event_json
from mapwright.page.explain import explain
from mapwright.page.exports import read_export
from mapwright.page.hints import Hints, thinking_time
from mapwright.page.intent import action_of, preview
from mapwright.page.message import Answer, encoded
from mapwright.page.messages import album, honours, puzzles, results, table, workshop
from mapwright.page.messages import questions as ask
from mapwright.page.messages.questions import ViewAnswer
from mapwright.page.session import OnScreen, Session
from mapwright.page.view import view
from mapwright.rules.deal import check_seed
from mapwright.rules.setup import MOST_ON_A_SCREEN, Setup, setup_from
from mapwright.rules.state import PASS
from mapwright.rules.tracker import tracker

if TYPE_CHECKING:
    from mapwright.page.album import AlbumHandlers
    from mapwright.page.puzzles import PuzzleHandlers
    from mapwright.page.workshop import WorkshopHandlers
    from mapwright.together.handlers import TableHandlers

Q = TypeVar("Q")
A = TypeVar("A", bound=Answer)
LONGEST_MESSAGE = 40_000_000
"""Statistics carry a whole history; all else is far shorter."""
DEEPEST_FILE = 20


@dataclass(frozen=True)
class Route:
    """A row of the table: a question, its answer, and who gives it."""

    question: type
    answer: type[Answer]
    reply: Callable[[object], Answer]


class Bridge:
    """Answers messages about one game at a time."""

    def __init__(self) -> None:
        self._session: OnScreen | None = None
        self._hints = Hints()
        self._table_handlers: TableHandlers | None = None
        self._puzzle_handlers: PuzzleHandlers | None = None
        self._album_handlers: AlbumHandlers | None = None
        self._workshop_handlers: WorkshopHandlers | None = None
        self.routes: dict[str, Route] = {}
        self._route_games()
        self._route_archive()
        self._route_later()

    def dispatch(self, text: str) -> str:
        return json.dumps(self.answer(text), separators=(",", ":"))

    def answer(self, text: str) -> dict[str, object]:
        try:
            message = _object(text)
            route = self.routes.get(do := str(message["do"]))
            if route is None:
                raise NotationError(f"{do[:40]!r} is no message", "message")
            return encoded(route.reply(message))
        except (NotationError, RuleError) as error:
            return _refusal(error.code, error.args[0])
        except Exception:  # the page must survive whatever is wrong here, and keeps the record
            return _refusal("engine", traceback.format_exc(limit=-4))

    def _on(self, question: type[Q], answer: type[A], reply: Callable[[Q], A]) -> None:
        def read_and_reply(do: str, message: object) -> A:
            return reply(read(question, message, "message", do))

        for do in get_args(get_type_hints(question)["do"]):
            self.routes[do] = Route(question, answer, partial(read_and_reply, do))

    def _route_games(self) -> None:
        on = self._on
        on(
            ask.NewGame,
            ViewAnswer,
            lambda asked: self._new(setup_from(asked.setup), check_seed(asked.seed), asked.bots),
        )
        on(ask.OpenDeal, ViewAnswer, lambda asked: self._new(*parse_deal(asked.deal), asked.bots))
        on(ask.OpenGame, ViewAnswer, self._open)
        on(ask.AskTerms, ask.TermsAnswer, _terms)
        on(ask.Act, ViewAnswer, self._act)
        on(ask.Simple, ViewAnswer, self._simple)
        on(ask.Think, ask.ThinkAnswer, self._think)
        on(ask.GuestActs, ViewAnswer, self._guest)
        on(ask.AskPreview, ask.PreviewAnswer, lambda asked: ask.PreviewAnswer(preview(self.session(), asked.intent)))
        on(ask.AskExplain, ask.ExplainAnswer, self._explain)
        on(ask.AskHint, ask.HintAnswer, self._hint)
        on(honours.AskCards, honours.CardsAnswer, self._cards)

    def _route_archive(self) -> None:
        on = self._on
        on(ask.AskReview, ask.ReviewAnswer, self._review)
        on(ask.AskDaily, ask.DailyAnswer, lambda asked: ask.DailyAnswer(daily_json(asked.day)))
        on(ask.AskReplay, ask.ReplayAnswer, replay_answer)
        on(ask.AskSummary, ask.SummaryAnswer, lambda asked: ask.SummaryAnswer(summary_json(asked.record, asked.seat)))
        on(ask.AskStatistics, ask.StatisticsAnswer, _statistics)
        on(ask.AskDesk, ask.DeskAnswer, desk_answer)
        on(ask.AskKeepsake, ask.KeepsakeAnswer, _keepsake)
        on(ask.AskPack, ask.PackAnswer, lambda asked: ask.PackAnswer(pack(str(parse_record(asked.record)))))
        on(ask.AskQr, ask.QrAnswer, _qr)
        on(ask.AskImport, ask.ImportAnswer, _import)
        on(honours.AskHonours, honours.HonoursAnswer, _honours)
        on(honours.AskExpert, honours.ExpertAnswer, self._expert)

    def _route_later(self) -> None:
        """Puzzles, album, workshop, results of others, tables of devices: their modules are not needed to play."""
        on = self._on
        on(puzzles.AskPuzzle, puzzles.PuzzleAnswer, lambda asked: self._puzzles().puzzle(asked))
        on(puzzles.AskPuzzleAhead, puzzles.PuzzleAheadAnswer, lambda asked: self._puzzles().ahead(asked))
        on(puzzles.AskPuzzleDay, puzzles.PuzzleDayAnswer, lambda asked: self._puzzles().day(asked))
        on(puzzles.AskPuzzleOpen, puzzles.PuzzleOpenAnswer, self._open_puzzle)
        on(puzzles.AskPuzzleCheck, puzzles.PuzzleCheckAnswer, lambda asked: self._puzzles().check(asked))
        on(puzzles.AskPuzzleSolution, puzzles.PuzzleSolutionAnswer, lambda asked: self._puzzles().solution(asked))
        on(puzzles.AskTurningPoints, puzzles.TurningPointsAnswer, lambda asked: self._puzzles().turning_points(asked))
        on(album.AskAlbum, album.AlbumAnswer, self._ask_album)
        on(workshop.AskSight, workshop.SightAnswer, lambda asked: self._workshop().sight(self.session(), asked))
        on(workshop.AskTrial, workshop.TrialAnswer, lambda asked: self._workshop().trial(asked))
        on(workshop.AskStepTrial, workshop.TrialAnswer, lambda asked: self._workshop().step(asked))
        on(workshop.TrialActs, workshop.TrialAnswer, lambda asked: self._workshop().act(asked))
        on(workshop.AskRival, workshop.RivalAnswer, lambda asked: self._workshop().rival(asked))
        on(workshop.AskLeague, workshop.LeagueAnswer, lambda asked: self._workshop().league(asked))
        on(workshop.AskCheck, workshop.CheckAnswer, lambda asked: self._workshop().check(asked))
        on(results.AskResults, results.ResultsAnswer, _results)
        on(results.AskStanding, results.StandingAnswer, _standing)
        on(table.TableTerms, table.TableTermsAnswer, lambda asked: self._tables().terms(asked))
        on(table.TableOpen, table.TableAnswer, lambda asked: self._tables().open(asked))
        on(table.TableTake, table.TableAnswer, lambda asked: self._tables().take(asked))
        on(table.TableState, table.TableAnswer, lambda asked: self._tables().state(asked))
        on(table.TableSay, table.TableAnswer, lambda asked: self._tables().say(asked))
        on(table.TableGive, table.TableAnswer, lambda asked: self._tables().give(asked))
        on(table.TableTend, table.TableAnswer, lambda asked: self._tables().tend(asked))
        on(table.TableThink, table.TableAnswer, lambda asked: self._tables().think(asked))
        on(table.TableMissing, table.TableMissingAnswer, lambda asked: self._tables().missing(asked))
        on(table.TableSit, ViewAnswer, self._sit)
        on(table.TableJudge, table.TableJudgeAnswer, lambda asked: self._tables().judge(asked))

    def session(self) -> OnScreen:
        if self._session is None:
            raise NotationError("no game is open", "no-game")
        return self._session

    # --- a game ---

    def _new(self, setup: Setup, seed: str, bots: tuple[str, ...]) -> ViewAnswer:
        if setup.players > MOST_ON_A_SCREEN:
            raise NotationError(f"a table of {setup.players} is too large for a screen", "too-long")
        self._session = Session(setup, seed, _bots(bots, setup.players))
        return self._shown(fresh=True)

    def _open(self, asked: ask.OpenGame) -> ViewAnswer:
        record = parse_record(asked.record)
        self._session = Session.open(record, _bots(asked.bots, record.setup.players))
        return self._shown()

    def _act(self, asked: ask.Act) -> ViewAnswer:
        session = self.session()
        _check_turn(session)
        option, action, outside = action_of(session.now.state, asked.intent)
        if outside and not option.hangs:
            raise RuleError("outside")
        session.act(action)
        return self._shown(fresh=True)

    def _simple(self, asked: ask.Simple) -> ViewAnswer:
        session = self.session()
        match asked.do:
            case "view":
                return self._shown()
            case "pass":
                _check_turn(session)
                session.act(PASS)
            case "next":
                session.next()
            case "undo":
                session.undo()
            case "redo":
                session.redo()
            case "take-back":
                session.take_back()
        return self._shown(fresh=True)

    def _guest(self, asked: ask.GuestActs) -> ViewAnswer:
        """Apply what a custom bot has answered about the game as it was then."""
        session = self.session()
        if not session.is_bots_turn or str(session.record) != asked.record:
            raise RuleError("not-your-turn")
        session.act_at_once(parse_action(session.now.state, asked.action))
        return self._shown(fresh=True)

    def _think(self, asked: ask.Think) -> ask.ThinkAnswer:
        session = self.session()
        before = session.now
        busy = session.think(thinking_time(asked.ms))
        if session.now is before:  # a bot that passes makes no event, and yet it is another player's turn
            return ask.ThinkAnswer(busy)
        shown = self._shown(fresh=True)
        return ask.ThinkAnswer(busy, shown.view, shown.events)

    def _shown(self, fresh: bool = False) -> ViewAnswer:
        session = self.session()
        events = [event_json(event, session.now.state) for event in session.fresh] if fresh else []
        return ViewAnswer(view(session), events)

    def _explain(self, asked: ask.AskExplain) -> ask.ExplainAnswer:
        return ask.ExplainAnswer(explain(self.session().now.state, asked.letter, asked.seat))

    def _cards(self, asked: honours.AskCards) -> honours.CardsAnswer:
        found = tracker(self.session().now.state)
        return honours.CardsAnswer(
            {
                "seen": list(found.seen), "left": list(found.left), "ambushes": found.ambushes,
                "ambush": list(found.ambush), "heroes": found.heroes, "hero": list(found.hero),
            }
        )  # fmt: skip

    # --- games that are over ---

    def _hint(self, asked: ask.AskHint) -> ask.HintAnswer:
        with _loaded_later():
            return self._hints.hint(self.session(), thinking_time(asked.ms))

    def _review(self, asked: ask.AskReview) -> ask.ReviewAnswer:
        with _loaded_later():
            return self._hints.review(asked.record, asked.seat, thinking_time(asked.ms), asked.first)

    def _expert(self, asked: honours.AskExpert) -> honours.ExpertAnswer:
        return self._hints.expert(asked.deal, thinking_time(asked.ms))

    # --- what comes later ---

    def _puzzles(self) -> PuzzleHandlers:
        if self._puzzle_handlers is None:
            with _loaded_later():
                from mapwright.page.puzzles import PuzzleHandlers
            self._puzzle_handlers = PuzzleHandlers()
        return self._puzzle_handlers

    def _open_puzzle(self, asked: puzzles.AskPuzzleOpen) -> puzzles.PuzzleOpenAnswer:
        told = self._puzzles().told(asked.code)
        self._session = self._puzzles().session(asked.code)
        shown = self._shown()
        return puzzles.PuzzleOpenAnswer(told, shown.view, shown.events)

    def _ask_album(self, asked: album.AskAlbum) -> album.AlbumAnswer:
        if self._album_handlers is None:
            with _loaded_later():
                from mapwright.page.album import AlbumHandlers
            self._album_handlers = AlbumHandlers()
        return self._album_handlers.album(asked)

    def _workshop(self) -> WorkshopHandlers:
        if self._workshop_handlers is None:
            with _loaded_later():
                from mapwright.page.workshop import WorkshopHandlers
            self._workshop_handlers = WorkshopHandlers()
        return self._workshop_handlers

    def _tables(self) -> TableHandlers:
        if self._table_handlers is None:
            with _loaded_later():
                from mapwright.together.handlers import TableHandlers
            self._table_handlers = TableHandlers()
        return self._table_handlers

    def _sit(self, asked: table.TableSit) -> ViewAnswer:
        handlers = self._tables()
        answer = handlers.sit(asked)
        self._session = handlers.place
        return answer


@contextmanager
def _loaded_later() -> Iterator[None]:
    """Raise `NotationError` for a module that is not here yet; the page then fetches it and asks again."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise NotationError(f"{error.name} is not loaded here", "not-loaded") from None


def _object(text: str) -> dict[str, object]:
    if len(text) > LONGEST_MESSAGE:
        raise NotationError(f"a message of {len(text)} characters is too long", "too-long")
    message = _json(text, "message")
    if not isinstance(message, dict) or not isinstance(message.get("do"), str):
        raise NotationError('a message is an object with a text "do"', "message")
    return message


def _json(text: str, code: str) -> object:
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError):
        raise NotationError("that is no JSON", code) from None
    return found


def _shallow(text: str) -> str:
    """A text from outside may nest without end, and in a browser that kills the interpreter, not only the reading."""
    depth = 0
    for found in re.finditer(r'"(?:[^"\\]|\\.)*"|[\[{]|[\]}]', text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)
        if depth > DEEPEST_FILE:
            raise NotationError("the file nests too deep", "file")
    return text


def _check_turn(session: OnScreen) -> None:
    """People act for themselves only."""
    if session.now.waiting or session.is_bots_turn:
        raise RuleError("not-your-turn")


def _terms(asked: ask.AskTerms) -> ask.TermsAnswer:
    setup, seed = parse_deal(asked.deal)
    return ask.TermsAnswer(setup_json(setup), seed)


def _statistics(asked: ask.AskStatistics) -> ask.StatisticsAnswer:
    return ask.StatisticsAnswer(statistics_json(asked.games, asked.today))


def _honours(asked: honours.AskHonours) -> honours.HonoursAnswer:
    return honours.HonoursAnswer(honours_json(asked.games, asked.at))


def _keepsake(asked: ask.AskKeepsake) -> ask.KeepsakeAnswer:
    with _loaded_later():
        return keepsake_answer(asked)


def _results(asked: results.AskResults) -> results.ResultsAnswer:
    with _loaded_later():
        from mapwright.page.results import results_answer
    return results_answer(asked)


def _standing(asked: results.AskStanding) -> results.StandingAnswer:
    with _loaded_later():
        from mapwright.page.results import standing_answer
    return standing_answer(asked)


def _qr(asked: ask.AskQr) -> ask.QrAnswer:
    with _loaded_later():
        from mapwright.page.qr import qr
    return ask.QrAnswer(qr(asked.text))


def _import(asked: ask.AskImport) -> ask.ImportAnswer:
    found = read_export(_json(_shallow(asked.text), "file"))
    return ask.ImportAnswer(found["games"], found["saves"], found["days"])


def _bots(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """The bot of each seat; at least one seat is a person's."""
    if names and (len(names) != players or all(names)):
        raise NotationError(f"bots: {len(names)} names for {players} players, one of them a person's", "message")
    return names


def _refusal(code: str, detail: str) -> dict[str, object]:
    return {"ok": False, "error": {"code": code, "detail": detail[:2000]}}


dispatch = Bridge().dispatch
"""The one function the worker exports."""
