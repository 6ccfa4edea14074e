/** Everyone at the table: who is here, a bot in place of someone, a sign to all, and the way out. */

import { html, nothing, type TemplateResult } from 'lit';
import { closeDialog } from '../../commands/navigate';
import { leaveGame } from '../../commands/open';
import { askToNotify, canNotify, isNotifying, stopNotifying } from '../../browser/notices';
import { copy, fail, say } from '../../commands/page';
import { branchOff, handToBot, takeTheirs } from '../../commands/table/hand-over';
import { makeSign } from '../../commands/table/session';
import { redraw, state } from '../../state/store';
import type { TableNow, TableSeat } from '../../state/table/now';
import { type Sign, SIGNS } from '../../state/table/said';
import { icon, type IconName } from '../../ui/icons';
import { sheetDialog } from '../../ui/modal';
import { type Piece, wordButton } from '../../ui/pieces';
import { markOf } from '../../ui/seat-mark';
import { seatName } from '../../words/names';
import { t } from '../../words/texts';
import { alarm } from './alarm';
import { healthLine, isConnected } from './health';
import { tableLink } from './invite';
import { moveQuestion } from './moved';
import { isReconnecting, reconnection } from './reconnect';

export function dialog(): TemplateResult {
  const { now } = state.table;
  return sheetDialog('company', t('together-company'), now ? content(now) : nothing, closeDialog);
}

function content(now: TableNow): TemplateResult {
  return html`${wayOut(now)}
    <ol class="t-seats">${now.seats.map((seat, index) => row(now, seat, index))}</ol>
    ${healthLine(now)}
    ${reconnection(now)}
    ${isReconnecting() ? nothing : rest(now)}`;
}

/** What is wrong, and what can be done about it: a bot in the other's place, here alone; or the game that all others have. */
function wayOut(now: TableNow): Piece {
  const wrong = alarm(now);
  const mayBranch = isPlaying(now) && now.seats.some(({ presence, stopped }) => presence === 'lost' || stopped);
  if (!wrong && !mayBranch) return nothing;
  const branch = wordButton('bot', t('together-branch'), () => void branchOff(), { act: 'branch' });
  const theirs = wordButton('people', t('together-take-theirs'), () => void takeTheirs(), { act: 'take-theirs' });
  const offered = mayBranch || (now.astray.length > 0 && now.mine.length > 0);
  return html`<section class="t-again">${wrong ? html`<p role="status">${wrong}</p>` : nothing}
    ${offered ? html`<p class="muted">${t('together-branch-note')}</p>` : nothing}
    <div class="t-acts">${offered ? branch : nothing}${now.outvoted ? theirs : nothing}</div></section>`;
}

/** What one may say, and the ways out. */
function rest(now: TableNow): TemplateResult {
  const copyLink = (): void => void copy(tableLink(now), 'share-link-copied');
  return html`${now.mine.length ? signs() : nothing}
    <div class="t-acts">${wordButton('copy', t('together-copy-onlooker'), copyLink, { act: 'copy-link' })}
      ${wordButton('compass', t('together-leave'), leaveGame, { act: 'leave-table' })}</div>
    ${moveQuestion(now)}
    ${now.mine.length && canNotify() ? notifyButton() : nothing}
    <p class="muted">${t('together-leave-note')}</p>`;
}

function notifyButton(): TemplateResult {
  if (isNotifying()) return wordButton('bell', t('together-notify-off'), dontNotify, { act: 'notify-off' });
  return wordButton('bell', t('together-notify'), () => void wantNotices(), { act: 'notify' });
}

async function wantNotices(): Promise<void> {
  const granted = await askToNotify();
  if (granted) say('together-notify-on');
  else fail('together-notify-refused');
  redraw();
}

function dontNotify(): void {
  stopNotifying();
  redraw();
}

function row(now: TableNow, seat: TableSeat, index: number): TemplateResult {
  return html`<li class="seat-${seat.colour} is-${seat.presence}" data-seat-row=${index}>${markOf(seat, index)}
    <span class="t-name">${seatName(now.seats, index)}</span>
    <span class="t-presence" data-presence=${seat.presence}>${standing(now, seat, index)}</span>
    ${mayHandOver(now, seat) ? toBotButton(index) : nothing}</li>`;
}

/** Offered while this device is connected, of a seat that is silent or stopped; at two devices never. */
function mayHandOver(now: TableNow, seat: TableSeat): boolean {
  const isAway = seat.presence === 'lost' && !seat.standIn;
  return isPlaying(now) && now.devices > 2 && isConnected(now) && (isAway || seat.stopped) && !seat.vote?.own;
}

/** Whether someone at this device plays now. */
function isPlaying(now: TableNow): boolean {
  return now.stage === 'play' && now.mine.length > 0;
}

function toBotButton(index: number): TemplateResult {
  return wordButton('bot', t('together-hand-over'), () => void handToBot(index), { act: `hand-${index}` });
}

function signs(): TemplateResult {
  return html`<h3 class="lbl">${t('together-signs')}</h3><div class="t-signs">${SIGNS.map(signButton)}</div>`;
}

function standing(now: TableNow, seat: TableSeat, index: number): Piece {
  const say = (name: IconName, text: string): TemplateResult => html`${icon(name)}${text}`;
  if (seat.vote) return say('bot', t('together-vote', { count: seat.vote.by, all: seat.vote.of }));
  if (seat.stopped) return say('claw', t('together-stopped'));
  if (seat.standIn) return say('bot', t('together-stand-in'));
  if (seat.presence === 'lost') return say('cross', t('together-lost'));
  if (now.waitingFor.includes(index) && now.stage === 'play') return say('hourglass', t('together-draws'));
  if (seat.bot) return say('bot', t(`bot-${seat.bot}`));
  return say('check', t(now.stage === 'play' ? 'table-drawn' : 'together-here'));
}

function signButton(sign: Sign): TemplateResult {
  const make = (): void => {
    void makeSign(sign);
    closeDialog();
  };
  return html`<button class="btn" data-sign=${sign} @click=${make}><span>${t(`together-sign-${sign}`)}</span></button>`;
}
