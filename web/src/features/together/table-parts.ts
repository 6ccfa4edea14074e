/** Parts that several screens of a table share: its links, its seats, and the connection without internet. */

import { html, nothing, type TemplateResult } from 'lit';
import { lazyPart } from '../../core/lazy-parts';
import { invitationLink, siteLink } from '../../core/page/links';
import { linkPanel } from '../../core/ui/link-panel';
import type { OnlineTable, TableSeat } from './state';
import type { Renderable } from '../../core/ui/buttons';
import type { DirectTable } from '../../core/ui/direct-connections';
import { shieldOf } from '../../core/ui/seat-mark';
import { seatName } from '../../core/words/names';
import { t } from '../../core/words/texts';
import { currentTable } from './open-table';
import type { SharedTable } from './shared-table';

export function tableLink({ link, seats, ownSeats }: OnlineTable): string {
  return invitationLink('table', link, seats[ownSeats[0] ?? -1]?.name ?? '');
}

/** Returns the link for the player's other device, with the seat. */
export function deviceLink({ link, ownSeats }: OnlineTable): string {
  return `${siteLink()}#table=${link}&seat=${ownSeats[0] ?? 0}`;
}

/** Returns what a connection without internet needs of the table. */
export function directTable(table: SharedTable): DirectTable {
  const { link } = table.link;
  return { link, invitation: tableLink(table.snapshot()), addCarrier: (carrier) => table.addCarrier(carrier) };
}

/** Whether the codes of a direct connection are shown: then no other codes are. */
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

/** The seats of the table, each with some content beside its name. */
export function seatList({ seats }: OnlineTable, content: (seat: TableSeat, index: number) => Renderable): TemplateResult {
  const row = (seat: TableSeat, index: number): TemplateResult => {
    const name = seat.presence === 'free' ? t('together-free') : seatName(seats, index);
    return html`<li class="tap row seat-${seat.colour} is-${seat.presence}" data-seat-row=${index}>${shieldOf(seat, index)}
      <span class="table-name medium">${name}</span>${content(seat, index)}</li>`;
  };
  return html`<ol class="table-seats stack">${seats.map(row)}</ol>`;
}
