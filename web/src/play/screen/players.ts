/** The players of a game in a row, and the owner of the map on the screen. */

import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../../core/contract/generated/messages';
import { starsWhileCounting } from '../../core/state/tally';
import { icon } from '../../core/ui/icons';
import type { Renderable } from '../../core/ui/buttons';
import { starsSoFar } from '../../core/ui/score-table';
import { drawingLabelOf, mapTitleOf, seatNameOf, seatShield, seatColourClass } from '../../core/ui/seat-mark';
import { botLevel } from '../../core/words/names';
import { formatNumber, t } from '../../core/words/texts';
import type { Play } from '../play';
import { humanCount } from '../../core/state/seats';
import { openDialog } from '../../core/page/navigate';

/** Returns whether a player draws, thinks or has drawn; empty otherwise. */
function playerStatus(view: View, seat: number): string {
  if (view.phase === 'over') return '';
  if (seat === view.seat && view.phase !== 'next')
    return view.phase === 'bot' ? t('table-thinking', { player: seatNameOf(seat) }) : drawingLabelOf(seat);
  return view.later_seats.includes(seat) ? '' : t('table-drawn');
}

/** The row of players. With `withoutLinks` their maps cannot be opened: behind the curtain they are hidden. */
export function playerRow(play: Play, view: View, withoutLinks = false): Renderable {
  if (!play.behaviour.hasStandings) return nothing;
  const chips = view.players.map(({ seat }) => html`<li class="row">${playerChip(play, view, seat, withoutLinks)}</li>`);
  return html`<ul class="players middle gap-1 fill row" aria-label=${t('new-players')}>${chips}</ul>`;
}

function playerChip(play: Play, view: View, seat: number, withoutLink: boolean): TemplateResult {
  const isActive = view.phase !== 'over' && seat === view.seat;
  const hasDrawn = !isActive && !view.later_seats.includes(seat);
  const player = view.players[seat];
  const worth = player ? starsWhileCounting(play.display.tally, player) : 0;
  const classes = `player tap row ${isActive ? 'current' : ''} ${isActive && view.phase === 'bot' ? 'thinking' : ''}`;
  const words = html`<span class="sr"> ${t('word-stars', { stars: worth })}. ${playerStatus(view, seat)}</span>`;
  const earned = html`<span class="player-stars inline-row">${icon('star')}${formatNumber(worth)}${words}</span>`;
  const content = html`${seatShield(seat)}<span class="player-name ellipsis">${seatNameOf(seat)}</span>${earned}
    ${hasDrawn ? html`<span class="player-ready">${icon('check')}</span>` : nothing}`;
  if (withoutLink) return html`<span class=${classes}>${content}</span>`;
  const title = [seatNameOf(seat), botLevel(play.game.seats, seat)].filter(Boolean).join(' · ');
  return html`<button class=${classes} title=${title} data-seat=${seat} @click=${() => openMapOfSeat(play, seat)}>${content}</button>`;
}

/** On small screens, in place of the row: the owner of the map and their stars. */
export function playersButton(play: Play, view: View): TemplateResult {
  const { shownSeat } = play.display;
  return html`<button class="only-small total players-btn gap-1 tap" data-act="maps" @click=${() => openMapOfSeat(play, shownSeat)}>
    ${seatShield(shownSeat)}${starsSoFar(view)}<span
      class="sr">${mapTitleOf(shownSeat)}. ${t('table-maps')}</span></button>`;
}

/** Selects the map that the dialog of all maps and the final screen show. */
export function inspectSeat(play: Play, seat: number): void {
  play.update({ display: { inspectedSeat: seat } });
}

export function openMapOfSeat(play: Play, seat: number): void {
  inspectSeat(play, seat);
  void openDialog({ is: 'maps' });
}

/** Returns the seat that draws now; the shown one during a tally, the viewer's while bots think. */
function drawingSeat(play: Play, view: View): number {
  const { animation, viewerSeat, tally, shownSeat } = play.display;
  if (tally) return shownSeat; // no one draws while a season is counted
  if (animation?.kind === 'bot') return animation.by;
  return view.phase === 'bot' ? viewerSeat : view.seat;
}

/** Returns the classes of the play screen: the owner's colour, whether it is another player's map, and whether another seat draws on it. */
export function ownerClasses(play: Play, view: View): string {
  if (!play.behaviour.hasStandings) return '';
  const { shownSeat, viewerSeat } = play.display;
  const isRaided = drawingSeat(play, view) !== shownSeat;
  return `with-owner ${seatColourClass(shownSeat)} ${isRaided || shownSeat !== viewerSeat ? 'visiting' : ''} ${isRaided ? 'raided' : ''}`;
}

/** The owner of the map and who draws on it, above the map; nothing if the player draws on their own map and others are hidden. */
export function ownerRibbon(play: Play, view: View): Renderable {
  const { shownSeat, viewerSeat, animation } = play.display;
  const { seats, open } = play.game;
  const drawer = drawingSeat(play, view);
  const isObvious = drawer === shownSeat && shownSeat === viewerSeat && !(open && humanCount(seats) > 1);
  if (!play.behaviour.hasStandings || isObvious || animation?.kind === 'raid') return nothing;
  const drawing = drawer === shownSeat ? nothing : html`<small>${drawingLabelOf(drawer)}</small>`;
  const title = html`<b class="ellipsis">${mapTitleOf(shownSeat)}</b>`;
  return html`<p class="owner-ribbon middle text-xs row" role="status" data-show="owner">${seatShield(shownSeat)}${title}${drawing}</p>`;
}
