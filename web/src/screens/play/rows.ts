/** The rows of a table's scores: when their order has changed, each moves from where it was to where it is. */

import { wantsMotion } from '../../browser/preferences';
import { perPlay } from '../../play/play';
import { state } from '../../state/store';

const LASTS = 700;

const rows = perPlay(() => ({ order: '', tops: new Map<string, number>() }));

export function moveRows(): void {
  const mine = rows();
  const order = state.stage.tally?.race.order.join() ?? '';
  if (!order && !mine.order) return;
  const all = [...document.querySelectorAll<HTMLElement>('.standings [data-row]')];
  const tops = new Map(all.map((row) => [row.dataset.row ?? '', row.offsetTop]));
  const moved = mine.order && order !== mine.order && wantsMotion(state.settings);
  for (const row of moved ? all : []) slide(row, (mine.tops.get(row.dataset.row ?? '') ?? row.offsetTop) - row.offsetTop);
  Object.assign(mine, { order, tops });
}

function slide(row: HTMLElement, from: number): void {
  if (from) row.animate([{ transform: `translateY(${from}px)` }, { transform: 'none' }], { duration: LASTS, easing: 'ease-in-out' });
}
