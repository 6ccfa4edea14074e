/** Stamps that a game has just earned, on its last screen, and the way to the album. */

import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from '../../commands/navigate';
import type { StampJson } from '../../contract/generated/messages';
import { local } from '../../state/local';
import { type Piece, wordButton } from '../../ui/pieces';
import { list, t } from '../../words/texts';
import { stampHow, stampName, stampPicture } from './stamp';

/** The one that is told about. */
const row = local({ chosen: '' });

/** In one row, however many a first game earns: a press tells what one of them is for. */
export function freshStamps(stamps: readonly StampJson[]): Piece {
  const { chosen } = row.now;
  const told = stamps.find(({ id }) => id === chosen) ?? stamps[0];
  if (!told) return nothing;
  return html`<section class="fresh-stamps" data-show="stamps" aria-label=${t('album-new')}>
    <p class="eyebrow">${t('album-new')}</p><ul>${stamps.map((stamp, at) => fresh(stamp, at, stamp === told))}</ul>
    <p class="told" aria-hidden="true"><b>${stampName(told)}</b> <small>${stampHow(told)}</small></p></section>`;
}

function fresh(stamp: StampJson, at: number, on: boolean): TemplateResult {
  const tell = (): void => row.change({ chosen: stamp.id });
  const name = stampName(stamp);
  const shown = html`${stampPicture(stamp)}<span class="sr">${name}. ${stampHow(stamp)}</span>`;
  return html`<li .style=${`--at:${at}`} data-stamp=${stamp.id}><button
    title=${name} aria-pressed=${on} @click=${tell}>${shown}</button></li>`;
}

/** The same, to be read out. */
export function stampNews(stamps: readonly StampJson[]): string {
  return stamps.length ? `${t('album-new')}: ${list(stamps.map(stampName))}.` : '';
}

export function albumButton(stamps: readonly StampJson[]): TemplateResult {
  const earned = stamps.filter(({ game }) => game !== null).length;
  return wordButton('archive', `${t('album-title')} ${earned}/${stamps.length}`, () => void goTo({ to: 'album' }), { act: 'album' });
}
