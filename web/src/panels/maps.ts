/** Every map of the table: one large, the others as small pictures to choose from. */

import { html, type TemplateResult } from 'lit';
import { pictureOf } from '../cells';
import type { PlayerView, View } from '../generated/messages';
import { icon } from '../icons';
import { hashText } from '../paint/hash';
import { thumbnail } from '../paint/thumbnails';
import { painted } from '../painted';
import { state, update } from '../store';
import { updateTable } from '../table/state';
import { number, t } from '../texts';
import { cardName } from '../words';
import { modal } from './modal';
import { mapPicture } from './map';
import { stars } from './pieces';
import { nameOf, seatMark } from './seat-mark';

/** Small maps to choose from, as on the final screen. */
export function mapChoice(view: View): TemplateResult {
  const { look } = state.table;
  return html`<div class="map-choice" role="group" aria-label=${t('table-maps')}>${view.players.map(
    ({ seat, map }) => html`<button
      class=${seat === look ? 'on' : ''} aria-pressed=${seat === look} data-look=${seat} @click=${() => updateTable({ look: seat })}>
    <canvas aria-hidden="true" ${painted(`seat${map}${state.paint}`, (theme, measure) => thumbnail(pictureOf(map), measure('--thumb', 72), theme, hashText(view.deal)))}></canvas>
    <span>${seatMark(seat)}<b>${nameOf(seat)}</b></span></button>`,
  )}</div>`;
}

export function maps(view: View): TemplateResult {
  const close = (): void => update({ dialog: null });
  const player = view.players[state.table.look] ?? view.players[0];
  const name = nameOf(player?.seat ?? 0);
  return modal(
    'maps',
    t('table-maps'),
    html`<section class="sheet-dialog plate maps">
    <header><h2>${t('table-map-of', { player: name })}</h2><button class="icon-btn" data-first aria-label=${t('play-close')} @click=${close}>${icon('cross')}</button></header>
    ${mapPicture('look', t('table-map-of', { player: name }))}
    ${player ? facts(view, player) : ''}
    ${mapChoice(view)}
  </section>`,
    close,
  );
}

function facts(view: View, { edicts, coins, toll, stars: total }: PlayerView): TemplateResult {
  return html`<dl class="map-facts">
    <div><dt>${t('play-stars')}</dt><dd>${stars(total)}</dd></div>
    ${view.edicts.map(({ letter, id, live }) => html`<div class=${live ? 'live' : ''}><dt title=${cardName(id)}>${letter}<span class="sr"> ${cardName(id)}</span></dt><dd>${edicts[letter] ?? 0}</dd></div>`)}
    <div><dt>${icon('coin')}<span class="sr">${t('play-coins')}</span></dt><dd>${coins}</dd></div>
    <div><dt>${icon('claw')}<span class="sr">${t('play-toll')}</span></dt><dd>${number(-toll)}</dd></div>
  </dl>`;
}
