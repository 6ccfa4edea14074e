/** The player's own sheets: kept on this device, and known by their ids from links and games. */

import { onReset, storedSheets } from '../browser/local-storage';
import { CATALOGUE } from '../contract/generated/catalogue';
import { ask } from '../engine/ask';
import { localState } from '../state/local-state';
import { BLANK_SHEET, isOwnSheet, MAX_SHEETS, type OwnSheet } from '../state/own-sheets';
import { state, update } from '../state/store';

/** Reads the sheets that are kept on this device. */
export function loadSheets(): void {
  update('stored', { sheets: storedSheets.read().sheets });
}

onReset(loadSheets);

/** Keeps sheets, the last one first. A sheet that is there already gets the new name. Returns whether they are stored, or that there
 *  are too many; a sheet that the browser refuses to store is kept as long as the page lasts. */
export function keepSheets(sheets: readonly OwnSheet[]): 'kept' | 'not-stored' | 'too-many' {
  const known = new Map([...storedSheets.read().sheets, ...state.stored.sheets].map((sheet) => [sheet.id, sheet]));
  for (const sheet of sheets) known.delete(sheet.id);
  const all = [...sheets, ...known.values()];
  if (all.length > MAX_SHEETS) return 'too-many';
  update('stored', { sheets: all });
  return storedSheets.write({ sheets: all }) ? 'kept' : 'not-stored';
}

export function deleteSheet(id: string): void {
  const remaining = state.stored.sheets.filter((sheet) => sheet.id !== id);
  update('stored', { sheets: remaining });
  storedSheets.write({ sheets: storedSheets.read().sheets.filter((sheet) => sheet.id !== id) });
}

/** The maps of own sheets that are not kept, which the engine has been asked for; empty until it has answered. */
const linkedMaps = localState<Record<string, string>>({});

/** Returns the map text of a sheet before anything is drawn. That of an unknown own sheet is empty until the engine has read it. */
export function sheetMap(id: string): string {
  const known = CATALOGUE.sheets[id]?.map ?? state.stored.sheets.find((sheet) => sheet.id === id)?.map ?? linkedMaps.value[id];
  if (known === undefined && isOwnSheet(id)) void requestMap(id);
  return known || BLANK_SHEET;
}

async function requestMap(id: string): Promise<void> {
  linkedMaps.update({ [id]: '' });
  const response = await ask({ do: 'sheet', sheet: id, ruins: true }).catch(() => null);
  if (response?.ok) linkedMaps.update({ [id]: response.map });
}

/** Returns the ids of the kept sheets, and that of the chosen one if it is another own sheet. */
export function ownSheetIds(chosen: string): string[] {
  const ids = state.stored.sheets.map((sheet) => sheet.id);
  return isOwnSheet(chosen) && !ids.includes(chosen) ? [chosen, ...ids] : ids;
}
