/** The change of a board from one season to the next: its old picture lies over the new one and is washed away. */

import { animate } from '../browser/motion';
import { contextOf } from '../paint/bitmaps';
import { washAway } from '../paint/wash';
import { MOTION_MS } from '../state/motion';

const washes = new WeakMap<Element, () => void>();

/** Ends the wash of a board, if one is under way. */
export function endWash(board: Element): void {
  washes.get(board)?.();
}

/** Covers the map with its present picture. The returned function washes that away; it is called when the new one is painted. */
export function coverWithOldSeason(board: HTMLElement, [sheet, map]: readonly HTMLCanvasElement[], seed: number): () => void {
  endWash(board);
  if (!sheet || !map) return () => undefined;
  const cover = sheet.cloneNode() as HTMLCanvasElement;
  cover.className = 'old-season';
  const ctx = contextOf(cover);
  ctx.drawImage(sheet, 0, 0);
  ctx.drawImage(map, 0, 0);
  map.after(cover);
  const remove = (): void => {
    washes.delete(board);
    cover.remove();
    cover.width = cover.height = 0;
  };
  washes.set(board, remove);
  return () => {
    if (!washes.has(board)) return;
    let washed = 0;
    const end = animate(MOTION_MS.season, (share) => {
      if (share === 1) return remove();
      washAway(ctx, washed, share, seed);
      washed = share;
    });
    if (cover.isConnected) washes.set(board, end);
  };
}
