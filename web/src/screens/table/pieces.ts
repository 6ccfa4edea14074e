/** What the play screen shows of the others: who is still drawing, who is lost, and the signs they make. */

import { html, nothing, type TemplateResult } from 'lit';
import { openDialog } from '../../commands/navigate';
import { state } from '../../state/store';
import type { TableNow, TableSeat } from '../../state/table/now';
import type { CompanyPieces } from '../../ui/company';
import { icon } from '../../ui/icons';
import type { Piece } from '../../ui/pieces';
import { seatName } from '../../words/names';
import { list, t } from '../../words/texts';
import { alarm, differs } from './alarm';
import { stoodIn } from './stood-in';
import { again, invited } from './next';

/** The people and bots that are waited for, without those at this device. */
function slow({ waitingFor, mine, seats }: TableNow, isAway: boolean): string[] {
  const found = waitingFor.filter((seat) => !mine.includes(seat) && isSeatAway(seats[seat]) === isAway);
  return found.map((seat) => seatName(seats, seat));
}

function isSeatAway(seat: TableSeat | undefined): boolean {
  return seat?.presence === 'lost' && !seat.standIn;
}

function waiting(): Piece {
  const { now } = state.table;
  if (!now) return nothing;
  const [drawing, away] = [slow(now, false), slow(now, true)];
  const words = [
    ...(drawing.length ? [t('together-still-drawing', { players: list(drawing), count: drawing.length })] : []),
    ...(away.length ? [t('together-away', { players: list(away), count: away.length })] : []),
  ];
  const told = words.join(' · ') || t('together-going-on');
  return html`<p class="verdict" data-show="still-drawing">${icon('hourglass')}<span>${told}</span></p>`;
}

function strip(): Piece {
  const { now } = state.table;
  if (!now) return nothing;
  const wrong = alarm(now);
  return html`<div class="company-strip">
    ${now.signs.map((sign) => madeSign(now, sign))}
    ${button(now, wrong)}</div>`;
}

function madeSign({ seats }: TableNow, { key, name, sign }: TableNow['signs'][number]): TemplateResult {
  const seat = seats.findIndex((each) => each.key === key);
  const other = name || (seat < 0 ? t('together-somebody') : seatName(seats, seat));
  return html`<p class="made-sign" role="status"><b>${key ? other : t('together-you')}</b> ${t(`together-sign-${sign}`)}</p>`;
}

function button(now: TableNow, wrong: string): TemplateResult {
  const away = now.seats.filter(({ presence }) => presence === 'lost').length;
  const words = presentCount(now.seats.length - away, now.seats.length, wrong);
  return html`<button class="company-btn ${wrong ? 'wrong' : ''}" data-act="company" ?data-stored=${now.stored}
    @click=${() => void openDialog({ is: 'company' })}>${icon(wrong ? 'unlinked' : 'people')}${words}</button>`;
}

/** Where there is little room, the figures alone are seen: what is wrong is read in the dialog, and covers nothing. */
function presentCount(count: number, all: number, wrong: string): TemplateResult {
  const figures = html`<span class="here-figures" aria-hidden="true">${count}/${all}</span>`;
  return html`<span class="here-words">${wrong || t('together-here-count', { count, all })}</span>${figures}`;
}

/** At the end: that others have another game, and which maps a bot drew. */
function outcome(): Piece {
  const { now } = state.table;
  return now ? html`${differs(now)}${stoodIn(now)}` : nothing;
}

export const PIECES: CompanyPieces = { strip, waiting, again, invited, outcome };
