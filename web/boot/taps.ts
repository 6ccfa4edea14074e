/** What the player did before the game's own script was there; shell.ts writes it, home takes it over. */

import type { Downloads } from './downloads';

export const SHELL = Symbol.for('mapwright.shell');

export interface Shell {
  /** What the engine starts from, on its way since the first paint. */
  downloads: Downloads;
  /** Somebody has pressed a button. */
  touched: Promise<void>;
  /** Selects the button that was pressed last. */
  pressed: () => string | null;
}

export function shell(): Shell | undefined {
  return (window as { [SHELL]?: Shell })[SHELL];
}

export interface Choices {
  mode?: string;
  set?: string;
  sheet?: string;
  pressed: string | null;
  /** Selects what has the focus. */
  focused: string | null;
}

/** What stands in the form of index.html, and what was pressed there. */
export function takeOver(app: HTMLElement): Choices {
  const chosen = [...app.querySelectorAll<HTMLInputElement>('input:checked')].map(({ name, value }) => [name, value]);
  const focused = app.querySelector(':focus');
  document.documentElement.dataset.drawn = '';
  return { ...Object.fromEntries(chosen), pressed: shell()?.pressed() ?? null, focused: focused && selectorOf(focused) };
}

/** Finds the same button or choice in either home. */
export function selectorOf(element: Element): string {
  const act = element.getAttribute('data-act');
  if (act) return `[data-act="${act}"]`;
  if (element instanceof HTMLInputElement) return `[name="${element.name}"][value="${element.value}"]`;
  return `.langs [lang="${element.getAttribute('lang') ?? ''}"]`;
}
