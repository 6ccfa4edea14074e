/** The paths of shields and crests, for SVG in the page and for canvases. */

import type { Context2D } from './bitmaps';
import type { Theme } from './theme';

/** The fields of crests, 32 × 32: shields for people, banners for bots. */
export const SHIELD_PATHS = {
  shield: 'M3 2h26v14c0 7-5 11-13 15C8 27 3 23 3 16z',
  banner: 'M4 1h24v30l-12-6-12 6z',
} as const;

/** The crests: filled paths of 24 × 24, with holes by the even-odd rule. */
export const CREST_PATHS: Readonly<Record<string, string>> = {
  tower: 'M5 2h3.2v3h2.2V2h3.2v3h2.2V2H19v8h-2v12h-3.5v-5h-3v5H7V10H5z',
  ship: 'M12 1.5 20 14h-8zM10 5.5V14H4.5zM2 16h20l-4 6.5H6z',
  tree: 'M12 1l6 8h-3l5 8h-6.5v6h-3v-6H4l5-8H6z',
  key:
    'M12 1.5a5.7 5.7 0 0 1 1.6 11.2V15H17v2.7h-3.4V19.5H16v3h-5.6V12.7A5.7 5.7 0 0 1 12 1.5z' +
    'M12 4.7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  sun:
    'M12 6.8a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4zM10.9 1h2.2v4.2h-2.2zM10.9 18.8h2.2V23h-2.2zM1 10.9h4.2v2.2H1z' +
    'M18.8 10.9H23v2.2h-4.2zM3.5 5 5 3.5l3 3L6.5 8zM16 17.5l1.5-1.5 3 3-1.5 1.5zM19 3.5 20.5 5l-3 3L16 6.5z' +
    'M3.5 19l3-3L8 17.5l-3 3z',
  fish: 'M1 12c3.5-6 9-7.5 14-4.3L21.5 3c1.5 6 1.5 12 0 18L15 16.3C10 19.5 4.5 18 1 12zM7.5 9a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z',
  bell: 'M12 1.5a2 2 0 0 1 2 2.2c3.4.9 5 4 5 8.3v4l3 3.5H2L5 16v-4c0-4.3 1.6-7.4 5-8.3a2 2 0 0 1 2-2.2zM9 20.5h6a3 3 0 0 1-6 0z',
  moon: 'M14.5 1.5A10.5 10.5 0 1 0 22 18 10.8 10.8 0 0 1 14.5 1.5z',
  crown: 'M1.5 6.5 7.3 12 12 3l4.7 9 5.8-5.5L20.3 18H3.7zM3.7 19.5h16.6V22H3.7z',
  anchor:
    'M12 1a3.3 3.3 0 0 1 1.6 6.2v1.6H17v2.8h-3.4v7.2c2.3-.7 4-2.2 4.6-4.6h-1.9l3.2-4.5 3 4.5h-1.8' +
    'c-.7 5-4.2 8.3-8.7 8.8-4.5-.5-8-3.8-8.7-8.8H1.5l3-4.5 3.2 4.5H5.8c.6 2.4 2.3 3.9 4.6 4.6v-7.2H7V8.8h3.4V7.2' +
    'A3.3 3.3 0 0 1 12 1zM12 3.3a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2z',
  quill: 'M21.5 1.5C12.5 2.5 6.5 7 5.3 15.5L2 22.5h2.6l2.2-5C14.5 17.5 20 11.5 21.5 1.5z',
  bridge: 'M1 8h22v3h-2v10h-4a5 5 0 0 0-10 0H3V11H1zM4.5 3.5H7V7H4.5zM10.8 3.5h2.4V7h-2.4zM17 3.5h2.5V7H17z',
};

/** Paints an outlined shield with a crest, `size` high, with its middle at x, y. */
export function paintCrest(
  c: Context2D,
  crest: string,
  x: number,
  y: number,
  size: number,
  { ink, paper }: Pick<Theme, 'ink' | 'paper'>,
): void {
  const u = size / 32;
  c.save();
  c.translate(x - 16 * u, y - 16 * u);
  c.scale(u, u);
  const shield = new Path2D(SHIELD_PATHS.shield);
  c.fillStyle = paper;
  c.fill(shield);
  c.strokeStyle = c.fillStyle = ink;
  c.lineWidth = 1.6;
  c.stroke(shield);
  c.translate(7.6, 5.6);
  c.scale(0.7, 0.7);
  c.fill(new Path2D(CREST_PATHS[crest] ?? ''), 'evenodd');
  c.restore();
}
