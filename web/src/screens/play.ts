/** The play screen; which panel lies where is decided by the style sheet alone. */

import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../generated/messages';
import { acts } from '../panels/acts';
import { bar } from '../panels/bar';
import { card } from '../panels/card';
import { edicts } from '../panels/edicts';
import { explain } from '../panels/explain';
import { ledger } from '../panels/ledger';
import { mapGrid } from '../panels/map';
import { momentBanner } from '../panels/moment';
import { season } from '../panels/season';
import { tally } from '../panels/tally';
import { state } from '../store';
import { t } from '../texts';

export function playScreen(view: View): TemplateResult {
  const explaining = state.explain?.pinned === true;
  return html`<div class="play ${explaining ? 'explaining' : ''} ${view.skills.length ? 'with-skills' : ''} ${state.dragging ? 'dragging' : ''}">
    <a class="skip" href="#map">${t('menu-skip')}</a>
    ${bar()}
    <div class="left">${season(view)}${edicts(view)}</div>
    ${mapGrid(state.map, !state.aim)}
    <div class="right">${explaining ? explain(view) : html`${card(view)}${acts(view)}`}${ledger(view)}</div>
    ${momentBanner()}
  </div>${state.tally ? tally(view, state.tally) : nothing}`;
}
