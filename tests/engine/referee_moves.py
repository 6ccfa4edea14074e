"""Judges one move: what may be drawn, what it costs, and what it leaves on the map."""

from facts import (
    AMBUSH,
    EXPLORE,
    HEROES,
    PAIR,
    SKILL_COST,
    SQUARE,
    is_inside,
    is_overhang,
    is_shape,
    placements,
    solo_place,
    turns_and_flips,
)
from naive import MONSTER_LETTERS, NEIGHBOURS, parse_cell, read
from referee_map import names

EXTRA_SKILLS = ("concentrate", "cure-wounds", "diplomacy", "search")
MAIN_SKILLS = ("knowledge", "move-silently", "negotiate")


def parse_cells(cell_names):
    return frozenset(parse_cell(name) for name in cell_names)


class Move:
    """One move of the JSON with its cells read, and the map it is made on."""

    def __init__(self, raw, sheet, card, solo=False, duty=False):
        self.terrain = raw["terrain"]
        self.cells = parse_cells(raw["cells"])
        self.repeats = len(raw["cells"]) != len(self.cells)
        self.fallback = raw["fallback"]
        self.skill = raw["skill"]
        self.extra = [(part["terrain"], parse_cells(part["cells"])) for part in raw["extra"]]
        self.destroyed = parse_cells(raw["destroyed"])
        self.text = raw["map"]
        self.coins = raw["coins"]
        self.sheet = sheet
        self.card = card
        self.solo = solo
        self.duty = duty


def judge(move):
    """Every problem of a move; the sheet is then as the game reports it."""
    sheet = move.sheet
    before = dict(sheet.letter)
    kind = explore if move.card in EXPLORE else ambush if move.card in AMBUSH else hero
    problems = list(common(move))
    coin_choices = [0]
    if not problems:
        problems += kind(move)
        coin_choices = coins_of_shape(move)
    if not problems:
        problems += pay_and_draw(move, coin_choices)
    if not problems:
        problems += sheet.differences(move.text)
        struck = {cell for cell in sheet.letter if sheet.letter[cell] in "Xx" and before[cell] not in "Xx"}
        if struck != move.destroyed:
            problems.append(f"destroyed {names(move.destroyed)}, should be {names(struck)}")
    sheet.believe(move.text, move.coins)
    return problems


def common(move):
    """What no kind of move may do."""
    if move.repeats:
        yield "a cell twice"
    drawn = move.cells
    for _, cells in move.extra:
        if drawn & cells:
            yield f"draws twice on {names(drawn & cells)}"
        drawn |= cells
    empty = move.sheet.empty
    if drawn - empty:
        yield f"covers filled cells {names(drawn - empty)} (R11)"
    if move.skill is None and move.extra:
        yield "extra cells without a skill"
    if not empty and (move.skill or move.fallback):
        yield "a full map draws nothing (R17)"


def fitting(move, shapes):
    """The placements of some shapes, under the ruins duty if there is one (R13, R14)."""
    empty, ruins = move.sheet.empty, move.sheet.empty_ruins
    for shape in shapes:
        for cells in placements(shape, empty):
            if not move.duty or cells & ruins:
                yield cells


def explore(move):
    card = EXPLORE[move.card]
    if not move.sheet.empty:
        return
    if move.skill == "acrobatics":
        yield "acrobatics in an explore turn (R44)"
    if move.fallback:
        yield from explore_fallback(move, [shape for shape, _ in card.shapes])
    else:
        yield from explore_shape(move, card)


def explore_fallback(move, shapes):
    if len(move.cells) != 1 or move.terrain not in ("F", "V", "A", "W", "M"):
        yield f"fallback draws {names(move.cells)} as {move.terrain} (R13)"
    if next(fitting(move, shapes), None):
        yield "fallback although a shape fits (R13, R14)"
    if move.skill in (*MAIN_SKILLS, "concentrate", "search"):
        yield f"{move.skill} with a fallback"


def explore_shape(move, card):
    terrains = "V" if move.skill == "knowledge" else card.terrains
    if move.terrain not in tuple(terrains):
        yield f"terrain {move.terrain} is not on {move.card} (R11, R48, R50)"
    if not matching_shapes(move):
        yield f"{names(move.cells)} is no shape of {move.card} (R11, R49, R50)"
    if move.duty and not move.cells & move.sheet.empty_ruins:
        yield f"{names(move.cells)} covers no ruins (R14)"


def matching_shapes(move):
    """The shapes, with their coin, that the cells may be."""
    if move.skill == "negotiate":
        return [(SQUARE, False)] if is_shape(move.cells, SQUARE) else []
    is_like = is_overhang if move.skill == "move-silently" else is_shape
    return [(shape, coin) for shape, coin in EXPLORE[move.card].shapes if is_like(move.cells, shape)]


def coins_of_shape(move):
    """What the shape may give: both, where a part of it could be either shape (R12, R49)."""
    if move.card not in EXPLORE or move.fallback or not move.cells:
        return [0]
    return sorted({int(coin) for _, coin in matching_shapes(move)})


def ambush(move):
    card = AMBUSH[move.card]
    if move.skill not in (None, "acrobatics", "move-silently"):
        yield f"{move.skill} on an ambush"
    if move.skill == "move-silently" and move.solo:
        yield "move-silently on a solo ambush (R49)"
    if move.sheet.empty and move.terrain not in ("M", card.letter) and move.cells:
        yield f"ambush draws {move.terrain}"
    shape = PAIR if move.skill == "acrobatics" else card.shape
    if move.solo:
        yield from solo_ambush(move, card, shape)
    elif move.sheet.empty:
        yield from table_ambush(move, shape)


def solo_ambush(move, card, shape):
    shapes = [shape, upright(PAIR)] if shape == PAIR else [shape]
    places = {solo_place(option, card, move.sheet.empty) for option in shapes}
    if move.cells not in places or move.fallback:
        yield f"{names(move.cells)} should be {' or '.join(names(place) for place in places)} (R23, R24)"


def upright(shape):
    return frozenset((c, r) for r, c in shape)


def table_ambush(move, shape):
    if move.fallback:
        if len(move.cells) != 1:
            yield "the ambush fallback is one cell (R21)"
        if next(placements(shape, move.sheet.empty), None):
            yield "fallback although the ambush fits (R21)"
    else:
        is_like = is_overhang if move.skill == "move-silently" else is_shape
        if not is_like(move.cells, shape):
            yield f"{names(move.cells)} is not the shape of {move.card} (R20)"


def hero(move):
    if move.skill:
        yield f"{move.skill} on a hero card"
    if move.sheet.empty and (len(move.cells) != 1 or move.terrain != "H" or move.fallback):
        yield f"a hero is one cell (R32), not {names(move.cells)} as {move.terrain}"


def pay_and_draw(move, coin_choices):
    """Draws on the sheet and settles the coins; problems on the way."""
    sheet, skill = move.sheet, move.skill
    if skill in ("acrobatics", "negotiate"):
        yield from pay(sheet, skill)
    draw_main(move)
    yield from gorgon(move)
    if move.card in HEROES and move.cells:
        yield from take_aim(move)
    sheet.gain_from_map()
    sheet.gain(max(coin_choices))
    if skill in EXTRA_SKILLS:
        yield from pay(sheet, skill)
        yield from EXTRAS[skill](move)
        for terrain, cells in move.extra:
            sheet.draw(cells, terrain)
        sheet.gain_from_map()
    elif move.extra:
        yield f"{skill} draws nothing extra"
    most = sheet.filled_coins
    if move.coins not in [most - max(coin_choices) + coin for coin in coin_choices]:
        yield f"{move.coins} coins, should be {most} (R12, R18, R19)"


def pay(sheet, skill):
    cost = SKILL_COST[skill]
    if sheet.filled_coins < cost:
        yield f"{skill} costs {cost}, only {sheet.filled_coins} coins (R41)"
    sheet.crossed += cost


def draw_main(move):
    if move.card in AMBUSH:
        letter = "M" if move.fallback else AMBUSH[move.card].letter
        if letter == "D":
            move.sheet.dragon = move.cells
        move.sheet.draw(move.cells, letter)
    elif move.cells:
        move.sheet.draw(move.cells, move.terrain)


def gorgon(move):
    """One more cell is destroyed next to a living gorgon (R38)."""
    if move.card not in AMBUSH or AMBUSH[move.card].letter != "G":
        return
    sheet = move.sheet
    living = move.cells & sheet.cells_with("G")
    choices = sheet.beside(living) - sheet.cells_with("^X")
    picked = {cell for cell in move.destroyed if sheet.letter[cell] not in "Xx"}
    if len(picked) != bool(choices) or not picked <= choices:
        yield f"the gorgon destroys {names(picked)} (R38)"
    for cell in picked:
        sheet.destroy(cell)


def take_aim(move):
    """The attack cells are one way to hold the hero's pattern (R32)."""
    sheet = move.sheet
    attacked = read(move.text).attacked
    [(row, column)] = move.cells
    aims = [
        {(row + r, column + c) for r, c in way if is_inside((row + r, column + c))}
        for way in turns_and_flips(HEROES[move.card])
    ]
    if attacked not in [sheet.attacked | aim for aim in aims]:
        yield f"attack cells {names(attacked - sheet.attacked)} are not those of {move.card} (R32)"
    sheet.attacked = set(attacked)
    sheet.strike()


def one_extra(move):
    if len(move.extra) != 1:
        yield f"{move.skill} draws {len(move.extra)} extra shapes"
    return move.extra[0] if move.extra else ("", frozenset())


def concentrate(move):
    terrain, cells = yield from one_extra(move)
    if terrain != move.terrain or not is_shape(cells, move.cells):
        yield f"concentrate draws {names(cells)} as {terrain} (R45)"


def cure_wounds(move):
    terrain, cells = yield from one_extra(move)
    if terrain not in tuple(EXPLORE[move.card].terrains) or not is_shape(cells, PAIR):
        yield f"cure-wounds draws {names(cells)} as {terrain} (R46)"
    if not move.sheet.beside(cells) & move.sheet.cells_with(MONSTER_LETTERS):
        yield f"{names(cells)} is beside no monster (R46)"


def diplomacy(move):
    terrain, cells = yield from one_extra(move)
    if terrain != "B" or len(cells) != 1:
        yield f"diplomacy draws {names(cells)} as {terrain} (R47)"


def search(move):
    terrain, cells = yield from one_extra(move)
    if terrain != move.terrain or len(cells) != 1:
        yield f"search draws {names(cells)} as {terrain} (R51)"
    if not any(cell in move.cells for place in cells for cell in NEIGHBOURS[place]):
        yield f"{names(cells)} is not beside the shape (R51)"


EXTRAS = {"concentrate": concentrate, "cure-wounds": cure_wounds, "diplomacy": diplomacy, "search": search}
