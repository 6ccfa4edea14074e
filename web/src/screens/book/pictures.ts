/** The book's pictures: examples from text maps, shapes from the catalogue; every star is the engine's. */

import { html, nothing, type TemplateResult } from 'lit';
import { pictureOf, placeOf } from '../../contract/cells';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { BookPicture, Offset } from '../../contract/generated/messages';
import { PICTURES } from '../../contract/generated/pictures';
import { excerpt } from '../../paint/excerpt';
import { shapeThumbnail } from '../../paint/thumbnails';
import { icon } from '../../ui/icons';
import { type Paint, painted } from '../../ui/painted';
import { type Piece, stars, swatch } from '../../ui/pieces';
import { terrainName } from '../../words/sentences';
import { t } from '../../words/texts';
import type { Page } from './pages';

export function picturesOf({ id, kind }: Page): Piece {
  if (kind === 'edict') return html`<div class="b-examples">${(PICTURES[id] ?? []).map((each, i) => example(id, each, i))}</div>`;
  if (kind === 'topic')
    return html`<div class="b-examples">${(PICTURES[id] ?? []).map((each, i) => drawing(id, each, i, topicCaption(id, each)))}</div>`;
  return html`<div class="b-shapes">${shapesOf(id)}</div>`;
}

/** Large windows are drawn smaller, so that two examples stand side by side. */
function sizeName([, , rows, columns]: BookPicture['window']): string {
  return columns > 8 || rows > 8 ? '--small' : '--large';
}

function drawing(id: string, picture: BookPicture, index: number, caption: Piece): TemplateResult {
  const [row, column, rows, columns] = picture.window;
  const lit = picture.claims.map(({ cells }) => cells.map(placeOf));
  const shown = { picture: pictureOf(picture.map), row, column, rows, columns, lit, lost: id === 'ambush' };
  const paint: Paint = (theme, measure) => excerpt(shown, measure(sizeName(picture.window), 30), theme);
  return html`<figure class="b-example" data-example="${id}-${index}">
    <canvas aria-hidden="true" ${painted(`book${id}${index}`, paint)}></canvas>
    ${caption === nothing ? nothing : html`<figcaption>${caption}</figcaption>`}
  </figure>`;
}

function example(id: string, picture: BookPicture, index: number): TemplateResult {
  const why = t(`why-${id}`, { count: picture.claims.length, stars: picture.stars });
  return drawing(
    id,
    picture,
    index,
    html`<span class="sr">${t('book-example')} ${index + 1}</span>${stars(picture.stars)}<span data-stars=${picture.stars}>${why}</span>`,
  );
}

function topicCaption(id: string, { claims }: BookPicture): Piece {
  if (id === 'ambush') return html`${icon('claw')}<span>${t('why-toll', { count: claims.length })}</span>`;
  return id === 'coins' ? html`${icon('coin')}<span>${t('extra-coins-gained', { coins: claims.length })}</span>` : nothing;
}

function shape(key: string, cells: readonly Offset[], attack: readonly Offset[], letter: string, note: Piece = nothing): TemplateResult {
  const paint: Paint = (theme) => shapeThumbnail(cells, attack, letter, 32, theme);
  return html`<figure class="b-shape"><canvas aria-hidden="true" ${painted(`bookshape${key}${letter}`, paint)}></canvas>${note}</figure>`;
}

function terrain(letter: string): TemplateResult {
  return html`<span class="b-terrain">${swatch(letter)}${terrainName(letter)}</span>`;
}

/** A card as it is printed. */
function shapesOf(id: string): Piece {
  const explore = CATALOGUE.explore[id];
  const ambush = CATALOGUE.ambush[id];
  const hero = CATALOGUE.heroes[id];
  const skill = CATALOGUE.skills[id];
  if (explore) {
    const coin = html`<figcaption class="b-coin">${icon('coin')}${t('play-coin-plus-one')}</figcaption>`;
    const letter = explore.terrains[0] ?? 'F';
    return html`${explore.shapes.map((each, i) => shape(`${id}${i}`, each.cells, [], letter, each.coin ? coin : nothing))}
      <p class="b-facts">${explore.terrains.map(terrain)}</p>`;
  }
  if (ambush) return shape(id, ambush.cells, [], ambush.mark);
  if (hero) return shape(id, hero.cells, hero.attack, 'H');
  return skill?.cells.length ? shape(id, skill.cells, [], 'F') : nothing;
}

/** The small print: which set, how much time, what it costs. */
export function factsOf({ id }: Page): string[] {
  const explore = CATALOGUE.explore[id];
  const ambush = CATALOGUE.ambush[id];
  const skill = CATALOGUE.skills[id];
  const edict = CATALOGUE.edicts[id];
  if (explore) return [t(`set-${explore.set}`), t('play-card-time', { count: explore.time })];
  if (ambush)
    return [t(`pack-${ambush.set}`), `${t('book-corner', { corner: ambush.corner })}, ${t('book-arrow', { arrow: ambush.arrow })}`];
  if (skill) return [skill.cost ? t('play-skill-use', { count: skill.cost }) : t('play-skill-use-free')];
  return edict ? [t(`set-${edict.set}`), t('book-solo-value', { count: edict.solo })] : [];
}
