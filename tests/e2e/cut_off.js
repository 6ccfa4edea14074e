// Every line of text on the top layer must lie inside the window and its frame, be cut by no box, and lie on no other.
() => {
  const found = [];
  const page = document.documentElement;
  const root = document.querySelector('dialog[open]') ?? document.body;
  const styleOf = (element) => getComputedStyle(element);
  const boxOf = (element) => element.getBoundingClientRect();
  const scrolls = (element) =>
    [styleOf(element).overflowY, styleOf(element).overflowX].some((flow) => flow === 'auto' || flow === 'scroll');
  const SILENT = '.sr, svg, kbd, script, style, [aria-hidden=true]';
  const FRAMED = 'button, .btn, label, .chip, .plate, .coach, li';

  /** Clipped away on purpose: only screen readers have it. */
  function isHidden(element) {
    for (let each = element; each && each !== root; each = each.parentElement) {
      if (styleOf(each).clipPath.startsWith('inset(50%')) return true;
    }
    return false;
  }

  /** What only cuts the margin of the map's paper at the window. */
  const isPage = (box) => box === document.body || box.id === 'app';

  function isCut(box) {
    const style = styleOf(box);
    if (style.overflow === 'visible' || style.display === 'inline' || style.textOverflow === 'ellipsis') return false;
    return box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
  }

  /** A bar that stays while the rest goes by under it. */
  function isPinned(element) {
    for (let each = element; each && each !== root; each = each.parentElement) {
      if (['sticky', 'fixed'].includes(styleOf(each).position)) return true;
    }
    return false;
  }

  function outside(line, frame) {
    const air = Math.max(3, line.height * 0.15); // a line's box is taller than its letters
    return line.left < frame.left - 1 || line.right > frame.right + 1 || line.top < frame.top - air || line.bottom > frame.bottom + air;
  }

  function overlap(a, b) {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return across > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  }

  // The map's canvases carry a margin for the paper's shadow; nothing else may be wider than the window.
  const wide = [...root.querySelectorAll('*')].find(
    (one) => !one.closest('.sheet, .home-art, .sr, svg') && one.checkVisibility() && boxOf(one).right > innerWidth + 1,
  );
  if (page.scrollWidth > innerWidth && wide) found.push(`wider than the window: ${wide.className || wide.tagName}`);

  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    const visible = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!text || !visible || parent.closest(SILENT) || isHidden(parent)) continue;
    let box = parent;
    let framed = null;
    for (; box && !isPage(box) && !scrolls(box); box = box.parentElement) {
      if (!framed && box.matches(FRAMED)) framed = boxOf(box);
      if (isCut(box)) found.push(`cut: "${text}" in ${box.className || box.tagName}`);
    }
    const scroller = box && !isPage(box) ? box : page;
    // A table of numbers means something by its breadth.
    const table = scroller !== page && scroller.matches('.standings-wrap, .duel');
    const sideways = scroller !== page && !table && styleOf(scroller).overflowX !== 'hidden';
    if (sideways && scroller.scrollWidth > scroller.clientWidth + 1) found.push(`scrolls sideways: ${scroller.className}`);
    const seen = boxOf(scroller);
    const pinned = isPinned(parent);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 2 || (table && (line.right > seen.right || line.left < seen.left))) continue;
      if (line.left < -1 || line.right > innerWidth + 1) found.push(`outside the window: "${text}"`);
      // What is scrolled away, up or down, is not cut off.
      if (line.bottom <= seen.top + 2 || line.top >= seen.bottom - 2) continue;
      if (framed && !parent.matches('.delta') && outside(line, framed)) found.push(`outside its frame: "${text}"`);
      lines.push({ text, line, parent, pinned });
    }
  }

  const plates = [...root.querySelectorAll('.plate')].filter((plate) => plate.checkVisibility());
  for (const { text, line, parent, pinned } of lines) {
    const under = plates.find(
      (plate) =>
        !plate.contains(parent) && pinned === isPinned(plate) && !parent.closest('.plate, .toast, .moment') && overlap(line, boxOf(plate)),
    );
    if (under) found.push(`"${text}" lies on ${under.className}`);
  }

  lines.forEach((a, i) => {
    for (const b of lines.slice(i + 1)) {
      if (a.parent.contains(b.parent) || b.parent.contains(a.parent) || a.pinned !== b.pinned) continue;
      if (Boolean(a.parent.closest('.moment')) !== Boolean(b.parent.closest('.moment'))) continue; // it lies above everything
      const across = Math.min(a.line.right, b.line.right) - Math.max(a.line.left, b.line.left);
      // A line's box is taller than its letters.
      const [x, y] = [a.line.height * 0.22, b.line.height * 0.22];
      const down = Math.min(a.line.bottom - x, b.line.bottom - y) - Math.max(a.line.top + x, b.line.top + y);
      if (across > 3 && down > 1) found.push(`"${a.text}" lies on "${b.text}"`);
    }
  });
  return [...new Set(found)];
};
