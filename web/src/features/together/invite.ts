/** The link to a table: shared, copied, or scanned as a QR code. */

import { html, nothing, type TemplateResult } from 'lit';
import { siteLink } from '../../core/page/links';
import { copy, notifyBriefly } from '../../core/page/notices';
import type { OnlineTable } from '../../core/state/online';
import { textButton } from '../../core/ui/buttons';
import { qrPicture, requestQr } from '../../core/ui/qr';
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

export function linkPanel(url: string, note: string, act: string): TemplateResult {
  void requestQr(url);
  const select = (event: Event): void => (event.target as HTMLInputElement).select();
  return html`<div class="t-invite">${qrPicture(url, note)}
    <div class="t-link"><input type="text" readonly data-field=${act} aria-label=${t('together-link')} .value=${url} @focus=${select}>
      <div class="t-acts">${textButton('copy', t('together-copy'), () => void copy(url, 'share-link-copied'), { act: `copy-${act}` })}
      ${'share' in navigator ? textButton('share', t('together-share'), () => void share(url), { act: `share-${act}` }) : nothing}</div></div></div>`;
}

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ text: t('together-share-text'), url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) notifyBriefly('share-failed');
  }
}
