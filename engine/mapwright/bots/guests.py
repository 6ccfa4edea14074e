"""Custom bots: loaded from the text of a file, given copies, and every mistake reported in one line."""

from __future__ import annotations

import pickle
import sys
from contextlib import redirect_stdout
from pathlib import Path
from types import CodeType, ModuleType
from typing import TextIO

from mapwright.bots import Bot, BotMaker, Budget
from mapwright.bots.match import is_guest, make_bot
from mapwright.bots.neighbours import Neighbours
from mapwright.errors import NotationError
from mapwright.notation.notation import format_action, parse_action
from mapwright.rules.options import find_option, may_pass
from mapwright.rules.state import PASS, Action, State

LONGEST_WORDS = 200
"""So much is quoted of what a bot says or gives."""


class GuestError(NotationError):
    """What a guest did wrong: `kind` is load, make, choose, nothing, junk, list or illegal.

    `cause` is what its code raised."""

    def __init__(
        self,
        message: str,
        kind: str,
        line: int | None = None,
        cause: BaseException | None = None,
        shown: str = "",
    ) -> None:
        super().__init__(message, "bot")
        self.kind = kind
        self.line = line
        """The line of the guest's file, where one is known."""
        self.cause = cause
        self.shown = shown
        """What it gave instead of a legal action, or what its error says."""

    def __reduce__(self) -> tuple[type[GuestError], tuple[str, str, int | None, None, str]]:
        """Between processes: the cause is the guest's own, and may not be picklable."""
        return GuestError, (str(self), self.kind, self.line, None, self.shown)


def source_of(name: str) -> str:
    """The text of a guest's file; nothing for one of ours."""
    if not is_guest(name):
        return ""
    if not Path(name).is_file():
        raise NotationError(f"bot {name!r}: the file does not exist", "bot")
    try:
        return Path(name).read_text("utf-8")
    except (OSError, UnicodeError) as error:
        raise _failed(name, "load", "cannot be read", error) from None


def bot_maker(name: str, source: str | None = None) -> BotMaker:
    """How to make a bot: one of ours by its name, or the class `Bot` of a Python file. A file's code is run."""
    if not is_guest(name):
        return lambda seed, budget: make_bot(name, seed, budget)
    folder = Path(name).parent if Path(name).is_file() else None
    return load_bot(name, source_of(name) if source is None else source, neighbours=Neighbours(folder))


def load_bot(path: str, source: str, output: TextIO | None = None, neighbours: Neighbours | None = None) -> BotMaker:
    """The class `Bot` in the text of a file. `path` is only what the file is called, `output` gets what it prints.

    Its code may import `neighbours`, the modules next to the file.
    """
    beside = neighbours or Neighbours()
    module = ModuleType(f"guest {path}")
    module.__file__ = path
    sys.modules[module.__name__] = module  # where dataclasses look for the names of their module
    try:
        with redirect_stdout(output or sys.stderr), beside.importable():
            exec(compile(source, path, "exec", dont_inherit=True), module.__dict__)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # whatever the author's code does wrong, sys.exit() included
        raise _failed(path, "load", "cannot be loaded", error) from None
    made = module.__dict__.get("Bot")
    if not isinstance(made, type) or not callable(getattr(made, "choose", None)):
        raise GuestError(f"bot {path!r}: a class Bot with a method choose(state) is wanted", "nothing")
    return lambda seed, budget: GuestBot(path, made, seed, budget, output, beside)


class GuestBot:
    """A bot from a file. Its output goes to `output`, or else to the error stream, not among the results."""

    def __init__(
        self,
        path: str,
        made: type,
        seed: str,
        budget: Budget,
        output: TextIO | None = None,
        neighbours: Neighbours | None = None,
    ) -> None:
        self._path = path
        self._output = output
        self._neighbours = neighbours or Neighbours()
        try:
            with redirect_stdout(output or sys.stderr), self._neighbours.importable():
                self._bot: Bot = made(seed, budget)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise _failed(path, "make", "Bot(seed, budget) failed", error) from None

    def choose(self, state: State) -> Action:
        given: State = pickle.loads(pickle.dumps(state))  # a bot may change its copy
        try:
            with redirect_stdout(self._output or sys.stderr), self._neighbours.importable():
                action = self._bot.choose(given)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise _failed(self._path, "choose", "choose(state) failed", error) from None
        if type(action) is not Action:
            raise self._junk(action)
        return self._checked(state, action)

    def _junk(self, given: object) -> GuestError:
        """Return the error for what is not an action; a list of actions is the first mistake of most authors."""
        where = f"bot {self._path!r}: choose(state)"
        if isinstance(given, list | tuple) and given and all(type(each) is Action for each in given):
            told = f"{where} returned a {type(given).__name__} of {len(given)} actions; return one"
            return GuestError(told, "list", self._begins(), shown=str(len(given)))
        shown = _shown(given)
        return GuestError(f"{where} gave {shown}, not an Action", "junk", self._begins(), shown=shown)

    def _checked(self, state: State, action: Action) -> Action:
        """Normalise the action: the string "V" equals `Terrain.VILLAGE` but is not one."""
        try:
            if action == PASS and may_pass(state):
                return PASS
            find_option(state, action)
            plain = parse_action(state, format_action(state, action))
            find_option(state, plain)
        except Exception as error:
            shown = _shown_action(action)
            failed = _failed(self._path, "illegal", f"illegal action {shown}", error, shown)
            failed.line = failed.line or self._begins()
            raise failed from None
        return plain

    def _begins(self) -> int | None:
        """The line on which its method `choose` begins: what it gives is wrong, not a single line."""
        code = getattr(getattr(type(self._bot), "choose", None), "__code__", None)
        return code.co_firstlineno if isinstance(code, CodeType) and code.co_filename == self._path else None


def _failed(path: str, kind: str, what: str, error: BaseException, shown: str = "") -> GuestError:
    line = _line_of(path, error)
    where = f"bot {path!r}, line {line}" if line else f"bot {path!r}"
    said = _said(error)
    return GuestError(f"{where}: {what}: {type(error).__name__}: {said}", kind, line, error, shown or said)


def _line_of(path: str, error: BaseException) -> int | None:
    """The line of the file on which the error arose, as far as it is known."""
    if isinstance(error, SyntaxError) and error.filename == path:
        return error.lineno
    line, trace = None, error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == path:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def _said(error: BaseException) -> str:
    try:
        return str(error)[:LONGEST_WORDS]
    except BaseException:  # the text of an error is the author's code as well
        return "its text cannot be shown"


def _shown(value: object) -> str:
    try:
        text = repr(value)
    except BaseException:
        return f"a {type(value).__name__}"
    return text if len(text) <= LONGEST_WORDS else f"{text[: LONGEST_WORDS - 1]}…"


def _shown_action(action: Action) -> str:
    """Return the action for people; its fields may be anything."""
    try:
        return f"{action!s:.{LONGEST_WORDS}}"
    except BaseException:
        return _shown(action)
