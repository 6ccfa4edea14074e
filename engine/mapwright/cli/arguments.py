"""The arguments of the command line: a sentence and an example for each subcommand."""

from __future__ import annotations

import argparse
from typing import NoReturn, TypeAlias

from mapwright import __version__
from mapwright.board.board import Board
from mapwright.board.sheets import SHEETS
from mapwright.board.terrain import Terrain
from mapwright.bots import BOTS
from mapwright.cli import commands
from mapwright.cli.daily import daily_command
from mapwright.errors import NotationError
from mapwright.notation.notation import format_map
from mapwright.rules.setup import PRESETS, SETS

MOST = 1_000_000
LONGEST = 3600.0
"""Seconds per action."""
MAP = format_map(Board.blank(SHEETS["A"]).draw(Terrain.FOREST, 0b11 << 36 | 0b11 << 47))
"""A map for the examples."""


class _Parser(argparse.ArgumentParser):
    """A parser that raises NotationError instead of leaving the program."""

    def error(self, message: str) -> NoReturn:
        raise NotationError(message, "arguments")


Subcommands: TypeAlias = "argparse._SubParsersAction[_Parser]"


def parser() -> argparse.ArgumentParser:
    """Return the parser of all arguments; its `run` is the function of the subcommand."""
    found = _Parser(prog="mapwright", description="Rules, scores, deals and bots of a map-drawing game.")
    found.add_argument("--version", action="version", version=__version__)
    subcommands = found.add_subparsers(dest="command", required=True, metavar="command", parser_class=_Parser)
    _add_score(subcommands)
    _add_fits(subcommands)
    _add_deal(subcommands)
    _add_play(subcommands)
    _add_league(subcommands)
    _add_replay(subcommands)
    _add_show(subcommands)
    _add_daily(subcommands)
    return found


def _add(subcommands: Subcommands, name: str, sentence: str, *examples: str) -> _Parser:
    """Add a subcommand with its sentence, which also begins its help, and its examples."""
    shown = "\n".join(f"  mapwright {name} {example}" for example in examples)
    return subcommands.add_parser(
        name, help=sentence, description=f"{sentence[0].upper()}{sentence[1:]}.", epilog=f"example:\n{shown}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip


def _add_score(subcommands: Subcommands) -> None:
    score = _add(
        subcommands, "score", "count the stars of all edicts for one map, or for one JSON object per line",
        f'--map "{MAP}"', "< maps.jsonl",
    )  # fmt: skip
    score.add_argument("--map", metavar="TEXT", help="score this map and print a table")
    score.set_defaults(run=commands.score_command)


def _add_fits(subcommands: Subcommands) -> None:
    fits = _add(
        subcommands,
        "fits",
        "count the places where the shapes of a card fit on a map",
        f'--card great-river --map "{MAP}"',
    )
    fits.add_argument("--map", required=True, metavar="TEXT", help="the map")
    fits.add_argument(
        "--card", required=True, metavar="ID", help="an explore, ambush or hero card, such as great-river"
    )
    fits.add_argument("--ruins", action="store_true", help="count places under the ruins duty")
    fits.set_defaults(run=commands.fits_command)


def _add_deal(subcommands: Subcommands) -> None:
    deal = _add(
        subcommands,
        "deal",
        "print the edicts and every card in order of reveal, as JSON",
        "--seed harbour --set heroes",
    )
    _add_table(deal)
    deal.set_defaults(run=commands.deal_command)


def _add_play(subcommands: Subcommands) -> None:
    play = _add(
        subcommands, "play", "let bots play, and print one game per line",
        "--bot greedy --seed harbour", "--bot greedy --bot mine.py --seed harbour --games 10 --json",
    )  # fmt: skip
    _add_bots(play)
    _add_table(play)
    play.add_argument(
        "--games", type=_number, default=None, metavar="N", help="play N games, with the seeds S-1 to S-N"
    )
    play.add_argument("--json", action="store_true", help="print each whole game as JSON")
    play.set_defaults(run=commands.play_command)


def _add_league(subcommands: Subcommands) -> None:
    league = _add(
        subcommands, "league", "let bots play against each other, or each alone, on the same deals",
        "--bot novice --bot greedy --games 50", "--solo --bot mine.py --bot greedy",
    )  # fmt: skip
    _add_bots(league)
    _add_table(league, seed="league")
    league.add_argument(
        "--games", type=_number, default=20, metavar="N", help="play N deals, with the seeds S-1 to S-N"
    )
    league.add_argument("--solo", action="store_true", help="let each bot play alone")
    league.add_argument("--jobs", type=_number, default=None, metavar="N", help="processes (default: one per core)")
    league.add_argument(
        "--scheduler", metavar="ADDRESS", help="play on the Dask cluster of this scheduler (needs the extra `cluster`)"
    )
    league.set_defaults(run=commands.league_command)


def _add_replay(subcommands: Subcommands) -> None:
    replay = _add(subcommands, "replay", "replay a record and print its result", "game.txt", "- < game.txt")
    replay.add_argument("file", metavar="FILE", help="a file with a record, or - for standard input")
    replay.add_argument("--json", action="store_true", help="print the whole game as JSON")
    replay.set_defaults(run=commands.replay_command)


def _add_show(subcommands: Subcommands) -> None:
    show = _add(subcommands, "show", "draw a map as an SVG picture", f'--out map.svg --map "{MAP}"')
    show.add_argument("--map", required=True, metavar="TEXT", help="the map")
    show.add_argument("--out", metavar="FILE", help="write the picture to this file instead of standard output")
    show.set_defaults(run=commands.show_command)


def _add_daily(subcommands: Subcommands) -> None:
    daily = _add(subcommands, "daily", "verify published results of daily maps by replay", "verify events.jsonl")
    daily.add_argument("what", choices=["verify"], help="what to do with the file")
    daily.add_argument("file", metavar="FILE", help="one event or packed record per line, or - for standard input")
    daily.add_argument("--json", action="store_true", help="print one JSON object per day")
    daily.set_defaults(run=daily_command)


def _add_bots(found: _Parser) -> None:
    names = f"{', '.join(BOTS)}, or a Python file with a class Bot; one per seat"
    found.add_argument("--bot", action="append", required=True, metavar="NAME", help=names)
    found.add_argument("--seconds", type=_seconds, default=None, metavar="T", help="seconds per action")
    found.add_argument("--nodes", type=_number, default=None, metavar="N", help="sampled futures per action")


def _add_table(found: _Parser, seed: str | None = None) -> None:
    found.add_argument(
        "--seed", required=seed is None, default=seed, metavar="S", help="the text that fixes every card"
    )
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


def _seconds(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= LONGEST:
        raise argparse.ArgumentTypeError(f"must be a number of seconds above 0 and up to {LONGEST:.0f}; got {text!r}")
    return found
