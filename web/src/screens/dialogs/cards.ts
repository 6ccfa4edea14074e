/** The cards of the season: which are out, which may still come. What the engine says a player could know. */

import { html, nothing, type TemplateResult } from 'lit';
import { closeDialog } from '../../commands/navigate';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { CardsJson, Offset } from '../../contract/generated/messages';
import { ask } from '../../engine/ask';
import { shapeThumbnail } from '../../paint/thumbnails';
import { local } from '../../state/local';
import { state } from '../../state/store';
import { icon } from '../../ui/icons';
import { sheetDialog } from '../../ui/modal';
import { type Paint, painted } from '../../ui/painted';
import { type Piece, swatch } from '../../ui/pieces';
import { cardName, seasonName } from '../../words/sentences';
import { t } from '../../words/texts';

const cards = local<{ found: CardsJson | null }>({ found: null });

export function arrive(): void {
  cards.reset();
  void load();
}

async function load(): Promise<void> {
  const answer = await ask({ do: 'cards' }).catch(() => null);
  cards.change({ found: answer?.ok ? answer.cards : null });
}

export function dialog(): TemplateResult {
  const { found } = cards.now;
  const season = seasonName(state.game.view?.season ?? '');
  return sheetDialog('cards', t('tracker-title'), found ? told(found) : html`<p class="muted">…</p>`, closeDialog, {
    heading: `${t('tracker-title')} · ${season}`,
    classes: 'cards',
  });
}

function told({ seen, left, ambushes, ambush, heroes, hero }: CardsJson): TemplateResult {
  return html`<p class="muted">${t('cards-note')}</p>
    <div class="card-cols">
      <section data-show="cards-left"><h2>${t('cards-left')}</h2>${rows(left)}
        ${hidden('claw', t('cards-ambushes', { count: ambushes }), ambushes, ambush)}
        ${hero.length ? hidden('shield', t('cards-heroes', { count: heroes }), heroes, hero) : nothing}</section>
      <section data-show="cards-seen"><h2>${t('cards-seen')}</h2>${rows([...seen].reverse())}</section>
    </div>`;
}

function rows(ids: readonly string[]): TemplateResult {
  return ids.length
    ? html`<ul>${ids.map((id) => html`<li data-card=${id}>${picture(id)}</li>`)}</ul>`
    : html`<p class="muted">${t('cards-none')}</p>`;
}

/** Shapes, terrains and time, as printed. */
function picture(id: string): TemplateResult {
  const card = CATALOGUE.explore[id];
  const sign = id in CATALOGUE.ambush ? icon('claw') : id in CATALOGUE.heroes ? icon('shield') : icon('columns');
  if (!card) return html`${sign}<b>${cardName(id)}</b>`;
  const letter = card.terrains[0] ?? 'F';
  const time = html`<span aria-hidden="true">${card.time}</span>`;
  const cost = t('play-card-time', { count: card.time });
  return html`<b>${cardName(id)}</b>
    <span class="terrains">${card.terrains.length > 3 ? nothing : card.terrains.map(swatch)}</span>
    ${card.shapes.map(({ cells }) => shape(id, cells, letter))}
    <span class="cost" title=${cost}>${icon('hourglass')}<span class="sr">${cost}</span>${time}</span>`;
}

function shape(id: string, cells: readonly Offset[], letter: string): TemplateResult {
  const paint: Paint = (theme) => shapeThumbnail(cells, [], letter, 9, theme);
  return html`<canvas aria-hidden="true" ${painted(`tracked${id}${JSON.stringify(cells)}`, paint)}></canvas>`;
}

/** How many there are is known, and which ones they may be. */
function hidden(sign: 'claw' | 'shield', title: string, count: number, ids: readonly string[]): Piece {
  const which = count ? html`<small>${t('cards-maybe')} ${ids.map(cardName).join(', ')}</small>` : nothing;
  return html`<div class="hidden-cards">${icon(sign)}<p><b>${title}</b>${which}</p></div>`;
}
