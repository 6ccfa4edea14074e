/** What lies over a map, as plain data: anyone who shows a map says what, and here it is painted. */

import type { Position } from '../contract/cells';
import type { Context2D } from '../paint/bitmaps';
import { type Ghost, paintGhost, paintAmbushAttempt } from '../paint/ghost';
import { paintHighlight } from '../paint/highlight';
import { paintDashedCells } from '../paint/highlight';
import { paintSuggestions, type Suggestion } from '../paint/suggestions';
import type { PaintOptions } from '../paint/theme';

export type Overlay =
  /** Groups of cells that are lit, everything else behind a veil; `lost` if they cost stars. */
  | { kind: 'lit'; groups: readonly (readonly Position[])[]; lost?: boolean }
  /** An ambush that is tried at a place. */
  | { kind: 'trial'; cells: readonly Position[]; mark: string; fits: boolean }
  /** Shapes that are thought of, not drawn. */
  | { kind: 'places'; places: readonly Suggestion[]; chosen: number }
  /** The shape in hand. */
  | { kind: 'ghost'; ghost: Ghost }
  /** Cells that want something, dashed. */
  | { kind: 'marks'; cells: readonly Position[] };

export function paintOverlay(ctx: Context2D, overlay: Overlay, o: PaintOptions): void {
  switch (overlay.kind) {
    case 'lit':
      return paintHighlight(ctx, overlay.groups, o, undefined, overlay.lost);
    case 'trial':
      return paintAmbushAttempt(ctx, overlay.cells, overlay.mark, overlay.fits, o);
    case 'places':
      return paintSuggestions(ctx, overlay.places, overlay.chosen, o);
    case 'ghost':
      return paintGhost(ctx, overlay.ghost, o);
    case 'marks':
      return paintDashedCells(ctx, overlay.cells, o);
  }
}
