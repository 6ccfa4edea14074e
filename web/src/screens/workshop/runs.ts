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
import { bringIntoView, openReplay } from './replay';
import { editor, onOpen, passStep, shop } from './shop';
import { playTrial, Wrong } from './trial';

export type Figures = LeagueFigures;

export interface Print {
  text: string;
  cut: boolean;
}

export type Kind = 'play' | 'league' | 'check';

interface Runs {
  /** What runs now, and what is shown. */
  running: Kind | null;
  shown: Kind | null;
  share: number;
  mistake: Mistake | null;
  prints: Print[];
  league: { table: Readonly<Record<string, Figures>>; better: Readonly<Record<string, number>> } | null;
  check: { deals: readonly number[]; mean: number | null; passed: boolean } | null;
  /** The bot that runs now. */
  guest: Guest | null;
  /** The deal of the next game, and how many deals the next league has. */
  seed: string;
  deals: number;
}

export const DEALS = [5, 20, 50, 100] as const;
/** Every league is played on these deals, so that two bots can be compared. */
const LEAGUE = 'league';
const RIVALS = ['novice', 'greedy', 'expert'] as const;
/** Milliseconds that a rival thinks at once: the engine answers nothing else meanwhile. */
const SLICE = 100;
/** About how many moves a game has. */
const MOVES = 40;

export const runs: Runs = {
  running: null,
  shown: null,
  share: 0,
  mistake: null,
  prints: [],
  league: null,
  check: null,
  guest: null,
  seed: 'first',
  deals: 5,
};

onOpen(() => {
  if (runs.running) stop();
  Object.assign(runs, { shown: null, mistake: null, prints: [], league: null, check: null, share: 0 });
});

/** Begins to start the interpreter: by the time somebody presses a button it is there. */
export function prepare(): void {
  wakeSandbox().catch(() => undefined);
}

export function anotherDeal(): void {
  runs.seed = Math.random().toString(36).slice(2, 8);
  redraw();
}

export function chooseDeals(deals: number): void {
  runs.deals = deals;
  redraw();
}

export function play(): Promise<void> {
  const { seed } = runs;
  return run('play', (guest) => playOne(guest, seed));
}

export function playLeague(): Promise<void> {
  const { deals } = runs;
  return run('league', (guest) => playAll(guest, deals));
}

export function check(): Promise<void> {
  const { open } = shop;
  return open.is === 'step' ? run('check', (guest) => checkStep(guest, open.number)) : Promise.resolve();
}

export function stop(): void {
  runs.guest?.end();
  runs.guest = null;
}

async function run(kind: Kind, work: (guest: Guest) => Promise<void>): Promise<void> {
  if (runs.running) return;
  const guest = new Guest(shop.text);
  Object.assign(runs, { running: kind, shown: kind, share: 0, mistake: null, prints: [], league: null, check: null, guest });
  shop.foreign = false;
  editor.mark(null);
  redraw();
  const { text } = shop;
  try {
    await work(guest);
  } catch (error) {
    if (text === shop.text) err(mistakeOf(error));
  }
  guest.end();
  if (state.where.route.to === 'workshop') prepare(); // the next bot gets another interpreter
  Object.assign(runs, { running: null, guest: null });
  redraw();
  bringIntoView();
}

function mistakeOf(error: unknown): Mistake {
  if (error instanceof Wrong) return error.mistake;
  return { kind: error instanceof SandboxLost ? error.why : 'broken', line: null, name: '', shown: '' };
}

/** A league or a check ends where the player has gone elsewhere. */
function goOn(guest: Guest): void {
  if (state.where.route.to !== 'workshop') stop();
  if (guest.isOver) throw new SandboxLost('stopped');
}

/** A game that ends in a mistake can be watched up to there; one that was stopped is not shown. */
async function playOne(guest: Guest, seed: string): Promise<void> {
  let played = '';
  try {
    await playTrial(guest, 1, { do: 'trial', seed }, ({ said, cut }, record, moves) => {
      goOn(guest);
      if (said || record !== played) runs.prints.push({ text: said, cut });
      played = record;
      runs.share = Math.min(0.98, moves / MOVES);
      redraw();
    });
  } finally {
    if (played && runs.guest === guest) void openReplay(played);
  }
}

/** All on the same deals, each alone; after every deal the figures so far. */
async function playAll(guest: Guest, deals: number): Promise<void> {
  const games: Record<'mine' | (typeof RIVALS)[number], string[]> = { mine: [], novice: [], greedy: [], expert: [] };
  for (let number = 1; number <= deals; number++) {
    const seed = `${LEAGUE}-${number}`;
    const share = (of: number): void => {
      goOn(guest);
      runs.share = (number - 1 + of / (RIVALS.length + 1)) / deals;
      redraw();
    };
    games.mine.push(await playTrial(guest, number, { do: 'trial', seed }, () => share(0)));
    for (const [place, bot] of RIVALS.entries()) games[bot].push(await rivalGame(bot, seed, (part) => share(place + 1 + part)));
    const counted = await ask({ do: 'league', games });
    if (!counted.ok) throw new SandboxLost('broken');
    runs.league = { table: counted.table, better: counted.better };
    share(RIVALS.length + 1);
  }
}

/** What the rivals have played: the deals are always the same, and so are their games. */
const played = new Map<string, string>();

async function rivalGame(bot: string, seed: string, tell: (share: number) => void): Promise<string> {
  const key = `${bot} ${seed}`;
  for (let record = played.get(key); ;) {
    if (record !== undefined) return record;
    const answer = await ask({ do: 'rival', bot, seed, ms: SLICE });
    if (!answer.ok) throw new SandboxLost('broken');
    tell(answer.share);
    record = answer.record;
    if (record !== undefined) played.set(key, record);
  }
}

async function checkStep(guest: Guest, step: number): Promise<void> {
  const records: string[] = [];
  for (let isDone = false; !isDone;) {
    const number = records.length + 1;
    records.push(await playTrial(guest, number, { do: 'trial-step', step, number }, () => goOn(guest)));
    const found = await ask({ do: 'check', step, records });
    if (!found.ok) throw new SandboxLost('broken');
    const { deals, mean, passed } = found;
    isDone = mean !== undefined;
    runs.check = { deals, mean: mean ?? null, passed: passed === true };
    if (passed) passStep(step);
    redraw();
  }
}

function err(mistake: Mistake): void {
  runs.mistake = mistake;
  const text = mistakeText(mistake);
  announce(text);
  if (mistake.line) editor.mark({ line: mistake.line, text });
}
