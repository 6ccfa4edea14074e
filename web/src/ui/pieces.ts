/** Small pieces that several panels share. */

import { html, nothing, type TemplateResult } from 'lit';
import { CATALOGUE } from '../contract/generated/catalogue';
import { smallMap } from '../paint/thumbnails';
import { seasonName } from '../words/sentences';
import { number } from '../words/texts';
import { icon, type IconName, seasonIcon } from './icons';
import { painted } from './painted';

export type Piece = TemplateResult | typeof nothing;

export function kbd(key: string): TemplateResult {
  return html`<kbd aria-hidden="true">${key}</kbd>`;
}

/** A button that shows only its picture. `act` is its name for tests and for the way back. */
export function iconButton(name: IconName, label: string, run: () => void, act = '', off = false): TemplateResult {
  return html`<button class="icon-btn" data-act=${act || nothing} aria-label=${label} title=${label} ?disabled=${off} @click=${run}>${icon(name)}</button>`;
}

/** A button with its picture and its words. */
export function wordButton(name: IconName, label: string, run: () => void, { act = '', kind = '', off = false } = {}): TemplateResult {
  return html`<button class="btn ${kind}" data-act=${act || nothing} ?disabled=${off} @click=${run}>${icon(name)}<span>${label}</span></button>`;
}

export function stars(value: number | string): TemplateResult {
  return html`<span class="stars">${icon('star')}${typeof value === 'number' ? number(value) : value}</span>`;
}

/** A square of one terrain. */
export function swatch(letter: string): TemplateResult {
  const picture = { grid: [letter], ruins: [], attack: [] };
  return html`<canvas class="swatch" aria-hidden="true" ${painted(`swatch${letter}`, (theme, measure) => smallMap(picture, measure('--swatch', 28), theme))}></canvas>`;
}

/** Stars season by season, in a row. */
export function seasonStars(totals: readonly number[]): TemplateResult {
  const year = CATALOGUE.seasons.base ?? [];
  return html`<ol class="by-season">${totals.map((total, i) => html`<li>${icon(seasonIcon(year[i]?.id ?? ''))}<span class="sr">${seasonName(year[i]?.id ?? '')}</span>${stars(total)}</li>`)}</ol>`;
}
