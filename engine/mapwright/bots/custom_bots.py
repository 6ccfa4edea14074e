"""Custom bots: loaded from the text of a file, given copies, and every mistake reported in one line."""

from __future__ import annotations

import pickle
import re
import sys
from contextlib import redirect_stdout, suppress
from math import inf
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import TextIO

from mapwright.bots import Bot, BotFactory, Budget
from mapwright.bots.names import built_in_bot, is_custom_bot
from mapwright.bots.sibling_modules import SiblingModules
from mapwright.errors import NotationError
from mapwright.notation.action_text import format_action, parse_action
from mapwright.rules.legal_actions import LegalActions
from mapwright.rules.legal_options import find_option, may_pass
from mapwright.rules.state import PASS, Action, State

MAX_QUOTED_CHARS = 200
"""Maximum number of characters quoted from a bot's output or return value."""
MAX_FRAMES = 20
"""The last frames on the way to an error are enough to find it."""
CO_VARARGS = 4
"""The flag of functions with `*args`, as in `inspect`, whose import takes a while."""


class CustomBotError(NotationError):
    """A mistake of a custom bot: `mistake` is load, make, choose, nothing, no-init, no-self, junk, list or illegal.

    `cause` is the exception that its code raised."""

    def __init__(
        self,
        message: str,
        mistake: str,
        line: int | None = None,
        cause: BaseException | None = None,
        quoted: str = "",
        traceback_text: str = "",
    ) -> None:
        super().__init__(message, "bot")
        self._traceback_text = traceback_text
        self.mistake = mistake
        self.line = line
        """The line of the custom bot's file, if known."""
        self.cause = cause
        self.quoted = quoted
        """What the bot returned instead of a legal action, or the text of its exception."""
        self.frames: list[tuple[int, str]] = []
        """Lines and functions of the bot's file on the way to the error, outermost first."""

    def __reduce__(self) -> tuple[type[CustomBotError], tuple[str, str, int | None, None, str, str]]:
        """Replace the cause, which may not be picklable, by its traceback between processes."""
        return CustomBotError, (str(self), self.mistake, self.line, None, self.quoted, self.traceback())

    def traceback(self) -> str:
        """Return the traceback of the cause as text; empty if there is none."""
        from traceback import format_exception  # the page has no use for it

        with suppress(BaseException):  # the text of an error is the author's code as well
            return "".join(format_exception(self.cause)) if self.cause else self._traceback_text
        return ""


def read_source(name: str) -> str:
    """Return the source of a custom bot's file; an empty text for a built-in bot."""
    if not is_custom_bot(name):
        return ""
    if not Path(name).is_file():
        raise NotationError(f"bot {name!r}: the file does not exist", "bot")
    try:
        return Path(name).read_text("utf-8")
    except (OSError, UnicodeError) as error:
        raise _bot_error(name, "load", "cannot be read", error) from None


def bot_factory(name: str, source: str | None = None) -> BotFactory:
    """Return a function that makes the built-in bot, or the bot of a Python file, whose code runs."""
    if not is_custom_bot(name):
        return lambda seed, budget: built_in_bot(name, seed, budget)
    folder = Path(name).parent if Path(name).is_file() else None
    return load_bot_class(name, read_source(name) if source is None else source, siblings=SiblingModules(folder))


def load_bot_class(
    path: str, source: str, output: TextIO | None = None, siblings: SiblingModules | None = None
) -> BotFactory:
    """Run the source of a bot and return a function that makes bots of its class `Bot`.

    `path` is its name in messages, `output` gets what it prints; its code may import `siblings`. Raise
    `CustomBotError` if the source fails or has no such class.
    """
    siblings = siblings or SiblingModules()
    module = ModuleType(f"custom bot {path}")
    module.__file__ = path
    sys.modules[module.__name__] = module  # where dataclasses look for the names of their module
    try:
        with redirect_stdout(output or sys.stderr), siblings.importable():
            exec(compile(source, path, "exec", dont_inherit=True), module.__dict__)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # whatever the author's code does wrong, sys.exit() included
        raise _bot_error(path, "load", "cannot be loaded", error) from None
    bot_class = module.__dict__.get("Bot")
    if not isinstance(bot_class, type) or not callable(getattr(bot_class, "choose", None)):
        raise CustomBotError(
            f"bot {path!r}: the file must have a class Bot with a method choose(self, state)", "nothing"
        )
    _check_methods(path, source, bot_class)
    return lambda seed, budget: CustomBot(path, bot_class, seed, budget, output, siblings)


def _check_methods(path: str, source: str, bot_class: type) -> None:
    """Raise `CustomBotError` with the line if the class has no `__init__`, or if a method accepts too few arguments."""
    init, choose = bot_class.__init__, bot_class.__dict__.get("choose")  # type: ignore[misc]
    if init is object.__init__:
        mistake, line = "no-init", _line_of_class(source)
    elif _max_positional_arguments(init) < 3:
        mistake, line = "no-init", init.__code__.co_firstlineno
    elif _max_positional_arguments(choose) < 2:
        assert isinstance(choose, FunctionType)
        mistake, line = "no-self", choose.__code__.co_firstlineno  # usually the author forgot `self`
    else:
        return
    signature = "choose(self, state)" if mistake == "no-self" else "__init__(self, seed, budget)"
    raise CustomBotError(f"bot {path!r}, line {line}: the class Bot must have def {signature}", mistake, line)


def _max_positional_arguments(function: object) -> float:
    """Return how many positional arguments a Python function accepts; infinity with `*args`, or if it is not Python."""
    if not isinstance(function, FunctionType) or function.__code__.co_flags & CO_VARARGS:
        return inf
    return function.__code__.co_argcount


def _line_of_class(source: str) -> int | None:
    """Return the number of the line with `class Bot`, or None."""
    lines = (number for number, line in enumerate(source.splitlines(), 1) if re.match(r"class Bot\b", line))
    return next(lines, None)


class CustomBot:
    """A bot from a file. Its output goes to `output`, or else to the error stream, not among the results."""

    def __init__(
        self,
        path: str,
        bot_class: type,
        seed: str,
        budget: Budget,
        output: TextIO | None = None,
        siblings: SiblingModules | None = None,
    ) -> None:
        self._path = path
        self._output = output
        self._siblings = siblings or SiblingModules()
        try:
            with redirect_stdout(output or sys.stderr), self._siblings.importable():
                self._bot: Bot = bot_class(seed, budget)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise _bot_error(path, "make", "Bot(seed, budget) failed", error) from None

    def choose(self, state: State) -> Action:
        state_copy: State = pickle.loads(pickle.dumps(state))  # a bot may change its copy
        try:
            with redirect_stdout(self._output or sys.stderr), self._siblings.importable():
                action = self._bot.choose(state_copy)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise _bot_error(self._path, "choose", "choose(state) failed", error) from None
        if type(action) is not Action:
            raise self._wrong_type_error(action)
        return self._normalised(state, action)

    def _wrong_type_error(self, value: object) -> CustomBotError:
        """Return the error for a value that is not an action; many authors first return the list of legal actions."""
        where = f"bot {self._path!r}: choose(state)"
        if isinstance(value, list | tuple | LegalActions) and value and all(type(item) is Action for item in value):
            message = f"{where} returned a {type(value).__name__} of {len(value)} actions; return one"
            return CustomBotError(message, "list", self._line_of_choose(), quoted=str(len(value)))
        quoted = _safe_repr(value)
        return CustomBotError(f"{where} gave {quoted}, not an Action", "junk", self._line_of_choose(), quoted=quoted)

    def _normalised(self, state: State, action: Action) -> Action:
        """Return the legal action with the engine's types: a bot may give "V" as terrain. Raise `CustomBotError`."""
        try:
            if action == PASS and may_pass(state):
                return PASS
            find_option(state, action)
            normalised = parse_action(state, format_action(state, action))
            find_option(state, normalised)
        except Exception as error:
            quoted = _safe_action_text(action)
            illegal = _bot_error(self._path, "illegal", f"illegal action {quoted}", error, quoted)
            illegal.line = illegal.line or self._line_of_choose()
            raise illegal from None
        return normalised

    def _line_of_choose(self) -> int | None:
        """Return the line on which `choose` begins: for a wrong result, no single line is to blame. None if unknown."""
        code = getattr(getattr(type(self._bot), "choose", None), "__code__", None)
        return code.co_firstlineno if isinstance(code, CodeType) and code.co_filename == self._path else None


def _bot_error(path: str, mistake: str, problem: str, error: BaseException, quoted: str = "") -> CustomBotError:
    """Return the error that reports an exception of a bot: `problem` says what failed, `quoted` what it returned."""
    frames = _frames_of(path, error)
    line = frames[-1][0] if frames else None
    where = f"bot {path!r}, line {line}" if line else f"bot {path!r}"
    error_text = _error_text(error)
    message = f"{where}: {problem}: {type(error).__name__}: {error_text}{_place_in_sibling(path, error)}"
    bot_error = CustomBotError(message, mistake, line, error, quoted or error_text)
    bot_error.frames = frames[-MAX_FRAMES:]
    return bot_error


def _frames_of(path: str, error: BaseException) -> list[tuple[int, str]]:
    """Return line and function of each call in the file that led to the error; for a syntax error, only its line."""
    if isinstance(error, SyntaxError) and error.filename == path:
        return [(error.lineno, "")] if error.lineno else []
    frames, trace = [], error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_filename == path:
            frames.append((trace.tb_lineno, code.co_name))
        trace = trace.tb_next
    return frames


def _place_in_sibling(path: str, error: BaseException) -> str:
    """Return file and line of the error, in brackets, if it happened in a module next to the bot's file."""
    trace = error.__traceback__
    if trace is None:
        return ""
    while trace.tb_next is not None:
        trace = trace.tb_next
    file, folder = Path(trace.tb_frame.f_code.co_filename), Path(path).resolve().parent
    is_sibling = Path(path).is_file() and file != Path(path) and file.resolve().is_relative_to(folder)
    return f" ({file.name}, line {trace.tb_lineno})" if is_sibling else ""


def _error_text(error: BaseException) -> str:
    try:
        return str(error)[:MAX_QUOTED_CHARS]
    except BaseException:  # the text of an error is the author's code as well
        return "its text cannot be shown"


def _safe_repr(value: object) -> str:
    """Return the value as Python shows it, shortened, or its type if showing it fails."""
    try:
        text = repr(value)
    except BaseException:
        return f"a {type(value).__name__}"
    return text if len(text) <= MAX_QUOTED_CHARS else f"{text[: MAX_QUOTED_CHARS - 1]}…"


def _safe_action_text(action: Action) -> str:
    """Return the text of an action whose fields may have wrong types."""
    try:
        return f"{action!s:.{MAX_QUOTED_CHARS}}"
    except BaseException:
        return _safe_repr(action)
