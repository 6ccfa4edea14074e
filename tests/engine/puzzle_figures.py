"""Generated puzzles: how many cards they have, what simple players lose, and a proof by brute force."""

import argparse
from collections import Counter
from time import process_time

from brute_force import confirm_solution
from mapwright.puzzles import Puzzle, make_puzzle
from mapwright.rules.scoring import EDICTS


def codes(number: int) -> list[str]:
    """Return so many codes: of the free puzzles, and every fourth that of an edict."""
    edicts = [*EDICTS]
    return [
        f"2.{edicts[each // 4 % len(edicts)]}.lab-{each}" if each % 4 == 3 else f"2.lab-{each}"
        for each in range(number)
    ]


def cards_left(puzzle: Puzzle) -> int:
    return len(puzzle.state.deal.seasons[puzzle.state.season]) - puzzle.state.turn


def lines(puzzles: list[Puzzle]) -> list[str]:
    """Return the shares, and a row for each grade."""
    number = len(puzzles)
    two = sum(cards_left(puzzle) == 2 for puzzle in puzzles)
    solved = sum(puzzle.rating.greedy == 0 for puzzle in puzzles)
    most = sum(2 * len(puzzle.solution.best) > len(puzzle.solution.choices) for puzzle in puzzles)
    table = [
        f"two cards: {100 * two / number:.0f} %",
        f"greedy finds the best: {100 * solved / number:.0f} %",
        f"most first choices are right: {100 * most / number:.0f} %",
        f"{'grade':<8}{'puzzles':>8}{'greedy loses':>14}{'novice loses':>14}{'right ways, one in':>20}",
    ]
    for grade, count in sorted(Counter(puzzle.grade for puzzle in puzzles).items()):
        ones = [puzzle for puzzle in puzzles if puzzle.grade == grade]
        greedy = sum(puzzle.rating.greedy for puzzle in ones) / count
        novice = sum(puzzle.rating.novice for puzzle in ones) / count
        rare = sorted(puzzle.solution.continuations // puzzle.solution.best_continuations for puzzle in ones)[
            count // 2
        ]
        table.append(f"{grade:<8}{count:>8}{greedy:>14.1f}{novice:>14.1f}{rare:>20}")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=200)
    parser.add_argument("--from", dest="first", type=int, default=0)
    args = parser.parse_args()
    chosen_codes = codes(args.first + args.number)[args.first :]
    began = process_time()
    puzzles = [make_puzzle(code) for code in chosen_codes]
    seconds_each = (process_time() - began) / len(puzzles)
    for puzzle in puzzles:
        confirm_solution(puzzle)
    print("\n".join(lines(puzzles)))
    print(f"made in {seconds_each:.3f} s of processor time on average")
    print(f"confirmed by brute force: {len(puzzles)} of {len(puzzles)}")


if __name__ == "__main__":
    main()
