/** Views, tools and events as the engine would send them, for tests to change what they are about. */

import type {
  ActionJson,
  AdviceJson,
  Event,
  Offset,
  PlayerView,
  Preview,
  SeasonScore,
  GameSummaryDetails,
  Tool,
  ToolOrientation,
  View,
} from '../../web/src/core/contract/generated/messages';
import { CATALOGUE } from '../../web/src/core/contract/generated/catalogue';
import type { FinishedGame, Save } from '../../web/src/core/state/saved-games';
import { NO_STANDINGS, type Tally } from '../../web/src/core/state/tally';

export const BLANK = CATALOGUE.sheets.A!.map;

/** The places where a shape lies inside the map. */
function allAnchors(cells: readonly Offset[]): Offset[] {
  const most = (axis: 0 | 1): number => 10 - Math.max(...cells.map((offset) => offset[axis]));
  const offsets: Offset[] = [];
  for (let row = 0; row <= most(0); row++) for (let column = 0; column <= most(1); column++) offsets.push([row, column]);
  return offsets;
}

export function orientation(code: string, cells: Offset[], part: Partial<ToolOrientation> = {}): ToolOrientation {
  return { code, cells, attack: [], ...part, anchors: part.anchors ?? allAnchors(cells) };
}

/** An L of three cells in its four turns: 0 is ▙, and each is the one before turned to the right. */
export const CORNER: readonly ToolOrientation[] = [
  orientation('0', [[0, 0], [1, 0], [1, 1]]), // prettier-ignore
  orientation('1', [[0, 0], [0, 1], [1, 0]]), // prettier-ignore
  orientation('2', [[0, 0], [0, 1], [1, 1]]), // prettier-ignore
  orientation('3', [[0, 1], [1, 0], [1, 1]]), // prettier-ignore
];

export function tool(part: Partial<Tool> = {}): Tool {
  return { kind: 'shape', shape: 0, skill: null, cost: 0, coin: false, terrains: ['F', 'W'], orientations: [...CORNER], ...part };
}

export function score(season: string, total: number, part: Partial<SeasonScore> = {}): SeasonScore {
  return { season, edicts: { A: 3, B: 2 }, coins: 1, toll: 0, total, so_far: total, ...part };
}

/** The end of a season as it comes onto the screen, before anything is counted. */
export function tallyOf(score: SeasonScore): Tally {
  return {
    score,
    seat: 0,
    seasonIndex: 0,
    lines: [],
    countedLines: 0,
    isCounting: false,
    highlightedLine: null,
    isLastSeason: false,
    standings: NO_STANDINGS,
    besideMap: true,
  };
}

export function player(seat = 0, part: Partial<PlayerView> = {}): PlayerView {
  const rest = { coins: 0, spent: 0, toll: 0, stars: 0, skill_used: false, seasons: [], current_score: null, edicts: {} };
  return { seat, map: BLANK, ...rest, ...part };
}

export function view(part: Partial<View> = {}): View {
  const letters = ['A', 'B', 'C', 'D'] as const;
  const ids = ['sentinel-wood', 'canal-lake', 'great-city', 'borderlands'];
  return {
    deal: 'bA1-test',
    seed: 'test',
    setup: structuredClone(CATALOGUE.presets.base!),
    record: 'bA1-test',
    moment: part.moment ?? part.record ?? 'bA1-test',
    phase: 'draw',
    season: 'spring',
    season_index: 0,
    turn: 0,
    time: 0,
    limit: 8,
    limits: [8, 8, 7, 6],
    ends_season: false,
    seat: 0,
    on: 0,
    later_seats: [],
    edicts: letters.map((letter, i) => ({ letter, id: ids[i] ?? '', stars: i, seasons: [i], scored_now: i < 2 })),
    skills: [],
    players: [player()],
    card: { id: 'hamlet', kind: 'explore', time: 1, revealed: ['hamlet'], must_cover_ruins: false, fallback: false },
    tools: [tool()],
    can_pass: false,
    can_undo: false,
    can_redo: false,
    can_take_back: false,
    draft: [],
    log: [],
    results: [],
    winners: [],
    bots: [],
    ...part,
  };
}

/** What a placement would do that fits and brings nothing. */
export function previewOf(part: Partial<Preview> = {}): Preview {
  const rest = { offending_cells: [], destroyed: [], attack: [], edicts: [], coins: 0, toll: 0 };
  return { fits: true, reason: null, cells: [], ...rest, ...part };
}

export function action(part: Partial<ActionJson> = {}): ActionJson {
  return { kind: 'shape', terrain: 'W', shape_number: 1, cells: ['d4'], attack: [], skill: null, ...part };
}

export function advice(part: Partial<ActionJson> = {}): AdviceJson {
  return { action: action(part), text: '', expected: 0, gain: 0, reasons: [], idea: { code: 'keeps-open', id: 'W', count: 4 } };
}

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
const WHEN = { season: 'spring', turn: 0 };
const DEED = { ...WHEN, on: 0, by: 0 };
const PLAIN: { readonly [Kind in Event['kind']]: Of<Kind> } = {
  revealed: { ...WHEN, kind: 'revealed', card: '', cards: [] },
  drawn: {
    ...DEED,
    kind: 'drawn',
    card: 'hamlet',
    terrain: 'F',
    cells: [],
    fallback: false,
    skill: null,
    map: BLANK,
    changes: [],
    toll: 0,
  },
  added: { ...DEED, kind: 'added', terrain: 'F', cells: [], skill: null, map: BLANK },
  walk: {
    ...DEED,
    kind: 'walk',
    card: 'goblin-attack',
    terrain: 'M',
    cells: [],
    skill: null,
    placements_tried: [],
    map: BLANK,
    changes: [],
    toll: 0,
  },
  nothing: { ...DEED, kind: 'nothing', card: 'hamlet', skill: null, placements_tried: [] },
  dodged: { ...DEED, kind: 'dodged', skill: 'acrobatics' },
  destroyed: { ...DEED, kind: 'destroyed', cells: [], source: null, map: BLANK },
  wave: { ...WHEN, on: 0, kind: 'wave', cells: [], map: BLANK },
  coins: { ...WHEN, on: 0, kind: 'coins', coins: 1, source: 'shape', cells: [] },
  scored: { ...WHEN, on: 0, kind: 'scored', score: score('spring', 0), map: BLANK },
  finished: { ...WHEN, kind: 'finished' },
};

export function event<Kind extends Event['kind']>(kind: Kind, part: Partial<Of<Kind>> = {}): Of<Kind> {
  return { ...PLAIN[kind], ...part };
}

export function revealed(...cards: string[]): Of<'revealed'> {
  return event('revealed', { card: cards.at(-1) ?? '', cards });
}

/** The map with some letters drawn on it. */
export function mapWith(letters: Readonly<Record<string, string>>, map = BLANK): string {
  const cells = [...map];
  for (const [cell, letter] of Object.entries(letters)) cells[(Number(cell.slice(1)) - 1) * 12 + cell.charCodeAt(0) - 97] = letter;
  return cells.join('');
}

export function summary(part: Partial<GameSummaryDetails> = {}): GameSummaryDetails {
  return {
    deal: 'bA1-test',
    set: 'base',
    sheet: 'A',
    players: 1,
    skills: false,
    stars: 41,
    rating: 12,
    title: 10,
    toll: 4,
    coins: 3,
    seasons: [9, 10, 11, 11],
    so_far: [9, 19, 30, 41],
    edicts: { 'sentinel-wood': 12, borderlands: 6 },
    map: BLANK,
    season_maps: [],
    emoji: ['🌲', '🏘️'],
    takebacks: 0,
    name: { feature: 'forest', realm: 0, epithet: 0 },
    ...part,
  };
}

export function storedGame(id: string, part: Partial<FinishedGame> = {}): FinishedGame {
  return {
    id,
    record: `bA1-${id}`,
    seat: 0,
    day: '2026-11-15',
    daily: false,
    from_replay: false,
    saved_at: 1,
    name: '',
    hints: 0,
    bots: [],
    map_name: '',
    summary: summary(),
    ...part,
  };
}

export function save(id: string, part: Partial<Save> = {}): Save {
  return {
    id,
    record: `bA1-${id}`,
    map: BLANK,
    sheet: 'A',
    set: 'base',
    season: 'spring',
    time: 3,
    limit: 8,
    stars: 7,
    finished: false,
    saved_at: 1,
    tallied: 0,
    ...part,
  };
}
