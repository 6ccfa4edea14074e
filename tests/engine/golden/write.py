"""Writes the golden files of this folder: `python tests/engine/golden/write.py`.

Run it only when a change of the rules, the deals or the notation is meant; the diff then shows what it changes.

- deals.json: whole deals for ten seeds in each set.
- daily.json: the whole daily deals of ten dates.
- links.json: those games as packed records.
- rules.json: digests of the parsed games and deals under each rules number of tables; written by hand.
- games/*.txt: a deal code, then one action per line with seat, coins and map after it; the last line is the result.
"""

import json
from dataclasses import replace
from datetime import date
from pathlib import Path

from mapwright.bots.greedy import GreedyBot
from mapwright.bots.match import play_match
from mapwright.bots.random import RandomBot
from mapwright.notation.deal_code import format_deal
from mapwright.notation.map_text import format_map
from mapwright.notation.packing import pack
from mapwright.notation.record import parse_record, replay
from mapwright.rules.daily import daily_map
from mapwright.rules.deal import deal
from mapwright.rules.setup import BASE, COMBINED, HEROES

HERE = Path(__file__).parent
SEEDS = [f"golden-{number}" for number in range(1, 11)]
DEALT = {"base": BASE, "heroes": HEROES, "combined": replace(COMBINED, skills=True)}
DAYS = [
    "2026-11-15", "2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20", "2026-12-31", "2027-01-01",
    "2028-02-29", "2099-12-31",
]  # fmt: skip
GAMES = {
    "base-solo": (BASE, GreedyBot),
    "heroes-solo": (HEROES, RandomBot),
    "combined-skills-solo": (replace(COMBINED, skills=True), RandomBot),
    "combined-skills-table-of-3": (replace(COMBINED, sheet="D", players=3, skills=True), RandomBot),
}


def told_deal(setup, seed):
    dealt = deal(setup, seed)
    seasons = [" ".join("+".join(turn) for turn in turns) for turns in dealt.seasons]
    return {"edicts": " ".join(dealt.edicts), "skills": " ".join(dealt.skills), "seasons": seasons}


def dealt():
    return {name: {seed: told_deal(setup, seed) for seed in SEEDS} for name, setup in DEALT.items()}


def dealt_daily():
    days = {day: daily_map(date.fromisoformat(day)) for day in DAYS}
    return {
        day: {"number": one.number, "deal": format_deal(one.setup, one.seed)} | told_deal(one.setup, one.seed)
        for day, one in days.items()
    }


def told_game(record):
    """The lines of a golden game."""
    states = replay(record)
    state, _ = next(states)
    lines = [format_deal(record.setup, record.seed)]
    for word, (after, _) in zip(record.action_texts, states, strict=True):
        on = state.task.on
        player = after.players[on]
        lines.append(f"{word} | seat {on} | coins {player.coins} | {format_map(player.board)}")
        state = after
    results = [f"{player.stars} stars, toll {player.toll}" for player in state.players]
    return [*lines, "; ".join(results)]


def record_of(lines):
    """The record of a golden game."""
    return parse_record(" ".join([lines[0], *(line.split(" | ")[0] for line in lines[1:-1])]))


def played(name):
    setup, bot = GAMES[name]
    seed = f"golden-{name}"
    _, record = play_match(setup, seed, [bot(f"{seed}/{seat}") for seat in range(setup.players)])
    return told_game(record)


def links():
    records = [str(record_of((HERE / "games" / f"{name}.txt").read_text().splitlines())) for name in GAMES]
    return [{"record": record, "link": pack(record)} for record in records]


def one_line_per_record(value, depth, indent=1):
    """Return the JSON of a dict or list in which every record this far inside has a line."""
    if depth == 0:
        return json.dumps(value)
    brackets = "{}" if isinstance(value, dict) else "[]"
    records = value.items() if isinstance(value, dict) else (("", record) for record in value)
    texts = ((key, one_line_per_record(record, depth - 1, indent + 1)) for key, record in records)
    rows = [f'"{key}": {text}' if key else text for key, text in texts]
    separator = "\n" + " " * indent
    return brackets[0] + separator + f",{separator}".join(rows) + separator[:-1] + brackets[1]


def write(path, text):
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(HERE / "deals.json", one_line_per_record(dealt(), 2) + "\n")
    write(HERE / "daily.json", one_line_per_record(dealt_daily(), 1) + "\n")
    for name in GAMES:
        write(HERE / "games" / f"{name}.txt", "\n".join(played(name)) + "\n")
    write(HERE / "links.json", one_line_per_record(links(), 1) + "\n")
