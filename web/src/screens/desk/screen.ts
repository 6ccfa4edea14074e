/** The scoring desk, for people at a real table: copy a paper map, choose edicts, season and coins, and see what it is worth. */

import { html, nothing, type TemplateResult } from 'lit';
import { copy, say } from '../../commands/page';
import { placeOf } from '../../contract/cells';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { DeskAnswer } from '../../contract/generated/messages';
import { local } from '../../state/local';
import { redraw } from '../../state/store';
import type { BoardPicture } from '../../ui/board';
import { icon, type IconName, seasonIcon } from '../../ui/icons';
import { type Piece, stars, swatch } from '../../ui/pieces';
import { roomPage } from '../../ui/room';
import { cardName, letterName, seasonName, terrainName } from '../../words/sentences';
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
    ${desk.sitters.map(
      (
        each,
        i,
      ) => html`<button class="btn ${i === desk.active ? 'on' : ''}" aria-pressed=${i === desk.active} data-player=${i} @click=${() => sit(i)}>
      <span>${each.name || t('new-player', { number: i + 1 })}</span>${stars(desk.counts[i]?.total ?? 0)}</button>`,
    )}
    ${desk.sitters.length < MOST_SITTERS ? html`<button class="btn ghost" data-act="add-player" @click=${addSitter}>${icon('plus')}<span>${t('desk-player-add')}</span></button>` : nothing}
  </div>`;
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
    return html`<label class=${desk.brush === letter ? 'on' : ''} title=${i < 9 ? `${label} (${i + 1})` : label}><input type="radio" name="brush" value=${letter} .checked=${desk.brush === letter} @change=${pick}>
      ${letter === ERASE ? icon('eraser') : swatch(letter)}<span>${label}</span></label>`;
  })}</div>`;
}

function tools(): TemplateResult {
  const button = (act: string, name: IconName, label: string, go: () => void, off = false): TemplateResult =>
    html`<button class="btn" data-act=${act} ?disabled=${off} @click=${go}>${icon(name)}<span>${label}</span></button>`;
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
    ${button('desk-undo', 'undo', t('play-undo'), undo, !canUndo())}
    ${sure ? html`<button class="btn danger" data-act="desk-clear-sure" @click=${clear}>${icon('trash')}<span>${t('desk-clear-sure')}</span></button>` : button('desk-clear', 'trash', t('desk-clear'), ask)}
    ${desk.sitters.length > 1 ? button('remove-player', 'minus', t('desk-player-remove'), remove) : nothing}
  </div>`;
}

/* ---------- the table: sheet, edicts, season, coins ---------- */

function table(): TemplateResult {
  const value = (event: Event): string => (event.target as HTMLInputElement).value;
  return html`<section class="plate desk-table">
    <label class="field"><span class="lbl">${t('desk-player-name')}</span><input type="text" maxlength="24" autocomplete="off" data-field="player-name" .value=${sitter().name} @input=${(event: Event) => changeSitter({ name: value(event) })}></label>
    <fieldset class="choice"><legend class="lbl">${t('desk-sheet')}</legend><div class="seg four">${Object.keys(CATALOGUE.sheets).map(
      (id) => html`<label class=${desk.sheet === id ? 'on' : ''} title=${t(`sheet-${id}`)}>
      <input type="radio" name="desk-sheet" value=${id} .checked=${desk.sheet === id} @change=${() => changeSheet(id)}><span>${letterName(id)}</span></label>`,
    )}</div></fieldset>
    <fieldset class="choice desk-edicts"><legend class="lbl">${t('desk-edicts')}</legend>${LETTERS.map((letter, i) => edictChoice(letter, i))}</fieldset>
    <fieldset class="choice by-time"><legend class="lbl">${t('desk-season')}</legend><div class="seg five">
      ${[...(CATALOGUE.seasons.base ?? []), null].map(
        (season, i) => html`<label class=${desk.season === i ? 'on' : ''} title=${season ? seasonName(season.id) : t('desk-season-all')}>
        <input type="radio" name="desk-season" value=${i} .checked=${desk.season === i} @change=${() => change({ season: i, lit: '' })}>
        <span>${season ? icon(seasonIcon(season.id)) : nothing}<b>${season?.edicts ?? 'A–D'}</b><span class="sr">${season ? seasonName(season.id) : t('desk-season-all')}</span></span></label>`,
      )}</div></fieldset>
  </section>`;
}

function edictChoice(letter: string, index: number): TemplateResult {
  const chosen = desk.edicts[index] ?? '';
  const choose = (event: Event): void => {
    const id = (event.target as HTMLSelectElement).value;
    change({ edicts: desk.edicts.map((old, i) => (i === index ? id : old)), lit: '' });
  };
  return html`<label class="desk-edict"><span class="seal">${letterName(letter)}</span><select data-edict=${letter} aria-label=${t('desk-edict-choose', { letter: letterName(letter) })} .value=${chosen} @change=${choose}>
    <option value="" ?selected=${!chosen}>—</option>
    ${SETS.map(
      (set) =>
        html`<optgroup label=${t(`set-${set}`)}>${Object.entries(CATALOGUE.edicts)
          .filter(([, facts]) => facts.set === set)
          .map(
            ([id]) =>
              html`<option value=${id} ?selected=${id === chosen} ?disabled=${id !== chosen && desk.edicts.includes(id)}>${cardName(id)}</option>`,
          )}</optgroup>`,
    )}
  </select></label>`;
}

function coins(): TemplateResult {
  const { coins: now } = sitter();
  const step = (
    by: number,
    label: string,
    name: IconName,
  ): TemplateResult => html`<button class="icon-btn" aria-label=${label} ?disabled=${now + by < 0 || now + by > CATALOGUE.coin_track}
    data-act=${by > 0 ? 'coin-more' : 'coin-fewer'} @click=${() => (lift(), changeSitter({ coins: now + by }))}>${icon(name)}</button>`;
  return html`<div class="desk-coins">${step(-1, t('desk-coins-fewer'), 'minus')}<b class="num" data-show="desk-coins">${number(now)}</b>${step(1, t('desk-coins-more'), 'plus')}</div>`;
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
  return html`<li data-line=${why.id} data-stars=${why.stars}><span class="seal">${letterName(letter)}</span><span><b>${cardName(why.id)}</b><small>${whyText(why)}</small>
    ${desk.lit === letter ? html`<small class="cells-list">${why.claims.slice(0, 40).map((claim) => html`<span>${claim.cells.map((cell) => cell.toUpperCase()).join(' ')} <b>+${claim.stars}</b></span>`)}</small>` : nothing}</span>
    ${light(letter, why.count)}${stars(why.stars)}</li>`;
}

function coinLine(now: DeskAnswer): TemplateResult {
  return html`<li><span class="ic">${icon('coin')}</span><span><b>${t('desk-coins')}</b></span>${coins()}${stars(now.coins)}</li>`;
}

function tollLine(now: DeskAnswer): TemplateResult {
  const note = now.toll ? t('why-toll', { count: now.toll }) : t('play-toll-none');
  return html`<li class=${now.toll ? 'bad' : ''} data-line="toll" data-stars=${now.toll}><span class="ic">${icon('claw')}</span><span><b>${t('desk-toll')}</b><small>${note}</small></span>${light('!', now.toll)}${stars(now.toll ? -now.toll : 0)}</li>`;
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
  return html`<section class="desk-text">
    <textarea rows="3" maxlength="2000" spellcheck="false" autocomplete="off" data-field="map-text" aria-label=${t('desk-paste')} .value=${map} @change=${(event: Event) => void take(event)}></textarea>
    <div class="desk-tools"><button class="btn" data-act="copy-map" @click=${() => void copy(map, 'desk-copied')}>${icon('copy')}<span>${t('desk-copy')}</span></button>
      <button class="btn" data-act="paste-map" @click=${() => void paste()}>${icon('paste')}<span>${t('desk-paste')}</span></button></div>
  </section>`;
}
