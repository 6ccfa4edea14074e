/** A link to share, to copy, or to scan as a QR code. */

import { html, nothing, type TemplateResult } from 'lit';
import { textButton } from './buttons';
import { qrPicture, requestQr } from './qr';
import { t } from '../words/texts';
import { copy, notifyBriefly } from '../page/notices';

/** The label of the link, the note below the QR code, and the message that is shared with the link. */
interface LinkTexts {
  label: string;
  note: string;
  message: string;
}

export function linkPanel(url: string, texts: LinkTexts, act: string): TemplateResult {
  void requestQr(url);
  const select = (event: Event): void => (event.target as HTMLInputElement).select();
  const copyButton = textButton('copy', t('together-copy'), () => void copy(url, 'share-link-copied'), { act: `copy-${act}` });
  const shareButton = textButton('share', t('together-share'), () => void share(url, texts.message), { act: `share-${act}` });
  return html`<div class="table-invite stack gap-3">${qrPicture(url, texts.note)}
    <div class="table-link stack"><input type="text" readonly data-field=${act} aria-label=${texts.label} .value=${url} @focus=${select}>
      <div class="table-acts wrap">${copyButton}${'share' in navigator ? shareButton : nothing}</div></div></div>`;
}

async function share(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ text, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) notifyBriefly('share-failed');
  }
}
