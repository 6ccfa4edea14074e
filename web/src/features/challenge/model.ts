/** The duel that is on the screen: what both have drawn, and the link that goes back. The engine reads and writes its text. */

import type { ComparisonJson, DuelJson, DuelText } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { duelLink } from '../../core/page/links';
import { copy, notifyBriefly } from '../../core/page/notices';
import { finishedGame } from '../../core/state/games';
import { localState } from '../../core/state/local-state';
import type { Route } from '../../core/state/route';
import { state } from '../../core/state/store';
import { t } from '../../core/words/texts';
import { newGame } from '../../play/open-game';

interface Match {
  duel: DuelJson | null;
  /** Which of the two players has this device. */
  seat: 0 | 1;
  comparison: ComparisonJson | null;
  /** How many turns both maps show; after the last one, the finished maps. */
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

/** The duel of a link, or that of the game that has just been finished. */
export async function loadMatch({ duel: linked, seat }: Extract<Route, { to: 'compare' }>): Promise<void> {
  match.reset();
  const duelAndSeat = linked ? { duel: linked, seat: seat ?? 0 } : await duelOfGame().catch(() => null);
  if (!duelAndSeat) return match.update({ failed: true });
  match.update(duelAndSeat);
  const [first = '', second = ''] = duelAndSeat.duel.records;
  if (!first || !second) return;
  const answer = await ask({ do: 'compare-games', records: [first, second] }).catch(() => null);
  if (!answer?.ok) return match.update({ failed: true });
  match.update({ comparison: answer.comparison, turn: answer.comparison.turns.length });
}

/** The game that has just been finished, put into the duel that it was played for. */
async function duelOfGame(): Promise<(Pick<Match, 'duel' | 'seat'> & { duel: DuelJson }) | null> {
  const { origin, id } = state.game;
  const record = finishedGame(id)?.record ?? '';
  const before = origin.duel ? await ask({ do: 'parse-duel', text: origin.duel }) : null;
  if (!record || (before && !before.ok)) return null;
  const duel: DuelText = before?.ok
    ? before.duel
    : { length: 0, names: [origin.rival?.name ?? '', ''], sender: 0, scores: [], records: [origin.rival?.record ?? '', ''] };
  // A player who has begun a round is its sender; a player who answers is the other one.
  const begins = duel.records.every((each) => !each);
  const seat = (begins ? duel.sender : 1 - duel.sender) as 0 | 1;
  const records = duel.records.map((each, at) => (at === seat ? record : each));
  const answer = await ask({ do: 'format-duel', duel: withSender({ ...duel, records }, seat) });
  return answer.ok ? { duel: answer.duel, seat } : null;
}

/** The duel as this player sends it. */
function withSender({ length, names, scores, records }: DuelText, seat: 0 | 1): DuelText {
  const name = state.settings.name;
  return { length, names: names.map((each, at) => (at === seat && name ? name : each)), sender: seat, scores, records };
}

/** Sends the link by the system's share sheet, or copies it. */
export async function sendBack(): Promise<void> {
  const { duel, seat } = match.value;
  if (!duel) return;
  const answer = await ask({ do: 'format-duel', duel: withSender(duel, seat) }).catch(() => null);
  if (!answer?.ok) return notifyBriefly('share-failed');
  const link = duelLink(answer.text);
  if (!('share' in navigator)) return copy(link, 'share-link-copied');
  try {
    await navigator.share({ text: t('duel-message', { link }) });
  } catch (error) {
    // Someone who changes their mind needs no message.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(link, 'share-link-copied');
  }
}

/** New cards of the same kind; the score so far goes with them. */
export async function anotherRound(): Promise<void> {
  const { duel, seat } = match.value;
  const deal = duel?.results[seat]?.deal;
  if (!duel || deal === undefined) return;
  const next = withSender({ ...duel, scores: duel.all_scores, records: ['', ''] }, seat);
  const [text, parsed] = await Promise.all([ask({ do: 'format-duel', duel: next }), ask({ do: 'parse-deal', deal })]);
  if (text.ok && parsed.ok) await newGame(parsed.setup, '', undefined, { kind: 'challenge', duel: text.text });
  else notifyBriefly('share-failed');
}
