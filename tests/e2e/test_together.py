"""One table on several devices, over relays on loopback: opened, joined by its link, played by mouse and touch."""

from company import Come, Person, agree, until_heard
from page_state import wait_for
from watching import until


def test_two_draw_a_card_and_whoever_reloads_comes_back_to_it(two: list[Person]) -> None:
    ada, ben = two
    ada.draw()
    before = ada.record()
    ben.page.reload()
    wait_for(ben.page, "draw", "choose", patience=60)
    until(ada.page, "document.querySelector('[data-show=\"still-drawing\"]')?.textContent.includes('Ben')")
    until_heard(two)
    ben.draw()
    for person in two:
        person.rest("draw", "choose")  # the next card
    record = agree(two)
    assert record.startswith(before) and record != before


def test_two_tabs_cannot_hold_one_seat(come: Come, address: str) -> None:
    ada = come()
    link = ada.open_table(address, "Ada")
    second = ada.page.context.new_page()
    second.goto(link)
    until(second, "document.querySelector('dialog')?.textContent.includes('another tab')", 60)
