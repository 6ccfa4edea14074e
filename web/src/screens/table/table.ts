/** Tables on several devices: opened, joined by a link or a code, and laid until everyone is ready. */

import { html, nothing, type TemplateResult } from 'lit';
import { isEmbedded } from '../../browser/embedding';
import { siteLink } from '../../commands/links';
import { fail } from '../../commands/page';
import { changeSettings } from '../../commands/settings';
import { goToPlace, joinNext, joinTable, leaveTable, openNext, openTable, peerNow, takeOverSeat } from '../../commands/table/session';
import { forgetTable, listTables } from '../../commands/table/tables';
import type { TextKey } from '../../contract/generated/text-keys';
import { relaysAreOn } from '../../peers/connection';
import { local } from '../../state/local';
import type { Route } from '../../state/route';
import { LONGEST_NAME } from '../../state/seats';
import { state } from '../../state/store';
import type { TableRow } from '../../state/table/now';
import { valueOf } from '../../ui/choices';
import { icon } from '../../ui/icons';
import { iconButton, type Piece, wordButton } from '../../ui/pieces';
import { roomPage } from '../../ui/room';
import { seasonName } from '../../words/sentences';
import { t, when } from '../../words/texts';
import { answerPage, beginAnswer, endAnswer, isAnswering } from './answer';
import { lobby } from './lobby';

declare module '../../state/route' {
  interface Screens {
    /** Tables on several devices: the one with that secret, or one that is to be opened. `after` a game: the key of the person who has
     *  opened another table, or empty to open one. `seat` is one that moves here from another device. */
    table: { secret?: string; offer?: string; after?: string; seat?: string };
  }
}

export async function arrive(route: Extract<Route, { to: 'table' }>): Promise<boolean> {
  if (isEmbedded) return true;
  if (!route.secret && !route.offer && !route.seat && route.after === undefined && state.table.now?.stage === 'over') await leaveTable();
  if (!route.offer) endAnswer();
  if (route.after !== undefined) void attempt(() => (route.after ? joinNext(route.after) : openNext()));
  else if (route.offer) beginAnswer(route.offer);
  else if (route.seat) void attempt(() => takeOverSeat(route.seat ?? ''));
  else if (route.secret) void attempt(() => joinTable(route.secret ?? ''));
  else if (!peerNow()) void listTables();
  return true;
}

const table = local({ opening: false });

/** Opening takes the engine's answer, and may be refused. */
async function attempt(work: () => Promise<TextKey | null>): Promise<void> {
  if (table.now.opening) return;
  table.change({ opening: true });
  try {
    const refused = await work();
    if (refused) fail(refused);
  } catch {
    fail('together-failed');
  } finally {
    table.reset();
  }
}

export function screen(): TemplateResult {
  const { now } = state.table;
  const { opening } = table.now;
  const content = isEmbedded ? elsewhere() : isAnswering() ? answerPage() : opening ? finding() : now ? lobby(now, goToPlace) : start();
  return roomPage('table', t('together-title'), html`<div class="together">${content}</div>`);
}

/** A frame in another person's page has no room for a table. */
function elsewhere(): TemplateResult {
  return html`<section class="plate t-plate"><p>${t('together-embed')}</p>
    <a class="btn primary" target="_blank" rel="noopener"
      href=${siteLink()}>${icon('out')}<span>${t('together-embed-open')}</span></a></section>`;
}

function finding(): TemplateResult {
  return html`<p class="status" role="status">${icon('hourglass')} ${t('together-opening')}</p>`;
}

function start(): TemplateResult {
  return html`<section class="plate t-plate">
      <p>${t(relaysAreOn() ? 'together-intro' : 'together-intro-codes')}</p>
      <label class="field"><span class="lbl">${t('together-your-name')}</span><input type="text" maxlength=${LONGEST_NAME}
        autocomplete="nickname" data-field="name" .value=${state.settings.name}
        @change=${(event: Event) => changeSettings({ name: valueOf(event).trim() })}></label>
      ${wordButton('people', t('together-open'), () => void attempt(openTable), { act: 'open-table', kind: 'primary' })}
      ${wordButton('code', t('together-join-code'), () => beginAnswer(''), { act: 'join-code' })}
      <p class="muted">${t('together-privacy')}</p>
    </section>
    ${keptTables()}`;
}

function keptTables(): Piece {
  const { rows, damaged } = state.table;
  if (!rows.length && !damaged.length) return nothing;
  return html`<section class="plate t-plate"><h2>${t('together-tables')}</h2>
    <ul class="t-tables">${rows.map(keptRow)}${damaged.map(damagedRow)}</ul></section>`;
}

/** Season, whose turn it is, and since when. */
function standing({ stage, myTurn, waits, since, season, when: at }: TableRow): string {
  if (stage !== 'play') return [t(`together-line-${stage}`), when(at)].join(' · ');
  const others = waits ? t('together-waiting-for', { players: waits }) : t('together-line-waits');
  return [...(season ? [seasonName(season)] : []), myTurn ? t('together-line-turn') : others, when(since || at)].join(' · ');
}

function keptRow(row: TableRow): TemplateResult {
  const { secret, names, stage, myTurn } = row;
  const waited = stage === 'play' && myTurn;
  const join = (): void => void attempt(() => joinTable(secret));
  return html`<li><button class="row-btn ${waited ? 'turn' : ''}" data-table=${secret} @click=${join}>
      <i>${icon('people')}</i><span><b>${names || t('together-nobody')}</b><small>${standing(row)}</small></span></button>
    ${iconButton('trash', t('together-forget'), () => void forgetTable(secret))}</li>`;
}

function damagedRow(key: string): TemplateResult {
  return html`<li data-damaged><p><b>${t('extra-damaged')}</b> <small class="muted">${t('together-damaged')}</small></p>
    ${iconButton('trash', t('together-forget'), () => void forgetTable(key))}</li>`;
}
