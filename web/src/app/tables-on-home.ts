/** Reads this device's tables and groups from the relays while home is shown, and sends finished games to groups and cups. */

import { storedCupNews, storedGroupNews, storedTableCounts } from '../core/browser/local-storage';
import { lazyPart } from '../core/lazy-parts';
import { dailyResult } from '../core/state/games';
import { today } from '../core/state/origin';
import { isGame } from '../core/state/route';
import { state } from '../core/state/store';
import { loadChunk } from './router';

declare module '../core/lazy-parts' {
  interface Features {
    /** Reads the tables of this device from the relays. */
    updateTables(): Promise<void>;
    /** Reads the groups of this device from the relays, and sends finished games. */
    updateGroups(): Promise<void>;
    /** Sends what was drawn for cups without a connection. */
    updateCups(): Promise<void>;
    /** Sends the game on the screen to its cup. */
    followCupGame(): Promise<void>;
    /** Deletes what this device has sent to cups. */
    eraseCups(): Promise<void>;
    /** Deletes what this device has sent to groups. */
    eraseGroups(): Promise<void>;
  }
}

/** Milliseconds after which the relays are read again. */
const FRESH_MS = 15_000;

/** Remembers when something was read from the relays, and for what. */
class LastRead {
  #at = -Infinity;
  #subject = '';

  isOutdated(): boolean {
    return Date.now() - this.#at >= FRESH_MS;
  }

  isOf(subject: string): boolean {
    return this.#subject === subject;
  }

  set(subject = ''): void {
    this.#at = Date.now();
    this.#subject = subject;
  }
}

const tablesRead = new LastRead();
const groupsRead = new LastRead();
const cupsRead = new LastRead();

/** Reads the tables when home is shown and the engine is ready, unless there are no unfinished ones. */
export function updateTablesOnHome(): void {
  const isHome = state.navigation.route.to === 'home' && !document.hidden;
  if (!isHome || state.engine.status !== 'ready' || !tablesRead.isOutdated()) return;
  if (!storedTableCounts.read().unfinished) return;
  tablesRead.set();
  callTogether('updateTables');
}

/** Updates the groups at home and at the end of a daily map, unless the player is in no group. */
export function updateGroupsWhenShown(): void {
  const { to } = state.navigation.route;
  if ((to !== 'home' && to !== 'final') || document.hidden || state.engine.status !== 'ready' || !state.stored.isHistoryLoaded) return;
  const result = dailyResult(today())?.id ?? '';
  if (groupsRead.isOf(result) && (to === 'final' || !groupsRead.isOutdated())) return;
  if (!storedGroupNews.read().groups) return;
  groupsRead.set(result);
  callTogether('updateGroups');
}

/** Sends a game of a cup while it is drawn, and at home what could not be sent before. */
export function updateCupsWhenDrawn(): void {
  const { route } = state.navigation;
  if (state.engine.status !== 'ready') return;
  if (isGame(route) && state.game.origin.cup) return callTogether('followCupGame');
  if (route.to !== 'home' || document.hidden || !cupsRead.isOutdated() || !storedCupNews.read().unsent) return;
  cupsRead.set();
  callTogether('updateCups');
}

function callTogether(part: 'followCupGame' | 'updateCups' | 'updateGroups' | 'updateTables'): void {
  void loadChunk('together')
    .then(() => lazyPart(part)?.())
    .catch(() => undefined);
}
