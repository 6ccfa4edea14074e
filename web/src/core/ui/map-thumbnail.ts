/** A map as a small picture. */

import { html, nothing, type TemplateResult } from 'lit';
import { parseMap } from '../contract/cells';
import { seedFromText } from '../paint/hash';
import { type Season, seasonalTheme } from '../paint/seasons';
import { thumbnail } from '../paint/thumbnails';
import { type Paint, painted } from './painted-canvas';

/** `key` identifies the place of the picture; `seed` varies the drawing; `size` is used if the style sheet has no `--thumb`. */
export function mapThumbnail(key: string, map: string, seed: string, size: number, classes = '', season?: Season): TemplateResult {
  const paint: Paint = (theme, measure) =>
    thumbnail(parseMap(map), measure('--thumb', size), seasonalTheme(theme, season), seedFromText(seed));
  return html`<canvas class=${classes || nothing} aria-hidden="true" ${painted(`${key}${map}`, paint)}></canvas>`;
}
