/** The editor of own sheets, with the list of those that are kept. */

import { html, nothing, type TemplateResult } from 'lit';
import { parseCell } from '../../core/contract/cells';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { SheetRemarkJson, SheetTrialJson } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { sheetLink } from '../../core/page/links';
import { setLoading } from '../../core/page/navigate';
import { notifyBriefly, notify, showFailure } from '../../core/page/notices';
import { deleteSheet, keepSheets, sheetMap } from '../../core/page/sheets';
import { seedFromText } from '../../core/paint/hash';
import { localState } from '../../core/state/local-state';
import { BLANK_SHEET, MAX_SHEET_NAME, type OwnSheet } from '../../core/state/own-sheets';
import { seatingOf } from '../../core/state/form';
import { state, update } from '../../core/state/store';
import type { BoardContent } from '../../core/ui/board';
import { type Renderable, textButton } from '../../core/ui/buttons';
import { inputValue, option, textRadio } from '../../core/ui/choices';
import { icon } from '../../core/ui/icons';
import { linkPanel } from '../../core/ui/link-panel';
import { ERASE, MapPainter, toolButton } from '../../core/ui/map-painter';
import { mapThumbnail } from '../../core/ui/map-thumbnail';
import { pageLayout } from '../../core/ui/page-layout';
import { printOptions } from '../../core/ui/print-page';
import type { EmptySheet } from '../../core/ui/print-sheet';
import { adoptStyles } from '../../core/ui/screen-styles';
import { cellLabel, sheetLabel, sheetName, terrainName } from '../../core/words/sentences';
import { bySign } from '../../core/words/by-sign';
import { formatNumber, joinList, t } from '../../core/words/texts';
import { newcomerPart } from '../../play/newcomer';
import { newGame } from '../../play/open-game';
import {
  areRuinsDealt,
  BRUSHES,
  canRedo,
  canUndo,
  cleanSheetName,
  currentCheck,
  editor,
  type Mirror,
  MIRRORS,
  openDraft,
  paint,
  playableId,
  pushUndo,
  redo,
  renameSheet,
  replaceSheet,
  setOfGame,
  surprise,
  undo,
} from './model';
import sheetStyles from './sheets.css';
import { currentTrial, startTrial, stopTrial } from './trial';

adoptStyles(sheetStyles);

/** Which panel below the buttons is open, and the id of the sheet whose deletion is to be confirmed. */
const panels = localState<{ open: '' | 'share' | 'print'; deletion: string }>({ open: '', deletion: '' });

/** Opens the sheet of a link, or the one that was painted last. */
export function arrive({ sheet = '', name = '' }: { sheet?: string; name?: string }): boolean | Promise<boolean> {
  panels.reset();
  openDraft();
  return sheet ? openLinkedSheet(sheet, name) : true;
}

async function openLinkedSheet(sheet: string, name: string): Promise<boolean> {
  const response = await ask({ do: 'sheet', sheet, ruins: areRuinsDealt() }).catch(() => null);
  setLoading(false);
  if (!response) showFailure('error-engine');
  else if (response.ok) replaceSheet(response.map, name, true);
  else showFailure(response.error.code === 'sheet-full' ? 'error-sheet-full' : 'error-sheet', response.error);
  return response?.ok === true;
}

export function board(kind: string): BoardContent | null {
  if (kind !== 'sheets') return null;
  const { map, name } = editor.value;
  const groups = (currentCheck()?.remarks ?? []).filter(({ cells }) => cells.length).map(({ cells }) => cells.map(parseCell));
  return {
    map,
    title: name || t('new-sheet-nameless'),
    sub: t('new-sheet-own'),
    seed: seedFromText('sheet'),
    ...(groups.length ? { over: [{ kind: 'highlight', groups, lost: true }] } : {}),
  };
}

const painter = new MapPainter({
  screen: 'sheets',
  brushes: BRUSHES,
  map: () => editor.value.map,
  brush: () => editor.value.brush,
  choose: (brush) => editor.update({ brush }),
  begin: pushUndo,
  paint,
  undo,
  redo,
});

function brushName(letter: string): string {
  if (letter === '*') return t('terrain-ruins');
  return letter === ERASE ? t('desk-erase') : terrainName(letter);
}

export function screen(): TemplateResult {
  return pageLayout(
    'sheets',
    t('sheets-title'),
    html`
    ${editor.value.isLinked ? newcomerPart('') : nothing}<p class="muted intro">${t('sheets-intro')}</p>
    <div class="paint-cols stack top">
      <section class="paint-map" aria-label=${t('desk-paint')}>${painter.palette(brushName)}${painter.map()}${tools()}</section>
      <div class="gap-3 stack">${sheetPanel()}${judgementPanel()}${keptSheets()}</div>
    </div>`,
  );
}

/* ---------- painting ---------- */

function tools(): TemplateResult {
  const makeRandom = async (): Promise<void> => {
    if (!(await surprise())) showFailure('error-engine');
  };
  return html`<div class="paint-tools wrap">
    ${toolButton('undo', t('play-undo'), 'sheet-undo', canUndo(), undo)}
    ${toolButton('redo', t('play-redo'), 'sheet-redo', canRedo(), redo)}
    ${textButton('lot', t('sheets-surprise'), () => void makeRandom(), { act: 'surprise' })}
    <label class="sheet-start"><span class="sr">${t('sheets-start-from')}</span><select data-field="start-from" .value=${''} @change=${startFrom}>
      ${option('', true, t('sheets-start-from'))}${option('blank', false, t('sheets-blank'))}
      ${Object.keys(CATALOGUE.sheets).map((id) => option(id, false, sheetLabel(id)))}</select></label>
  </div>`;
}

function startFrom(event: Event): void {
  const id = inputValue(event);
  (event.target as HTMLSelectElement).value = '';
  if (id) replaceSheet(id === 'blank' ? BLANK_SHEET : sheetMap(id), '');
}

/* ---------- name, mirror, and what can be done with the sheet ---------- */

function sheetPanel(): TemplateResult {
  const { name, mirror, isLinked } = editor.value;
  const id = playableId();
  const isKept = state.stored.sheets.some((sheet) => sheet.id === id && sheet.name === cleanSheetName(name));
  const canBeKept = !!id && !(id in CATALOGUE.sheets) && !isKept;
  const keepLabel = t(isKept ? 'sheets-is-kept' : 'sheets-keep');
  return html`<section class="plate padded gap-3 stack">
    ${isLinked ? html`<p data-show="linked">${t('sheets-linked')}</p>` : nothing}
    <label class="field"><span class="lbl">${t('sheets-name')}</span>
      <input type="text" maxlength=${MAX_SHEET_NAME} autocomplete="off" data-field="sheet-name" .value=${name}
        placeholder=${t('new-sheet-nameless')} @input=${(event: Event) => renameSheet(inputValue(event))}></label>
    <fieldset class="choice"><legend class="lbl">${t('sheets-mirror')}</legend><div class="seg sheet-mirrors">${MIRRORS.map((each) =>
      textRadio({ group: 'mirror', value: each, on: each === mirror, choose: () => editor.update({ mirror: each }) }, mirrorName(each)),
    )}</div></fieldset>
    <div class="share-acts wrap">
      ${textButton('play', t('sheets-draw'), () => void draw(id), { act: 'draw-on-sheet', look: 'primary', disabled: !id })}
      ${toolButton(isKept ? 'check' : 'archive', keepLabel, 'keep-sheet', canBeKept, () => keep(id))}
      ${panelButton('share', t('sheets-share'), !id)}${panelButton('print', t('keepsake-print'), !id)}
    </div>
    ${id ? openPanel(id, name) : nothing}
  </section>`;
}

function mirrorName(mirror: Mirror): string {
  return t(`sheets-mirror-${mirror}`);
}

/** A button that opens and closes a panel below. */
function panelButton(name: 'share' | 'print', label: string, isDisabled: boolean): TemplateResult {
  const isOpen = panels.value.open === name;
  return html`<button class="btn" data-act=${`${name}-sheet`} aria-expanded=${isOpen} ?disabled=${isDisabled}
    @click=${() => panels.update({ open: isOpen ? '' : name })}>${icon(name)}<span>${label}</span></button>`;
}

function openPanel(id: string, name: string): Renderable {
  const { open } = panels.value;
  if (open === 'share') return sharedLink(id, cleanSheetName(name));
  if (open !== 'print') return nothing;
  return printOptions({ title: '', emptySheet: () => Promise.resolve(emptySheet(id, cleanSheetName(name))) });
}

/** Returns the sheet with the options of the form, to draw on by hand. */
function emptySheet(sheet: string, name: string): EmptySheet {
  const { setup } = state.form;
  return { map: editor.value.map, name, setup: { ...setup, sheet }, edicts: setup.edicts, deal: '' };
}

function sharedLink(id: string, name: string): TemplateResult {
  const url = sheetLink(id, name);
  return linkPanel(url, { label: t('sheets-link'), note: t('sheets-link-note'), message: t('sheets-link-message') }, 'sheet-link');
}

/** Starts a game on the sheet with the other options of the form. */
async function draw(sheet: string): Promise<void> {
  const setup = { ...state.form.setup, sheet };
  update('form', { setup });
  await newGame(setup, '', seatingOf(state.form));
}

function keep(id: string): void {
  const { name, map } = editor.value;
  const result = keepSheets([{ id, name: cleanSheetName(name), map }]);
  if (result === 'kept') notifyBriefly('sheets-kept');
  else notify(result === 'too-many' ? 'sheets-too-many' : 'sheets-not-stored');
}

/* ---------- the judgement ---------- */

function judgementPanel(): TemplateResult {
  const check = currentCheck();
  return html`<section class="plate padded gap-3 stack"><h2>${t('sheets-judgement')}</h2>
    <ul class="sheet-remarks stack" aria-live="polite" data-show="remarks" ?data-checked=${check !== null}>
      ${check?.remarks.length ? check.remarks.map(remarkItem) : html`<li>${icon('check')}${check ? t('sheets-good') : '…'}</li>`}</ul>
    ${trialPart()}
  </section>`;
}

function remarkItem({ code, cells, count }: SheetRemarkJson): TemplateResult {
  const text = t(`sheets-remark-${code}`, { count, cells: joinList(cells.map(cellLabel)) });
  return html`<li data-remark=${code}>${icon('help')}<span>${text}</span></li>`;
}

function trialPart(): TemplateResult {
  const trial = currentTrial();
  const isRunning = trial?.isRunning === true;
  const button = toolButton(
    isRunning ? 'cross' : 'hourglass',
    t(isRunning ? 'sheets-stop' : 'sheets-try'),
    isRunning ? 'stop-trial' : 'try-sheet',
    playableId() !== '',
    isRunning ? stopTrial : () => void startTrial(),
  );
  const sheet = sheetLabel(CATALOGUE.presets[setOfGame()]?.sheet ?? 'A');
  return html`${trial?.result ? trialResult(trial.result) : nothing}
    ${trial?.hasFailed ? html`<p role="alert">${t('error-unknown')}</p>` : nothing}
    ${isRunning ? trialProgress(trial.share) : html`<p class="muted">${t('sheets-try-note', { sheet })}</p>`}
    ${button}`;
}

function trialProgress(share: number): TemplateResult {
  const percent = Math.round(share * 100);
  return html`<div class="sheet-trial row gap-3"><progress max="100" .value=${percent} aria-label=${t('sheets-try')}></progress>
    <span class="num" data-show="trial-progress">${t('sheets-percent', { percent: formatNumber(percent) })}</span></div>`;
}

function trialResult({ reference, stars, reference_stars, single_cells, full_maps, games }: SheetTrialJson): TemplateResult {
  const difference = Math.round(stars - reference_stars);
  const lines = [
    t(bySign(difference, 'sheets-fewer', 'sheets-as-many', 'sheets-more'), { stars: Math.abs(difference), sheet: sheetLabel(reference) }),
    ...(areRuinsDealt() ? [t('sheets-single-cells', { count: single_cells, games })] : []),
    ...(full_maps ? [t('sheets-full-maps', { count: full_maps, games })] : []),
  ];
  return html`<div class="stack" role="status" data-show="trial">${lines.map((line) => html`<p>${line}</p>`)}</div>`;
}

/* ---------- the kept sheets ---------- */

function keptSheets(): Renderable {
  const { sheets } = state.stored;
  const list = html`<ul class="kept-sheets games stack">${sheets.map(keptSheet)}</ul>`;
  return html`<section class="plate padded gap-3 stack"><h2 id="kept-sheets" tabindex="-1">${t('sheets-mine')}</h2>
    ${sheets.length ? list : html`<p class="muted">${t('sheets-none')}</p>`}</section>`;
}

function keptSheet(sheet: OwnSheet): TemplateResult {
  const { id, map } = sheet;
  const name = sheetName(id);
  const isConfirming = panels.value.deletion === id;
  const label = isConfirming ? t('sheets-delete-sure') : t('sheets-delete', { name });
  const press = (): void => (isConfirming ? remove(id) : panels.update({ deletion: id }));
  return html`<li class="gap-1 wraps row" data-sheet=${id}>
    <button class="row-btn" aria-label=${t('sheets-open', { name })} @click=${() => replaceSheet(map, sheet.name)}>
      ${mapThumbnail('kept', map, id, 64)}<span><b>${name}</b></span></button>
    <button class=${isConfirming ? 'btn danger' : 'icon-btn'} data-act=${isConfirming ? 'delete-sheet-sure' : 'delete-sheet'}
      aria-label=${label} title=${label} @click=${press}>${icon('trash')}${isConfirming ? html`<span>${label}</span>` : nothing}</button>
  </li>`;
}

/** Deletes a sheet, and gives the focus to the heading of the list. */
function remove(id: string): void {
  panels.reset();
  deleteSheet(id);
  document.querySelector<HTMLElement>('#kept-sheets')?.focus();
}
