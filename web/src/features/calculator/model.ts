/** The scoring desk's own state: paper maps of several players, the edicts on the table, and what the engine counts. */

import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { ScoreMapResponse } from '../../core/contract/generated/messages';
import { ask as askEngine } from '../../core/engine/ask';
import { latestOnly } from '../../core/engine/latest-only';
import { onReset, storedValue } from '../../core/browser/local-storage';
import { requestRedraw } from '../../core/state/store';

export interface CalculatorPlayer {
  name: string;
  map: string;
  coins: number;
}

interface Desk {
  sheet: string;
  /** Ids of the edicts A to D; empty where none is chosen. */
  edicts: string[];
  /** Index of the season, or 4 for all four edicts. */
  season: number;
  sitters: CalculatorPlayer[];
  active: number;
  brush: string;
  /** What the engine says of each sitter's map, in their order. */
  counts: (ScoreMapResponse | null)[];
  /** Letter of the edict whose cells are lit, `!` for the toll. */
  lit: string;
}

export const ERASE = '.';
export const BRUSHES = ['F', 'V', 'A', 'W', 'M', ERASE, 'D', 'Z', 'T', 'G', 'H', 'B', 'X'] as const;
export const MAX_PLAYERS = 20;
const MAP_PATTERN = /^(?:[.*^#FVAWBMDZTGHXfvawbmdztghx]{11}\/){10}[.*^#FVAWBMDZTGHXfvawbmdztghx]{11}(?: ![a-k0-9,]{2,500})?$/;

export const calculator: Desk = {
  sheet: 'A',
  edicts: ['', '', '', ''],
  season: 0,
  sitters: [],
  active: 0,
  brush: 'F',
  counts: [],
  lit: '',
};
const undoStack: Pick<Desk, 'sheet' | 'active' | 'sitters'>[] = [];

export function emptySheet(): string {
  return CATALOGUE.sheets[calculator.sheet]?.map ?? '';
}

/* ---------- keeping ---------- */

export function openCalculator(): void {
  if (calculator.sitters.length) {
    saveAndScore();
    return;
  }
  Object.assign(calculator, storedCalculator.read());
  if (!calculator.sitters.length) calculator.sitters = [{ name: '', map: emptySheet(), coins: 0 }];
  saveAndScore();
}

/** Of what is stored, whatever can be read. */
const storedCalculator = storedValue<Partial<Desk>>(
  'desk',
  () => ({}),
  ({ sheet, edicts, season, sitters }) => ({
    ...(typeof sheet === 'string' && Object.hasOwn(CATALOGUE.sheets, sheet) ? { sheet } : {}),
    ...(Array.isArray(edicts) ? { edicts: [0, 1, 2, 3].map((i) => parseEdict(edicts[i])) } : {}),
    ...(typeof season === 'number' && season >= 0 && season <= 4 ? { season: Math.floor(season) } : {}),
    ...(Array.isArray(sitters)
      ? {
          sitters: sitters
            .slice(0, MAX_PLAYERS)
            .map(parsePlayer)
            .filter((each) => each !== null),
        }
      : {}),
  }),
);

function parseEdict(value: unknown): string {
  return typeof value === 'string' && Object.hasOwn(CATALOGUE.edicts, value) ? value : '';
}

/** A map is worth keeping without its name or its coins. */
function parsePlayer(value: unknown): CalculatorPlayer | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, map, coins } = value as Record<string, unknown>;
  if (typeof map !== 'string' || !MAP_PATTERN.test(map)) return null;
  const most = typeof coins === 'number' ? Math.min(CATALOGUE.coin_track, Math.floor(coins)) : 0;
  return { name: typeof name === 'string' ? name.slice(0, 24) : '', map, coins: Math.max(0, most) };
}

function save(): void {
  const { sheet, edicts, season, sitters } = calculator;
  storedCalculator.write({ sheet, edicts, season, sitters });
}

onReset(() => {
  Object.assign(calculator, { sheet: 'A', edicts: ['', '', '', ''], season: 0, sitters: [], active: 0, counts: [], lit: '' });
  undoStack.length = 0;
});

/* ---------- who and what ---------- */

export function activePlayer(): CalculatorPlayer {
  return calculator.sitters[calculator.active] ?? { name: '', map: emptySheet(), coins: 0 };
}

/** Letters of the edicts that the chosen season scores and that are on the table. */
export function scoredLetters(): string[] {
  const wanted = CATALOGUE.seasons.base?.[calculator.season]?.edicts ?? 'ABCD';
  return [...wanted].filter((letter) => calculator.edicts['ABCD'.indexOf(letter)]);
}

export function updateCalculator(part: Partial<Desk>): void {
  Object.assign(calculator, part);
  saveAndScore();
}

export function updatePlayer(part: Partial<CalculatorPlayer>): void {
  calculator.sitters = calculator.sitters.map((each, i) => (i === calculator.active ? { ...each, ...part } : each));
  saveAndScore();
}

export function selectPlayer(index: number): void {
  calculator.active = index;
  calculator.lit = '';
  requestRedraw();
}

export function addPlayer(): void {
  if (calculator.sitters.length >= MAX_PLAYERS) return;
  pushUndo();
  calculator.sitters = [...calculator.sitters, { name: '', map: emptySheet(), coins: 0 }];
  selectPlayer(calculator.sitters.length - 1);
  saveAndScore();
}

export function removePlayer(): void {
  if (calculator.sitters.length < 2) return;
  pushUndo();
  calculator.sitters = calculator.sitters.filter((_, i) => i !== calculator.active);
  calculator.counts = [];
  selectPlayer(Math.max(0, calculator.active - 1));
  saveAndScore();
}

/** Begins a stroke, or a change of the table: all of it can be undone at once. */
export function pushUndo(): void {
  const { sheet, active, sitters } = calculator;
  const last = undoStack.at(-1);
  if (last?.sitters === sitters && last.sheet === sheet) return;
  undoStack.splice(0, undoStack.length - 99);
  undoStack.push({ sheet, active, sitters });
}

export function canUndoStroke(): boolean {
  return undoStack.length > 0;
}

export function undoStroke(): void {
  const before = undoStack.pop();
  if (!before) return;
  // Names are not strokes: anyone who still sits there keeps theirs.
  const named = before.sitters.length === calculator.sitters.length;
  const sitters = before.sitters.map((each, i) => ({ ...each, name: named ? (calculator.sitters[i]?.name ?? '') : each.name }));
  updateCalculator({ ...before, sitters, lit: '' });
}

/* ---------- counting ---------- */

/** Asks the engine about every map; while it counts, only the latest state is asked for next. */
const requestScores = latestOnly(scoreAll);

export function saveAndScore(): void {
  save();
  requestRedraw();
  requestScores();
}

async function scoreAll(): Promise<void> {
  const edicts = scoredLetters().map((letter) => calculator.edicts['ABCD'.indexOf(letter)] ?? '');
  const counts: (ScoreMapResponse | null)[] = [];
  for (const { map, coins } of calculator.sitters) {
    const answer = await askEngine({ do: 'score-map', map, edicts, coins }).catch(() => null);
    counts.push(answer?.ok ? answer : null);
  }
  calculator.counts = counts;
  requestRedraw();
}

/** True once the figures on the screen belong to the maps on the screen. */
export function isUpToDate(): boolean {
  return !requestScores.isRunning() && calculator.counts.length === calculator.sitters.length;
}

/** The cells that are lit, group by group. */
export function highlightedCells(): string[][] {
  const counts = calculator.counts[calculator.active];
  if (!counts || !calculator.lit) return [];
  if (calculator.lit === '!') return counts.toll_cells.map((cell) => [cell]);
  const index = scoredLetters().indexOf(calculator.lit);
  return counts.explanations[index]?.claims.map((claim) => claim.cells) ?? [];
}
