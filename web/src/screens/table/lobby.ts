/** A table before it begins: who sits where, what is played, how to invite, and whether all are ready. */

import { html, nothing, type TemplateResult } from 'lit';
import {
  addPerson,
  addSeat,
  begin,
  beReady,
  changePerson,
  changeSeat,
  layAnew,
  lookOn,
  removePerson,
  removeSeat,
  takeSeat,
  wantSeat,
} from '../../commands/table/lobby';
import { BOTS, LONGEST_NAME } from '../../state/seats';
import { MOST_SEATS } from '../../state/table/said';
import type { TableNow, TableSeat } from '../../state/table/now';
import { icon } from '../../ui/icons';
import { iconButton, type Piece, wordButton } from '../../ui/pieces';
import { markOf } from '../../ui/seat-mark';
import { seatName } from '../../words/names';
import { list, t } from '../../words/texts';
import { healthLine } from './health';
import { invitation } from './invite';
import { invitations } from './next';
import { reconnection } from './reconnect';
import { setupPlate } from './setup';

/** Obstacles that have a text of their own. */
const CODES: readonly string[] = ['ours-is-older', 'theirs-is-older', 'terms'];

const PRESENCE = { here: 'together-here', ready: 'together-ready', lost: 'together-lost', invited: 'together-invited' } as const;

export function lobby(now: TableNow, toPlace: () => Promise<void>): TemplateResult {
  if (now.stage === 'seeking') return seeking(now);
  if (now.stage !== 'lobby') return begun(now, toPlace);
  return html`${troubles(now)}${invitations(now)}
    <section class="plate t-plate"><h2>${t('together-seats')}</h2>
      <ol class="t-seats">${now.seats.map((seat, index) => row(now, seat, index))}</ol>
      ${now.opener && now.seats.length < MOST_SEATS ? adds() : nothing}
      ${onlookers(now)}
      ${own(now)}
    </section>
    ${now.opener || now.seats.some(({ presence }) => presence === 'free') ? invitation(now) : nothing}
    ${setupPlate(now)}
    ${footer(now)}`;
}

function seeking(now: TableNow): TemplateResult {
  return html`${troubles(now)}<section class="plate t-plate seeking"><p class="status" role="status">${icon('hourglass')} ${t('together-seeking')}</p>
    <p class="muted">${t('together-seeking-note')}</p>${healthLine(now)}</section>`;
}

/** Cards are drawn together, or are on the table already. */
function begun(now: TableNow, toPlace: () => Promise<void>): TemplateResult {
  const names = list(now.waitingFor.map((seat) => seatName(now.seats, seat)));
  const playing = now.stage === 'play' || now.stage === 'over';
  return html`${troubles(now)}<section class="plate t-plate"><p class="status" role="status">${t(playing ? 'together-playing' : 'together-dealing')}</p>
      ${!playing && names ? html`<p>${t('together-waiting-for', { players: names })}</p>` : nothing}
      <ol class="t-seats">${now.seats.map((seat, index) => row(now, seat, index))}</ol>
      ${playing && !now.mending ? wordButton('next', t('together-to-place'), () => void toPlace(), { act: 'to-place', kind: 'primary' }) : nothing}
      ${!playing && now.opener ? wordButton('again', t('together-anew'), layAnew, { act: 'anew' }) : nothing}
      ${healthLine(now)}</section>`;
}

function troubles(now: TableNow): Piece {
  const outdated = now.onlookers.filter(({ older }) => older);
  const told = [
    ...(now.trouble ? [t(CODES.includes(now.trouble) ? `together-trouble-${now.trouble}` : 'together-trouble-other')] : []),
    ...outdated.map(({ older, names }) =>
      t(older === 'ours' ? 'together-older-ours' : 'together-older-theirs', { player: names || t('together-somebody') }),
    ),
    ...(now.mending ? [t('together-mending')] : []),
  ];
  return told.length
    ? html`<div class="t-troubles" role="alert">${told.map((text) => html`<p>${icon('claw')}<span>${text}</span></p>`)}</div>`
    : nothing;
}

function value(event: Event): string {
  return (event.target as HTMLInputElement | HTMLSelectElement).value;
}

/** Which of the people at this device a seat is; -1 for none. */
function personOn({ mine }: TableNow, index: number): number {
  return mine.indexOf(index);
}

function row(now: TableNow, seat: TableSeat, index: number): TemplateResult {
  const person = personOn(now, index);
  const lobby = now.stage === 'lobby';
  return html`<li class="seat-${seat.colour} is-${seat.presence}" data-seat-row=${index}>
    ${markOf(seat, index)}
    ${lobby && person >= 0 ? nameField(now, person) : html`<span class="t-name">${seat.presence === 'free' ? t('together-free') : seatName(now.seats, index)}</span>`}
    <span class="t-presence" data-presence=${seat.presence}>${presence(now, seat, index)}</span>
    ${lobby && now.opener && person < 0 ? kind(seat, index) : nothing}
    ${lobby ? end(now, seat, index, person) : nothing}
  </li>`;
}

function nameField(now: TableNow, person: number): TemplateResult {
  return html`<input type="text" maxlength=${LONGEST_NAME} autocomplete="off" spellcheck="false" aria-label=${t('table-name')} placeholder=${t('table-name')} data-person=${person}
    .value=${now.people[person]?.name ?? ''} @change=${(event: Event) => changePerson(person, { name: value(event).trim() })}>`;
}

function presence(now: TableNow, seat: TableSeat, index: number): Piece {
  if (seat.presence === 'free')
    return now.opener || !now.people.length
      ? nothing
      : wordButton('next', t('together-sit-here'), () => wantSeat(index), { act: `sit-${index}` });
  if (seat.presence === 'bot') return html`${icon('bot')}${t(`bot-${seat.bot}`)}`;
  if (seat.presence === 'own') return html`${icon('check')}${t('together-here-own')}`;
  return html`${icon(seat.presence === 'ready' ? 'check' : seat.presence === 'lost' ? 'cross' : 'hourglass')}${t(PRESENCE[seat.presence])}`;
}

function kind(seat: TableSeat, index: number): TemplateResult {
  return html`<select aria-label=${t('seats-kind', { player: String(index + 1) })} data-kind=${index} @change=${(event: Event) => changeSeat(index, value(event))}>
    <option value="" .selected=${!seat.bot}>${t('seats-person')}</option>
    <optgroup label=${t('table-bot')}>${BOTS.map((bot) => html`<option value=${bot} .selected=${seat.bot === bot}>${t(`bot-${bot}`)}</option>`)}</optgroup></select>`;
}

function end(now: TableNow, seat: TableSeat, index: number, person: number): Piece {
  if (person > 0) return iconButton('cross', t('together-person-away'), () => removePerson(person));
  if (!now.opener || now.seats.length <= 2 || seat.presence === 'own') return nothing;
  return iconButton('cross', t('together-seat-away'), () => removeSeat(index));
}

function adds(): TemplateResult {
  return html`<div class="adds">
    ${wordButton('plus', t('together-add-seat'), () => addSeat(), { act: 'add-seat' })}
    ${wordButton('plus', t('table-add-bot'), () => addSeat('greedy'), { act: 'add-bot' })}</div>`;
}

function onlookers(now: TableNow): Piece {
  const watching = now.onlookers.filter(({ older, lost }) => !older && !lost);
  return watching.length ? html`<p class="muted">${t('together-onlookers', { count: watching.length })}</p>` : nothing;
}

/** Those at this device: one more, or nobody who plays. */
function own(now: TableNow): TemplateResult {
  const free = now.seats.some(({ presence }) => presence === 'free');
  return html`<div class="t-own">
    ${free && now.people.length ? html`<button class="link" data-act="add-person" @click=${addPerson}>${t('together-add-person')}</button>` : nothing}
    ${now.opener ? nothing : now.people.length ? html`<button class="link" data-act="look-on" @click=${lookOn}>${t('together-look-on')}</button>` : html`<button class="link" data-act="take-seat" ?disabled=${!free} @click=${takeSeat}>${t('together-take-seat')}</button>`}
  </div>`;
}

function footer(now: TableNow): TemplateResult {
  return html`${now.opener ? nothing : reconnection(now)}<div class="t-foot">${healthLine(now)}${now.opener ? beginButton(now) : readyButton(now)}</div>`;
}

function beginButton(now: TableNow): TemplateResult {
  const free = now.seats.filter(({ presence }) => presence === 'free').length;
  const slow = now.seats.flatMap((seat, index) =>
    ['here', 'lost', 'invited'].includes(seat.presence) ? [seatName(now.seats, index)] : [],
  );
  const note = free
    ? t('together-seats-free', { count: free })
    : slow.length
      ? t('together-not-ready', { players: list(slow) })
      : t('together-all-ready');
  return html`<p role="status">${note}</p>${wordButton('play', t('together-begin'), begin, { act: 'begin', kind: 'primary', off: !now.canBegin })}`;
}

function readyButton(now: TableNow): TemplateResult {
  if (!now.people.length) return html`<p role="status">${t('together-looking-on')}</p>`;
  if (!now.mine.length) return html`<p role="status">${t('together-full')}</p>`;
  return html`<p role="status">${t(now.ready ? 'together-host-begins' : 'together-say-ready')}</p>
    ${wordButton(now.ready ? 'cross' : 'check', t(now.ready ? 'together-not-yet' : 'together-ready-button'), () => beReady(!now.ready), { act: 'ready', kind: now.ready ? '' : 'primary' })}`;
}
