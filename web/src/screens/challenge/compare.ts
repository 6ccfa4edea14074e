/** Two maps of the same deal side by side, season by season. */

import { html, type TemplateResult } from 'lit';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { Summary } from '../../contract/generated/messages';
import { hashText } from '../../paint/hash';
import { finishedGame } from '../../state/games';
import { local } from '../../state/local';
import { state } from '../../state/store';
import { type BoardPicture, mapPicture } from '../../ui/board';
import { icon, seasonIcon } from '../../ui/icons';
import { stars } from '../../ui/pieces';
import { roomPage } from '../../ui/room';
import { rivalName } from '../../words/names';
import { seasonName } from '../../words/sentences';
import { number, t } from '../../words/texts';

declare module '../../state/route' {
  interface Screens {
    compare: object;
  }
}

const maps = local({ season: 3 });

export function arrive(): void {
  maps.reset();
}

function mine(): Summary | null {
  return finishedGame(state.game.id)?.summary ?? null;
}

export function board(kind: string): BoardPicture | null {
  const summary = kind === 'mine' ? mine() : kind === 'theirs' ? (state.game.rival?.summary ?? null) : null;
  if (!summary) return null;
  const title = kind === 'mine' ? t('share-yours') : state.game.rival ? rivalName(state.game.rival) : t('share-theirs');
  return {
    map: summary.season_maps[maps.now.season] ?? summary.map,
    title,
    sub: t('n-stars', { stars: summary.stars }),
    seed: hashText(summary.deal),
  };
}

export function screen(): TemplateResult {
  const [ours, theirs] = [mine(), state.game.rival?.summary];
  if (!ours || !theirs || !state.game.rival) return roomPage('compare', t('share-compare'), html`<p>${t('gallery-none')}</p>`);
  const lead = ours.stars - theirs.stars;
  const verdict =
    lead > 0 ? t('share-compare-won', { stars: lead }) : lead < 0 ? t('share-compare-lost', { stars: -lead }) : t('share-compare-level');
  return roomPage(
    'compare',
    t('share-compare'),
    html`
    <p class="verdict-line" data-show="verdict">${verdict}</p>
    <div class="two-maps">${mapPicture('mine', t('share-yours'))}${mapPicture('theirs', rivalName(state.game.rival))}</div>
    ${table(ours, theirs, rivalName(state.game.rival))}`,
  );
}

/** The heads are buttons: they show both maps as they were at the end of that season. */
function table(ours: Summary, theirs: Summary, name: string): TemplateResult {
  const { season } = maps.now;
  const year = CATALOGUE.seasons.base ?? [];
  const row = (
    label: string,
    summary: Summary,
    other: Summary,
    kind: string,
  ): TemplateResult => html`<tr data-row=${kind}><th scope="row">${label}</th>
    ${summary.seasons.map((total, i) => html`<td class=${i === season ? 'now' : ''}>${better(total, other.seasons[i] ?? 0)}</td>`)}
    <td class="all">${stars(summary.stars)}</td></tr>`;
  const choose = (i: number): void => maps.change({ season: i });
  return html`<table class="duel plate"><thead><tr><td></td>${year.map(
    (
      { id },
      i,
    ) => html`<th scope="col"><button aria-pressed=${i === season} aria-label=${seasonName(id)} title=${seasonName(id)} data-season=${id}
      @click=${() => choose(i)}>${icon(seasonIcon(id))}<span>${seasonName(id)}</span></button></th>`,
  )}<th scope="col">${t('play-total')}</th></tr></thead>
    <tbody>${row(t('share-yours'), ours, theirs, 'mine')}${row(name, theirs, ours, 'theirs')}</tbody></table>`;
}

/** The higher of the two is bold. */
function better(total: number, other: number): TemplateResult | string {
  return total > other ? html`<b>${number(total)}</b>` : number(total);
}
