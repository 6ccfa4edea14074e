// What a window makes of a screen: the smallest cell of the map, which controls lie on others or out of reach, what scrolls
// sideways, and where the button that goes on is. Texts are looked at by cut_off.js.
() => {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const CONTROLS = 'button, a[href], input, select, textarea, summary, label.seg, [role=slider]';
  const GOES_ON =
    '[data-act="primary"], [data-act="advance"], [data-act="continue"], [data-act="start"], [data-act="show-map"], [data-act="accept"]';
  const LEAST_FIELD = 56; // some letters of a name, in pixels
  const styleOf = (element) => getComputedStyle(element);
  const nameOf = (element) =>
    `${element.dataset.act ?? element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 24)} (${element.className || element.tagName})`;
  const flows = (element) => [styleOf(element).overflowX, styleOf(element).overflowY];
  const scrolls = (element) => flows(element).some((flow) => flow === 'auto' || flow === 'scroll');

  function scrollersOf(element) {
    const found = [];
    for (let each = element.parentElement; each; each = each.parentElement) if (scrolls(each)) found.push(each);
    return found;
  }

  /** What of an element its scrolling boxes leave in sight, or null. */
  function seen(element) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const box = { left, top, right, bottom };
    for (const scroller of scrollersOf(element)) {
      const frame = scroller.getBoundingClientRect();
      box.left = Math.max(box.left, frame.left);
      box.top = Math.max(box.top, frame.top);
      box.right = Math.min(box.right, frame.right);
      box.bottom = Math.min(box.bottom, frame.bottom);
    }
    return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null;
  }

  /** Bars that stay while the rest goes by under them. */
  function isPinned(element) {
    for (let each = element; each && each !== root; each = each.parentElement) {
      if (['sticky', 'fixed'].includes(styleOf(each).position)) return true;
    }
    return false;
  }

  function isHidden(element) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return true;
    for (let each = element; each && each !== root; each = each.parentElement) {
      if (styleOf(each).clipPath.startsWith('inset(50%')) return true;
    }
    return element.matches('.skip, .sr') || element.closest('.cells, [inert]') !== null;
  }

  function overlap(a, b) {
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  }

  const found = { cell: 0, share: 1, overlaps: [], away: [], narrow: [], sideways: [], goesOn: '' };
  const controls = [...root.querySelectorAll(CONTROLS)].filter((one) => !isHidden(one) && styleOf(one).opacity !== '0');
  const cells = [...root.querySelectorAll('.cells')].filter((one) => one.checkVisibility());
  found.cell = Math.min(...cells.map((one) => one.getBoundingClientRect().width / 11), 1000);

  const played = root.querySelector('.play:not(.explaining) .cells');
  if (played) found.share = played.getBoundingClientRect().width / Math.min(innerWidth, innerHeight);

  const boxes = controls.map((one) => ({ one, box: seen(one) })).filter(({ box }) => box);
  const maps = cells.map((one) => ({ one, box: seen(one) })).filter(({ box }) => box);
  [...boxes, ...maps].forEach((a, i, all) => {
    for (const b of all.slice(i + 1)) {
      if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
      if (isPinned(a.one) !== isPinned(b.one) || !overlap(a.box, b.box)) continue;
      // The "?" of a chip has a corner of it to itself; a banner lies on the map for a moment.
      if ([a, b].some(({ one }) => one.matches('.slot > .ask, .moment *, .moment, .toast *, .tip *'))) continue;
      found.overlaps.push(`${nameOf(a.one)} lies on ${nameOf(b.one)}`);
    }
  });

  function reach(element) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const aside = left < -1 || right > innerWidth + 1;
    const away = top < -1 || bottom > innerHeight + 1;
    if (!aside && !away) return 'in sight';
    const ways = scrollersOf(element);
    const down = ways.some((each) => each.scrollHeight > each.clientHeight);
    const across = ways.some((each) => flows(each)[0] !== 'hidden' && each.scrollWidth > each.clientWidth);
    return (away && !down) || (aside && !across) ? 'lost' : 'scrolled';
  }
  for (const each of [...controls, ...cells]) if (reach(each) === 'lost') found.away.push(nameOf(each));

  const FIELDS = 'input[type=text], input[type=search], textarea, select';
  found.narrow = controls.filter((one) => one.matches(FIELDS) && one.clientWidth < LEAST_FIELD).map(nameOf);

  // Tables of numbers and lines of code may: they mean something by their breadth.
  const wide = [...root.querySelectorAll('*')].filter(
    (one) =>
      scrolls(one) &&
      one.scrollWidth > one.clientWidth + 1 &&
      flows(one)[0] !== 'hidden' &&
      !one.matches('.standings-wrap, .duel, pre, input, textarea'),
  );
  found.sideways = wide.filter((one) => one.checkVisibility()).map((one) => one.className || one.tagName);

  // What somebody else did is read first, and put away.
  const main = root.querySelector('.moment button') ?? [...root.querySelectorAll(GOES_ON)].find((one) => !isHidden(one));
  if (main) {
    found.goesOn = reach(main);
    const { left, top, right, bottom } = main.getBoundingClientRect();
    const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const covered = found.goesOn === 'in sight' && on && !main.contains(on) && !on.contains(main);
    if (covered && !main.disabled) found.goesOn = 'covered';
    if (found.goesOn === 'in sight' && !seen(main)) found.goesOn = 'scrolled';
  }
  return found;
};
