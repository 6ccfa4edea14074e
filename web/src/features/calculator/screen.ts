/** The calculator, for games on paper: the player copies a map, chooses edicts, season and coins, and sees the stars. */

import { ownSheetChoice } from '../../core/ui/sheet-choice';
import { html, nothing, type TemplateResult } from 'lit';
import { copy, notifyBriefly } from '../../core/page/notices';
import { parseCell, parseMap } from '../../core/contract/cells';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { ScoreMapResponse, Explanation, SeasonFacts, SetupJson } from '../../core/contract/generated/messages';
import { seedFromText } from '../../core/paint/hash';
import { keepsakeFile } from '../../core/paint/keepsake';
import { localState } from '../../core/state/local-state';
import type { BoardContent } from '../../core/ui/board';
import { ERASE, MapPainter, toolButton } from '../../core/ui/map-painter';
import { radio, inputValue, textRadio } from '../../core/ui/choices';
import { icon, type IconName, seasonIcon } from '../../core/ui/icons';
import { type Renderable, stars, textButton } from '../../core/ui/buttons';
import { pageLayout } from '../../core/ui/page-layout';
import { type PrintedMap, printOptions } from '../../core/ui/print-page';
import { cardName, letterName, seasonName, cellLabel, terrainName, sheetLabel, sheetName } from '../../core/words/sentences';
import { formatNumber, t } from '../../core/words/texts';
import { explanationText } from '../../core/words/advice';
import {
  addPlayer,
  BRUSHES,
  canUndoStroke,
  updateCalculator,
  updatePlayer,
  calculator,
  emptySheet,
  isUpToDate,
  scoredLetters,
  pushUndo,
  highlightedCells,
  MAX_PLAYERS,
  openCalculator,
  removePlayer,
  selectPlayer,
  activePlayer,
  undoStroke,
} from './model';
import { changeSheet, clearMap, paint, pasteMap } from './strokes';
import { adoptStyles } from '../../core/ui/screen-styles';
import calculatorStyles from './calculator.css';
import scoreStyles from './score.css';

adoptStyles(calculatorStyles, scoreStyles);

const LETTERS = ['A', 'B', 'C', 'D'] as const;
const SETS = ['base', 'heroes'] as const;
const confirmation = localState({ sure: false });

export function arrive(): void {
  confirmation.reset();
  openCalculator();
}

export function board(kind: string): BoardContent | null {
  if (kind !== 'desk') return null;
  const groups = highlightedCells().map((cells) => cells.map(parseCell));
  return {
    map: activePlayer().map,
    title: activePlayer().name || sheetName(calculator.value.sheet),
    sub: sheetLabel(calculator.value.sheet),
    seed: 7 + calculator.value.sheet.charCodeAt(0),
    ...(groups.length ? { over: [{ kind: 'highlight', groups, lost: calculator.value.highlighted === '!' }] } : {}),
  };
}

export function screen(): TemplateResult {
  return pageLayout(
    'desk',
    t('desk-title'),
    html`
    <p class="muted intro">${t('desk-intro')} ${t('desk-paint-note')} ${t('desk-ruins-note')}</p>
    ${playerTabs()}
    <div class="paint-cols stack top">
      <section class="paint-map" aria-label=${t('desk-paint')}>${painter.palette(brushName)}${painter.map()}${mapTools()}</section>
      <div class="desk-side gap-3 stack">${setupPanel()}${resultPanel()}${printOptions(printedMap())}${mapText()}</div>
    </div>`,
  );
}

function printedMap(): PrintedMap {
  const { map, name } = activePlayer();
  const { sheet, active, scores } = calculator.value;
  const edicts = calculator.value.edicts.filter(Boolean);
  const setup = { ...(CATALOGUE.presets[edicts.some(isOfHeroes) ? 'heroes' : 'base'] as SetupJson), sheet: sheet as SetupJson['sheet'] };
  const words = {
    title: sheetName(sheet),
    sub: sheetLabel(sheet),
    heading: name || sheetName(sheet),
    by: t('n-stars', { stars: scores[active]?.total ?? 0 }),
    figures: [],
    total: '',
    lines: edicts.map((id, i) => `${letterName('ABCD'[i] ?? '')}  ${cardName(id)}`),
    foot: [],
    crest: '',
  };
  return {
    picture: (colours) => keepsakeFile({ picture: parseMap(map), words, ...colours, seed: seedFromText(sheet), cell: 112 }),
    title: words.heading,
    emptySheet: () => Promise.resolve({ map: emptySheet(sheet), setup, edicts, deal: '' }),
  };
}

function isOfHeroes(id: string): boolean {
  return CATALOGUE.edicts[id]?.set === 'heroes';
}

/* ---------- players ---------- */

function playerTabs(): TemplateResult {
  return html`<div class="desk-players wrap" role="group" aria-label=${t('desk-players')}>
    ${calculator.value.sitters.map((_, i) => player(i))}
    ${calculator.value.sitters.length < MAX_PLAYERS ? addPlayerButton() : nothing}
  </div>`;
}

function addPlayerButton(): TemplateResult {
  return textButton('plus', t('desk-player-add'), addPlayer, { act: 'add-player', look: 'ghost' });
}

function player(index: number): TemplateResult {
  const isActive = index === calculator.value.active;
  const name = calculator.value.sitters[index]?.name || t('new-player', { number: index + 1 });
  return html`<button class="btn ${isActive ? 'on' : ''}" aria-pressed=${isActive} data-player=${index} @click=${() => switchPlayer(index)}>
    <span>${name}</span>${stars(calculator.value.scores[index]?.total ?? 0)}</button>`;
}

function switchPlayer(index: number): void {
  confirmation.reset();
  selectPlayer(index);
}

/* ---------- painting ---------- */

function brushName(letter: string): string {
  return letter === ERASE ? t('desk-erase') : terrainName(letter);
}

const painter = new MapPainter({
  screen: 'desk',
  brushes: BRUSHES,
  map: () => activePlayer().map,
  brush: () => calculator.value.brush,
  choose: (brush) => calculator.update({ brush }),
  begin: () => (calculator.update({ highlighted: '' }), pushUndo()),
  paint,
  undo: undoStroke,
});

function mapTools(): TemplateResult {
  const { sure } = confirmation.value;
  const confirm = (): void => confirmation.update({ sure: true });
  const clear = (): void => {
    confirmation.reset();
    clearMap();
  };
  const remove = (): void => {
    confirmation.reset();
    removePlayer();
    // The button goes with the second player, so the focus moves to another one.
    if (calculator.value.sitters.length < 2) document.querySelector<HTMLElement>('[data-act="desk-undo"]')?.focus();
  };
  return html`<div class="paint-tools wrap">
    ${toolButton('undo', t('play-undo'), 'desk-undo', canUndoStroke(), undoStroke)}
    ${
      sure
        ? textButton('trash', t('desk-clear-sure'), clear, { act: 'desk-clear-sure', look: 'danger' })
        : textButton('trash', t('desk-clear'), confirm, { act: 'desk-clear' })
    }
    ${calculator.value.sitters.length > 1 ? textButton('minus', t('desk-player-remove'), remove, { act: 'remove-player' }) : nothing}
  </div>`;
}

/* ---------- the setup: player, sheet, edicts, season ---------- */

function setupPanel(): TemplateResult {
  const rename = (event: Event): void => updatePlayer({ name: inputValue(event) });
  return html`<section class="plate desk-table stack">
    <label class="field"><span class="lbl">${t('desk-player-name')}</span><input type="text" maxlength="24" autocomplete="off"
      data-field="player-name" .value=${activePlayer().name} @input=${rename}></label>
    <fieldset class="choice"><legend class="lbl">${t('desk-sheet')}</legend>
      <div class="seg even">${Object.keys(CATALOGUE.sheets).map(sheetChoice)}</div>
      ${ownSheetChoice('desk-sheet', calculator.value.sheet, changeSheet)}</fieldset>
    <fieldset class="choice whole desk-edicts"><legend class="lbl">${t('desk-edicts')}</legend>${LETTERS.map(edictChoice)}</fieldset>
    <fieldset class="choice whole"><legend class="lbl">${t('desk-season')}</legend><div class="seg even five">
      ${[...(CATALOGUE.seasons.base ?? []), null].map(seasonChoice)}</div></fieldset>
  </section>`;
}

function sheetChoice(id: string): TemplateResult {
  const choice = {
    group: 'desk-sheet',
    value: id,
    on: calculator.value.sheet === id,
    choose: () => changeSheet(id),
    title: sheetName(id),
  };
  return textRadio(choice, letterName(id));
}

/** The choice of a season; null for all of them at once. */
function seasonChoice(season: SeasonFacts | null, index: number): TemplateResult {
  const title = season ? seasonName(season.id) : t('desk-season-all');
  const choose = (): void => updateCalculator({ season: index, highlighted: '' });
  const edicts = html`<b>${season?.edicts ?? 'A–D'}</b><span class="sr">${title}</span>`;
  return radio(
    { group: 'desk-season', value: index, on: calculator.value.season === index, choose, title },
    html`<span>${season ? icon(seasonIcon(season.id)) : nothing}${edicts}</span>`,
  );
}

function edictChoice(letter: string, index: number): TemplateResult {
  const chosen = calculator.value.edicts[index] ?? '';
  const choose = (event: Event): void => {
    const id = inputValue(event);
    updateCalculator({ edicts: calculator.value.edicts.map((old, i) => (i === index ? id : old)), highlighted: '' });
  };
  const label = t('desk-edict-choose', { letter: letterName(letter) });
  return html`<label class="desk-edict row"><span class="seal">${letterName(letter)}</span><select class="fill" data-edict=${letter}
    aria-label=${label} .value=${chosen} @change=${choose}>
    <option value="" ?selected=${!chosen}>—</option>
    ${SETS.map((set) => html`<optgroup label=${t(`set-${set}`)}>${edictsOf(set).map((id) => edictOption(id, chosen))}</optgroup>`)}
  </select></label>`;
}

function edictsOf(set: string): string[] {
  const all = Object.entries(CATALOGUE.edicts);
  return all.filter(([, facts]) => facts.set === set).map(([id]) => id);
}

/** An option of an edict, disabled if it is chosen for another letter. */
function edictOption(id: string, chosen: string): TemplateResult {
  const taken = id !== chosen && calculator.value.edicts.includes(id);
  return html`<option value=${id} ?selected=${id === chosen} ?disabled=${taken}>${cardName(id)}</option>`;
}

function coinButtons(): TemplateResult {
  const { coins: count } = activePlayer();
  const step = (by: number, label: string, name: IconName): TemplateResult => {
    const isPossible = count + by >= 0 && count + by <= CATALOGUE.coin_track;
    const change = (): void => {
      pushUndo();
      updatePlayer({ coins: count + by });
    };
    return html`<button class="icon-btn" aria-label=${label} aria-disabled=${!isPossible}
    data-act=${by > 0 ? 'coin-more' : 'coin-fewer'} @click=${() => isPossible && change()}>${icon(name)}</button>`;
  };
  const minusButton = step(-1, t('desk-coins-fewer'), 'minus');
  const plusButton = step(1, t('desk-coins-more'), 'plus');
  return html`<div class="desk-coins row">${minusButton}<b class="num" data-show="desk-coins">${formatNumber(count)}</b>${plusButton}</div>`;
}

/* ---------- the result ---------- */

function resultPanel(): TemplateResult {
  const score = calculator.value.scores[calculator.value.active];
  return html`<section class="plate desk-result stack" aria-live="polite" ?data-counted=${isUpToDate()}><h2>${t('desk-result')}</h2>
    ${
      score
        ? html`<ol>${scoredLetters().map((letter, i) => edictLine(score, letter, i))}${coinLine(score)}${tollLine(score)}</ol>
      <p class="desk-total"><span>${t('desk-total')}</span><b data-show="desk-total">${icon('star')}${formatNumber(score.total)}</b></p>`
        : nothing
    }
  </section>`;
}

/** The button that highlights the cells of an edict or the toll; nothing if there are none. */
function highlightButton(letter: string, count: number): Renderable {
  const isHighlighted = calculator.value.highlighted === letter;
  const toggleHighlight = (): void => calculator.update({ highlighted: isHighlighted ? '' : letter });
  if (!count) return nothing;
  return html`<button class="btn small" aria-pressed=${isHighlighted} data-light=${letter}
    @click=${toggleHighlight}>${t('desk-cell-by-cell')}</button>`;
}

function edictLine(score: ScoreMapResponse, letter: string, index: number): Renderable {
  const explanation = score.explanations[index];
  if (!explanation) return nothing;
  const claims = calculator.value.highlighted === letter ? claimList(explanation) : nothing;
  return html`<li data-line=${explanation.id} data-stars=${explanation.stars}><span class="seal">${letterName(letter)}</span>
    <span><b class="title">${cardName(explanation.id)}</b><small>${explanationText(explanation)}</small>${claims}</span>
    ${highlightButton(letter, explanation.count)}${stars(explanation.stars)}</li>`;
}

/** The claims of an edict with their cells and stars, at most 40. */
function claimList({ claims }: Explanation): TemplateResult {
  const line = ({ cells, stars: worth }: Explanation['claims'][number]): TemplateResult =>
    html`<span>${cells.map(cellLabel).join(' ')} <b>+${worth}</b></span>`;
  return html`<small class="cells-list wrap">${claims.slice(0, 40).map(line)}</small>`;
}

function coinLine(score: ScoreMapResponse): TemplateResult {
  return html`<li><span class="ic">${icon('coin')}</span>
    <span><b class="title">${t('desk-coins')}</b></span>${coinButtons()}${stars(score.coins)}</li>`;
}

function tollLine(score: ScoreMapResponse): TemplateResult {
  const { toll } = score;
  const note = toll ? t('why-toll', { count: toll }) : t('play-toll-none');
  return html`<li class=${toll ? 'bad' : ''} data-line="toll" data-stars=${toll}><span class="ic">${icon('claw')}</span>
    <span><b class="title">${t('desk-toll')}</b><small>${note}</small></span>
    ${highlightButton('!', toll)}${stars(toll ? -toll : 0)}</li>`;
}

/* ---------- the map as text ---------- */

function mapText(): TemplateResult {
  const { map } = activePlayer();
  const take = async (event: Event): Promise<void> => {
    const field = event.target as HTMLTextAreaElement;
    if (await pasteMap(field.value)) notifyBriefly('desk-pasted');
    field.value = activePlayer().map;
  };
  const paste = async (): Promise<void> => {
    const text = await navigator.clipboard.readText().catch(() => '');
    if (!text) document.querySelector<HTMLTextAreaElement>('[data-field="map-text"]')?.select();
    else if (await pasteMap(text)) notifyBriefly('desk-pasted');
  };
  return html`<details class="desk-text stack"><summary class="link">${t('desk-as-text')}</summary>
    <textarea class="box" rows="3" maxlength="2000" spellcheck="false" autocomplete="off" data-field="map-text" aria-label=${t('desk-paste')}
      .value=${map} @change=${(event: Event) => void take(event)}></textarea>
    <div class="paint-tools wrap">${textButton('copy', t('desk-copy'), () => void copy(map, 'desk-copied'), { act: 'copy-map' })}
      ${textButton('paste', t('desk-paste'), () => void paste(), { act: 'paste-map' })}</div>
  </details>`;
}
