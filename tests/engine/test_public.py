"""What `mapwright` exports: every name is explained, and a bot that uses nothing else passes `mypy --strict`."""

import inspect
from dataclasses import is_dataclass

import pytest

import mapwright

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
