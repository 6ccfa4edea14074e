/** On the final screen: which maps a bot drew, and since when. */

import { html, nothing, type TemplateResult } from 'lit';
import type { TableNow } from '../../state/table/now';
import { icon } from '../../ui/icons';
import type { Piece } from '../../ui/pieces';
import { seatName } from '../../words/names';
import { list, t } from '../../words/texts';

const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;

export function stoodIn({ stoodIn: all, seats }: TableNow): Piece {
  if (!all.length) return nothing;
  const row = ({ seat, seasons }: TableNow['stoodIn'][number]): TemplateResult =>
    html`<p>${icon('bot')} ${words(
      seatName(seats, seat),
      [...seasons].sort((a, b) => a - b),
    )}</p>`;
  return html`<div class="muted" data-show="stood-in">${all.map(row)}</div>`;
}

/** To the end of the game, or in single seasons. */
function words(player: string, seasons: readonly number[]): string {
  const [first = 0] = seasons;
  const toTheEnd = seasons.length === SEASONS.length - first;
  if (toTheEnd) return t('together-bot-drew-from', { player, season: SEASONS[first] ?? '' });
  return t('together-bot-drew-in', { player, seasons: list(seasons.map((season) => t(`season-${SEASONS[season] ?? 'spring'}`))) });
}
