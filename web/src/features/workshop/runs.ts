/**
 * Runs of the workshop and their results: a game, a league, or the check of a step. The bot's interpreter chooses each action; the
 * page's engine deals, applies the action, and counts.
 */

import { LEAGUE_BOTS } from '../../core/contract/generated/limits';
import { announce } from '../../core/browser/announce';
import type {
  BotGameResponse,
  LeagueFigures,
  LeagueLead,
  NewBotGameRequest,
  NewCheckGameRequest,
} from '../../core/contract/generated/messages';
import { STEPS } from '../../core/contract/generated/workshop';
import { ask } from '../../core/engine/ask';
import { CustomBot, preloadInterpreter, SandboxLost, WORKSHOP_ACTION_LIMIT_MS } from '../../core/engine/sandbox';
import { localState } from '../../core/state/local-state';
import { state } from '../../core/state/store';
import { type BotMistake, mistakeText } from '../../core/words/mistakes';
import { labelled } from '../../core/words/texts';
import { editor, onDocumentOpened, passStep, workshopState } from './model';
import { closeReplay, openReplay, scrollToResult } from './replay';

/** A game, and the seat whose map is shown. */
export interface BotGame {
  record: string;
  seat: number;
}

/** What a bot has printed before a move, and its milliseconds of thinking. */
export interface MoveOutput {
  text: string;
  cut: boolean;
  time: number;
}

/** What runs: one game, a league, or the check of a step. */
export type RunKind = 'play' | 'league' | 'check';

/** A row of a league: the open bot, another bot of the player, or one of the engine's. */
export type LeagueRow = 'mine' | 'other' | (typeof LEAGUE_BOTS)[number];

export interface League {
  figures: Readonly<Record<string, LeagueFigures>>;
  /** The number of deals that the open bot has won against each row. */
  dealsWon: Readonly<Record<string, number>>;
  /** How many stars the open bot had more than each row on the same deals. */
  leads: Readonly<Record<string, LeagueLead>>;
  /** The records of each row, deal by deal. */
  games: Readonly<Partial<Record<LeagueRow, readonly string[]>>>;
  /** The name of the player's other bot. */
  other: string;
}

export interface CheckState {
  /** The text that was checked: the result is not shown for another. */
  text: string;
  /** The number of each played deal, and its stars or its lead. */
  deals: readonly (readonly [number, number])[];
  games: ReadonlyMap<number, BotGame>;
  /** The mean or the games won, once the result is certain. */
  value: number | null;
  passed: boolean;
}

/** The results of one run. */
interface Results {
  lastRun: RunKind | null;
  /** The share of the run that is done. */
  share: number;
  mistake: BotMistake | null;
  /** The name of the other bot if the mistake is its; else empty. */
  blamed: string;
  outputs: readonly MoveOutput[];
  league: League | null;
  /** The row of the league whose games are listed. */
  row: LeagueRow | null;
  check: CheckState | null;
}

interface Options {
  /** Number of deals of the next league. */
  deals: number;
  /** Set and sheet of the next game, as in a deal code. */
  dealKind: string;
  /** The name of the player's other bot in the next league. */
  other: string;
  seed: string;
}

interface RunState extends Results, Options {
  running: RunKind | null;
  /** The interpreters in use. */
  bots: readonly CustomBot[];
}

export const DEALS = [5, 20, 50, 100] as const;
export const DEFAULT_DEAL_KIND = 'bA1';
/** Moves of a usual game, by which the progress is estimated. */
const TYPICAL_MOVES = 40;

const NO_RESULTS: Results = {
  lastRun: null,
  share: 0,
  mistake: null,
  blamed: '',
  outputs: [],
  league: null,
  row: null,
  check: null,
};

export const runState = localState<RunState>({
  ...NO_RESULTS,
  running: null,
  bots: [],
  seed: 'first',
  dealKind: DEFAULT_DEAL_KIND,
  deals: 5,
  other: '',
});

onDocumentOpened(() => {
  if (runState.value.running) stopRun();
  runState.update(NO_RESULTS);
});

/** Starts the interpreter before the player presses a button that needs it. */
export function prepareInterpreter(): void {
  preloadInterpreter().catch(() => undefined);
}

export function newDeal(): void {
  runState.update({ seed: Math.random().toString(36).slice(2, 8) });
}

export function stopRun(): void {
  for (const bot of runState.value.bots) bot.end();
  runState.update({ bots: [] });
}

/** Runs some work with an interpreter for the open text, and shows its results or the mistake that ended it. */
export async function run(runKind: RunKind, work: (bot: CustomBot) => Promise<void>): Promise<void> {
  if (runState.value.running) return;
  const { text } = workshopState.value;
  const bot = new CustomBot(text);
  closeReplay();
  editor.mark(null);
  runState.update({ ...NO_RESULTS, running: runKind, lastRun: runKind, bots: [bot] });
  try {
    await work(bot);
  } catch (error) {
    if (text === workshopState.value.text) showMistake(error);
  }
  stopRun();
  runState.update({ running: null });
  scrollToResult();
  // The next run needs a new interpreter. Its start must not delay the drawing of these results.
  requestAnimationFrame(() => setTimeout(() => state.navigation.route.to === 'workshop' && prepareInterpreter()));
}

/** Adds an interpreter to those that *Stop* ends. */
export function addBot(source: string): CustomBot {
  const bot = new CustomBot(source);
  runState.update({ bots: [...runState.value.bots, bot] });
  return bot;
}

/** Returns the bot and, where the device has several cores, another one of the same text. */
export function withSecondBot(bot: CustomBot): CustomBot[] {
  return (navigator.hardwareConcurrency ?? 1) > 1 ? [bot, addBot(workshopState.value.text)] : [bot];
}

/** Plays the deals 1 to `count` with all these bots at once. Only the interpreter of the first one has to start. */
export async function playDeals(
  bots: readonly CustomBot[],
  count: number,
  play: (bot: CustomBot, deal: number) => Promise<void>,
): Promise<void> {
  let next = 1;
  const playNext = async (bot: CustomBot, index: number): Promise<void> => {
    if (index > 0) await bot.ready.catch(() => bot.end());
    while (next <= count && (index === 0 || !bot.isOver)) await play(bot, next++);
  };
  await Promise.all(bots.map(playNext));
}

/** Throws `SandboxLost` if the player has stopped the run or left the workshop. */
export function assertRunning(bot: CustomBot): void {
  if (state.navigation.route.to !== 'workshop') stopRun();
  if (bot.isOver) throw new SandboxLost('stopped');
}

/** Thrown when a bot makes a mistake. */
export class BotError extends Error {
  constructor(readonly mistake: BotMistake) {
    super(mistake.kind);
  }
}

/** Plays a whole game: the engine sends what the bot may see, and the bot's interpreter returns an action. `number` identifies
 *  the game for the bot. `onMove` gets the record after each move. Throws `BotError` or `SandboxLost`. */
export async function playGame(
  bot: CustomBot,
  number: number,
  request: NewBotGameRequest | NewCheckGameRequest,
  onMove: (output: MoveOutput, record: string) => void = () => undefined,
): Promise<BotGame> {
  const first = await ask(request);
  if (!first.ok) throw new SandboxLost('broken');
  let game: BotGameResponse = first;
  while (game.bot_view) {
    const { seat, bot_view, bot_seed, record } = game;
    await bot.ready;
    const start = performance.now();
    const choice = await bot.choose({ seat, game: number, bot_view, bot_seed, in_workshop: true }, WORKSHOP_ACTION_LIMIT_MS);
    const output = { text: choice.output, cut: choice.cut, time: performance.now() - start };
    if ('failed' in choice) {
      if (choice.output) onMove(output, record);
      throw new BotError(choice.failed);
    }
    const response = await ask({ do: 'bot-game-act', game: game.game, record, action: choice.action });
    if (!response.ok) throw new BotError({ kind: 'illegal', line: null, name: '', quoted: choice.action });
    assertRunning(bot);
    game = response;
    onMove(output, game.record);
  }
  return { record: game.record, seat: game.seat };
}

/** Plays one game and shows it. A game that ends in a mistake is shown up to there; one that was stopped is not shown. */
export function playOnce(): Promise<void> {
  const { seed, dealKind } = runState.value;
  return run('play', async (bot) => {
    let lastRecord = '';
    try {
      await playGame(bot, 1, { do: 'bot-game', seed, deal_prefix: dealKind }, (output, record) => {
        const outputs = [...runState.value.outputs, output];
        lastRecord = record;
        runState.update({ outputs, share: Math.min(0.98, outputs.length / TYPICAL_MOVES) });
      });
    } finally {
      if (lastRecord && runState.value.bots.includes(bot)) await openReplay(lastRecord);
    }
  });
}

/** Checks the program of the open step: plays its deals until the result is certain. */
export async function checkOpenStep(): Promise<void> {
  const { open, text } = workshopState.value;
  if (open.is !== 'step') return;
  const step = open.number;
  const count = STEPS[step - 1]?.deals ?? 0;
  const games = new Map<number, BotGame>();
  const isCertain = (): boolean => (runState.value.check?.value ?? null) !== null;
  const play = async (bot: CustomBot, number: number): Promise<void> => {
    games.set(number, await playGame(bot, number, { do: 'bot-game-check', step, number }));
    const records = Array.from(games, ([deal, { record }]) => ({ number: deal, record }));
    const response = await ask({ do: 'check-step', step, games: records });
    if (!response.ok) throw new SandboxLost('broken');
    if (isCertain()) return;
    const { deals, value = null, passed = false } = response;
    runState.update({ check: { text, deals, games: new Map(games), value, passed }, share: deals.length / count });
    if (passed) passStep(step);
    if (isCertain()) stopRun();
  };
  await run('check', (bot) =>
    playDeals(withSecondBot(bot), count, play).catch((error: unknown) => {
      if (!isCertain()) throw error; // otherwise the game in the other interpreter was stopped
    }),
  );
}

export function showGame({ record, seat }: BotGame): void {
  runState.update({ outputs: [] });
  void openReplay(record, seat);
}

function showMistake(error: unknown): void {
  const kind = error instanceof SandboxLost ? error.reason : 'broken';
  const mistake = error instanceof BotError ? error.mistake : { kind, line: null, name: '', quoted: '' };
  const { blamed } = runState.value;
  const text = mistakeText(mistake);
  runState.update({ mistake });
  announce(blamed ? labelled(blamed, text) : text);
  if (mistake.line && !blamed) editor.mark({ line: mistake.line, text });
}
