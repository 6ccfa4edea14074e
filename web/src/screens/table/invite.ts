/** How others come to a table: a link, its QR code, or a code for someone in this room. */

import { html, nothing, type TemplateResult } from 'lit';
import { siteLink } from '../../commands/links';
import { copy, say } from '../../commands/page';
import { offerPlace } from '../../commands/table/session';
import { type Offer, relaysAreOn } from '../../peers/connection';
import { local } from '../../state/local';
import { redraw } from '../../state/store';
import type { TableNow } from '../../state/table/now';
import { type Piece, wordButton } from '../../ui/pieces';
import { drawQr, qrPicture } from '../../ui/qr';
import { t } from '../../words/texts';
import { codeField, codeIn, stopScanning } from './code-field';
import { refused } from './refused';

const code = local<{ offer: Offer | null; answering: boolean }>({ offer: null, answering: false });

export function tableLink({ ticket }: TableNow): string {
  return `${siteLink()}#table=${ticket}`;
}

function offerLink(offered: string): string {
  return `${siteLink()}#offer=${offered}`;
}

export function invitation(now: TableNow): TemplateResult {
  const link = tableLink(now);
  if (relaysAreOn()) void drawQr(link);
  return html`<section class="plate t-plate t-invite"><h2>${t('together-invite')}</h2>
    ${
      relaysAreOn()
        ? html`${qrPicture(link, t('together-qr-note'))}
      <div class="t-link"><input type="text" readonly data-field="link" aria-label=${t('together-link')} .value=${link}
          @focus=${(event: Event) => (event.target as HTMLInputElement).select()}>
        <div class="t-acts">${wordButton('copy', t('together-copy'), () => void copy(link, 'share-link-copied'), { act: 'copy-link' })}
        ${'share' in navigator ? wordButton('share', t('together-share'), () => void share(link), { act: 'share-link' }) : nothing}</div>
        <p class="muted">${t('together-link-note')}</p></div>`
        : nothing
    }
    ${now.opener ? byCode() : nothing}</section>`;
}

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ text: t('together-share-text'), url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) say('share-failed');
  }
}

/* ---------- someone in this room ---------- */

function byCode(): Piece {
  if (code.now.offer) return offerSteps();
  const button = wordButton('code', t('together-by-code'), () => void makeOffer(), { act: 'offer' });
  return html`<div class="t-code">${button}<p class="muted">${t('together-by-code-note')}</p></div>`;
}

export function isOffering(): boolean {
  return code.now.offer !== null;
}

/** One's own code, then the other's. */
export function offerSteps(): Piece {
  const { offer, answering } = code.now;
  if (!offer) return nothing;
  const link = offerLink(offer.code);
  void drawQr(link);
  return html`<div class="t-code"><h3>${t('together-step-1')}</h3>${qrPicture(link, t('together-offer-note'))}
    <textarea rows="3" readonly data-field="offer-out" aria-label=${t('together-offer-note')} .value=${offer.code}></textarea>
    <div class="t-acts">${wordButton('copy', t('together-copy'), () => void copy(link, 'share-link-copied'), { act: 'copy-offer' })}</div>
    <h3>${t('together-step-2')}</h3>${codeField('answer', t('together-answer-field'), (text) => void takeAnswer(text), answering)}
    <button class="link" data-act="offer-cancel" @click=${cancel}>${t('together-cancel')}</button></div>`;
}

export async function makeOffer(): Promise<void> {
  try {
    code.change({ offer: (await offerPlace()) ?? null });
  } catch (error) {
    refused(error);
    redraw();
  }
}

function cancel(): void {
  stopScanning();
  code.now.offer?.cancel();
  code.change({ offer: null });
}

async function takeAnswer(text: string): Promise<void> {
  const { offer, answering } = code.now;
  if (!offer || answering) return;
  code.change({ answering: true });
  try {
    await offer.answer(codeIn(text, 'answer'));
    code.change({ offer: null });
    say('together-connected');
  } catch (error) {
    refused(error);
  } finally {
    code.change({ answering: false });
  }
}
