"""The command line: score and draw maps, count places, show deals, play and replay games."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn, TextIO

from mapwright import __version__
from mapwright.board.shapes import CELL, Shape, places
from mapwright.board.sheets import SHEETS
from mapwright.bots import BOTS, Budget
from mapwright.bots.guests import source_of
from mapwright.bots.match import is_guest, make_bot
from mapwright.errors import NotationError, RuleError
from mapwright.history.story import tell
from mapwright.league.league import League, Outcome, Pairing, pairings, standings, table_lines
from mapwright.league.processes import check_apart, play_apart, play_here
from mapwright.notation.notation import check_seed, format_deal, parse_map
from mapwright.notation.record import parse_record
from mapwright.rules.cards import AMBUSH_BY_ID, EXPLORE_BY_ID, HERO_BY_ID, SEASONS
from mapwright.rules.deal import deal
from mapwright.rules.scoring import EDICTS, toll
from mapwright.rules.setup import MOST_PLAYERS, PRESETS, SETS, Setup, setup_from


class _Parser(argparse.ArgumentParser):
    """One clear line and exit code 2, whatever is wrong."""

    def error(self, message: str) -> NoReturn:
        raise NotationError(message, "arguments")


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        chosen = _parser().parse_args(arguments)
        chosen.run(chosen)
    except (NotationError, RuleError) as error:
        print(f"mapwright: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("mapwright: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except (OSError, UnicodeError) as error:  # a full disk, letters that are not UTF-8
        print(f"mapwright: {error}", file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="mapwright", description="Rules, scores, deals and bots of a map-drawing game.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="command", parser_class=_Parser)
    _add_score(commands)
    _add_fits(commands)
    _add_deal(commands)
    _add_play(commands)
    _add_league(commands)
    _add_replay(commands)
    _add_show(commands)
    return parser


def _add_score(commands: Any) -> None:
    score = commands.add_parser("score", help="count the stars of all edicts, for one JSON object per line")
    score.add_argument("--map", metavar="TEXT", help="score this map and print a table")
    score.set_defaults(run=_score)


def _add_fits(commands: Any) -> None:
    fits = commands.add_parser("fits", help="count the places of a card on a map")
    fits.add_argument("--map", required=True, metavar="TEXT")
    fits.add_argument("--card", required=True, metavar="ID")
    fits.add_argument("--ruins", action="store_true", help="under the ruins duty")
    fits.set_defaults(run=_fits)


def _add_deal(commands: Any) -> None:
    show = commands.add_parser("deal", help="the edicts and every card in order of reveal")
    _add_table(show)
    show.set_defaults(run=_deal)


def _add_play(commands: Any) -> None:
    play = commands.add_parser("play", help="let bots play, and print one game per line")
    _add_bots(play)
    _add_table(play)
    play.add_argument("--games", type=_number, default=None, metavar="N", help="N games, seeds S-1 to S-N")
    play.add_argument("--json", action="store_true", help="one whole game as JSON per line")
    play.set_defaults(run=_play)


def _add_league(commands: Any) -> None:
    league = commands.add_parser("league", help="let bots play all against all, or each alone, on the same deals")
    _add_bots(league)
    _add_table(league, seed="league")
    league.add_argument("--games", type=_number, default=20, metavar="N", help="deals, seeds S-1 to S-N")
    league.add_argument("--solo", action="store_true", help="each bot alone instead of all against all")
    league.add_argument(
        "--jobs", type=_number, default=None, metavar="N", help="processes; one for each core if not set"
    )
    league.add_argument(
        "--scheduler", metavar="ADDRESS", help="play on the Dask cluster of this scheduler (needs the extra `cluster`)"
    )
    league.set_defaults(run=_league)


def _add_bots(parser: argparse.ArgumentParser) -> None:
    names = f"{', '.join(BOTS)}, or a Python file with a class Bot"
    parser.add_argument("--bot", action="append", required=True, metavar="NAME", help=names)
    parser.add_argument("--seconds", type=_seconds, default=None, metavar="T", help="seconds per action")
    parser.add_argument("--nodes", type=_number, default=None, metavar="N", help="sampled futures per action")


def _add_replay(commands: Any) -> None:
    replay = commands.add_parser("replay", help="replay a record and print its result")
    replay.add_argument("file", metavar="FILE", help="a record; - for standard input")
    replay.add_argument("--json", action="store_true", help="the whole game as JSON")
    replay.set_defaults(run=_replay)


def _add_show(commands: Any) -> None:
    show = commands.add_parser("show", help="draw a map as an SVG picture")
    show.add_argument("--map", required=True, metavar="TEXT")
    show.add_argument("--out", metavar="FILE", help="write the picture there instead of to standard output")
    show.set_defaults(run=_show)


def _add_table(parser: argparse.ArgumentParser, seed: str | None = None) -> None:
    parser.add_argument("--seed", required=seed is None, default=seed, metavar="S")
    parser.add_argument("--set", choices=SETS, help="base if not set")
    parser.add_argument("--sheet", choices=tuple(SHEETS))
    parser.add_argument("--explore", choices=("base", "heroes"), help="explore cards of a combined game")
    parser.add_argument("--seasons", choices=("base", "heroes"), help="season cards of a combined game")
    parser.add_argument("--skills", action="store_true", help="deal three skills")
    parser.add_argument("--heroes", action=argparse.BooleanOptionalAction, default=None, help="hero cards")
    parser.add_argument("--ambush", metavar="PACK,...", help="packs, or exactly four ambush cards")
    parser.add_argument(
        "--edicts", metavar="ID,...", help="edicts A to D instead of dealt ones; of fewer the rest is dealt"
    )
    parser.add_argument("--solo-ambushes", action="store_true", help="at a table, ambushes follow the solo rule (S21)")
    parser.add_argument("--packs", metavar="PACK,...", help="expansions whose cards are in the game")
    parser.add_argument("--preset", choices=tuple(PRESETS), help="start from a preset")


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{text!r}: a number from 1 to 1000000 is wanted")
    return int(text)


def _seconds(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r}: seconds above 0, at most 3600, are wanted")
    return found


def _table(chosen: argparse.Namespace, players: int) -> Setup:
    values: dict[str, Any] = asdict(PRESETS[chosen.preset]) if chosen.preset else {"set": chosen.set or "base"}
    if chosen.set not in (None, values["set"]):
        raise NotationError(f"--preset {chosen.preset} is of the set {values['set']}, not {chosen.set}", "arguments")
    for key in ("sheet", "explore", "seasons", "heroes"):
        if getattr(chosen, key) is not None:
            values[key] = getattr(chosen, key)
    for key in ("ambush", "edicts", "packs"):
        if getattr(chosen, key) is not None:
            values[key] = getattr(chosen, key).split(",")
    flags = {key: getattr(chosen, key) or bool(values.get(key)) for key in ("skills", "solo_ambushes")}
    return setup_from(values | flags | {"players": players})


def _score(chosen: argparse.Namespace) -> None:
    if chosen.map is not None:
        _print_table(chosen.map)
        return
    for number, line in enumerate(_stdin(), 1):
        if line.strip():
            print(json.dumps(_scores(_map_of(line, number), f"line {number}: ")), flush=True)


def _stdin() -> TextIO:
    if sys.stdin is None:
        raise NotationError("standard input is closed", "arguments")
    return sys.stdin


def _map_of(line: str, number: int) -> str:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise NotationError(f"line {number}: no JSON ({str(error)[:80]})") from None
    if not isinstance(found, dict) or not isinstance(found.get("map"), str):
        raise NotationError(f'line {number}: {{"map": TEXT}} is wanted')
    return str(found["map"])


def _scores(text: str, where: str = "") -> dict[str, Any]:
    try:
        board = parse_map(text)
    except NotationError as error:
        raise NotationError(f"{where}{error}", error.code) from None
    return {"stars": {id: edict.count(board) for id, edict in EDICTS.items()}, "toll": toll(board)}


def _print_table(text: str) -> None:
    scores = _scores(text)
    for id, stars in scores["stars"].items():
        print(f"{id:<22}{EDICTS[id].kind:<12}{stars:>4}")
    print(f"{'toll':<34}{-scores['toll']:>4}")


def _show(chosen: argparse.Namespace) -> None:
    picture = parse_map(chosen.map)._repr_svg_()
    if chosen.out is None:
        print(picture)
    else:
        Path(chosen.out).write_text(picture, "utf-8")


def _fits(chosen: argparse.Namespace) -> None:
    board = parse_map(chosen.map)
    shapes = _shapes_of(chosen.card)
    must = board.ruins & board.empty if chosen.ruins and chosen.card in EXPLORE_BY_ID else None
    found = {cells for shape in shapes for cells in places(shape, board.empty)}
    if must is not None:
        found = {cells for cells in found if cells & must}
    fallback = not found and chosen.card not in HERO_BY_ID
    number = board.empty.bit_count() if fallback else len(found)
    print(json.dumps({"placements": number, "fallback": fallback}))


def _shapes_of(card: str) -> tuple[Shape, ...]:
    if card in EXPLORE_BY_ID:
        return EXPLORE_BY_ID[card].shapes
    if card in AMBUSH_BY_ID:
        return (AMBUSH_BY_ID[card].shape,)
    if card in HERO_BY_ID:
        return (CELL,)
    raise NotationError(f"card {card[:40]!r} is not known or draws nothing", "card")


def _deal(chosen: argparse.Namespace) -> None:
    setup, seed = _table(chosen, 1), check_seed(chosen.seed)
    dealt = deal(setup, seed)
    seasons = [
        {"season": season.id, "time": limit, "turns": [list(turn) for turn in turns]}
        for season, limit, turns in zip(SEASONS, setup.limits, dealt.seasons, strict=True)
    ]
    edicts = dict(zip("ABCD", dealt.edicts, strict=True))
    code = format_deal(setup, seed)
    print(json.dumps({"deal": code, "edicts": edicts, "skills": list(dealt.skills), "seasons": seasons}))


def _play(chosen: argparse.Namespace) -> None:
    setup = _table(chosen, len(chosen.bot))
    budget = Budget(chosen.seconds, chosen.nodes)
    names = [f"{chosen.seed}-{game}" for game in range(1, chosen.games + 1)] if chosen.games else [chosen.seed]
    seeds = [check_seed(name) for name in names]
    texts = _sources(chosen.bot, budget)
    sources = tuple(texts[name] for name in chosen.bot)
    guests = any(is_guest(name) for name in chosen.bot)
    for seed in seeds:
        table = (tuple(chosen.bot), sources, setup, seed, budget)
        record = play_apart(*table) if guests else play_here(*table)[1]
        _print_game(tell(record, chosen.bot), chosen.json)


def _sources(bots: list[str], budget: Budget) -> dict[str, str]:
    """The texts of the guests' files, by name. Every bot is made once, to hear of mistakes before the first game."""
    sources = {name: source_of(name) for name in bots}
    for name, source in sources.items():
        if is_guest(name):
            check_apart(name, source, budget)
        else:
            make_bot(name, "check", budget)
    return sources


def _league(chosen: argparse.Namespace) -> None:
    bots = list(dict.fromkeys(chosen.bot))
    if len(bots) < 2 and not chosen.solo:
        raise NotationError("league: two different bots are wanted, or --solo", "arguments")
    budget = Budget(chosen.seconds, chosen.nodes)
    sources = _sources(bots, budget)
    seeds = [check_seed(f"{chosen.seed}-{game}") for game in range(1, chosen.games + 1)]
    games = pairings(bots, _table(chosen, 1 if chosen.solo else 2), seeds, budget, sources)
    try:
        outcomes = _play_games(games, chosen)
    finally:
        print(file=sys.stderr)
    print("\n".join(table_lines(standings(bots, outcomes))))


def _play_games(games: list[Pairing], chosen: argparse.Namespace) -> list[Outcome]:
    """On a cluster if one is named, else in processes; our own bots alone need none for one job."""
    league = League(games, _show_progress)
    if chosen.scheduler is not None:
        from mapwright.league.cluster import cluster

        with cluster(chosen.scheduler) as executor:
            return league.play(executor)
    jobs = min(chosen.jobs or os.cpu_count() or 1, len(games))
    if jobs == 1 and not any(is_guest(name) for name in chosen.bot):
        return league.play()
    return league.play_in_processes(jobs)


def _show_progress(done: int, of: int) -> None:
    share = 30 * done // of
    print(f"\r[{'#' * share}{'.' * (30 - share)}] {done}/{of}", end="", file=sys.stderr, flush=True)


def _replay(chosen: argparse.Namespace) -> None:
    try:
        text = _stdin().read() if chosen.file == "-" else Path(chosen.file).read_text("utf-8")
    except (OSError, ValueError) as error:
        raise NotationError(f"{chosen.file}: {error}") from None
    record = parse_record(text, MOST_PLAYERS)
    _print_game(tell(record, ["record"] * record.setup.players, text), chosen.json)


def _print_game(game: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(game), flush=True)
        return
    if not game["result"]:
        print(f"{game['seed']}: not finished, {len(game['turns'])} turns, {len(game['seasons'])} seasons scored")
        return
    for seat, (name, result) in enumerate(zip(game["players"], game["result"], strict=True)):
        won = " *" if seat in game["winners"] else ""
        solo = f" rating {result['rating']:+d} title {result['title']:+d}" if "rating" in result else ""
        print(f"{game['seed']} seat {seat} {name}: {result['stars']} stars, toll {result['toll']}{solo}{won}")
