"""The command line: maps, cards and deals; one clear line for whatever is malformed."""

import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import naive
from facts import AMBUSH, EXPLORE, placements
from hypothesis_settings import EXAMPLES, examples
from map_pictures import full_except, map_text
from mapwright import __version__
from mapwright.board.board import Board
from mapwright.board.sheets import SHEETS
from mapwright.bots import BOTS
from mapwright.notation.deal_code import parse_deal
from mapwright.notation.map_text import format_map
from mapwright.rules.deal import deal
from mapwright.rules.scoring import EDICTS
from mapwright.rules.setup import BASE
from random_maps import random_map

EMPTY_A = format_map(Board.blank(SHEETS["A"]))
COMMANDS = ("score", "fits", "deal", "play", "league", "replay", "review", "puzzle", "show", "sheet", "list")


# Help


def test_help_names_every_command(run):
    code, out, _ = run("--help")
    assert code == 0 and all(command in "\n".join(out) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_every_command_has_its_usage_a_sentence_and_an_example(run, command):
    code, out, _ = run(command, "--help")
    assert code == 0 and out[0].startswith(f"usage: mapwright {command}")
    assert any(line.endswith(".") and line[0].isupper() for line in out)
    assert f"  mapwright {command} " in "\n".join(out).partition("\nexample:\n")[2]


def test_version_option_prints_the_version_of_the_engine(run):
    assert run("--version")[:2] == (0, [__version__])


# Score


def test_score_reads_a_map_a_line_and_prints_all_edicts(good):
    maps = [EMPTY_A, map_text("FFV AWM"), map_text("FVAW^") + " !c4"]
    lines = good("score", stdin="".join(json.dumps({"map": text}) + "\n" for text in maps))
    for text, line in zip(maps, lines, strict=True):
        score = json.loads(line)
        assert list(score) == ["stars", "toll"]
        assert score["stars"] == naive.stars(text) and score["toll"] == naive.toll(text)
        assert set(score["stars"]) == set(EDICTS)


def test_score_skips_empty_lines(good):
    assert len(good("score", stdin="\n" + json.dumps({"map": EMPTY_A}) + "\n  \n")) == 1
    assert good("score", stdin="") == []


def test_score_answers_valid_lines_then_reports_the_invalid_line(run):
    for wrong in ("nonsense", '{"map": "xx"}'):
        code, out, err = run("score", stdin=json.dumps({"map": EMPTY_A}) + f"\n{wrong}\n")
        assert code == 2 and len(out) == 1 and "line 2" in err[0]


@pytest.mark.parametrize(
    "line", ["nonsense", "[]", "{}", '{"map": 3}', '{"map": "x"}', "[" * 99_999, "9" * 9_999, "NaN"]
)
def test_score_refuses_invalid_map_text(bad, line):
    assert bad("score", stdin=line + "\n")


def test_score_without_json_prints_an_aligned_table(good):
    lines = good("score", "--map", map_text("FM"))
    assert len(lines) == len(EDICTS) + 1
    assert lines[0].split() == ["sentinel-wood", "forest", "1"]
    assert lines[-1].split() == ["toll", "-2"]
    assert len({len(line) for line in lines}) == 1


# Fits


def fits(good, *arguments):
    [line] = good("fits", *arguments)
    return json.loads(line)


def count_by_hand(text, card, ruins):
    """How many sets of cells a card may cover, or how many single cells instead (R11, R13, R14, R21)."""
    m = naive.Map(text)
    empty = m.empty
    shapes = [shape for shape, _ in EXPLORE[card].shapes] if card in EXPLORE else [AMBUSH[card].shape]
    all_cells = {cells for shape in shapes for cells in placements(shape, empty)}
    if ruins and card in EXPLORE:
        all_cells = {cells for cells in all_cells if any(m.is_ruins(cell) for cell in cells)}
    return {"placements": len(all_cells or empty), "fallback": not all_cells}


@pytest.mark.parametrize("ruins", [False, True], ids=["free", "ruins"])
@pytest.mark.parametrize("card", [*EXPLORE, *AMBUSH])
def test_fits_counts_the_placements_of_an_independent_search(good, card, ruins):
    rng = random.Random(f"fits-{card}-{ruins}")
    for _ in range(max(2, 12 * EXAMPLES // 100)):
        text = random_map(rng, heroes=rng.random() < 0.5)
        options = ["--ruins"] if ruins else []
        assert fits(good, "--map", text, "--card", card, *options) == count_by_hand(text, card, ruins), text


def test_fits_a_hero_in_any_empty_cell(good):
    assert fits(good, "--map", EMPTY_A, "--card", "dobrik") == {"placements": 116, "fallback": False}
    assert fits(good, "--map", map_text(full_except()), "--card", "dobrik") == {"placements": 0, "fallback": False}


def test_fits_refuses_unknown_cards_and_maps(bad):
    assert "kraken" in bad("fits", "--map", EMPTY_A, "--card", "kraken")
    assert "temple-ruins" in bad("fits", "--map", EMPTY_A, "--card", "temple-ruins")
    assert "map" in bad("fits", "--map", "x", "--card", "hamlet")
    assert "--card" in bad("fits", "--map", EMPTY_A)


# Deal


def dealt(good, *arguments):
    [line] = good("deal", *arguments)
    return json.loads(line)


def test_deal_shows_every_card_in_order(good):
    cards = dealt(good, "--seed", "s")
    expected = deal(BASE, "s")
    assert cards["deal"] == "bA1-s"
    assert tuple(cards["edicts"].values()) == expected.edicts and cards["skills"] == []
    assert [season["season"] for season in cards["seasons"]] == ["spring", "summer", "fall", "winter"]
    assert [season["time"] for season in cards["seasons"]] == [8, 8, 7, 6]
    assert tuple(tuple(map(tuple, season["turns"])) for season in cards["seasons"]) == expected.seasons


def test_deal_options_select_sets_sheet_skills_and_packs(good):
    assert dealt(good, "--seed", "s", "--set", "heroes")["deal"] == "hC1h-s"
    assert dealt(good, "--seed", "s", "--set", "heroes", "--no-heroes", "--sheet", "D")["deal"] == "hD1-s"
    cards = dealt(
        good, "--seed", "s", "--set", "combined", "--explore", "heroes", "--skills", "--ambush", "base,heroes"
    )
    setup, _ = parse_deal(cards["deal"])
    assert (setup.explore, setup.skills, setup.ambush) == ("heroes", True, ("base", "heroes"))
    assert len(cards["skills"]) == 3
    first = dealt(good, "--seed", "s", "--preset", "first-heroes")
    assert list(first["edicts"].values()) == ["faunlost-thicket", "gnomish-colony", "ulems-wallow", "dwarvenholds"]


@pytest.mark.parametrize(
    "arguments",
    [["--seed", "a b"], ["--seed", ""], [], ["--seed", "s", "--set", "x"], ["--seed", "s", "--sheet", "E"],
     ["--seed", "s", "--heroes"], ["--seed", "s", "--ambush", "goblin-attack"], ["--seed", "s", "--edicts", "x"],
     ["--seed", "s", "--explore", "heroes"], ["--seed", "s", "--ambush", ""], ["--seed"], ["--seed", "s", "extra"],
     ["--seed", "s", "--set", "heroes", "--preset", "base"]],
    ids=str,
)  # fmt: skip
def test_deal_refuses_an_invalid_setup(bad, arguments):
    assert bad("deal", *arguments)


def test_deal_takes_a_deal_code(good):
    assert dealt(good, "--deal", "hC1h-s") == dealt(good, "--seed", "s", "--set", "heroes")


def test_a_deal_code_is_not_a_seed(bad):
    assert bad("deal", "--seed", "bA1-harbour").endswith("'bA1-harbour' is a deal code: use --deal")


def test_deal_code_in_the_output_contains_the_whole_setup(bad):
    assert bad("deal", "--deal", "bA1-harbour", "--sheet", "B").endswith("got --sheet as well")
    assert bad("deal", "--deal", "harbour") and bad("deal", "--deal", "bA1-x", "--seed", "y")


# Maps and bots


def test_show_draws_letters_with_the_names_of_rows_and_columns(good):
    lines = good("show", "--as", "letters", "--map", EMPTY_A)
    assert lines[0].split() == [*"abcdefghijk"]
    assert lines[2].split() == ["2", *"...^.*....."]


def test_show_draws_colours(good):
    lines = good("show", "--as", "colours", "--map", map_text("FW"))
    assert "\x1b[48;5;22m" in lines[1] and "\x1b[48;5;25m" in lines[1]


def test_show_prints_colours_on_a_terminal_and_svg_elsewhere(run, monkeypatch):
    monkeypatch.setattr("mapwright.cli.commands.is_terminal", lambda: True)
    assert "\x1b[" in run("show", "--map", EMPTY_A)[1][1]
    monkeypatch.undo()
    assert run("show", "--map", EMPTY_A)[1][0].startswith("<svg")


def test_bots_lists_the_bots_of_the_engine(good):
    assert [line.split()[0] for line in good("list", "bots")] == [*BOTS, "FILE.py"]
    assert [*json.loads(good("list", "bots", "--json")[0])] == [*BOTS]


def test_list_prints_a_line_with_kind_set_and_name_for_each_edict(good):
    assert [line.split()[0] for line in good("list", "edicts")] == [*EDICTS]
    assert json.loads(good("list", "edicts", "--json")[0])["sentinel-wood"]["kind"] == "forest"


def test_list_of_cards_contains_the_terrains_and_shapes_of_explore_cards(good):
    cards = json.loads(good("list", "cards", "--json")[0])
    assert cards["great-river"]["rule"] == "water: #/#/# coin, or ..#/.##/##."
    assert cards["homestead"]["rule"] == "village or farm: #./##/#."


def test_picture_in_a_missing_folder_names_the_folder(bad, tmp_path):
    folder = tmp_path / "nowhere"
    assert f"the folder {str(folder)!r} does not exist" in bad("show", "--map", EMPTY_A, "--out", str(folder / "x.svg"))


def test_list_contains_cards_of_every_kind(good):
    kinds = {row["kind"] for row in json.loads(good("list", "cards", "--json")[0]).values()}
    assert kinds == {"explore", "ruins", "ambush", "hero", "skill"}


@pytest.mark.parametrize(
    "arguments",
    [
        ["score", "--map", EMPTY_A], ["fits", "--map", EMPTY_A, "--card", "hamlet"], ["deal", "--seed", "s"],
        ["play", "--bot", "random", "--seed", "s"], ["show", "--map", EMPTY_A], ["list", "bots"], ["puzzle", "2.x"],
    ],
    ids=lambda arguments: arguments[0],
)  # fmt: skip
def test_every_command_has_json(good, arguments):
    assert json.loads(good(*arguments, "--json")[0])


# Any arguments


@pytest.mark.parametrize(
    ("arguments", "message"),
    {
        ("play", "--bot", "random", "--seed", "s", "--games", "0"): "must be a number from 1 to 1000000; got '0'",
        ("deal", "--seed", "s", "--edicts", "dwarvenholds"): (
            "edicts must be of the set, at most one of each kind (R2); got dwarvenholds"
        ),
        ("deal", "--seed", "a", "--seet", "A"): "there is no argument '--seet'; did you mean '--sheet'?",
        ("plya",): "there is no command 'plya'; did you mean 'play'?",
        ("play", "--seed", "s", "--bot", "gredy"): (
            "a bot must be one of random, novice, greedy, expert, a Python file or a program with its arguments; "
            "got 'gredy'; did you mean 'greedy'?"
        ),
        ("replay", "nofile"): "the file 'nofile' does not exist",
    }.items(),
    ids=str,
)
def test_errors_say_what_is_expected_and_what_was_given(bad, arguments, message):
    assert bad(*arguments).endswith(message)


@pytest.mark.parametrize("arguments", [[], ["dance"], ["--dance"], ["score", "--dance"], ["fits"], ["replay"]], ids=str)
def test_unknown_arguments_are_refused(bad, arguments):
    assert bad(*arguments)


words = st.sampled_from(
    [*COMMANDS, "--seed", "s", "--bot", "random", "--map", EMPTY_A, "--card", "hamlet", "--ruins", "--set", "heroes",
     "base", "--sheet", "A", "Z", "--skills", "--heroes", "--no-heroes", "--ambush", "base,heroes", "--edicts",
     "--preset", "first-base", "--games", "1", "-1", "--json", "--", "-", "", "\n", "ä", "--seconds", "0.1", "nan",
     "--nodes", "99", "/nowhere", "%s", "@x"]
)  # fmt: skip


@settings(examples(1000), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(words | st.text(max_size=4), max_size=6))
def test_random_arguments_give_a_result_or_one_line_of_error(run, arguments):
    code, out, err = run(*arguments, stdin="nonsense")
    assert (code == 0 and not err and out) or (code == 2 and len(err) == 1), (code, err)


# Sheets


def test_sheet_prints_a_sheet_of_a_file_with_its_id_and_remarks(good, tmp_path):
    file = tmp_path / "sheet.txt"
    file.write_text("\n".join(["..........."] * 11), encoding="utf-8")
    lines = good("sheet", str(file))
    assert lines[1] == " 1 " + " ".join("." * 11)
    assert lines[-3].startswith("sheet S")
    assert lines[-2:] == [
        "there are no ruins: after a ruins card, a single cell is drawn (R14)",
        "there is no mountain: edicts about mountains bring nothing",
    ]


def test_a_random_sheet_is_played_by_its_id(good):
    id = json.loads(good("sheet", "--random", "--seed", "harbour", "--json")[0])["sheet"]
    deal_code = json.loads(good("deal", "--sheet", id, "--seed", "x")[0])["deal"]
    assert deal_code == f"b{id}1-x" and parse_deal(deal_code)[0].sheet == id


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("sheet",), "needs either a sheet or --random"),
        (("sheet", "A", "--random"), "needs either a sheet or --random"),
        (("sheet", "A", "--seed", "x"), "--seed is for --random"),
        (("sheet", "no-such-file"), "the id of an own sheet, or a file"),
        (("sheet", "S00_"), "damaged"),
        (("deal", "--seed", "x", "--sheet", "E"), "the id of an own sheet, or a file"),
    ],
    ids=" ".join,
)
def test_what_is_no_sheet_is_refused_in_one_line(run, arguments, words):
    code, out, errors = run(*arguments)
    assert code == 2 and out == [] and len(errors) == 1 and words in errors[0]
