/** What the player did before the game's own script was there; shell.ts writes it, home takes it over. */

export const SHELL = Symbol.for('mapwright.shell');

export interface Shell {
  /** Selects the button that was pressed last. */
  pressed: string | null;
}

export interface Choices {
  mode?: string;
  set?: string;
  sheet?: string;
  pressed: string | null;
}

/** What stands in the form of index.html, and what was pressed there. */
export function takeOver(app: HTMLElement): Choices {
  const shell = (window as { [SHELL]?: Shell })[SHELL];
  const chosen = [...app.querySelectorAll<HTMLInputElement>('input:checked')].map(({ name, value }) => [name, value]);
  document.documentElement.dataset.drawn = '';
  return { ...(Object.fromEntries(chosen) as Omit<Choices, 'pressed'>), pressed: shell?.pressed ?? null };
}
