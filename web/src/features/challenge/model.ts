/** The duels of this device: reads links, adds finished games, and makes links. The engine decides what a duel contains. */

import { onReset, storedDuelNews } from '../../core/browser/local-storage';
import type { ComparisonJson, DuelJson, DuelResponse, DuelText } from '../../core/contract/generated/messages';
import type { TextKey } from '../../core/contract/generated/text-keys';
import { ask } from '../../core/engine/ask';
import { duelLink } from '../../core/page/links';
import { goTo, setLoading } from '../../core/page/navigate';
import { copy, notifyBriefly, showFailure } from '../../core/page/notices';
import type { Game } from '../../core/state/game';
import { finishedGame } from '../../core/state/games';
import { localState } from '../../core/state/local-state';
import type { Route } from '../../core/state/route';
import { state } from '../../core/state/store';
import { t } from '../../core/words/texts';
import { newGame, openDeal } from '../../play/open-game';
import { currentPlay } from '../../play/play';
import { type DuelRound, type DuelTurn, readDuel, readDuels, removeDuel, type SavedDuel, writeDuel } from './duel-store';

const LINK_ERRORS: Readonly<Record<string, TextKey>> = {
  'too-long': 'error-too-long',
  'duel-version': 'error-duel-version',
  duel: 'error-duel',
};

/** A duel that is stored here, with what its text says. */
export interface OpenDuel {
  saved: SavedDuel;
  duel: DuelJson;
}

interface DuelsOnScreen {
  /** All duels of this device, newest first. */
  rows: readonly SavedDuel[];
  open: OpenDuel | null;
  /** Index of the round whose maps are shown; -1 for none. */
  round: number;
  comparison: ComparisonJson | null;
  /** Index of the shown turn; after the last one, the finished maps are shown. */
  turn: number;
  problem: TextKey | null;
}

const EMPTY = { open: null, round: -1, comparison: null, turn: 0, problem: null };
export const duels = localState<DuelsOnScreen>({ rows: [], ...EMPTY });

/** Reads the stored duels, and stores what home shows of them. */
export async function listDuels(): Promise<void> {
  const rows = await readDuels();
  const next = rows.filter(({ turn }) => turn === 'answer' || turn === 'send');
  if (rows.length || storedDuelNews.read().turns)
    storedDuelNews.write({ turns: next.length, id: next[0]?.id ?? '', friend: next[0]?.friend ?? '' });
  duels.update({ rows });
}

export async function forgetDuel(id: string): Promise<void> {
  await removeDuel(id);
  await listDuels();
}

export function opponentOf({ saved: { seat } }: OpenDuel): 0 | 1 {
  return seat === 0 ? 1 : 0;
}

export function opponentName({ saved }: OpenDuel): string {
  return saved.friend || t('share-challenge-friend');
}

/* ---------- opening ---------- */

/** Opens the duel of a route. A link that cannot be used leads home, with the reason. */
export async function openDuel({ link, id }: Extract<Route, { to: 'duel' }>): Promise<void> {
  duels.update(EMPTY);
  if (link !== undefined) return openLinked(link);
  const saved = id === undefined ? null : await readDuel(id);
  const open = id === undefined ? await addFinishedGame(currentPlay().game) : saved && (await read(saved));
  if (open) await show(open);
  else if (!duels.value.problem) duels.update({ problem: 'duel-gone' });
}

async function openLinked(link: string): Promise<void> {
  setLoading(true);
  const response = await ask({ do: 'parse-duel', text: link });
  const open = response.ok && response.duel.id ? await receive(response) : null;
  setLoading(false);
  if (open) {
    await goTo({ to: 'duel', id: open.saved.id }); // a reload shows it again, and later games are in it
    return;
  }
  const { error } = response.ok ? { error: { code: 'duel', detail: '' } } : response;
  await goTo({ to: 'home' });
  showFailure(LINK_ERRORS[error.code] ?? 'error-bad-link', error);
}

async function read(saved: SavedDuel): Promise<OpenDuel | null> {
  const response = await ask({ do: 'parse-duel', text: saved.text }).catch(() => null);
  return response?.ok ? { saved, duel: response.duel } : null;
}

/** Stores the duel of a link: what it adds to the one on this device, if there is one already. */
async function receive({ text, duel }: DuelResponse): Promise<OpenDuel | null> {
  const before = await readDuel(duel.id);
  if (!before) return store({ text, duel }, 1 - duel.sender, false);
  const merged = await ask({ do: 'duel-merge', own: before.text, received: text, player: before.seat });
  if (!merged.ok) return null;
  const own = merged.duel.waiting[before.seat];
  const isUnsent = before.isUnsent && (merged.duel.scores.length > duel.scores.length || (!!own && own !== duel.waiting[before.seat]));
  return store(merged, before.seat, isUnsent, before);
}

/** Returns whose turn it is when no game of the other player waits for an answer. */
function turnAfterOwnGame(isOver: boolean, isUnsent: boolean): DuelTurn {
  if (isUnsent) return 'send';
  return isOver ? 'over' : 'wait';
}

async function store(
  { text, duel }: Pick<DuelResponse, 'text' | 'duel'>,
  seat: number,
  isUnsent: boolean,
  before?: SavedDuel,
): Promise<OpenDuel> {
  const other = 1 - seat;
  const turn = duel.waiting[other] ? 'answer' : turnAfterOwnGame(duel.over, isUnsent);
  const rounds = duel.scores.map((_, index): DuelRound | null =>
    index === duel.scores.length - 1 ? lastRound(duel) : (before?.rounds[index] ?? null),
  );
  const wins = [duel.wins[seat] ?? 0, duel.wins[other] ?? 0];
  const saved = { id: duel.id, seat, text, isUnsent, rounds, friend: duel.names[other] ?? '', wins, turn, when: Date.now() };
  if (!(await writeDuel(saved))) notifyBriefly('stored-refused');
  await listDuels();
  return { saved, duel };
}

function lastRound({ last, last_results: results }: DuelJson): DuelRound {
  return { deal: results[0]?.deal ?? '', records: [...last], maps: results.map((each) => each?.map ?? '') };
}

/* ---------- the game that has just been finished ---------- */

/** Adds a finished game to its duel, or begins one with the challenge that it answers. Doing so again changes nothing. */
export async function addFinishedGame({ origin, id }: Game): Promise<OpenDuel | null> {
  const record = finishedGame(id)?.record;
  const before = origin.duel ? await readDuel(origin.duel) : null;
  if (!record || (!before && !origin.rival)) return null;
  const parsed = before && (await read(before));
  const challenge = { id: '', length: 0, names: [origin.rival?.name ?? '', ''], sender: 0, scores: [], last: ['', ''] };
  const duel: DuelText = parsed?.duel ?? { ...challenge, waiting: [origin.rival?.record ?? '', ''] };
  const seat = before?.seat ?? 1;
  const response = await ask({ do: 'duel-game', duel: signed(duel, seat), player: seat, record }).catch(() => null);
  if (!response?.ok) {
    duels.update({ problem: response?.error.code === 'duel' ? 'duel-full' : 'error-unknown' });
    return null;
  }
  const known = await readDuel(response.duel.id);
  const isOther = response.duel.id !== before?.id;
  return known && (isOther || hasSameGames(duel, response.duel)) ? read(known) : store(response, seat, true, known ?? undefined);
}

function hasSameGames(one: DuelText, other: DuelText): boolean {
  return one.scores.length === other.scores.length && one.waiting.join() === other.waiting.join();
}

/** Returns the fields of a duel's text, with this player as its sender and the player's present name. */
function signed({ id, length, names, scores, last, waiting }: DuelText, seat: number): DuelText {
  const { name } = state.settings;
  return { id, length, names: names.map((each, at) => (at === seat && name ? name : each)), sender: seat, scores, last, waiting };
}

/* ---------- the shown round ---------- */

async function show(open: OpenDuel): Promise<void> {
  duels.update({ open });
  await showRound(open.saved.rounds.length - 1);
}

/** Compares the games of a round. */
export async function showRound(round: number): Promise<void> {
  const records = duels.value.open?.saved.rounds[round]?.records;
  duels.update({ round: records ? round : -1, comparison: null, turn: 0 });
  if (!records) return;
  const response = await ask({ do: 'compare-games', records }).catch(() => null);
  if (!response?.ok || duels.value.round !== round) return;
  duels.update({ comparison: response.comparison, turn: response.comparison.turns.length });
}

export function showTurn(turn: number): void {
  duels.update({ turn });
}

/* ---------- what the player does ---------- */

/** Changes the number of rounds. */
export async function setLength(length: number): Promise<void> {
  const { open } = duels.value;
  if (!open) return;
  const { saved, duel } = open;
  const response = await ask({ do: 'format-duel', duel: { ...signed(duel, saved.seat), length } }).catch(() => null);
  if (response?.ok) duels.update({ open: await store(response, saved.seat, saved.isUnsent, saved) });
}

/** Sends the link by the system's share sheet, or copies it. */
export async function sendDuel(): Promise<void> {
  const { open } = duels.value;
  if (!open) return;
  const { saved, duel } = open;
  const response = await ask({ do: 'format-duel', duel: signed(duel, saved.seat) }).catch(() => null);
  if (!response?.ok) return notifyBriefly('share-failed');
  if (!(await shareLink(duelLink(response.text)))) return;
  const sent = await store(response, saved.seat, false, saved);
  if (duels.value.open === open) duels.update({ open: sent });
}

/** Returns false if the player has cancelled the share sheet. */
async function shareLink(link: string): Promise<boolean> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text: t('duel-message', { link }) });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  await copy(link, 'share-link-copied');
  return true;
}

/** Plays the cards of the other player's game that waits for an answer. */
export function answerDuel(open: OpenDuel): void {
  const seat = opponentOf(open);
  const { deal } = open.duel.waiting_results[seat] ?? {};
  const rival = { name: open.saved.friend, record: open.duel.waiting[seat] ?? '' };
  if (deal !== undefined) void openDeal(deal, { kind: 'challenge', rival, duel: open.saved.id });
}

/** Begins another round with a new deal of the same setup. */
export async function beginRound({ saved, duel }: OpenDuel): Promise<void> {
  const deal = duel.last_results[0]?.deal;
  const parsed = deal === undefined ? null : await ask({ do: 'parse-deal', deal }).catch(() => null);
  if (parsed?.ok) await newGame(parsed.setup, '', undefined, { kind: 'challenge', duel: saved.id });
  else notifyBriefly('share-failed');
}

onReset(() => duels.update({ rows: [], ...EMPTY }));
