/** Small ribbons under the seal: a new best, a new title, hints, and what a daily map brings besides. */

import { html, nothing, type TemplateResult } from 'lit';
import { state } from '../../state/store';
import { icon, type IconName } from '../../ui/icons';
import { parPiece } from '../../ui/par';
import type { Piece } from '../../ui/pieces';
import { untilMidnight } from '../../words/daily';
import { t } from '../../words/texts';
import { isDaily, now } from './climax';

export function honours(): Piece {
  const { honours: found } = now();
  const { hints } = state.game;
  const ribbons = [
    found?.is_best ? ribbon('best', 'star', t('final-new-best'), t('final-best-before', { stars: found.best_before ?? 0 })) : nothing,
    found?.is_new_title ? ribbon('title', 'compass', t('final-new-title')) : nothing,
    hints ? ribbon('hints', 'bulb', t('final-hints', { count: hints }), t('final-hints-note')) : nothing,
  ].filter((each) => each !== nothing);
  return html`${ribbons.length ? html`<ul class="ribbons">${ribbons}</ul>` : nothing}${isDaily() ? daily() : nothing}`;
}

function ribbon(name: string, sign: IconName, text: string, note = ''): TemplateResult {
  const small = note ? html`<small>${note}</small>` : nothing;
  return html`<li class="ribbon ${name}" data-honour=${name}>${icon(sign)}<b>${text}</b>${small}</li>`;
}

/** The streak, the expert on the same cards, and when the next map comes. */
function daily(): TemplateResult {
  const { honours: found, expert } = now();
  return html`<ul class="f-daily" data-show="final-daily">
    ${found?.streak ? html`<li>${icon('calendar')}${t('daily-streak', { count: found.streak })}</li>` : nothing}
    <li data-show="expert">${parPiece(expert ?? { stars: null, share: 0 })}</li>
    <li>${icon('hourglass')}${t('daily-next', { time: untilMidnight() })}</li></ul>`;
}
