/** The empty sheet to print: the map in pale ink, edicts, coins and score table, and a page with the cards to cut out. */

import { html, nothing, type TemplateResult } from 'lit';
import { parseMap } from '../contract/cells';
import { CATALOGUE } from '../contract/generated/catalogue';
import type { SetupJson } from '../contract/generated/messages';
import { contextOf } from '../paint/bitmaps';
import { BORDER, paintBorder } from '../paint/border';
import { paintMap } from '../paint/map';
import type { Theme } from '../paint/theme';
import { cellsPicture, shapeThumbnail, sizeAndPaint } from '../paint/thumbnails';
import { cardName, letterName, seasonName, sheetLabel, sheetName, terrainName } from '../words/sentences';
import { formatNumber, t, textFor } from '../words/texts';
import { icon, seasonIcon } from './icons';
import { pictogram } from './pictograms';

export interface EmptySheet {
  /** The map that the sheet begins with. */
  map: string;
  /** Its name; missing for a sheet that is known by its id. */
  name?: string;
  setup: Pick<SetupJson, 'set' | 'sheet' | 'seasons' | 'explore' | 'ambush' | 'heroes'>;
  /** The edicts A to D; fewer if they are not chosen. */
  edicts: readonly string[];
  /** The deal code; empty if the sheet is not of a game. */
  deal: string;
}

/** Pixels of a cell: about 250 dots an inch on A4. */
const CELL = 104;
const PALE_INK = '#8d7f69';

export function emptySheetPage({ name, setup, edicts, deal }: EmptySheet): TemplateResult {
  const sub = [sheetLabel(setup.sheet), textFor('set', setup.set), deal].filter(Boolean).join(' · ');
  return html`<section class="print-sheet">
    <header><div><h1>${name || sheetName(setup.sheet)}</h1><p>${sub}</p></div>
      <p class="print-line">${t('print-name')}</p><p class="print-line">${t('print-date')}</p></header>
    <div class="print-map"><canvas data-print="map"></canvas><ol>${edicts.map(edictRow)}</ol></div>
    <p class="print-coins"><b>${t('play-coins')}</b>${Array.from({ length: CATALOGUE.coin_track }, () => html`<i></i>`)}</p>
    ${scoreTable(setup.seasons)}
  </section>`;
}

function edictRow(id: string, index: number): TemplateResult {
  return html`<li><b><span class="seal">${letterName('ABCD'[index] ?? '')}</span>${cardName(id)}</b>
    <canvas data-print="edict" data-id=${id}></canvas><span>${textFor('rule', id)}</span></li>`;
}

/** A row for each season: its time as boxes to tick, its two edicts, coins, monsters and the sum. */
function scoreTable(seasons: string): TemplateResult {
  return html`<table><thead><tr><th></th><th>${t('play-time')}</th><th colspan="2">${t('play-edicts')}</th>
      <th>${icon('coin')}</th><th>${icon('claw')}</th><th>${t('play-total')}</th></tr></thead>
    <tbody>${(CATALOGUE.seasons[seasons] ?? []).map(
      ({ id, time, edicts }) => html`<tr><th>${icon(seasonIcon(id))}${seasonName(id)}</th>
        <td class="print-time">${Array.from({ length: time }, () => html`<i></i>`)}<small>${formatNumber(time)}</small></td>
        ${[...edicts].map((letter) => html`<td><small>${letterName(letter)}</small></td>`)}
        <td><small>+</small></td><td><small>−</small></td><td></td></tr>`,
    )}</tbody>
    <tfoot><tr><td colspan="6">${icon('star')}</td><td></td></tr></tfoot></table>`;
}

interface PrintedCard {
  id: string;
  time: number | null;
  /** Letters of the terrains. */
  terrains: readonly string[];
  shapes: number;
}

/** Returns the explore, ruins, ambush and hero cards of a setup. */
function cardsOf({ setup }: EmptySheet): PrintedCard[] {
  const { explore, ambush, heroes, packs, ruins } = CATALOGUE;
  const isPack = setup.ambush.some((each) => packs.includes(each));
  const drawn = Object.entries(explore).filter(([, card]) => card.set === setup.explore);
  const ambushes = Object.entries(ambush).filter(([id, { set }]) => setup.ambush.includes(isPack ? set : id));
  return [
    ...drawn.map(([id, { time, terrains, shapes }]) => ({ id, time, terrains, shapes: shapes.length })),
    ...(setup.set === 'heroes' ? [] : ruins.map((id) => ({ id, time: null, terrains: [], shapes: 0 }))),
    ...ambushes.map(([id, { mark }]) => ({ id, time: null, terrains: [mark], shapes: 1 })),
    ...(setup.heroes ? Object.keys(heroes).map((id) => ({ id, time: null, terrains: ['H'], shapes: 1 })) : []),
  ];
}

/** The cards to cut out, for players who do not have them. */
export function cardPage(sheet: EmptySheet): TemplateResult {
  return html`<section class="print-cards"><h2>${t('print-cards')}</h2><p>${t('print-cards-note')}</p>
    <ol>${cardsOf(sheet).map(printedCard)}</ol></section>`;
}

function printedCard({ id, time, terrains, shapes }: PrintedCard): TemplateResult {
  const ambush = CATALOGUE.ambush[id];
  return html`<li><b>${cardName(id)}</b>${time === null ? nothing : html`<em>${icon('hourglass')}${formatNumber(time)}</em>`}
    ${ambush ? html`<span>${t('book-corner', { corner: ambush.corner })}, ${t('book-arrow', { arrow: ambush.arrow })}</span>` : nothing}
    ${shapes ? nothing : html`<span>${textFor('rule', id)}</span>`}
    <div>${Array.from(
      { length: shapes },
      (_, i) => html`<canvas data-print="shape" data-id=${id} data-shape=${i}></canvas>
      ${CATALOGUE.explore[id]?.shapes[i]?.coin ? html`<small>${icon('coin')}</small>` : nothing}`,
    )}</div>
    <p>${terrains.map((letter) => html`<span><canvas data-print="terrain" data-id=${letter}></canvas>${terrainName(letter)}</span>`)}</p></li>`;
}

/** Paints the canvases of both pages. */
export function paintSheet(page: HTMLElement, { map }: EmptySheet, theme: Theme): void {
  const pale: Theme = { ...theme, name: 'paper', paper: '#fff', paper2: '#fff', ink: PALE_INK, soft: '#c9bda6', grain: 0 };
  for (const canvas of page.querySelectorAll<HTMLCanvasElement>('canvas')) {
    const { print, id = '', shape = '0' } = canvas.dataset;
    if (print === 'map') paintEmptyMap(canvas, map, pale);
    else if (print === 'edict') sizeAndPaint(canvas, pictogram(id, theme, 150));
    else if (print === 'terrain') sizeAndPaint(canvas, cellsPicture({ grid: [id], ruins: [], attack: [] }, 15, theme));
    else paintShape(canvas, id, Number(shape), theme);
  }
}

function paintEmptyMap(canvas: HTMLCanvasElement, map: string, theme: Theme): void {
  const { top, side, bottom } = BORDER.full;
  canvas.width = Math.ceil((11 + 2 * side) * CELL);
  canvas.height = Math.ceil((11 + top + bottom) * CELL);
  const context = contextOf(canvas);
  context.translate(side * CELL, top * CELL);
  const options = { cell: CELL, theme, seed: 1 };
  paintBorder(context, { ...options, mode: 'full' });
  context.globalAlpha = 0.6;
  paintMap(context, parseMap(map), options);
}

function paintShape(canvas: HTMLCanvasElement, id: string, shape: number, theme: Theme): void {
  const hero = CATALOGUE.heroes[id];
  const ambush = CATALOGUE.ambush[id];
  const explore = CATALOGUE.explore[id];
  const cells = hero?.cells ?? ambush?.cells ?? explore?.shapes[shape]?.cells ?? [];
  const letter = hero ? 'H' : (ambush?.mark ?? explore?.terrains[0] ?? 'F');
  sizeAndPaint(canvas, shapeThumbnail(cells, hero?.attack ?? [], letter, 17, theme));
}
