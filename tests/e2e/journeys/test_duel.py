"""A duel of three rounds between two people who only send each other links."""

import pytest
from playwright.sync_api import Page, expect

from page_state import unfold, wait_for
from shelf import almost_finish, finished, keep, play_out, ready
from watching import Visitor

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def follow(page: Page, link: str, room: str) -> None:
    page.goto("about:blank")
    page.goto(link)
    wait_for(page, room, patience=60)


def finish_game(page: Page) -> None:
    wait_for(page, "draw", "choose")
    almost_finish(page)
    play_out(page)
    page.locator('[data-act="compare"]').click()
    wait_for(page, "compare")


def sent_link(page: Page) -> str:
    page.bring_to_front()
    page.locator('[data-act="send-back"]').click()
    expect(page.locator(".toast")).to_contain_text("Link copied.")
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert len(link) < 2000 and "#duel=" in link
    return link


def answer(page: Page, link: str) -> None:
    follow(page, link, "challenge")
    page.locator('[data-act="accept"]').click()
    finish_game(page)


@pytest.mark.thorough
def test_duel_of_three_rounds_is_played_by_links_alone(home: Page, visitor: Visitor, base_url: str) -> None:
    ann, bo = home, visitor(locale="en")
    for page in (ann, bo):
        page.context.grant_permissions(CLIPBOARD)
    record = finished("bA1-duel", greedy=True)
    keep(ann, [record])
    ready(ann)
    unfold(ann)
    answer(bo, f"{base_url}/?lang=en&deal=bA1-duel#rival={record}&name=Ann")
    follow(ann, sent_link(bo), "compare")
    expect(ann.locator(".two-maps .board")).to_have_count(2)
    for begins, answers in ((ann, bo), (bo, ann)):
        begins.locator('[data-act="another-round"]').click()
        finish_game(begins)
        answer(answers, sent_link(begins))
        expect(answers.locator('[data-show="duel-score"]')).to_be_visible()
    expect(ann.locator(".duel tbody tr")).to_have_count(3)
