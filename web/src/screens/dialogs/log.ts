/** The season so far, event by event. */

import { html, nothing, type TemplateResult } from 'lit';
import { closeDialog } from '../../commands/navigate';
import type { View } from '../../contract/generated/messages';
import { state } from '../../state/store';
import { askButton } from '../../ui/ask-button';
import { sheetDialog } from '../../ui/modal';
import { nameOf } from '../../ui/seat-mark';
import { logLine } from '../../words/log';
import { seasonName } from '../../words/sentences';
import { t } from '../../words/texts';

export function dialog(): TemplateResult {
  const { view } = state.game;
  return view ? seasonLog(view) : html``;
}

function seasonLog(view: View): TemplateResult {
  const names = view.players.map(({ seat }) => nameOf(seat));
  const lines = view.log
    .map((event) => ({ text: logLine(event, names), head: event.kind === 'revealed' ? (event.card ?? '') : '' }))
    .filter((line) => line.text);
  return sheetDialog(
    'log',
    t('log-title'),
    html`<ol class="log">${lines.map(one)}</ol>
    ${lines.length ? nothing : html`<p class="muted">${t('log-nothing')}</p>`}`,
    closeDialog,
    { heading: `${t('log-title')} · ${seasonName(view.season)}` },
  );
}

/** A card that is turned up heads what follows from it. */
function one({ text, head }: { text: string | null; head: string }): TemplateResult {
  return html`<li class=${head ? 'head' : ''}>${text}${head ? askButton(head) : nothing}</li>`;
}
