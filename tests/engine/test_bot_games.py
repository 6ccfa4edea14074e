"""Games of custom bots: the game's own engine shows, applies and counts, so that no bot can lie or look ahead."""

import json
import pickle
from binascii import a2b_base64
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from mapwright.bots import Budget
from mapwright.bots.custom_bots import load_bot_class
from mapwright.bots.hidden_deck import bot_seed, hide_deck, sample_future
from mapwright.bots.match import make_bot, play_match
from mapwright.bots.random import RandomBot
from mapwright.bots.search.futures import revealed_cards
from mapwright.notation.action_text import format_action
from mapwright.notation.record import final_state, parse_record, replay
from mapwright.page.handlers.workshop import MAX_GAMES
from mapwright.rules.cards import EXPLORE_BY_ID, card_kind
from mapwright.rules.deal import deal, pick
from mapwright.rules.game import apply, legal, start
from mapwright.rules.setup import BASE, COMBINED, HEROES, Setup
from mapwright.workshop import course
from mapwright.workshop.bot_game import LEAGUE_BOTS
from mapwright.workshop.bot_view import deserialize
from mapwright.workshop.course import STEPS, game_value, play_deal
from mapwright.workshop.league_statistics import bars, deals_won, lead, margin
from mapwright.workshop.sandbox import BotRunner
from mapwright.workshop.texts import model_answer
from page import BOT, PLAIN_BOT, Page, bot_answer, play_bot_game

SEED = "kept-secret"


# Guarantee: bots
@pytest.mark.parametrize("setup", [Setup(players=2), HEROES, COMBINED], ids=lambda setup: setup.set)
def test_bot_sees_revealed_cards_and_no_later_ones(setup):
    _, record = play_match(setup, "hidden", [make_bot("novice", "n", Budget()) for _ in range(setup.players)])
    differs = 0
    for state, _ in list(replay(record))[:-1]:
        seen = hide_deck(state)
        assert (seen.cards, seen.task, seen.players) == (state.cards, state.task, state.players)
        assert revealed_cards(seen) == revealed_cards(state)
        assert [format_action(seen, each) for each in legal(seen)[:5]] == [
            format_action(state, each) for each in legal(state)[:5]
        ]
        assert seen.seed == ""
        differs += seen.deal.seasons != state.deal.seasons
    assert differs > len(record.action_texts) / 2


# Guarantee: bots
def test_imagined_deck_depends_on_the_revealed_cards_and_not_on_the_seed():
    """Else a bot could try seeds until one fits."""
    one, two = (hide_deck(final_state(parse_record(f"bA1-{SEED}"))) for _ in range(2))
    other = deal(BASE, "another").seasons
    first_turn = one.deal.seasons[0][:1]
    faked = pickle.loads(pickle.dumps(final_state(parse_record(f"bA1-{SEED}"))))
    object.__setattr__(faked, "seed", "another")
    object.__setattr__(faked.deal, "seasons", (first_turn + other[0][1:], *other[1:]))
    assert one == two == hide_deck(faked)
    assert bot_seed(faked, 0) == bot_seed(one, 0)


PEEK = """import gc, sys
from mapwright.rules.game import legal
from mapwright.rules.state import State
SECRET = "kept" + "-" + "secret"
class Bot:
    def __init__(self, seed, budget):
        self.look(seed)
    def look(self, *given):
        frame, values = sys._getframe(), [*given]
        while frame is not None:
            values += [*frame.f_locals.values()]
            frame = frame.f_back
        if any(SECRET in repr(each) for each in values if isinstance(each, (str, tuple, dict, State))):
            print("peeked")
    def choose(self, state):
        self.look(state)
        cards = [card for season in state.deal.seasons for turn in season for card in turn]
        print("deck", *cards)
        return legal(state)[0]
"""


# Guarantee: bots
def test_bot_that_reads_the_frames_of_its_interpreter_finds_no_seed_record_or_deck():
    page, runner, answers = Page(deal=None), BotRunner(), []
    at = page.tell(do="bot-game", seed=SEED)
    with ThreadPoolExecutor(1) as apart:  # as in the page, the frames around the bot are those of its interpreter
        while at["bot_view"]:
            answers.append(
                apart.submit(bot_answer, runner, PEEK, {key: at[key] for key in ("bot_view", "bot_seed")}).result()
            )
            at = page.tell(do="bot-game-act", game=at["game"], record=at["record"], action=answers[-1]["action"])
    printed = "".join(answer["output"] for answer in answers)
    assert final_state(parse_record(at["record"])).over
    assert "peeked" not in printed
    real = [card for season in deal(BASE, SEED).seasons for turn in season for card in turn]
    first = answers[0]["output"].split()[1:]
    assert first[:1] == real[:1] and first != real


def test_bot_view_contains_no_seed():
    seen = Page(deal=None).tell(do="bot-game", seed=SEED)
    assert SEED.encode() not in a2b_base64(seen["bot_view"])
    assert deserialize(seen["bot_view"]).seed == ""
    assert SEED in seen["record"], "the page knows it, and does not pass it on"


CHEATS = (
    """import sys
sandbox = sys.modules["mapwright.workshop.sandbox"]
course = sys.modules.get("mapwright.workshop.course")
def boast(self, text):
    import json
    from mapwright.rules.game import legal
    from mapwright.notation.action_text import format_action
    from mapwright.workshop.bot_view import deserialize
    state = deserialize(json.loads(text)["bot_view"])
    word = format_action(state, legal(state)[0])
    more = {"done": True, "passed": True, "mean": 9999.0, "stars": 9999, "table": {"mine": {"mean": 9999.0}}}
    return json.dumps({"action": word, "output": "", "cut": False, **more})
sandbox.BotRunner.answer = boast
"""
    + PLAIN_BOT
)


# Guarantee: bots
def test_forged_answers_score_no_more_than_their_actions(monkeypatch):
    monkeypatch.setattr(BotRunner, "answer", BotRunner.answer)  # is put back after the test
    page = Page(deal=None)
    forged, _ = play_bot_game(CHEATS, page, do="bot-game", seed="league-1")
    monkeypatch.undo()
    honest, _ = play_bot_game(PLAIN_BOT, page, do="bot-game", seed="league-1")
    assert forged == honest
    table = page.tell(do="league", games={"mine": [forged]})["table"]
    assert table["mine"]["mean"] == final_state(parse_record(honest)).players[0].stars


def test_bot_changing_its_copy_of_the_state_does_not_affect_the_game():
    changed, _ = play_bot_game(BOT.format("object.__setattr__(state.players[0], 'filled_coins', 14)"))
    assert changed == play_bot_game(PLAIN_BOT)[0]


@pytest.mark.parametrize("action", ["", "nonsense", "F1ak11", "-", "x" * 41])
def test_illegal_action_is_refused_and_changes_nothing(action):
    page = Page(deal=None)
    at = page.tell(do="bot-game", seed="x")
    refused = page.ask(do="bot-game-act", game=at["game"], record=at["record"], action=action)
    assert not refused["ok"] and refused["error"]["code"] != "engine"
    word = format_action(state := deserialize(at["bot_view"]), legal(state)[0])
    assert (
        page.tell(do="bot-game-act", game=at["game"], record=at["record"], action=word)["record"]
        == f"{at['record']}.{word}"
    )


def test_two_games_on_one_deal_run_at_the_same_time():
    page = Page(deal=None)
    first, second = (page.tell(do="bot-game", seed="x") for _ in range(2))
    word = format_action(state := deserialize(first["bot_view"]), legal(state)[0])
    for at in (first, second):
        next_state = page.tell(do="bot-game-act", game=at["game"], record=at["record"], action=word)
        assert next_state["record"] == f"{at['record']}.{word}"
    refused = page.ask(do="bot-game-act", game=first["game"], record=first["record"], action=word)
    assert refused["error"]["code"] == "not-your-turn"


def test_oldest_game_is_dropped_beyond_the_maximum():
    page = Page(deal=None)
    old = page.tell(do="bot-game", seed="x")
    for _ in range(MAX_GAMES):
        page.tell(do="bot-game", seed="y")
    refused = page.ask(do="bot-game-act", game=old["game"], record=old["record"], action="F1ac4")
    assert refused["error"]["code"] == "not-your-turn"


@pytest.mark.thorough
def test_all_rows_of_a_league_play_the_same_deals():
    page = Page(deal=None)
    games = {"mine": [play_bot_game(PLAIN_BOT, page, do="bot-game", seed=f"l-{n}")[0] for n in (1, 2)]}
    for name in LEAGUE_BOTS:
        games[name] = []
        for number in (1, 2):
            busy, shares = True, []
            while busy:
                game = page.tell(do="built-in-game", bot=name, seed=f"l-{number}", ms=1)
                busy = game["busy"]
                shares.append(game["progress"])
            games[name].append(game["record"])
            assert shares == sorted(shares) and len(shares) > 1, "it thinks in slices"
    counted = page.tell(do="league", games=games)
    table = counted["table"]
    assert {row["games"] for row in table.values()} == {2}
    assert table["mine"]["mean"] < table["greedy"]["mean"]
    assert counted["deals_won"]["greedy"] == 0
    assert table["mine"]["edicts"].keys() == table["expert"]["edicts"].keys()


# Guarantee: bots
def test_a_check_is_counted_from_its_records():
    page = Page(deal=None)
    source, numbers = model_answer(1), range(1, STEPS[0].deals + 1)
    records = [play_bot_game(source, page, do="bot-game-check", step=1, number=number)[0] for number in numbers]
    games = [{"number": number, "record": record} for number, record in enumerate(records, 1)]
    part = page.tell(do="check-step", step=1, games=[games[4], games[1]])
    assert [number for number, _ in part["deals"]] == [2, 5] and "passed" not in part
    answer = page.tell(do="check-step", step=1, games=games)
    bot_class = load_bot_class("mine.py", model_answer(1))
    values = [game_value(STEPS[0], play_deal(STEPS[0], bot_class, number).state, number) for number in range(1, 11)]
    assert answer["deals"] == [[number, value] for number, value in enumerate(values, 1)]
    assert answer["passed"] and answer["value"] == sum(values) / 10


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([1, 1, 1, 1], (4, True)),
        ([0, -9, 1, 49, -1, -2], (2, False)),
        ([9, 9, 9, 0, 0, 0], None),
        ([], None),
    ],
    ids=str,
)
def test_check_that_counts_wins_ends_when_the_result_is_certain(values, expected):
    assert course._result(STEPS[9], values) == (expected and course.CheckResult(*expected))


def test_a_check_at_a_table_is_played_against_greedy_in_turn():
    page = Page(deal=None)
    dealt = [page.tell(do="bot-game-check", step=9, number=number) for number in (1, 2)]
    assert [at["seat"] for at in dealt] == [1, 0]
    record, _ = play_bot_game(PLAIN_BOT, page, do="bot-game-check", step=9, number=1)
    stars = [player.stars for player in final_state(parse_record(record)).players]
    assert page.tell(do="check-step", step=9, games=[{"number": 1, "record": record}])["deals"] == [[1, stars[1]]]
    lead = page.tell(do="check-step", step=10, games=[{"number": 1, "record": record}])["deals"]
    assert lead == [[1, stars[1] - stars[0]]]


@pytest.mark.parametrize("record", ["bA1-course-2", "bA1-course-1", "nonsense"])
def test_a_check_counts_finished_games_on_its_own_deals_only(record):
    assert not Page(deal=None).ask(do="check-step", step=1, games=[{"number": 1, "record": record}])["ok"]


@pytest.mark.parametrize(
    "deal_number", [{"step": 0, "number": 1}, {"step": 11, "number": 1}, {"step": 1, "number": 11}]
)
def test_deal_number_outside_a_check_is_refused(deal_number):
    assert Page(deal=None).ask(do="bot-game-check", **deal_number)["error"]["code"] == "message"


def test_figures_have_mean_margin_bars_and_stars_by_edict():
    assert margin([5]) is None
    assert margin([4, 6]) == pytest.approx(1.96)
    assert bars([-3, 5, 25]) == [(-10, 1), (0, 1), (10, 0), (20, 1)]
    assert bars([]) == []
    assert deals_won([3, 2, 1], [1, 2, 3]) == 1.5
    assert lead([100, 50], [98, 46]) == {"mean": 3, "margin": pytest.approx(1.96)}


def test_bot_view_is_shorter_than_its_limit():
    """It is sent for every action."""
    seen = Page(deal=None).tell(do="bot-game", seed="x")
    assert len(json.dumps(seen)) < 8000


@pytest.mark.parametrize("kind", ["bB1", "hC1h", "cD1h"])
def test_a_bot_plays_on_every_set_and_sheet(kind):
    page = Page(deal=None)
    record, _ = play_bot_game(PLAIN_BOT, page, do="bot-game", seed="x", deal_prefix=kind)
    assert record.startswith(f"{kind}-x.")
    assert final_state(parse_record(record)).over


@pytest.mark.parametrize("kind", ["bA2", "zzz", ""])
def test_a_game_that_is_not_for_one_bot_is_refused(kind):
    refused = Page(deal=None).ask(do="bot-game", seed="x", deal_prefix=kind)
    assert not refused["ok"] and refused["error"]["code"] != "engine"


def test_stored_results_count_without_a_replay():
    page = Page(deal=None)
    record, _ = play_bot_game(PLAIN_BOT, page, do="bot-game", seed="x")
    known = {"greedy": [{"stars": 500, "edicts": {"borderlands": 40}}]}
    counted = page.tell(do="league", games={"mine": [record]}, stored_results=known)
    assert counted["table"]["greedy"]["stars"] == [500]
    assert counted["table"]["greedy"]["edicts"] == {"borderlands": 40}
    assert counted["deals_won"] == {"greedy": 0}
    own = counted["table"]["mine"]["stars"][0]
    assert counted["leads"] == {"greedy": {"mean": own - 500, "margin": None}}


LOOK_AHEAD = """from mapwright import EDICTS, apply, legal, toll


class Bot:
    def __init__(self, seed, budget):
        pass

    def choose(self, state):
        return max(legal(state)[::9], key=lambda action: self.best_next(apply(state, action)[0]))

    def best_next(self, state):
        if state.over or state.current_task.kind != "draw":
            return self.worth(state)
        return max(self.worth(apply(state, action)[0]) for action in legal(state)[::60])

    def worth(self, state):
        board = state.players[0].board
        return sum(EDICTS[id].count(board) for id in state.deal.edicts) - toll(board)
"""


def test_a_bot_that_looks_ahead_with_apply_plays_the_same_game_on_the_command_line_and_in_the_page(tmp_path, run):
    path = tmp_path / "ahead.py"
    path.write_text(LOOK_AHEAD)
    *_, record = run("play", "--bot", path, "--seed", "pk0")[1]
    assert record.strip() == play_bot_game(LOOK_AHEAD, do="bot-game", seed="pk0")[0]


@pytest.mark.parametrize("arguments", [[], ["--open-deck"]], ids=["hidden", "open"])
def test_a_bot_of_a_file_sees_the_deal_with_an_open_deck_only(tmp_path, run, arguments):
    path = tmp_path / "peek.py"
    path.write_text(BOT.format("assert " + ("state.seed == 'pk0'" if arguments else "not state.seed")))
    assert run("play", "--bot", path, "--seed", "pk0", *arguments)[0] == 0


def test_a_match_hides_the_deck_from_a_bot_that_is_an_object():
    seeds = set()

    class Watcher(RandomBot):
        def choose(self, state):
            seeds.add(state.seed)
            return super().choose(state)

    play_match(BASE, "pk0", [Watcher("w")])
    assert seeds == {""}
    play_match(BASE, "pk0", [Watcher("w")], open_deck=True)
    assert seeds == {"", "pk0"}


@pytest.mark.parametrize("setup", [Setup(players=2), HEROES, COMBINED], ids=lambda setup: setup.set)
def test_a_sampled_future_reveals_the_same_cards_and_deals_the_others_as_the_rules_say(setup):
    rng = Random(1)
    state, _ = start(setup, "futures")
    while not state.over:
        future = sample_future(state, rng)
        assert revealed_cards(future) == revealed_cards(state)
        check_seasons(future)
        state, _ = apply(state, pick(legal(state), rng))


def check_seasons(state):
    """No card comes twice in a season or, if it is an ambush or a hero, in the game; each season adds one of both."""
    for number, (turns, limit) in enumerate(zip(state.deal.seasons, state.setup.limits, strict=True)):
        cards = [card for turn in turns for card in turn]
        times = [EXPLORE_BY_ID[turn[-1]].time if turn[-1] in EXPLORE_BY_ID else 0 for turn in turns]
        assert len(cards) == len(set(cards))
        assert sum(times[:-1]) < limit <= sum(times)
        for kind in ("ambush", "hero"):
            revealed = [card for season in state.deal.seasons[: number + 1] for turn in season for card in turn]
            revealed = [card for card in revealed if card_kind(card) == kind]
            assert len(revealed) == len(set(revealed)) <= number + 1


def test_no_future_is_sampled_twice():
    state, _ = start(BASE, "futures")
    assert len({sample_future(state, Random(seed)).deal for seed in range(20)}) == 20
