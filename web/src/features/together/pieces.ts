/** The parts of the play screen and the final screen that concern a table. */

import { html, nothing, type TemplateResult } from 'lit';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import { goTo, openDialog } from '../../core/page/navigate';
import { type OnlineTable, tableState } from './state';
import { type Renderable, textButton } from '../../core/ui/buttons';
import { icon, type IconName } from '../../core/ui/icons';
import { seatName } from '../../core/words/names';
import { seasonName } from '../../core/words/sentences';
import { joinList, t } from '../../core/words/texts';
import { deliveryText, isSending } from '../../core/ui/delivery';
import type { PlayPanels } from '../../play/play';
import { letBotDraw } from './open-table';

/** Returns a sentence about who has to draw, and whether the entries of this device have been sent. */
export function statusText(table: OnlineTable): string {
  const { seats, waitingFor, ownSeats, delivery, hasDrawn } = table;
  const others = waitingFor.filter((seat) => !ownSeats.includes(seat) && seats[seat]?.presence !== 'bot' && !seats[seat]?.isBotDrawing);
  if (!others.length) return t('together-going-on');
  const players = joinList(others.map((seat) => seatName(seats, seat)));
  const count = others.length;
  if (others.some((seat) => seats[seat]?.presence === 'here')) return t('together-still-drawing', { players, count });
  if (isSending(table)) return delivery.openRelays ? t('together-sending') : deliveryText(table);
  if (delivery.stores === false) return t('together-line-not-stored');
  return hasDrawn && delivery.stores ? t('together-sent', { players, count }) : t('together-waiting-for', { players });
}

/** The line in place of the verdict, while other players draw. */
function waiting(): Renderable {
  const { open: table } = tableState.value;
  if (!table) return nothing;
  return html`<p class="verdict row" data-show="still-drawing" ?data-sent=${!isSending(table)}>
    ${icon('hourglass')}<span class="clamp">${statusText(table)}</span></p>`;
}

/** The line above the map: who draws for whom, and the button to the dialog of the table. */
function strip(): Renderable {
  const { open: table } = tableState.value;
  if (!table) return nothing;
  return html`<div class="company-strip gap-half stack">${seatNoteOf(table)}${companyButton(table)}</div>`;
}

/** A note about who draws for this player, has drawn for them, or whom this player draws for. */
function seatNoteOf({ seats, ownSeats, drawingFor, drawnBy, over }: OnlineTable): Renderable {
  const [seat = -1] = ownSeats;
  const drawer = drawnBy[seat] ?? -1;
  if (over) return nothing;
  if (drawingFor >= 0) return seatNote(t('together-drawing-for', { player: seatName(seats, drawingFor) }));
  if (!seats[seat]?.isBotDrawing)
    return drawer < 0 ? nothing : seatNote(t('together-player-drew-for-you', { player: seatName(seats, drawer) }));
  return html`${seatNote(t('together-bot-drew-for-you'))}
    ${textButton('person', t('together-take-back'), () => void letBotDraw(seat, false), { act: 'take-back' })}`;
}

function seatNote(text: string): TemplateResult {
  return html`<p class="made-sign box row" role="status" data-show="seat-note">${text}</p>`;
}

/** The button to the dialog of the table: a problem, an invitation to free seats, or how many players are here. */
function companyButton(table: OnlineTable): TemplateResult {
  const { seats } = table;
  const open = (): void => void openDialog({ is: 'company' });
  const hasFree = seats.some(({ presence }) => presence === 'free');
  const away = seats.flatMap((seat, index) => (seat.presence === 'away' && !seat.isBotDrawing ? [seatName(seats, index)] : []));
  const count = seats.filter(({ presence }) => presence !== 'absent' && presence !== 'away' && presence !== 'free').length;
  const isConnected = table.delivery.openRelays > 0 || seats.some(({ presence }) => presence === 'here');
  const isOffline = table.delivery.relays > 0 && !isConnected;
  const button = (look: string, name: IconName, text: string): TemplateResult =>
    html`<button class="company-btn box row ${look}" data-act="company" ?data-stored=${!isSending(table)} @click=${open}>
      ${icon(name)}<span class="here-words">${text}</span>
      <span class="here-figures" aria-hidden="true">${count}/${seats.length}</span></button>`;
  if (away.length) return button('wrong', 'unlinked', t('together-away', { players: joinList(away), count: away.length }));
  if (isOffline) return button('wrong', 'unlinked', deliveryText(table));
  if (hasFree) return button('invites', 'share', t('together-invite'));
  return button('', 'people', t('together-here-count', { count, all: seats.length }));
}

/** On the final screen, the button that opens another table for the same players. */
function again(): Renderable {
  const { open: table } = tableState.value;
  if (!table?.ownSeats.length || table.next) return nothing;
  return textButton('again', t('final-again'), () => void goTo({ to: 'table', next: true }), { act: 'again', look: 'primary' });
}

function invited(): Renderable {
  const { open: table } = tableState.value;
  if (!table?.next) return nothing;
  return html`<div class="table-next" role="status"><p class="row">${icon('people')}<span>${t('together-next')}</span></p>
    ${textButton('next', t('together-next-join'), () => void goTo({ to: 'table', next: true }), { act: 'join-next', look: 'primary' })}</div>`;
}

/** The games that each seat has won, and the seasons that a bot has drawn for a person. */
function runningScores(): Renderable {
  const { open: table } = tableState.value;
  if (!table) return nothing;
  const notes = table.byBots.map(({ seat, seasons }) => html`<p class="muted" data-show="by-bot">${botNote(table, seat, seasons)}</p>`);
  return html`${runningScore(table)}${notes}`;
}

function runningScore({ seats, wins }: OnlineTable): Renderable {
  if (wins.reduce((sum, won) => sum + won, 0) < 2) return nothing;
  const score = wins.map((won, seat) => `${seatName(seats, seat)} ${won}`).join(', ');
  return html`<p data-show="running-score">${t('together-running-score', { score })}</p>`;
}

function botNote({ seats, setup }: OnlineTable, seat: number, seasons: readonly number[]): string {
  const player = seatName(seats, seat);
  const names = CATALOGUE.seasons[setup.seasons] ?? [];
  return t('together-bot-drew-in', { player, seasons: joinList(seasons.map((season) => seasonName(names[season]?.id ?? ''))) });
}

export const tablePanels: PlayPanels = {
  strip,
  waiting,
  standing: () => html`${invited()}${runningScores()}`,
  again,
};
