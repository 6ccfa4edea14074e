/** Lets a template hold a small canvas that is painted when its key changes. */

import { noChange } from 'lit';
import { directive, Directive, type ElementPart, type PartInfo, PartType } from 'lit/directive.js';
import type { Theme } from '../paint/theme';
import { sizeCanvas, paintCanvas, type SmallPicture } from '../paint/thumbnails';
import { state } from '../state/store';

export type Paint = (theme: Theme, measure: (name: string, otherwise: number) => number) => SmallPicture;

interface Asked {
  canvas: HTMLCanvasElement;
  make: Paint;
}

const BASE_FONT_SIZE = 16; // pixels of the browser's letters, by which the style sheets measure (build/windows.mjs)

/** Milliseconds of one frame in which small pictures are painted: a wall of maps must not hold the page up. */
const FRAME_BUDGET_MS = 30;

const pending: Asked[] = [];
/** What has its place already and is painted in one of the next frames. */
const queue = new Map<HTMLCanvasElement, SmallPicture>();

class Painted extends Directive {
  private key: string | undefined;

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error('painted() belongs on a canvas');
  }

  override render(_key: string, _make: Paint): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [key, make]: [string, Paint]): typeof noChange {
    const now = `${key}|${state.paintVersion}`;
    if (now !== this.key) {
      this.key = now;
      pending.push({ canvas: part.element as HTMLCanvasElement, make });
    }
    return noChange;
  }
}

/** `key` must name everything the picture depends on, but for size, theme and language: those count always. */
export const painted = directive(Painted);

/** Paints what the last render asked for: only now are the canvases in the page and can be measured. */
export function paintPending(theme: Theme): void {
  const batch = pending.splice(0);
  const isPainting = queue.size > 0;
  const fontScale = batch.length ? parseFloat(getComputedStyle(document.documentElement).fontSize) / BASE_FONT_SIZE : 1;
  for (const { canvas, make } of batch) {
    const style = getComputedStyle(canvas);
    const small = make(theme, (name, otherwise) => (Number(style.getPropertyValue(name)) || otherwise) * fontScale);
    sizeCanvas(canvas, small);
    queue.set(canvas, small);
  }
  if (!isPainting) paintNextBatch();
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
