/** The links to a table: for friends, and for the player's other device. */

import type { TemplateResult } from 'lit';
import { siteLink } from '../../core/page/links';
import { linkPanel } from '../../core/ui/link-panel';
import type { OnlineTable } from '../../core/state/online';
import { t } from '../../core/words/texts';

/** The link for friends: it names who invites. */
export function invitationLink({ link, seats, mine }: OnlineTable): string {
  const name = seats[mine[0] ?? -1]?.name ?? '';
  return `${siteLink()}#table=${link}${name ? `&from=${encodeURIComponent(name)}` : ''}`;
}

/** The link for the player's other device: it names the seat. */
export function deviceLink({ link, mine }: OnlineTable): string {
  return `${siteLink()}#table=${link}&seat=${mine[0] ?? 0}`;
}

export function tableLinkPanel(url: string, act: string): TemplateResult {
  return linkPanel(url, { label: t('together-link'), note: t('together-qr-note'), message: t('together-share-text') }, act);
}
