/** The dialog of a table: its players, what can be done for an absent one, the links, and the button that leaves the table. */

import { html, nothing, type TemplateResult } from 'lit';
import { closeDialog } from '../../core/page/navigate';
import { notifyBriefly, showFailure } from '../../core/page/notices';
import { leaveGame } from '../../play/open-game';
import { canNotify, notificationsOn, requestNotifications, stopNotifying } from '../../core/browser/system-notifications';
import { type OnlineTable, type TableSeat, tableState } from './state';
import { requestRedraw } from '../../core/state/store';
import { type Renderable, textButton } from '../../core/ui/buttons';
import { icon, type IconName } from '../../core/ui/icons';
import { dialogPanel } from '../../core/ui/modal';
import { seatName } from '../../core/words/names';
import { t, textFor } from '../../core/words/texts';
import { deliveryLine } from '../../core/ui/delivery';
import { deviceLink, directPanel, isConnectingDirectly, seatList, tableLink, tableLinkPanel } from './table-parts';
import { drawFor, letBotDraw } from './open-table';

export function dialog(): TemplateResult {
  const { open: table } = tableState.value;
  return dialogPanel('company', t('together-company'), table ? content(table) : nothing, closeDialog);
}

function content(table: OnlineTable): TemplateResult {
  const invitation = html`<h3>${t('together-invite')}</h3>${tableLinkPanel(tableLink(table), 'link')}
    <p class="muted">${t('together-link-note')}</p>`;
  return html`${seatList(table, (seat, index) => seatDetails(table, seat, index))}
    ${deliveryLine(table)}
    ${isConnectingDirectly(table) ? nothing : html`${invitation}${table.ownSeats.length ? otherDevice(table) : nothing}`}
    ${directPanel()}
    <div class="table-acts wrap">${table.ownSeats.length && canNotify() ? notifyButton() : nothing}
      ${textButton('compass', t('together-leave'), leaveGame, { act: 'leave-table' })}</div>
    <p class="muted">${t('together-leave-note')}</p>`;
}

function otherDevice(table: OnlineTable): TemplateResult {
  return html`<details class="table-device"><summary class="tap medium" data-act="other-device">${t('together-other-device')}</summary>
    <p class="muted">${t('together-other-device-note')}</p>${tableLinkPanel(deviceLink(table), 'device-link')}</details>`;
}

/** The presence of a player and the buttons for an absent one. */
function seatDetails(table: OnlineTable, seat: TableSeat, index: number): TemplateResult {
  return html`<span class="table-presence row" data-presence=${seat.presence}>${presenceLine(table, seat, index)}</span>
    ${substituteButtons(table, seat, index)}`;
}

function presenceLine(table: OnlineTable, seat: TableSeat, index: number): Renderable {
  const line = (name: IconName, text: string): TemplateResult => html`${icon(name)}${text}`;
  const isWaitedFor = !table.over && table.waitingFor.includes(index);
  if (seat.presence === 'bot') return line('bot', textFor('bot', seat.bot));
  if (seat.isBotDrawing) return line('bot', t('together-bot-draws'));
  if (seat.presence === 'free') return line('hourglass', t('together-not-joined'));
  if (seat.presence === 'away') return line('cross', t('together-lost'));
  if (isWaitedFor) return line('hourglass', t('together-draws'));
  return line('check', seat.presence === 'absent' ? t('together-absent') : t('table-drawn'));
}

/** The buttons by which a player draws for an absent one, or lets a bot draw until that one is back. */
function substituteButtons(table: OnlineTable, seat: TableSeat, index: number): Renderable {
  if (table.over || !table.ownSeats.length || seat.presence === 'bot') return nothing;
  const player = seatName(table.seats, index);
  const isOwn = seat.presence === 'own';
  const act = (name: string, icon: IconName, label: string, work: () => Promise<void>): TemplateResult =>
    textButton(icon, label, closeDialogThen(work), { act: `${name}-${index}` });
  if (seat.isBotDrawing) {
    const label = isOwn ? t('together-take-back') : t('together-bot-stop', { player });
    return act('take-back', 'person', label, () => letBotDraw(index, false));
  }
  if (isOwn || seat.presence === 'here' || !table.waitingFor.includes(index)) return nothing;
  return html`<div class="table-acts wrap">${act('draw-for', 'quill', t('together-draw-for', { player }), () => drawFor(index))}
    ${act('bot-for', 'bot', t('together-bot-for', { player }), () => letBotDraw(index, true))}</div>`;
}

/** Returns the handler of a button that closes the dialog and then does its work. */
function closeDialogThen(work: () => Promise<void>): () => void {
  return () => {
    closeDialog();
    void work();
  };
}

function notifyButton(): TemplateResult {
  const stop = (): void => {
    stopNotifying();
    requestRedraw();
  };
  if (notificationsOn()) return textButton('bell', t('together-notify-off'), stop, { act: 'notify-off' });
  return textButton('bell', t('together-notify'), () => void wantNotifications(), { act: 'notify' });
}

async function wantNotifications(): Promise<void> {
  const granted = await requestNotifications();
  if (granted) notifyBriefly('together-notify-on');
  else showFailure('together-notify-refused');
  requestRedraw();
}
