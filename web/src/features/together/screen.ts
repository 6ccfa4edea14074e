/** Tables on several devices: one is opened, or joined by its link, and those of this device are listed. */

import { html, nothing, type TemplateResult } from 'lit';
import { siteLink } from '../../core/page/links';
import { openDialog } from '../../core/page/navigate';
import { showFailure } from '../../core/page/notices';
import { lazyPart } from '../../core/lazy-parts';
import { isEmbedded } from '../../core/browser/embedding';
import type { TextKey } from '../../core/contract/generated/text-keys';
import { ask } from '../../core/engine/ask';
import { localState } from '../../core/state/local-state';
import { isMyTurn, type SavedTable } from '../../core/state/online';
import type { Route } from '../../core/state/route';
import { state } from '../../core/state/store';
import { iconButton, type Renderable, textButton } from '../../core/ui/buttons';
import { inputValue } from '../../core/ui/choices';
import { icon } from '../../core/ui/icons';
import { pageLayout } from '../../core/ui/page-layout';
import { seasonName } from '../../core/words/sentences';
import { formatDateTime, joinList, t } from '../../core/words/texts';
import { directTable } from './invite';
import { currentTable, joinTable, openNewTable, openNextTable } from './open-table';
import { botsOfForm, setupForm, setupOfForm } from './setup-form';
import { forgetTable, updateTables } from './tables';
import { welcome } from './welcome';
import { adoptStyles } from '../../core/ui/screen-styles';
import styles from './together.css';

adoptStyles(styles);

const page = localState({ opening: false, from: '', pasted: '' });

export async function arrive(route: Extract<Route, { to: 'table' }>): Promise<boolean> {
  if (isEmbedded) return true;
  const { link, seat = null, from = '', direct = '', next = false } = route;
  if (lazyPart('direct')?.passAnswer(direct)) return false;
  if (from) page.update({ from });
  if (next) void attempt(openNextTable);
  else if (link) void attempt(() => joinTable(link, seat)).then(() => (direct ? answerDirectly(direct) : undefined));
  else {
    void ask({ do: 'table-parse', link: '' }).catch(() => undefined); // so that the engine's part for tables is here before it is needed
    void updateTables();
  }
  return true;
}

/** Another device in the same room has made the code, and waits for the answer. */
async function answerDirectly(code: string): Promise<void> {
  const table = currentTable();
  if (!table) return;
  await lazyPart('direct')?.answer(directTable(table), code);
  if (!table.isWelcome) await openDialog({ is: 'company' });
}

/** Opening takes the engine's answer, and may be refused. */
async function attempt(work: () => Promise<TextKey | null>): Promise<void> {
  if (page.value.opening) return;
  page.update({ opening: true });
  try {
    const refused = await work();
    if (refused) showFailure(refused);
  } catch {
    showFailure('together-failed');
  } finally {
    page.update({ opening: false });
  }
}

export function screen(): TemplateResult {
  return pageLayout('table', t('together-title'), html`<div class="together stack">${content()}</div>`);
}

function content(): Renderable {
  const { now } = state.online;
  if (isEmbedded) return embedded();
  if (now?.isWelcome) return welcome(now, page.value.from);
  if (page.value.opening) return html`<p class="status" role="status">${icon('hourglass')} ${t('together-opening')}</p>`;
  return html`${newTable()}${joinForm()}${savedTables()}`;
}

/** A frame in another person's page has no room for a table. */
function embedded(): TemplateResult {
  return html`<section class="plate t-plate gap-3 padded stack"><p>${t('together-embed')}</p>
    <a class="btn primary" target="_blank" rel="noopener"
      href=${siteLink()}>${icon('out')}<span>${t('together-embed-open')}</span></a></section>`;
}

function newTable(): TemplateResult {
  const open = (): void => void attempt(() => openNewTable(setupOfForm(), botsOfForm()));
  return html`<section class="plate t-plate gap-3 padded stack"><p>${t('together-intro')}</p>
    ${setupForm()}
    ${textButton('people', t('together-open'), open, { act: 'open-table', kind: 'primary' })}
    <p class="muted">${t('together-privacy')}</p></section>`;
}

/** A link that was sent as text, where it cannot be opened by a press. */
function joinForm(): TemplateResult {
  const join = (event: SubmitEvent): void => {
    event.preventDefault();
    const { pasted } = page.value;
    const link = /#table=([^&\s]+)/.exec(pasted)?.[1] ?? pasted;
    if (link.trim()) void attempt(() => joinTable(link));
  };
  return html`<form class="plate t-plate gap-3 padded stack t-link" @submit=${join}><label class="field"><span class="lbl">${t('together-paste-link')}</span>
    <input type="text" maxlength="400" autocomplete="off" spellcheck="false" data-field="paste-link"
      @input=${(event: Event) => page.update({ pasted: inputValue(event) })}></label>
    <button class="btn" data-act="join-link">${icon('next')}<span>${t('together-join')}</span></button></form>`;
}

function savedTables(): Renderable {
  const { rows, damaged } = state.online;
  if (!rows.length && !damaged.length) return nothing;
  return html`<section class="plate t-plate gap-3 padded stack"><h2>${t('together-tables')}</h2>
    <ul class="t-tables stack">${rows.map(savedRow)}${damaged.map(damagedRow)}</ul></section>`;
}

/** Season, whose turn it is, and since when. */
function standing(table: SavedTable): string {
  const { over, season, waitingFor, names, when, isUnsent } = table;
  const players = waitingFor.map((seat) => names[seat] || t('new-player', { number: seat + 1 }));
  const waits = players.length ? t('together-waiting-for', { players: joinList(players) }) : '';
  const turn = over ? t('together-line-over') : isMyTurn(table) ? t('together-line-turn') : waits;
  const unsent = isUnsent ? t('together-line-unsent') : '';
  return [season && !over ? seasonName(season) : '', turn, unsent, formatDateTime(when)].filter(Boolean).join(' · ');
}

function savedRow(table: SavedTable): TemplateResult {
  const { link, secret, names } = table;
  const players = names.filter(Boolean);
  const join = (): void => void attempt(() => joinTable(link));
  return html`<li><button class="row-btn ${isMyTurn(table) ? 'turn' : ''}" data-table=${secret} @click=${join}>
      <i>${icon('people')}</i><span><b>${players.length > 1 ? players.join(', ') : t('together-nobody')}</b>
      <small>${standing(table)}</small></span></button>
    ${iconButton('trash', t('together-forget'), () => void forgetTable(secret))}</li>`;
}

function damagedRow(key: string): TemplateResult {
  return html`<li data-damaged><p><b>${t('extra-damaged')}</b> <small class="muted">${t('together-damaged')}</small></p>
    ${iconButton('trash', t('together-forget'), () => void forgetTable(key))}</li>`;
}
