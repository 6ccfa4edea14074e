/** Pictures that fly over the page from one place to another, and cells that light up. */

import { render, type TemplateResult } from 'lit';
import { MAP_SIZE, parseCell } from '../../core/contract/cells';
import { MOTION_MS } from '../../core/state/motion';
import { adoptStyles } from '../../core/ui/screen-styles';
import flightStyles from './flight.css';

adoptStyles(flightStyles);

export interface Point {
  x: number;
  y: number;
}

/** Pixels that a picture rises before it flies. */
const RISE = 24;

export function middle({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Returns the middle of some cells of the map on the screen; undefined if no map is shown. */
export function middleOf(cells: readonly string[]): Point | undefined {
  const map = document.querySelector('.cells')?.getBoundingClientRect();
  if (!map || !cells.length) return undefined;
  const places = cells.map(parseCell);
  const mean = (axis: 0 | 1): number => places.reduce((sum, place) => sum + place[axis] + 0.5, 0) / places.length;
  return { x: map.left + (mean(1) * map.width) / MAP_SIZE, y: map.top + (mean(0) * map.height) / MAP_SIZE };
}

/** Returns the first of these elements that is visible. */
export function firstVisible(selectors: readonly string[]): Element | undefined {
  return selectors.flatMap((selector) => [...document.querySelectorAll(selector)]).find((element) => element.getClientRects().length);
}

/** Shows something above the page until its animation ends. A press ends it. */
function showDuring(
  content: TemplateResult | null,
  classes: string,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
): HTMLElement {
  const element = document.createElement('span');
  element.className = classes;
  element.setAttribute('aria-hidden', 'true');
  if (content) render(content, element);
  document.body.append(element);
  const animation = element.animate(keyframes, { fill: 'backwards', ...options });
  const end = (): void => animation.finish();
  addEventListener('pointerdown', end, { capture: true, once: true });
  animation.onfinish = (): void => {
    removeEventListener('pointerdown', end, true);
    element.remove();
  };
  return element;
}

/** Lets a picture rise from a point and fly to another. */
export function fly(content: TemplateResult, from: Point, to: Point, delay = 0, classes = ''): void {
  const at = ({ x, y }: Point, scale: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const keyframes = [
    { transform: at(from, 0.4), opacity: 0 },
    { transform: at({ x: from.x, y: from.y - RISE }, 1.2), opacity: 1, offset: 0.3 },
    { transform: at(to, 0.6), opacity: 0.9 },
  ];
  showDuring(content, `flying ${classes}`, keyframes, { duration: MOTION_MS.flight, delay, easing: 'ease-in-out' });
}

/** Lights cells up once. */
export function pulse(cells: readonly string[]): void {
  const map = document.querySelector('.cells')?.getBoundingClientRect();
  const size = (map?.width ?? 0) / MAP_SIZE;
  for (const cell of cells) {
    const point = middleOf([cell]);
    if (!point) return;
    const keyframes = [{ opacity: 0 }, { opacity: 1, offset: 0.35 }, { opacity: 0 }];
    const { style } = showDuring(null, 'costly-cell', keyframes, { duration: MOTION_MS.pulse });
    Object.assign(style, { left: `${point.x - size / 2}px`, top: `${point.y - size / 2}px`, width: `${size}px`, height: `${size}px` });
  }
}
