/** The same cards as a friend: their result, and the duel that follows. */

import * as challenge from './challenge';
import * as duel from './duel';
import { finalPart } from './final-part';
import { duelList } from './history';
import { listDuels } from './model';

export const screens = { challenge, duel };
export const slots = { final: finalPart };
export const parts = { duelList: { list: duelList, load: listDuels } };
