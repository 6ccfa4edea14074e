"""Random games, checked against the rules after every action and by the referee at the end."""

import json
import pickle
import random
from dataclasses import replace

import pytest

import referee
from games import random_action, random_start
from mapwright.board.terrain import DRAWABLE
from mapwright.errors import RuleError
from mapwright.history.game_json import game_json
from mapwright.notation.action_text import format_action
from mapwright.notation.record import Record, final_state
from mapwright.rules.cards import AMBUSH_BY_ID, COIN_TRACK, EXPLORE_BY_ID, HERO_BY_ID, RUINS, SEASONS
from mapwright.rules.game import apply, legal, winners
from mapwright.rules.state import PASS


def check_nothing_overwritten(before, after):
    """R11: what is drawn stays; only destroying changes a cell that is filled (R33, R38)."""
    for old_player, player in zip(before.players, after.players, strict=True):
        old, new = old_player.board, player.board
        if old is new:
            continue
        struck = new.destroyed & ~old.destroyed
        assert old.filled & ~new.filled == 0
        assert old.destroyed & ~new.destroyed == 0 and old.attack & ~new.attack == 0
        for mask, later in zip(old.terrain_types(), new.terrain_types(), strict=True):
            assert mask & ~later & ~struck == 0, "something drawn is gone"
            assert later & old.filled & ~mask == 0, "drawn over something"
        assert new.monster & new.attack == 0, "a monster lives on an attack cell (R33)"
        assert all(mark & ~new.monster == 0 for mark in new.marks)


def check_board(board):
    """A cell is one thing only; a diplomacy cell alone is two (R47)."""
    both = board.farm & board.village
    things = [board.forest, board.village, board.farm & ~both, board.water, board.monster, board.hero, board.destroyed]
    printed = [board.mountain, board.sheet.wasteland & ~board.destroyed]
    seen = 0
    for mask in things + printed:
        assert mask & seen == 0
        seen |= mask
    assert seen == board.filled


def check_coins(before, after):
    """R19, R43: the track has fourteen places, which are never freed."""
    for old, new in zip(before.players, after.players, strict=True):
        assert old.filled_coins <= new.filled_coins <= COIN_TRACK
        assert old.spent_coins <= new.spent_coins <= new.filled_coins


def check_cards(state):
    """R10, R15: time is left before a draw; the duty is there exactly when ruins wait for an explore card."""
    turns = state.deal.seasons[state.season][: state.turn + 1]
    done = turns if state.scored else turns[:-1]
    assert state.time == sum(EXPLORE_BY_ID[turn[-1]].time for turn in done if turn[-1] in EXPLORE_BY_ID)
    assert state.scored == (state.time >= state.limit)
    waiting = False
    for number, turn in enumerate(turns):
        waiting = waiting or turn[0] in RUINS
        if number < len(done) and turn[-1] in EXPLORE_BY_ID:
            waiting = False
    assert state.ruins_duty == waiting


def check_tasks(state):
    """R9, R20, R32, R37, R38: the right player decides about the right map."""
    task, players = state.task, len(state.players)
    if task.kind in ("draw", "extra", "hero", "dodge", "troll"):
        assert task.by == task.on
    if task.kind in ("ambush", "gorgon"):
        step = -1 if AMBUSH_BY_ID[state.card].clockwise else 1
        assert task.on == (task.by + (step if players > 1 else 0)) % players
    expected = {"draw": EXPLORE_BY_ID, "extra": EXPLORE_BY_ID, "hero": HERO_BY_ID}.get(task.kind)
    assert expected is None or state.card in expected
    assert state.scored == (task.kind == "troll")


def check_totals(state):
    """R26, R28: four seasons each, and the totals are what was scored."""
    assert state.over and state.task is None and legal(state) == []
    for player in state.players:
        assert [score.season for score in player.seasons] == [season.id for season in SEASONS]
        assert ["".join(score.by_letter) for score in player.seasons] == ["AB", "BC", "CD", "DA"]
        edicts = sum(stars for score in player.seasons for _, stars in score.edicts)
        coins = sum(score.coins for score in player.seasons)
        assert player.stars == edicts + coins - player.toll
        assert player.toll == sum(score.toll for score in player.seasons)
    best = max(player.stars for player in state.players)
    assert all(state.players[seat].stars == best for seat in winners(state))


def check_deal(state):
    """R2, R5, R29, R39 for what was dealt."""
    out = [card for turns in state.deal.seasons for turn in turns for card in turn]
    for known in (AMBUSH_BY_ID, HERO_BY_ID):
        seen = [card for card in out if card in known]
        assert len(seen) == len(set(seen)) <= 4
    assert len(state.deal.skills) == (3 if state.setup.skills else 0)


def mutated(rng, state, action):
    """An action that is often illegal: other cells, another terrain, shape, kind or skill."""
    kind = rng.randrange(6)
    if kind == 5:
        return PASS
    if kind == 0:
        return replace(action, cells=action.cells ^ (1 << rng.randrange(121)))
    if kind == 1:
        return replace(action, cells=(action.cells << rng.choice((1, 11, 22, 37))) & ((1 << 121) - 1))
    if kind == 2:
        return replace(action, terrain=rng.choice(DRAWABLE))
    if kind == 3:
        return replace(
            action, shape_number=rng.randrange(4), kind=rng.choice(("shape", "cell", "skill", "ambush", "hero"))
        )
    return replace(action, skill=rng.choice((*state.deal.skills, "search", "negotiate", None)))


def check_refusal(rng, state, action):
    """A legal action never raises; any other is refused and leaves the state as it was."""
    actions = legal(state)
    apply(state, rng.choice(actions))
    wrong = mutated(rng, state, action)
    before = pickle.dumps(state)
    if wrong not in actions:
        with pytest.raises(RuleError) as refusal:
            apply(state, wrong)
        assert refusal.value.code
    assert pickle.dumps(state) == before


def play(rng, state):
    """A whole game at random, looked at after every action; its record."""
    setup, seed, words = state.setup, state.seed, []
    check_deal(state)
    while not state.over:
        check_cards(state)
        check_tasks(state)
        action = random_action(rng, state)
        words.append(format_action(state, action))
        if rng.random() < 0.02:
            check_refusal(rng, state, action)
        after, _ = apply(state, action)
        check_nothing_overwritten(state, after)
        check_coins(state, after)
        state = after
    for player in state.players:
        check_board(player.board)
    check_totals(state)
    return state, Record(setup, seed, tuple(words))


def play_games(seed, number):
    rng = random.Random(seed)
    for game in range(number):
        state, record = play(rng, random_start(rng))
        if game % 5 == 0:
            assert final_state(record) == state, record


def referee_games(seed, number):
    rng = random.Random(seed)
    for _ in range(number):
        _, record = play(rng, random_start(rng, own_sheets=True))
        game = json.loads(json.dumps(game_json(record, ["random"] * record.setup.players)))
        assert referee.check(game) == [], str(record)
