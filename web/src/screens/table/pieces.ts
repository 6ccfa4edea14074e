/** What the play screen shows of the others: who is still drawing, who is lost, and the signs they make. */

import { html, nothing, type TemplateResult } from 'lit';
import { openDialog } from '../../commands/navigate';
import { state } from '../../state/store';
import type { TableNow } from '../../state/table/now';
import type { CompanyPieces } from '../../ui/company';
import { icon } from '../../ui/icons';
import type { Piece } from '../../ui/pieces';
import { seatName } from '../../words/names';
import { list, t } from '../../words/texts';
import { alarm, differs } from './alarm';
import { stoodIn } from './stood-in';
import { again, invited } from './next';

/** The people and bots that are waited for, without those at this device. */
function slow({ waitingFor, mine, seats }: TableNow): string[] {
  return waitingFor.filter((seat) => !mine.includes(seat)).map((seat) => seatName(seats, seat));
}

function waiting(): Piece {
  const { now } = state.table;
  if (!now) return nothing;
  const names = slow(now);
  const words = names.length ? t('together-still-drawing', { players: list(names), count: names.length }) : t('together-going-on');
  return html`<p class="verdict" data-show="still-drawing">${icon('hourglass')}<span>${words}</span></p>`;
}

function strip(): Piece {
  const { now } = state.table;
  if (!now) return nothing;
  const wrong = alarm(now);
  return html`<div class="company-strip">
    ${now.signs.map(madeSign)}
    ${button(now, wrong)}</div>`;
}

function madeSign({ name, sign }: TableNow['signs'][number]): TemplateResult {
  return html`<p class="made-sign" role="status"><b>${name || t('together-you')}</b> ${t(`together-sign-${sign}`)}</p>`;
}

function button(now: TableNow, wrong: string): TemplateResult {
  const away = now.seats.filter(({ presence }) => presence === 'lost').length;
  const words = wrong ? html`<span>${wrong}</span>` : presentCount(now.seats.length - away, now.seats.length);
  return html`<button class="company-btn ${wrong ? 'wrong' : ''}" data-act="company"
    @click=${() => void openDialog({ is: 'company' })}>${icon(wrong ? 'claw' : 'people')}${words}</button>`;
}

/** Where there is little room, the figures alone are seen. */
function presentCount(count: number, all: number): TemplateResult {
  const figures = html`<span class="here-figures" aria-hidden="true">${count}/${all}</span>`;
  return html`<span class="here-words">${t('together-here-count', { count, all })}</span>${figures}`;
}

/** At the end: that others have another game, and which maps a bot drew. */
function outcome(): Piece {
  const { now } = state.table;
  return now ? html`${differs(now)}${stoodIn(now)}` : nothing;
}

export const PIECES: CompanyPieces = { strip, waiting, again, invited, outcome };
