/** The screens of tables on several devices, in a separate chunk: fetched when someone opens or joins one. */

import { provideLazyParts } from '../core/lazy-parts';
import * as company from '../features/together/company';
import { PIECES } from '../features/together/pieces';
import * as table from '../features/together/screen';

provideLazyParts({ companyPieces: PIECES });

export const SCREENS = { table };
export const DIALOGS = { company };
export { updateTables } from '../features/together/tables';
