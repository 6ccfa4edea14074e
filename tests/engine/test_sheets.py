"""Own sheets: their cells as a text, what they must have, and games on them."""

import json
import random
from dataclasses import replace
from types import SimpleNamespace

import pytest

from games import random_action
from mapwright import BASE, COMBINED, NotationError, Setup, format_deal, parse_deal, sheet_from_letters, sheet_of, start
from mapwright.board.sheets import SHEETS, parse_sheet_letters
from mapwright.bots.budget import Budget
from mapwright.bots.match import make_bot, play_match
from mapwright.bots.sheet_trial import sheet_trial
from mapwright.history.album import STAMPS
from mapwright.notation.action_text import format_action
from mapwright.notation.duel import Duel
from mapwright.notation.packing import pack
from mapwright.notation.record import Record, parse_record
from mapwright.puzzles.from_game import game_puzzle_code, puzzle_from_game, turning_points
from mapwright.rules.game import apply
from mapwright.rules.random_sheets import random_sheet
from mapwright.rules.sheet_remarks import sheet_remarks
from mapwright.steps import run_to_end
from mapwright.together.links import MAX_LINK_CHARS, new_link, next_link, parse_link
from own_sheets import check_games, check_round_trips, check_scores, random_letters
from page import ask

LETTERS = (
    ".........../..^*...*.../....^....../.........../.#........./.##...*..../.........../.....^...../"
    "..*....^.../........*../..........."
)


def test_any_sheet_is_read_back_from_its_deal_code():
    check_round_trips("round trips", 300)


def test_games_on_own_sheets_keep_the_rules():
    check_games("games", 12)


def test_scorers_agree_on_own_sheets():
    check_scores("scores", 60)


@pytest.mark.thorough
def test_more_games_on_own_sheets_keep_the_rules():
    check_games("more games", 100)


@pytest.mark.parametrize("separator", ["", "\n", " \r\n"], ids=["nothing", "a new line", "white space"])
def test_rows_may_be_separated_by(separator):
    assert sheet_from_letters(LETTERS.replace("/", separator)) == sheet_from_letters(LETTERS)


def test_the_letters_of_a_printed_sheet_give_that_sheet():
    empty_map = start(Setup(sheet="C"), "x")[0].players[0].board.map_text()
    assert sheet_from_letters(empty_map) is SHEETS["C"]


def test_a_sheet_has_the_cells_of_its_letters():
    board = start(Setup(sheet=sheet_from_letters(LETTERS).id), "harbour")[0].players[0].board
    assert board.map_text() == LETTERS


FULL_SHEET = "." * 20 + "^" * 101
REFUSED_LETTERS = {
    "one letter too few": (LETTERS[:-1], "sheet"),
    "one letter too many": (LETTERS + ".", "sheet"),
    "something drawn": (LETTERS.replace(".", "F", 1), "sheet"),
    "nothing": ("", "sheet"),
    "60,000 letters": ("." * 60_000, "sheet"),
    "a digit": (LETTERS.replace(".", "٣", 1), "sheet"),
    "121 mountains": ("^" * 121, "sheet-full"),
    "no free cell": ("^#" * 60 + "^", "sheet-full"),
    "19 cells to draw on": ("^" + FULL_SHEET[1:], "sheet-full"),
}


@pytest.mark.parametrize(("letters", "code"), REFUSED_LETTERS.values(), ids=REFUSED_LETTERS)
def test_letters_of_no_sheet_are_refused(letters, code):
    with pytest.raises(NotationError) as error:
        sheet_from_letters(letters)
    assert error.value.code == code


def test_20_cells_are_enough_to_draw_on():
    assert sheet_from_letters(FULL_SHEET).id.startswith("S")


CODE = sheet_from_letters(LETTERS).id
REFUSED_IDS = {
    "no letter": "",
    "a fifth printed sheet": "E",
    "no end": CODE[:-1],
    "no cells": "S_",
    "a zero more": f"{CODE[:-1]}0_",
    "a damaged letter": f"{CODE[:-2]}-_",
    "a number of no sheet": "S" + "z" * 43 + "_",
    "too long": "S" + "1" * 44 + "_",
    "60,000 letters": "S" + "1" * 60_000 + "_",
    "markup": "S<b>_",
    "a direction mark": "S‮1_",
    "two ids": CODE * 2,
}


@pytest.mark.parametrize("id", REFUSED_IDS.values(), ids=REFUSED_IDS)
def test_the_id_of_no_sheet_is_refused(id):
    with pytest.raises(NotationError):
        sheet_of(id)
    with pytest.raises(NotationError):
        parse_deal(f"b{id}1-harbour")


def test_a_printed_sheet_has_no_second_id():
    from mapwright.board.sheet_code import format_sheet_code

    sheet = SHEETS["A"]
    with pytest.raises(NotationError, match="must be its letter"):
        sheet_of(f"S{format_sheet_code((sheet.mountain, sheet.ruins, sheet.wasteland))}_")


def test_a_full_sheet_is_refused_in_a_deal_code():
    from mapwright.board.sheet_code import format_sheet_code

    with pytest.raises(NotationError) as error:
        parse_deal(f"bS{format_sheet_code(((1 << 121) - 1, 0, 0))}_1-harbour")
    assert error.value.code == "sheet-full"


def test_a_mountain_without_a_free_neighbour_brings_no_coin():
    """S22."""
    sheet = sheet_from_letters("^#........." + "#.........." + "..........." * 9)
    state, _ = start(Setup(sheet=sheet.id, edicts=BASE.edicts), "harbour")
    assert state.players[0].paid_mountains == 1


# What is unusual about a sheet

REMARKS = {
    "a few cells": ("." * 84 + "^" + "#" * 36, [("tight", 0)]),
    "too few cells": ("." * 19 + "^" + "#" * 101, [("full", 0)]),
    "no mountain": ("*" + "." * 120, [("no-mountain", 0)]),
    "a closed mountain in the corner": ("^#" + "." * 9 + "#" + "." * 109, [("closed-mountain", 1)]),
    "a single free cell in the corner": (".#" + "." * 9 + "#^" + "." * 108, [("single-cell", 1)]),
}


@pytest.mark.parametrize(("letters", "remarks"), REMARKS.values(), ids=REMARKS)
def test_remarks_say_what_is_unusual(letters, remarks):
    sheet = parse_sheet_letters(letters)
    assert [(remark.code, remark.cells) for remark in sheet_remarks(sheet, ruins_in_deck=False)] == remarks


def test_a_sheet_without_ruins_is_unusual_only_if_ruins_cards_are_dealt():
    sheet = parse_sheet_letters("^" + "." * 120)
    assert sheet_remarks(sheet, ruins_in_deck=False) == []
    assert [remark.code for remark in sheet_remarks(sheet, ruins_in_deck=True)] == ["no-ruins"]


@pytest.mark.parametrize("id", SHEETS)
def test_there_is_nothing_unusual_about_a_printed_sheet(id):
    assert sheet_remarks(SHEETS[id], ruins_in_deck=True) == []


def test_random_sheets_are_different_and_nothing_is_unusual_about_them():
    sheets = [random_sheet(str(number)) for number in range(100)]
    assert len({sheet.id for sheet in sheets}) == 100
    assert all(sheet_remarks(sheet, ruins_in_deck=True) == [] for sheet in sheets)


def test_the_random_sheet_of_a_seed_never_changes():
    assert random_sheet("harbour").id == "S7GuGlXPYyjbEYN7vgz1_"


def test_a_trial_compares_a_sheet_with_the_printed_one():
    progress = []
    two_rows = sheet_from_letters("." * 22 + "#" * 99)
    trial = run_to_end(sheet_trial(two_rows.id, "base", games=2), progress.append)
    assert (trial.sheet, trial.reference, trial.games) == (two_rows.id, "A", 2)
    assert trial.stars > trial.reference_stars  # the rows and columns of wasteland count as full
    assert progress == sorted(progress) and progress[0] == 0 and 0.8 < progress[-1] < 1


# The page


def test_the_page_reads_letters_and_the_id_in_the_response():
    response = ask("sheet", sheet=LETTERS, ruins=True)
    assert response["map"] == LETTERS and response["remarks"] == []
    assert ask("sheet", sheet=response["sheet"], ruins=True) == response


def test_the_page_gets_no_id_for_a_full_sheet():
    response = ask("sheet", sheet="/".join(["^" * 11] * 11), ruins=False)
    assert response["ok"] and response["sheet"] == "" and response["remarks"][0]["code"] == "full"


def test_the_page_gets_a_random_sheet():
    response = ask("random-sheet", seed="harbour", ruins=True)
    assert response["sheet"] == random_sheet("harbour").id


def test_the_page_runs_a_trial_in_slices():
    first = ask("sheet-trial", sheet="B", set="base", ms=0)
    assert first["busy"] and 0 <= first["progress"] < 0.1 and "trial" not in first


@pytest.mark.parametrize("sheet", ["E", "S_", "<b>", "/" * 60_000], ids=lambda sheet: sheet[:5])
def test_the_page_gets_an_error_for_what_is_no_sheet(sheet):
    assert not ask("sheet", sheet=sheet, ruins=True)["ok"]


# What else is played on an own sheet


@pytest.mark.parametrize("bot", ["random", "novice", "greedy", pytest.param("expert", marks=pytest.mark.thorough)])
@pytest.mark.parametrize("setup", [BASE, replace(COMBINED, skills=True)], ids=["base", "skills"])
def test_bots_play_to_the_end_on_a_crowded_sheet(bot, setup):
    crowded = sheet_from_letters(random_letters(random.Random("crowded"))).id
    state, record = play_match(replace(setup, sheet=crowded), "bots", [make_bot(bot, "x", Budget(nodes=2))])
    assert state.over and str(parse_record(str(record))) == str(record)


@pytest.mark.thorough
def test_a_game_on_an_own_sheet_becomes_a_puzzle():
    setup = Setup(sheet=random_sheet("puzzle").id)
    record = Record(setup, "own", parse_record(finished_game(setup, "own")).action_texts)
    point = run_to_end(turning_points(record))[0]
    puzzle = puzzle_from_game(game_puzzle_code(record, 0, point.number))
    assert puzzle.solution == point.puzzle.solution and puzzle.state.setup.sheet == setup.sheet


def test_a_table_plays_on_with_its_own_sheet():
    setup = replace(BASE, sheet=random_sheet("table").id, players=2)
    link = new_link(b"0123456789abcdef", setup, ("", "greedy"))
    assert next_link(link, "record", [0]).setup == setup


def test_own_sheets_do_not_count_for_the_stamp_of_the_four_sheets():
    stamp = next(stamp for stamp in STAMPS if stamp.id == "sheets")
    own, printed = (
        SimpleNamespace(game=SimpleNamespace(summary=SimpleNamespace(sheet=sheet))) for sheet in (CODE, "B")
    )
    assert (set(stamp.contributions(own)), set(stamp.contributions(printed)), stamp.goal) == (set(), {"B"}, 4)


def test_an_export_has_the_own_sheets_and_an_import_checks_them():
    file = {"mapwright": 1, "games": [], "saves": [], "days": {}}
    sheet = {"sheet": CODE, "name": "Lakes"}
    assert ask("import", text=json.dumps(file | {"sheets": [sheet]}))["sheets"] == [{**sheet, "map": LETTERS}]
    assert ask("import", text=json.dumps(file))["sheets"] == []
    for wrong in ({"sheet": "A"}, {"sheet": "S00_"}, {"name": "x" * 41}):
        assert not ask("import", text=json.dumps(file | {"sheets": [sheet | wrong]}))["ok"]


# Lengths of links


def finished_game(setup, seed):
    rng = random.Random(seed)
    state, texts = start(setup, seed)[0], []
    while not state.over:
        action = random_action(rng, state)
        texts.append(format_action(state, action))
        state, _ = apply(state, action)
    return str(Record(setup, seed, tuple(texts)))


def longest_id():
    """The longest of many sheets of equally many cells of every kind."""
    rng = random.Random("longest")
    return max((sheet_from_letters(random_letters(rng)).id for _ in range(200)), key=len)


def test_a_usual_game_on_an_own_sheet_has_a_short_record():
    setup = Setup(sheet=random_sheet("usual").id)
    assert max(len(pack(finished_game(setup, f"usual{number}"))) for number in range(10)) < 300


def test_the_longest_link_has_less_than_2000_characters():
    setup = replace(COMBINED, sheet=longest_id(), players=8, skills=True)
    record = pack(finished_game(setup, "s" * 64))
    assert len(f"https://mapwright.example/?deal={format_deal(setup, 's' * 64)}#game={record}") < 2000


def test_a_duel_link_of_four_games_on_an_own_sheet_is_short():
    setup = replace(COMBINED, sheet=longest_id(), skills=True)
    games = (finished_game(setup, "s" * 64),) * 2
    assert len(str(Duel(5, ("Anna", "Boris"), 0, "01234567", ((99, 98),) * 4, games, games))) < 2000


def test_the_longest_link_to_a_table_is_read():
    setup = replace(
        COMBINED, sheet=longest_id(), players=8, skills=True, explore="heroes", seasons="heroes", solo_ambushes=True,
        ambush=("gorgon-gaze", "zombie-plague", "goblin-attack", "gnoll-raid"),
        edicts=("sentinel-wood", "canal-lake", "great-city", "borderlands"),
    )  # fmt: skip
    link = new_link(b"0123456789abcdef", setup, ("",) * 8, (999,) * 8)
    assert parse_link(str(link)) == link and len(str(link)) <= MAX_LINK_CHARS
