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
import { local } from '../../state/local';
import { BOTS, LONGEST_NAME } from '../../state/seats';
import { MOST_SEATS } from '../../state/table/said';
import type { TableNow, TableSeat } from '../../state/table/now';
import { option, valueOf } from '../../ui/choices';
import { icon } from '../../ui/icons';
import { iconButton, type Piece, wordButton } from '../../ui/pieces';
import { markOf } from '../../ui/seat-mark';
import { seatName } from '../../words/names';
import { list, t } from '../../words/texts';
import { foul } from './alarm';
import { healthLine } from './health';
import { invitation } from './invite';
import { movedPlate } from './moved';
import { invitations } from './next';
import { reconnection } from './reconnect';
import { setupPlate } from './setup';

/** Obstacles that have their own text. */
const CODES = ['ours-is-older', 'theirs-is-older', 'terms'] as const;

const asking = local({ done: false, name: '' });

const PRESENCE = {
  here: ['hourglass', 'together-here'],
  ready: ['check', 'together-ready'],
  lost: ['cross', 'together-lost'],
  invited: ['hourglass', 'together-invited'],
} as const;

export function lobby(now: TableNow, toPlace: () => Promise<void>): TemplateResult {
  if (now.stage === 'seeking') return seeking(now);
  if (now.stage !== 'lobby') return begun(now, toPlace);
  return html`${troubles(now)}${invitations(now)}${askName(now)}
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

/** Asked once: a player without a name would be a number to the others. */
function askName(now: TableNow): Piece {
  if (asking.now.done || now.people[0]?.name !== '' || !now.mine.length) return nothing;
  const take = (event: SubmitEvent): void => {
    event.preventDefault();
    asking.change({ done: true });
    if (asking.now.name) changePerson(0, { name: asking.now.name });
  };
  const write = (event: Event): void => asking.change({ name: valueOf(event).trim() });
  return html`<form class="plate t-plate t-ask" @submit=${take}>
    <label class="field"><span class="lbl">${t('together-ask-name')}</span><input type="text"
      maxlength=${LONGEST_NAME} autocomplete="nickname" data-field="ask-name" @input=${write}></label>
    <button class="btn" data-act="ask-name">${icon('check')}<span>${t('together-ask-name-go')}</span></button></form>`;
}

function seeking(now: TableNow): TemplateResult {
  return html`${troubles(now)}<section class="plate t-plate seeking">
    <p class="status" role="status">${icon('hourglass')} ${t('together-seeking')}</p>
    <p class="muted">${t('together-seeking-note')}</p>${healthLine(now)}</section>`;
}

/** Cards are drawn together, or are on the table already. */
function begun(now: TableNow, toPlace: () => Promise<void>): TemplateResult {
  const names = list(now.waitingFor.map((seat) => seatName(now.seats, seat)));
  const playing = now.stage === 'play' || now.stage === 'over';
  const broken = playing ? '' : foul(now);
  const toPlaceButton = wordButton('next', t('together-to-place'), () => void toPlace(), { act: 'to-place', kind: 'primary' });
  return html`${troubles(now)}${now.moved ? movedPlate(now) : nothing}<section class="plate t-plate">
      <p class="status" role="status">${broken || t(playing ? 'together-playing' : 'together-dealing')}</p>
      ${!playing && !broken && names ? html`<p>${t('together-waiting-for', { players: names })}</p>` : nothing}
      <ol class="t-seats">${now.seats.map((seat, index) => row(now, seat, index))}</ol>
      ${playing && !now.mending ? toPlaceButton : nothing}
      ${!playing && now.opener ? wordButton('again', t('together-anew'), layAnew, { act: 'anew' }) : nothing}
      ${healthLine(now)}</section>`;
}

function troubles(now: TableNow): Piece {
  const known = CODES.find((each) => each === now.trouble);
  const outdated = now.onlookers.filter(({ older }) => older);
  const told = [
    ...(now.trouble ? [t(known ? `together-trouble-${known}` : 'together-trouble-other')] : []),
    ...outdated.map(({ older, names }) =>
      t(older === 'ours' ? 'together-older-ours' : 'together-older-theirs', { player: names || t('together-somebody') }),
    ),
    ...(now.mending ? [t('together-mending')] : []),
  ];
  return told.length
    ? html`<div class="t-troubles" role="alert">${told.map((text) => html`<p>${icon('unlinked')}<span>${text}</span></p>`)}</div>`
    : nothing;
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
    ${lobby && person >= 0 ? nameField(now, person) : html`<span class="t-name">${nameOf(now, seat, index)}</span>`}
    <span class="t-presence" data-presence=${seat.presence}>${presence(now, seat, index)}</span>
    ${lobby && now.opener && person < 0 ? kind(seat, index) : nothing}
    ${lobby ? end(now, seat, index, person) : nothing}
  </li>`;
}

function nameOf(now: TableNow, seat: TableSeat, index: number): string {
  return seat.presence === 'free' ? t('together-free') : seatName(now.seats, index);
}

function nameField(now: TableNow, person: number): TemplateResult {
  const label = t('table-name');
  return html`<input type="text" maxlength=${LONGEST_NAME} autocomplete="off" spellcheck="false"
    aria-label=${label} placeholder=${label} data-person=${person}
    .value=${now.people[person]?.name ?? ''} @change=${(event: Event) => changePerson(person, { name: valueOf(event).trim() })}>`;
}

function presence(now: TableNow, seat: TableSeat, index: number): Piece {
  if (seat.presence === 'free')
    return now.opener || !now.people.length
      ? nothing
      : wordButton('next', t('together-sit-here'), () => wantSeat(index), { act: `sit-${index}` });
  if (seat.presence === 'bot') return html`${icon('bot')}${t(`bot-${seat.bot}`)}`;
  if (seat.presence === 'own') return html`${icon('check')}${t('together-here-own')}`;
  const [picture, text] = PRESENCE[seat.presence];
  return html`${icon(picture)}${t(text)}`;
}

function kind(seat: TableSeat, index: number): TemplateResult {
  const label = t('seats-kind', { player: String(index + 1) });
  return html`<select aria-label=${label} data-kind=${index} @change=${(event: Event) => changeSeat(index, valueOf(event))}>
    ${option('', !seat.bot, t('seats-person'))}
    <optgroup label=${t('table-bot')}>${BOTS.map((bot) => option(bot, seat.bot === bot, t(`bot-${bot}`)))}</optgroup></select>`;
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

/** Those at this device: one more, or no one who plays. */
function own(now: TableNow): TemplateResult {
  const free = now.seats.some(({ presence }) => presence === 'free');
  return html`<div class="t-own">
    ${free && now.people.length ? link('add-person', t('together-add-person'), addPerson) : nothing}
    ${now.opener ? nothing : roleLink(now, free)}
  </div>`;
}

/** To look on, or to take a seat again. */
function roleLink({ people }: TableNow, free: boolean): TemplateResult {
  return people.length ? link('look-on', t('together-look-on'), lookOn) : link('take-seat', t('together-take-seat'), takeSeat, !free);
}

function link(act: string, label: string, go: () => void, off = false): TemplateResult {
  return html`<button class="link" data-act=${act} ?disabled=${off} @click=${go}>${label}</button>`;
}

function footer(now: TableNow): TemplateResult {
  const foot = html`<div class="t-foot">${healthLine(now)}${now.opener ? beginButton(now) : readyButton(now)}</div>`;
  return html`${now.opener ? nothing : reconnection(now)}${foot}`;
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
  const button = wordButton('play', t('together-begin'), begin, { act: 'begin', kind: 'primary', off: !now.canBegin });
  return html`<p role="status">${note}</p>${button}`;
}

function readyButton(now: TableNow): TemplateResult {
  if (!now.people.length) return html`<p role="status">${t('together-looking-on')}</p>`;
  if (!now.mine.length) return html`<p role="status">${t('together-full')}</p>`;
  if (now.ready)
    return html`<p role="status">${t('together-host-begins')}</p>
      ${wordButton('cross', t('together-not-yet'), () => beReady(false), { act: 'ready' })}`;
  return html`<p role="status">${t('together-say-ready')}</p>
    ${wordButton('check', t('together-ready-button'), () => beReady(true), { act: 'ready', kind: 'primary' })}`;
}
