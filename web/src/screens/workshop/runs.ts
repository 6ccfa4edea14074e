/** What runs in the workshop's interpreter, and what came of it: a game, a league, or the check of a step. */

import { announce } from '../../browser/announce';
import { SandboxLost, readStep, stopSandbox, wakeSandbox, workInSandbox } from '../../engine/sandbox';
import { redraw, state } from '../../state/store';
import { type Mistake, mistakeText } from '../../words/mistakes';
import { bringIntoView, openReplay } from './replay';
import { editor, onOpen, passStep, shop } from './shop';

export interface Figures {
  games: number;
  mean: number;
  margin: number | null;
  bars: readonly (readonly [number, number])[];
  edicts: Readonly<Record<string, number>>;
}

/** A step of a job; each kind of job has some of these. */
interface Step {
  done?: boolean;
  failed?: Mistake;
  said?: string;
  cut?: boolean;
  move?: number;
  record?: string;
  share?: number;
  table?: Readonly<Record<string, Figures>>;
  better?: Readonly<Record<string, number>>;
  deals?: readonly number[];
  mean?: number;
  passed?: boolean;
}

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
  /** The deal of the next game, and how many deals the next league has. */
  seed: string;
  deals: number;
}

export const DEALS = [5, 20, 50, 100] as const;
/** Every league is played on these deals, so that two bots can be compared. */
const LEAGUE = 'league';
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
  return run('play', { do: 'play', source: shop.text, seed: runs.seed });
}

export function playLeague(): Promise<void> {
  return run('league', { do: 'league', source: shop.text, seed: LEAGUE, deals: runs.deals });
}

export function check(): Promise<void> {
  const { open } = shop;
  return open.is === 'step' ? run('check', { do: 'check', source: shop.text, step: open.number }) : Promise.resolve();
}

export function stop(): void {
  stopSandbox();
}

async function run(kind: Kind, job: object): Promise<void> {
  if (runs.running) return;
  Object.assign(runs, { running: kind, shown: kind, share: 0, mistake: null, prints: [], league: null, check: null });
  shop.foreign = false;
  editor.mark(null);
  redraw();
  const { text } = shop;
  try {
    await workInSandbox(job, (step) => take(kind, readStep<Step>(step)));
  } catch (error) {
    const why = error instanceof SandboxLost ? error.why : 'broken';
    if (text === shop.text) err({ kind: why, line: null, name: '', shown: '' });
  }
  runs.running = null;
  redraw();
  bringIntoView();
}

function take(kind: Kind, step: Step): void {
  if (state.where.route.to !== 'workshop') return stop(); // nobody looks any more
  const { said, cut, failed, table, better, deals } = step;
  if (typeof said === 'string' && (said || step.move)) runs.prints.push({ text: said, cut: cut === true });
  if (kind === 'play') takeMove(step);
  else if (kind === 'check' && deals) takeDeal(step, deals);
  else if (step.share !== undefined) runs.share = Number(step.share);
  if (table && better) runs.league = { table, better };
  if (failed) err(failed);
  redraw();
}

function takeMove({ move, record, done, failed }: Step): void {
  if (move) runs.share = Math.min(0.98, Number(move) / MOVES);
  if (record && (done || failed)) void openReplay(String(record));
}

function takeDeal({ mean, passed }: Step, deals: readonly number[]): void {
  runs.check = { deals, mean: mean ?? null, passed: passed === true };
  const { open } = shop;
  if (open.is === 'step' && passed) passStep(open.number);
}

function err(mistake: Mistake): void {
  runs.mistake = mistake;
  const text = mistakeText(mistake);
  announce(text);
  if (mistake.line) editor.mark({ line: mistake.line, text });
}
