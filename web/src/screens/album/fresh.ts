/** Stamps that a game has just earned, on its last screen, and the way to the album. */

import { html, nothing } from 'lit';
import { goTo } from '../../commands/navigate';
import type { StampJson } from '../../contract/generated/messages';
import { icon } from '../../ui/icons';
import type { Piece } from '../../ui/pieces';
import { t } from '../../words/texts';
import { stampHow, stampName, stampPicture } from './stamp';

export function freshStamps(stamps: readonly StampJson[], fresh: readonly string[]): Piece {
  const earned = stamps.filter(({ game }) => game !== null).length;
  const found = stamps.filter(({ id }) => fresh.includes(id));
  return html`<section class="fresh-stamps" data-show="stamps" aria-label=${found.length ? t('album-new') : t('album-title')}>
    ${found.length ? html`<h2>${t('album-new')}</h2><ul>${found.map((stamp, at) => html`<li .style=${`--at:${at}`} title=${stampHow(stamp)} data-stamp=${stamp.id}>${stampPicture(stamp)}<span>${stampName(stamp)}</span></li>`)}</ul>` : nothing}
    <button class="btn" data-act="album" @click=${() => void goTo({ to: 'album' })}>${icon('archive')}<span>${t('album-open')} · ${earned}/${stamps.length}</span></button>
  </section>`;
}
