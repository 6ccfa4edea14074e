/** What lies over a map, as plain data: anyone who shows a map says what, and here it is painted. */

import type { Place } from '../contract/cells';
import type { Brush } from '../paint/bitmaps';
import { type GhostPicture, paintGhost, paintTrial } from '../paint/ghost';
import { paintHighlight } from '../paint/highlight';
import { paintMarks } from '../paint/marks';
import { paintPlaces, type ThoughtPlace } from '../paint/places';
import type { PaintOptions } from '../paint/theme';

export type Overlay =
  /** Groups of cells that are lit, everything else behind a veil; `lost` if they cost stars. */
  | { kind: 'lit'; groups: readonly (readonly Place[])[]; lost?: boolean }
  /** An ambush that is tried at a place. */
  | { kind: 'trial'; cells: readonly Place[]; mark: string; fits: boolean }
  /** Shapes that are thought of, not drawn. */
  | { kind: 'places'; places: readonly ThoughtPlace[]; chosen: number }
  /** The shape in hand. */
  | { kind: 'ghost'; ghost: GhostPicture }
  /** Cells that want something, dashed. */
  | { kind: 'marks'; cells: readonly Place[] };

export function paintOverlay(ctx: Brush, overlay: Overlay, o: PaintOptions): void {
  switch (overlay.kind) {
    case 'lit':
      return paintHighlight(ctx, overlay.groups, o, undefined, overlay.lost);
    case 'trial':
      return paintTrial(ctx, overlay.cells, overlay.mark, overlay.fits, o);
    case 'places':
      return paintPlaces(ctx, overlay.places, overlay.chosen, o);
    case 'ghost':
      return paintGhost(ctx, overlay.ghost, o);
    case 'marks':
      return paintMarks(ctx, overlay.cells, o);
  }
}
