"""A duel of three rounds between two people who only send each other links."""

import pytest
from playwright.sync_api import Page, expect

from driver.page_state import wait_for
from driver.stored_games import finished_record, open_home, play_to_the_end, skip_to_the_end, store_finished
from driver.watch import Visitor
from mapwright.rules.random_sheets import random_sheet

CLIPBOARD = ["clipboard-read", "clipboard-write"]
ON_OWN_SHEET = f"b{random_sheet('duel').id}1-duel"


def follow(page: Page, link: str, screen: str) -> None:
    page.goto("about:blank")
    page.goto(link)
    wait_for(page, screen, patience=60)


def finish_game(page: Page) -> None:
    wait_for(page, "draw", "choose")
    skip_to_the_end(page)
    play_to_the_end(page)
    expect(page.locator('.verdict-col [data-act="duel"].primary')).to_be_visible()
    page.locator('[data-act="duel"]').click()
    wait_for(page, "duel")
    expect(page.locator('[data-show="next"]')).to_be_visible()


def sent_link(page: Page) -> str:
    page.bring_to_front()
    page.locator('[data-act="send-back"]').click()
    expect(page.locator(".toast")).to_contain_text("Link copied.")
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert len(link) < 2000 and "/to/duel/#duel=" in link
    expect(page.locator('[data-act="send-back"]')).to_have_count(0)
    return link


def play_answer(page: Page) -> None:
    page.locator('[data-act="accept"]').click()
    finish_game(page)


def begin_round(page: Page) -> None:
    page.locator('[data-act="another-round"]').click()
    finish_game(page)


def expect_pair(page: Page, rounds: int) -> None:
    """The maps of the last round are shown, and all rounds as small pairs."""
    expect(page.locator(".two-maps .board")).to_have_count(2)
    if rounds > 1:
        expect(page.locator("[data-round]")).to_have_count(rounds)


@pytest.mark.thorough
def test_duel_of_three_rounds_shows_both_players_every_pair_of_maps(
    home: Page, visitor: Visitor, base_url: str
) -> None:
    ann, bo = home, visitor(locale="en")
    for page in (ann, bo):
        page.context.grant_permissions(CLIPBOARD)
    record = finished_record("bA1-duel", greedy=True)
    store_finished(ann, [record])
    open_home(ann)
    follow(bo, f"{base_url}/to/challenge/?lang=en&deal=bA1-duel#rival={record}&name=Ann", "challenge")
    bo.locator('[data-field="name"]').fill("Bo")
    bo.locator('[data-field="name"]').press("Tab")
    play_answer(bo)
    expect_pair(bo, 1)
    begin_round(bo)  # before the answer is sent: the link has both
    follow(ann, sent_link(bo), "duel")
    expect(ann.locator('[data-show="answer"] h2')).to_contain_text("Bo, round 2")
    expect_pair(ann, 1)
    play_answer(ann)
    expect_pair(ann, 2)
    begin_round(ann)
    follow(bo, sent_link(ann), "duel")
    expect_pair(bo, 2)
    play_answer(bo)
    expect_pair(bo, 3)
    follow(ann, sent_link(bo), "duel")
    expect_pair(ann, 3)
    scores = [page.locator("[data-round]").all_inner_texts() for page in (ann, bo)]
    assert [sorted(text.split()[-1:] + text.split()[-3:-2]) for text in scores[0]] == [
        sorted(text.split()[-1:] + text.split()[-3:-2]) for text in scores[1]
    ]


@pytest.mark.parametrize("deal", ["bA1-duel", pytest.param(ON_OWN_SHEET, marks=pytest.mark.thorough, id="own sheet")])
def test_duel_that_waits_is_on_home_and_survives_a_second_opening_of_its_link(
    page: Page, visitor: Visitor, base_url: str, deal: str
) -> None:
    record = finished_record(deal, greedy=True)
    follow(page, f"{base_url}/to/challenge/?lang=en&deal={deal}#rival={record}&name=Ann", "challenge")
    play_answer(page)
    page.context.grant_permissions(CLIPBOARD)
    link = sent_link(page)
    ann = visitor(locale="en")
    follow(ann, link, "duel")
    ann.locator('[data-act="another-round"]').click()
    finish_game(ann)
    follow(ann, link, "duel")
    expect(ann.locator('[data-act="send-back"]')).to_be_visible()
    ann.locator('[data-act="leave"]').click()
    wait_for(ann, "home")
    ann.locator('[data-act="duel"]').click()
    wait_for(ann, "duel")
    expect(ann.locator('[data-show="next"]')).to_contain_text("Round 2 is drawn")
