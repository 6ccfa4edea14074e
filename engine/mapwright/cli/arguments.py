"""The arguments of the command line: a sentence and an example for each subcommand.

Only the arguments of the subcommand that is called are added, and its modules are imported when it runs: a command
starts twice as fast that way.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import NoReturn

from mapwright import __version__
from mapwright.errors import NotationError

MOST = 1_000_000
LONGEST = 3600.0
"""Seconds per action."""
MAP = (
    ".........../...^.*...../.*......^*./...FF....../...FF....../.....^...../.........../.........../"
    ".*^......*./.....*.^.../..........."
)
"""A map for the examples."""
TABLE = (
    "set",
    "sheet",
    "explore",
    "seasons",
    "skills",
    "heroes",
    "ambush",
    "edicts",
    "solo_ambushes",
    "packs",
    "preset",
)
"""The options of a table, which a deal code contains already."""


class _Parser(argparse.ArgumentParser):
    """A parser that raises NotationError instead of leaving the program."""

    def error(self, message: str) -> NoReturn:
        raise NotationError(message, "arguments")


@dataclass(frozen=True)
class _Command:
    """A subcommand: where its function is, what it does, how it is called, and its arguments."""

    run: str
    sentence: str
    examples: tuple[str, ...]
    add: Callable[[_Parser], None]


def parser(given: Sequence[str] | None = None) -> argparse.ArgumentParser:
    """Return the parser of all arguments, or of those that the given words need."""
    found = _Parser(prog="mapwright", description="Rules, scores, deals, puzzles and bots of a map-drawing game.")
    found.add_argument("--version", action="version", version=__version__)
    subcommands = found.add_subparsers(dest="command", required=True, metavar="command", parser_class=_Parser)
    called = next((word for word in given or () if not word.startswith("-")), None)
    for name, command in COMMANDS.items():
        shown = "\n".join(f"  mapwright {name} {example}".rstrip() for example in command.examples)
        one = subcommands.add_parser(
            name, help=command.sentence, description=f"{command.sentence[0].upper()}{command.sentence[1:]}.",
            epilog=f"example:\n{shown}", formatter_class=argparse.RawDescriptionHelpFormatter,
        )  # fmt: skip
        if given is None or name == called:
            command.add(one)
    return found


def command_of(chosen: argparse.Namespace) -> Callable[[argparse.Namespace], None]:
    """Return the function of the subcommand that was chosen."""
    module, _, name = COMMANDS[chosen.command].run.partition(":")
    found: Callable[[argparse.Namespace], None] = getattr(import_module(f"mapwright.cli.{module}"), name)
    return found


def _json(found: _Parser, explained: str) -> None:
    found.add_argument("--json", action="store_true", help=explained)


def _map(found: _Parser, explained: str, required: bool = True) -> None:
    found.add_argument("--map", required=required, metavar="TEXT", help=explained)


def _add_score(found: _Parser) -> None:
    _map(found, "score this map and print a table", required=False)
    _json(found, "print JSON instead of the table")


def _add_fits(found: _Parser) -> None:
    _map(found, "the map")
    found.add_argument(
        "--card", required=True, metavar="ID", help="an explore, ambush or hero card, such as great-river"
    )
    found.add_argument("--ruins", action="store_true", help="count places under the ruins duty")
    _json(found, "print JSON, which is the only format")


def _add_deal(found: _Parser) -> None:
    _add_table(found)
    _json(found, "print JSON, which is the only format")


def _add_play(found: _Parser) -> None:
    _add_bots(found)
    _add_table(found)
    found.add_argument(
        "--games", type=_number, default=None, metavar="N", help="play N games, with the seeds S-1 to S-N"
    )
    found.add_argument("--maps", action="store_true", help="also print the maps at the end")
    _json(found, "print each whole game as JSON")


def _add_league(found: _Parser) -> None:
    _add_bots(found)
    _add_table(found, seed="league")
    found.add_argument("--games", type=_number, default=20, metavar="N", help="play N deals, with the seeds S-1 to S-N")
    found.add_argument("--solo", action="store_true", help="let each bot play alone")
    found.add_argument("--jobs", type=_number, default=None, metavar="N", help="processes (default: one per core)")
    found.add_argument(
        "--scheduler", metavar="ADDRESS", help="play on the Dask cluster of this scheduler (needs the extra `cluster`)"
    )
    _json(found, "print the standings and every game's record as JSON")


def _add_replay(found: _Parser) -> None:
    _add_file(found)
    found.add_argument("--maps", action="store_true", help="also print the maps at the end")
    _json(found, "print each whole game as JSON")


def _add_file(found: _Parser) -> None:
    found.add_argument(
        "file", metavar="FILE", help="a file with a record, or with the output of play --json; - for standard input"
    )


def _add_review(found: _Parser) -> None:
    _add_file(found)
    found.add_argument("--seat", type=_seat, default=0, metavar="N", help="the seat to review, from 0 (default: 0)")
    _add_budget(found)
    _json(found, "print every decision as JSON")


def _add_puzzle(found: _Parser) -> None:
    found.add_argument("code", nargs="?", metavar="CODE", help="the code of a puzzle (default: today's, in UTC)")
    found.add_argument("--answer", metavar="ACTIONS", help="check this answer: actions, separated by dots or blanks")
    found.add_argument("--solution", action="store_true", help="print right answers")
    _json(found, "print the puzzle as JSON")


def _add_show(found: _Parser) -> None:
    _map(found, "the map")
    found.add_argument(
        "--as", dest="style", choices=("svg", "letters", "colours"), default=None,
        help="the format (default: colours on a terminal, svg elsewhere)",
    )  # fmt: skip
    found.add_argument("--out", metavar="FILE", help="write the picture to this file instead of standard output")
    _json(found, "print the map with its picture as JSON")


def _add_list(found: _Parser) -> None:
    _json(found, "print JSON")


def _add_daily(found: _Parser) -> None:
    found.add_argument("what", choices=["verify"], help="what to do with the file")
    found.add_argument("file", metavar="FILE", help="one event or packed record per line, or - for standard input")
    _json(found, "print one JSON object per day")


def _add_bots(found: _Parser) -> None:
    from mapwright.bots import BOTS

    names = f"{', '.join(BOTS)}, or a Python file with a class Bot; one per seat"
    found.add_argument("--bot", action="append", required=True, metavar="NAME", help=names)
    _add_budget(found)


def _add_budget(found: _Parser) -> None:
    found.add_argument("--seconds", type=_seconds, default=None, metavar="T", help="seconds per action")
    found.add_argument("--nodes", type=_number, default=None, metavar="N", help="sampled futures per action")


def _add_table(found: _Parser, seed: str | None = None) -> None:
    from mapwright.board.sheets import SHEETS
    from mapwright.rules.setup import PRESETS, SETS

    which = found.add_mutually_exclusive_group(required=seed is None)
    which.add_argument("--seed", default=seed, metavar="S", help="the text that fixes every card")
    which.add_argument("--deal", metavar="CODE", help="a deal code, such as bA1-harbour, instead of seed and options")
    found.add_argument("--set", choices=SETS, help="the set (default: base)")
    found.add_argument("--sheet", choices=tuple(SHEETS), help="the map sheet (default: that of the set)")
    found.add_argument("--explore", choices=("base", "heroes"), help="explore cards of a combined game")
    found.add_argument("--seasons", choices=("base", "heroes"), help="season cards of a combined game")
    found.add_argument("--skills", action="store_true", help="deal three skills")
    found.add_argument("--heroes", action=argparse.BooleanOptionalAction, default=None, help="add or remove hero cards")
    found.add_argument("--ambush", metavar="PACK,...", help="ambush packs, or exactly four ambush cards")
    found.add_argument("--edicts", metavar="ID,...", help="edicts for A to D; those not given are dealt at random")
    found.add_argument("--solo-ambushes", action="store_true", help="at a table, ambushes follow the solo rule (S21)")
    found.add_argument("--packs", metavar="PACK,...", help="expansions whose cards are in the game")
    found.add_argument("--preset", choices=tuple(PRESETS), help="start from a preset")


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= MOST:
        raise argparse.ArgumentTypeError(f"must be a number from 1 to {MOST}; got {text!r}")
    return int(text)


def _seat(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > MOST:
        raise argparse.ArgumentTypeError(f"must be the number of a seat, from 0; got {text!r}")
    return int(text)


def _seconds(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= LONGEST:
        raise argparse.ArgumentTypeError(f"must be a number of seconds above 0 and up to {LONGEST:.0f}; got {text!r}")
    return found


COMMANDS = {
    "score": _Command(
        "commands:score_command",
        "count the stars of all edicts for one map, or for one JSON object per line",
        (f'--map "{MAP}"', "< maps.jsonl"),
        _add_score,
    ),
    "fits": _Command(
        "commands:fits_command",
        "count the places where the shapes of a card fit on a map",
        (f'--card great-river --map "{MAP}"',),
        _add_fits,
    ),
    "deal": _Command(
        "commands:deal_command",
        "print the edicts and every card in order of reveal, as JSON",
        ("--seed harbour --set heroes", "--deal bA1-harbour"),
        _add_deal,
    ),
    "play": _Command(
        "games:play_command",
        "let bots play, and print each game with its record",
        ("--bot greedy --seed harbour", "--bot greedy --bot mine.py --seed harbour --games 10 --json"),
        _add_play,
    ),
    "league": _Command(
        "games:league_command",
        "let bots play against each other, or each alone, on the same deals",
        ("--bot novice --bot greedy --games 50", "--solo --bot mine.py --bot greedy"),
        _add_league,
    ),
    "replay": _Command(
        "games:replay_command",
        "replay a record and print its result",
        ("game.txt", "- < game.txt"),
        _add_replay,
    ),
    "review": _Command(
        "study:review_command",
        "compare a player's decisions in a game with the expert's",
        ("game.txt", "game.txt --seat 1 --nodes 100"),
        _add_review,
    ),
    "daily": _Command(
        "daily:daily_command",
        "verify published results of daily maps by replay",
        ("verify events.jsonl",),
        _add_daily,
    ),
    "puzzle": _Command(
        "study:puzzle_command",
        "show a puzzle, check an answer to it, or solve it",
        ("2.harbour", "2.great-city.harbour --solution"),
        _add_puzzle,
    ),
    "show": _Command(
        "commands:show_command",
        "draw a map as an SVG picture, or in letters or colours",
        (f'--out map.svg --map "{MAP}"', f'--as letters --map "{MAP}"'),
        _add_show,
    ),
    "bots": _Command("commands:bots_command", "list the bots that come with the engine", ("", "--json"), _add_list),
}
