/** Every map of the table: one large, the others as small pictures to choose from. */

import { html, type TemplateResult } from 'lit';
import type { PlayerView, View } from '../../contract/generated/messages';
import { state, update } from '../../state/store';
import { mapPicture } from '../../ui/board';
import { icon } from '../../ui/icons';
import { mapChoice } from '../../ui/map-choice';
import { modal } from '../../ui/modal';
import { stars } from '../../ui/pieces';
import { nameOf } from '../../ui/seat-mark';
import { cardName } from '../../words/sentences';
import { number, t } from '../../words/texts';

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
