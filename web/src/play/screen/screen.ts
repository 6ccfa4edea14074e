/** The play screen with its panels, which the style sheet arranges. */

import { html, nothing, type TemplateResult } from 'lit';
import { skipCounting } from '../show-tally';
import type { View } from '../../core/contract/generated/messages';
import { seedFromText } from '../../core/paint/hash';
import { intentOf } from '../../core/state/aim';
import { currentHint } from '../../core/state/input';
import { state } from '../../core/state/store';
import type { Tally } from '../../core/state/tally';
import type { BoardContent } from '../../core/ui/board';
import type { Renderable } from '../../core/ui/buttons';
import { crestOf, mapTitleOf } from '../../core/ui/seat-mark';
import { dailyTitle } from '../../core/words/daily';
import { sheetLabel, sheetName } from '../../core/words/sentences';
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
    /** Buttons that move the shape, for players with two keys. */
    pad(play: Play): Renderable;
  }
}

export function screen(): Renderable {
  const play = currentPlay();
  const { view } = play.game;
  if (!view) return nothing;
  return html`${play.display.curtain ? curtain(play, view) : playLayout(play, view)}${tallyDialog(play, view)}`;
}

function playLayout(play: Play, currentView: View): TemplateResult {
  const view = viewOfTally(currentView, play.display.tally);
  const { panels } = play.behaviour;
  return html`<div class=${classes(play, view)} data-season=${view.season} @click=${() => skipCounting(play)}>
    <a class="skip box" href="#map">${t('menu-skip')}</a>
    ${bar(play)}
    <div class="left">${panels.goal ? panels.goal(play) : seasonPanel(play, view)}${edicts(play, view)}</div>
    ${mapPanel(play, play.display.map, !play.input.aim, ghostAttribute(play, view), ownerRibbon(play, view))}
    <div class="right">${rightPanels(play, view)}${ledger(play, view)}</div>
    ${animationBanner(play)}
    ${panels.strip?.(play) ?? nothing}
  </div>`;
}

/** The classes by which the style sheet arranges the panels. */
function classes(play: Play, view: View): string {
  const { explanation } = play.input;
  return [
    'play',
    play.display.tally?.besideMap && 'tallying',
    (explanation?.pinned || currentHint(play)) && 'explaining',
    view.skills.length && 'with-skills',
    play.behaviour.panels.goal && 'with-goal',
    lessonClass(),
    ownerClasses(play, view),
  ]
    .filter(Boolean)
    .join(' ');
}

function rightPanels(play: Play, view: View): Renderable {
  const { tally } = play.display;
  return tally?.besideMap ? seasonEndPanel(play, view, tally) : cardPanels(play, view);
}

/** The tally of a season next to the map, or the outcome of a puzzle. */
function seasonEndPanel(play: Play, view: View, tally: Tally): Renderable {
  const { outcome } = play.behaviour.panels;
  if (outcome) return outcome(play);
  return tally.seat === null ? standingsBesideMap(play, view, tally) : tallyPanel(play, view, tally);
}

/** The panels for the current card, and above them the coach of the guided game. */
function cardPanels(play: Play, view: View): Renderable {
  return html`${lessonPanel(play, view)}${cardPanel(play, view)}`;
}

/** The card and its buttons, covered by a hint or an explanation if one is open. */
function cardPanel(play: Play, view: View): Renderable {
  return html`${card(play, view)}${actionBar(play, view)}${coveringPanel(play, view)}`;
}

function coveringPanel(play: Play, view: View): Renderable {
  if (currentHint(play)) return hintPanel(play);
  return play.input.explanation?.pinned ? explanationPanel(play, view) : nothing;
}

/** Whether the action bar, which shows notices, is on the screen. */
export function showsNotices(): boolean {
  const play = currentPlay();
  const { curtain, tally } = play.display;
  return Boolean(play.game.view && !curtain && !tally && !currentHint(play) && !play.input.explanation?.pinned);
}

function ghostAttribute(play: Play, view: View): string {
  const intent = play.input.aim ? intentOf(view, play.input.aim) : null;
  return intent ? `${intent.tool} ${intent.terrain ?? '-'} ${intent.orientation} ${intent.row} ${intent.column}` : '';
}

/** The scores of all players as a dialog, if maps are hidden. */
function tallyDialog(play: Play, view: View): Renderable {
  const { tally } = play.display;
  return tally && !tally.besideMap ? standingsDialog(play, view, tally) : nothing;
}

export function board(kind: string): BoardContent | null {
  const play = currentPlay();
  const { view } = play.game;
  const { tally } = play.display;
  if (!view) return null;
  if (kind === 'counted' && tally) return boardOf(play, view, tally.standings.mapSeat, tally.standings.map);
  return kind === 'play' ? boardOf(play, view, play.display.shownSeat, play.display.map) : null;
}

function boardOf(play: Play, view: View, seat: number, map: string): BoardContent {
  const { animation } = play.display;
  const { sheet, set } = view.setup;
  const soloSubtitle = dailyTitle(play.game.origin) || `${sheetLabel(sheet)} · ${state.settings.name || t(`set-${set}`)}`;
  return {
    map,
    title: sheetName(sheet),
    sub: play.behaviour.hasStandings ? mapTitleOf(seat) : soloSubtitle,
    crest: crestOf(view, seat),
    seed: seedFromText(view.deal),
    season: viewOfTally(view, play.display.tally).season,
    over: overlays(play),
    ...(animation?.kind === 'draw' || animation?.kind === 'bot' ? { drawing: animation } : {}),
  };
}
