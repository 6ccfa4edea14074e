"""What each subcommand does: it reads its arguments, asks the engine, and prints."""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from mapwright.board.shapes import CELL, Shape, places
from mapwright.bots import Budget
from mapwright.bots.guests import source_of
from mapwright.bots.match import is_guest, make_bot
from mapwright.cli.sentences import TITLES
from mapwright.errors import NotationError
from mapwright.history.story import tell
from mapwright.league.league import League, Outcome, Pairing, pairings, standings, table_lines
from mapwright.league.processes import check_apart, play_apart, play_here
from mapwright.notation.notation import check_seed, format_deal, parse_map
from mapwright.notation.record import parse_record
from mapwright.rules.cards import AMBUSH_BY_ID, EXPLORE_BY_ID, HERO_BY_ID, SEASONS
from mapwright.rules.deal import deal
from mapwright.rules.scoring import EDICTS, toll
from mapwright.rules.setup import MOST_PLAYERS, PRESETS, Setup, setup_from


def _table(chosen: argparse.Namespace, players: int) -> Setup:
    """Return the setup that the options of a table describe."""
    values: dict[str, Any] = asdict(PRESETS[chosen.preset]) if chosen.preset else {"set": chosen.set or "base"}
    if chosen.set not in (None, values["set"]):
        raise NotationError(
            f"--set must be {values['set']} with --preset {chosen.preset}; got {chosen.set}", "arguments"
        )
    for key in ("sheet", "explore", "seasons", "heroes"):
        if getattr(chosen, key) is not None:
            values[key] = getattr(chosen, key)
    for key in ("ambush", "edicts", "packs"):
        if getattr(chosen, key) is not None:
            values[key] = getattr(chosen, key).split(",")
    flags = {key: getattr(chosen, key) or bool(values.get(key)) for key in ("skills", "solo_ambushes")}
    return setup_from(values | flags | {"players": players})


def score_command(chosen: argparse.Namespace) -> None:
    """Print the stars of a map as a table, or of each line of standard input as JSON."""
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
        raise NotationError(
            f"line {number}: the line must be a JSON object; got {line.strip()[:40]!r} ({str(error)[:80]})"
        ) from None
    if not isinstance(found, dict) or not isinstance(found.get("map"), str):
        raise NotationError(f'line {number}: the object must be {{"map": TEXT}}; got {line.strip()[:40]!r}')
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


def show_command(chosen: argparse.Namespace) -> None:
    """Print a map as SVG, or write it to a file."""
    picture = parse_map(chosen.map)._repr_svg_()
    if chosen.out is None:
        print(picture)
    else:
        Path(chosen.out).write_text(picture, "utf-8")


def fits_command(chosen: argparse.Namespace) -> None:
    """Print the number of places where the shapes of a card fit."""
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
    raise NotationError(f"--card must be the id of an explore, ambush or hero card; got {card[:40]!r}", "card")


def deal_command(chosen: argparse.Namespace) -> None:
    """Print the edicts and every card of a deal as JSON."""
    setup, seed = _table(chosen, 1), check_seed(chosen.seed)
    dealt = deal(setup, seed)
    seasons = [
        {"season": season.id, "time": limit, "turns": [list(turn) for turn in turns]}
        for season, limit, turns in zip(SEASONS, setup.limits, dealt.seasons, strict=True)
    ]
    edicts = dict(zip("ABCD", dealt.edicts, strict=True))
    code = format_deal(setup, seed)
    print(json.dumps({"deal": code, "edicts": edicts, "skills": list(dealt.skills), "seasons": seasons}))


def play_command(chosen: argparse.Namespace) -> None:
    """Let bots play, and print each game."""
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
    """Return the texts of the bots' files, by name. Make every bot once, to find mistakes before the first game."""
    sources = {name: source_of(name) for name in bots}
    for name, source in sources.items():
        if is_guest(name):
            check_apart(name, source, budget)
        else:
            make_bot(name, "check", budget)
    return sources


def league_command(chosen: argparse.Namespace) -> None:
    """Let bots play against each other, or each alone, and print the standings."""
    bots = list(dict.fromkeys(chosen.bot))
    if len(bots) < 2 and not chosen.solo:
        raise NotationError(
            f"--bot must name at least two different bots, unless --solo is given; got {', '.join(bots)}", "arguments"
        )
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
    """Play on a cluster if one is named, else in processes; one job without bots from files needs none."""
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


def replay_command(chosen: argparse.Namespace) -> None:
    """Replay a record, and print its result."""
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
        won = ", winner" if seat in game["winners"] and len(game["players"]) > 1 else ""
        solo = f", rating {result['rating']:+d}, {TITLES[result['title']]}" if "rating" in result else ""
        print(f"{game['seed']} seat {seat} {name}: {result['stars']} stars, toll {result['toll']}{solo}{won}")
