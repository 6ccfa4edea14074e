"""The pages that messengers read with a link: they lead on to the game with everything that follows the address."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from driver.page_state import wait_for
from driver.stored_games import finished_record
from driver.watch import Watch
from mapwright.rules.random_sheets import random_sheet

DEAL = "bA1-preview"
RECORD = finished_record(DEAL, greedy=True)


def test_challenge_link_leads_on_with_its_record_and_added_parameters(page: Page) -> None:
    page.goto(f"/to/challenge/?deal={DEAL}&lang=en&fbclid=IwAR0#rival={RECORD}&name=Bo%20V")
    wait_for(page, "challenge")
    expect(page.locator("h2")).to_contain_text("Bo V")


@pytest.mark.parametrize(
    ("path", "state"),
    [
        ("/to/daily/?lang=en", "draw"),
        ("/to/daily/uk/?lang=en", "draw"),
        (f"/to/map/cs/?deal={DEAL}&lang=en", "draw"),
        ("/to/table/pl/?lang=en#table=1.ab", "table"),
        (f"/to/sheet/uk/?lang=en#sheet={random_sheet('preview').id}&name=Lakes", "sheets"),
    ],
)
def test_page_of_a_kind_of_link_leads_on_to_the_game(page: Page, path: str, state: str) -> None:
    page.goto(path)
    wait_for(page, state, "choose" if state == "draw" else state)


def test_service_worker_leads_on_without_a_network(home: Page, context: BrowserContext, watch: Watch) -> None:
    home.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    home.goto(f"/to/challenge/?deal={DEAL}&lang=en#rival={RECORD}&name=Bo")
    wait_for(home, "challenge")
    expect(home.locator("h2")).to_contain_text("Bo")
