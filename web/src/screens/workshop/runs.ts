/**
 * What runs in the workshop, and what came of it: a game, a league, or the check of a step. The bot's interpreter is asked for
 * one action at a time; the game's own engine deals, applies the action, and counts.
 */

import { announce } from '../../browser/announce';
import type { LeagueFigures } from '../../contract/generated/messages';
import { ask } from '../../engine/ask';
import { Guest, SandboxLost, wakeSandbox } from '../../engine/sandbox';
import { redraw, state } from '../../state/store';
import { type Mistake, mistakeText } from '../../words/mistakes';
import { HOUSE_BOTS, LEAGUE, playHouse, type StoredGame, storedGames, USUAL } from './house';
import { bringIntoView, closeReplay, openReplay } from './replay';
import { editor, onOpen, passStep, shop } from './shop';
import { type Game, playTrial, Wrong } from './trial';

export type Figures = LeagueFigures;

export interface Print {
  text: string;
  cut: boolean;
}

export type Kind = 'play' | 'league' | 'check';

/** A row of a league: the open bot, another bot of the player, or one of the engine's. */
export type Row = 'mine' | 'other' | (typeof HOUSE_BOTS)[number];

export interface League {
  table: Readonly<Record<string, Figures>>;
  better: Readonly<Record<string, number>>;
  /** The records of each row, deal by deal. */
  games: Readonly<Partial<Record<Row, readonly string[]>>>;
  /** The other bot's name. */
  other: string;
}

interface Runs {
  /** What runs now, and what is shown. */
  running: Kind | null;
  shown: Kind | null;
  share: number;
  mistake: Mistake | null;
  /** Whose mistake it is, if not that of the open bot. */
  blamed: string;
  prints: Print[];
  league: League | null;
  /** The row of the league whose games are listed. */
  row: Row | null;
  check: { deals: readonly number[]; games: readonly Game[]; mean: number | null; passed: boolean } | null;
  /** The bots that run now. */
  guests: readonly Guest[];
  /** The deal of the next game; its set and sheet, as in a deal code. */
  seed: string;
  kind: string;
  /** How many deals the next league has, and the name of the player's other bot in it. */
  deals: number;
  other: string;
}

export const DEALS = [5, 20, 50, 100] as const;
/** About how many moves a game has. */
const MOVES = 40;

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

export const runs: Runs = { ...NOTHING, running: null, guests: [], seed: 'first', kind: USUAL, deals: 5, other: '' };

onOpen(() => {
  if (runs.running) stop();
  Object.assign(runs, { ...NOTHING, prints: [] });
});

/** Begins to start the interpreter: by the time the player presses a button it is there. */
export function prepare(): void {
  wakeSandbox().catch(() => undefined);
}

export function anotherDeal(): void {
  runs.seed = Math.random().toString(36).slice(2, 8);
  redraw();
}

export function choose(change: Partial<Pick<Runs, 'deals' | 'kind' | 'other' | 'row'>>): void {
  Object.assign(runs, change);
  redraw();
}

export function play(): Promise<void> {
  const { seed, kind } = runs;
  return run('play', (guest) => playOne(guest, seed, kind));
}

export function playLeague(): Promise<void> {
  return run('league', (guest) => new Contest(guest).play());
}

export function check(): Promise<void> {
  const { open } = shop;
  return open.is === 'step' ? run('check', (guest) => checkStep(guest, open.number)) : Promise.resolve();
}

export function stop(): void {
  for (const guest of runs.guests) guest.end();
  runs.guests = [];
}

async function run(kind: Kind, work: (guest: Guest) => Promise<void>): Promise<void> {
  if (runs.running) return;
  const guest = new Guest(shop.text);
  Object.assign(runs, { ...NOTHING, prints: [], running: kind, shown: kind, guests: [guest] });
  shop.foreign = false;
  closeReplay();
  editor.mark(null);
  redraw();
  const { text } = shop;
  try {
    await work(guest);
  } catch (error) {
    if (text === shop.text) err(mistakeOf(error));
  }
  stop();
  Object.assign(runs, { running: null, guests: [] });
  redraw();
  bringIntoView();
  requestAnimationFrame(() => setTimeout(prepareNext));
}

/** The next bot gets another interpreter. Its start would delay what is to be shown of this one. */
function prepareNext(): void {
  if (state.where.route.to === 'workshop') prepare();
}

function mistakeOf(error: unknown): Mistake {
  if (error instanceof Wrong) return error.mistake;
  return { kind: error instanceof SandboxLost ? error.why : 'broken', line: null, name: '', shown: '' };
}

/** Ends what runs if the player has gone elsewhere. */
function goOn(guest: Guest): void {
  if (state.where.route.to !== 'workshop') stop();
  if (guest.isOver) throw new SandboxLost('stopped');
}

/** A game that ends in a mistake can be watched up to there; one that was stopped is not shown. */
async function playOne(guest: Guest, seed: string, kind: string): Promise<void> {
  let played = '';
  try {
    await playTrial(guest, 1, { do: 'trial', seed, kind }, ({ said, cut }, record, moves) => {
      goOn(guest);
      if (said || record !== played) runs.prints.push({ text: said, cut });
      played = record;
      runs.share = Math.min(0.98, moves / MOVES);
      redraw();
    });
  } finally {
    if (played && runs.guests.includes(guest)) await openReplay(played);
  }
}

/** A league: all on the same deals, each alone; after every deal the figures so far. */
class Contest {
  private readonly deals = runs.deals;
  private readonly kind = runs.kind;
  private readonly other = shop.bots.find(({ name }) => name === runs.other) ?? null;
  private readonly games: Partial<Record<Row, string[]>> = {};
  /** Games of the house that are stored with the site, as far as they go. */
  private stored: Partial<Record<Row, readonly StoredGame[]>> = {};

  constructor(private readonly mine: Guest) {}

  async play(): Promise<void> {
    const rival = this.other ? new Guest(this.other.source) : null;
    if (rival) runs.guests = [...runs.guests, rival];
    if (this.kind === USUAL) this.stored = await storedGames(this.deals);
    for (let number = 1; number <= this.deals; number++) {
      await this.add('mine', number, this.mine);
      if (rival) await this.blame(() => this.add('other', number, rival));
      for (const bot of HOUSE_BOTS) await this.addHouse(bot, number);
      await this.count(number);
    }
  }

  private async add(row: 'mine' | 'other', number: number, guest: Guest): Promise<void> {
    const { record } = await playTrial(guest, number, { do: 'trial', seed: `${LEAGUE}-${number}`, kind: this.kind }, (_, __, moves) =>
      this.share(number - 1 + Math.min(0.98, moves / MOVES) / (this.other ? 2 : 1)),
    );
    (this.games[row] ??= []).push(record);
  }

  private async addHouse(bot: (typeof HOUSE_BOTS)[number], number: number): Promise<void> {
    const stored = this.stored[bot]?.[number - 1]?.record;
    const record = stored ?? (await playHouse(bot, this.kind, `${LEAGUE}-${number}`, () => this.share(number - 0.5)));
    (this.games[bot] ??= []).push(record);
  }

  /** What the other bot does wrong is not a mistake in the text that is open. */
  private async blame(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof Wrong) runs.blamed = this.other?.name ?? '';
      throw error;
    }
  }

  /** The engine replays what is not known yet. */
  private async count(number: number): Promise<void> {
    const rows = Object.entries(this.games) as [Row, string[]][];
    const known = HOUSE_BOTS.map((bot) => [bot, (this.stored[bot] ?? []).slice(0, number).map((game) => game.known)] as const);
    const games = rows.map(([row, records]) => [row, records.slice(this.stored[row]?.length ?? 0)] as const);
    const counted = await ask({ do: 'league', games: Object.fromEntries(games), known: Object.fromEntries(known) });
    if (!counted.ok) throw new SandboxLost('broken');
    const shown = Object.fromEntries(rows.map(([row, records]) => [row, [...records]]));
    runs.league = { table: counted.table, better: counted.better, games: shown, other: this.other?.name ?? '' };
    this.share(number);
  }

  private share(done: number): void {
    goOn(this.mine);
    runs.share = done / this.deals;
    redraw();
  }
}

async function checkStep(guest: Guest, step: number): Promise<void> {
  const games: Game[] = [];
  for (let isDone = false; !isDone;) {
    const number = games.length + 1;
    games.push(await playTrial(guest, number, { do: 'trial-step', step, number }, () => goOn(guest)));
    const found = await ask({ do: 'check', step, records: games.map(({ record }) => record) });
    if (!found.ok) throw new SandboxLost('broken');
    const { deals, mean, passed } = found;
    isDone = mean !== undefined;
    runs.check = { deals, games: [...games], mean: mean ?? null, passed: passed === true };
    if (passed) passStep(step);
    redraw();
  }
}

/** Shows a game of the league or of the check. */
export function watch({ record, seat }: Game): void {
  runs.prints = [];
  void openReplay(record, seat);
}

function err(mistake: Mistake): void {
  runs.mistake = mistake;
  announce(runs.blamed ? `${runs.blamed}: ${mistakeText(mistake)}` : mistakeText(mistake));
  if (mistake.line && !runs.blamed) editor.mark({ line: mistake.line, text: mistakeText(mistake) });
}
