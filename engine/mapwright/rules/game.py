"""The course of a game: `start`, `legal` and `apply`. States are immutable: the state before an action stays valid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from mapwright.board.board import Board
from mapwright.board.sheets import sheet_of
from mapwright.board.terrain import MONSTER, Mark, Terrain
from mapwright.errors import RuleError, checked_type
from mapwright.rules.cards import AMBUSH_BY_ID, RUINS, SEASONS, SOLO_TITLES, Ambush, card_kind
from mapwright.rules.deal import check_seed, deal
from mapwright.rules.effects import destroyed_events, draw_monsters, score_season, set_board, solo_ambush, zombie_wave
from mapwright.rules.events import (
    AmbushDodged,
    Destroyed,
    Destroyer,
    Drawn,
    Event,
    ExtraDrawn,
    Finished,
    NothingDrawn,
    Revealed,
    SoloAmbushDrawn,
    event_location,
)
from mapwright.rules.legal_actions import LegalActions
from mapwright.rules.legal_options import (
    extra_options,
    find_option,
    gorgon_cells,
    may_pass,
    options,
    usable_skills,
)
from mapwright.rules.option import Option
from mapwright.rules.scoring import EDICTS
from mapwright.rules.setup import Setup, validated
from mapwright.rules.skills import BEHAVIOURS, ReplacesAmbushShape
from mapwright.rules.state import PASS, Action, Player, State, Task, TaskKind

StateAndEvents = tuple[State, list[Event]]

SEASON_EFFECTS: dict[Mark, TaskKind] = {"Z": "wave", "T": "troll"}
"""The tasks of monsters with these marks at the end of each season from their reveal on (R36, R37)."""


def start(setup: Setup, seed: str) -> StateAndEvents:
    """Start a game and reveal its first card.

    `seed` fixes every card; it is 1 to 64 letters, digits, - or _. Return the state and the events.
    Raise `NotationError` for another seed, or if the setup is not allowed.

    >>> from mapwright import BASE, start
    >>> state, events = start(BASE, "harbour")
    >>> state.card, state.deal.edicts
    ('great-river', ('cauldrons', 'great-city', 'canal-lake', 'sentinel-wood'))
    >>> events
    [<Revealed season=0 turn=0 cards=great-river>]
    """
    return advance(new_game(setup, seed))


def new_game(setup: Setup, seed: str) -> State:
    """Return a new game before its first card."""
    setup, seed = validated(setup), check_seed(seed)
    board = Board.blank(sheet_of(setup.sheet))
    player = Player(board, paid_mountains=board.enclosed_mountains())  # which own sheets may have (S22)
    return State(setup, seed, deal(setup, seed), (player,) * setup.players)


def legal(state: State) -> Sequence[Action]:
    """Return every legal action of the acting player, as a sequence that makes an action when it is asked for.

    >>> from mapwright import BASE, legal, start
    >>> state, _ = start(BASE, "harbour")
    >>> len(legal(state)), legal(state)[0]
    (406, <Action shape 1 W a1 a2 a3>)
    """
    return LegalActions(options(state), may_pass(state))


def apply(state: State, action: Action) -> StateAndEvents:
    """Apply an action and everything that follows automatically, up to the next decision.

    Return the next state and the events. It turns over the next card of `state.deal`: to look ahead fairly, use `act`,
    or take the state from `sample_future`. Raise `RuleError` if the action is not legal.

    >>> from mapwright import BASE, action_on, apply, start
    >>> state, _ = start(BASE, "harbour")
    >>> state, events = apply(state, action_on(state, ["a1", "a2", "a3"]))
    >>> events[0]
    <Drawn season=0 turn=0 on=0 by=0 card=great-river terrain=W cells=a1,a2,a3>
    >>> state.players[0].coins, state.card
    (1, 'rift-lands')
    """
    state, events = act(state, action)
    state, automatic_events = advance(state)
    return state, events + automatic_events


def act(state: State, action: Action) -> StateAndEvents:
    """Apply an action alone: the next card stays hidden. Raise `RuleError` if the action is not legal.

    >>> from mapwright import BASE, act, legal, start
    >>> state, _ = start(BASE, "harbour")
    >>> act(state, legal(state)[0])[0].card
    'great-river'
    """
    task = checked_type(state, State, "a state").task
    if action == PASS and task and may_pass(state):
        return replace(state, todo=state.todo[1:]), []
    option = find_option(state, action)
    assert task is not None
    state = _pay(replace(state, todo=state.todo[1:]), task.by, option)
    match task.kind:
        case "draw":
            return _draw(state, task, action, option)
        case "extra":
            return _extra(state, task, action)
        case "dodge":
            return _dodge(state, task, action)
        case "ambush":
            return _ambush(state, task, action)
        case "gorgon" | "troll":
            return _destroy(state, task, action, task.kind)
        case "hero":
            return _hero(state, task, action)
        case "walk" | "wave":
            raise RuleError("not-your-turn")
        case _:
            assert_never(task.kind)


def _pay(state: State, seat: int, option: Option) -> State:
    """Pay the skill of an option, which is then used up for the season (R41, R43)."""
    if option.skill is None:
        return state
    player = state.players[seat]
    return state.with_player(seat, replace(player, spent_coins=player.spent_coins + option.cost, skill_used=True))


def _draw(state: State, task: Task, action: Action, option: Option) -> StateAndEvents:
    """Draw on the own map; if a skill may add to that, the next task is to do so or to pass."""
    assert action.terrain is not None
    board = state.players[task.on].board.draw(action.terrain, action.cells)
    state, coins = set_board(state, task.on, board, shape_coin=option.coin)
    is_fallback = option.kind == "cell"
    drawn = Drawn(
        *event_location(state, task.on),
        task.by,
        state.card,
        action.terrain,
        action.cells,
        fallback=is_fallback,
        skill=action.skill,
    )
    shape = None if is_fallback else option.shape
    extra = Task("extra", task.by, task.on, shape, action.terrain, action.cells)
    if extra_options(state, extra):
        state = replace(state, todo=(extra, *state.todo))
    return state, [drawn, *destroyed_events(state, task.on, task.by, action.cells & board.destroyed), *coins]


def _extra(state: State, task: Task, action: Action) -> StateAndEvents:
    """Draw the cells of a skill that adds to a draw."""
    assert action.terrain is not None
    board = state.players[task.on].board.draw(action.terrain, action.cells)
    state, coins = set_board(state, task.on, board)
    added = ExtraDrawn(*event_location(state, task.on), task.by, action.terrain, action.cells, action.skill)
    return state, [added, *destroyed_events(state, task.on, task.by, action.cells & board.destroyed), *coins]


def _ambush(state: State, task: Task, action: Action) -> StateAndEvents:
    """Draw monsters on a neighbour's map; without a shape number it is a single cell without effect (R21)."""
    card, before = AMBUSH_BY_ID[state.card], state.players[task.on]
    mark = card.mark if action.shape_number else None  # R21
    state, coins, destroyed = draw_monsters(state, task.on, action.cells, mark)
    drawn = Drawn(
        *event_location(state, task.on), task.by, card.id, MONSTER, action.cells,
        fallback=not action.shape_number, skill=action.skill or task.skill, before=before, deal=state.deal,
    )  # fmt: skip
    destructions = destroyed_events(state, task.on, task.by, destroyed)
    return _after_monsters(state, task, mark), [drawn, *destructions, *coins]


def _after_monsters(state: State, task: Task, mark: Mark | None) -> State:
    """Add the task that a gorgon brings (R38): now, or for solo walks after the monsters have come to every map."""
    if mark == "G" and gorgon_cells(state, task.on):
        gorgon = Task("gorgon", task.by, task.on)
        return replace(state, todo=(*state.todo, gorgon) if task.kind == "walk" else (gorgon, *state.todo))
    return state


def _destroy(state: State, task: Task, action: Action, source: Destroyer) -> StateAndEvents:
    board = state.players[task.on].board.destroy(action.cells)
    state, coins = set_board(state, task.on, board)
    return state, [Destroyed(*event_location(state, task.on), task.by, action.cells, source), *coins]


def _hero(state: State, task: Task, action: Action) -> StateAndEvents:
    before = state.players[task.on].board
    board = before.with_hero(action.cells, action.attack)
    state, coins = set_board(state, task.on, board)
    drawn = Drawn(*event_location(state, task.on), task.by, state.card, Terrain.HERO, action.cells)
    destructions = destroyed_events(state, task.on, task.by, board.destroyed & ~before.destroyed)
    return state, [drawn, *destructions, *coins]


def _dodge(state: State, task: Task, action: Action) -> StateAndEvents:
    """Change the shape of the monsters that come to this map (R44)."""
    assert action.skill is not None
    behaviour = BEHAVIOURS[action.skill]
    assert isinstance(behaviour, ReplacesAmbushShape)
    flat, upright = behaviour.shapes
    shape = upright if action.shape_number == 2 else flat
    ambush_kinds = ("ambush", "walk")
    todo = tuple(
        replace(pending, shape=shape, skill=action.skill)
        if pending.on == task.on and pending.kind in ambush_kinds
        else pending
        for pending in state.todo
    )
    state = replace(state, todo=todo)
    return state, [AmbushDodged(*event_location(state, task.on), task.by, action.skill)]


def needs_decision(state: State) -> bool:
    """Return whether a player has to decide something; on a full map, a task has no options (R17)."""
    return state.task is not None and state.task.kind not in AUTOMATIC_TASKS and bool(options(state))


def advance(state: State) -> StateAndEvents:
    """Apply all automatic effects until a player has to decide or the game is over."""
    events: list[Event] = []
    while not state.over:
        if state.todo:
            if needs_decision(state):
                break
            state, next_events = _resolve_first_task(state)
        else:
            state, next_events = _advance_turn(state)
        events += next_events
    return state, events


AUTOMATIC_TASKS = ("walk", "wave")
"""Kinds of tasks that need no player."""


def _resolve_first_task(state: State) -> StateAndEvents:
    """Do the first task, which is automatic or has no options."""
    task, state = state.todo[0], replace(state, todo=state.todo[1:])
    match task.kind:
        case "walk":
            state, events = solo_ambush(state, task)
            was_drawn = any(isinstance(event, SoloAmbushDrawn) for event in events)
            return _after_monsters(state, task, AMBUSH_BY_ID[state.card].mark if was_drawn else None), events
        case "wave":
            return zombie_wave(state, task.on)
        case "troll":
            return state, []
        case "draw" | "extra" | "dodge" | "ambush" | "gorgon" | "hero":
            return state, [NothingDrawn(*event_location(state, task.on), task.by, state.card)]  # R17
        case _:
            assert_never(task.kind)


def _advance_turn(state: State) -> StateAndEvents:
    """Advance the turn, the season or the game when nothing is left to do (R10, R28, R31)."""
    if state.scored:
        return _next_season(state)
    if state.turn >= 0:
        ruins_duty = state.ruins_duty and state.card_kind != "explore"  # R15
        state = replace(state, time=state.time + state.card_time(), ruins_duty=ruins_duty)
    if state.is_solo and state.players[0].board.is_full:
        return _score_remaining_seasons(state)
    return _end_season(state) if state.time >= state.limit else _reveal(state)


def _reveal(state: State) -> StateAndEvents:
    """Reveal the cards of the next turn and add their tasks."""
    turn = state.turn + 1
    cards = state.deal.seasons[state.season][turn]
    ruins_duty = state.ruins_duty or any(card in RUINS for card in cards)
    mark = AMBUSH_BY_ID[cards[-1]].mark if card_kind(cards[-1]) == "ambush" else None
    effects = (*state.effects, mark) if mark in SEASON_EFFECTS else state.effects
    todo = _tasks(state, cards[-1])
    state = replace(state, turn=turn, ruins_duty=ruins_duty, todo=todo, effects=effects)
    return state, [Revealed(state.season, turn, cards)]


def _tasks(state: State, card: str) -> tuple[Task, ...]:
    """Return the tasks that a revealed card brings to each seat (R9, R20, R23, R32)."""
    seats = range(len(state.players))
    kind = card_kind(card)
    match kind:
        case "explore":
            return tuple(Task("draw", seat, seat) for seat in seats)
        case "hero":
            return tuple(Task("hero", seat, seat) for seat in seats)
        case "ambush":
            return _ambush_tasks(state, AMBUSH_BY_ID[card])
        case "ruins":
            return ()  # never the last card of a turn (R8)
        case _:
            assert_never(kind)


def _ambush_tasks(state: State, card: Ambush) -> tuple[Task, ...]:
    """Return the chances to dodge (R44), then a solo walk on each map, or a neighbour's task for each map."""
    seats = range(len(state.players))
    can_dodge = [seat for seat in seats if _can_dodge(state, seat)]
    if state.ambushes_walk:
        ambush_tasks = [Task("walk", seat, seat) for seat in seats]
    else:
        step = -1 if card.clockwise else 1
        ambush_tasks = [Task("ambush", seat, (seat + step) % len(state.players)) for seat in seats]
    return (*(Task("dodge", seat, seat) for seat in can_dodge), *ambush_tasks)


def _can_dodge(state: State, seat: int) -> bool:
    return (
        bool(usable_skills(state, state.players[seat], ReplacesAmbushShape)) and not state.players[seat].board.is_full
    )


def _end_season(state: State) -> StateAndEvents:
    """Score the season, and add the tasks of monsters with effects in order of reveal; after winter, end the game."""
    state, events = score_season(state)
    if state.season == len(SEASONS) - 1:
        return _finish(state, events)
    seats = range(len(state.players))
    todo = tuple(Task(SEASON_EFFECTS[mark], seat, seat) for mark in state.effects for seat in seats)
    return replace(state, todo=todo), events


def _next_season(state: State) -> StateAndEvents:
    """Begin the next season and reveal its first card; a solo game with a full map ends (R31)."""
    players = tuple(replace(player, skill_used=False) for player in state.players)
    state = replace(state, season=state.season + 1, turn=-1, time=0, ruins_duty=False, scored=False, players=players)
    if state.is_solo and state.players[0].board.is_full:
        return _score_remaining_seasons(state)
    return _reveal(state)


def _score_remaining_seasons(state: State) -> StateAndEvents:
    """Score this season and all later ones: a full map ends a solo game (R31)."""
    state, events = score_season(state)
    for season in range(state.season + 1, len(SEASONS)):
        state, season_events = score_season(replace(state, season=season, turn=-1))
        events += season_events
    return _finish(state, events)


def _finish(state: State, events: list[Event]) -> StateAndEvents:
    state = replace(state, over=True)
    return state, [*events, Finished(state.season, state.turn)]


def winners(state: State) -> list[int]:
    """Return the seats that have won: most stars, then the fewest stars lost to monsters (R28).

    >>> from mapwright import BASE, make_bot, play_match, winners
    >>> over, _ = play_match(BASE, "harbour", [make_bot("greedy"), make_bot("random")])
    >>> winners(over)
    [0]
    """
    return [seat for seat, place in enumerate(places(state)) if place == 1]


def places(state: State) -> list[int]:
    """Return the place of each seat, from 1: by most stars, then fewest stars lost to monsters; ties share it (R28)."""
    checked_type(state, State, "a state")
    sort_keys = [(player.stars, -player.toll) for player in state.players]
    return [1 + len([better for better in sort_keys if better > key]) for key in sort_keys]


def rating(state: State) -> int:
    """Return the stars of a solo game less the solo values of the four edicts (R30).

    >>> from mapwright import BASE, make_bot, play_match, rating
    >>> over, _ = play_match(BASE, "harbour", [make_bot("novice", "seed")])
    >>> over.players[0].stars, rating(over)
    (62, -23)
    """
    checked_type(state, State, "a state")
    return state.players[0].stars - sum(EDICTS[id].solo_value for id in state.deal.edicts)


def title(rating: int) -> int:
    """Return the threshold of the title that a rating earns (R30)."""
    return next((threshold for threshold in SOLO_TITLES if rating >= threshold), SOLO_TITLES[-1])


def next_title(threshold: int) -> int | None:
    """Return the threshold of the next higher title; None for the highest."""
    return min((higher for higher in SOLO_TITLES if higher > threshold), default=None)
