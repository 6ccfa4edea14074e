/**
 * What runs in the workshop, and what came of it: a game, a league, or the check of a step. The bot's interpreter is asked for
 * one action at a time; the game's own engine deals, applies the action, and counts.
 */

import { announce } from '../../core/browser/announce';
import type { LeagueFigures } from '../../core/contract/generated/messages';
import { STEPS } from '../../core/contract/generated/workshop';
import { ask } from '../../core/engine/ask';
import { CustomBot, SandboxLost, preloadInterpreter } from '../../core/engine/sandbox';
import { requestRedraw, state } from '../../core/state/store';
import { type BotMistake, mistakeText } from '../../core/words/mistakes';
import { BUILT_IN_BOTS, LEAGUE_SEED, playBuiltInBot, type StoredGame, loadStoredGames, DEFAULT_DEAL_KIND } from './built-in-bots';
import { scrollToResult, closeReplay, openReplay } from './replay';
import { editor, onDocumentOpened, passStep, workshopState } from './model';
import { type BotGame, playGame, BotError } from './play-game';

export type LeagueStats = LeagueFigures;

/** What a bot printed before a move, and the milliseconds that it thought. */
export interface BotOutput {
  text: string;
  cut: boolean;
  time: number;
}

export type Kind = 'play' | 'league' | 'check';

/** A row of a league: the open bot, another bot of the player, or one of the engine's. */
export type LeagueRow = 'mine' | 'other' | (typeof BUILT_IN_BOTS)[number];

export interface League {
  table: Readonly<Record<string, LeagueStats>>;
  better: Readonly<Record<string, number>>;
  /** The records of each row, deal by deal. */
  games: Readonly<Partial<Record<LeagueRow, readonly string[]>>>;
  /** The other bot's name. */
  other: string;
}

export interface CheckState {
  /** The text that was checked: the result says nothing about another. */
  text: string;
  /** What each finished game brought, with the number of its deal. */
  deals: readonly (readonly [number, number])[];
  games: ReadonlyMap<number, BotGame>;
  /** The mean or the games won, once the result is certain. */
  value: number | null;
  passed: boolean;
}

interface Runs {
  /** What runs now, and what is shown. */
  running: Kind | null;
  shown: Kind | null;
  share: number;
  mistake: BotMistake | null;
  /** Whose mistake it is, if not that of the open bot. */
  blamed: string;
  prints: BotOutput[];
  league: League | null;
  /** The row of the league whose games are listed. */
  row: LeagueRow | null;
  check: CheckState | null;
  /** The bots that run now. */
  guests: readonly CustomBot[];
  /** The deal of the next game; its set and sheet, as in a deal code. */
  seed: string;
  kind: string;
  /** How many deals the next league has, and the name of the player's other bot in it. */
  deals: number;
  other: string;
}

export const DEALS = [5, 20, 50, 100] as const;
/** About how many moves a game has. */
const TYPICAL_MOVES = 40;

const NOTHING: Pick<Runs, 'shown' | 'share' | 'mistake' | 'blamed' | 'prints' | 'league' | 'row' | 'check'> = {
  shown: null,
  share: 0,
  mistake: null,
  blamed: '',
  prints: [],
  league: null,
  row: null,
  check: null,
};

export const runState: Runs = { ...NOTHING, running: null, guests: [], seed: 'first', kind: DEFAULT_DEAL_KIND, deals: 5, other: '' };

onDocumentOpened(() => {
  if (runState.running) stopRun();
  Object.assign(runState, { ...NOTHING, prints: [] });
});

/** Begins to start the interpreter: by the time the player presses a button it is there. */
export function prepareInterpreter(): void {
  preloadInterpreter().catch(() => undefined);
}

export function newDeal(): void {
  runState.seed = Math.random().toString(36).slice(2, 8);
  requestRedraw();
}

export function updateOptions(change: Partial<Pick<Runs, 'deals' | 'kind' | 'other' | 'row'>>): void {
  Object.assign(runState, change);
  requestRedraw();
}

export function playOnce(): Promise<void> {
  const { seed, kind } = runState;
  return run('play', (guest) => playOne(guest, seed, kind));
}

export function playLeague(): Promise<void> {
  return run('league', (guest) => new Contest(guest).play());
}

export function check(): Promise<void> {
  const { open } = workshopState;
  return open.is === 'step' ? run('check', (guest) => checkStep(guest, open.number)) : Promise.resolve();
}

export function stopRun(): void {
  for (const guest of runState.guests) guest.end();
  runState.guests = [];
}

async function run(kind: Kind, work: (guest: CustomBot) => Promise<void>): Promise<void> {
  if (runState.running) return;
  const guest = new CustomBot(workshopState.text);
  Object.assign(runState, { ...NOTHING, prints: [], running: kind, shown: kind, guests: [guest] });
  workshopState.foreign = false;
  closeReplay();
  editor.mark(null);
  requestRedraw();
  const { text } = workshopState;
  try {
    await work(guest);
  } catch (error) {
    if (text === workshopState.text) showMistake(mistakeOf(error));
  }
  stopRun();
  Object.assign(runState, { running: null, guests: [] });
  requestRedraw();
  scrollToResult();
  requestAnimationFrame(() => setTimeout(prepareNext));
}

/** The next bot gets another interpreter. Its start would delay what is to be shown of this one. */
function prepareNext(): void {
  if (state.navigation.route.to === 'workshop') prepareInterpreter();
}

function mistakeOf(error: unknown): BotMistake {
  if (error instanceof BotError) return error.mistake;
  return { kind: error instanceof SandboxLost ? error.why : 'broken', line: null, name: '', shown: '' };
}

/** Ends what runs if the player has gone elsewhere. */
function assertStillWanted(guest: CustomBot): void {
  if (state.navigation.route.to !== 'workshop') stopRun();
  if (guest.isOver) throw new SandboxLost('stopped');
}

/** A game that ends in a mistake can be watched up to there; one that was stopped is not shown. */
async function playOne(guest: CustomBot, seed: string, kind: string): Promise<void> {
  let played = '';
  try {
    await playGame(guest, 1, { do: 'bot-game', seed, deal_prefix: kind }, ({ said, cut }, record, moves, time) => {
      assertStillWanted(guest);
      if (said || record !== played) runState.prints.push({ text: said, cut, time });
      played = record;
      runState.share = Math.min(0.98, moves / TYPICAL_MOVES);
      requestRedraw();
    });
  } finally {
    if (played && runState.guests.includes(guest)) await openReplay(played);
  }
}

/** A second interpreter for the open bot, where the device has a second core. It is not used if it does not start. */
function lanesOf(guest: CustomBot): CustomBot[] {
  if ((navigator.hardwareConcurrency ?? 1) < 2) return [guest];
  const second = new CustomBot(workshopState.text);
  runState.guests = [...runState.guests, second];
  return [guest, second];
}

/** Plays the deals 1 to `count`, each as soon as an interpreter is free. */
async function playInLanes(guest: CustomBot, count: number, play: (lane: CustomBot, number: number) => Promise<void>): Promise<void> {
  let next = 1;
  const work = async (lane: CustomBot): Promise<void> => {
    while (next <= count && (lane === guest || !lane.isOver)) await play(lane, next++);
  };
  const started = async (lane: CustomBot): Promise<void> => {
    const ready = lane === guest || (await lane.ready.then(() => true).catch(() => false));
    if (ready) await work(lane);
  };
  await Promise.all(lanesOf(guest).map(started));
}

/** A league: all on the same deals, each alone; the figures are those of the deals that all have played. */
class Contest {
  private readonly deals = runState.deals;
  private readonly kind = runState.kind;
  private readonly other = workshopState.bots.find(({ name }) => name === runState.other) ?? null;
  /** The records of each row by deal; a deal that is not played yet is missing. */
  private readonly games: Partial<Record<LeagueRow, string[]>> = {};
  /** Games of the house that are stored with the site, as far as they go. */
  private stored: Partial<Record<LeagueRow, readonly StoredGame[]>> = {};
  private counted = 0;

  constructor(private readonly mine: CustomBot) {}

  async play(): Promise<void> {
    if (this.kind === DEFAULT_DEAL_KIND) this.stored = await loadStoredGames(this.deals);
    await Promise.all([this.playBots(), this.playHouse()]);
    await this.count();
  }

  private async playBots(): Promise<void> {
    const { other } = this;
    if (!other) return playInLanes(this.mine, this.deals, (lane, number) => this.add('mine', number, lane));
    const rival = new CustomBot(other.source);
    runState.guests = [...runState.guests, rival];
    const playAll = async (row: 'mine' | 'other', guest: CustomBot): Promise<void> => {
      for (let number = 1; number <= this.deals; number++) await this.add(row, number, guest);
    };
    await Promise.all([playAll('mine', this.mine), this.blame(() => playAll('other', rival))]);
  }

  private async playHouse(): Promise<void> {
    for (let number = 1; number <= this.deals; number++) {
      for (const bot of BUILT_IN_BOTS) {
        const stored = this.stored[bot]?.[number - 1]?.record;
        const record = stored ?? (await playBuiltInBot(bot, this.kind, `${LEAGUE_SEED}-${number}`, () => assertStillWanted(this.mine)));
        (this.games[bot] ??= [])[number - 1] = record;
      }
    }
  }

  private async add(row: 'mine' | 'other', number: number, guest: CustomBot): Promise<void> {
    const question = { do: 'bot-game', seed: `${LEAGUE_SEED}-${number}`, deal_prefix: this.kind } as const;
    const { record } = await playGame(guest, number, question, () => assertStillWanted(guest));
    (this.games[row] ??= [])[number - 1] = record;
    await this.count();
  }

  /** What the other bot does wrong is not a mistake in the text that is open. */
  private async blame(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof BotError) runState.blamed = this.other?.name ?? '';
      throw error;
    }
  }

  /** How many of the first deals every row has played. */
  private commonDeals(): number {
    const rows: readonly LeagueRow[] = ['mine', ...(this.other ? (['other'] as const) : []), ...BUILT_IN_BOTS];
    const played = (row: LeagueRow, number: number): boolean => this.games[row]?.[number] !== undefined;
    let number = 0;
    while (number < this.deals && rows.every((row) => played(row, number))) number++;
    return number;
  }

  /** The engine replays what is not known yet. */
  private async count(): Promise<void> {
    const number = this.commonDeals();
    this.share();
    if (number <= this.counted) return;
    this.counted = number;
    const rows = Object.entries(this.games).map(([row, records]) => [row as LeagueRow, records.slice(0, number)] as const);
    const known = BUILT_IN_BOTS.map((bot) => [bot, (this.stored[bot] ?? []).slice(0, number).map((game) => game.known)] as const);
    const games = rows.map(([row, records]) => [row, records.slice(this.stored[row]?.length ?? 0)] as const);
    const counted = await ask({ do: 'league', games: Object.fromEntries(games), stored_results: Object.fromEntries(known) });
    if (!counted.ok) throw new SandboxLost('broken');
    runState.league = { table: counted.table, better: counted.deals_won, games: Object.fromEntries(rows), other: this.other?.name ?? '' };
    requestRedraw();
  }

  private share(): void {
    assertStillWanted(this.mine);
    const played = [this.games.mine, this.games.other].flatMap((records) => Object.values(records ?? [])).length;
    runState.share = played / (this.deals * (this.other ? 2 : 1));
    requestRedraw();
  }
}

/** Plays the deals of a check until the result is certain. */
async function checkStep(guest: CustomBot, step: number): Promise<void> {
  const games = new Map<number, BotGame>();
  const { text } = workshopState;
  const result = { isCertain: false };
  const judge = async (): Promise<void> => {
    const records = [...games].map(([number, { record }]) => ({ number, record }));
    const answer = await ask({ do: 'check-step', step, games: records });
    if (!answer.ok) throw new SandboxLost('broken');
    if (result.isCertain) return;
    const { deals, value, passed } = answer;
    result.isCertain = value !== undefined;
    runState.check = { text, deals, games: new Map(games), value: value ?? null, passed: passed === true };
    if (passed) passStep(step);
    if (result.isCertain) stopRun();
    requestRedraw();
  };
  const play = async (lane: CustomBot, number: number): Promise<void> => {
    games.set(number, await playGame(lane, number, { do: 'bot-game-check', step, number }, () => assertStillWanted(lane)));
    await judge();
  };
  try {
    await playInLanes(guest, STEPS[step - 1]?.deals ?? 0, play);
  } catch (error) {
    if (!result.isCertain) throw error; // a game that runs in another lane is ended
  }
}

/** Shows a game of the league or of the check. */
export function showGame({ record, seat }: BotGame): void {
  runState.prints = [];
  void openReplay(record, seat);
}

function showMistake(mistake: BotMistake): void {
  runState.mistake = mistake;
  announce(runState.blamed ? `${runState.blamed}: ${mistakeText(mistake)}` : mistakeText(mistake));
  if (mistake.line && !runState.blamed) editor.mark({ line: mistake.line, text: mistakeText(mistake) });
}
