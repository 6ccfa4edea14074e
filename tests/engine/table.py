"""A game laid out for a test: these maps on the table, these cards next, these coins and skills."""

import pickle
from dataclasses import replace

from map_pictures import map_text
from mapwright.board.grid import cell_names, neighbours
from mapwright.board.terrain import Terrain
from mapwright.errors import RuleError
from mapwright.notation.map_text import format_map, parse_cell, parse_map
from mapwright.rules.game import advance, apply, legal, new_game
from mapwright.rules.legal_options import options
from mapwright.rules.setup import BASE
from mapwright.rules.state import Action, Player

SEASONS = ("spring", "summer", "fall", "winter")
FILLER = (("fishing-village",),) * 8
"""Cards that come after those of the test; each takes two of the season's time."""
BLANK = ""
RIVER = "W a11 b11 c11 d11"
"""The fishing village drawn where it is in no player's way."""


def board(picture, attack=""):
    """A map from its picture, with attack cells if there are any."""
    return parse_map(map_text(picture) + (f" !{attack.replace(' ', ',')}" if attack else ""))


def seat(picture=BLANK, coins=0, attack="", spent=0, skill_used=False):
    """A player with this map. What the map has earned already is paid."""
    map_ = board(picture, attack)
    dragon_due = bool(neighbours(map_.marked("D")) & map_.empty)
    return Player(map_, coins + spent, spent, map_.enclosed_mountains(), dragon_due, skill_used)


def game(cards, *players, skills="", edicts="", season="spring", time=0, later="", setup=BASE):
    """A game in which these turns come next: cards of a turn by spaces, turns split by commas; the first is revealed.

    `later` are the turns of the season after this one.
    """
    players = tuple(player if isinstance(player, Player) else seat(player) for player in players) or (seat(),)
    fresh = new_game(replace(setup, players=len(players)), "test")
    season_index = SEASONS.index(season)
    seasons = list(fresh.deal.seasons)
    seasons[season_index] = turns_of(cards)
    if later:
        seasons[season_index + 1] = turns_of(later)
    deal = replace(fresh.deal, seasons=tuple(seasons), skills=tuple(skills.split()))
    if edicts:
        deal = replace(deal, edicts=tuple(edicts.split()))
    state, _ = advance(replace(fresh, deal=deal, players=players, season=season_index, time=time))
    return state


def turns_of(cards):
    return (*(tuple(turn.split()) for turn in cards.split(",")), *FILLER)


def cells(names):
    """The mask of cells written with spaces."""
    return sum(parse_cell(name) for name in names.split())


def moves(state, skill=None):
    """What may be drawn now with that skill, or without any, as texts: letter and cells."""
    return {text_of(action) for action in legal(state) if action.skill == skill and action.kind != "pass"}


def offered(state):
    """The skills that may be used now."""
    return {option.skill for option in options(state)} - {None}


def text_of(action):
    letter = "X" if action.kind == "destroy" else action.terrain or action.kind
    return f"{letter} {' '.join(cell_names(action.cells))}"


def find(state, text, skill=None, attack=None):
    """The legal action that draws this: `F c4 c5`, `X c4`, `H c4` with its attack cells."""
    letter, *names = text.split()
    move_text = f"{letter} {' '.join(cell_names(cells(' '.join(names))))}"
    matches = [a for a in legal(state) if a.kind != "pass" and text_of(a) == move_text and a.skill == skill]
    if attack is not None:
        matches = [a for a in matches if a.attack == cells(attack)]
    assert matches, f"{text!r} with {skill} is not legal here"
    return matches[0]


def draw(state, text, skill=None, attack=None):
    """The game after a player has drawn this, up to the next decision."""
    return apply(state, find(state, text, skill, attack))[0]


def dodge(state, way=0):
    return apply(state, Action("dodge", shape_number=way, skill="acrobatics"))[0]


def leave(state):
    """The game after a skill is left unused."""
    return apply(state, Action("pass"))[0]


def refused(state, action):
    """Why the action is refused; the state must stay as it was."""
    before = pickle.dumps(state)
    try:
        apply(state, action)
    except RuleError as error:
        assert pickle.dumps(state) == before
        return error.code
    raise AssertionError(f"{action} was not refused")


def shape(letter, names, number=1, skill=None):
    """An action that draws shape `number` of the card, legal or not; 0 is the single cell."""
    kind = "skill" if skill else "shape" if number else "cell"
    return Action(kind, Terrain(letter), number, cells(names), skill)


def map_of(state, seat=0):
    return format_map(state.players[seat].board)


def coins_of(state, seat=0):
    return state.players[seat].coins


def shows(state, picture, attack="", seat=0):
    """Whether the map of a seat is this picture; a failing assertion then shows both."""
    expected = format_map(board(picture, attack))
    actual = map_of(state, seat)
    assert actual.replace("/", "\n") == expected.replace("/", "\n")
    return True
