/** A league: the open bot, another custom bot and the built-in bots play the same deals, each alone. */

import { LEAGUE_BOTS } from '../../core/contract/generated/limits';
import { ask } from '../../core/engine/ask';
import { type CustomBot, SandboxLost } from '../../core/engine/sandbox';
import type { StoredGame } from './league-games';
import { workshopState } from './model';
import { addBot, assertRunning, BotError, playDeals, playGame, run, withSecondBot } from './runs';
import { DEFAULT_DEAL_KIND, type LeagueRow, runState } from './runs';

/** Every league is played on these deals, so that two bots can be compared. */
const LEAGUE_SEED = 'league';
/** Milliseconds that a bot of the engine thinks at once: meanwhile the engine handles no other request. */
const SLICE_MS = 100;

export function playLeague(): Promise<void> {
  return run('league', (bot) => new LeagueRun(bot).play());
}

class LeagueRun {
  private readonly deals = runState.value.deals;
  private readonly dealKind = runState.value.dealKind;
  private readonly other = workshopState.value.bots.find(({ name }) => name === runState.value.other) ?? null;
  private readonly rows: readonly LeagueRow[] = ['mine', ...(this.other ? (['other'] as const) : []), ...LEAGUE_BOTS];
  /** The records of each row by deal; a deal that is not played yet is missing. */
  private readonly games: Partial<Record<LeagueRow, string[]>> = {};
  /** The first games of the built-in bots, which are stored with the site. */
  private stored: Partial<Record<LeagueRow, readonly StoredGame[]>> = {};
  private countedDeals = 0;

  constructor(private readonly bot: CustomBot) {}

  async play(): Promise<void> {
    const { bot, other } = this;
    if (this.dealKind === DEFAULT_DEAL_KIND) this.stored = (await import('./league-games')).STORED_GAMES;
    await Promise.all([
      this.playBuiltInBots(),
      this.playRow('mine', other ? [bot] : withSecondBot(bot)),
      other && this.playRow('other', [addBot(other.source)]).catch((error: unknown) => this.rethrowAsOther(error)),
    ]);
    await this.count();
  }

  /** Throws the error again, and names the other bot if the mistake is its own. */
  private rethrowAsOther(error: unknown): never {
    if (error instanceof BotError) runState.update({ blamed: this.other?.name ?? '' });
    throw error;
  }

  /** Plays the deals of a row with these interpreters of its bot. */
  private playRow(row: 'mine' | 'other', bots: readonly CustomBot[]): Promise<void> {
    return playDeals(bots, this.deals, async (bot, deal) => {
      const { record } = await playGame(bot, deal, { do: 'bot-game', seed: `${LEAGUE_SEED}-${deal}`, deal_prefix: this.dealKind });
      (this.games[row] ??= [])[deal - 1] = record;
      await this.count();
    });
  }

  private async playBuiltInBots(): Promise<void> {
    for (let deal = 1; deal <= this.deals; deal++)
      for (const name of LEAGUE_BOTS)
        (this.games[name] ??= [])[deal - 1] = this.stored[name]?.[deal - 1]?.record ?? (await this.playBuiltInBot(name, deal));
  }

  /** Returns the record of a game of a built-in bot, which the engine plays in slices. */
  private async playBuiltInBot(bot: string, deal: number): Promise<string> {
    const request = { do: 'built-in-game', bot, seed: `${LEAGUE_SEED}-${deal}`, deal_prefix: this.dealKind, ms: SLICE_MS } as const;
    const key = JSON.stringify(request);
    for (let record = playedRecords.get(key); ;) {
      if (record !== undefined) return record;
      const response = await ask(request);
      if (!response.ok) throw new SandboxLost('broken');
      assertRunning(this.bot);
      record = response.record;
      if (record !== undefined) playedRecords.set(key, record);
    }
  }

  /** Updates the figures, which count the deals that every row has played. The engine replays what is not stored. */
  private async count(): Promise<void> {
    assertRunning(this.bot);
    const played = [this.games.mine, this.games.other].flatMap((records) => Object.values(records ?? [])).length;
    runState.update({ share: played / (this.deals * (this.other ? 2 : 1)) });
    const isPlayed = (deal: number): boolean => this.rows.every((row) => this.games[row]?.[deal] !== undefined);
    let deals = this.countedDeals;
    while (deals < this.deals && isPlayed(deals)) deals++;
    if (deals === this.countedDeals) return;
    this.countedDeals = deals;
    const games = Object.fromEntries(this.rows.map((row) => [row, this.games[row]?.slice(0, deals) ?? []]));
    const stored = LEAGUE_BOTS.map((bot) => [bot, this.stored[bot]?.slice(0, deals).map(({ known }) => known) ?? []] as const);
    const replayed = this.rows.map((row) => [row, games[row]?.slice(this.stored[row]?.length ?? 0) ?? []] as const);
    const response = await ask({
      do: 'league',
      games: Object.fromEntries(replayed),
      stored_results: Object.fromEntries(stored),
    });
    if (!response.ok) throw new SandboxLost('broken');
    runState.update({
      league: { figures: response.table, dealsWon: response.deals_won, leads: response.leads, games, other: this.other?.name ?? '' },
    });
  }
}

/** Records of the built-in bots by their request, since the page was opened: the same request always gives the same game. */
const playedRecords = new Map<string, string>();
