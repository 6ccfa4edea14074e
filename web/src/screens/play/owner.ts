/** Whose map lies on the screen: in its owner's colour wherever someone else draws on it. */

import { html, nothing } from 'lit';
import type { View } from '../../contract/generated/messages';
import { people } from '../../state/seats';
import { state } from '../../state/store';
import type { Piece } from '../../ui/pieces';
import { colourOf, nameOf, seatMark } from '../../ui/seat-mark';
import { t } from '../../words/texts';

function drawer(view: View): number {
  const { moment, at, tally, shown } = state.stage;
  if (tally) return shown; // no one draws while a season is counted
  return moment?.kind === 'bot' ? moment.by : view.phase === 'bot' ? at : view.seat;
}

/** The classes of the screen: the owner's colour, whether it is another person's map, and whether another draws on it. */
export function ownership(view: View): string {
  if (view.players.length < 2) return '';
  const { shown, at } = state.stage;
  const raided = drawer(view) !== shown;
  return `${colourOf(shown)} ${raided || shown !== at ? 'visiting' : ''} ${raided ? 'raided' : ''}`;
}

/** Over the map: its owner, and who draws on it. Said where it is not plain: away from one's own map, and at an open table. */
export function ribbon(view: View): Piece {
  const { shown, at, moment } = state.stage;
  const { seats, open } = state.game;
  const by = drawer(view);
  const plain = by === shown && shown === at && !(open && people(seats) > 1);
  if (view.players.length < 2 || plain || moment?.kind === 'raid') return nothing;
  const drawing = by === shown ? nothing : html`<small>${t('table-drawing', { player: nameOf(by) })}</small>`;
  const title = html`<b>${t('table-map-of', { player: nameOf(shown) })}</b>`;
  return html`<p class="owner-ribbon" role="status" data-show="owner">${seatMark(shown)}${title}${drawing}</p>`;
}
