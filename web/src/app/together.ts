/** The screens of tables on several devices, in a separate chunk: fetched when someone opens or joins one. */

import { provide } from '../features';
import * as company from '../screens/table/company';
import { PIECES } from '../screens/table/pieces';
import * as table from '../screens/table/table';

provide({ companyPieces: PIECES });

export const SCREENS = { table };
export const DIALOGS = { company };
