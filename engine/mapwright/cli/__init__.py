"""The command line: score and draw maps, deal cards, play, replay and review games, solve puzzles."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from mapwright.cli.arguments import command_of, parser
from mapwright.errors import NotationError, RuleError

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 2, and one line that describes the mistake, if it is refused."""
    given = [*(sys.argv[1:] if arguments is None else arguments)]
    try:
        chosen = parser(given).parse_args(given)
        command_of(chosen)(chosen)
    except (NotationError, RuleError) as error:
        print(f"mapwright: {_sentence(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("mapwright: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except (OSError, UnicodeError) as error:  # a full disk, input that is not UTF-8
        print(f"mapwright: {error}", file=sys.stderr)
        return 2
    return 0


def _sentence(error: NotationError | RuleError) -> str:
    """Return the message of an error in one line, with the sentence of its rule."""
    from mapwright.english import sentence

    message = " ".join(str(error).split())
    reason = sentence(error.code) if isinstance(error, NotationError) else ""
    return f"{message}: {reason}" if reason else message
