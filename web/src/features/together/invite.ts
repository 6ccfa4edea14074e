/** The links to a table: for friends, and for the player's other device. */

import { nothing, type TemplateResult } from 'lit';
import { lazyPart } from '../../core/lazy-parts';
import { siteLink } from '../../core/page/links';
import { linkPanel } from '../../core/ui/link-panel';
import type { OnlineTable } from '../../core/state/online';
import type { Renderable } from '../../core/ui/buttons';
import type { DirectTable } from '../../core/ui/online-parts';
import { t } from '../../core/words/texts';
import { currentTable } from './open-table';
import type { SharedTable } from './shared-table';

/** The link for friends: it names who invites. */
export function invitationLink({ link, seats, mine }: OnlineTable): string {
  const name = seats[mine[0] ?? -1]?.name ?? '';
  return `${siteLink()}#table=${link}${name ? `&from=${encodeURIComponent(name)}` : ''}`;
}

/** The link for the player's other device: it names the seat. */
export function deviceLink({ link, mine }: OnlineTable): string {
  return `${siteLink()}#table=${link}&seat=${mine[0] ?? 0}`;
}

/** The table for connections without internet. */
export function directTable(table: SharedTable): DirectTable {
  const { link } = table.link;
  return { link, invitation: invitationLink(table.snapshot()), addCarrier: (carrier) => table.addCarrier(carrier) };
}

/** Whether codes of a direct connection are shown: then they are the only ones. */
export function isConnectingDirectly({ link }: OnlineTable): boolean {
  return lazyPart('direct')?.isActive(link) ?? false;
}

export function directPanel(): Renderable {
  const table = currentTable();
  return table ? (lazyPart('direct')?.panel(directTable(table)) ?? nothing) : nothing;
}

export function tableLinkPanel(url: string, act: string): TemplateResult {
  return linkPanel(url, { label: t('together-link'), note: t('together-qr-note'), message: t('together-share-text') }, act);
}
