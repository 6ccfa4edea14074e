"""What `mapwright` exports: a bot that uses nothing else passes `mypy --strict`, and values print for people."""

import ast
import pickle
from pathlib import Path

import pytest

import mapwright
from mapwright.puzzles import make_puzzle
from mapwright.rules.legal_options import options
from table import cells

TYPED_BOT = '''"""Takes the action after which the map scores most."""

from random import Random

from mapwright import EDICTS, Action, Board, Bot, Budget, RuleError, Setup, State, act, legal, start, toll


class Mine:
    def __init__(self, seed: str, budget: Budget) -> None:
        self._luck = Random(seed)

    def choose(self, state: State) -> Action:
        return max(legal(state), key=lambda action: (self._worth(state, action), self._luck.random()))

    def _worth(self, state: State, action: Action) -> int:
        after, _ = act(state, action)
        board: Board = after.players[state.task.on if state.task else 0].board
        return sum(EDICTS[id].count(board) for id in state.deal.edicts) - toll(board)


bot: Bot = Mine("seed", Budget(nodes=10))
try:
    first: Action = bot.choose(start(Setup(players=2), "typed")[0])
except RuleError as error:
    print(error.code)
'''


def test_a_bot_that_uses_only_the_public_interface_passes_mypy_strict(tmp_path):
    api = pytest.importorskip("mypy.api")
    (tmp_path / "mine.py").write_text(TYPED_BOT)
    output, errors, status = api.run(["--strict", "--cache-dir", str(tmp_path / "cache"), str(tmp_path / "mine.py")])
    assert status == 0, output + errors


def test_bot_using_the_public_interface_chooses_a_legal_action():
    names = {}
    exec(TYPED_BOT, names)
    assert names["first"] in mapwright.legal(mapwright.start(mapwright.Setup(players=2), "typed")[0])


def test_every_name_is_declared_for_type_checkers_where_it_is_found():
    """The names are imported when they are asked for, so that they are listed twice."""
    declared = {}
    for node in ast.walk(ast.parse(Path(mapwright.__file__).read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module.startswith("mapwright."):
            declared |= {alias.name: node.module.removeprefix("mapwright.") for alias in node.names}
    assert declared == mapwright._MODULE_OF
    assert set(declared) == set(mapwright.__all__) <= set(dir(mapwright))


def test_a_name_that_is_not_there_is_an_attribute_error():
    with pytest.raises(AttributeError, match="nonsense"):
        mapwright.nonsense  # noqa: B018


# Values print as people read them


def test_a_board_prints_as_eleven_lines():
    board = mapwright.parse_map("F.........." + "/..........." * 10 + " !c4,c5")
    assert str(board).splitlines() == ["F..........", *["..........."] * 10, "!c4,c5"]


def test_a_shape_prints_as_its_picture():
    assert str(mapwright.Shape(((0, 0), (0, 1), (1, 1)))) == "##\n.#"
    assert str(mapwright.Shape(((0, 0), (1, 0)), coin=True)) == "#\n# coin"


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (mapwright.PASS, "pass"),
        (mapwright.Action("shape", mapwright.Terrain.WATER, 1, cells("c4 c5")), "shape 1 W c4 c5"),
        (mapwright.Action("cell", mapwright.Terrain.FARM, 0, cells("a1"), "search"), "cell A a1 with search"),
        (mapwright.Action("hero", mapwright.Terrain.HERO, 0, cells("a1"), attack=cells("b2")), "hero H a1 attacks b2"),
    ],
)
def test_an_action_prints_its_cells(action, text):
    assert str(action) == text


def shown_objects():
    state, events = mapwright.start(mapwright.HEROES, "harbour")
    puzzle = make_puzzle("2.golden")
    over, record = mapwright.play_match(mapwright.HEROES, "harbour", [mapwright.make_bot("greedy")])
    events += [event for _, replayed in mapwright.replay(record) for event in replayed]
    return [
        state, over, *state.players, *over.players, state.deal, state.task, *mapwright.legal(state)[:3], record,
        *events, *options(state), *over.players[0].seasons, *mapwright.orientations(options(state)[0].shape),
        puzzle, puzzle.solution, puzzle.solution.choices[0].action, over.players[0].board, *mapwright.EDICTS.values(),
    ]  # fmt: skip


def test_repr_of_public_values_is_one_short_line():
    for value in shown_objects():
        assert "\n" not in repr(value) and len(repr(value)) <= 260, repr(value)


def test_public_values_print_as_a_few_lines():
    for value in shown_objects():
        lines = str(value).splitlines()
        assert len(lines) <= 16 and max(map(len, lines)) <= 400, str(value)


def test_a_state_prints_the_moment_and_the_map():
    first, coins, *rows = str(mapwright.start(mapwright.BASE, "harbour")[0]).splitlines()
    moment, _, edicts = first.partition("; ")
    assert moment == "spring, time 0 of 8, great-river, seat 0: draw"
    assert edicts == "edicts A cauldrons, B great-city, C canal-lake, D sentinel-wood"
    assert (coins, len(rows), rows[1]) == ("0 stars, 0 coins", 11, "...^.*.....")


def test_an_event_quotes_its_cells_by_name():
    state, _ = mapwright.start(mapwright.BASE, "harbour")
    _, [drawn, *_] = mapwright.apply(state, mapwright.action_on(state, ["a1", "a2", "a3"]))
    assert repr(drawn) == "<Drawn season=0 turn=0 on=0 by=0 card=great-river terrain=W cells=a1,a2,a3>"


def test_season_score_quotes_the_stars_of_its_edicts():
    score = mapwright.SeasonScore("spring", (("cauldrons", 2), ("great-city", 9)), coins=2, toll=1)
    assert repr(score) == "<SeasonScore spring: cauldrons 2, great-city 9, coins 2, toll 1, total 12>"


def test_options_and_orientations_quote_their_pictures():
    state, _ = mapwright.start(mapwright.BASE, "harbour")
    assert repr(options(state)[0]) == "<Option shape 1 #/#/# coin W>"
    assert repr(mapwright.orientations(options(state)[1].shape)[0]) == "<Orientation a ..#/.##/##.>"


# Errors


JUNK = (None, 7, "junk", [], object())
STATE, _ = mapwright.start(mapwright.BASE, "harbour")
ENTRIES = {
    "start": lambda junk: mapwright.start(junk, "seed"),
    "legal": mapwright.legal,
    "apply": lambda junk: mapwright.apply(junk, mapwright.PASS),
    "act": lambda junk: mapwright.act(junk, mapwright.PASS),
    "act an action": lambda junk: mapwright.act(STATE, junk),
    "may_pass": mapwright.may_pass,
    "winners": mapwright.winners,
    "rating": mapwright.rating,
    "action_on": lambda junk: mapwright.action_on(junk, ["a1"]),
    "action_on cells": lambda junk: mapwright.action_on(STATE, 0 if junk == 7 else junk),
    "parse_map": mapwright.parse_map,
    "format_map": mapwright.format_map,
    "parse_deal": mapwright.parse_deal,
    "format_deal": lambda junk: mapwright.format_deal(junk, "seed"),
    "format_deal seed": lambda junk: mapwright.format_deal(mapwright.BASE, None if junk == "junk" else junk),
    "parse_action": lambda junk: mapwright.parse_action(STATE, junk),
    "parse_action state": lambda junk: mapwright.parse_action(junk, "F1ac4"),
    "format_action": lambda junk: mapwright.format_action(STATE, junk),
    "format_action state": lambda junk: mapwright.format_action(junk, mapwright.PASS),
    "parse_record": mapwright.parse_record,
    "replay": lambda junk: next(mapwright.replay(junk)),
    "make_bot": mapwright.make_bot,
    "make_bot budget": lambda junk: mapwright.make_bot("expert", "s", "junk" if junk is None else junk),
    "make_bot seed": lambda junk: mapwright.make_bot("greedy", None if junk == "junk" else junk),
    "play_match": lambda junk: mapwright.play_match(junk, "seed", [mapwright.make_bot("random")]),
    "play_match bots": lambda junk: mapwright.play_match(mapwright.BASE, "seed", junk),
    "play_match bot": lambda junk: mapwright.play_match(mapwright.BASE, "seed", [junk]),
    "make_puzzle": make_puzzle,
}


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: type(junk).__name__)
@pytest.mark.parametrize("entry", ENTRIES)
def test_a_value_of_a_wrong_type_is_refused_with_a_sentence(entry, junk):
    with pytest.raises((mapwright.NotationError, mapwright.RuleError)) as refused:
        ENTRIES[entry](junk)
    assert str(refused.value) and "\n" not in str(refused.value)


@pytest.mark.parametrize("function", ["bits", "cell_name", "cell_names", "clusters"])
def test_negative_mask_is_refused_instead_of_looping_forever(function):
    with pytest.raises(mapwright.NotationError) as refused:
        list(getattr(mapwright, function)(-1))
    assert refused.value.code == "cell"


@pytest.mark.parametrize("function", ["bits", "cell_names", "clusters"])
def test_board_in_place_of_a_mask_is_refused_with_a_sentence(function):
    with pytest.raises(mapwright.NotationError, match="a mask must be an int of at least 0; got <Board"):
        list(getattr(mapwright, function)(STATE.players[0].board))


@pytest.mark.parametrize("place", [(-1, 0), (0, -1), (11, 0), (0, 11), (1 << 99, 0)])
def test_cell_outside_the_map_has_no_mask(place):
    with pytest.raises(mapwright.NotationError, match="must be 0 to 10"):
        mapwright.bit(*place)


@pytest.mark.parametrize("function", ["toll", "orientations", "placements"])
@pytest.mark.parametrize("value", [None, 3, "A", b"x"])
def test_value_that_is_no_board_or_shape_is_refused(function, value):
    arguments = (value, 1) if function == "placements" else (value,)
    with pytest.raises(mapwright.NotationError):
        getattr(mapwright, function)(*arguments)


def test_run_longer_than_the_map_has_no_cells():
    assert mapwright.runs_down(mapwright.FULL, 10**40) == mapwright.runs_right(mapwright.FULL, 10**40) == 0


@pytest.mark.parametrize("setup", [{"players": "2"}, {"ambush": 5}, {"edicts": "x"}, {"set": []}, {"packs": None}])
def test_a_setup_with_a_field_of_a_wrong_type_is_refused(setup):
    with pytest.raises(mapwright.NotationError):
        mapwright.start(mapwright.Setup(**setup), "seed")


def test_match_has_as_many_players_as_bots():
    state, record = mapwright.play_match(
        mapwright.BASE, "two", [mapwright.make_bot("random", str(n)) for n in range(2)]
    )
    assert len(state.players) == record.setup.players == 2


def test_a_refused_action_has_a_code_and_a_sentence():
    error = mapwright.RuleError("wrong-terrain", cells=3)
    assert error.sentence == "This card does not offer that terrain."
    assert str(error) == "wrong-terrain: This card does not offer that terrain."
    again = pickle.loads(pickle.dumps(error))
    assert (again.code, again.cells, str(again)) == (error.code, 3, str(error))


def test_an_error_with_a_message_prints_the_message():
    assert str(mapwright.RuleError("wrong-shape", "no such thing")) == "no such thing"


def test_a_parsed_action_that_is_not_offered_has_no_text():
    state, _ = mapwright.start(mapwright.BASE, "harbour")
    with pytest.raises(mapwright.RuleError):
        mapwright.format_action(state, mapwright.Action("shape", mapwright.Terrain.FOREST, 2, cells("a1")))


# For bots and other front ends


def test_current_task_is_the_task_or_raises_after_the_end():
    state, _ = mapwright.start(mapwright.BASE, "harbour")
    assert state.current_task is state.task
    over, _ = mapwright.play_match(mapwright.BASE, "harbour", [mapwright.make_bot("random", "s", mapwright.Budget())])
    with pytest.raises(mapwright.RuleError, match="game-over"):
        _ = over.current_task


def test_every_legal_action_is_found_by_its_cells():
    state, _ = mapwright.start(mapwright.HEROES, "harbour")
    bot = mapwright.make_bot("random", "s", mapwright.Budget())
    for _ in range(12):
        for action in mapwright.legal(state)[::7]:
            same_action = mapwright.action_on(state, mapwright.cell_names(action.cells), action.terrain)
            assert (same_action.cells, same_action.terrain, same_action.kind) == (
                action.cells,
                action.terrain,
                action.kind,
            )
            mapwright.act(state, same_action)
        state, _ = mapwright.apply(state, bot.choose(state))


def test_cells_that_are_not_a_place_are_refused_with_the_reason():
    state, _ = mapwright.start(mapwright.BASE, "harbour")
    refusals = {}
    for names in (["d2"], ["a1", "k11"]):
        with pytest.raises(mapwright.RuleError) as refused:
            mapwright.action_on(state, names, "W")
        refusals[names[0]] = refused.value.code
    assert refusals == {"d2": "covers-mountain", "a1": "wrong-shape"}
    with pytest.raises(mapwright.NotationError, match="a1 to k11"):
        mapwright.action_on(state, ["z9"])


def test_a_terrain_is_asked_for_where_several_are_possible():
    seeds = (f"s{number}" for number in range(50))
    states = (mapwright.start(mapwright.BASE, seed)[0] for seed in seeds)
    state = next(one for one in states if len({action.terrain for action in mapwright.legal(one)}) > 1)
    with pytest.raises(mapwright.NotationError, match="terrain must be one of"):
        mapwright.action_on(state, mapwright.legal(state)[0].cells)


# Mistakes of beginners


@pytest.mark.parametrize("name", ["coins", "filled_coins", "note"])
def test_a_change_of_a_player_is_refused_with_what_to_do_instead(name):
    with pytest.raises(AttributeError, match=rf"a Player cannot be changed, so '{name}' stays: act\(state, action\)"):
        setattr(STATE.players[0], name, 99)


def test_a_change_of_a_state_an_action_and_a_board_is_refused():
    for value, name in ((STATE, "note"), (mapwright.PASS, "cells"), (STATE.players[0].board, "mountain")):
        with pytest.raises(AttributeError, match="cannot be changed"):
            setattr(value, name, 1)
        with pytest.raises(AttributeError, match="cannot be changed"):
            delattr(value, name)


def test_a_terrain_may_be_its_letter_when_drawn():
    board = STATE.players[0].board
    assert board.draw("F", 1) == board.draw(mapwright.Terrain.FOREST, 1)


@pytest.mark.parametrize(
    ("terrain", "cells", "why"),
    [("Q", 1, "a terrain must be one of F"), ("F", 1 << 130, "cells on the map"), ("F", -1, "cells on the map")],
)
def test_drawing_another_letter_or_outside_the_map_is_refused(terrain, cells, why):
    with pytest.raises(mapwright.NotationError, match=why):
        STATE.players[0].board.draw(terrain, cells)


def test_passing_where_nothing_may_be_left_unused_is_refused_with_the_reason():
    with pytest.raises(mapwright.RuleError, match="PASS is legal only where a skill may be left unused"):
        mapwright.apply(STATE, mapwright.PASS)


@pytest.mark.parametrize("limits", [{"nodes": "x"}, {"nodes": -1}, {"nodes": 1.5}, {"seconds": 0}, {"seconds": True}])
def test_a_budget_that_is_no_number_above_zero_is_refused(limits):
    with pytest.raises(mapwright.NotationError, match=f"{next(iter(limits))} of a budget must be a number above 0"):
        mapwright.Budget(**limits)


def test_a_match_without_bots_is_refused_with_what_it_needs():
    with pytest.raises(mapwright.NotationError, match="a game of 1 needs a bot for each seat; got 0 bots"):
        mapwright.play_match(mapwright.BASE, "h", [])
