/** Tables on several devices. */

import * as company from './company';
import { tablePanels } from './pieces';
import * as table from './screen';
import { updateTables } from './tables';

export const screens = { table };
export const dialogs = { company };
export const parts = { tablePanels, updateTables };
