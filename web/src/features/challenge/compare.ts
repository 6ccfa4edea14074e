/** Two maps of the same deal side by side, season by season. */

import { html, type TemplateResult } from 'lit';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { GameSummaryDetails } from '../../core/contract/generated/messages';
import { seedFromText } from '../../core/paint/hash';
import { finishedGame } from '../../core/state/games';
import { localState } from '../../core/state/local-state';
import { state } from '../../core/state/store';
import { type BoardContent, boardElement } from '../../core/ui/board';
import { icon, seasonIcon } from '../../core/ui/icons';
import { stars } from '../../core/ui/buttons';
import { pageLayout } from '../../core/ui/page-layout';
import { rivalName } from '../../core/words/names';
import { seasonName } from '../../core/words/sentences';
import { formatNumber, t } from '../../core/words/texts';
import { adoptStyles } from '../../core/ui/screen-styles';
import compareStyles from './compare.css';

adoptStyles(compareStyles);

declare module '../../core/state/route' {
  interface Screens {
    compare: object;
  }
}

const selection = localState({ season: 3 });

export function arrive(): void {
  selection.reset();
}

function ownSummary(): GameSummaryDetails | null {
  return finishedGame(state.game.id)?.summary ?? null;
}

export function board(kind: string): BoardContent | null {
  const summary = kind === 'mine' ? ownSummary() : kind === 'theirs' ? (state.game.rival?.summary ?? null) : null;
  if (!summary) return null;
  const title = kind === 'mine' ? t('share-yours') : state.game.rival ? rivalName(state.game.rival) : t('share-theirs');
  return {
    map: summary.season_maps[selection.value.season] ?? summary.map,
    title,
    sub: t('n-stars', { stars: summary.stars }),
    seed: seedFromText(summary.deal),
  };
}

export function screen(): TemplateResult {
  const [ours, theirs] = [ownSummary(), state.game.rival?.summary];
  if (!ours || !theirs || !state.game.rival) return pageLayout('compare', t('share-compare'), html`<p>${t('gallery-none')}</p>`);
  const lead = ours.stars - theirs.stars;
  const verdict =
    lead > 0 ? t('share-compare-won', { stars: lead }) : lead < 0 ? t('share-compare-lost', { stars: -lead }) : t('share-compare-level');
  return pageLayout(
    'compare',
    t('share-compare'),
    html`
    <p class="verdict-line" data-show="verdict">${verdict}</p>
    <div class="two-maps">${boardElement('mine', t('share-yours'))}${boardElement('theirs', rivalName(state.game.rival))}</div>
    ${table(ours, theirs, rivalName(state.game.rival))}`,
  );
}

/** The heads are buttons: they show both maps as they were at the end of that season. */
function table(ours: GameSummaryDetails, theirs: GameSummaryDetails, name: string): TemplateResult {
  const { season } = selection.value;
  const year = CATALOGUE.seasons.base ?? [];
  const row = (
    label: string,
    summary: GameSummaryDetails,
    other: GameSummaryDetails,
    kind: string,
  ): TemplateResult => html`<tr data-row=${kind}><th scope="row">${label}</th>
    ${summary.seasons.map((total, i) => html`<td class=${i === season ? 'now' : ''}>${boldIfHigher(total, other.seasons[i] ?? 0)}</td>`)}
    <td class="all">${stars(summary.stars)}</td></tr>`;
  const choose = (i: number): void => selection.update({ season: i });
  return html`<table class="duel plate"><thead><tr><td></td>${year.map(
    (
      { id },
      i,
    ) => html`<th scope="col"><button class="center tap" aria-pressed=${i === season} aria-label=${seasonName(id)} title=${seasonName(id)} data-season=${id}
      @click=${() => choose(i)}>${icon(seasonIcon(id))}<span>${seasonName(id)}</span></button></th>`,
  )}<th scope="col">${t('play-total')}</th></tr></thead>
    <tbody>${row(t('share-yours'), ours, theirs, 'mine')}${row(name, theirs, ours, 'theirs')}</tbody></table>`;
}

/** The higher of the two is bold. */
function boldIfHigher(total: number, other: number): TemplateResult | string {
  return total > other ? html`<b>${formatNumber(total)}</b>` : formatNumber(total);
}
