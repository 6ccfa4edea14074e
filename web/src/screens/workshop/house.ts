/** The engine's own bots in a league. Their games on its usual deals are stored with the site; on others they play. */

import type { KnownGame } from '../../contract/generated/messages';
import { ask } from '../../engine/ask';
import { SandboxLost } from '../../engine/sandbox';

/** Every league is played on these deals, so that two bots can be compared. */
export const LEAGUE = 'league';
export const USUAL = 'bA1';
export const HOUSE_BOTS = ['novice', 'greedy', 'expert'] as const;
/** Milliseconds that a bot of the engine thinks at once: the engine answers nothing else meanwhile. */
const SLICE = 100;

export interface StoredGame {
  record: string;
  known: KnownGame;
}

/** The stored games of each bot on the first deals. */
export async function storedGames(deals: number): Promise<Record<string, StoredGame[]>> {
  const { HOUSE, HOUSE_DEALS } = await import('../../contract/generated/house');
  const games = (lines: readonly string[]): StoredGame[] =>
    lines.slice(0, deals).map((line, i) => readGame(line, HOUSE_DEALS[i] ?? '', i + 1));
  return Object.fromEntries(Object.entries(HOUSE).map(([bot, lines]) => [bot, games(lines)]));
}

/** `82 20 12 30 8 W1ad4.A1af3`: the stars, what each edict brought, and the moves. */
export function readGame(line: string, edicts: string, number: number): StoredGame {
  const parts = line.split(' ');
  const brought = edicts.split(' ').map((id, i) => [id, Number(parts[i + 1])] as const);
  const known = { stars: Number(parts[0]), edicts: Object.fromEntries(brought) };
  return { record: `${USUAL}-${LEAGUE}-${number}.${parts.at(-1)!}`, known };
}

/** What was played since the page was opened: the deals are always the same, and so are the games. */
const played = new Map<string, string>();

export async function playHouse(bot: string, kind: string, seed: string, tell: (share: number) => void): Promise<string> {
  const key = `${bot} ${kind}-${seed}`;
  for (let record = played.get(key); ;) {
    if (record !== undefined) return record;
    const answer = await ask({ do: 'rival', bot, seed, kind, ms: SLICE });
    if (!answer.ok) throw new SandboxLost('broken');
    tell(answer.share);
    record = answer.record;
    if (record !== undefined) played.set(key, record);
  }
}
