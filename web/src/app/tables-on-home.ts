/** Reads what relays have stored of this device's tables and groups while home is shown, and sends what was finished. */

import { storedGroupNews, storedTableCounts } from '../core/browser/local-storage';
import { lazyPart } from '../core/lazy-parts';
import { dailyResult } from '../core/state/games';
import { today } from '../core/state/origin';
import { state } from '../core/state/store';
import { loadChunk } from './router';

declare module '../core/lazy-parts' {
  interface Features {
    /** Reads what the relays have stored of the tables of this device. */
    updateTables(): Promise<void>;
    /** Reads the groups of this device, and sends what was finished. */
    updateGroups(): Promise<void>;
    /** Deletes what this device has sent to groups. */
    eraseGroups(): Promise<void>;
  }
}

/** Milliseconds before the relays are asked again. */
const FRESH_MS = 15_000;

const last = { tables: -Infinity, groups: -Infinity, result: '' };

/** Home reads what the relays have stored, as soon as the engine can read it. Without unfinished tables nothing is fetched. */
export function updateTablesOnHome(): void {
  const isHome = state.navigation.route.to === 'home' && !document.hidden;
  if (!isHome || state.engine.status !== 'ready' || Date.now() - last.tables < FRESH_MS) return;
  if (!storedTableCounts.read().unfinished) return;
  last.tables = Date.now();
  void loadChunk('together')
    .then(() => lazyPart('updateTables')?.())
    .catch(() => undefined);
}

/** Also at the end of a daily map. Who is in no group sends nothing. */
export function updateGroupsWhenShown(): void {
  const { to } = state.navigation.route;
  if ((to !== 'home' && to !== 'final') || document.hidden || state.engine.status !== 'ready' || !state.stored.isHistoryLoaded) return;
  const result = dailyResult(today())?.id ?? '';
  const isNew = result !== last.result;
  if ((!isNew && (to === 'final' || Date.now() - last.groups < FRESH_MS)) || !storedGroupNews.read().groups) return;
  Object.assign(last, { groups: Date.now(), result });
  void loadChunk('together')
    .then(() => lazyPart('updateGroups')?.())
    .catch(() => undefined);
}
