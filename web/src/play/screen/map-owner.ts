/** Whose map lies on the screen: in its owner's colour wherever someone else draws on it. */

import { html, nothing } from 'lit';
import type { View } from '../../core/contract/generated/messages';
import { humanCount } from '../../core/state/seats';
import { state } from '../../core/state/store';
import { openDialog } from '../../core/page/navigate';
import type { Renderable } from '../../core/ui/buttons';
import { seatColourClass, seatNameOf, seatShield } from '../../core/ui/seat-mark';
import { t } from '../../core/words/texts';
import type { Play } from '../play';

/** Shows the map of a seat large, in the dialog of all maps and on the final screen. */
export function inspectSeat(play: Play, seat: number): void {
  play.update({ display: { inspectedSeat: seat } });
}

export function openMapOfSeat(play: Play, seat: number): void {
  inspectSeat(play, seat);
  void openDialog({ is: 'maps' });
}

function drawingSeat(view: View): number {
  const { animation, viewerSeat, tally, shownSeat } = state.display;
  if (tally) return shownSeat; // no one draws while a season is counted
  return animation?.kind === 'bot' ? animation.by : view.phase === 'bot' ? viewerSeat : view.seat;
}

/** The classes of the screen: that a map has an owner, the owner's colour, whether it is another person's map, and whether another draws on it. */
export function ownerClasses(view: View): string {
  if (view.players.length < 2) return '';
  const { shownSeat, viewerSeat } = state.display;
  const raided = drawingSeat(view) !== shownSeat;
  return `with-owner ${seatColourClass(shownSeat)} ${raided || shownSeat !== viewerSeat ? 'visiting' : ''} ${raided ? 'raided' : ''}`;
}

/** Over the map: its owner, and who draws on it. Said where it is not plain: away from one's own map, and at an open table. */
export function ownerRibbon(view: View): Renderable {
  const { shownSeat, viewerSeat, animation } = state.display;
  const { seats, open } = state.game;
  const drawer = drawingSeat(view);
  const isObvious = drawer === shownSeat && shownSeat === viewerSeat && !(open && humanCount(seats) > 1);
  if (view.players.length < 2 || isObvious || animation?.kind === 'raid') return nothing;
  const drawing = drawer === shownSeat ? nothing : html`<small>${t('table-drawing', { player: seatNameOf(drawer) })}</small>`;
  const title = html`<b class="ellipsis">${t('table-map-of', { player: seatNameOf(shownSeat) })}</b>`;
  return html`<p class="owner-ribbon middle text-xs row" role="status" data-show="owner">${seatShield(shownSeat)}${title}${drawing}</p>`;
}
