/** The play screen; which panel lies where is decided by the style sheet alone. */

import { html, nothing, type TemplateResult } from 'lit';
import { currentHint } from '../../commands/hint';
import type { View } from '../../contract/generated/messages';
import { intentOf } from '../../state/aim';
import { state } from '../../state/store';
import { t } from '../../words/texts';
import { acts } from './acts';
import { bar } from './bar';
import { card } from './card';
import { edicts } from './edicts';
import { explain } from './explain';
import { hintPanel } from './hint';
import { ledger } from './ledger';
import { coach, coachClass } from './lesson';
import { mapGrid } from './map';
import { momentBanner } from './moment';
import { season } from './season';
import { tableTally } from './standings';
import { tally } from './tally';

function ghostHook(view: View): string {
  const intent = state.aim ? intentOf(view, state.aim) : null;
  return intent ? `${intent.tool} ${intent.terrain ?? '-'} ${intent.turn} ${intent.row} ${intent.column}` : '';
}

export function playScreen(view: View): TemplateResult {
  const hinting = currentHint() !== null;
  const explaining = state.explain?.pinned === true || hinting;
  return html`<div class="play ${explaining ? 'explaining' : ''} ${view.skills.length ? 'with-skills' : ''} ${coachClass()}">
    <a class="skip" href="#map">${t('menu-skip')}</a>
    ${bar()}
    <div class="left">${season(view)}${edicts(view)}</div>
    ${mapGrid(state.map, !state.aim, ghostHook(view))}
    <div class="right">${coach(view)}${hinting ? hintPanel() : explaining ? explain(view) : html`${card(view)}${acts(view)}`}${ledger(view)}</div>
    ${momentBanner()}
  </div>${state.tally ? (view.players.length > 1 ? tableTally(view, state.tally) : tally(view, state.tally)) : nothing}`;
}
