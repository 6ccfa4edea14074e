/** The pictures of the rulebook: examples, whose stars the engine has counted, and the shapes of cards. */

import { html, nothing, type TemplateResult } from 'lit';
import { parseMap, parseCell } from '../../core/contract/cells';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { BookPicture, Offset } from '../../core/contract/generated/messages';
import { PICTURES } from '../../core/contract/generated/pictures';
import { mapExcerpt } from '../../core/paint/excerpt';
import { shapeThumbnail } from '../../core/paint/thumbnails';
import { icon } from '../../core/ui/icons';
import { type Paint, painted } from '../../core/ui/painted-canvas';
import { type Renderable, stars, swatch } from '../../core/ui/buttons';
import { terrainName } from '../../core/words/sentences';
import { t, textFor } from '../../core/words/texts';
import type { Page } from './pages';

export function picturesOf({ id, kind }: Page): Renderable {
  if (kind !== 'edict' && kind !== 'topic') return html`<div class="book-shapes wrap">${shapesOf(id)}</div>`;
  const example = (picture: BookPicture, i: number): TemplateResult =>
    kind === 'edict' ? edictExample(id, picture, i) : pictureFigure(id, picture, i, topicCaption(id, picture));
  return html`<div class="book-examples wrap">${(PICTURES[id] ?? []).map(example)}</div>`;
}

/** Returns the variable of the cell size: large windows get smaller cells, so that two examples fit side by side. */
function sizeName([, , rows, columns]: BookPicture['window']): string {
  return columns > 8 || rows > 8 ? '--small' : '--large';
}

function pictureFigure(id: string, picture: BookPicture, index: number, caption: Renderable): TemplateResult {
  const [row, column, rows, columns] = picture.window;
  const highlighted = picture.claims.map(({ cells }) => cells.map(parseCell));
  const excerpt = { picture: parseMap(picture.map), row, column, rows, columns, highlighted, lost: id === 'ambush' };
  const paint: Paint = (theme, measure) => mapExcerpt(excerpt, measure(sizeName(picture.window), 30), theme);
  return html`<figure class="book-example stack" data-example="${id}-${index}">
    <canvas aria-hidden="true" ${painted(`book${id}${index}`, paint)}></canvas>
    ${caption === nothing ? nothing : html`<figcaption>${caption}</figcaption>`}
  </figure>`;
}

function edictExample(id: string, picture: BookPicture, index: number): TemplateResult {
  const reason = textFor('why', id, { count: picture.claims.length, stars: picture.stars });
  return pictureFigure(
    id,
    picture,
    index,
    html`<span class="sr">${t('book-example')} ${index + 1}</span>${stars(picture.stars)}<span data-stars=${picture.stars}>${reason}</span>`,
  );
}

function topicCaption(id: string, { claims }: BookPicture): Renderable {
  if (id === 'ambush') return html`${icon('claw')}<span>${t('why-toll', { count: claims.length })}</span>`;
  return id === 'coins' ? html`${icon('coin')}<span>${t('extra-coins-gained', { coins: claims.length })}</span>` : nothing;
}

function cardShape(
  key: string,
  cells: readonly Offset[],
  attack: readonly Offset[],
  letter: string,
  note: Renderable = nothing,
): TemplateResult {
  const paint: Paint = (theme) => shapeThumbnail(cells, attack, letter, 32, theme);
  return html`<figure class="book-shape stack"><canvas aria-hidden="true" ${painted(`bookshape${key}${letter}`, paint)}></canvas>${note}</figure>`;
}

function terrain(letter: string): TemplateResult {
  return html`<span class="book-terrain gap-2 row">${swatch(letter)}${terrainName(letter)}</span>`;
}

/** A card as it is printed. */
function shapesOf(id: string): Renderable {
  const explore = CATALOGUE.explore[id];
  const ambush = CATALOGUE.ambush[id];
  const hero = CATALOGUE.heroes[id];
  const skill = CATALOGUE.skills[id];
  if (explore) {
    const coin = html`<figcaption class="book-coin gap-1 strong text-sm row">${icon('coin')}${t('play-coin-plus-one')}</figcaption>`;
    const letter = explore.terrains[0] ?? 'F';
    return html`${explore.shapes.map((each, i) => cardShape(`${id}${i}`, each.cells, [], letter, each.coin ? coin : nothing))}
      <p class="book-facts wrap">${explore.terrains.map(terrain)}</p>`;
  }
  if (ambush) return cardShape(id, ambush.cells, [], ambush.mark);
  if (hero) return cardShape(id, hero.cells, hero.attack, 'H');
  return skill?.cells.length ? cardShape(id, skill.cells, [], 'F') : nothing;
}

/** Returns facts about a card: its set, its time, its cost. */
export function factsOf({ id }: Page): string[] {
  const explore = CATALOGUE.explore[id];
  const ambush = CATALOGUE.ambush[id];
  const skill = CATALOGUE.skills[id];
  const edict = CATALOGUE.edicts[id];
  if (explore) return [textFor('set', explore.set), t('play-card-time', { count: explore.time })];
  if (ambush)
    return [textFor('pack', ambush.set), `${t('book-corner', { corner: ambush.corner })}, ${t('book-arrow', { arrow: ambush.arrow })}`];
  if (skill) return [skill.cost ? t('play-skill-use', { count: skill.cost }) : t('play-skill-use-free')];
  return edict ? [textFor('set', edict.set), t('book-solo-value', { count: edict.solo })] : [];
}
