/** What moves while home or a final screen is looked at, eight times a second: the map, and by candle the light on the desk. */

import { themeName, motionEnabled } from '../../core/browser/preferences';
import { parseMap } from '../../core/contract/cells';
import { contextOf } from '../../core/paint/bitmaps';
import { BORDER, SHADOW_CELLS } from '../../core/paint/border';
import { seedFromText } from '../../core/paint/hash';
import { seasonalTheme } from '../../core/paint/seasons';
import { latestOwnGame } from '../../core/state/games';
import { state } from '../../core/state/store';
import { adoptStyles } from '../../core/ui/screen-styles';
import { currentTheme } from '../../app/draw';
import type { FinalPart } from '../../play/final/model';
import type { Play } from '../../play/play';
import { layWood } from './desk';
import { candleLight } from './candle-light';
import livingMapStyles from './living-map.css';
import { paintScene } from './scene';

adoptStyles(livingMapStyles);

/** Milliseconds between two pictures. */
const TICK_MS = 125;

/** A map that is painted on the screen. */
interface MapOnScreen {
  canvas: HTMLCanvasElement;
  map: string;
  deal: string;
  /** CSS pixels of a cell. */
  cell: number;
  season: string | undefined;
}

/** Whether a screen is shown that moves at rest, and the player wants motion. */
function isRestScreen(): boolean {
  const { route, isLoading } = state.navigation;
  const isQuiet = !motionEnabled(state.settings) || themeName(state.settings.theme) === 'contrast';
  return !isQuiet && !isLoading && (route.to === 'final' || route.to === 'home');
}

/** Whether something may move now. */
export function mayMove(): boolean {
  return isRestScreen() && !document.hidden && !state.navigation.dialog;
}

/** Returns the finished map on the screen. */
function mapOnScreen(play: Play): MapOnScreen | undefined {
  return state.navigation.route.to === 'home' ? mapOnHome() : mapOnFinalScreen(play);
}

function mapOnFinalScreen({ game: { view }, display }: Play): MapOnScreen | undefined {
  const player = view?.players[display.inspectedSeat];
  const sheet = document.querySelector<HTMLElement>('[data-board="final"] .sheet');
  const canvas = sheet?.querySelectorAll<HTMLCanvasElement>('canvas:not([class])')[1];
  if (!view || !player || !sheet || !canvas?.width) return undefined;
  const { side } = BORDER[sheet.parentElement?.dataset.frame === 'full' ? 'full' : 'slim'];
  const cell = Math.round(parseFloat(sheet.style.width) / (11 + 2 * side));
  return { canvas, map: player.map, deal: view.deal, cell, season: view.season };
}

function mapOnHome(): MapOnScreen | undefined {
  const canvas = document.querySelector<HTMLCanvasElement>('[data-show="own-map"]');
  const summary = latestOwnGame()?.summary;
  if (!canvas?.getClientRects().length || !summary) return undefined;
  const { a: ratio, e: left } = contextOf(canvas).getTransform();
  const cell = left / ratio / (BORDER.full.side + SHADOW_CELLS);
  return cell > 0 ? { canvas, ...summary, cell, season: 'winter' } : undefined; // 0 before it is painted
}

/** Lets everything move that does not move yet. */
function startLivingMap(play: Play): void {
  layWood(currentTheme());
  if (!mayMove()) return;
  if (themeName(state.settings.theme) === 'candle' && !document.querySelector('.candle-light')) {
    const light = candleLight();
    document.body.prepend(light.element);
    repeat(light.element, () => themeName(state.settings.theme) === 'candle', light.flicker);
  }
  const base = mapOnScreen(play)?.canvas;
  if (!base || base.parentElement?.querySelector('.life')) return;
  const canvas = document.createElement('canvas');
  canvas.className = 'life';
  base.after(canvas);
  const isCurrent = (): boolean => base.isConnected && mapOnScreen(play)?.canvas === base;
  repeat(canvas, isCurrent, () => paintTick(play, canvas));
}

/** Calls `work` eight times a second while it may move, until the element is no longer wanted; then removes the element. */
function repeat(element: HTMLElement, isWanted: () => boolean, work: () => void): void {
  const tick = (): void => {
    if (!element.isConnected || !isRestScreen() || !isWanted()) return remove(element);
    if (mayMove()) work();
    setTimeout(tick, TICK_MS);
  };
  tick();
}

function remove(element: HTMLElement): void {
  element.remove();
  if (element instanceof HTMLCanvasElement) element.width = element.height = 0; // iOS allows few pixels
}

/** Paints what moves on a map on a canvas that lies exactly above it. */
function paintTick(play: Play, life: HTMLCanvasElement): void {
  const onScreen = mapOnScreen(play);
  if (!onScreen) return;
  const { canvas, map, deal, cell, season } = onScreen;
  Object.assign(life, { width: canvas.width, height: canvas.height }); // also clears it
  const { width, height } = canvas.style;
  Object.assign(life.style, { width, height, left: `${canvas.offsetLeft}px`, top: `${canvas.offsetTop}px` });
  const ctx = contextOf(life);
  ctx.setTransform(contextOf(canvas).getTransform());
  const theme = seasonalTheme(currentTheme(), season);
  paintScene(ctx, parseMap(map), performance.now() / 1000, { cell, theme, seed: seedFromText(deal) });
}

const finalPart: FinalPart = { load: (_, play) => requestAnimationFrame(() => startLivingMap(play)) };

export const parts = { startLivingMap };
export const slots = { final: finalPart };
