/** Any game step by step, with the card, the reason for every star, and the notation. */

import { html, nothing, type TemplateResult } from 'lit';
import { motionEnabled } from '../../core/browser/preferences';
import { recordLink } from '../../core/page/links';
import { copy } from '../../core/page/notices';
import { parseCell } from '../../core/contract/cells';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { Offset, ReplayStep } from '../../core/contract/generated/messages';
import type { TextKey } from '../../core/contract/generated/text-keys';
import { seedFromText } from '../../core/paint/hash';
import { shapeThumbnail } from '../../core/paint/thumbnails';
import type { Screens } from '../../core/state/route';
import { state } from '../../core/state/store';
import { type BoardContent, boardElement } from '../../core/ui/board';
import { icon, type IconName, seasonIcon } from '../../core/ui/icons';
import { type Paint, painted } from '../../core/ui/painted-canvas';
import { iconButton, type Renderable, stars, textButton } from '../../core/ui/buttons';
import { inputValue, textRadio } from '../../core/ui/choices';
import { pageLayout } from '../../core/ui/page-layout';
import { seatName } from '../../core/words/names';
import { cardName, letterName, seasonName, sheetLabel, sheetName } from '../../core/words/sentences';
import { formatNumber, formatSigned, t } from '../../core/words/texts';
import { explanationText } from '../../core/words/advice';
import {
  chooseAnotherRecord,
  currentStep,
  steps,
  goToStep,
  stepTexts,
  load,
  replayState,
  currentPlayer,
  togglePlayback,
  scoredIn,
  SPEEDS,
  pausePlayback,
  continueFromHere,
} from './player';
import { replayOpener } from './opener';
import { adoptStyles } from '../../core/ui/screen-styles';
import replayStyles from './replay.css';

adoptStyles(replayStyles);

/** Opens the record of the route. Without one the screen shows the replay that was open before, or a way to open one. */
export async function arrive({ record, seats = [], plays = false }: Screens['replay']): Promise<boolean> {
  pausePlayback();
  if (record === undefined) return true;
  const isOpen = await load(record, seats);
  if (isOpen && plays && motionEnabled(state.settings)) togglePlayback();
  return isOpen;
}

export function board(kind: string): BoardContent | null {
  const { replay } = replayState.value;
  const player = currentPlayer();
  if (kind !== 'replay' || !replay || !player) return null;
  const groups = replayState.value.explanations[replayState.value.highlightedEdict]?.claims.map((claim) => claim.cells.map(parseCell));
  return {
    map: player.map,
    title: sheetName(replay.setup.sheet),
    seed: seedFromText(replay.deal),
    season: currentStep()?.season ?? '',
    sub: `${sheetLabel(replay.setup.sheet)} · ${t(`set-${replay.setup.set}`)}`,
    ...(groups ? { over: [{ kind: 'highlight', groups }] } : {}),
  };
}

export function screen(): TemplateResult {
  const step = currentStep();
  if (!replayState.value.replay || !step) return pageLayout('replay', t('replay-title'), replayOpener(), true);
  return pageLayout(
    'replay',
    t('replay-title'),
    html`<div class="cinema stack" @keydown=${onKey}>
    ${boardElement('replay', t('play-map'))}
    <aside class="reel gap-3 stack">
      ${stepHead(step)}
      ${edictRow()}
      <ol class="happened stack" data-show="events">${stepTexts(step).map((line) => html`<li>${line}</li>`)}${starChanges(step)}</ol>
      ${scoreLine(step)}
      ${step.over ? endLine() : nothing}
      <details class="word"><summary class="link">${t('replay-notation')}</summary>
        <p><code data-show="word">${step.action || replayState.value.replay.deal}</code></p>
        ${textButton('copy', t('replay-notation-copy'), () => void copy(replayState.value.record), { act: 'copy-record' })}</details>
    </aside>
    ${controls()}
    <div class="cta wrap replay-cta whole">
      <button class="btn primary" data-act="take-over" ?disabled=${step.over} title=${t('replay-take-over-note')}
        @click=${continueFromHere}>${icon('quill')}<span>${t('replay-take-over')}</span></button>
      ${textButton('share', t('share-link'), copyLink, { act: 'copy-link' })}
      ${textButton('archive', t('replay-open'), chooseAnotherRecord, { act: 'other', look: 'ghost' })}
    </div>
  </div>`,
    true,
  );
}

function copyLink(): void {
  void copy(recordLink(replayState.value.record), 'share-link-copied');
}

function stepHead(step: ReplayStep): TemplateResult {
  const time = t('play-time-of', { used: step.time, limit: step.limit });
  return html`<header class="reel-head wraps gap-3 row">
    <span class="sign-icon">${icon(seasonIcon(step.season))}</span>
    <div class="fill"><p class="eyebrow">${time}</p><h2>${seasonName(step.season)}</h2></div>
    <span data-show="replay-stars">${stars(currentPlayer()?.stars ?? 0)}</span>
  </header>
  ${step.players.length > 1 ? html`<div class="seg seats">${step.players.map((_, seat) => seatChoice(seat))}</div>` : nothing}
  ${step.over ? nothing : cardLine(step.cards)}`;
}

function seatChoice(seat: number): TemplateResult {
  const { seat: shown, seats, stepIndex } = replayState.value;
  const choose = (): void => {
    replayState.update({ seat });
    goToStep(stepIndex);
  };
  return textRadio({ group: 'seat', on: seat === shown, choose }, seatName(seats, seat));
}

function cardLine(cards: readonly string[]): TemplateResult {
  const shapes = shapesOf(cards.at(-1) ?? '');
  return html`<p class="replay-card box">${cards.map(cardName).join(', ')}<span class="row" aria-hidden="true">${shapes}</span></p>`;
}

function shapesOf(id: string): TemplateResult[] {
  const { explore, ambush, heroes } = CATALOGUE;
  const drawn = (explore[id]?.shapes ?? []).map(({ cells }) => cardShape(id, cells, [], explore[id]?.terrains[0] ?? 'F'));
  const monsters = ambush[id] ? [cardShape(id, ambush[id].cells ?? [], [], ambush[id].mark ?? 'M')] : [];
  return [...drawn, ...monsters, ...(heroes[id] ? [cardShape(id, [[0, 0]], heroes[id].attack, 'H')] : [])];
}

function cardShape(id: string, cells: readonly Offset[], attack: readonly Offset[], letter: string): TemplateResult {
  const paint: Paint = (theme) => shapeThumbnail(cells, attack, letter, 14, theme);
  return html`<canvas ${painted(`replay${id}${JSON.stringify(cells)}`, paint)}></canvas>`;
}

/** The four edicts with their stars on this map. A button highlights the cells of a scored one. */
function edictRow(): TemplateResult {
  const ids = replayState.value.replay?.edicts ?? [];
  return html`<ol class="replay-edicts gap-half stack">${ids.map((id, i) => edictItem(id, 'ABCD'[i] ?? ''))}</ol>`;
}

function edictItem(id: string, letter: string): TemplateResult {
  const explanation = replayState.value.explanations[letter];
  const isHighlighted = replayState.value.highlightedEdict === letter;
  const toggleHighlight = (): void => replayState.update({ highlightedEdict: isHighlighted ? '' : letter });
  const highlightButton = html`<button class="icon-btn" aria-pressed=${isHighlighted} aria-label=${t('play-explain')}
    @click=${toggleHighlight}>${icon('star')}</button>`;
  const reason = explanation ? html`<small>${explanationText(explanation)}</small>` : nothing;
  return html`<li class="row ${isHighlighted ? 'sel' : ''}"><span class="seal">${letterName(letter)}</span>
    <span class="fill stack flush">${cardName(id)}${reason}</span>
    ${explanation?.count ? highlightButton : nothing}
    ${stars(currentPlayer()?.edicts[letter] ?? 0)}</li>`;
}

/** The changes of each edict's stars in this step. */
function starChanges(step: ReplayStep): Renderable {
  const edictChanges = step.events
    .flatMap((event) => ('changes' in event && event.on === replayState.value.seat ? event.changes : []))
    .filter(({ change: gain }) => gain);
  if (!edictChanges.length) return nothing;
  const change = ({ letter, change: gain }: (typeof edictChanges)[number]): TemplateResult =>
    html`<span class="inline-row ${gain < 0 ? 'loss' : ''}"><i class="seal">${letterName(letter)}</i>${formatSigned(gain)}</span>`;
  return html`<li class="gains wrap">${edictChanges.map(change)}</li>`;
}

function scoreLine(step: ReplayStep): Renderable {
  const score = scoredIn(step)?.score;
  if (!score) return nothing;
  return html`<div class="replay-score wraps row plate"><b>${t('season-end', { season: score.season })}</b>
    ${Object.entries(score.edicts).map(
      ([letter, worth]) => html`<span class="inline-row"><i class="seal">${letterName(letter)}</i>${formatNumber(worth)}</span>`,
    )}
    <span class="inline-row">${icon('coin')}${formatNumber(score.coins)}</span>
    <span class="inline-row bad">${icon('claw')}${formatNumber(-score.toll)}</span>
    <span class="inline-row push">${stars(score.total)}</span></div>`;
}

function endLine(): TemplateResult {
  return html`<p class="status" data-show="replay-end">${t('log-end', { stars: currentPlayer()?.stars ?? 0 })}</p>`;
}

function controls(): TemplateResult {
  const { stepIndex: index, timer } = replayState.value;
  const lastIndex = steps().length - 1;
  const button = (act: string, name: IconName, key: TextKey, click: () => void, disabled = false): TemplateResult =>
    iconButton(name, t(key), click, act, disabled);
  const step = (by: number) => (): void => {
    pausePlayback();
    goToStep(index + by);
  };
  return html`<div class="controls whole gap-half box row" role="group" aria-label=${t('replay-title')}>
    ${button('start', 'first', 'replay-start', step(-lastIndex), index === 0)}
    ${button('back', 'prev', 'replay-back', step(-1), index === 0)}
    ${button('play', timer ? 'pause' : 'play', timer ? 'replay-pause' : 'replay-play', togglePlayback)}
    ${button('forward', 'next', 'replay-forward', step(1), index === lastIndex)}
    ${button('end', 'last', 'replay-end', step(lastIndex), index === lastIndex)}
    ${slider(index, lastIndex)}
    <span class="num small" data-show="step">${index + 1}<small> / ${lastIndex + 1}</small></span>
    ${motionEnabled(state.settings) || timer ? speedChoice() : nothing}
  </div>`;
}

/** The slider through the steps, above the seasons. */
function slider(index: number, lastIndex: number): TemplateResult {
  const slide = (event: Event): void => {
    pausePlayback();
    goToStep(Number(inputValue(event)));
  };
  return html`<div class="reel-slider fill">
    <input class="full" type="range" min="0" max=${lastIndex} .value=${String(index)} aria-label=${t('replay-slider')}
      aria-valuetext=${t('replay-step', { number: index + 1, of: lastIndex + 1 })} @input=${slide}>
    <div class="reel-seasons" aria-hidden="true">${seasonMarks(lastIndex)}</div>
  </div>`;
}

function speedChoice(): TemplateResult {
  const choose = (event: Event): void => {
    replayState.update({ speed: Number(inputValue(event)) });
    if (!replayState.value.timer) return;
    pausePlayback();
    togglePlayback();
  };
  const { speed } = replayState.value;
  return html`<label class="speed"><span class="sr">${t('replay-speed')}</span>
    <select @change=${choose}>${SPEEDS.map(([key], i) => html`<option value=${i} ?selected=${i === speed}>${t(key)}</option>`)}</select></label>`;
}

/** The seasons as sections of the slider. */
function seasonMarks(last: number): TemplateResult[] {
  const year = CATALOGUE.seasons[replayState.value.replay?.setup.seasons ?? 'base'] ?? [];
  return year.map(({ id }, i) => {
    const first = steps().findIndex((each) => each.season_index === i);
    const nextSeasonStep = steps().findIndex((each) => each.season_index === i + 1);
    const span = first < 0 ? 0 : (nextSeasonStep < 0 ? last + 1 : nextSeasonStep) - first;
    return html`<i .style=${`flex:${span} 1 0`} title=${seasonName(id)}>${span ? icon(seasonIcon(id)) : nothing}</i>`;
  });
}

function onKey(event: KeyboardEvent): void {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
  const by = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  pausePlayback();
  goToStep(replayState.value.stepIndex + by);
}
