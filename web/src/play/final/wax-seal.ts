/** A pressed wax seal: a seeded blob, a bevel and a ring of beads. What it says stays text over it. */

import { html, svg, type TemplateResult } from 'lit';
import { hash } from '../../core/paint/hash';
import { formatNumber, t } from '../../core/words/texts';
import { starsCountedUp } from './model';

function blob(radius: number, wobble: number): string {
  const n = 40;
  const points = Array.from({ length: n }, (_, i): [number, number] => {
    const a = (i / n) * Math.PI * 2;
    const r = radius + wobble * (hash(i, 2, 7) - 0.5) + wobble * 0.8 * Math.sin(a * 3 + 1) + wobble * 0.5 * Math.sin(a * 5);
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
  const at = (i: number): [number, number] => points[(i + n) % n] ?? [0, 0];
  const mid = (i: number): string => `${((at(i)[0] + at(i + 1)[0]) / 2).toFixed(1)},${((at(i)[1] + at(i + 1)[1]) / 2).toFixed(1)}`;
  const curves = points.map(([x, y], i) => `Q${x.toFixed(1)},${y.toFixed(1)} ${mid(i)}`);
  return `M${mid(-1)}${curves.join('')}Z`;
}

const OUTER = blob(52, 5);
const BEVEL = blob(48.5, 5);

/** The stars of a whole game, counted up on the seal that is stamped. */
export function starsOnSeal(stars: number): TemplateResult {
  const count = html`<b data-show="stars">${formatNumber(starsCountedUp(stars))}</b>`;
  return html`<div class="grand center stamped">${waxSeal()}<p>${count}<span>${t('word-stars', { stars })}</span></p></div>`;
}

function waxSeal(): TemplateResult {
  const drop = svg`<path class="w1" d=${OUTER}></path><path class="w4" d=${BEVEL}></path>`;
  const rings = svg`<circle class="w2" r="42"></circle><circle class="w3" r="39"></circle>`;
  return html`<svg class="wax" viewBox="-60 -60 120 120" aria-hidden="true">${drop}${rings}</svg>`;
}
