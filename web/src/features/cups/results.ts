/** The end of a round and of a cup: the best maps, the winners, the certificate, and the table as a file. */

import { html, nothing, render, type TemplateResult } from 'lit';
import type { CupJson, CupMap, CupRow } from '../../core/contract/generated/messages';
import { downloadBlob } from '../../core/browser/download';
import { goTo } from '../../core/page/navigate';
import { today } from '../../core/state/origin';
import { type Renderable, stars, textButton } from '../../core/ui/buttons';
import { icon } from '../../core/ui/icons';
import { mapThumbnail } from '../../core/ui/map-thumbnail';
import { printPage } from '../../core/ui/print-page';
import { labelled, dayName, formatNumber, joinList, t } from '../../core/words/texts';
import { memberMark, nameOf, seasonText } from './board';
import type { Cup } from './cup';

/** The maps of the round that is shown, if they may be seen. */
export function bestMaps(view: CupJson): Renderable {
  if (!view.maps.length) return nothing;
  return html`<ol class="cup-maps stack" data-show="maps">${view.maps.map((map) => bestMap(view, map))}</ol>`;
}

function bestMap({ rows }: CupJson, { member, place, stars: worth, map, record }: CupMap): TemplateResult {
  const text = rows.find(({ id }) => id === member)?.player ?? '';
  const player = nameOf(text);
  return html`<li><button class="cup-map" data-map=${member} aria-label=${t('groups-replay', { player })}
      @click=${() => void goTo({ to: 'replay', record })}>${mapThumbnail(member, map, record, 200)}</button>
    <p class="row wraps gap-2"><b>${t('cups-nth', { place })}</b>${memberMark(text, member)}<span class="anywhere">${player}</span>${stars(worth)}</p></li>`;
}

/** The own place in the round that is shown, and since when it is so. */
export function ownPlace({ saved, round }: Cup, { rows, decided, finished, own_seasons }: CupJson): Renderable {
  const row = rows.find(({ id }) => id === saved.member);
  if (!round || !row?.place || (own_seasons[round - 1] ?? 0) < 4) return nothing;
  const count = finished[round - 1] ?? 0;
  const place = t('cups-own-place', { place: row.place, count });
  const since = count > 1 && decided ? ` · ${t('cups-decided', { season: seasonText(decided) })}` : '';
  return html`<p class="strong" data-show="own-place">${place}${since}</p>`;
}

export function winnersPlate(cup: Cup, view: CupJson): Renderable {
  const winners = view.winners.map((id) => nameOf(view.rows.find((row) => row.id === id)?.player ?? ''));
  if (!winners.length) return nothing;
  const last = view.finished.at(-1) ?? 0;
  const drawing = view.rows.length - last;
  const certificate = view.rows.some(({ id, seasons }) => id === cup.saved.member && seasons.every((each) => each === 4));
  return html`<section class="plate table-plate gap-3 padded stack" data-show="winners">
    <h2>${t('cups-winners', { players: joinList(winners), count: winners.length })}</h2>
    ${drawing > 0 ? html`<p class="muted">${t('cups-still-drawing', { count: drawing })}</p>` : nothing}
    <div class="table-acts wrap">${certificate ? textButton('print', t('cups-print'), () => printCertificate(cup, view), { act: 'print-certificate' }) : nothing}
      ${saveButton(cup, view)}</div></section>`;
}

export function saveButton(cup: Cup, view: CupJson): TemplateResult {
  return textButton('download', t('cups-save-table'), () => saveTable(cup, view), { act: 'save-table' });
}

/** Returns the rows in the order of the places in all rounds. */
function ranking({ rows }: CupJson): CupRow[] {
  return rows.toSorted((a, b) => (a.overall || Infinity) - (b.overall || Infinity));
}

/** Returns the board as comma-separated values. A name that a spreadsheet would read as a formula gets an apostrophe. */
export function tableText({ saved }: Cup, view: CupJson): string {
  const head = [t('cups-place'), t('cups-name'), ...saved.deals.map((_, i) => t('cups-round', { number: i + 1 })), t('groups-sum')];
  const rows = ranking(view).map(({ overall, player, stars: rounds, total }) => [
    overall || '',
    nameOf(player).replace(/^(?=[=+\-@])/, "'"),
    ...rounds.map((each) => each ?? ''),
    total,
  ]);
  return [head, ...rows].map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n');
}

function saveTable(cup: Cup, view: CupJson): void {
  const mark = '\uFEFF'; // otherwise spreadsheets take the letters for those of another alphabet
  downloadBlob(new Blob([mark, tableText(cup, view)], { type: 'text/csv' }), `mapwright-cup-${today()}.csv`);
}

function printCertificate(cup: Cup, view: CupJson): void {
  const row = ranking(view).find(({ id }) => id === cup.saved.member);
  if (!row) return;
  const page = document.createElement('div');
  page.className = 'cup-certificate';
  render(certificate(cup, row, view.rows.length), page);
  printPage(page);
}

export function certificate({ saved }: Cup, row: CupRow, members: number): TemplateResult {
  const rounds = row.stars.map(
    (each, i) => html`<li>${labelled(t('cups-round', { number: i + 1 }), '').trim()} ${icon('star')} ${formatNumber(each ?? 0)}</li>`,
  );
  return html`<p class="eyebrow">Mapwright</p><h1>${saved.title || t('cups-untitled')}</h1>
    <p class="cup-crest">${memberMark(row.player, row.id)}</p><h2>${nameOf(row.player)}</h2>
    <p class="cup-place">${t('cups-own-place', { place: row.overall, count: members })}</p>
    <p>${t('cups-certificate', { stars: row.total, count: row.stars.length })}</p><ul>${rounds}</ul><p>${dayName(today())}</p>`;
}
