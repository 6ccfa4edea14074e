/** Animations while a season is counted: stars fly from the cells of a line to the sum, and the rows of a table change places. */

import { motionEnabled } from '../../core/browser/preferences';
import { type Position, parseCell, MAP_SIZE } from '../../core/contract/cells';
import { type Play, perPlay } from '../../play/play';
import { state } from '../../core/state/store';
import type { TallyLine } from '../../core/state/tally';
import { icon } from '../../core/ui/icons';
import { firstVisible, fly, middle, type Point } from './flight';

const MAX_STARS = 9;
const STAR_INTERVAL_MS = 70;
/** The sums to which stars fly; the first that is visible is used. */
const TARGET_SELECTORS = ['.standings .counted-now .so-far', '.ledger .lt .stars', '.season .total .stars', '.tally .grand b'];

/** The number of counted lines at the last call, and the seat. */
const lastCounted = perPlay(() => ({ counted: 0, seat: -1 }));

/** Lets stars fly if another line has been counted since the last call. */
export function flyStars(play: Play): void {
  const { tally } = play.display;
  const counted = tally?.isCounting ? tally.countedLines : 0;
  const seat = tally?.standings.seat ?? -1;
  const last = lastCounted(play);
  const line = counted > (seat === last.seat ? last.counted : 0) ? tally?.lines[counted - 1] : undefined;
  Object.assign(last, { counted, seat });
  if (line && line.stars > 0 && motionEnabled(state.settings)) flyLine(line);
}

function flyLine(line: TallyLine): void {
  const sum = firstVisible(TARGET_SELECTORS);
  if (!sum) return;
  for (const [i, from] of startPoints(line).slice(0, MAX_STARS).entries())
    fly(icon('star'), from, middle(sum.getBoundingClientRect()), i * STAR_INTERVAL_MS);
}

/** Returns where the stars of a line start: at the first cell of each group, or at the row of the tally if it has no cells. */
function startPoints({ cells }: TallyLine): Point[] {
  const map = document.querySelector('.cells')?.getBoundingClientRect();
  const row = document.querySelector('.tally .lit .ic')?.getBoundingClientRect();
  if (!cells.length) return row ? [middle(row)] : [];
  if (!map) return [];
  const toPoint = ([y, x]: Position): Point => ({
    x: map.left + ((x + 0.3) * map.width) / MAP_SIZE,
    y: map.top + ((y + 0.3) * map.height) / MAP_SIZE,
  });
  return cells.map(([first = 'f6']) => toPoint(parseCell(first)));
}

const SLIDE_MS = 700;

const lastRows = perPlay(() => ({ order: '', tops: new Map<string, number>() }));

/** Lets the rows of the scores slide if their order has changed since the last call. */
export function animateRows(play: Play): void {
  const last = lastRows(play);
  const order = play.display.tally?.standings.order.join() ?? '';
  if (!order && !last.order) return;
  const rows = [...document.querySelectorAll<HTMLElement>('.standings [data-row]')];
  const tops = new Map(rows.map((row) => [row.dataset.row ?? '', row.offsetTop]));
  const hasChanged = last.order && order !== last.order && motionEnabled(state.settings);
  for (const row of hasChanged ? rows : []) slide(row, (last.tops.get(row.dataset.row ?? '') ?? row.offsetTop) - row.offsetTop);
  Object.assign(last, { order, tops });
}

function slide(row: HTMLElement, from: number): void {
  if (from) row.animate([{ transform: `translateY(${from}px)` }, { transform: 'none' }], { duration: SLIDE_MS, easing: 'ease-in-out' });
}
