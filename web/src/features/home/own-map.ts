/** The picture of home: the map that the player has drawn last, and a still of another map before the first one. */

import { html, type TemplateResult } from 'lit';
import { untilIdle } from '../../core/browser/sleep';
import { parseMap } from '../../core/contract/cells';
import { lazyPart } from '../../core/lazy-parts';
import { preloadLazyParts } from '../../core/page/navigate';
import { BORDER, paintBorder, SHADOW_CELLS } from '../../core/paint/border';
import { seedFromText } from '../../core/paint/hash';
import { paintMap } from '../../core/paint/map';
import { seasonalTheme } from '../../core/paint/seasons';
import { latestOwnGame } from '../../core/state/games';
import { state } from '../../core/state/store';
import { type Paint, painted } from '../../core/ui/painted-canvas';
import { currentPlay } from '../../play/play';
import { sheetName } from '../../core/words/sentences';

/** Cells around the map: the border, and the shadow of the paper. */
const SIDE = BORDER.full.side + SHADOW_CELLS;
const TOP = BORDER.full.top + SHADOW_CELLS;
const BOTTOM = BORDER.full.bottom + SHADOW_CELLS;

export function homePicture(): TemplateResult {
  // Painting waits until the engine has started: it would delay the start.
  const game = state.engine.status === 'ready' ? latestOwnGame() : undefined;
  if (!game) return html`<div class="still-map"></div>`;
  const { map, deal, sheet } = game.summary;
  const paint: Paint = (theme, measure) => {
    const cell = measure('--cell', 71);
    return {
      width: (11 + 2 * SIDE) * cell,
      height: (11 + TOP + BOTTOM) * cell,
      paint: (context) => {
        context.translate(SIDE * cell, TOP * cell);
        const options = { cell, theme: seasonalTheme(theme, 'winter'), seed: seedFromText(deal) };
        paintBorder(context, { ...options, mode: 'full', title: sheetName(sheet) });
        paintMap(context, parseMap(map), options);
        void letItMove();
      },
    };
  };
  return html`<canvas data-show="own-map" ${painted(`home${deal}${map}`, paint)}></canvas>`;
}

/** Loads what lets the map move, once the page has nothing else to do. */
async function letItMove(): Promise<void> {
  await untilIdle();
  await preloadLazyParts();
  lazyPart('startLivingMap')?.(currentPlay());
}
