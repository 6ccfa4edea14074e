/** The engine's own bots in a league. Their games on its usual deals are stored with the site; on others they play. */

import type { StoredGameResult } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { SandboxLost } from '../../core/engine/sandbox';

/** Every league is played on these deals, so that two bots can be compared. */
export const LEAGUE_SEED = 'league';
export const DEFAULT_DEAL_KIND = 'bA1';
export const BUILT_IN_BOTS = ['novice', 'greedy', 'expert'] as const;
/** Milliseconds that a bot of the engine thinks at once: the engine answers nothing else meanwhile. */
const SLICE = 100;

export interface StoredGame {
  record: string;
  known: StoredGameResult;
}

/** The stored games of each bot on the first deals. */
export async function loadStoredGames(deals: number): Promise<Record<string, StoredGame[]>> {
  const { HOUSE, HOUSE_DEALS } = await import('./league-games');
  const games = (lines: readonly string[]): StoredGame[] =>
    lines.slice(0, deals).map((line, i) => parseStoredGame(line, HOUSE_DEALS[i] ?? '', i + 1));
  return Object.fromEntries(Object.entries(HOUSE).map(([bot, lines]) => [bot, games(lines)]));
}

/** `82 20 12 30 8 W1ad4.A1af3`: the stars, what each edict brought, and the moves. */
export function parseStoredGame(line: string, edicts: string, number: number): StoredGame {
  const parts = line.split(' ');
  const starsByEdict = edicts.split(' ').map((id, i) => [id, Number(parts[i + 1])] as const);
  const known = { stars: Number(parts[0]), edicts: Object.fromEntries(starsByEdict) };
  return { record: `${DEFAULT_DEAL_KIND}-${LEAGUE_SEED}-${number}.${parts.at(-1)!}`, known };
}

/** What was played since the page was opened: the deals are always the same, and so are the games. */
const playedRecords = new Map<string, string>();

export async function playBuiltInBot(bot: string, kind: string, seed: string, onProgress: (share: number) => void): Promise<string> {
  const key = `${bot} ${kind}-${seed}`;
  for (let record = playedRecords.get(key); ;) {
    if (record !== undefined) return record;
    const answer = await ask({ do: 'built-in-game', bot, seed, deal_prefix: kind, ms: SLICE });
    if (!answer.ok) throw new SandboxLost('broken');
    onProgress(answer.progress);
    record = answer.record;
    if (record !== undefined) playedRecords.set(key, record);
  }
}
