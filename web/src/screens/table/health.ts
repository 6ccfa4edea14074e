/** How the connection to the others is, in a few words. */

import { html, nothing, type TemplateResult } from 'lit';
import { retryRelays } from '../../commands/table/session';
import { relaysAreOn } from '../../peers/connection';
import type { ConnectionHealth, TableNow } from '../../state/table/now';
import { icon } from '../../ui/icons';
import { wordButton } from '../../ui/pieces';
import { t } from '../../words/texts';

const TROUBLES = ['offline', 'blocked', 'refused', 'limited', 'clock', 'too-old'] as const;

/** Whether anything is carried at all. */
export function isConnected({ connections }: TableNow): boolean {
  return connections.some(({ open }) => open > 0);
}

/** Nothing is carried since a direct connection is gone, which does not come back automatically. */
export function isBroken(now: TableNow): boolean {
  return now.direct && now.stage !== 'seeking' && now.stage !== 'lobby' && !isConnected(now);
}

export function healthText(now: TableNow): string {
  const found = now.connections.find(({ trouble }) => trouble)?.trouble;
  const trouble = TROUBLES.find((each) => each === found);
  if (!isConnected(now)) {
    if (isBroken(now)) return t('together-line-broken');
    if (trouble) return t(`together-line-${trouble}`);
    return t(now.connections.length || relaysAreOn() ? 'together-line-connecting' : 'together-line-none');
  }
  return now.connections
    .filter(({ open }) => open)
    .map(connectionText)
    .join(' · ');
}

function connectionText({ way, open, of }: ConnectionHealth): string {
  return way === 'relays' ? t('together-line-relays', { count: open, all: of }) : t('together-line-direct', { count: open });
}

export function healthLine(now: TableNow): TemplateResult {
  const good = isConnected(now);
  const words = [healthText(now), ...(now.stored && now.stage === 'play' ? [t('together-kept')] : [])].join(' · ');
  const again = relaysAreOn() && !good ? wordButton('again', t('together-try-now'), retryRelays, { act: 'try-now' }) : nothing;
  return html`<p class="t-health ${good ? 'good' : ''}" role="status"
    data-show="health" ?data-stored=${now.stored}>${icon(good ? 'check' : 'hourglass')}<span>${words}</span></p>${again}`;
}
