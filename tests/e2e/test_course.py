"""The course of the workshop: its checks, its languages, and what is stored of it."""

import pytest
from playwright.sync_api import Page

from briefly import briefly
from coding import code, mistake, run
from mapwright.workshop.texts import model_answer
from page_state import wait_for


@pytest.mark.parametrize("step", briefly([1, 2], 1))
def test_a_step_passes_with_its_answer_and_not_with_the_step_before(page: Page, step: int) -> None:
    page.goto(f"/?lang=en#course={step}")
    wait_for(page, "workshop", patience=60)
    assert page.locator(f'[data-step="{step}"]').count() == 1
    run(page, "check")
    if step == 1:
        assert mistake(page)[0] == "junk"
    else:
        assert page.locator('[data-show="check"]').get_attribute("data-passed") == "false"
    page.locator('[data-act="hint"]').click()
    page.locator('[data-act="model"]').click()
    page.locator('[data-show="answer"] .cm-line').first.wait_for()
    page.locator('[data-act="take-model"]').click()
    title, _, rest = code(page).rstrip().partition("\n")
    assert title == '"""Play by the rules"""' or step != 1
    assert rest == model_answer(step).rstrip().partition("\n")[2]
    run(page, "check")
    assert page.locator('[data-show="check"]').get_attribute("data-passed") == "true"
    page.locator('[data-act="next-step"]').click()
    page.locator(f'[data-step="{step + 1}"]').wait_for()
    page.reload()
    wait_for(page, "workshop", patience=60)
    assert page.locator(f'[data-step="{step + 1}"]').count() == 1, "a reload comes back to the step"
    assert page.locator(".ws-steps .passed").count() == 1, "what is passed is stored"
