"""Which changes of the scoring does no test notice? `python tests/engine/mutants.py`.

Makes every mutant of scoring.py, lambdas in tables included. Against each, in a process of its own: the facts of
test_cards, the claims and the drawn maps of test_edicts, then random maps against the naive scorer as in
test_scoring_agrees. Prints the survivors and the share that was killed.
`mutants.py 5` takes every fifth mutant only.
"""

import ast
import copy
import os
import random
import signal
import sys
import types
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SCORING = ROOT / "engine" / "mapwright" / "rules" / "scoring.py"
sys.path[:0] = [str(ROOT / "engine"), str(HERE)]

import facts  # noqa: E402

MAPS = 1200
CLAIMED = {}
SECONDS = 30
"""Of CPU time, so that a busy machine kills no mutant."""
ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod)
BITS = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)
COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE), (ast.In, ast.NotIn), (ast.Is, ast.IsNot)


def replacements(node):
    """Yield what may stand in place of a node of the syntax tree, each with one mistake."""
    match node:
        case ast.BinOp(left, operator, right):
            yield from (ast.BinOp(left, other, right) for other in others_like(operator, ARITHMETIC, BITS))
        case ast.Compare(left, [operator], right):
            yield from (ast.Compare(left, [other], right) for other in others_like(operator, *COMPARISONS))
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.And() if isinstance(operator, ast.Or) else ast.Or(), values)
        case ast.UnaryOp(_, operand):
            yield operand
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case ast.Break() | ast.Continue():
            yield ast.Continue() if isinstance(node, ast.Break) else ast.Break()
        case ast.If(test) | ast.IfExp(test) | ast.While(test):
            yield with_fields(node, test=ast.UnaryOp(ast.Not(), test))
        case ast.For():
            yield with_fields(node, iter=ast.Tuple([], ast.Load()))
        case ast.comprehension(_, _, conditions):
            yield with_fields(node, iter=ast.Tuple([], ast.Load()))
            yield from (with_fields(node, ifs=[each for each in conditions if each is not gone]) for gone in conditions)
        case ast.FunctionDef() | ast.ClassDef() if node.decorator_list:
            yield with_fields(node, decorator_list=[])


def others_like(operator, *groups):
    """Return the other operators of the group that contains an operator."""
    return [other() for group in groups if type(operator) in group for other in group if type(operator) is not other]


def with_fields(node, **fields):
    return type(node)(**dict(ast.iter_fields(node)) | fields)


def scoring_tree():
    """Return the syntax tree of scoring.py without its annotations, which are never evaluated."""
    tree = ast.parse(SCORING.read_text("utf-8"))
    for node in ast.walk(tree):
        for field in {"annotation", "returns"} & {*node._fields}:
            setattr(node, field, ast.Name("object", ast.Load()))
    return tree


def mutant(tree, node, replacement):
    """Return the tree with the replacement: a deep copy takes what its memo says about an object instead of a copy."""
    return ast.fix_missing_locations(copy.deepcopy(tree, {id(node): ast.copy_location(replacement, node)}))


def description(node, replacement):
    line = node.target.lineno if isinstance(node, ast.comprehension) else node.lineno
    before, after = (ast.unparse(each).strip().splitlines()[0] for each in (node, replacement))
    return f"line {line}: {before} → {after}"


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
    tree = scoring_tree()
    mistakes = [(node, replacement) for node in ast.walk(tree) for replacement in replacements(node)][::every]
    killed = 0
    for node, replacement in mistakes:
        if in_a_child(mutant(tree, node, replacement), maps, expected):
            killed += 1
        else:
            print(f"survived: {description(node, replacement)}", flush=True)
    print(f"{killed} of {len(mistakes)} mutants killed, {100 * killed / len(mistakes):.1f} %")


if __name__ == "__main__":
    main()
