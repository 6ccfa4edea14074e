/** The home screen of index.html, and what the player did there before the game's script was loaded. */

export const SHELL = Symbol.for('mapwright.shell');

export interface Shell {
  /** Resolves when the player has pressed a button. */
  touched: Promise<void>;
  /** Returns the selector of the button that was pressed last. */
  pressed: () => string | null;
}

export function shellHandle(): Shell | undefined {
  return (window as { [SHELL]?: Shell })[SHELL];
}

export interface ShellState {
  mode?: string;
  set?: string;
  sheet?: string;
  /** Classes of the unfolded elements. */
  unfolded: readonly string[];
  pressed: string | null;
  focused: string | null;
}

/** Shows the progress of the engine in the home screen of index.html, while that is shown. */
export function showShellProgress(progress: number): void {
  const isShown = shellHandle() && !('drawn' in document.documentElement.dataset);
  const line = isShown ? document.querySelector('progress') : null;
  if (line) line.value = Math.round(100 * progress);
}

/** Returns the selections in the form of index.html, and what was pressed there. */
export function readShellState(app: HTMLElement): ShellState {
  const checkedInputs = [...app.querySelectorAll<HTMLInputElement>('input:checked')].map(({ name, value }) => [name, value]);
  const focused = app.querySelector(':focus');
  const unfolded = [...app.querySelectorAll('details[open]')].map(({ className }) => className);
  document.documentElement.dataset.drawn = '';
  return {
    ...Object.fromEntries(checkedInputs),
    unfolded,
    pressed: shellHandle()?.pressed() ?? null,
    focused: focused && selectorOf(focused),
  };
}

/** Returns a selector that finds the same button or choice in both home screens; empty for elements without a name. */
export function selectorOf(element: Element): string {
  const act = element.getAttribute('data-act');
  if (act) return `[data-act="${act}"]`;
  if (element instanceof HTMLInputElement) return `[name="${element.name}"][value="${element.value}"]`;
  if (element.matches('summary')) return `.${element.parentElement?.className ?? ''} > summary`;
  return '';
}
