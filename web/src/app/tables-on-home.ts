/** While home is shown, reads this device's tables and groups from the relays and sends finished games to groups. */

import { storedGroupNews, storedTableCounts } from '../core/browser/local-storage';
import { lazyPart } from '../core/lazy-parts';
import { dailyResult } from '../core/state/games';
import { today } from '../core/state/origin';
import { state } from '../core/state/store';
import { loadChunk } from './router';

declare module '../core/lazy-parts' {
  interface Features {
    /** Reads the tables of this device from the relays. */
    updateTables(): Promise<void>;
    /** Reads the groups of this device from the relays, and sends finished games. */
    updateGroups(): Promise<void>;
    /** Deletes what this device has sent to groups. */
    eraseGroups(): Promise<void>;
  }
}

/** Milliseconds after which the relays are read again. */
const FRESH_MS = 15_000;

const lastUpdate = { tables: -Infinity, groups: -Infinity, result: '' };

/** Reads the tables when home is shown and the engine is ready, unless there are no unfinished ones. */
export function updateTablesOnHome(): void {
  const isHome = state.navigation.route.to === 'home' && !document.hidden;
  if (!isHome || state.engine.status !== 'ready' || Date.now() - lastUpdate.tables < FRESH_MS) return;
  if (!storedTableCounts.read().unfinished) return;
  lastUpdate.tables = Date.now();
  void loadChunk('together')
    .then(() => lazyPart('updateTables')?.())
    .catch(() => undefined);
}

/** Updates the groups at home and at the end of a daily map, unless the player is in no group. */
export function updateGroupsWhenShown(): void {
  const { to } = state.navigation.route;
  if ((to !== 'home' && to !== 'final') || document.hidden || state.engine.status !== 'ready' || !state.stored.isHistoryLoaded) return;
  const result = dailyResult(today())?.id ?? '';
  const isNew = result !== lastUpdate.result;
  if ((!isNew && (to === 'final' || Date.now() - lastUpdate.groups < FRESH_MS)) || !storedGroupNews.read().groups) return;
  Object.assign(lastUpdate, { groups: Date.now(), result });
  void loadChunk('together')
    .then(() => lazyPart('updateGroups')?.())
    .catch(() => undefined);
}
