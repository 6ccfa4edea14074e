/** A strip of the last screen: the stamps that a game has just earned, or the one to aim for next, and the way to the album. */

import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from '../../commands/navigate';
import type { StampJson } from '../../contract/generated/messages';
import { local } from '../../state/local';
import { icon } from '../../ui/icons';
import { type Piece } from '../../ui/pieces';
import { list, t } from '../../words/texts';
import { stampHow, stampName, stampPicture } from './stamp';

/** The one that is described. */
const row = local({ chosen: '' });

export function albumStrip(all: readonly StampJson[], stamps: readonly StampJson[], next: StampJson | undefined): TemplateResult {
  return html`${stamps.length ? freshStamps(stamps) : aim(next)}${albumButton(all)}`;
}

/** In one row, however many a first game earns: a press says what one of them is for. */
function freshStamps(stamps: readonly StampJson[]): Piece {
  const { chosen } = row.now;
  const told = stamps.find(({ id }) => id === chosen) ?? stamps[0];
  if (!told) return nothing;
  return html`<section class="fresh-stamps" data-show="stamps" aria-label=${t('album-new')}>
    <ul>${stamps.map((stamp, at) => fresh(stamp, at, stamp === told))}</ul>
    <p class="told" aria-hidden="true"><b>${stampName(told)}</b> <small>${stampHow(told)}</small></p></section>`;
}

function fresh(stamp: StampJson, at: number, on: boolean): TemplateResult {
  const tell = (): void => row.change({ chosen: stamp.id });
  const name = stampName(stamp);
  const shown = html`${stampPicture(stamp)}<span class="sr">${name}. ${stampHow(stamp)}</span>`;
  return html`<li .style=${`--at:${at}`} data-stamp=${stamp.id}><button
    title=${name} aria-pressed=${on} @click=${tell}>${shown}</button></li>`;
}

/** The nearest stamp, and how near it is. */
function aim(stamp: StampJson | undefined): Piece {
  if (!stamp) return nothing;
  const { reached, goal } = stamp;
  return html`<section class="fresh-stamps" data-show="next-stamp" title=${stampHow(stamp)}>${stampPicture(stamp)}
    <p class="told"><small>${t('final-next-stamp')}</small> <b>${stampName(stamp)}</b>
      <small>${t('album-progress', { reached, goal })}</small></p></section>`;
}

/** The same, to be read out. */
export function stampNews(stamps: readonly StampJson[]): string {
  return stamps.length ? `${t('album-new')}: ${list(stamps.map(stampName))}.` : '';
}

function albumButton(stamps: readonly StampJson[]): TemplateResult {
  const earned = stamps.filter(({ game }) => game !== null).length;
  return html`<button class="btn" data-act="album" @click=${() => void goTo({ to: 'album' })}>${icon('archive')}
    <span><span class="sr">${t('album-title')}</span> ${earned}/${stamps.length}</span></button>`;
}
