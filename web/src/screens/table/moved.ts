/** A seat that continues on another device: the question before, and the link after. */

import { html, nothing, type TemplateResult } from 'lit';
import { siteLink } from '../../commands/links';
import { closeDialog, goTo } from '../../commands/navigate';
import { copy, fail } from '../../commands/page';
import { giveUpSeat, takeOverSeat } from '../../commands/table/session';
import { local } from '../../state/local';
import type { TableNow } from '../../state/table/now';
import { type Piece, wordButton } from '../../ui/pieces';
import { drawQr, qrPicture } from '../../ui/qr';
import { t } from '../../words/texts';

const moving = local({ asked: false });

/** In the dialog of the table. */
export function moveQuestion({ canMove }: TableNow): Piece {
  if (!canMove) return nothing;
  if (!moving.now.asked) return wordButton('out', t('together-move'), () => moving.change({ asked: true }), { act: 'move-seat' });
  return html`<p>${t('together-move-ask')}</p>
    ${wordButton('out', t('together-move-go'), () => void move(), { act: 'move-go', kind: 'primary' })}`;
}

async function move(): Promise<void> {
  moving.reset();
  closeDialog();
  await goTo({ to: 'table' });
  const refused = await giveUpSeat();
  if (refused) fail(refused);
}

/** On the page of the table, until the other device has the seat. */
export function movedPlate({ moved, movedAway }: TableNow): TemplateResult {
  if (movedAway) return html`<section class="plate t-plate"><p data-show="moved">${t('together-moved')}</p></section>`;
  const link = `${siteLink()}#seat=${moved}`;
  void drawQr(link);
  return html`<section class="plate t-plate"><h2>${t('together-move')}</h2>
    ${qrPicture(link, t('together-qr-note'))}<p>${t('together-move-note')}</p>
    <input type="text" readonly data-field="seat-link" aria-label=${t('together-move')} .value=${link}>
    <div class="t-acts">${wordButton('copy', t('together-copy'), () => void copy(link, 'share-link-copied'), { act: 'copy-seat' })}
    ${wordButton('undo', t('together-move-back'), () => void takeBack(moved), { act: 'move-back' })}</div></section>`;
}

async function takeBack(moved: string): Promise<void> {
  const refused = await takeOverSeat(moved);
  if (refused) fail(refused);
}
