"""What `mapwright` exports: every name is explained, and a bot that uses nothing else passes `mypy --strict`."""

import ast
import inspect
import pickle
import re
from dataclasses import is_dataclass
from pathlib import Path

import pytest

import mapwright
from table import cells

VERBS = {"Apply", "Play", "Return", "Start", "Yield"}
FUNCTIONS = [name for name in mapwright.__all__ if inspect.isfunction(inspect.unwrap(getattr(mapwright, name)))]
CLASSES = [name for name in mapwright.__all__ if inspect.isclass(getattr(mapwright, name))]
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


def test_every_exported_name_is_there_and_none_is_a_path_of_an_earlier_release():
    assert sorted(set(mapwright.__all__)) == sorted(mapwright.__all__)
    assert not [name for name in mapwright.__all__ if inspect.ismodule(getattr(mapwright, name))]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_says_what_it_does(name):
    assert inspect.getdoc(getattr(mapwright, name)).split()[0] in VERBS


@pytest.mark.parametrize("name", CLASSES)
def test_a_class_says_what_it_is_and_its_methods_what_they_do(name):
    exported = getattr(mapwright, name)
    assert inspect.getdoc(exported)
    if is_dataclass(exported):
        methods = [one for key, one in vars(exported).items() if inspect.isfunction(one) and not key.startswith("_")]
        assert {inspect.getdoc(method).split()[0] for method in methods} <= VERBS


def test_a_bot_that_uses_only_the_public_interface_passes_mypy_strict(tmp_path):
    api = pytest.importorskip("mypy.api")
    (tmp_path / "mine.py").write_text(TYPED_BOT)
    told, errors, status = api.run(["--strict", "--cache-dir", str(tmp_path / "cache"), str(tmp_path / "mine.py")])
    assert status == 0, told + errors


def test_that_bot_plays():
    names = {}
    exec(TYPED_BOT, names)
    assert names["first"] in mapwright.legal(mapwright.start(mapwright.Setup(players=2), "typed")[0])


def test_every_name_is_declared_for_type_checkers_where_it_is_found():
    """The names are imported when they are asked for, so that they are listed twice."""
    declared = {}
    for node in ast.walk(ast.parse(Path(mapwright.__file__).read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module.startswith("mapwright."):
            declared |= {alias.name: node.module.removeprefix("mapwright.") for alias in node.names}
    assert declared == mapwright._HOME_OF
    assert set(declared) == set(mapwright.__all__) <= set(dir(mapwright))


def test_a_name_that_is_not_there_is_an_attribute_error():
    with pytest.raises(AttributeError, match="nonsense"):
        mapwright.nonsense  # noqa: B018


def test_the_bot_of_the_documents_passes_mypy_strict(tmp_path):
    api = pytest.importorskip("mypy.api")
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    (tmp_path / "mine.py").write_text(re.search(r"```python\n(.*?)```", page, re.DOTALL)[1])
    told, errors, status = api.run(["--strict", "--cache-dir", str(tmp_path / "cache"), str(tmp_path / "mine.py")])
    assert status == 0, told + errors


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


# Errors


def test_a_refused_action_has_a_code_and_a_sentence():
    error = mapwright.RuleError("wrong-terrain", cells=3)
    assert error.sentence == "This card does not offer that terrain."
    assert str(error) == "wrong-terrain: This card does not offer that terrain."
    again = pickle.loads(pickle.dumps(error))
    assert (again.code, again.cells, str(again)) == (error.code, 3, str(error))


def test_an_error_with_a_message_prints_the_message():
    assert str(mapwright.RuleError("wrong-shape", "no such thing")) == "no such thing"


@pytest.mark.parametrize(
    "action",
    [
        mapwright.Action("shape"),
        mapwright.Action("shape", mapwright.Terrain.WATER, 9, cells("a1")),
        mapwright.Action("shape", mapwright.Terrain.WATER, 1),
        mapwright.Action("cell", mapwright.Terrain.WATER),
        mapwright.Action("hero", mapwright.Terrain.HERO, 0, cells("a1")),
        mapwright.Action("destroy"),
        mapwright.Action("dodge", skill="juggling"),
    ],
    ids=str,
)
def test_an_action_that_is_not_offered_has_no_text(action):
    state, _ = mapwright.start(mapwright.BASE, "harbour")
    with pytest.raises(mapwright.RuleError):
        mapwright.format_action(state, action)


def test_a_parsed_action_that_is_not_offered_has_no_text():
    state, _ = mapwright.start(mapwright.BASE, "harbour")
    with pytest.raises(mapwright.RuleError):
        mapwright.format_action(state, mapwright.parse_action(state, "F9aa1"))


@pytest.mark.parametrize("junk", [None, "F1ac4", 7, ()])
def test_only_an_action_can_be_applied(junk):
    state, _ = mapwright.start(mapwright.BASE, "harbour")
    with pytest.raises(mapwright.RuleError, match="must be an Action"):
        mapwright.apply(state, junk)


@pytest.mark.parametrize("seed", ["bad seed!", "", 7, None, "x" * 65, "a.b"])
def test_a_seed_that_no_record_could_contain_is_refused(seed):
    with pytest.raises(mapwright.NotationError, match="a seed must be"):
        mapwright.start(mapwright.BASE, seed)


# For bots and other front ends


def test_a_bot_is_always_asked_for_something():
    state, _ = mapwright.start(mapwright.BASE, "harbour")
    assert state.asked is state.task
    over, _ = mapwright.play_match(mapwright.BASE, "harbour", [mapwright.make_bot("random", "s", mapwright.Budget())])
    with pytest.raises(mapwright.RuleError, match="game-over"):
        _ = over.asked


def test_every_legal_action_is_found_by_its_cells():
    state, _ = mapwright.start(mapwright.HEROES, "harbour")
    bot = mapwright.make_bot("random", "s", mapwright.Budget())
    for _ in range(12):
        for action in mapwright.legal(state)[::7]:
            found = mapwright.action_on(state, mapwright.cell_names(action.cells), action.terrain)
            assert (found.cells, found.terrain, found.kind) == (action.cells, action.terrain, action.kind)
            mapwright.act(state, found)
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
