/** Rewards of a drawing travel: gains to their edicts, a coin to its place in the track. Cells that became costly light up. */

import { html } from 'lit';
import { motionEnabled } from '../../core/browser/preferences';
import type { CoinsEvent, DrawnEvent } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { state } from '../../core/state/store';
import { icon } from '../../core/ui/icons';
import { formatSigned } from '../../core/words/texts';
import { firstVisible, fly, middle, middleOf, pulse } from './flight';

const GAIN_INTERVAL_MS = 90;

/** The places of coins: the next in the track, or its number. */
const COIN_PLACES = ['.coins .on:last-of-type', '.coin-row .num'];

/** Shows what a drawing has brought or cost. `from` is the map before. */
export function showReward(event: DrawnEvent | CoinsEvent, from: string): void {
  if (!motionEnabled(state.settings)) return;
  if (event.kind === 'coins') return flyCoin(event);
  flyGains(event);
  if (KIND_WITH_TOLL.test(event.terrain)) void pulseNewTollCells(from, event.map);
}

/** The letters of monsters. */
const KIND_WITH_TOLL = /[MDZTG]/;

function flyGains({ cells, changes }: DrawnEvent): void {
  const from = middleOf(cells);
  const gains = changes.filter(({ change }) => change > 0);
  for (const [i, { letter, change }] of gains.entries()) {
    const edict = firstVisible([`.edict[data-edict="${letter}"] .edict-stars`, `.edict[data-edict="${letter}"]`]);
    if (from && edict) fly(html`${formatSigned(change)}`, from, middle(edict.getBoundingClientRect()), i * GAIN_INTERVAL_MS, 'gain');
  }
}

function flyCoin({ cells, coins }: CoinsEvent): void {
  const from = middleOf(cells);
  const places = [...document.querySelectorAll('.coins .on')];
  const place = places.at(-1)?.getClientRects().length ? places.at(-1) : firstVisible(COIN_PLACES);
  if (coins > 0 && from && place) fly(icon('coin'), from, middle(place.getBoundingClientRect()));
}

/** Lights up the cells that cost stars on a map, but not on the one before. */
async function pulseNewTollCells(from: string, to: string): Promise<void> {
  const [before, after] = await Promise.all([from, to].map(tollCells));
  pulse((after ?? []).filter((cell) => !before?.includes(cell)));
}

async function tollCells(map: string): Promise<readonly string[]> {
  const response = await ask({ do: 'score-map', map, edicts: [], coins: 0 }).catch(() => null);
  return response?.ok ? response.toll_cells : [];
}
