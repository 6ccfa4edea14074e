"""The engine compared with the naive scorer."""

import random

import naive
from mapwright.notation.map_text import parse_map
from mapwright.rules.scoring import EDICTS, toll
from random_maps import random_map


def disagreements(text):
    board = parse_map(text)
    expected = naive.stars(text)
    for edict, stars in expected.items():
        count = EDICTS[edict].count(board)
        claimed = sum(part for part, _ in EDICTS[edict].claims(board))
        if not count == claimed == stars:
            yield f"{edict}: engine counts {count}, claims {claimed}, naive {stars}"
    if toll(board) != naive.toll(text):
        yield f"toll: engine {toll(board)}, naive {naive.toll(text)}"


def check_maps(seed, heroes, number, random_sheet_id=lambda rng: ""):
    rng = random.Random(seed)
    for _ in range(number):
        text = random_map(rng, heroes, random_sheet_id(rng))
        wrong = list(disagreements(text))
        assert not wrong, "\n".join([text, *text.split("/"), *wrong])
