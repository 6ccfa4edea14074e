/** A directive for small canvases in templates, which are painted when their key changes. */

import { noChange } from 'lit';
import { directive, Directive, type ElementPart, type PartInfo, PartType } from 'lit/directive.js';
import type { Theme } from '../paint/theme';
import { sizeCanvas, paintCanvas, type SmallPicture } from '../paint/thumbnails';
import { state } from '../state/store';

/** Returns a picture; `measure` reads a size from the style sheet, with a default. */
export type Paint = (theme: Theme, measure: (name: string, defaultSize: number) => number) => SmallPicture;

interface Request {
  canvas: HTMLCanvasElement;
  makePicture: Paint;
}

const BASE_FONT_SIZE = 16; // pixels of the usual font size of browsers, for which sizes in the style sheets are meant

/** Milliseconds of a frame for painting small pictures, so that a gallery of maps does not block the page. */
const FRAME_BUDGET_MS = 12;

const pending: Request[] = [];
/** The canvases that have their size and are painted in one of the next frames. */
const queue = new Map<HTMLCanvasElement, SmallPicture>();

class Painted extends Directive {
  private key: string | undefined;

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error('painted() belongs on a canvas');
  }

  override render(_key: string, _makePicture: Paint): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [key, makePicture]: [string, Paint]): typeof noChange {
    const versionedKey = `${key}|${state.paintVersion}`;
    if (versionedKey !== this.key) {
      this.key = versionedKey;
      pending.push({ canvas: part.element as HTMLCanvasElement, makePicture });
    }
    return noChange;
  }
}

/** The key must contain everything that the picture depends on, except size, theme and language. */
export const painted = directive(Painted);

/** Sizes and paints the canvases of the last rendering, which can be measured only when they are in the page. */
export function paintPending(theme: Theme): void {
  const batch = pending.splice(0);
  const isIdle = queue.size === 0;
  const fontScale = batch.length ? parseFloat(getComputedStyle(document.documentElement).fontSize) / BASE_FONT_SIZE : 1;
  for (const { canvas, makePicture } of batch) {
    const style = getComputedStyle(canvas);
    const small = makePicture(theme, (name, defaultSize) => (Number(style.getPropertyValue(name)) || defaultSize) * fontScale);
    sizeCanvas(canvas, small);
    queue.set(canvas, small);
  }
  if (isIdle && queue.size) requestAnimationFrame(paintNextBatch); // drawing the page and painting in one frame would block it
}

function paintNextBatch(): void {
  const end = performance.now() + FRAME_BUDGET_MS;
  for (const [canvas, small] of queue) {
    queue.delete(canvas);
    if (canvas.isConnected) paintCanvas(canvas, small);
    if (performance.now() > end) break;
  }
  if (queue.size) requestAnimationFrame(paintNextBatch);
}
