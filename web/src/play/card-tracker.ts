/** The dialog with the cards of the season: those that were revealed, and those that may still come. */

import { html, nothing, type TemplateResult } from 'lit';
import { closeDialog } from '../core/page/navigate';
import { CATALOGUE } from '../core/contract/generated/catalogue';
import type { CardTrackerJson, Offset } from '../core/contract/generated/messages';
import { currentPlay } from './play';
import { ask } from '../core/engine/ask';
import { shapeThumbnail } from '../core/paint/thumbnails';
import { localState } from '../core/state/local-state';
import { icon, type IconName } from '../core/ui/icons';
import { dialogPanel } from '../core/ui/modal';
import { type Paint, painted } from '../core/ui/painted-canvas';
import { type Renderable, swatch } from '../core/ui/buttons';
import { cardName, seasonName } from '../core/words/sentences';
import { t } from '../core/words/texts';
import { adoptStyles } from '../core/ui/screen-styles';
import cardTrackerStyles from './card-tracker.css';

adoptStyles(cardTrackerStyles);

const tracker = localState<{ cards: CardTrackerJson | null }>({ cards: null });

export function arrive(): void {
  tracker.reset();
  void load();
}

async function load(): Promise<void> {
  const response = await ask({ do: 'card-tracker' }).catch(() => null);
  tracker.update({ cards: response?.ok ? response.cards : null });
}

export function dialog(): TemplateResult {
  const { cards } = tracker.value;
  const season = seasonName(currentPlay().game.view?.season ?? '');
  return dialogPanel('cards', t('tracker-title'), cards ? trackerContent(cards) : html`<p class="muted">…</p>`, closeDialog, {
    heading: `${t('tracker-title')} · ${season}`,
    classes: 'cards',
  });
}

function trackerContent({
  revealed,
  remaining,
  hidden_ambush_count: ambushCount,
  possible_ambushes: ambushes,
  hidden_hero_count: heroCount,
  possible_heroes: heroes,
}: CardTrackerJson): TemplateResult {
  return html`<p class="muted">${t('cards-note')}</p>
    <div class="card-cols stack">
      <section class="stack" data-show="cards-left"><h2>${t('cards-left')}</h2>${cardRows(remaining)}
        ${hiddenCards('claw', t('cards-ambushes', { count: ambushCount }), ambushCount, ambushes)}
        ${heroes.length ? hiddenCards('shield', t('cards-heroes', { count: heroCount }), heroCount, heroes) : nothing}</section>
      <section class="stack" data-show="cards-seen"><h2>${t('cards-seen')}</h2>${cardRows([...revealed].reverse())}</section>
    </div>`;
}

function cardRows(ids: readonly string[]): TemplateResult {
  return ids.length
    ? html`<ul>${ids.map((id) => html`<li class="row" data-card=${id}>${cardPicture(id)}</li>`)}</ul>`
    : html`<p class="muted">${t('cards-none')}</p>`;
}

/** The icon of an ambush, a hero or ruins. */
function specialIcon(id: string): IconName {
  if (id in CATALOGUE.ambush) return 'claw';
  return id in CATALOGUE.heroes ? 'shield' : 'columns';
}

function cardPicture(id: string): TemplateResult {
  const card = CATALOGUE.explore[id];
  if (!card) return html`${icon(specialIcon(id))}<b>${cardName(id)}</b>`;
  const letter = card.terrains[0] ?? 'F';
  const isAnyTerrain = card.terrains.length > 3;
  const time = html`<span aria-hidden="true">${card.time}</span>`;
  const cost = t('play-card-time', { count: card.time });
  return html`<b>${cardName(id)}</b>
    <span class="gap-half row">${isAnyTerrain ? nothing : card.terrains.map(swatch)}</span>
    ${card.shapes.map(({ cells }) => cardShape(id, cells, letter))}
    <span class="cost row" title=${cost}>${icon('hourglass')}<span class="sr">${cost}</span>${time}</span>`;
}

function cardShape(id: string, cells: readonly Offset[], letter: string): TemplateResult {
  const paint: Paint = (theme) => shapeThumbnail(cells, [], letter, 9, theme);
  return html`<canvas aria-hidden="true" ${painted(`tracked${id}${JSON.stringify(cells)}`, paint)}></canvas>`;
}

/** The number of hidden cards of a kind, and the cards that they may be. */
function hiddenCards(iconName: 'claw' | 'shield', title: string, count: number, ids: readonly string[]): Renderable {
  const candidates = count ? html`<small>${t('cards-maybe')} ${ids.map(cardName).join(', ')}</small>` : nothing;
  return html`<div class="row top">${icon(iconName)}<p class="stack flush"><b>${title}</b>${candidates}</p></div>`;
}
