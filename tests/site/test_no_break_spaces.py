"""No-break spaces: the build puts them where a line may not break, in the page and in what home shows before it."""

from __future__ import annotations

import json
import re

import pytest

import page_build
from on_node import node
from paths import BUILD
from text_folders import LANGUAGES

PARSED = """
const { FluentResource } = await import('@fluent/bundle');
const { bound } = await import(process.argv[1]);
const cases = JSON.parse(process.argv[2]);
console.log(JSON.stringify(cases.map(([language, text]) => bound(new FluentResource(text).body, language)[0])));
"""
# “_” stands for the no-break space.
CASES = {
    "cs": (
        "Vlož to_– a_pak jdi v_lese k_vodě.",
        "Nejvýš 100_000_znaků, 11_×_11_políček, 50_%.",
        "Výnos_A odměňuje les, na jaře_A a_B. A_pak konec.",
        "{ $day }._ledna { $year }",
        "{ $place }._místo, Č._{ $number }, { $loaded }_/_{ $total }_MB",
        "Výnos_{ $letter } a_{ $edict }",
        "Podle { $first } i_{ $second }",
        "{ $count }_hvězdy z_10_000, 3_karty v_ruce, 1,2_s na tah",
    ),
    "pl": (
        "Edykt_A nagradza las_– i_wodę w_wiosce.",
        "{ $day }_stycznia { $year }",
        "Nr_{ $number }",
        "{ $stars }_gwiazdek, 3_gwiazdki",
    ),
    "uk": (
        "Указ_А дає зірки. А_потім торкнися указу_В або йди.",
        "Це_— мапа, а_не карта. В_лісі й_біля води.",
        "{ $day }_січня { $year }_р.",
        "№_{ $number } і_100_000",
    ),
    "ru": ("Указ_А даёт звёзды. В_лесу_— в_тени.", "{ $day }_января { $year }_г."),
    "en": (
        "Tap edict_A, or press_A when I say_– no sooner.",
        "{ $day }_May { $year }",
        "11_×_11 at 50_% of { $size }_MB",
    ),
    "de": ("{ $count }_Sterne, 3_Felder im Winter_A", "Nr._{ $number }, { $day }._Mai { $year }"),
    "fr": ("{ $count }_étoiles, 3_cases à gauche", "N°_{ $number }"),
    "es": ("{ $count }_estrellas y 3_casillas", "N.º_{ $number }"),
}
EACH = [(language, text) for language in CASES for text in CASES[language]]


def written(text: str) -> str:
    """Return a text as a translator writes it."""
    return text.replace("_", " ")


def test_no_break_spaces_are_inserted_also_next_to_variables() -> None:
    cases = [(language, f"key = {written(text)}\n") for language, text in EACH]
    script = BUILD / "no_break_spaces.mjs"
    printed = node("--input-type=module", "--eval", PARSED, "--", script, json.dumps(cases))
    values = [message["value"] for message in json.loads(printed)]
    parts = [value if isinstance(value, list) else [value] for value in values]
    joined = ["".join(part if isinstance(part, str) else f"{{ ${part['name']} }}" for part in text) for text in parts]
    assert [text.replace("\u00a0", "_") for text in joined] == [text for _, text in EACH]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_home_contain_the_same_no_break_spaces(language: str) -> None:
    """The first paint has no-break spaces too; otherwise lines would move when the page takes over."""
    texts = page_build.plain_texts(language)
    assert all(re.match(r"\{ \$day \}\.?\u00a0\w", texts[f"date-{month}"]) for month in range(1, 13))
    loose = {key: text for key, text in texts.items() if re.search(" [–—] ?|\\d \\d{3}\\b", text)}
    assert loose == {}
