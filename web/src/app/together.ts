/** The screens of tables on several devices and of groups, in a separate chunk: fetched when someone opens or joins one. */

import { provideLazyParts } from '../core/lazy-parts';
import * as company from '../features/together/company';
import { PIECES } from '../features/together/pieces';
import * as group from '../features/groups/screen';
import * as table from '../features/together/screen';

provideLazyParts({ companyPieces: PIECES });

export const SCREENS = { group, table };
export const DIALOGS = { company };
export { eraseGroups, updateGroups } from '../features/groups/groups';
export { updateTables } from '../features/together/tables';
