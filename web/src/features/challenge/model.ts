/** The open duel: the games of both players, and the link for the other player. The engine reads and writes the text of a duel. */

import type { ComparisonJson, DuelJson, DuelText } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { duelLink } from '../../core/page/links';
import { copy, notifyBriefly } from '../../core/page/notices';
import { finishedGame } from '../../core/state/games';
import { localState } from '../../core/state/local-state';
import type { Route } from '../../core/state/route';
import { state, update } from '../../core/state/store';
import { t } from '../../core/words/texts';
import { newGame } from '../../play/open-game';

interface Match {
  duel: DuelJson | null;
  /** The player of this device. */
  seat: 0 | 1;
  comparison: ComparisonJson | null;
  /** Index of the shown turn; after the last one, the finished maps are shown. */
  turn: number;
  failed: boolean;
}

const match = localState<Match>({ duel: null, seat: 0, comparison: null, turn: 0, failed: false });

export function currentMatch(): Match {
  return match.value;
}

export function showTurn(turn: number): void {
  match.update({ turn });
}

export function setLength(length: number): void {
  const { duel } = match.value;
  if (duel) match.update({ duel: { ...duel, length } });
}

/** Loads the duel of a link, or that of the game that has just been finished, and compares its games. */
export async function loadMatch({ duel: linked, seat }: Extract<Route, { to: 'compare' }>): Promise<void> {
  match.reset();
  const duelAndSeat = linked ? { duel: linked, seat: seat ?? 0 } : await duelOfGame().catch(() => null);
  if (!duelAndSeat) return match.update({ failed: true });
  match.update(duelAndSeat);
  if (state.navigation.route.to === 'compare') update('navigation', { route: { to: 'compare', ...duelAndSeat } }); // a reload shows it again
  const [first = '', second = ''] = duelAndSeat.duel.records;
  if (!first || !second) return;
  const response = await ask({ do: 'compare-games', records: [first, second] }).catch(() => null);
  if (!response?.ok) return match.update({ failed: true });
  match.update({ comparison: response.comparison, turn: response.comparison.turns.length });
}

/** Returns the duel of the game that has just been finished, with that game; null if there is none. */
async function duelOfGame(): Promise<(Pick<Match, 'duel' | 'seat'> & { duel: DuelJson }) | null> {
  const { origin, id } = state.game;
  const record = finishedGame(id)?.record ?? '';
  const before = origin.duel ? await ask({ do: 'parse-duel', text: origin.duel }) : null;
  if (!record || (before && !before.ok)) return null;
  const duel: DuelText = before?.ok
    ? before.duel
    : { length: 0, names: [origin.rival?.name ?? '', ''], sender: 0, scores: [], records: [origin.rival?.record ?? '', ''] };
  // A player who starts a round is its sender; a player who replies is the other one.
  const isFirstGame = duel.records.every((each) => !each);
  const seat = (isFirstGame ? duel.sender : 1 - duel.sender) as 0 | 1;
  const records = duel.records.map((each, at) => (at === seat ? record : each));
  const response = await ask({ do: 'format-duel', duel: withSender({ ...duel, records }, seat) });
  return response.ok ? { duel: response.duel, seat } : null;
}

/** Returns the duel as this player sends it: as its sender and with the player's name. */
function withSender({ length, names, scores, records }: DuelText, seat: 0 | 1): DuelText {
  const name = state.settings.name;
  return { length, names: names.map((each, at) => (at === seat && name ? name : each)), sender: seat, scores, records };
}

/** Sends the link by the system's share sheet, or copies it. */
export async function sendBack(): Promise<void> {
  const { duel, seat } = match.value;
  if (!duel) return;
  const response = await ask({ do: 'format-duel', duel: withSender(duel, seat) }).catch(() => null);
  if (!response?.ok) return notifyBriefly('share-failed');
  const link = duelLink(response.text);
  if (!('share' in navigator)) return copy(link, 'share-link-copied');
  try {
    await navigator.share({ text: t('duel-message', { link }) });
  } catch (error) {
    // A player who cancels needs no message.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(link, 'share-link-copied');
  }
}

/** Starts another round with a new deal of the same setup. */
export async function anotherRound(): Promise<void> {
  const { duel, seat } = match.value;
  const deal = duel?.results[seat]?.deal;
  if (!duel || deal === undefined) return;
  const nextDuel = withSender({ ...duel, scores: duel.all_scores, records: ['', ''] }, seat);
  const [text, parsed] = await Promise.all([ask({ do: 'format-duel', duel: nextDuel }), ask({ do: 'parse-deal', deal })]);
  if (text.ok && parsed.ok) await newGame(parsed.setup, '', undefined, { kind: 'challenge', duel: text.text });
  else notifyBriefly('share-failed');
}
