/** The play screen; which panel lies where is decided by the style sheet alone. */

import { html, nothing, type TemplateResult } from 'lit';
import { intentOf } from '../aim';
import type { View } from '../generated/messages';
import { coach, coachClass } from '../learn/coach';
import { acts } from '../panels/acts';
import { bar } from '../panels/bar';
import { card } from '../panels/card';
import { edicts } from '../panels/edicts';
import { currentHint } from '../coach/hint';
import { explain } from '../panels/explain';
import { hintPanel } from '../panels/hint';
import { ledger } from '../panels/ledger';
import { mapGrid } from '../panels/map';
import { momentBanner } from '../panels/moment';
import { tableTally } from '../panels/standings';
import { season } from '../panels/season';
import { tally } from '../panels/tally';
import { state } from '../store';
import { t } from '../texts';

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
