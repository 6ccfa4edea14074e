/** Small pieces that several panels share. */

import { html, nothing, type TemplateResult } from 'lit';
import { CATALOGUE } from '../contract/generated/catalogue';
import { smallMap } from '../paint/thumbnails';
import { state } from '../state/store';
import { seasonName } from '../words/sentences';
import { number } from '../words/texts';
import { icon, seasonIcon } from './icons';
import { painted } from './painted';

export type Piece = TemplateResult | typeof nothing;

export function kbd(key: string): TemplateResult {
  return html`<kbd aria-hidden="true">${key}</kbd>`;
}

export function stars(value: number | string): TemplateResult {
  return html`<span class="stars">${icon('star')}${typeof value === 'number' ? number(value) : value}</span>`;
}

/** A square of one terrain. */
export function swatch(letter: string): TemplateResult {
  const picture = { grid: [letter], ruins: [], attack: [] };
  return html`<canvas class="swatch" aria-hidden="true" ${painted(`swatch${letter}${state.paint}`, (theme) => smallMap(picture, 28, theme))}></canvas>`;
}

/** Stars season by season, in a row. */
export function seasonStars(totals: readonly number[]): TemplateResult {
  const year = CATALOGUE.seasons.base ?? [];
  return html`<ol class="by-season">${totals.map((total, i) => html`<li>${icon(seasonIcon(year[i]?.id ?? ''))}<span class="sr">${seasonName(year[i]?.id ?? '')}</span>${stars(total)}</li>`)}</ol>`;
}
