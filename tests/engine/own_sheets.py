"""Random own sheets: as the generator makes them, and of any letters."""

import json
import random
from dataclasses import replace

import referee
from agreement import check_maps
from checked_games import play
from facts import sheet_rows
from games import random_setup
from mapwright import format_deal, parse_deal, sheet_from_letters, start
from mapwright.history.game_json import game_json
from mapwright.notation.packing import pack, unpack
from mapwright.rules.random_sheets import random_sheet


def random_letters(rng, kinds=".^*#"):
    """Return 121 letters of which at least 30 can be drawn on."""
    letters = [rng.choice(kinds) for _ in range(121)]
    for place in rng.sample(range(121), 30):
        letters[place] = rng.choice(".*")
    return "".join(letters)


def random_id(rng):
    kinds = rng.choice(["", ".^*#", ".....^*#", "." * 20 + "^*#"])
    return sheet_from_letters(random_letters(rng, kinds)).id if kinds else random_sheet(f"{rng.random()}").id


def check_round_trips(seed, number):
    """Sheets are the same after their deal codes have been written and read, by the engine and by the referee."""
    rng = random.Random(seed)
    for _ in range(number):
        letters = random_letters(rng, rng.choice([".^*#", ".....^*#", "." * 20 + "^*#"]))
        id = sheet_from_letters(letters).id
        setup, deal_seed = parse_deal(format_deal(replace(random_setup(rng), sheet=id), "harbour"))
        assert start(setup, deal_seed)[0].players[0].board.letters() == letters == "".join(sheet_rows(id)), id


def check_games(seed, number):
    """Whole random games are checked after every action, and by the referee; records survive packing."""
    rng = random.Random(seed)
    for _ in range(number):
        setup = replace(random_setup(rng), sheet=random_id(rng))
        _, record = play(rng, start(setup, f"{rng.getrandbits(48):x}")[0])
        assert unpack(pack(str(record))) == str(record)
        game = json.loads(json.dumps(game_json(record, ["random"] * record.setup.players)))
        assert referee.check(game) == [], str(record)


def check_scores(seed, number):
    """The engine and the naive scorer agree on random maps."""
    for heroes in (False, True):
        check_maps(f"{seed} {heroes}", heroes, number // 2, random_id)
