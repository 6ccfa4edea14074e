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
import { lazyPart } from '../../core/lazy-parts';
import type { Renderable } from '../../core/ui/buttons';
import { crestOf, seatNameOf } from '../../core/ui/seat-mark';
import { letterName } from '../../core/words/sentences';
import { t } from '../../core/words/texts';
import { actionBar } from './action-bar';
import { bar } from './bar';
import { card } from './card';
import { curtain } from './curtain';
import { edicts, explanationPanel } from './edicts';
import { hintPanel } from './hint';
import { ledger } from './ledger';
import { lessonPanel, lessonClass } from './lesson';
import { mapPanel } from './map';
import { animationBanner } from './animation-banner';
import { ownerClasses, ownerRibbon } from './players';
import { overlays } from './overlay';
import { seasonPanel } from './season';
import { viewOfTally, standingsBesideMap, standingsDialog, tallyPanel } from './tally';
import { currentPlay, type Play } from '../play';

declare module '../../core/lazy-parts' {
  interface Features {
    /** What a puzzle asks for. */
    goal(): Renderable;
    /** What the answer to a puzzle came to. */
    outcome(play: Play): Renderable;
    /** Buttons that move the shape, for anyone who plays with two keys. */
    pad(play: Play): Renderable;
  }
}

export function screen(): Renderable {
  const play = currentPlay();
  const { view } = state.game;
  if (!view) return nothing;
  return html`${state.display.curtain ? curtain(play, view) : playLayout(play, view)}${standingsOverlay(play, view)}`;
}

function playLayout(play: Play, currentView: View): TemplateResult {
  const view = viewOfTally(currentView, state.display.tally);
  const { kind } = state.game;
  return html`<div class=${classes(view)} @click=${() => skipCounting(play)}>
    <a class="skip box" href="#map">${t('menu-skip')}</a>
    ${bar(play)}
    <div class="left">${kind === 'puzzle' ? (lazyPart('goal')?.() ?? nothing) : seasonPanel(play, view)}${edicts(play, view)}</div>
    ${mapPanel(play, state.display.map, !state.input.aim, ghostAttribute(view), ownerRibbon(view))}
    <div class="right">${state.display.tally?.besideMap ? seasonEndPanel(play, view, state.display.tally) : cardPanels(play, view)}${ledger(play, view)}</div>
    ${animationBanner(play)}
    ${kind === 'online' ? companyPiece('strip') : nothing}
  </div>`;
}

/** What the style sheet must know. */
function classes(view: View): string {
  const { explanation: explained } = state.input;
  return [
    'play',
    state.display.tally?.besideMap && 'tallying',
    (explained?.pinned || currentHint(state)) && 'explaining',
    view.skills.length && 'with-skills',
    state.game.kind === 'puzzle' && 'puzzling',
    lessonClass(),
    ownerClasses(view),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The end of a season next to the map. */
function seasonEndPanel(play: Play, view: View, tally: Tally): Renderable {
  if (state.game.kind === 'puzzle') return lazyPart('outcome')?.(play) ?? nothing;
  return tally.seat === null ? standingsBesideMap(play, view, tally) : tallyPanel(play, view, tally);
}

/** What the player decides, or looks at first. */
function cardPanels(play: Play, view: View): Renderable {
  return html`${lessonPanel(play, view)}${cardPanel(play, view)}`;
}

/** What is explained covers the card. That stays where it is, so that the map keeps its size. */
function cardPanel(play: Play, view: View): Renderable {
  const over = currentHint(state) ? hintPanel(play) : state.input.explanation?.pinned ? explanationPanel(play, view) : nothing;
  return html`${card(play, view)}${actionBar(play, view)}${over}`;
}

/** Above the buttons, where they are on the screen. */
export function showsNotices(): boolean {
  const { curtain, tally } = state.display;
  return Boolean(state.game.view && !curtain && !tally && !currentHint(state) && !state.input.explanation?.pinned);
}

function ghostAttribute(view: View): string {
  const intent = state.input.aim ? intentOf(view, state.input.aim) : null;
  return intent ? `${intent.tool} ${intent.terrain ?? '-'} ${intent.turn} ${intent.row} ${intent.column}` : '';
}

/** At a table everyone's stars are read side by side; where maps are hidden, over everything. */
function standingsOverlay(play: Play, view: View): Renderable {
  const { tally } = state.display;
  return tally && !tally.besideMap ? standingsDialog(play, view, tally) : nothing;
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
