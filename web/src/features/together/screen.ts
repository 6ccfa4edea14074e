/** The screen of tables: the form for a new one, the field for a link, and the list of stored tables. */

import { html, nothing, type TemplateResult } from 'lit';
import { siteLink } from '../../core/page/links';
import { openDialog } from '../../core/page/navigate';
import { lazyPart } from '../../core/lazy-parts';
import { isEmbedded } from '../../core/browser/embedding';
import { setScreenHash } from '../../core/browser/address';
import type { TextKey } from '../../core/contract/generated/text-keys';
import { ask } from '../../core/engine/ask';
import { localState } from '../../core/state/local-state';
import { isMyTurn, type SavedTable, tableState } from './state';
import type { Route } from '../../core/state/route';
import { iconButton, type Renderable, textButton } from '../../core/ui/buttons';
import { icon } from '../../core/ui/icons';
import { pageLayout } from '../../core/ui/page-layout';
import { attempt, pasteForm } from '../../core/ui/paste-form';
import { seasonName } from '../../core/words/sentences';
import { formatDateTime, joinList, t } from '../../core/words/texts';
import { directTable } from './table-parts';
import { currentTable, joinTable, openNewTable, openNextTable } from './open-table';
import { botsOfForm, setupForm, setupOfForm } from './setup-form';
import { forgetTable, updateTables } from './tables';
import { welcome } from './welcome';
import { adoptStyles } from '../../core/ui/screen-styles';
import styles from './together.css';

adoptStyles(styles);

const page = localState({ opening: false, from: '' });

/** Opens the table of a link, or the next table; otherwise updates the list. Returns false if the route only passes an answer on. */
export async function arrive(route: Extract<Route, { to: 'table' }>): Promise<boolean> {
  if (isEmbedded) return true;
  const { link, seat = null, from = '', direct = '', next = false } = route;
  if (lazyPart('direct')?.passAnswer(direct)) return false;
  if (from) page.update({ from });
  if (next) openTable(openNextTable);
  else if (link) {
    setScreenHash(`#table=${link}${from ? `&from=${encodeURIComponent(from)}` : ''}`); // a reload opens it again
    openTable(async () => {
      const refusal = await joinTable(link, seat);
      if (refusal) setScreenHash('');
      if (direct) await answerDirectly(direct);
      return refusal;
    });
  } else {
    void ask({ do: 'table-parse', link: '' }).catch(() => undefined); // loads the engine's modules for tables before they are needed
    void updateTables();
  }
  return true;
}

/** Answers the code of a device in the same room, which then connects directly. */
async function answerDirectly(code: string): Promise<void> {
  const table = currentTable();
  if (!table) return;
  await lazyPart('direct')?.answer(directTable(table), code);
  if (!table.isWelcome) await openDialog({ is: 'company' });
}

function openTable(open: () => Promise<TextKey | null>): void {
  if (!page.value.opening) void attempt(page, 'together-failed', open);
}

export function screen(): TemplateResult {
  return pageLayout('table', t('together-title'), html`<div class="together stack">${content()}</div>`);
}

function content(): Renderable {
  const { open: table } = tableState.value;
  if (isEmbedded) return embeddedNote();
  if (table?.isWelcome) return welcome(table, page.value.from);
  if (page.value.opening) return html`<p class="status" role="status">${icon('hourglass')} ${t('together-opening')}</p>`;
  return html`${newTableForm()}${joinForm()}${savedTables()}`;
}

/** In an embedded game, the link to the page itself: tables are played only there. */
function embeddedNote(): TemplateResult {
  return html`<section class="plate table-plate gap-3 padded stack"><p>${t('together-embed')}</p>
    <a class="btn primary" target="_blank" rel="noopener"
      href=${siteLink()}>${icon('out')}<span>${t('together-embed-open')}</span></a></section>`;
}

function newTableForm(): TemplateResult {
  const open = (): void => openTable(() => openNewTable(setupOfForm(), botsOfForm()));
  return html`<section class="plate table-plate gap-3 padded stack"><p>${t('together-intro')}</p>
    ${setupForm()}
    ${textButton('people', t('together-open'), open, { act: 'open-table', look: 'primary' })}
    <p class="muted">${t('together-privacy')}</p></section>`;
}

/** A form for a link that was sent as text. */
function joinForm(): TemplateResult {
  const texts = { label: t('together-paste-link'), button: t('together-join'), field: 'paste-link', act: 'join-link' };
  const join = (text: string): void => openTable(() => joinTable(/#table=([^&?\s]+)/.exec(text)?.[1] ?? text));
  return pasteForm({ ...texts, classes: 'plate table-plate gap-3 padded stack table-link' }, join);
}

function savedTables(): Renderable {
  const { rows, damaged } = tableState.value;
  if (!rows.length && !damaged.length) return nothing;
  return html`<section class="plate table-plate gap-3 padded stack"><h2>${t('together-tables')}</h2>
    <ul class="table-tables stack">${rows.map(savedRow)}${damaged.map(damagedRow)}</ul></section>`;
}

/** Returns a line about a table: its season, whose turn it is, unsent entries, and the date. */
function statusLine(table: SavedTable): string {
  const { over, season, when, isUnsent } = table;
  const turn = over ? t('together-line-over') : turnText(table);
  const unsent = isUnsent ? t('together-line-unsent') : '';
  return [season && !over ? seasonName(season) : '', turn, unsent, formatDateTime(when)].filter(Boolean).join(' · ');
}

/** Whose turn it is at a table that is not over. */
function turnText(table: SavedTable): string {
  const { waitingFor, names } = table;
  if (isMyTurn(table)) return t('together-line-turn');
  if (!waitingFor.length) return '';
  const players = joinList(waitingFor.map((seat) => names[seat] || t('new-player', { number: seat + 1 })));
  return t('together-waiting-for', { players });
}

function savedRow(table: SavedTable): TemplateResult {
  const { link, secret, names } = table;
  const players = names.filter(Boolean);
  const join = (): void => openTable(() => joinTable(link));
  return html`<li><button class="row-btn ${isMyTurn(table) ? 'turn' : ''}" data-table=${secret} @click=${join}>
      <i>${icon('people')}</i><span><b>${players.length > 1 ? players.join(', ') : t('together-nobody')}</b>
      <small>${statusLine(table)}</small></span></button>
    ${iconButton('trash', t('together-forget'), () => void forgetTable(secret))}</li>`;
}

function damagedRow(key: string): TemplateResult {
  return html`<li data-damaged><p><b>${t('extra-damaged')}</b> <small class="muted">${t('together-damaged')}</small></p>
    ${iconButton('trash', t('together-forget'), () => void forgetTable(key))}</li>`;
}
