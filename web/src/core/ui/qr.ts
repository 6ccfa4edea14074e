/** A link as a QR code. The encoder is fetched when the first code is shown. */

import { html, svg, type TemplateResult } from 'lit';
import { requestRedraw } from '../state/store';
import { t } from '../words/texts';
import { icon } from './icons';

const QUIET_ZONE = 4;
const CACHE_SIZE = 20;
type Modules = readonly (readonly boolean[])[];
const codes = new Map<string, Modules>();
const requested = new Set<string>();

/** Encodes the text and redraws the page. If the encoder cannot be fetched, the next call tries again. */
export async function requestQr(text: string): Promise<void> {
  if (codes.has(text) || requested.has(text)) return;
  requested.add(text);
  try {
    const { encodeQR } = await import('qr');
    if (codes.size >= CACHE_SIZE) codes.clear();
    codes.set(text, encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE }));
    requestRedraw();
  } catch {
    // the link is shown next to the code
  } finally {
    requested.delete(text);
  }
}

/** The code, or an hourglass until it is encoded. */
export function qrPicture(text: string, note: string): TemplateResult {
  const modules = codes.get(text);
  const picture = modules ? squares(modules) : html`<span class="qr-wait full center">${icon('hourglass')}</span>`;
  return html`<figure class="qr centered">${picture}<figcaption>${note}</figcaption></figure>`;
}

function squares(modules: Modules): TemplateResult {
  const size = modules.length;
  const path = modules.flatMap((row, r) => row.map((isDark, column) => (isDark ? `M${column} ${r}h1v1h-1z` : ''))).join('');
  const ink = svg`<rect width=${size} height=${size} fill="#fff"></rect><path d=${path} fill="#000"></path>`;
  return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${t('share-qr')} data-show="qr"
    shape-rendering="crispEdges">${ink}</svg>`;
}
