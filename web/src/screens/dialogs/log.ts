/** The season so far, event by event. */

import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../../contract/generated/messages';
import { update } from '../../state/store';
import { askButton } from '../../ui/ask-button';
import { icon } from '../../ui/icons';
import { modal } from '../../ui/modal';
import { nameOf } from '../../ui/seat-mark';
import { logLine } from '../../words/log';
import { seasonName } from '../../words/sentences';
import { t } from '../../words/texts';

export function log(view: View): TemplateResult {
  const close = (): void => update({ dialog: null });
  const names = view.players.map(({ seat }) => nameOf(seat));
  const lines = view.log
    .map((event) => ({ text: logLine(event, names), head: event.kind === 'revealed' ? (event.card ?? '') : '' }))
    .filter((line) => line.text);
  return modal(
    'log',
    t('log-title'),
    html`<section class="sheet-dialog plate">
    <header><h2>${t('log-title')} · ${seasonName(view.season)}</h2><button class="icon-btn" data-first aria-label=${t('play-close')} @click=${close}>${icon('cross')}</button></header>
    <ol class="log">${lines.map((line) => html`<li class=${line.head ? 'head' : ''}>${line.text}${line.head ? askButton(line.head) : nothing}</li>`)}</ol>
    ${lines.length ? nothing : html`<p class="muted">${t('log-nothing')}</p>`}
  </section>`,
    close,
  );
}
