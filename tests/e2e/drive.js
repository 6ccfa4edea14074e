/* Plays a list of moves on the page by its own buttons, cells and keys, and tells what it shows after each. */
async (moves) => {
  const root = document.documentElement;
  const find = (selector) => document.querySelector(selector);
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const press = (code, key = code) => document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true }));

  async function click(selector) {
    const element = find(selector);
    if (!element) throw new Error(`nothing to press: ${selector}`);
    element.click();
    await frame();
  }

  /** Until the page is at rest; the tallies of seasons are read and closed on the way. */
  async function rest() {
    for (const end = performance.now() + 20_000; performance.now() < end; await frame()) {
      if (root.dataset.state === 'season') await click('[data-act="on"]');
      else if (!('busy' in root.dataset)) return;
    }
    throw new Error(`the page does not come to rest: ${root.dataset.state}`);
  }

  function ghost() {
    const [tool, terrain, turn, row, column] = (find('.cells')?.dataset.ghost ?? '').split(' ');
    return { tool: Number(tool || -1), terrain, turn, row: Number(row), column: Number(column) };
  }

  async function choose({ tool, skill, terrain, turn }) {
    if (ghost().tool !== tool && skill && !find(`[data-tool="${tool}"]`)) await click(`[data-skill="${skill}"]`);
    if (ghost().tool !== tool) await click(`[data-tool="${tool}"]`);
    if (terrain && ghost().terrain !== terrain) await click(`[data-terrain="${terrain}"]`);
    for (let i = 1; ghost().turn !== turn; i++) {
      if (i > 9) throw new Error(`no way to turn the shape to ${turn}`);
      press(i % 4 ? 'KeyR' : 'KeyF', i % 4 ? 'r' : 'f');
      await frame();
    }
  }

  /** Every other shape is brought there by a click on a cell first; arrows do the rest. */
  async function bring({ row, column }, byClick) {
    if (byClick && row >= 0 && column >= 0) await click(`[data-cell="${'abcdefghijk'[column]}${row + 1}"]`);
    const at = ghost();
    const arrows = (by, less, more) => {
      for (let i = Math.abs(by); i > 0; i--) press(by < 0 ? less : more);
    };
    arrows(row - at.row, 'ArrowUp', 'ArrowDown');
    arrows(column - at.column, 'ArrowLeft', 'ArrowRight');
    await frame();
    const now = ghost();
    if (now.row !== row || now.column !== column) throw new Error(`the shape is at ${now.row}, ${now.column}, not ${row}, ${column}`);
  }

  const number = (text) => Number((text ?? '').replace('−', '-').replace(/[+\s]/g, ''));
  /** What this season would bring now stands apart, before words for screen readers. */
  const season = () => {
    const parts = [...(find('.ledger .lt .this-season')?.childNodes ?? [])];
    return number(
      parts
        .filter((part) => part.nodeType === Node.TEXT_NODE)
        .map((part) => part.textContent)
        .join(''),
    );
  };

  function shown() {
    if (root.dataset.state === 'final') return { stars: [number(find('[data-show="stars"]')?.textContent)] };
    return {
      map: find('.cells')?.dataset.map,
      stars: [...document.querySelectorAll('.edict .stars')].map((each) => number(each.textContent)),
      sum: number(find('.ledger .lt .stars')?.textContent) + season(),
      coins: number(find('[data-show="coins"]')?.textContent),
      toll: -number(find('[data-show="toll"]')?.textContent) || 0,
    };
  }

  const told = [];
  await rest();
  for (const [index, move] of moves.entries()) {
    if (move.do === 'act' && move.kind === 'dodge') await click(`[data-tool="${move.tool}"]`);
    else {
      if (move.do === 'act') {
        await choose(move);
        await bring(move, index % 2 === 0);
      }
      await click('[data-act="primary"]');
    }
    await rest();
    told.push(shown());
  }
  return told;
};
