/** The season so far, event by event. */

import { html, nothing, type TemplateResult } from 'lit';
import { closeDialog } from '../../core/page/navigate';
import type { View } from '../../core/contract/generated/messages';
import { state } from '../../core/state/store';
import { helpButton } from '../../core/ui/buttons';
import { dialogPanel } from '../../core/ui/modal';
import { seatNameOf } from '../../core/ui/seat-mark';
import { logLine } from '../../core/words/log';
import { seasonName } from '../../core/words/sentences';
import { t } from '../../core/words/texts';

export function dialog(): TemplateResult {
  const { view } = state.game;
  return view ? seasonLog(view) : html``;
}

function seasonLog(view: View): TemplateResult {
  const names = view.players.map(({ seat }) => seatNameOf(seat));
  const lines = view.log
    .map((event) => ({ text: logLine(event, names), head: event.kind === 'revealed' ? (event.card ?? '') : '' }))
    .filter((line) => line.text);
  return dialogPanel(
    'log',
    t('log-title'),
    html`<ol class="log">${lines.map(logItem)}</ol>
    ${lines.length ? nothing : html`<p class="muted">${t('log-nothing')}</p>`}`,
    closeDialog,
    { heading: `${t('log-title')} · ${seasonName(view.season)}` },
  );
}

/** An event of the log; a revealed card is the heading of the events after it. */
function logItem({ text, head }: { text: string | null; head: string }): TemplateResult {
  return html`<li class=${head ? 'head row flush' : ''}>${text}${head ? helpButton(head) : nothing}</li>`;
}
