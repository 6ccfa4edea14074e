/** The scoring desk, for people at a real table: copy a paper map, choose edicts, season and coins, and see what it is worth. */

import { html, nothing, type TemplateResult } from 'lit';
import { copy, say } from '../../commands/page';
import { placeOf } from '../../contract/cells';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { DeskAnswer, Explanation, SeasonFacts } from '../../contract/generated/messages';
import { local } from '../../state/local';
import { redraw } from '../../state/store';
import type { BoardPicture } from '../../ui/board';
import { radio, valueOf, wordRadio } from '../../ui/choices';
import { icon, type IconName, seasonIcon } from '../../ui/icons';
import { type Piece, stars, swatch, wordButton } from '../../ui/pieces';
import { roomPage } from '../../ui/room';
import { cardName, letterName, seasonName, shown, terrainName } from '../../words/sentences';
import { number, t } from '../../words/texts';
import { whyText } from '../../words/why';
import {
  addSitter,
  BRUSHES,
  canUndo,
  change,
  changeSitter,
  desk,
  ERASE,
  isCounted,
  letters,
  lift,
  litCells,
  MOST_SITTERS,
  openDesk,
  removeSitter,
  seat,
  sitter,
  undo,
} from './desk';
import { deskMap } from './map';
import { changeSheet, clearMap, pasteMap } from './strokes';

declare module '../../state/route' {
  interface Screens {
    desk: object;
  }
}

const LETTERS = ['A', 'B', 'C', 'D'] as const;
const SETS = ['base', 'heroes'] as const;
const clearing = local({ sure: false });

export function arrive(): void {
  clearing.reset();
  openDesk();
}

export function board(kind: string): BoardPicture | null {
  if (kind !== 'desk') return null;
  const lit = litCells().map((cells) => cells.map(placeOf));
  return {
    map: sitter().map,
    title: sitter().name || t(`sheet-${desk.sheet}`),
    sub: t('new-sheet-letter', { letter: letterName(desk.sheet) }),
    seed: 7 + desk.sheet.charCodeAt(0),
    ...(lit.length ? { over: [{ kind: 'lit', groups: lit, lost: desk.lit === '!' }] } : {}),
  };
}

export function screen(): TemplateResult {
  return roomPage(
    'desk',
    t('desk-title'),
    html`
    <p class="muted intro">${t('desk-intro')} ${t('desk-paint-note')} ${t('desk-ruins-note')}</p>
    ${players()}
    <div class="desk-cols">
      <section class="desk-paint" aria-label=${t('desk-paint')}>${palette()}${deskMap()}${tools()}</section>
      <div class="desk-side">${table()}${result()}${asText()}</div>
    </div>`,
  );
}

/* ---------- players ---------- */

function players(): TemplateResult {
  return html`<div class="desk-players" role="group" aria-label=${t('desk-players')}>
    ${desk.sitters.map((_, i) => player(i))}
    ${desk.sitters.length < MOST_SITTERS ? adder() : nothing}
  </div>`;
}

function adder(): TemplateResult {
  return wordButton('plus', t('desk-player-add'), addSitter, { act: 'add-player', kind: 'ghost' });
}

function player(index: number): TemplateResult {
  const on = index === desk.active;
  const name = desk.sitters[index]?.name || t('new-player', { number: index + 1 });
  return html`<button class="btn ${on ? 'on' : ''}" aria-pressed=${on} data-player=${index} @click=${() => sit(index)}>
    <span>${name}</span>${stars(desk.counts[index]?.total ?? 0)}</button>`;
}

function sit(index: number): void {
  clearing.reset();
  seat(index);
}

/* ---------- painting ---------- */

function palette(): TemplateResult {
  return html`<div class="palette" role="radiogroup" aria-label=${t('desk-paint')}>${BRUSHES.map((letter, i) => {
    const label = letter === ERASE ? t('desk-erase') : terrainName(letter);
    const pick = (): void => {
      desk.brush = letter;
      redraw();
    };
    const title = i < 9 ? `${label} (${i + 1})` : label;
    return radio(
      { group: 'brush', value: letter, on: desk.brush === letter, choose: pick, title },
      html`${letter === ERASE ? icon('eraser') : swatch(letter)}<span>${label}</span>`,
    );
  })}</div>`;
}

function tools(): TemplateResult {
  const { sure } = clearing.now;
  const ask = (): void => clearing.change({ sure: true });
  const clear = (): void => {
    clearing.reset();
    clearMap();
  };
  const remove = (): void => {
    clearing.reset();
    removeSitter();
  };
  return html`<div class="desk-tools">
    ${wordButton('undo', t('play-undo'), undo, { act: 'desk-undo', off: !canUndo() })}
    ${
      sure
        ? wordButton('trash', t('desk-clear-sure'), clear, { act: 'desk-clear-sure', kind: 'danger' })
        : wordButton('trash', t('desk-clear'), ask, { act: 'desk-clear' })
    }
    ${desk.sitters.length > 1 ? wordButton('minus', t('desk-player-remove'), remove, { act: 'remove-player' }) : nothing}
  </div>`;
}

/* ---------- the table: sheet, edicts, season, coins ---------- */

function table(): TemplateResult {
  const rename = (event: Event): void => changeSitter({ name: valueOf(event) });
  return html`<section class="plate desk-table">
    <label class="field"><span class="lbl">${t('desk-player-name')}</span><input type="text" maxlength="24" autocomplete="off"
      data-field="player-name" .value=${sitter().name} @input=${rename}></label>
    <fieldset class="choice"><legend class="lbl">${t('desk-sheet')}</legend>
      <div class="seg four">${Object.keys(CATALOGUE.sheets).map(sheetChoice)}</div></fieldset>
    <fieldset class="choice desk-edicts"><legend class="lbl">${t('desk-edicts')}</legend>${LETTERS.map(edictChoice)}</fieldset>
    <fieldset class="choice by-time"><legend class="lbl">${t('desk-season')}</legend><div class="seg five">
      ${[...(CATALOGUE.seasons.base ?? []), null].map(seasonChoice)}</div></fieldset>
  </section>`;
}

function sheetChoice(id: string): TemplateResult {
  const choice = { group: 'desk-sheet', value: id, on: desk.sheet === id, choose: () => changeSheet(id), title: t(`sheet-${id}`) };
  return wordRadio(choice, letterName(id));
}

/** After the seasons, all of them at once. */
function seasonChoice(season: SeasonFacts | null, index: number): TemplateResult {
  const title = season ? seasonName(season.id) : t('desk-season-all');
  const choose = (): void => change({ season: index, lit: '' });
  const edicts = html`<b>${season?.edicts ?? 'A–D'}</b><span class="sr">${title}</span>`;
  return radio(
    { group: 'desk-season', value: index, on: desk.season === index, choose, title },
    html`<span>${season ? icon(seasonIcon(season.id)) : nothing}${edicts}</span>`,
  );
}

function edictChoice(letter: string, index: number): TemplateResult {
  const chosen = desk.edicts[index] ?? '';
  const choose = (event: Event): void => {
    const id = valueOf(event);
    change({ edicts: desk.edicts.map((old, i) => (i === index ? id : old)), lit: '' });
  };
  const label = t('desk-edict-choose', { letter: letterName(letter) });
  return html`<label class="desk-edict"><span class="seal">${letterName(letter)}</span><select data-edict=${letter}
    aria-label=${label} .value=${chosen} @change=${choose}>
    <option value="" ?selected=${!chosen}>—</option>
    ${SETS.map((set) => html`<optgroup label=${t(`set-${set}`)}>${edictsOf(set).map((id) => edictOption(id, chosen))}</optgroup>`)}
  </select></label>`;
}

function edictsOf(set: string): string[] {
  const all = Object.entries(CATALOGUE.edicts);
  return all.filter(([, facts]) => facts.set === set).map(([id]) => id);
}

/** One that another letter has cannot be chosen again. */
function edictOption(id: string, chosen: string): TemplateResult {
  const taken = id !== chosen && desk.edicts.includes(id);
  return html`<option value=${id} ?selected=${id === chosen} ?disabled=${taken}>${cardName(id)}</option>`;
}

function coins(): TemplateResult {
  const { coins: now } = sitter();
  const step = (
    by: number,
    label: string,
    name: IconName,
  ): TemplateResult => html`<button class="icon-btn" aria-label=${label} ?disabled=${now + by < 0 || now + by > CATALOGUE.coin_track}
    data-act=${by > 0 ? 'coin-more' : 'coin-fewer'} @click=${() => (lift(), changeSitter({ coins: now + by }))}>${icon(name)}</button>`;
  const fewer = step(-1, t('desk-coins-fewer'), 'minus');
  const more = step(1, t('desk-coins-more'), 'plus');
  return html`<div class="desk-coins">${fewer}<b class="num" data-show="desk-coins">${number(now)}</b>${more}</div>`;
}

/* ---------- the result ---------- */

function result(): TemplateResult {
  const now = desk.counts[desk.active];
  return html`<section class="plate desk-result" aria-live="polite" ?data-counted=${isCounted()}><h2>${t('desk-result')}</h2>
    ${
      now
        ? html`<ol>${letters().map((letter, i) => edictLine(now, letter, i))}${coinLine(now)}${tollLine(now)}</ol>
      <p class="desk-total"><span>${t('desk-total')}</span><b data-show="desk-total">${icon('star')}${number(now.total)}</b></p>`
        : nothing
    }
  </section>`;
}

function light(letter: string, count: number): Piece {
  const on = desk.lit === letter;
  const turn = (): void => {
    desk.lit = on ? '' : letter;
    redraw();
  };
  return count
    ? html`<button class="btn small" aria-pressed=${on} data-light=${letter} @click=${turn}>${t('desk-cell-by-cell')}</button>`
    : nothing;
}

function edictLine(now: DeskAnswer, letter: string, index: number): Piece {
  const why = now.explanations[index];
  if (!why) return nothing;
  return html`<li data-line=${why.id} data-stars=${why.stars}><span class="seal">${letterName(letter)}</span>
    <span><b>${cardName(why.id)}</b><small>${whyText(why)}</small>${desk.lit === letter ? claimed(why) : nothing}</span>
    ${light(letter, why.count)}${stars(why.stars)}</li>`;
}

/** The cells that earn stars, as far as there is room for them. */
function claimed({ claims }: Explanation): TemplateResult {
  const line = ({ cells, stars: worth }: Explanation['claims'][number]): TemplateResult =>
    html`<span>${cells.map(shown).join(' ')} <b>+${worth}</b></span>`;
  return html`<small class="cells-list">${claims.slice(0, 40).map(line)}</small>`;
}

function coinLine(now: DeskAnswer): TemplateResult {
  return html`<li><span class="ic">${icon('coin')}</span><span><b>${t('desk-coins')}</b></span>${coins()}${stars(now.coins)}</li>`;
}

function tollLine(now: DeskAnswer): TemplateResult {
  const note = now.toll ? t('why-toll', { count: now.toll }) : t('play-toll-none');
  return html`<li class=${now.toll ? 'bad' : ''} data-line="toll" data-stars=${now.toll}><span class="ic">${icon('claw')}</span>
    <span><b>${t('desk-toll')}</b><small>${note}</small></span>${light('!', now.toll)}${stars(now.toll ? -now.toll : 0)}</li>`;
}

/* ---------- the map as text ---------- */

function asText(): TemplateResult {
  const { map } = sitter();
  const take = async (event: Event): Promise<void> => {
    const field = event.target as HTMLTextAreaElement;
    if (await pasteMap(field.value)) say('desk-pasted');
    field.value = sitter().map;
  };
  const paste = async (): Promise<void> => {
    const text = await navigator.clipboard.readText().catch(() => '');
    if (!text) document.querySelector<HTMLTextAreaElement>('[data-field="map-text"]')?.select();
    else if (await pasteMap(text)) say('desk-pasted');
  };
  return html`<details class="desk-text"><summary class="link">${t('desk-as-text')}</summary>
    <textarea rows="3" maxlength="2000" spellcheck="false" autocomplete="off" data-field="map-text" aria-label=${t('desk-paste')}
      .value=${map} @change=${(event: Event) => void take(event)}></textarea>
    <div class="desk-tools">${wordButton('copy', t('desk-copy'), () => void copy(map, 'desk-copied'), { act: 'copy-map' })}
      ${wordButton('paste', t('desk-paste'), () => void paste(), { act: 'paste-map' })}</div>
  </details>`;
}
