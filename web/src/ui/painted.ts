/** Lets a template hold a small canvas that is painted when its key changes. */

import { noChange } from 'lit';
import { directive, Directive, type ElementPart, type PartInfo, PartType } from 'lit/directive.js';
import type { Theme } from '../paint/theme';
import { makeRoom, paintOnto, type Small } from '../paint/thumbnails';
import { state } from '../state/store';

export type Paint = (theme: Theme, measure: (name: string, otherwise: number) => number) => Small;

interface Asked {
  canvas: HTMLCanvasElement;
  make: Paint;
}

const LETTER = 16; // pixels of the browser's letters, by which the style sheets measure (build/windows.mjs)

/** Milliseconds of one frame in which small pictures are painted: a wall of maps must not hold the page up. */
const BUDGET = 30;

const asked: Asked[] = [];
/** What has its place already and is painted in one of the next frames. */
const waiting = new Map<HTMLCanvasElement, Small>();

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
    const now = `${key}|${state.paint}`;
    if (now !== this.key) {
      this.key = now;
      asked.push({ canvas: part.element as HTMLCanvasElement, make });
    }
    return noChange;
  }
}

/** `key` must name everything the picture depends on, but for size, theme and language: those count always. */
export const painted = directive(Painted);

/** Paints what the last render asked for: only now are the canvases in the page and can be measured. */
export function paintAsked(theme: Theme): void {
  const now = asked.splice(0);
  const isPainting = waiting.size > 0;
  const letters = now.length ? parseFloat(getComputedStyle(document.documentElement).fontSize) / LETTER : 1;
  for (const { canvas, make } of now) {
    const style = getComputedStyle(canvas);
    const small = make(theme, (name, otherwise) => (Number(style.getPropertyValue(name)) || otherwise) * letters);
    makeRoom(canvas, small);
    waiting.set(canvas, small);
  }
  if (!isPainting) paintSome();
}

function paintSome(): void {
  const end = performance.now() + BUDGET;
  for (const [canvas, small] of waiting) {
    waiting.delete(canvas);
    if (canvas.isConnected) paintOnto(canvas, small);
    if (performance.now() > end) break;
  }
  if (waiting.size) requestAnimationFrame(paintSome);
}
