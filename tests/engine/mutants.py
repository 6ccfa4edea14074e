"""Which changes of the scoring does no test notice? `python tests/engine/mutants.py`, with cosmic-ray installed.

Makes every mutant of scoring.py that cosmic-ray knows, lambdas in tables included. Against each, in a process of its
own: the facts of test_cards, the claims and the drawn maps of test_edicts, then random maps against the
naive scorer as in test_scoring_agrees. Prints the survivors and the share that was killed.
`mutants.py 5` takes every fifth mutant only.
"""

import os
import pickle
import random
import signal
import sys
import types
from pathlib import Path

import parso
from cosmic_ray.ast import Visitor
from cosmic_ray.plugins import get_operator, operator_names

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SCORING = ROOT / "engine" / "mapwright" / "rules" / "scoring.py"
sys.path[:0] = [str(ROOT / "engine"), str(HERE)]

import facts  # noqa: E402

MAPS = 1200
CLAIMED = {}
SECONDS = 30
"""Of CPU time, so that a busy machine kills no mutant."""


class Positions(Visitor):
    """Every place where an operator may change the code."""

    def __init__(self, operator):
        self.operator = operator
        self.count = 0

    def visit(self, node):
        self.count += sum(1 for _ in self.operator.mutation_positions(node))
        return node


class Change(Visitor):
    """Changes the code at one of these places."""

    def __init__(self, operator, number):
        self.operator = operator
        self.wanted = number
        self.seen = 0

    def visit(self, node):
        for index, _ in enumerate(self.operator.mutation_positions(node)):
            if self.seen == self.wanted:
                self.seen += 1
                return self.operator.mutate(node, index)
            self.seen += 1
        return node


def mutants():
    """Name and text of each."""
    code = SCORING.read_text("utf-8")
    tree = pickle.dumps(parso.parse(code))
    for name in sorted(operator_names()):
        kind = get_operator(name)
        if kind.arguments():
            continue  # these replace a variable that is named by hand
        counter = Positions(kind())
        counter.walk(pickle.loads(tree))
        for number in range(counter.count):
            changed = Change(kind(), number).walk(pickle.loads(tree)).get_code()
            if changed != code:
                yield f"{name} #{number}", changed


def difference(changed):
    pairs = zip(SCORING.read_text("utf-8").splitlines(), changed.splitlines(), strict=False)
    return next((f"{number}: {new.strip()}" for number, (old, new) in enumerate(pairs, 1) if old != new), "?")


def is_killed(changed, maps, expected):
    """Whether the tests notice; run in a child process."""
    module = types.ModuleType("mapwright.rules.scoring")
    sys.modules["mapwright.rules.scoring"] = module
    try:
        exec(compile(changed, "scoring.py", "exec"), module.__dict__)
    except Exception:
        return True
    try:
        if not is_as_printed(module):
            return True
        return not all(agrees(module, board, stars, toll) for board, (stars, toll) in zip(maps, expected, strict=True))
    except Exception:
        return True


def is_as_printed(module):
    """What test_cards and test_edicts check."""
    rows = {id: {"id": id, "set": e.set, "kind": e.kind, "solo": e.solo_value} for id, e in module.EDICTS.items()}
    all_claims = {id: [tuple(claim) for claim in module.EDICTS[id].claims(board)] for id, (board, _) in CLAIMED.items()}
    return rows == facts.SCORING and all_claims == {id: claims for id, (_, claims) in CLAIMED.items()}


def claimed():
    """Map and claims of each edict."""
    from edict_claims import CLAIMS
    from table import board, cells

    def claim(text):
        stars, _, names = text.partition(" ")
        return int(stars), cells(names)

    return {id: (board(picture), [claim(text) for text in texts]) for id, (picture, texts) in CLAIMS.items()}


def agrees(module, board, stars, toll):
    for id, expected in stars.items():
        edict = module.EDICTS[id]
        if edict.count(board) != expected or sum(claim.stars for claim in edict.claims(board)) != expected:
            return False
        if any(not claim.stars or not claim.cells for claim in edict.claims(board)):
            return False
    return module.toll(board) == toll


def in_a_child(changed, maps, expected):
    child = os.fork()
    if not child:
        signal.setitimer(signal.ITIMER_PROF, SECONDS)  # a mutant that never ends is noticed too
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115
        os._exit(0 if is_killed(changed, maps, expected) else 1)
    _, status = os.waitpid(child, 0)
    return status != 256


def drawn_and_random_maps():
    from edict_cases import CASES, TOLLS
    from map_pictures import map_text
    from random_maps import random_map

    rng = random.Random("mutants")
    pictures = [row[2] for rows in CASES.values() for row in rows] + [row[2] for row in TOLLS]
    return [map_text(picture) for picture in pictures] + [random_map(rng, index % 2) for index in range(MAPS)]


def main():
    import naive
    from mapwright.notation.map_text import parse_map

    every = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    CLAIMED.update(claimed())
    texts = drawn_and_random_maps()
    expected = [(naive.stars(text), naive.toll(text)) for text in texts]
    maps = [parse_map(text) for text in texts]
    killed = tried = 0
    for number, (name, changed) in enumerate(mutants()):
        if number % every:
            continue
        tried += 1
        if in_a_child(changed, maps, expected):
            killed += 1
        else:
            print(f"survived: {name}: {difference(changed)}", flush=True)
    print(f"{killed} of {tried} mutants killed, {100 * killed / tried:.1f} %")


if __name__ == "__main__":
    main()
