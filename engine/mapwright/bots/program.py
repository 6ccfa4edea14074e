"""Bots in any language: a program that reads what it may see and writes an action, line by line."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from time import monotonic

from mapwright.bots.budget import DEFAULT_TIME_LIMIT, Budget, time_limit
from mapwright.bots.names import is_command
from mapwright.errors import BotError, NotationError, RuleError, file_error
from mapwright.notation.action_text import parse_action
from mapwright.notation.bot_protocol import PROTOCOL_VERSION, game_lines, moment_lines
from mapwright.rules.game import legal
from mapwright.rules.state import Action, State

MAX_LINE_CHARS = 1_000
"""Maximum number of characters of a line that a program may write."""
MAX_COMMENTS = 1_000
"""Maximum number of comments that a program may write before an answer."""
END_SECONDS = 1.0
"""Seconds that a program has to end by itself after the game."""


def is_program(name: str) -> bool:
    """Return whether a bot is a program with its arguments: the name has a blank or a slash and is no Python file."""
    is_python_file = name.endswith(".py") and (len(name.split()) == 1 or Path(name).is_file())
    return is_command(name) and not is_python_file


class ProgramBot:
    """A bot that runs as a separate program, for one game."""

    def __init__(self, name: str, seed: str, budget: Budget) -> None:
        self._name, self._seed = name, seed
        self._seconds = budget.seconds or DEFAULT_TIME_LIMIT
        self._limit = time_limit(budget)
        self._has_begun = False
        self._incoming: Queue[str] = Queue(MAX_COMMENTS)
        self._outgoing: Queue[str | None] = Queue()
        self._process = self._start()
        for work in (self._read, self._write):
            Thread(target=work, daemon=True).start()
        self._send(f"mapwright {PROTOCOL_VERSION}")
        if (line := self._answer()) != "ready":
            raise self._failure(f"the program must first write 'ready'; got {line!r:.60}")

    def choose(self, state: State) -> Action:
        """Return the action that the program writes. Raise `BotError` if it fails to write a legal one in time."""
        if not self._has_begun:
            self._send(*game_lines(state, state.current_task.by, self._seed))
            self._has_begun = True
        self._send(*moment_lines(state), f"choose {self._seconds:g}")
        line = self._answer()
        with suppress(NotationError, RuleError):
            action = parse_action(state, line)
            if action in legal(state):
                return action
        raise self._failure(f"it wrote {line!r:.60}, which is not one of the legal actions")

    def end(self, over: State | None = None) -> None:
        """End the program. Send the stars first if the game is over."""
        if over is not None:
            self._send(f"over {' '.join(str(player.stars) for player in over.players)}")
        self._outgoing.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(END_SECONDS)
        self._kill()

    def _start(self) -> subprocess.Popen[str]:
        command = shlex.split(self._name, posix=os.name != "nt")
        try:
            return subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace",
                start_new_session=True,
            )  # fmt: skip
        except (OSError, ValueError) as error:
            reason = file_error(error) if isinstance(error, OSError) else str(error)
            raise BotError(f"bot {self._name!r}: the program cannot be started: {reason}", self._name) from None

    def _send(self, *lines: str) -> None:
        self._outgoing.put("".join(f"{line}\n" for line in lines))

    def _write(self) -> None:
        """Write what is sent, in a thread of its own: a program that does not read would block the game."""
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):  # a program that has ended is noticed when its answer is read
            while (text := self._outgoing.get()) is not None:
                self._process.stdin.write(text)
                self._process.stdin.flush()
            self._process.stdin.close()

    def _read(self) -> None:
        """Read lines into the queue; while it is full, a program that floods its output waits."""
        assert self._process.stdout is not None
        with suppress(OSError, ValueError):
            while line := self._process.stdout.readline(MAX_LINE_CHARS):
                self._incoming.put(line)
        self._incoming.put("")

    def _answer(self) -> str:
        """Return the next line that is no comment; comments go to the error stream."""
        deadline = monotonic() + self._limit
        for _ in range(MAX_COMMENTS):
            line = self._next_line(deadline)
            if not line.startswith("#"):
                return line.strip()
            sys.stderr.write(line)
        raise self._failure(f"it wrote {MAX_COMMENTS:,} comments and no answer")

    def _next_line(self, deadline: float) -> str:
        try:
            line = self._incoming.get(timeout=max(0.0, deadline - monotonic()))
        except Empty:
            raise self._failure(f"it did not answer within {self._limit:g} seconds") from None
        if not line:
            raise self._failure(f"the program ended with exit code {self._exit_code()} and no answer")
        if len(line) == MAX_LINE_CHARS and not line.endswith("\n"):
            raise self._failure(f"it wrote a line of more than {MAX_LINE_CHARS:,} characters")
        return line

    def _exit_code(self) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(END_SECONDS)
        return None

    def _failure(self, problem: str) -> BotError:
        self._kill()
        return BotError(f"bot {self._name!r}: {problem}", self._name)

    def _kill(self) -> None:
        """End the program and the programs that it has started."""
        with suppress(OSError):
            if os.name == "nt":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def __del__(self) -> None:
        if hasattr(self, "_process") and self._process.poll() is None:
            self._kill()
