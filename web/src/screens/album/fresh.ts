/** Stamps that a game has just earned, on its last screen, and the way to the album. */

import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from '../../commands/navigate';
import type { StampJson } from '../../contract/generated/messages';
import { type Piece, wordButton } from '../../ui/pieces';
import { list, t } from '../../words/texts';
import { stampHow, stampName, stampPicture } from './stamp';

export function freshStamps(stamps: readonly StampJson[]): Piece {
  if (!stamps.length) return nothing;
  return html`<section class="fresh-stamps" data-show="stamps" aria-label=${t('album-new')}>
    <p class="eyebrow">${t('album-new')}</p><ul>${stamps.map(fresh)}</ul></section>`;
}

function fresh(stamp: StampJson, at: number): TemplateResult {
  return html`<li .style=${`--at:${at}`} data-stamp=${stamp.id}>${stampPicture(stamp)}<p><b>${stampName(stamp)}</b><small>${stampHow(stamp)}</small></p></li>`;
}

/** The same, to be read out. */
export function stampNews(stamps: readonly StampJson[]): string {
  return stamps.length ? `${t('album-new')}: ${list(stamps.map(stampName))}.` : '';
}

export function albumDoor(stamps: readonly StampJson[]): TemplateResult {
  const earned = stamps.filter(({ game }) => game !== null).length;
  return wordButton('archive', `${t('album-title')} ${earned}/${stamps.length}`, () => void goTo({ to: 'album' }), { act: 'album' });
}
