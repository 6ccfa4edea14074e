/** A league: the open bot, another bot of the player and the engine's own play the same deals, each alone. */

import type { StoredGameResult } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { type CustomBot, SandboxLost } from '../../core/engine/sandbox';
import { workshopState } from './model';
import { BotError, playGame } from './play-game';
import { addBot, assertRunning, BUILT_IN_BOTS, DEFAULT_DEAL_KIND, type LeagueRow, playDeals, run, runState } from './runs';

/** Every league is played on these deals, so that two bots can be compared. */
const LEAGUE_SEED = 'league';
/** Milliseconds that a bot of the engine thinks at once: the engine answers nothing else meanwhile. */
const SLICE = 100;

interface StoredGame {
  record: string;
  known: StoredGameResult;
}

export function playLeague(): Promise<void> {
  return run('league', (bot) => new LeagueRun(bot).play());
}

class LeagueRun {
  private readonly deals = runState.value.deals;
  private readonly kind = runState.value.kind;
  private readonly other = workshopState.value.bots.find(({ name }) => name === runState.value.other) ?? null;
  private readonly rows: readonly LeagueRow[] = ['mine', ...(this.other ? (['other'] as const) : []), ...BUILT_IN_BOTS];
  /** The records of each row by deal; a deal that is not played yet is missing. */
  private readonly games: Partial<Record<LeagueRow, string[]>> = {};
  /** The first games of the built-in bots, which are stored with the site. */
  private stored: Partial<Record<LeagueRow, readonly StoredGame[]>> = {};
  private countedDeals = 0;

  constructor(private readonly bot: CustomBot) {}

  async play(): Promise<void> {
    if (this.kind === DEFAULT_DEAL_KIND) this.stored = await loadStoredGames(this.deals);
    await Promise.all([this.playCustomBots(), this.playBuiltInBots()]);
    await this.count();
  }

  private async playCustomBots(): Promise<void> {
    const { bot, other, deals } = this;
    if (!other) return playDeals(bot, deals, (each, deal) => this.playDeal('mine', deal, each));
    const otherBot = addBot(other.source);
    const playAll = async (row: 'mine' | 'other', each: CustomBot): Promise<void> => {
      for (let deal = 1; deal <= deals; deal++) await this.playDeal(row, deal, each);
    };
    const playOther = playAll('other', otherBot).catch((error: unknown) => {
      if (error instanceof BotError) runState.update({ blamed: other.name }); // not a mistake in the text that is open
      throw error;
    });
    await Promise.all([playAll('mine', bot), playOther]);
  }

  private async playBuiltInBots(): Promise<void> {
    for (let deal = 1; deal <= this.deals; deal++) {
      for (const name of BUILT_IN_BOTS) {
        const stored = this.stored[name]?.[deal - 1]?.record;
        const play = (): Promise<string> => playBuiltInBot(name, this.kind, `${LEAGUE_SEED}-${deal}`, () => assertRunning(this.bot));
        (this.games[name] ??= [])[deal - 1] = stored ?? (await play());
      }
    }
  }

  private async playDeal(row: 'mine' | 'other', deal: number, bot: CustomBot): Promise<void> {
    const question = { do: 'bot-game', seed: `${LEAGUE_SEED}-${deal}`, deal_prefix: this.kind } as const;
    const { record } = await playGame(bot, deal, question, () => assertRunning(bot));
    (this.games[row] ??= [])[deal - 1] = record;
    await this.count();
  }

  /** Updates the figures, which count the deals that every row has played. The engine replays what is not stored. */
  private async count(): Promise<void> {
    assertRunning(this.bot);
    const played = [this.games.mine, this.games.other].flatMap((records) => Object.values(records ?? [])).length;
    runState.update({ share: played / (this.deals * (this.other ? 2 : 1)) });
    const deals = this.commonDeals();
    if (deals <= this.countedDeals) return;
    this.countedDeals = deals;
    const games = Object.fromEntries(this.rows.map((row) => [row, this.games[row]?.slice(0, deals) ?? []]));
    const replayed = this.rows.map((row) => [row, games[row]?.slice(this.stored[row]?.length ?? 0) ?? []] as const);
    const known = BUILT_IN_BOTS.map((bot) => [bot, (this.stored[bot] ?? []).slice(0, deals).map((game) => game.known)] as const);
    const answer = await ask({ do: 'league', games: Object.fromEntries(replayed), stored_results: Object.fromEntries(known) });
    if (!answer.ok) throw new SandboxLost('broken');
    runState.update({ league: { table: answer.table, better: answer.deals_won, games, other: this.other?.name ?? '' } });
  }

  /** The number of first deals that every row has played. */
  private commonDeals(): number {
    let deals = 0;
    while (deals < this.deals && this.rows.every((row) => this.games[row]?.[deals] !== undefined)) deals++;
    return deals;
  }
}

/** The stored games of each bot on the first deals. */
async function loadStoredGames(deals: number): Promise<Record<string, StoredGame[]>> {
  const { HOUSE, HOUSE_DEALS } = await import('./league-games');
  const games = (lines: readonly string[]): StoredGame[] =>
    lines.slice(0, deals).map((line, i) => parseStoredGame(line, HOUSE_DEALS[i] ?? '', i + 1));
  return Object.fromEntries(Object.entries(HOUSE).map(([bot, lines]) => [bot, games(lines)]));
}

/** `82 20 12 30 8 W1ad4.A1af3`: the stars, what each edict brought, and the moves. */
function parseStoredGame(line: string, edicts: string, number: number): StoredGame {
  const parts = line.split(' ');
  const starsByEdict = edicts.split(' ').map((id, i) => [id, Number(parts[i + 1])] as const);
  const known = { stars: Number(parts[0]), edicts: Object.fromEntries(starsByEdict) };
  return { record: `${DEFAULT_DEAL_KIND}-${LEAGUE_SEED}-${number}.${parts.at(-1)!}`, known };
}

/** What was played since the page was opened: the deals are always the same, and so are the games. */
const playedRecords = new Map<string, string>();

async function playBuiltInBot(bot: string, kind: string, seed: string, onProgress: (share: number) => void): Promise<string> {
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
