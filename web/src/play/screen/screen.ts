/** The play screen: which panel lies where is decided by the style sheet alone. */

import { html, nothing, type TemplateResult } from 'lit';
import { skipCounting } from '../show-tally';
import type { View } from '../../core/contract/generated/messages';
import { seedFromText } from '../../core/paint/hash';
import { intentOf } from '../../core/state/aim';
import { currentHint } from '../../core/state/input';
import { state } from '../../core/state/store';
import type { Tally } from '../../core/state/tally';
import type { BoardContent } from '../../core/ui/board';
import { companyPiece } from '../../core/ui/online-parts';
import { goalPart, outcomePart } from '../../core/ui/lazy-parts';
import type { Renderable } from '../../core/ui/buttons';
import { crestOf, seatNameOf } from '../../core/ui/seat-mark';
import { letterName } from '../../core/words/sentences';
import { t } from '../../core/words/texts';
import { actionBar } from './action-bar';
import { bar } from './bar';
import { card } from './card';
import { curtain } from './curtain';
import { edicts } from './edicts';
import { explanationPanel } from './explain';
import { hintPanel } from './hint';
import { ledger } from './ledger';
import { lessonPanel, lessonClass } from './lesson';
import { mapPanel } from './map';
import { animationBanner } from './animation-banner';
import { ownerClasses, ownerRibbon } from './map-owner';
import { overlays } from './overlay';
import { seasonPanel } from './season';
import { viewOfTally, standingsBesideMap, standingsDialog } from './standings';
import { tallyPanel } from './tally';

export function screen(): Renderable {
  const { view } = state.game;
  if (!view) return nothing;
  return html`${state.display.curtain ? curtain(view) : playLayout(view)}${standingsOverlay(view)}`;
}

function playLayout(currentView: View): TemplateResult {
  const view = viewOfTally(currentView, state.display.tally);
  const { kind } = state.game;
  return html`<div class=${classes(view)} @click=${() => skipCounting()}>
    <a class="skip box" href="#map">${t('menu-skip')}</a>
    ${bar()}
    <div class="left">${kind === 'puzzle' ? goalPart() : seasonPanel(view)}${edicts(view)}</div>
    ${mapPanel(state.display.map, !state.input.aim, ghostAttribute(view), ownerRibbon(view))}
    <div class="right">${state.display.tally?.besideMap ? seasonEndPanel(view, state.display.tally) : cardPanels(view)}${ledger(view)}</div>
    ${animationBanner()}
    ${kind === 'online' ? companyPiece('strip') : nothing}
  </div>`;
}

/** What the style sheet must know. */
function classes(view: View): string {
  const { explanation: explained } = state.input;
  return [
    'play',
    state.display.tally?.besideMap && 'tallying',
    (explained?.pinned || currentHint()) && 'explaining',
    view.skills.length && 'with-skills',
    state.game.kind === 'puzzle' && 'puzzling',
    lessonClass(),
    ownerClasses(view),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The end of a season next to the map. */
function seasonEndPanel(view: View, tally: Tally): Renderable {
  if (state.game.kind === 'puzzle') return outcomePart();
  return tally.seat === null ? standingsBesideMap(view, tally) : tallyPanel(view, tally);
}

/** What the player decides, or looks at first. */
function cardPanels(view: View): Renderable {
  return html`${lessonPanel(view)}${cardPanel(view)}`;
}

/** What is explained covers the card. That stays where it is, so that the map keeps its size. */
function cardPanel(view: View): Renderable {
  const over = currentHint() ? hintPanel() : state.input.explanation?.pinned ? explanationPanel(view) : nothing;
  return html`${card(view)}${actionBar(view)}${over}`;
}

/** Above the buttons, where they are on the screen. */
export function showsNotices(): boolean {
  const { curtain, tally } = state.display;
  return Boolean(state.game.view && !curtain && !tally && !currentHint() && !state.input.explanation?.pinned);
}

function ghostAttribute(view: View): string {
  const intent = state.input.aim ? intentOf(view, state.input.aim) : null;
  return intent ? `${intent.tool} ${intent.terrain ?? '-'} ${intent.turn} ${intent.row} ${intent.column}` : '';
}

/** At a table everyone's stars are read side by side; where maps are hidden, over everything. */
function standingsOverlay(view: View): Renderable {
  const { tally } = state.display;
  return tally && !tally.besideMap ? standingsDialog(view, tally) : nothing;
}

export function board(kind: string): BoardContent | null {
  const { view } = state.game;
  const { tally } = state.display;
  if (!view) return null;
  if (kind === 'counted' && tally) return boardOf(view, tally.tableCount.mapSeat, tally.tableCount.map);
  return kind === 'play' ? boardOf(view, state.display.shownSeat, state.display.map) : null;
}

function boardOf(view: View, seat: number, map: string): BoardContent {
  const { animation } = state.display;
  const { sheet, set } = view.setup;
  const sheetName = t('new-sheet-letter', { letter: letterName(sheet) });
  const soloSubtitle = `${sheetName} · ${state.settings.name || t(`set-${set}`)}`;
  return {
    map,
    title: t(`sheet-${sheet}`),
    sub: view.players.length > 1 ? t('table-map-of', { player: seatNameOf(seat) }) : soloSubtitle,
    crest: crestOf(view, seat),
    seed: seedFromText(view.deal),
    over: overlays(),
    ...(animation?.kind === 'ink' || animation?.kind === 'bot' ? { ink: animation } : {}),
  };
}
