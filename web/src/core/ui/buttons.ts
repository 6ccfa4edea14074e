/** Buttons and other small parts that several panels share. */

import type { ParsedMap } from '../contract/cells';
import { html, nothing, type TemplateResult } from 'lit';
import { CATALOGUE } from '../contract/generated/catalogue';
import { cellsPicture } from '../paint/thumbnails';
import { openRulebook } from '../page/navigate';
import { cardName, seasonName } from '../words/sentences';
import { formatNumber, t } from '../words/texts';
import { icon, type IconName, seasonIcon } from './icons';
import { type Paint, painted } from './painted-canvas';

export type Renderable = TemplateResult | typeof nothing;

export function kbd(key: string): TemplateResult {
  return html`<kbd aria-hidden="true">${key}</kbd>`;
}

/** A button with only an icon. Tests, and the focus after going back, find it by `testId`. */
export function iconButton(name: IconName, label: string, run: () => void, testId = '', disabled = false): TemplateResult {
  return html`<button class="icon-btn" data-act=${testId || nothing} aria-label=${label} title=${label}
    ?disabled=${disabled} @click=${run}>${icon(name)}</button>`;
}

/** A button with an icon and a text. Tests find it by `act`; `look` is a CSS class. */
export function textButton(name: IconName, label: string, run: () => void, { act = '', look = '', disabled = false } = {}): TemplateResult {
  return html`<button class="btn ${look}" data-act=${act || nothing}
    ?disabled=${disabled} @click=${run}>${icon(name)}<span>${label}</span></button>`;
}

/** A wide button with a title and a note, which leads somewhere. */
export function rowButton(
  act: string,
  name: IconName,
  [title, note]: readonly [string, string],
  go: () => void,
  { disabled = false, short = false } = {},
): TemplateResult {
  return html`<button class="row-btn" data-act=${act} ?disabled=${disabled} @click=${go}><i>${icon(name)}</i>
    <span><b>${title}</b><small>${note}</small></span>${short ? nothing : icon('next')}</button>`;
}

/** The button next to a card or a topic, which opens its page of the rulebook. */
export function helpButton(page: string, label = t('book-about', { what: cardName(page) })): TemplateResult {
  const open = (): void => openRulebook(page);
  return html`<button class="ask icon-btn" aria-label=${label} title=${label} data-ask=${page} @click=${open}>${icon('help')}</button>`;
}

export function stars(value: number | string): TemplateResult {
  return html`<span class="stars">${icon('star')}${typeof value === 'number' ? formatNumber(value) : value}</span>`;
}

/** A square of one terrain. */
export function swatch(letter: string): TemplateResult {
  const isRuins = letter === '*';
  const picture: ParsedMap = { grid: [isRuins ? '.' : letter], ruins: isRuins ? [[0, 0]] : [], attack: [] };
  const paint: Paint = (theme, measure) => cellsPicture(picture, measure('--swatch', 28), theme);
  return html`<canvas class="swatch" aria-hidden="true" ${painted(`swatch${letter}`, paint)}></canvas>`;
}

/** Stars season by season, in a row. */
export function starsBySeason(totals: readonly number[]): TemplateResult {
  const year = CATALOGUE.seasons.base ?? [];
  const season = (total: number, i: number): TemplateResult => {
    const id = year[i]?.id ?? '';
    return html`<li class="row">${icon(seasonIcon(id))}<span class="sr">${seasonName(id)}</span>${stars(total)}</li>`;
  };
  return html`<ol class="by-season wrap">${totals.map(season)}</ol>`;
}
