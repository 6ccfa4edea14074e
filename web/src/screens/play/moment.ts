/** Ruins, ambushes and heroes have their own moment: a banner over the map. */

import { html, nothing } from 'lit';
import { skipMoment } from '../../play/moments';
import { CATALOGUE } from '../../contract/generated/catalogue';
import { state } from '../../state/store';
import type { Moment } from '../../state/types';
import { icon, type IconName } from '../../ui/icons';
import type { Piece } from '../../ui/pieces';
import { colourOf, nameOf, seatMark } from '../../ui/seat-mark';
import { cardName, shown, terrainName } from '../../words/sentences';
import { list, t } from '../../words/texts';

export function momentBanner(): Piece {
  const { moment } = state.stage;
  if (!moment || moment.kind === 'ink') return nothing;
  if (moment.kind === 'flash') return banner('claw', moment.text, '', true);
  if (moment.kind === 'raid') return raid(moment.text, moment.note);
  if (moment.kind === 'bot') return botsTurn(moment);
  if (moment.kind === 'walk') {
    const corner = CATALOGUE.ambush[moment.card]?.corner ?? 'top-left';
    return banner('claw', t('play-ambush-revealed', { card: cardName(moment.card) }), t(`play-ambush-corner-${corner}`), true);
  }
  const card = moment.cards.at(-1) ?? '';
  if (card in CATALOGUE.ambush) return banner('claw', t('play-ambush-revealed', { card: cardName(card) }), t(`rule-${card}`));
  if (card in CATALOGUE.heroes) return banner('shield', t('extra-hero-moment', { card: cardName(card) }), t(`rule-${card}`));
  return banner('columns', moment.cards.slice(0, -1).map(cardName).join(', '), t('extra-ruins-moment'));
}

/** Another person's monsters: read, then put away. */
function raid(title: string, note: string): Piece {
  return html`<div class="moment walking raid"><span class="medal">${icon('claw')}</span><p><b>${title}</b><small>${note}</small></p>
    <button class="btn" data-act="raid-seen" @click=${() => skipMoment()}>${t('menu-ok')}</button></div>`;
}

/** A bot has drawn: on to the next automatically, or at once. */
function botsTurn({ by, terrain, cells }: Extract<Moment, { kind: 'bot' }>): Piece {
  const drawn = t('log-drawn', { terrain: terrainName(terrain), cells: list(cells.map(shown)) });
  return html`<aside class="moment walking raid bots-turn ${colourOf(by)}" aria-label=${t('seats-watch')}>${seatMark(by)}
    <p><b>${t('table-drawing', { player: nameOf(by) })}</b><small>${drawn}</small></p>
    <button class="btn" data-act="skip-bots" @click=${() => skipMoment()}>${t('seats-skip')}</button></aside>`;
}

function banner(name: IconName, title: string, note: string, walking = false): Piece {
  const skip = (): void => void skipMoment();
  const onward = html`<button class="btn" data-act="moment-on" @click=${skip}>${t('moment-go-on')}${icon('next')}</button>`;
  const words = html`<b>${title}</b>${note ? html`<small>${note}</small>` : nothing}`;
  return html`<div class="moment ${walking ? 'walking' : ''}" @click=${skip}><span class="medal">${icon(name)}</span><p>${words}</p>
    ${walking ? nothing : onward}</div>`;
}
