/** Reads what the relays have stored of this device's tables while home is shown, so that it tells whose turn it is. */

import { storedTableCounts } from '../core/browser/local-storage';
import { state } from '../core/state/store';

/** Milliseconds before the relays are asked again. */
const FRESH_MS = 15_000;

let lastUpdate = -Infinity;

/** Home reads what the relays have stored, as soon as the engine can read it. Without unfinished tables nothing is fetched. */
export function updateTablesOnHome(): void {
  const isHome = state.navigation.route.to === 'home' && !document.hidden;
  if (!isHome || state.engine.status !== 'ready' || Date.now() - lastUpdate < FRESH_MS) return;
  if (!storedTableCounts.read().unfinished) return;
  lastUpdate = Date.now();
  void import('./together').then(({ updateTables }) => updateTables()).catch(() => undefined);
}
