/** The player rating with its curve. */

import { html, nothing, svg, type TemplateResult } from 'lit';
import { puzzleStats } from './stats';
import type { Renderable } from '../../core/ui/buttons';
import { formatNumber, t } from '../../core/words/texts';

const WIDTH = 320;
const HEIGHT = 72;
const PADDING = 6;
/** The curve covers at least so many points, so that small changes look small. */
const MIN_SPAN = 100;

export function ratingPanel(): Renderable {
  const { ratings, rated, solved, tried } = puzzleStats();
  const current = ratings.at(-1);
  if (current === undefined) return nothing;
  return html`<section class="plate p-rating padded stack" data-show="rating"><div><h2>${t('puzzles-rating')}</h2>
      <p class="muted">${t('puzzles-rated', { count: rated })} · ${t('puzzles-solved', { solved, tried })}</p></div>
    <b class="num">${formatNumber(current)}</b>${ratings.length > 1 ? ratingCurve(ratings) : nothing}</section>`;
}

function ratingCurve(ratings: readonly number[]): TemplateResult {
  const high = Math.max(...ratings);
  const low = Math.min(...ratings, high - MIN_SPAN);
  const x = (i: number): number => PADDING + ((WIDTH - 2 * PADDING) * i) / (ratings.length - 1);
  const y = (value: number): number => PADDING + ((HEIGHT - 2 * PADDING) * (high - value)) / (high - low);
  const points = ratings.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  const lastIndex = ratings.length - 1;
  const label = t('puzzles-rating-range', { low: formatNumber(Math.min(...ratings)), high: formatNumber(high) });
  return html`<svg class="expect-chart full whole" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
    ${svg`<polyline class="c-line" points=${points}></polyline>`}
    ${svg`<circle class="c-here" cx=${x(lastIndex)} cy=${y(ratings[lastIndex] ?? 0)} r="5"></circle>`}
  </svg>`;
}
