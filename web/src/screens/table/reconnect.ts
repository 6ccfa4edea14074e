/** A direct connection that broke is made again in place, by two new codes: nothing that was inked is lost. */

import { html, nothing, type TemplateResult } from 'lit';
import type { TableNow } from '../../state/table/now';
import { type Piece, wordButton } from '../../ui/pieces';
import { t } from '../../words/texts';
import { answerPage, beginAnswer, isAnswering } from './answer';
import { isOffering, makeOffer, offerSteps } from './invite';

/** Codes are on the screen just now. */
export function isReconnecting(): boolean {
  return isOffering() || isAnswering();
}

/** One shows a code and the other takes it, the device that opened the table. */
export function reconnection(now: TableNow): Piece {
  if (isOffering()) return html`<section class="t-again">${offerSteps()}</section>`;
  if (isAnswering()) return html`<section class="t-again">${answerPage()}</section>`;
  return now.direct && isAnybodyLost(now) ? offers() : nothing;
}

function isAnybodyLost({ seats, connections }: TableNow): boolean {
  return seats.some(({ presence }) => presence === 'lost') || !connections.some(({ open }) => open > 0);
}

function offers(): TemplateResult {
  return html`<section class="t-again"><h3>${t('together-reconnect')}</h3><p>${t('together-reconnect-note')}</p>
    <div class="t-acts">${wordButton('code', t('together-reconnect-show'), () => void makeOffer(), { act: 'offer' })}
    ${wordButton('search', t('together-reconnect-take'), () => beginAnswer(''), { act: 'join-code' })}</div></section>`;
}
