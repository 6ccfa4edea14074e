/** Sheets that players have drawn. Each is known by its id, which contains its cells; only the engine can read it. */

import { CATALOGUE } from '../contract/generated/catalogue';
import { object, picklist, type Schema, string } from './schema';

export const MAX_SHEET_ID = 45;
export const MAX_SHEET_NAME = 40;
/** Maximum number of kept sheets. */
export const MAX_SHEETS = 100;
export const BLANK_SHEET = Array<string>(11).fill('.'.repeat(11)).join('/');
const SHEET_MAP = /^(?:[.*^#]{11}\/){10}[.*^#]{11}$/;

/** A sheet that the player has kept. */
export interface OwnSheet {
  id: string;
  name: string;
  /** The sheet as a map text. */
  map: string;
}

/** Whether the id is that of an own sheet; the engine checks its cells. */
export function isOwnSheet(id: string): boolean {
  return /^S[0-9A-Za-z]{1,43}_$/.test(id);
}

/** The id of a printed sheet or of an own one. */
export const sheetId: Schema<string> = (value) => {
  const id = string(MAX_SHEET_ID)(value);
  return isOwnSheet(id) ? id : picklist(...Object.keys(CATALOGUE.sheets))(id);
};

/** The map text of a sheet before anything is drawn. */
export const sheetMapText: Schema<string> = (value) => {
  const map = string(BLANK_SHEET.length)(value);
  return SHEET_MAP.test(map) ? map : picklist(BLANK_SHEET)(map);
};

export const parseSheet: Schema<OwnSheet> = object<OwnSheet>({ id: sheetId, name: string(MAX_SHEET_NAME), map: sheetMapText });
