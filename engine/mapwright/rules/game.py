"""The game: `start` it, ask what is `legal`, `apply` an action. States are values; undo is the old one."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from mapwright.board.board import Board
from mapwright.board.sheets import SHEETS
from mapwright.board.terrain import MONSTER, Mark, Terrain
from mapwright.errors import RuleError
from mapwright.rules.cards import AMBUSH_BY_ID, RUINS, SEASONS, SOLO_TITLES
from mapwright.rules.deal import check_seed, deal
from mapwright.rules.effects import bring_monsters, burnt, put, score_season, solo_ambush, zombie_wave
from mapwright.rules.events import (
    Added,
    Destroyed,
    Destroyer,
    Dodged,
    Drawn,
    Event,
    Finished,
    Nothing,
    Revealed,
    Walked,
    on_map,
)
from mapwright.rules.option import Option
from mapwright.rules.options import (
    extra_offers,
    find_option,
    gorgon_cells,
    may_pass,
    options,
    usable_skills,
)
from mapwright.rules.scoring import EDICTS
from mapwright.rules.setup import Setup, checked
from mapwright.rules.skills import BEHAVIOURS, Answer
from mapwright.rules.state import PASS, Action, Player, State, Task, TaskKind

Step = tuple[State, list[Event]]

_EFFECTS: dict[Mark, TaskKind] = {"Z": "wave", "T": "troll"}
"""What monsters do at the end of each season that they were revealed in or before (R36, R37)."""


def start(setup: Setup, seed: str) -> Step:
    """Start a game and reveal its first card.

    `seed` fixes every card; it is 1 to 64 letters, digits, - or _. Return the state and what happened.
    Raise `NotationError` if it is not, or if no table may play that setup.
    """
    return advance(new_game(setup, seed))


def new_game(setup: Setup, seed: str) -> State:
    """Return a new game before its first card."""
    setup, seed = checked(setup), check_seed(seed)
    player = Player(Board.blank(SHEETS[setup.sheet]))
    return State(setup, seed, deal(setup, seed), (player,) * setup.players)


def legal(state: State) -> list[Action]:
    """Return every legal action of the acting player; `options(state)` describes the same more briefly."""
    listed = [action for option in options(state) for action in option.actions()]
    return [*listed, PASS] if may_pass(state) else listed


def apply(state: State, action: Action) -> Step:
    """Apply an action and everything that follows automatically, up to the next decision.

    Return the next state and what happened. Raise `RuleError` if the action is not legal.
    """
    state, events = act(state, action)
    state, more = advance(state)
    return state, events + more


def act(state: State, action: Action) -> Step:
    """Apply an action alone: the next card stays hidden. Raise `RuleError` if the action is not legal."""
    task = state.task
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
    """R41, R43: a skill is paid at the moment of use and used up for the season."""
    if option.skill is None:
        return state
    player = state.players[seat]
    return state.with_player(seat, replace(player, spent=player.spent + option.cost, skill_used=True))


def _draw(state: State, task: Task, action: Action, option: Option) -> Step:
    assert action.terrain is not None
    board = state.players[task.on].board.draw(action.terrain, action.cells)
    state, coins = put(state, task.on, board, shape_coin=option.coin)
    single = option.kind == "cell"
    drawn = Drawn(
        *on_map(state, task.on), task.by, state.card, action.terrain, action.cells, fallback=single, skill=action.skill
    )
    shape = None if single else option.drawn
    extra = Task("extra", task.by, task.on, shape, action.terrain, action.cells)
    if extra_offers(state, extra):
        state = replace(state, todo=(extra, *state.todo))
    return state, [drawn, *burnt(state, task.on, task.by, action.cells & board.destroyed), *coins]


def _extra(state: State, task: Task, action: Action) -> Step:
    assert action.terrain is not None
    board = state.players[task.on].board.draw(action.terrain, action.cells)
    state, coins = put(state, task.on, board)
    added = Added(*on_map(state, task.on), task.by, action.terrain, action.cells, action.skill)
    return state, [added, *burnt(state, task.on, task.by, action.cells & board.destroyed), *coins]


def _ambush(state: State, task: Task, action: Action) -> Step:
    card, before = AMBUSH_BY_ID[state.card], state.players[task.on]
    mark = card.mark if action.shape else None  # R21
    state, coins, destroyed = bring_monsters(state, task.on, action.cells, mark)
    drawn = Drawn(
        *on_map(state, task.on), task.by, card.id, MONSTER, action.cells,
        fallback=not action.shape, skill=action.skill or task.skill, before=before,
    )  # fmt: skip
    ashes = burnt(state, task.on, task.by, destroyed)
    return _after_monsters(state, task, mark), [drawn, *ashes, *coins]


def _after_monsters(state: State, task: Task, mark: Mark | None) -> State:
    """R38: the player who drew the gorgon destroys a cell next to it: at once, or after it has walked to every map."""
    if mark == "G" and gorgon_cells(state, task.on):
        gorgon = Task("gorgon", task.by, task.on)
        return replace(state, todo=(*state.todo, gorgon) if task.kind == "walk" else (gorgon, *state.todo))
    return state


def _destroy(state: State, task: Task, action: Action, why: Destroyer) -> Step:
    board = state.players[task.on].board.destroy(action.cells)
    state, coins = put(state, task.on, board)
    return state, [Destroyed(*on_map(state, task.on), task.by, action.cells, why), *coins]


def _hero(state: State, task: Task, action: Action) -> Step:
    before = state.players[task.on].board
    board = before.with_hero(action.cells, action.attack)
    state, coins = put(state, task.on, board)
    drawn = Drawn(*on_map(state, task.on), task.by, state.card, Terrain.HERO, action.cells)
    killed = burnt(state, task.on, task.by, board.destroyed & ~before.destroyed)
    return state, [drawn, *killed, *coins]


def _dodge(state: State, task: Task, action: Action) -> Step:
    """R44: the monsters that come to this map have another shape."""
    assert action.skill is not None
    answer = BEHAVIOURS[action.skill]
    assert isinstance(answer, Answer)
    shape = answer.shapes[action.shape == 2]
    coming = ("ambush", "walk")
    todo = tuple(
        replace(later, shape=shape, skill=action.skill) if later.on == task.on and later.kind in coming else later
        for later in state.todo
    )
    state = replace(state, todo=todo)
    return state, [Dodged(*on_map(state, task.on), task.by, action.skill)]


def is_asked(state: State) -> bool:
    """Return whether a player has to decide: a full map draws nothing (R17)."""
    return state.task is not None and state.task.kind not in _BY_ITSELF and bool(options(state))


def advance(state: State) -> Step:
    """Apply all automatic effects until a player has to decide or the game is over."""
    events: list[Event] = []
    while not state.over:
        if state.todo:
            if is_asked(state):
                break
            state, more = _do_by_itself(state)
        else:
            state, more = _next(state)
        events += more
    return state, events


_BY_ITSELF = ("walk", "wave")


def _do_by_itself(state: State) -> Step:
    task, state = state.todo[0], replace(state, todo=state.todo[1:])
    match task.kind:
        case "walk":
            state, events = solo_ambush(state, task)
            landed = any(isinstance(found, Walked) for found in events)
            return _after_monsters(state, task, AMBUSH_BY_ID[state.card].mark if landed else None), events
        case "wave":
            return zombie_wave(state, task.on)
        case "troll":
            return state, []
        case "draw" | "extra" | "dodge" | "ambush" | "gorgon" | "hero":
            return state, [Nothing(*on_map(state, task.on), task.by, state.card)]  # R17
        case _:
            assert_never(task.kind)


def _next(state: State) -> Step:
    """Advance the turn, the season or the game when nothing is left to do (R10, R28, R31)."""
    if state.scored:
        return _next_season(state)
    if state.turn >= 0:
        duty = state.duty and state.card_kind != "explore"  # R15
        state = replace(state, time=state.time + state.card_time(), duty=duty)
    if state.is_solo and state.players[0].board.is_full:
        return _score_all_left(state)
    return _end_season(state) if state.time >= state.limit else _reveal(state)


def _reveal(state: State) -> Step:
    state = replace(state, turn=state.turn + 1)
    state = replace(state, duty=state.duty or any(card in RUINS for card in state.cards))
    state = replace(state, todo=_tasks(state))
    mark = AMBUSH_BY_ID[state.card].mark if state.card_kind == "ambush" else None
    if mark in _EFFECTS:
        state = replace(state, effects=(*state.effects, mark))
    return state, [Revealed(state.season, state.turn, state.cards)]


def _tasks(state: State) -> tuple[Task, ...]:
    """What the revealed card asks of each seat (R9, R20, R23, R32)."""
    seats = range(len(state.players))
    match state.card_kind:
        case "explore":
            return tuple(Task("draw", seat, seat) for seat in seats)
        case "hero":
            return tuple(Task("hero", seat, seat) for seat in seats)
        case "ambush":
            return _ambush_tasks(state)
        case "ruins":
            return ()  # R8: they bring another card, which is this turn's
        case _:
            assert_never(state.card_kind)


def _ambush_tasks(state: State) -> tuple[Task, ...]:
    seats = range(len(state.players))
    dodgers = [seat for seat in seats if _can_dodge(state, seat)]
    if state.ambushes_walk:
        coming = [Task("walk", seat, seat) for seat in seats]
    else:
        step = -1 if AMBUSH_BY_ID[state.card].clockwise else 1
        coming = [Task("ambush", seat, (seat + step) % len(state.players)) for seat in seats]
    return (*(Task("dodge", seat, seat) for seat in dodgers), *coming)


def _can_dodge(state: State, seat: int) -> bool:
    return bool(usable_skills(state, state.players[seat], Answer)) and not state.players[seat].board.is_full


def _end_season(state: State) -> Step:
    """Score, then the monsters' effects in order of reveal; none after winter (R26–R28)."""
    state, events = score_season(state)
    if state.season == len(SEASONS) - 1:
        return _finish(state, events)
    seats = range(len(state.players))
    todo = tuple(Task(_EFFECTS[mark], seat, seat) for mark in state.effects for seat in seats)
    return replace(state, todo=todo), events


def _next_season(state: State) -> Step:
    players = tuple(replace(player, skill_used=False) for player in state.players)
    state = replace(state, season=state.season + 1, turn=-1, time=0, duty=False, scored=False, players=players)
    if state.is_solo and state.players[0].board.is_full:
        return _score_all_left(state)
    return _reveal(state)


def _score_all_left(state: State) -> Step:
    """R31: a full map ends a solo game; this season and those left are scored as it stands."""
    state, events = score_season(state)
    for season in range(state.season + 1, len(SEASONS)):
        state, more = score_season(replace(state, season=season, turn=-1))
        events += more
    return _finish(state, events)


def _finish(state: State, events: list[Event]) -> Step:
    state = replace(state, over=True)
    return state, [*events, Finished(state.season, state.turn)]


def winners(state: State) -> list[int]:
    """Return the seats that have won: most stars, then the fewest stars lost to monsters (R28)."""
    return [seat for seat, place in enumerate(places(state)) if place == 1]


def places(state: State) -> list[int]:
    """R28: most stars, then fewest stars lost to monsters; shared if still tied. The place of each seat, from 1."""
    merits = [(player.stars, -player.toll) for player in state.players]
    return [1 + sum(other > merit for other in merits) for merit in merits]


def rating(state: State) -> int:
    """Return the stars of a solo game less the solo values of the four edicts (R30)."""
    return state.players[0].stars - sum(EDICTS[id].solo for id in state.deal.edicts)


def title(points: int) -> int:
    """The threshold of the title that a rating earns."""
    return next((threshold for threshold in SOLO_TITLES if points >= threshold), SOLO_TITLES[-1])


def next_title(threshold: int) -> int | None:
    """The threshold of the title above, if there is one."""
    return min((higher for higher in SOLO_TITLES if higher > threshold), default=None)
