"""How fast the engine is, compared with the naive scorer of the tests: `python3 build lab bench engine`.

Everything is measured in one run on one core, by CPU time; the ratios say more than the figures.
"""

import random
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "tests" / "engine")]

import facts  # noqa: E402
import naive  # noqa: E402
from mapwright.board.grid import clusters  # noqa: E402
from mapwright.board.shapes import placements  # noqa: E402
from mapwright.bots.greedy import GreedyBot  # noqa: E402
from mapwright.bots.match import play_match  # noqa: E402
from mapwright.bots.random import RandomBot  # noqa: E402
from mapwright.notation.map_text import format_map, parse_map  # noqa: E402
from mapwright.rules.cards import BASE_EXPLORE, EXPLORE_BY_ID  # noqa: E402
from mapwright.rules.game import apply, start  # noqa: E402
from mapwright.rules.scoring import EDICTS  # noqa: E402
from mapwright.rules.setup import BASE  # noqa: E402
from random_maps import random_map  # noqa: E402

BASE_EDICTS = [edict for edict in EDICTS.values() if edict.set == "base"]
WANTED_SCORING, WANTED_GREEDY = 20, 10


def seconds(work, least=1.0):
    """CPU seconds of one go, over as many as fill `least` seconds."""
    goes, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < least:
        work(goes)
        goes += 1
    return spent / goes


def line(what, unit, ours, theirs, note=""):
    print(f"{what:<34}{1 / ours:>12,.0f} {unit:<12} naive {1 / theirs:>10,.1f}   ×{theirs / ours:,.0f}{note}")
    return theirs / ours


def maps(heroes, number=1500):
    rng = random.Random(f"bench-{heroes}")
    return [random_map(rng, heroes) for _ in range(number)]


def bench_scoring(what, edicts, heroes):
    """Maps never seen before: the memory of clusters is emptied, as a bot's search would find it."""
    texts = maps(heroes)
    boards = [parse_map(text) for text in texts]
    plain = [naive.EDICTS[edict.id] for edict in edicts]

    def ours(go):
        clusters.cache_clear()
        for board in boards:
            for edict in edicts:
                edict.count(board)

    def theirs(go):
        map_ = naive.Map(texts[go % len(texts)])
        for count in plain:
            count(map_)

    return line(what, "maps/s", seconds(ours) / len(boards), seconds(theirs))


def bench_placements():
    """Every place of every explore card on every map; the naive way tries cell by cell."""
    texts = maps(heroes=False, number=60)
    empties = [parse_map(text).empty for text in texts]
    shapes = [shape for card in BASE_EXPLORE for shape in card.shapes]
    sets = [{cell for cell in naive.CELLS if naive.Map(text).letter[cell] in ".*"} for text in texts]
    placements_count = [0]

    def ours(go):
        placements_count[0] = sum(len(placements(shape, empty)) for shape in shapes for empty in empties)

    def theirs(go):
        for shape in shapes:
            for _ in facts.placements(frozenset(shape.cells), sets[go % len(sets)]):
                pass

    ours_s, theirs_s = seconds(ours), seconds(theirs)
    return line(
        "placements enumerated", "places/s", ours_s / placements_count[0], theirs_s * len(texts) / placements_count[0]
    )


def bench_random_games():
    """The naive game is the same game, which also finds each card's places cell by cell and scores naively."""

    def ours(go):
        play_match(BASE, f"bench-{go}", [RandomBot(f"bench-{go}")])

    def theirs(go):
        naive_random_game(f"bench-{go}")

    return line("random solo games", "games/s", seconds(ours), seconds(theirs))


def naive_random_game(seed):
    bot, (state, _) = RandomBot(seed), start(BASE, seed)
    while not state.over:
        map_ = naive.Map(format_map(state.players[0].board))
        empty = {cell for cell in naive.CELLS if map_.letter[cell] in ".*"}
        for shape in EXPLORE_BY_ID[state.card].shapes if state.card in EXPLORE_BY_ID else ():
            list(facts.placements(frozenset(shape.cells), empty))
        state, _ = apply(state, bot.choose(state))
    map_ = naive.Map(format_map(state.players[0].board))
    for id in state.deal.edicts:
        for _ in range(2):
            naive.EDICTS[id](map_)


def bench_greedy_games():
    """The naive player scores each legal place by naive counting; estimated from a sample, as it takes minutes."""
    evaluations, texts, seats = [0], [], []

    def ours(go):
        state, _ = play_match(BASE, f"bench-{go}", [GreedyBot(f"bench-{go}")])
        seats.append(state)

    ours_s = seconds(ours, least=3.0)
    for state in seats[:3]:
        moves, states = positions(state)
        evaluations[0] += moves
        texts += states
    edicts = [naive.EDICTS[id] for state in seats[:3] for id in state.deal.edicts]

    def theirs(go):
        map_ = naive.Map(texts[go % len(texts)])
        for count in edicts[go % 3 * 4 : go % 3 * 4 + 4]:
            count(map_)

    theirs_s = seconds(theirs) * evaluations[0] / min(3, len(seats))
    line("greedy solo games", "games/s", ours_s, theirs_s, " (estimated)")
    return 1 / ours_s


def positions(state):
    """How many draws a greedy game weighs, and some of its maps."""
    from mapwright.rules.game import legal

    bot, (position, _) = GreedyBot(state.seed), start(BASE, state.seed)
    moves, texts = 0, []
    while not position.over:
        moves += len(legal(position))
        texts.append(format_map(position.players[0].board))
        position, _ = apply(position, bot.choose(position))
    return moves, texts


def main():
    scoring = bench_scoring("all 16 base edicts", BASE_EDICTS, heroes=False)
    bench_scoring("all edicts", list(EDICTS.values()), heroes=True)
    bench_placements()
    bench_random_games()
    greedy = bench_greedy_games()
    print(f"\nscoring at least ×{WANTED_SCORING}: {'yes' if scoring >= WANTED_SCORING else 'NO'}")
    print(f"greedy at least {WANTED_GREEDY} games a second of CPU: {'yes' if greedy >= WANTED_GREEDY else 'NO'}")
    return 0 if scoring >= WANTED_SCORING and greedy >= WANTED_GREEDY else 1


if __name__ == "__main__":
    raise SystemExit(main())
