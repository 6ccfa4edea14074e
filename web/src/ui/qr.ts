/** A text as a QR code: the engine lays it, here it is drawn. */

import { html, svg, type TemplateResult } from 'lit';
import { ask } from '../engine/ask';
import { redraw } from '../state/store';
import { t } from '../words/texts';
import { icon } from './icons';

const QUIET = 4;
const drawn = new Map<string, readonly string[]>();
const asked = new Set<string>();

/** Has a code drawn; the page is redrawn when it is there. */
export async function drawQr(text: string): Promise<void> {
  if (drawn.has(text) || asked.has(text)) return;
  asked.add(text);
  const answer = await ask({ do: 'qr', text }).catch(() => null);
  asked.delete(text);
  if (drawn.size > 20) drawn.clear();
  drawn.set(text, answer?.ok ? answer.rows : []);
  redraw();
}

/** The code, or an hourglass until it is drawn. */
export function qrPicture(text: string, note: string): TemplateResult {
  const rows = drawn.get(text) ?? [];
  const picture = rows.length ? squares(rows) : html`<span class="qr-wait">${icon('hourglass')}</span>`;
  return html`<figure class="qr">${picture}<figcaption>${note}</figcaption></figure>`;
}

function squares(rows: readonly string[]): TemplateResult {
  const size = rows.length + 2 * QUIET;
  const path = rows
    .map((row, r) =>
      [...row.matchAll(/#+/g)].map((run) => `M${run.index + QUIET} ${r + QUIET}h${run[0].length}v1h-${run[0].length}z`).join(''),
    )
    .join('');
  const ink = svg`<rect width=${size} height=${size} fill="#fff"></rect><path d=${path} fill="#000"></path>`;
  return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${t('share-qr')} data-show="qr"
    shape-rendering="crispEdges">${ink}</svg>`;
}
