/** The chart of the expected total after each decision; a click selects the nearest decision. */

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { ReviewJson } from '../../core/contract/generated/messages';
import { seasonIcon } from '../../core/ui/icons';
import { cardName, seasonName } from '../../core/words/sentences';
import { formatNumber, t } from '../../core/words/texts';
import { adoptStyles } from '../../core/ui/screen-styles';
import chartStyles from './chart.css';

adoptStyles(chartStyles);

const WIDTH = 640;
const HEIGHT = 220;
const LEFT = 34;
const BOTTOM = 24;
const TOP = 14;

interface Point {
  /** Index of its judgement. */
  index: number;
  x: number;
  y: number;
  value: number;
}

/** A chart with a larger range of values has a grid line every 20 stars instead of every 10, so that there are at most nine. */
const WIDE_RANGE = 60;

/** Returns the range of a chart and its grid lines at round numbers, from below the lowest value to above the highest. */
function chartScale(values: readonly number[]): { low: number; high: number; lines: number[] } {
  const step = Math.max(...values) - Math.min(...values) > WIDE_RANGE ? 20 : 10;
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step);
  return { low, high, lines: Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step) };
}

/** A number at a grid line. */
function axisLabel(x: number, y: number, value: number): SVGTemplateResult {
  return svg`<text class="chart-label" x=${x} y=${y} text-anchor="end">${formatNumber(value)}</text>`;
}

function season({ season: id, from }: { season: string; from: number }): SVGTemplateResult {
  return svg`<line class="chart-season" x1=${from} x2=${from} y1=${TOP} y2=${HEIGHT - BOTTOM}></line>
    <text class="chart-label ${seasonIcon(id)}" x=${from + 4} y=${HEIGHT - 7}>${seasonName(id)}</text>`;
}

function nearestTo(x: number, points: readonly Point[]): Point | undefined {
  const distance = (point: Point): number => Math.abs(point.x - x);
  return points.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The moment of a judgement, and what is expected after it. */
function pointLabel(review: ReviewJson, { index, value }: Point): string {
  const judged = review.judgements[index];
  const moment = t('coach-moment', { season: seasonName(judged?.season ?? ''), card: cardName(judged?.cards.at(-1) ?? '') });
  return `${moment}. ${t('coach-expected-value', { stars: Math.round(value) })}`;
}

/** The chart of a review; `at` is the index of the selected judgement. */
export function expectationChart(review: ReviewJson, selectedIndex: number, select: (index: number) => void): TemplateResult {
  const ownJudgements = [...review.judgements.entries()].filter(([, { on }]) => on === review.seat);
  const { low, high, lines } = chartScale([...review.expected, ...(review.final === null ? [] : [review.final])]);
  const x = (i: number): number => LEFT + ((WIDTH - LEFT - 12) * (i + 0.5)) / Math.max(1, ownJudgements.length);
  const y = (value: number): number => TOP + ((HEIGHT - TOP - BOTTOM) * (high - value)) / (high - low);
  const points: Point[] = ownJudgements.map(([index], i) => ({
    index,
    x: x(i),
    y: y(review.expected[i] ?? low),
    value: review.expected[i] ?? low,
  }));
  const seasons = ownJudgements.flatMap(([, { season }], i) =>
    i === 0 || ownJudgements[i - 1]?.[1].season !== season ? [{ season, from: x(i - 0.5) }] : [],
  );
  const selectedPoint = points.find(({ index }) => index === selectedIndex);
  const pick = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    select(nearestTo(((event.clientX - box.left) / box.width) * WIDTH, points)?.index ?? 0);
  };
  const horizontalLine = (kind: string, value: number): SVGTemplateResult =>
    svg`<line class=${kind} x1=${LEFT} x2=${WIDTH - 8} y1=${y(value)} y2=${y(value)}></line>`;
  const dot = (point: Point): SVGTemplateResult => {
    const costly = review.costliest.includes(point.index);
    return svg`<circle class=${costly ? 'chart-costly' : 'chart-dot'} cx=${point.x} cy=${point.y} r=${costly ? 6 : 3}>
      <title>${pointLabel(review, point)}</title></circle>`;
  };
  const title = [t('coach-chart'), selectedPoint ? pointLabel(review, selectedPoint) : ''].filter(Boolean).join('. ');
  return html`<svg class="expect-chart full" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${title} @click=${pick}>
    ${lines.map((value) => svg`${horizontalLine('chart-grid', value)}${axisLabel(LEFT - 6, y(value) + 4, value)}`)}
    ${seasons.map(season)}
    ${review.final === null ? nothing : horizontalLine('chart-final', review.final)}
    ${svg`<polyline class="chart-line" points=${points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(' ')}></polyline>`}
    ${points.map(dot)}
    ${selectedPoint ? svg`<circle class="chart-here" cx=${selectedPoint.x} cy=${selectedPoint.y} r="9"></circle>` : nothing}
  </svg>`;
}
