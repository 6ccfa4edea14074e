/** Charts as SVG in the colours of the page. */

import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { formatNumber } from '../../core/words/texts';
import { adoptStyles } from '../../core/ui/screen-styles';
import chartsStyles from './charts.css';

adoptStyles(chartsStyles);

interface Bar {
  label: string;
  value: number;
  note?: string;
}

/** A chart of horizontal bars; those of negative values go to the left. The scale reaches at least to `atLeast`. */
export function bars(label: string, items: readonly Bar[], tone = 'accent', atLeast = 1): TemplateResult {
  const highest = Math.max(1, atLeast, ...items.map((item) => item.value));
  const lowest = Math.min(0, ...items.map((item) => item.value));
  const share = (value: number): number => (value / (highest - lowest)) * 100;
  const zero = share(-lowest);
  const fill = (value: number): SVGTemplateResult => {
    const from = value < 0 ? zero + share(value) : zero;
    const width = value ? Math.max(0.6, Math.abs(share(value))) : 0; // a small value is still visible
    return svg`<rect class="track" width="100" height="10"></rect><rect class="fill" x=${from} width=${width} height="10"></rect>`;
  };
  return html`<table class="bars ${tone}" aria-label=${label}><tbody>${items.map(
    (item) => html`<tr>
    <th scope="row">${item.label}${item.note ? html`<small>${item.note}</small>` : ''}</th>
    <td><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">${fill(item.value)}</svg></td>
    <td class="value">${formatNumber(item.value, 1)}</td></tr>`,
  )}</tbody></table>`;
}

interface Dot {
  value: number;
  label: string;
}

/** Stars game by game, oldest left, with the mean as a dashed line. */
export function timeline(label: string, dots: readonly Dot[], mean: number): TemplateResult {
  const width = innerWidth < 600 ? 330 : 600; // on a phone the same letters need a narrower picture
  const height = 190;
  const low = Math.min(0, ...dots.map((dot) => dot.value));
  const high = Math.max(10, ...dots.map((dot) => dot.value));
  const step = [5, 10, 20, 50, 100, 200].find((each) => (high - low) / each <= 5) ?? 500;
  const x = (i: number): number => 40 + (width - 54) * (dots.length === 1 ? 0.5 : i / (dots.length - 1));
  const y = (value: number): number => 12 + (height - 30) * (1 - (value - low) / (high - low));
  const lines: SVGTemplateResult[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) {
    const text = svg`<text x="30" y=${y(value) + 4} text-anchor="end">${formatNumber(value)}</text>`;
    lines.push(svg`<path class="rule" d=${`M36 ${y(value)}H${width - 8}`}></path>${text}`);
  }
  const path = dots.map((dot, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(dot.value).toFixed(1)}`).join('');
  const point = (dot: Dot, i: number): SVGTemplateResult =>
    svg`<circle cx=${x(i).toFixed(1)} cy=${y(dot.value).toFixed(1)} r=${dots.length > 60 ? 2.5 : 4.5}><title>${dot.label}</title></circle>`;
  return html`<svg class="timeline full" viewBox="0 0 ${width} ${height}" role="img" aria-label=${label}>
    ${lines}
    ${svg`<path class="mean" d=${`M36 ${y(mean).toFixed(1)}H${width - 8}`}></path><path class="line" d=${path}></path>`}
    ${dots.map(point)}
  </svg>`;
}
