/** Follows the link in the address. A bad one is refused with a message, and nothing is kept of it. */

import { isEmbedded } from '../browser/frame';
import type { SummaryAnswer } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { state, update } from '../state/store';
import type { Rival } from '../state/types';
import { base, cleanName } from './links';
import { enter, watchAgain, withRooms } from './navigate';
import { openDeal, openRecord, openSave } from './open';

const LONGEST = 20_000;

/** A broken escape in a link is a bad link, not a broken page. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function hashParts(): Map<string, string> {
  const parts = location.hash
    .slice(1)
    .split('&')
    .map((part) => part.split('='));
  return new Map(parts.map(([key = '', ...value]) => [key, decoded(value.join('='))]));
}

/** Goes where the address points, if anywhere; the address then forgets it, so that a reload goes on instead of starting over. */
export async function followLink(): Promise<boolean> {
  if (location.href.length > LONGEST) {
    refuse('error-too-long');
    return true;
  }
  const query = new URLSearchParams(location.search);
  const hash = hashParts();
  const deal = query.get('deal');
  const record = hash.get('game');
  const rival = hash.get('rival');
  if (record !== undefined) await followRecord(record);
  else if (deal !== null && rival !== undefined) await followChallenge(deal, rival, cleanName(hash.get('name') ?? ''));
  else if (deal !== null) await openDeal(deal);
  else if (query.has('daily')) await withRooms(({ daily }) => daily.startToday());
  else if (query.has('continue')) await goOn();
  else return false;
  if (state.engine !== 'failed') forgetLink(); // else it is followed at the next try
  return true;
}

/** The game that waits; home, if none does. */
async function goOn(): Promise<void> {
  const waits = state.saves.find((save) => !save.finished && !save.damaged);
  if (waits) await openSave(waits);
  else update({ waiting: false });
}

function forgetLink(): void {
  if (isEmbedded) return; // the page around us has chosen this address, and a reload shows the poster first
  window.history.replaceState(null, '', base());
}

export function refuse(text: string, problem: { code: string; detail: string } | null = null): void {
  forgetLink();
  update({ screen: 'home', waiting: false, failure: { text, problem } });
}

/** A finished game is shown as a film; one that is not goes on. */
async function followRecord(record: string): Promise<void> {
  update({ waiting: true });
  const answer = await ask<SummaryAnswer>({ do: 'summary', record, seat: 0 });
  if (answer.ok) await watchAgain(record);
  else if (answer.error.code === 'not-finished') await openRecord(record);
  else refuse(linkError(answer.error.code), answer.error);
}

export function linkError(code: string): string {
  return code === 'too-long' ? 'error-too-long' : 'error-bad-link';
}

async function followChallenge(deal: string, record: string, name: string): Promise<void> {
  update({ waiting: true });
  const rival = await meet(record, name);
  if (!rival || rival.summary.deal !== deal) {
    refuse('error-bad-link');
    return;
  }
  await withRooms(({ challenge }) => challenge.offer(rival));
  await enter('challenge');
}

/** A friend's finished game, if the engine believes it. */
export async function meet(record: string, name: string): Promise<Rival | null> {
  const answer = await ask<SummaryAnswer>({ do: 'summary', record, seat: 0 });
  return answer.ok ? { name, record, summary: answer.summary } : null;
}
