/** Small pieces that several panels share. */

import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../icons';
import { smallMap } from '../paint/thumbnails';
import { painted } from '../painted';
import { state } from '../store';
import { number } from '../texts';

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
