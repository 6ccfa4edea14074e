/** Sheets that players have drawn. Each is known by its id, which contains its cells; only the engine can read it. */

import { CATALOGUE } from '../contract/generated/catalogue';
import { picklist, type Schema, string } from './schema';

export const MAX_SHEET_ID = 45;

/** A sheet that the player has kept. */
export interface OwnSheet {
  id: string;
  name: string;
  /** The sheet as a map text. */
  map: string;
}

/** The id of a printed sheet or of an own one. */
export const sheetId: Schema<string> = (value) => {
  const id = string(MAX_SHEET_ID)(value);
  return isOwnSheet(id) ? id : picklist(...Object.keys(CATALOGUE.sheets))(id);
};

/** Whether the id is that of an own sheet; the engine checks its cells. */
export function isOwnSheet(id: string): boolean {
  return /^S[0-9A-Za-z]{1,43}_$/.test(id);
}
