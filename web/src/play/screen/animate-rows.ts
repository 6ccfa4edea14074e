/** The rows of a table's scores: when their order has changed, each moves from where it was to where it is. */

import { motionEnabled } from '../../core/browser/preferences';
import { type Play, perPlay } from '../play';
import { state } from '../../core/state/store';

const SLIDE_MS = 700;

const lastRows = perPlay(() => ({ order: '', tops: new Map<string, number>() }));

export function animateRows(play: Play): void {
  const last = lastRows(play);
  const order = state.display.tally?.tableCount.order.join() ?? '';
  if (!order && !last.order) return;
  const all = [...document.querySelectorAll<HTMLElement>('.standings [data-row]')];
  const tops = new Map(all.map((row) => [row.dataset.row ?? '', row.offsetTop]));
  const moved = last.order && order !== last.order && motionEnabled(state.settings);
  for (const row of moved ? all : []) slide(row, (last.tops.get(row.dataset.row ?? '') ?? row.offsetTop) - row.offsetTop);
  Object.assign(last, { order, tops });
}

function slide(row: HTMLElement, from: number): void {
  if (from) row.animate([{ transform: `translateY(${from}px)` }, { transform: 'none' }], { duration: SLIDE_MS, easing: 'ease-in-out' });
}
