/** The guided first game: one real season on a fixed deal. A step ends by what the player does, never by itself. */

import { cellName, pictureOf, placeOf } from '../contract/cells';
import { CATALOGUE } from '../contract/generated/catalogue';
import type { View } from '../contract/generated/messages';
import type { Save } from '../state/kept';
import { redraw, state } from '../state/store';
import { leaveGame, newGame, openSave } from './open';
import { tipsTaught } from './tips';

const SEED = 'learn-3214';
const KEY = 'mapwright:lesson';
/** Spring's explore cards in the order of this deal. */
const CARDS = ['orchard', 'farmland', 'forgotten-forest', 'hamlet', 'marshlands', 'hinterland-stream'];

export interface Step {
  id: string;
  card: string;
  /** Cells that make a good place in this deal; dashed on the map. */
  target?: readonly string[];
  /** Cells that must be filled already, or the place is worth nothing. */
  beside?: readonly string[];
}

const FOREST = ['c1', 'd1', 'c2', 'c3'];
export const STEPS: readonly Step[] = [
  { id: 'welcome', card: 'orchard' },
  { id: 'terrain', card: 'orchard' },
  { id: 'rotate', card: 'orchard', target: FOREST },
  { id: 'place', card: 'orchard', target: FOREST },
  { id: 'edict', card: 'orchard' },
  { id: 'shape', card: 'farmland' },
  { id: 'coin', card: 'farmland', target: ['f3', 'g3'] },
  { id: 'ruins', card: 'forgotten-forest' },
  { id: 'mountain', card: 'hamlet', target: ['e2', 'd3', 'e3'], beside: ['d1', 'c2'] },
  { id: 'ambush', card: 'marshlands', target: ['h1', 'f2', 'g2', 'h2', 'h3'] },
  { id: 'season-end', card: 'hinterland-stream' },
  { id: 'goodbye', card: '' },
];

interface Lesson {
  /** The saved game that the lesson is; empty once it is over. */
  game: string;
  step: number;
}

let lesson: Lesson | null = read();

/** What the player pressed since the step began: a terrain, a shape, an arrow key. */
const pressed = new Set<string>();
let turnBefore: number | undefined;
/** Whether the step's place can still be taken as the map now is. */
let reachable = true;

/* ---------- kept between visits ---------- */

function read(): Lesson | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof found !== 'object' || found === null) return null;
    const { game, step } = found as Record<string, unknown>;
    return typeof game === 'string' && typeof step === 'number' && STEPS[step] ? { game, step } : null;
  } catch {
    return null; // storage refused, or somebody else's text
  }
}

function keep(now: Lesson): void {
  lesson = now;
  pressed.clear();
  turnBefore = state.aim?.turn;
  reachable = true;
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Refused storage: the lesson lasts as long as the page.
  }
  redraw();
}

/* ---------- beginning, leaving, ending ---------- */

/** The game of a lesson that was begun and not ended, if it is still there. */
export function lessonSave(): Save | undefined {
  return lesson?.game ? state.saves.find((save) => save.id === lesson?.game && !save.finished && !save.damaged) : undefined;
}

export function wasTaught(): boolean {
  return lesson !== null;
}

export async function learn(): Promise<void> {
  const save = lessonSave();
  if (save) return openSave(save);
  const setup = CATALOGUE.presets['first-base'];
  if (!setup) return;
  await newGame(structuredClone(setup), SEED);
  if (state.view?.seed === SEED) keep({ game: state.gameId, step: 0 });
}

export function endLesson(): void {
  keep({ game: '', step: STEPS.length - 1 });
}

/** The game stays saved, and the lesson where it is. */
export function leaveLesson(): void {
  leaveGame();
}

/* ---------- where we are ---------- */

export function currentStep(): { step: Step; number: number } | null {
  if (!lesson?.game || lesson.game !== state.gameId || state.screen !== 'play' || !state.view) return null;
  const step = STEPS[lesson.step];
  return step ? { step, number: lesson.step + 1 } : null;
}

/** The cells drawn with the present card, if it is drawn. */
function drawnCells(view: View): readonly string[] | null {
  const last = view.log.findLast((event) => event.kind === 'drawn' && event.turn === view.turn && event.season === view.season);
  return last?.cells ?? null;
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((cell) => b.includes(cell));
}

/** The turn with which a tool can lie exactly on the target now. */
function turnOnto(view: View, target: readonly string[]): number | null {
  for (const { turns } of view.tools) {
    const found = turns.findIndex(({ cells, anchors }) =>
      anchors.some(([r, c]) =>
        same(
          cells.map(([dr, dc]) => cellName([r + dr, c + dc])),
          target,
        ),
      ),
    );
    if (found >= 0) return found;
  }
  return null;
}

function areFilled(cells: readonly string[]): boolean {
  const { grid } = pictureOf(state.map);
  return cells.map(placeOf).every(([row, column]) => grid[row]?.[column] !== '.');
}

/** Negative: the step's card is still to come; positive: it is behind us. */
export function timeOf(view: View, step: Step): number {
  if (step.id === 'goodbye') return view.season_index > 0 && !state.tally ? 0 : -1;
  if (view.season_index > 0) return state.tally ? 0 : 1;
  return CARDS.indexOf(view.card?.id ?? '') - CARDS.indexOf(step.card);
}

/** The step, if its card lies on the table. */
function stepNow(): { step: Step; view: View } | null {
  const now = currentStep();
  const { view } = state;
  return now && view && timeOf(view, now.step) === 0 ? { step: now.step, view } : null;
}

/** Dashed on the map: the step's place while it can be taken, or the ruins that want covering. */
export function lessonMarks(): readonly string[] {
  const now = stepNow();
  if (!now || drawnCells(now.view) || state.busy) return [];
  if (now.step.id === 'ruins') {
    const { grid, ruins } = pictureOf(state.map);
    return ruins.filter(([r, c]) => grid[r]?.[c] === '.').map(cellName);
  }
  return now.step.target && reachable ? now.step.target : [];
}

/** The card was drawn, but not where the step wanted it. */
export function isAstray(): boolean {
  const now = stepNow();
  const drawn = now ? drawnCells(now.view) : null;
  return Boolean(now?.step.target && drawn && reachable && !same(drawn, now.step.target));
}

export function isReachable(): boolean {
  return reachable;
}

/* ---------- going on ---------- */

function isDone(step: Step, view: View): boolean {
  const { aim } = state;
  const drawn = drawnCells(view);
  switch (step.id) {
    case 'welcome':
      return pressed.has('arrow') || state.placed !== null || drawn !== null;
    case 'terrain':
      return pressed.has('terrain') || drawn !== null;
    case 'rotate': {
      const wanted = step.target ? turnOnto(view, step.target) : null;
      return drawn !== null || (aim !== null && (wanted === null ? aim.turn !== turnBefore : aim.turn === wanted));
    }
    case 'edict':
      return state.explain?.pinned === true;
    case 'shape':
      return drawn !== null || (pressed.has('tool') && aim !== null && view.tools[aim.tool]?.coin === true);
    case 'season-end':
      return false; // only time ends it
    default:
      return drawn !== null && (!reachable || !step.target || same(drawn, step.target));
  }
}

/** Called with every picture of the page: goes on as far as the player has come. */
export function followLesson(): void {
  const { view, busy, moment } = state;
  for (let now = currentStep(); now && view && !busy && !moment; now = currentStep()) {
    const { step } = now;
    const time = timeOf(view, step);
    if (step.target && view.tools.length && time === 0) reachable = turnOnto(view, step.target) !== null && areFilled(step.beside ?? []);
    if (step.id === 'goodbye') {
      // Whoever draws on in summer has said what they want.
      if (time === 0 && drawnCells(view)) endLesson();
      return;
    }
    if (time < 0 || (time === 0 && !isDone(step, view))) return;
    tipsTaught(step.id);
    keep({ game: state.gameId, step: now.number });
  }
}

function onPress(event: Event): void {
  if (!currentStep() || !(event.target instanceof Element)) return;
  if (event.target.closest('[data-terrain]')) pressed.add('terrain');
  if (event.target.closest('[data-tool]')) pressed.add('tool');
}

function onKey(event: KeyboardEvent): void {
  if (!currentStep() || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.startsWith('Arrow')) pressed.add('arrow');
  if (event.code === 'KeyT') pressed.add('terrain');
  if (/^(?:Digit|Numpad)[1-9]$/.test(event.code)) pressed.add('tool');
}

/** Listens before the game does, so that the picture drawn after a press knows of it. */
export function listenForLesson(): void {
  document.addEventListener('click', onPress, true);
  document.addEventListener('keydown', onKey, true);
}
