/** The page for a player who opens the link to a table: its setup, and the seats to choose from. */

import { html, nothing, type TemplateResult } from 'lit';
import { changeSettings } from '../../core/page/settings';
import type { SetupJson } from '../../core/contract/generated/messages';
import type { OnlineTable, TableSeat } from './state';
import { state } from '../../core/state/store';
import { type Renderable, textButton } from '../../core/ui/buttons';
import { icon } from '../../core/ui/icons';
import { seatName } from '../../core/words/names';
import { sheetLabel, sheetName } from '../../core/words/sentences';
import { t, textFor } from '../../core/words/texts';
import { deliveryLine } from '../../core/ui/delivery';
import { directPanel, isConnectingDirectly, seatList } from './table-parts';
import { chooseSeat, watchTable } from './open-table';
import { newcomerPart } from '../../play/newcomer';
import { nameField } from '../../core/ui/signature';

export function welcome(table: OnlineTable, from: string): TemplateResult {
  const host = from || table.seats.find(({ name }) => name)?.name || '';
  const isConnecting = isConnectingDirectly(table);
  const hasFree = table.seats.some(({ presence }) => presence === 'free');
  const nameLabel = html`<label class="field"><span class="lbl">${t('together-your-name')}</span>${nameField(state.settings.name)}</label>`;
  return html`${newcomerPart(host)}<section class="plate table-plate gap-3 padded stack table-welcome">
    <h2>${host ? t('together-invites', { player: host }) : t('together-invited')}</h2>
    <p>${setupText(table.setup, table.seats.length)}</p>
    ${isConnecting ? directPanel() : nothing}
    ${hasFree ? nameLabel : nothing}
    <h3>${t(hasFree ? 'together-who' : 'together-no-free-seat')}</h3>
    ${seatList(table, (seat, index) => seatDetails(table, seat, index))}
    <div class="table-acts wrap">${textButton('search', t('together-watch'), () => void watchTable(), { act: 'watch' })}</div>
    ${deliveryLine(table)}${isConnecting ? nothing : directPanel()}</section>`;
}

export function setupText({ set, sheet, heroes, skills, solo_ambushes: soloAmbushes }: SetupJson, players: number): string {
  return [
    t(`set-${set}`),
    `${sheetLabel(sheet)} (${sheetName(sheet)})`,
    t('together-players', { count: players }),
    ...(heroes ? [t('new-heroes')] : []),
    ...(skills ? [t('new-skills')] : []),
    ...(soloAmbushes ? [t('new-solo-ambushes')] : []),
  ].join(' · ');
}

function seatDetails({ seats, isReading }: OnlineTable, { presence, bot }: TableSeat, index: number): Renderable {
  if (presence === 'bot') return html`<span class="table-presence row">${icon('bot')}${textFor('bot', bot)}</span>`;
  if (isReading && presence === 'free')
    return html`<span class="table-presence row" data-show="reading">${icon('hourglass')}${t('together-line-connecting')}</span>`;
  return sitButton(presence === 'free', seats, index);
}

/** The button that takes a seat. A taken one can be the player's own, from another device. */
function sitButton(isFree: boolean, seats: readonly TableSeat[], index: number): Renderable {
  const label = isFree ? t('together-sit-here') : t('together-i-am', { player: seatName(seats, index) });
  const sit = (): void => {
    const name = seats[index]?.name ?? '';
    if (!isFree && name && !state.settings.name) changeSettings({ name });
    void chooseSeat(index);
  };
  const act = `sit-${index}`;
  if (isFree) return textButton('next', label, sit, { act, look: 'primary' });
  return html`<button class="link" data-act=${act} @click=${sit}>${label}</button>`;
}
