"""Another date for a page."""

from datetime import UTC, date, datetime

from playwright.sync_api import Page

DAY = date(2026, 12, 1)


def set_day(page: Page, day: date = DAY, hour: int = 12) -> None:
    """Set another date. Playwright's clock would also stop the page's performance marks."""
    at = int(datetime(day.year, day.month, day.day, hour, tzinfo=UTC).timestamp() * 1000)
    script = f"""{{
      const Real = globalThis.RealDate ?? Date;
      globalThis.RealDate = Real;
      globalThis.Date = new Proxy(Real, {{
        construct: (target, given) => (given.length ? new target(...given) : new target({at})),
        get: (target, key) => (key === 'now' ? () => {at} : target[key]),
      }});
    }}"""
    page.add_init_script(script)
    page.evaluate(script)
