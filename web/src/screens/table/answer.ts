/** Joining by a code in one room: the other's code in, one's own out. */

import { html, type TemplateResult } from 'lit';
import { copy } from '../../commands/page';
import { joinTable } from '../../commands/table/session';
import { takeOffer } from '../../commands/table/wires';
import { siteLink } from '../../commands/links';
import { local } from '../../state/local';
import { wordButton } from '../../ui/pieces';
import { drawQr, qrPicture } from '../../ui/qr';
import { t } from '../../words/texts';
import { codeField, codeIn, stopScanning } from './code-field';
import { refused } from './refused';

/** Nothing, a code that is still wanted, or one's own to show. */
const code = local({ wanted: false, answer: '', waiting: false });

/** With the code of a link, or to be asked for one. */
export function beginAnswer(offer: string): void {
  code.reset({ wanted: true });
  if (offer) void take(offer);
}

/** Until the two are connected. */
export function isAnswering(): boolean {
  return code.now.wanted;
}

export function endAnswer(): void {
  if (!code.now.wanted) return;
  stopScanning();
  code.reset();
}

async function take(text: string): Promise<void> {
  if (!code.now.wanted || code.now.waiting) return;
  code.change({ waiting: true });
  try {
    const taken = await takeOffer(codeIn(text, 'offer'), endAnswer);
    if (code.now.wanted) code.change({ answer: taken.joined.answer });
    await joinTable(taken.joined.ticket, taken);
  } catch (error) {
    refused(error);
  }
  code.change({ waiting: false });
}

export function answerPage(): TemplateResult {
  const { answer, waiting } = code.now;
  if (!answer)
    return html`<section class="plate t-plate t-code"><h2>${t('together-join-code')}</h2><p>${t('together-offer-in')}</p>
      ${codeField('offer', t('together-offer-field'), (text) => void take(text), waiting)}
      <button class="link" data-act="answer-cancel" @click=${endAnswer}>${t('together-cancel')}</button></section>`;
  const link = `${siteLink()}#answer=${answer}`;
  void drawQr(link);
  return html`<section class="plate t-plate t-code"><h2>${t('together-answer-out')}</h2>${qrPicture(link, t('together-answer-note'))}
    <textarea rows="3" readonly data-field="answer-out" aria-label=${t('together-answer-out')} .value=${answer}></textarea>
    <div class="t-acts">${wordButton('copy', t('together-copy'), () => void copy(answer, 'share-link-copied'), { act: 'copy-answer' })}
    <button class="link" data-act="answer-cancel" @click=${endAnswer}>${t('together-cancel')}</button></div></section>`;
}
