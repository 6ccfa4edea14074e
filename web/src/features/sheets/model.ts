/** The sheet that is being painted: its cells and name, undo and redo, and what the engine says of it. */

import { onReset, storedValue } from '../../core/browser/local-storage';
import { MAP_SIZE, type Position } from '../../core/contract/cells';
import type { SetupJson, SheetResponse } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { latestOnly } from '../../core/engine/latest-only';
import { localState } from '../../core/state/local-state';
import { BLANK_SHEET, MAX_SHEET_NAME, sheetMapText } from '../../core/state/own-sheets';
import { sanitizeName } from '../../core/state/sanitize-name';
import { parseOrNull } from '../../core/state/schema';
import { state, update } from '../../core/state/store';
import { ERASE, textIndex } from '../../core/ui/map-painter';

/** What the tools paint, in the order of the palette. */
export const BRUSHES = ['^', '*', '#', ERASE] as const;
export const MIRRORS = ['none', 'across', 'down', 'turn'] as const;
export type Mirror = (typeof MIRRORS)[number];
const MAX_UNDO = 200;
const LAST = MAP_SIZE - 1;

interface Draft {
  map: string;
  name: string;
}

interface Editor extends Draft {
  brush: string;
  mirror: Mirror;
  undoStack: readonly Draft[];
  redoStack: readonly Draft[];
  /** What the engine has answered about a map. */
  check: { map: string; response: SheetResponse } | null;
  /** Whether the sheet has come with a link and was not changed since. */
  isLinked: boolean;
}

const initial: Editor = {
  map: BLANK_SHEET,
  name: '',
  brush: '^',
  mirror: 'none',
  undoStack: [],
  redoStack: [],
  check: null,
  isLinked: false,
};
export const editor = localState<Editor>(initial);

/** The sheet as it was left. */
const storedDraft = storedValue<Draft>(
  'sheet',
  () => ({ map: BLANK_SHEET, name: '' }),
  ({ map, name }) => ({ map: parseOrNull(sheetMapText, map) ?? BLANK_SHEET, name: typeof name === 'string' ? cleanSheetName(name) : '' }),
);

onReset(() => editor.reset());

/** Returns a name from a link or a field as one short line. */
export function cleanSheetName(text: string): string {
  return sanitizeName(text, MAX_SHEET_NAME);
}

/** Shows the sheet as it was left, unless it is there already. */
export function openDraft(): void {
  if (editor.value.check === null) editor.update(storedDraft.read());
  editor.update({ isLinked: false });
  requestCheck();
}

/** Replaces the sheet; the one before can be brought back by undo. */
export function replaceSheet(map: string, name: string, isLinked = false): void {
  pushUndo();
  changeDraft({ map, name: cleanSheetName(name), isLinked });
}

function changeDraft(change: Partial<Editor>): void {
  editor.update({ isLinked: false, ...change });
  const { map, name, isLinked } = editor.value;
  if (!isLinked) {
    storedDraft.write({ map, name });
    forgetLinkedSheet();
  }
  requestCheck();
}

/** Makes a reload open what was painted, instead of the sheet of the link. */
function forgetLinkedSheet(): void {
  const { route } = state.navigation;
  if (route.to === 'sheets' && route.sheet) update('navigation', { route: { to: 'sheets' } });
}

export function renameSheet(name: string): void {
  changeDraft({ name: [...name].slice(0, MAX_SHEET_NAME).join(''), isLinked: editor.value.isLinked });
}

/* ---------- painting ---------- */

/** Returns a cell and its images. */
function images([row, column]: Position, mirror: Mirror): Position[] {
  const cell: Position = [row, column];
  switch (mirror) {
    case 'none':
      return [cell];
    case 'across':
      return [cell, [row, LAST - column]];
    case 'down':
      return [cell, [LAST - row, column]];
    case 'turn':
      return [cell, [LAST - row, LAST - column]];
  }
}

/** Paints a cell and its images. */
export function paint(cell: Position, brush: string): void {
  const letters = [...editor.value.map];
  for (const image of images(cell, editor.value.mirror)) letters[textIndex(image)] = brush;
  const map = letters.join('');
  if (map !== editor.value.map) changeDraft({ map });
}

/** Stores the present sheet, so that the next change can be undone. */
export function pushUndo(): void {
  const { map, name, undoStack } = editor.value;
  if (undoStack.at(-1)?.map !== map) editor.update({ undoStack: [...undoStack.slice(1 - MAX_UNDO), { map, name }] });
  editor.update({ redoStack: [] });
}

/** Returns the steps to sheets that differ from the present one. */
function differing(steps: readonly Draft[]): readonly Draft[] {
  return steps.slice(0, steps.findLastIndex((step) => step.map !== editor.value.map) + 1);
}

export function canUndo(): boolean {
  return differing(editor.value.undoStack).length > 0;
}

export function canRedo(): boolean {
  return editor.value.redoStack.length > 0;
}

export function undo(): void {
  const { map, name, undoStack, redoStack } = editor.value;
  const steps = differing(undoStack);
  const before = steps.at(-1);
  if (!before) return;
  editor.update({ undoStack: steps.slice(0, -1), redoStack: [...redoStack, { map, name }] });
  changeDraft(before);
}

export function redo(): void {
  const { map, name, undoStack, redoStack } = editor.value;
  const after = redoStack.at(-1);
  if (!after) return;
  editor.update({ undoStack: [...undoStack, { map, name }], redoStack: redoStack.slice(0, -1) });
  changeDraft(after);
}

/** Replaces the sheet by a random one. Returns false if the engine does not answer. */
export async function surprise(): Promise<boolean> {
  const seed = crypto.randomUUID();
  const response = await ask({ do: 'random-sheet', seed, ruins: areRuinsDealt() }).catch(() => null);
  if (response?.ok) replaceSheet(response.map, '');
  return response?.ok === true;
}

/* ---------- what the engine says ---------- */

/** The set of the next game, for which the sheet is checked. */
export function setOfGame(): SetupJson['set'] {
  return state.form.setup.set;
}

export function areRuinsDealt(): boolean {
  return setOfGame() !== 'heroes';
}

/** Has the engine check the sheet. While one request is under way, only the latest sheet is checked next. */
const requestCheck = latestOnly(async () => {
  const { map } = editor.value;
  const response = await ask({ do: 'sheet', sheet: map, ruins: areRuinsDealt() }).catch(() => null);
  if (response?.ok) editor.update({ check: { map, response } });
});

/** What the engine has answered about the present sheet; null until then. */
export function currentCheck(): SheetResponse | null {
  const { check, map } = editor.value;
  return check?.map === map ? check.response : null;
}

/** The id of the sheet; empty if it is not checked yet, or if nobody can play on it. */
export function playableId(): string {
  return currentCheck()?.sheet ?? '';
}
