/** The state of the calculator: paper maps of several players, the edicts on the table, and what the engine counts. */

import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { ScoreMapResponse } from '../../core/contract/generated/messages';
import { ask as askEngine } from '../../core/engine/ask';
import { latestOnly } from '../../core/engine/latest-only';
import { onReset, storedValue } from '../../core/browser/local-storage';
import { localState } from '../../core/state/local-state';

export interface CalculatorPlayer {
  name: string;
  map: string;
  coins: number;
}

interface CalculatorState {
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
  undoStack: readonly Pick<CalculatorState, 'sheet' | 'active' | 'sitters'>[];
}

export const ERASE = '.';
export const BRUSHES = ['F', 'V', 'A', 'W', 'M', ERASE, 'D', 'Z', 'T', 'G', 'H', 'B', 'X'] as const;
export const MAX_PLAYERS = 20;
const MAX_UNDO = 100;
const MAP_PATTERN = /^(?:[.*^#FVAWBMDZTGHXfvawbmdztghx]{11}\/){10}[.*^#FVAWBMDZTGHXfvawbmdztghx]{11}(?: ![a-k0-9,]{2,500})?$/;

export const calculator = localState<CalculatorState>({
  sheet: 'A',
  edicts: ['', '', '', ''],
  season: 0,
  sitters: [],
  active: 0,
  brush: 'F',
  counts: [],
  lit: '',
  undoStack: [],
});

export function emptySheet(sheet: string): string {
  return CATALOGUE.sheets[sheet]?.map ?? '';
}

/* ---------- storage ---------- */

export function openCalculator(): void {
  if (!calculator.value.sitters.length) calculator.update(storedCalculator.read());
  if (!calculator.value.sitters.length) calculator.update({ sitters: [{ name: '', map: emptySheet(calculator.value.sheet), coins: 0 }] });
  saveAndScore();
}

/** Of what is stored, whatever can be read. */
const storedCalculator = storedValue<Partial<CalculatorState>>(
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
  const { sheet, edicts, season, sitters } = calculator.value;
  storedCalculator.write({ sheet, edicts, season, sitters });
}

onReset(() => calculator.reset());

/* ---------- who and what ---------- */

export function activePlayer(): CalculatorPlayer {
  return calculator.value.sitters[calculator.value.active] ?? { name: '', map: emptySheet(calculator.value.sheet), coins: 0 };
}

/** Letters of the edicts that the chosen season scores and that are on the table. */
export function scoredLetters(): string[] {
  const wanted = CATALOGUE.seasons.base?.[calculator.value.season]?.edicts ?? 'ABCD';
  return [...wanted].filter((letter) => calculator.value.edicts['ABCD'.indexOf(letter)]);
}

export function updateCalculator(part: Partial<CalculatorState>): void {
  calculator.update(part);
  saveAndScore();
}

export function updatePlayer(part: Partial<CalculatorPlayer>): void {
  const { sitters, active } = calculator.value;
  updateCalculator({ sitters: sitters.map((each, i) => (i === active ? { ...each, ...part } : each)) });
}

export function selectPlayer(index: number): void {
  calculator.update({ active: index, lit: '' });
}

export function addPlayer(): void {
  const { sitters } = calculator.value;
  if (sitters.length >= MAX_PLAYERS) return;
  pushUndo();
  updateCalculator({
    sitters: [...sitters, { name: '', map: emptySheet(calculator.value.sheet), coins: 0 }],
    active: sitters.length,
    lit: '',
  });
}

export function removePlayer(): void {
  const { sitters, active } = calculator.value;
  if (sitters.length < 2) return;
  pushUndo();
  updateCalculator({ sitters: sitters.filter((_, i) => i !== active), counts: [], active: Math.max(0, active - 1), lit: '' });
}

/** Begins a stroke, or a change of the table: all of it can be undone at once. */
export function pushUndo(): void {
  const { sheet, active, sitters, undoStack } = calculator.value;
  const last = undoStack.at(-1);
  if (last?.sitters === sitters && last.sheet === sheet) return;
  calculator.update({ undoStack: [...undoStack.slice(1 - MAX_UNDO), { sheet, active, sitters }] });
}

export function canUndoStroke(): boolean {
  return calculator.value.undoStack.length > 0;
}

export function undoStroke(): void {
  const { undoStack } = calculator.value;
  const before = undoStack.at(-1);
  if (!before) return;
  // Names are not strokes: anyone who still sits there keeps theirs.
  const named = before.sitters.length === calculator.value.sitters.length;
  const sitters = before.sitters.map((each, i) => ({ ...each, name: named ? (calculator.value.sitters[i]?.name ?? '') : each.name }));
  updateCalculator({ ...before, sitters, lit: '', undoStack: undoStack.slice(0, -1) });
}

/* ---------- counting ---------- */

/** Asks the engine about every map; while it counts, only the latest state is asked for next. */
const requestScores = latestOnly(scoreAll);

export function saveAndScore(): void {
  save();
  requestScores();
}

async function scoreAll(): Promise<void> {
  const edicts = scoredLetters().map((letter) => calculator.value.edicts['ABCD'.indexOf(letter)] ?? '');
  const counts: (ScoreMapResponse | null)[] = [];
  for (const { map, coins } of calculator.value.sitters) {
    const answer = await askEngine({ do: 'score-map', map, edicts, coins }).catch(() => null);
    counts.push(answer?.ok ? answer : null);
  }
  calculator.update({ counts });
}

/** True once the figures on the screen belong to the maps on the screen. */
export function isUpToDate(): boolean {
  return !requestScores.isRunning() && calculator.value.counts.length === calculator.value.sitters.length;
}

/** The cells that are lit, group by group. */
export function highlightedCells(): string[][] {
  const counts = calculator.value.counts[calculator.value.active];
  if (!counts || !calculator.value.lit) return [];
  if (calculator.value.lit === '!') return counts.toll_cells.map((cell) => [cell]);
  const index = scoredLetters().indexOf(calculator.value.lit);
  return counts.explanations[index]?.claims.map((claim) => claim.cells) ?? [];
}
