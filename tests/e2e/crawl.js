// What the crawler asks of a page: its controls, one after the other, and what it shows, as text that can be compared.
(() => {
  const CONTROLS = 'button, a[href], summary, select, input, textarea, [role=slider], [contenteditable=true]';
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
  const layer = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const words = (element) =>
    (element.getAttribute('aria-label') ?? element.innerText ?? '')
      .replace(/[\d\s−+.,:]+/g, ' ')
      .trim()
      .slice(0, 40);

  /** A name for a control that stays the same while other things change. */
  function nameOf(element) {
    const { act, ...others } = element.dataset;
    const data = Object.entries(others).map(([key, value]) => `${key}=${value.slice(0, 20)}`);
    const choice = element.matches('input[type=radio]') ? [element.name, element.value] : [];
    const label = element.matches('input, select') ? words(element.closest('label') ?? element) : words(element);
    return [element.tagName.toLowerCase(), act ?? element.classList[0] ?? '', ...data, ...choice, act ? '' : label].join(' ').trim();
  }

  /** What is seen of a control: an input may be hidden behind its label. */
  function faceOf(element) {
    const label = element.matches('input') && element.closest('label');
    return label && (element.offsetWidth < 4 || getComputedStyle(element).opacity === '0') ? label : element;
  }

  function controls() {
    const counts = new Map();
    return [...layer().querySelectorAll(CONTROLS)]
      .filter((element) => !element.matches(':disabled, [aria-disabled=true]') && shown(faceOf(element)))
      .map((element) => {
        const name = nameOf(element);
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        return { element, name: count > 1 ? `${name} #${count}` : name };
      });
  }

  const deletes = (element) => element.matches('.danger, [data-act=delete-sure]');
  const kindOf = (element) => (element.matches('a') ? 'link' : element.matches('input') ? element.type : element.tagName.toLowerCase());
  const isOn = (element) =>
    element.checked === true ||
    (element.type === 'range' && element.min === element.max) ||
    element.readOnly === true ||
    (element.matches('select') && element.options.length < 2) ||
    ['aria-pressed', 'aria-current', 'aria-selected'].some((name) => !['false', null].includes(element.getAttribute(name)));

  /** Where the middle of a control is once it is in sight, and what lies over it there. */
  function place(element) {
    const face = faceOf(element);
    face.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = [...face.getClientRects()].at(-1) ?? face.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const on = document.elementFromPoint(x, y);
    const covered = on && (face.contains(on) || on.contains(face) || on.closest('label')?.contains(element)) ? '' : describe(on);
    return { x, y, covered };
  }

  const describe = (element) => (element ? `${element.tagName.toLowerCase()}.${element.className}` : 'the edge of the window');

  /** The first control that was not pressed yet, or null. */
  function next(pressed, left) {
    const rest = controls().filter(({ element, name }) => !pressed.includes(name) && !left.some((selector) => element.matches(selector)));
    const found = rest.find(({ element }) => !deletes(element)) ?? rest[0];
    if (!found) return null;
    const { element, name } = found;
    window.crawled = element;
    return { name, kind: kindOf(element), isOn: isOn(element), deletes: deletes(element), href: element.href ?? '', ...place(element) };
  }

  /** Names of the controls that something else lies over once they are in sight. */
  const covered = (left) =>
    controls()
      .filter(({ element }) => !left.some((selector) => element.matches(selector)))
      .map(({ element, name }) => ({ name, by: place(element).covered }))
      .filter(({ by }) => by)
      .map(({ name, by }) => `${name} by ${by}`);

  /** Names of the controls that have no visible ring when the keyboard brings the focus to them. */
  function withoutRing() {
    const before = document.activeElement;
    const faults = controls().filter(({ element }) => {
      element.focus({ focusVisible: true, preventScroll: true });
      if (document.activeElement !== element) return false;
      const label = element.closest('label') ?? element;
      const ringed = [element, element.parentElement, label, ...label.children];
      return !ringed.some((each) => getComputedStyle(each).outlineStyle !== 'none' && parseFloat(getComputedStyle(each).outlineWidth) >= 2);
    });
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return faults.map(({ name }) => name);
  }

  /** Counts everything that a press may change: the document, stored things, pictures, the focus, and what leaves the page. */
  let version = 0;
  const count = () => void (version += 1);

  function countCalls(owner, name, answer) {
    const original = owner[name];
    owner[name] = function (...values) {
      count();
      return answer ? answer.call(this, original, values) : original.apply(this, values);
    };
  }

  countCalls(Storage.prototype, 'setItem');
  countCalls(window, 'print', () => undefined);
  countCalls(window, 'open', () => null);
  countCalls(HTMLAnchorElement.prototype, 'click', function (click, values) {
    if (!this.download) click.apply(this, values);
  });
  for (const name of ['drawImage', 'putImageData', 'fill', 'clearRect']) countCalls(CanvasRenderingContext2D.prototype, name);
  for (const kind of ['input', 'fullscreenchange', 'popstate', 'hashchange'])
    addEventListener(kind, (event) => event.target?.type === 'radio' || count(), true);
  addEventListener('focusin', ({ target }) => target === window.crawled || count(), true);
  new MutationObserver((changes) => changes.some(({ attributeName }) => attributeName !== 'data-busy') && count()).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });

  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const isBusy = () => 'busy' in document.documentElement.dataset && document.documentElement.dataset.state !== 'season';

  /** Waits until nothing has changed for so many milliseconds. */
  async function quiet(calm, patience) {
    const end = performance.now() + patience;
    let [last, since] = [isBusy() ? -1 : version, performance.now()];
    while (performance.now() < end) {
      await frames();
      await new Promise((done) => requestIdleCallback(done, { timeout: 100 }));
      if (isBusy() || version !== last) [last, since] = [isBusy() ? -1 : version, performance.now()];
      else if (performance.now() - since >= calm) return true;
    }
    return false;
  }

  let before = 0;

  /** Waits until what the mouse has moved to is drawn and at rest. Changes are counted from here. */
  async function settle(patience) {
    const start = version;
    await frames();
    const isQuiet = version === start || (await quiet(0, patience));
    before = version;
    return isQuiet;
  }

  /** Whether anything changes until then. */
  async function changes(patience) {
    for (const end = performance.now() + patience; performance.now() < end; await frames()) if (version !== before) return true;
    return false;
  }

  /** What a press has led to, once the page is at rest again. */
  const outcome = async (isOn, patience) => ({
    changes: isOn || (await changes(patience)),
    isQuiet: await quiet(0, patience),
    where: where(),
    isFocusLost: document.activeElement === document.body,
    length: text().length,
  });

  /** Chooses another option of the select that is next. */
  function choose() {
    const select = window.crawled;
    select.selectedIndex = select.selectedIndex ? 0 : select.options.length - 1;
    for (const kind of ['input', 'change']) select.dispatchEvent(new Event(kind, { bubbles: true }));
  }

  const focus = () => window.crawled.focus({ focusVisible: true });
  const unfold = () =>
    layer()
      .querySelectorAll('details')
      .forEach((one) => one.toggleAttribute('open', true));
  const text = () => layer().innerText.trim();
  /** The screen, and the dialog over it. A game is drawn in two states. */
  const where = () => [
    (document.documentElement.dataset.state ?? '').replace(/^(draw|choose)$/, 'play'),
    layer() === document.body ? '' : layer().className,
  ];

  /** Opens a screen as the browser's Forward does. */
  function enter(route, gameId) {
    history.pushState({ inside: true, route, gameId }, '');
    dispatchEvent(new PopStateEvent('popstate'));
  }

  window.crawl = { next, covered, withoutRing, quiet, settle, outcome, choose, focus, unfold, text, where, enter };
})();
