/** The play screen: which panel lies where is decided by the style sheet alone. */

import { html, nothing, type TemplateResult } from 'lit';
import { hurryTally } from '../../play/tally';
import type { View } from '../../contract/generated/messages';
import { hashText } from '../../paint/hash';
import { intentOf } from '../../state/aim';
import { currentHint } from '../../state/hand';
import { state } from '../../state/store';
import type { Tally } from '../../state/tally';
import type { BoardPicture } from '../../ui/board';
import { companyPiece } from '../../ui/company';
import { goalPart, outcomePart } from '../../ui/parts';
import type { Piece } from '../../ui/pieces';
import { crestOf, nameOf } from '../../ui/seat-mark';
import { letterName } from '../../words/sentences';
import { t } from '../../words/texts';
import { acts } from './acts';
import { bar } from './bar';
import { card } from './card';
import { curtain } from './curtain';
import { edicts } from './edicts';
import { explain } from './explain';
import { hintPanel } from './hint';
import { ledger } from './ledger';
import { coach, coachClass } from './lesson';
import { mapGrid } from './map';
import { momentBanner } from './moment';
import { ownership, ribbon } from './owner';
import { overlays } from './overlay';
import { season } from './season';
import { asCounted, besideMap, overAll } from './standings';
import { tally } from './tally';

export function screen(): Piece {
  const { view } = state.game;
  if (!view) return nothing;
  return html`${state.stage.curtain ? curtain(view) : table(view)}${standings(view)}`;
}

function table(now: View): TemplateResult {
  const view = asCounted(now, state.stage.tally);
  const { kind } = state.game;
  return html`<div class=${classes(view)} @click=${() => hurryTally()}>
    <a class="skip" href="#map">${t('menu-skip')}</a>
    ${bar()}
    <div class="left">${kind === 'puzzle' ? goalPart() : season(view)}${edicts(view)}</div>
    ${mapGrid(state.stage.map, !state.hand.aim, ghostHook(view), ribbon(view))}
    <div class="right">${state.stage.tally?.beside ? counted(view, state.stage.tally) : decision(view)}${ledger(view)}</div>
    ${momentBanner()}
    ${kind === 'company' ? companyPiece('strip') : nothing}
  </div>`;
}

/** What the style sheet must know. */
function classes(view: View): string {
  const { explain: explained } = state.hand;
  return [
    'play',
    state.stage.tally?.beside && 'tallying',
    (explained?.pinned || currentHint()) && 'explaining',
    view.skills.length && 'with-skills',
    state.game.kind === 'puzzle' && 'puzzling',
    coachClass(),
    ownership(view),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The end of a season next to the map. */
function counted(view: View, made: Tally): Piece {
  if (state.game.kind === 'puzzle') return outcomePart();
  return made.seat === null ? besideMap(view, made) : tally(view, made);
}

/** What the player decides, or looks at first. */
function decision(view: View): Piece {
  return html`${coach(view)}${panel(view)}`;
}

/** What is explained covers the card. That stays where it is, so that the map keeps its size. */
function panel(view: View): Piece {
  const over = currentHint() ? hintPanel() : state.hand.explain?.pinned ? explain(view) : nothing;
  return html`${card(view)}${acts(view)}${over}`;
}

/** Above the buttons, where they are on the screen. */
export function tells(): boolean {
  const { curtain, tally: made } = state.stage;
  return Boolean(state.game.view && !curtain && !made && !currentHint() && !state.hand.explain?.pinned);
}

function ghostHook(view: View): string {
  const intent = state.hand.aim ? intentOf(view, state.hand.aim) : null;
  return intent ? `${intent.tool} ${intent.terrain ?? '-'} ${intent.turn} ${intent.row} ${intent.column}` : '';
}

/** At a table everyone's stars are read side by side; where maps are hidden, over everything. */
function standings(view: View): Piece {
  const { tally: made } = state.stage;
  return made && !made.beside ? overAll(view, made) : nothing;
}

export function board(kind: string): BoardPicture | null {
  const { view } = state.game;
  if (kind !== 'play' || !view) return null;
  const { map, moment, shown } = state.stage;
  const { sheet, set } = view.setup;
  const sheetName = t('new-sheet-letter', { letter: letterName(sheet) });
  const alone = `${sheetName} · ${state.settings.name || t(`set-${set}`)}`;
  return {
    map,
    title: t(`sheet-${sheet}`),
    sub: view.players.length > 1 ? t('table-map-of', { player: nameOf(shown) }) : alone,
    crest: crestOf(view, shown),
    seed: hashText(view.deal),
    over: overlays(),
    ...(moment?.kind === 'ink' || moment?.kind === 'bot' ? { ink: moment } : {}),
  };
}
