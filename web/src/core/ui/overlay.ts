/** The overlays that are painted above a map, as plain data. */

import type { Position } from '../contract/cells';
import type { Context2D } from '../paint/bitmaps';
import type { BorderMode } from '../paint/border';
import { type Ghost, paintGhost, paintAmbushAttempt } from '../paint/ghost';
import { paintHighlight } from '../paint/highlight';
import { paintDashedCells } from '../paint/highlight';
import { paintSuggestions, type Suggestion } from '../paint/suggestions';
import type { PaintOptions } from '../paint/theme';

export type Overlay =
  /** Groups of cells that stand out, with everything else behind a veil; `lost` if they cost stars. */
  | { kind: 'highlight'; groups: readonly (readonly Position[])[]; lost?: boolean }
  /** Monsters of an ambush, where they are tried or drawn. */
  | { kind: 'ambush'; cells: readonly Position[]; mark: string; fits: boolean }
  /** Suggested shapes; `chosen` is the index of the selected one. */
  | { kind: 'suggestions'; suggestions: readonly Suggestion[]; chosen: number }
  /** The shape of the aim. */
  | { kind: 'ghost'; ghost: Ghost }
  /** Cells with a dashed outline. */
  | { kind: 'dashed-cells'; cells: readonly Position[] }
  /** What a feature paints; `key` contains everything that it depends on. */
  | { kind: 'painted'; key: string; paint: (ctx: Context2D, o: PaintOptions, mode: BorderMode) => unknown };

export function paintOverlay(ctx: Context2D, overlay: Overlay, o: PaintOptions, mode: BorderMode): void {
  switch (overlay.kind) {
    case 'highlight':
      return paintHighlight(ctx, overlay.groups, o, undefined, overlay.lost);
    case 'ambush':
      return paintAmbushAttempt(ctx, overlay.cells, overlay.mark, overlay.fits, o);
    case 'suggestions':
      return paintSuggestions(ctx, overlay.suggestions, overlay.chosen, o);
    case 'ghost':
      return paintGhost(ctx, overlay.ghost, o);
    case 'dashed-cells':
      return paintDashedCells(ctx, overlay.cells, o);
    case 'painted':
      overlay.paint(ctx, o, mode);
  }
}
