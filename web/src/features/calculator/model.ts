/** The state of the calculator: the paper maps of several players, the edicts, and the stars that the engine counts. */

import { sheetMap } from '../../core/page/sheets';
import { sheetId } from '../../core/state/own-sheets';
import { parseOrNull } from '../../core/state/schema';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { ScoreMapResponse } from '../../core/contract/generated/messages';
import { ask as askEngine } from '../../core/engine/ask';
import { latestOnly } from '../../core/engine/latest-only';
import { onReset, storedValue } from '../../core/browser/local-storage';
import { ERASE } from '../../core/ui/map-painter';
import { localState } from '../../core/state/local-state';

interface CalculatorPlayer {
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
  /** The players, stored under this name. */
  sitters: CalculatorPlayer[];
  /** Index of the player whose map is shown. */
  active: number;
  /** The letter that is painted. */
  brush: string;
  /** The engine's response about each player's map. */
  scores: (ScoreMapResponse | null)[];
  /** Letter of the edict whose cells are highlighted, `!` for the toll; empty for none. */
  highlighted: string;
  undoStack: readonly Pick<CalculatorState, 'sheet' | 'active' | 'sitters'>[];
}

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
  scores: [],
  highlighted: '',
  undoStack: [],
});

export function emptySheet(sheet: string): string {
  return sheetMap(sheet);
}

/* ---------- storage ---------- */

export function openCalculator(): void {
  if (!calculator.value.sitters.length) calculator.update(storedCalculator.read());
  if (!calculator.value.sitters.length) calculator.update({ sitters: [{ name: '', map: emptySheet(calculator.value.sheet), coins: 0 }] });
  saveAndScore();
}

/** The stored part of the state; damaged fields are left out. */
const storedCalculator = storedValue<Partial<CalculatorState>>(
  'desk',
  () => ({}),
  ({ sheet, edicts, season, sitters }) => ({
    sheet: parseOrNull(sheetId, sheet) ?? 'A',
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

/** Returns a stored player, with defaults for a damaged name or damaged coins; null if the map is damaged. */
function parsePlayer(value: unknown): CalculatorPlayer | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, map, coins } = value as Record<string, unknown>;
  if (typeof map !== 'string' || !MAP_PATTERN.test(map)) return null;
  const coinCount = typeof coins === 'number' ? Math.min(CATALOGUE.coin_track, Math.floor(coins)) : 0;
  return { name: typeof name === 'string' ? name.slice(0, 24) : '', map, coins: Math.max(0, coinCount) };
}

function save(): void {
  const { sheet, edicts, season, sitters } = calculator.value;
  storedCalculator.write({ sheet, edicts, season, sitters });
}

onReset(() => calculator.reset());

/* ---------- players and edicts ---------- */

export function activePlayer(): CalculatorPlayer {
  return calculator.value.sitters[calculator.value.active] ?? { name: '', map: emptySheet(calculator.value.sheet), coins: 0 };
}

/** Returns the letters of the chosen edicts that the selected season scores. */
export function scoredLetters(): string[] {
  const letters = CATALOGUE.seasons.base?.[calculator.value.season]?.edicts ?? 'ABCD';
  return [...letters].filter((letter) => calculator.value.edicts['ABCD'.indexOf(letter)]);
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
  calculator.update({ active: index, highlighted: '' });
}

export function addPlayer(): void {
  const { sitters } = calculator.value;
  if (sitters.length >= MAX_PLAYERS) return;
  pushUndo();
  updateCalculator({
    sitters: [...sitters, { name: '', map: emptySheet(calculator.value.sheet), coins: 0 }],
    active: sitters.length,
    highlighted: '',
  });
}

export function removePlayer(): void {
  const { sitters, active } = calculator.value;
  if (sitters.length < 2) return;
  pushUndo();
  updateCalculator({ sitters: sitters.filter((_, i) => i !== active), scores: [], active: Math.max(0, active - 1), highlighted: '' });
}

/** Stores the present maps and players, so that the next change can be undone. */
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
  // Names are not undone, unless the number of players changes.
  const samePlayers = before.sitters.length === calculator.value.sitters.length;
  const sitters = before.sitters.map((each, i) => ({ ...each, name: samePlayers ? (calculator.value.sitters[i]?.name ?? '') : each.name }));
  updateCalculator({ ...before, sitters, highlighted: '', undoStack: undoStack.slice(0, -1) });
}

/* ---------- counting ---------- */

/** Requests the stars of every map. While one request is under way, only the latest state is requested next. */
const requestScores = latestOnly(scoreAll);

export function saveAndScore(): void {
  save();
  requestScores();
}

async function scoreAll(): Promise<void> {
  const edicts = scoredLetters().map((letter) => calculator.value.edicts['ABCD'.indexOf(letter)] ?? '');
  const scores: (ScoreMapResponse | null)[] = [];
  for (const { map, coins } of calculator.value.sitters) {
    const response = await askEngine({ do: 'score-map', map, edicts, coins }).catch(() => null);
    scores.push(response?.ok ? response : null);
  }
  calculator.update({ scores });
}

/** Whether the shown stars are those of the shown maps. */
export function isUpToDate(): boolean {
  return !requestScores.isRunning() && calculator.value.scores.length === calculator.value.sitters.length;
}

export function highlightedCells(): string[][] {
  const score = calculator.value.scores[calculator.value.active];
  if (!score || !calculator.value.highlighted) return [];
  if (calculator.value.highlighted === '!') return score.toll_cells.map((cell) => [cell]);
  const index = scoredLetters().indexOf(calculator.value.highlighted);
  return score.explanations[index]?.claims.map((claim) => claim.cells) ?? [];
}
