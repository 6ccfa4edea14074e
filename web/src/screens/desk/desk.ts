/** The scoring desk's own state: paper maps of several players, the edicts on the table, and what the engine counts. */

import { CATALOGUE } from '../../contract/generated/catalogue';
import type { DeskAnswer } from '../../contract/generated/messages';
import { ask as askEngine } from '../../engine/ask';
import { latest } from '../../engine/latest';
import { onForget, stored } from '../../browser/local';
import { redraw } from '../../state/store';

export interface Sitter {
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
  sitters: Sitter[];
  active: number;
  brush: string;
  /** What the engine says of each sitter's map, in their order. */
  counts: (DeskAnswer | null)[];
  /** Letter of the edict whose cells are lit, `!` for the toll. */
  lit: string;
}

export const ERASE = '.';
export const BRUSHES = ['F', 'V', 'A', 'W', 'M', ERASE, 'D', 'Z', 'T', 'G', 'H', 'B', 'X'] as const;
export const MOST_SITTERS = 20;
const MAP = /^(?:[.*^#FVAWBMDZTGHXfvawbmdztghx]{11}\/){10}[.*^#FVAWBMDZTGHXfvawbmdztghx]{11}(?: ![a-k0-9,]{2,500})?$/;

export const desk: Desk = { sheet: 'A', edicts: ['', '', '', ''], season: 0, sitters: [], active: 0, brush: 'F', counts: [], lit: '' };
const past: Pick<Desk, 'sheet' | 'active' | 'sitters'>[] = [];

export function blank(): string {
  return CATALOGUE.sheets[desk.sheet]?.map ?? '';
}

/* ---------- keeping ---------- */

export function openDesk(): void {
  if (desk.sitters.length) {
    count();
    return;
  }
  Object.assign(desk, storedDesk.read());
  if (!desk.sitters.length) desk.sitters = [{ name: '', map: blank(), coins: 0 }];
  count();
}

/** Of what is stored, whatever can be read. */
const storedDesk = stored<Partial<Desk>>(
  'desk',
  () => ({}),
  ({ sheet, edicts, season, sitters }) => ({
    ...(typeof sheet === 'string' && Object.hasOwn(CATALOGUE.sheets, sheet) ? { sheet } : {}),
    ...(Array.isArray(edicts) ? { edicts: [0, 1, 2, 3].map((i) => edictOf(edicts[i])) } : {}),
    ...(typeof season === 'number' && season >= 0 && season <= 4 ? { season: Math.floor(season) } : {}),
    ...(Array.isArray(sitters)
      ? {
          sitters: sitters
            .slice(0, MOST_SITTERS)
            .map(sitterOf)
            .filter((each) => each !== null),
        }
      : {}),
  }),
);

function edictOf(value: unknown): string {
  return typeof value === 'string' && Object.hasOwn(CATALOGUE.edicts, value) ? value : '';
}

/** A map is worth keeping without its name or its coins. */
function sitterOf(value: unknown): Sitter | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, map, coins } = value as Record<string, unknown>;
  if (typeof map !== 'string' || !MAP.test(map)) return null;
  const most = typeof coins === 'number' ? Math.min(CATALOGUE.coin_track, Math.floor(coins)) : 0;
  return { name: typeof name === 'string' ? name.slice(0, 24) : '', map, coins: Math.max(0, most) };
}

function keep(): void {
  const { sheet, edicts, season, sitters } = desk;
  storedDesk.write({ sheet, edicts, season, sitters });
}

onForget(() => {
  Object.assign(desk, { sheet: 'A', edicts: ['', '', '', ''], season: 0, sitters: [], active: 0, counts: [], lit: '' });
  past.length = 0;
});

/* ---------- who and what ---------- */

export function sitter(): Sitter {
  return desk.sitters[desk.active] ?? { name: '', map: blank(), coins: 0 };
}

/** Letters of the edicts that the chosen season scores and that are on the table. */
export function letters(): string[] {
  const wanted = CATALOGUE.seasons.base?.[desk.season]?.edicts ?? 'ABCD';
  return [...wanted].filter((letter) => desk.edicts['ABCD'.indexOf(letter)]);
}

export function change(part: Partial<Desk>): void {
  Object.assign(desk, part);
  count();
}

export function changeSitter(part: Partial<Sitter>): void {
  desk.sitters = desk.sitters.map((each, i) => (i === desk.active ? { ...each, ...part } : each));
  count();
}

export function seat(index: number): void {
  desk.active = index;
  desk.lit = '';
  redraw();
}

export function addSitter(): void {
  if (desk.sitters.length >= MOST_SITTERS) return;
  lift();
  desk.sitters = [...desk.sitters, { name: '', map: blank(), coins: 0 }];
  seat(desk.sitters.length - 1);
  count();
}

export function removeSitter(): void {
  if (desk.sitters.length < 2) return;
  lift();
  desk.sitters = desk.sitters.filter((_, i) => i !== desk.active);
  desk.counts = [];
  seat(Math.max(0, desk.active - 1));
  count();
}

/** Begins a stroke, or a change of the table: all of it can be undone at once. */
export function lift(): void {
  const { sheet, active, sitters } = desk;
  const last = past.at(-1);
  if (last?.sitters === sitters && last.sheet === sheet) return;
  past.splice(0, past.length - 99);
  past.push({ sheet, active, sitters });
}

export function canUndo(): boolean {
  return past.length > 0;
}

export function undo(): void {
  const before = past.pop();
  if (!before) return;
  // Names are not strokes: anyone who still sits there keeps theirs.
  const named = before.sitters.length === desk.sitters.length;
  const sitters = before.sitters.map((each, i) => ({ ...each, name: named ? (desk.sitters[i]?.name ?? '') : each.name }));
  change({ ...before, sitters, lit: '' });
}

/* ---------- counting ---------- */

/** Asks the engine about every map; while it counts, only the latest state is asked for next. */
const ask = latest(countAll);

export function count(): void {
  keep();
  redraw();
  ask();
}

async function countAll(): Promise<void> {
  const edicts = letters().map((letter) => desk.edicts['ABCD'.indexOf(letter)] ?? '');
  const counts: (DeskAnswer | null)[] = [];
  for (const { map, coins } of desk.sitters) {
    const answer = await askEngine({ do: 'desk', map, edicts, coins }).catch(() => null);
    counts.push(answer?.ok ? answer : null);
  }
  desk.counts = counts;
  redraw();
}

/** True once the figures on the screen belong to the maps on the screen. */
export function isCounted(): boolean {
  return !ask.isRunning() && desk.counts.length === desk.sitters.length;
}

/** The cells that are lit, group by group. */
export function litCells(): string[][] {
  const counts = desk.counts[desk.active];
  if (!counts || !desk.lit) return [];
  if (desk.lit === '!') return counts.toll_cells.map((cell) => [cell]);
  const index = letters().indexOf(desk.lit);
  return counts.explanations[index]?.claims.map((claim) => claim.cells) ?? [];
}
