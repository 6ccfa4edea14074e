/** The player's rating at puzzles, and how it went. */

import { html, nothing, svg, type TemplateResult } from 'lit';
import { figures } from '../../play/puzzle-figures';
import type { Piece } from '../../ui/pieces';
import { number, t } from '../../words/texts';

const WIDTH = 320;
const HEIGHT = 72;
const EDGE = 6;
/** So much is shown at least, or a few points look like a mountain. */
const LEAST_SPAN = 100;

export function rating(): Piece {
  const { ratings, rated } = figures();
  const now = ratings.at(-1);
  if (now === undefined) return nothing;
  return html`<section class="plate p-rating" data-show="rating"><div><h2>${t('puzzles-rating')}</h2>
      <p class="muted">${t('puzzles-rated', { count: rated })}</p></div>
    <b class="num">${number(now)}</b>${ratings.length > 1 ? curve(ratings) : nothing}</section>`;
}

function curve(ratings: readonly number[]): TemplateResult {
  const high = Math.max(...ratings);
  const low = Math.min(...ratings, high - LEAST_SPAN);
  const x = (i: number): number => EDGE + ((WIDTH - 2 * EDGE) * i) / (ratings.length - 1);
  const y = (value: number): number => EDGE + ((HEIGHT - 2 * EDGE) * (high - value)) / (high - low);
  const points = ratings.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  const last = ratings.length - 1;
  const label = t('puzzles-rating-range', { low: number(Math.min(...ratings)), high: number(high) });
  return html`<svg class="expect-chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
    ${svg`<polyline class="c-line" points=${points}></polyline>`}
    ${svg`<circle class="c-here" cx=${x(last)} cy=${y(ratings[last] ?? 0)} r="5"></circle>`}
  </svg>`;
}
