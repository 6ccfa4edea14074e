/** Stars that rise from the cells of a line to the ledger while a season is counted: for the eye alone. */

import { render } from 'lit';
import { wantsMotion } from '../../browser/preferences';
import { type Place, placeOf, SIDE } from '../../contract/cells';
import { perPlay } from '../../play/play';
import { state } from '../../state/store';
import type { TallyLine } from '../../state/tally';
import { icon } from '../../ui/icons';

const MOST = 9;
const LASTS = 760;
const APART = 70;
/** Where stars are added up, the first that is on the screen. */
const SUMS = ['.standings .counted-now .so-far', '.ledger .lt .stars', '.season .total .stars', '.tally .grand b'];

const lines = perPlay(() => ({ counted: 0, of: -1 }));

/** Lets them fly when another line has been counted. */
export function flyStars(): void {
  const { tally } = state.stage;
  const counted = tally?.counting ? tally.counted : 0;
  const of = tally?.race.seat ?? -1;
  const line = counted > (of === lines().of ? lines().counted : 0) ? tally?.lines[counted - 1] : undefined;
  Object.assign(lines(), { counted, of });
  if (line && line.stars > 0 && wantsMotion(state.settings)) fly(line);
}

function fly(line: TallyLine): void {
  const sum = SUMS.map((selector) => document.querySelector(selector)).find((element) => element?.getClientRects().length);
  if (!sum) return;
  for (const [i, from] of sources(line).slice(0, MOST).entries()) send(from, middle(sum.getBoundingClientRect()), i * APART);
}

interface Point {
  x: number;
  y: number;
}

function middle({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** The first cell of each group has the painted star; coins rise from their own row. */
function sources({ cells }: TallyLine): Point[] {
  const map = document.querySelector('.cells')?.getBoundingClientRect();
  const row = document.querySelector('.tally .lit .ic')?.getBoundingClientRect();
  if (!cells.length) return row ? [middle(row)] : [];
  if (!map) return [];
  const at = ([y, x]: Place): Point => ({ x: map.left + ((x + 0.3) * map.width) / SIDE, y: map.top + ((y + 0.3) * map.height) / SIDE });
  return cells.map(([first = 'f6']) => at(placeOf(first)));
}

function send(from: Point, to: Point, delay: number): void {
  const star = document.createElement('span');
  star.className = 'flying';
  star.setAttribute('aria-hidden', 'true');
  render(icon('star'), star);
  document.body.append(star);
  const at = ({ x, y }: Point, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
  const way = [
    { transform: at(from, 0.4), opacity: 0 },
    { transform: at({ x: from.x, y: from.y - 24 }, 1.2), opacity: 1, offset: 0.3 },
    { transform: at(to, 0.6), opacity: 0.9 },
  ];
  star.animate(way, { duration: LASTS, delay, easing: 'ease-in-out', fill: 'backwards' }).onfinish = () => star.remove();
}
