/** The finished map lives while it is looked at: a canvas of its own above it, eight times a second. */

import { currentTheme } from '../../app/draw';
import { motionEnabled } from '../../core/browser/preferences';
import { parseMap } from '../../core/contract/cells';
import { contextOf } from '../../core/paint/bitmaps';
import { BORDER } from '../../core/paint/border';
import { seedFromText } from '../../core/paint/hash';
import { seasonalTheme } from '../../core/paint/seasons';
import { state } from '../../core/state/store';
import type { FinalPart } from '../../play/final/model';
import type { Play } from '../../play/play';
import { paintScene } from './scene';

/** Milliseconds between two pictures. */
const TICK_MS = 125;

/** Whether the map may move now. */
export function mayMove(): boolean {
  return motionEnabled(state.settings) && !document.hidden && state.navigation.route.to === 'final' && !state.navigation.dialog;
}

/** Adds the canvas to the map of the final screen, unless it is there. */
function startLivingMap(play: Play): void {
  if (!mayMove()) return;
  const sheet = document.querySelector<HTMLElement>('[data-board="final"] .sheet');
  const map = sheet?.querySelectorAll<HTMLCanvasElement>('canvas:not([class])')[1];
  if (!sheet || !map?.width || sheet.querySelector('.life')) return;
  const canvas = map.cloneNode() as HTMLCanvasElement;
  canvas.className = 'life';
  map.after(canvas);
  const tick = (): void => {
    const isWanted = canvas.isConnected && state.navigation.route.to === 'final' && motionEnabled(state.settings);
    if (!isWanted) return removeCanvas(canvas);
    if (mayMove()) paintTick(play, canvas, map, sheet);
    setTimeout(tick, TICK_MS);
  };
  tick();
}

function removeCanvas(canvas: HTMLCanvasElement): void {
  canvas.remove();
  canvas.width = canvas.height = 0;
}

function paintTick(play: Play, canvas: HTMLCanvasElement, map: HTMLCanvasElement, sheet: HTMLElement): void {
  const { view } = play.game;
  const player = view?.players[play.display.inspectedSeat];
  if (!view || !player) return;
  Object.assign(canvas, { width: map.width, height: map.height }); // also clears it
  canvas.style.cssText = map.style.cssText;
  const ctx = contextOf(canvas);
  ctx.setTransform(contextOf(map).getTransform());
  const { side } = BORDER[sheet.parentElement?.dataset.frame === 'full' ? 'full' : 'slim'];
  const cell = Math.round(parseFloat(sheet.style.width) / (11 + 2 * side));
  const theme = seasonalTheme(currentTheme(), view.season);
  paintScene(ctx, parseMap(player.map), performance.now() / 1000, { cell, theme, seed: seedFromText(view.deal) });
}

const finalPart: FinalPart = { load: (_, play) => requestAnimationFrame(() => startLivingMap(play)) };

export const parts = { startLivingMap };
export const slots = { final: finalPart };
