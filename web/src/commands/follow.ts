/** Follows the link in the address. A bad one is refused with a message, and nothing is stored of it. */

import { isEmbedded } from '../browser/embedding';
import type { Problem } from '../contract/generated/messages';
import type { TextKey } from '../contract/generated/text-keys';
import { ask } from '../engine/ask';
import { waitingSave } from '../state/games';
import { isGame, type Route } from '../state/route';
import { state } from '../state/store';
import { startToday } from './daily';
import { base, cleanName } from './links';
import { goTo, wait } from './navigate';
import { onceKept } from '../play/keep';
import { openLinkedDeal, openLinkedRecord, openSave } from './open';
import { fail, tell } from './page';
import { now } from '../play/play';

const LONGEST = 20_000; // characters of a link that are worth the engine's time

export type Asked =
  | { for: 'record'; record: string }
  | { for: 'challenge'; deal: string; record: string; name: string }
  | { for: 'deal'; deal: string }
  | { for: 'table'; secret?: string; offer?: string; seat?: string }
  | { for: 'bot'; packed: string; name: string }
  | { for: 'course'; step: number | null }
  | { for: 'answers'; packed: string; name: string }
  | { for: 'workshop' }
  | { for: 'puzzle'; code: string }
  | { for: 'daily' | 'resume' | 'nothing' | 'too-much' };

/** What an address asks for. */
export function readLink(href: string): Asked {
  if (href.length > LONGEST) return { for: 'too-much' };
  const { searchParams: query, hash } = new URL(href);
  const parts = hashParts(hash);
  const deal = query.get('deal');
  const record = parts.get('game');
  const rival = parts.get('rival');
  const bot = parts.get('bot');
  const course = parts.get('course');
  const answers = parts.get('answers');
  const secret = parts.get('table');
  const offer = parts.get('offer');
  const seat = parts.get('seat');
  const code = parts.get('puzzle');
  if (record !== undefined) return { for: 'record', record };
  if (secret !== undefined) return { for: 'table', secret };
  if (offer !== undefined) return { for: 'table', offer };
  if (seat !== undefined) return { for: 'table', seat };
  if (bot !== undefined) return { for: 'bot', packed: bot, name: cleanName(parts.get('name') ?? '') };
  if (course !== undefined) return { for: 'course', step: /^([1-9]|10)$/.test(course) ? Number(course) : null };
  if (answers !== undefined) return { for: 'answers', packed: answers, name: cleanName(parts.get('name') ?? '') };
  if (parts.has('workshop')) return { for: 'workshop' };
  if (code !== undefined) return { for: 'puzzle', code };
  if (deal !== null && rival !== undefined) return { for: 'challenge', deal, record: rival, name: cleanName(parts.get('name') ?? '') };
  if (deal !== null) return { for: 'deal', deal };
  return { for: query.has('daily') ? 'daily' : query.has('continue') ? 'resume' : 'nothing' };
}

function hashParts(hash: string): Map<string, string> {
  const parts = hash
    .slice(1)
    .split('&')
    .map((part) => part.split('='));
  return new Map(parts.map(([key = '', ...value]) => [key, decoded(value.join('='))]));
}

/** A broken escape in a link is a bad link, not a broken page. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** How many links the address has held: a game that ends forgets its own link only. */
let followed = 0;

/** Goes where the address points, if anywhere; the address then forgets it, so that a reload resumes instead of starting over. */
export async function followLink(): Promise<boolean> {
  const asked = readLink(location.href);
  if (asked.for === 'nothing') return false;
  followed += 1;
  await follow(asked);
  if (state.engine.is === 'failed') return true; // it is followed at the next try
  if (isGame(state.where.route) && (asked.for === 'deal' || asked.for === 'record')) forgetLater();
  else if (state.where.route.to !== 'workshop') forgetLink(); // the workshop has its own address
  return true;
}

async function follow(asked: Asked): Promise<void> {
  switch (asked.for) {
    case 'record':
      return followRecord(asked.record);
    case 'challenge':
      return followChallenge(asked.deal, asked.record, asked.name);
    case 'deal':
      return openLinkedDeal(asked.deal);
    case 'table':
      return goTo(tableRoute(asked));
    case 'bot':
      return goTo({ to: 'workshop', bot: { packed: asked.packed, name: asked.name } });
    case 'answers':
      return goTo({ to: 'workshop', answers: { packed: asked.packed, name: asked.name } });
    case 'course':
      return followCourse(asked.step);
    case 'workshop':
      return goTo({ to: 'workshop' });
    case 'puzzle':
      return goTo({ to: 'puzzles', code: asked.code });
    case 'daily':
      return startToday();
    case 'resume':
      return resume();
    case 'too-much':
      return refuse('error-too-long');
    case 'nothing':
  }
}

function tableRoute({ secret, offer, seat }: Extract<Asked, { for: 'table' }>): Extract<Route, { to: 'table' }> {
  return { to: 'table', ...(secret ? { secret } : {}), ...(offer ? { offer } : {}), ...(seat ? { seat } : {}) };
}

/** The game that waits; home, if none does. */
async function resume(): Promise<void> {
  const waits = waitingSave();
  if (waits) await openSave(waits);
  else wait(false);
}

/** A linked game is stored with its first move: until then a reload follows the link again. */
function forgetLater(): void {
  const mine = followed;
  const forget = (): void => {
    if (mine === followed) forgetLink(); // else the address has another link already
  };
  onceKept(forget);
  now().signal.addEventListener('abort', forget, { once: true });
}

function forgetLink(): void {
  if (isEmbedded) return; // the page around us has chosen this address, and a reload shows the poster first
  history.replaceState(null, '', base());
}

function refuse(text: TextKey, problem: Problem | null = null): void {
  forgetLink();
  wait(false);
  void goTo({ to: 'home' });
  fail(text, problem);
}

/** A finished game is replayed; one that is not is resumed. */
async function followRecord(record: string): Promise<void> {
  wait(true);
  const answer = await ask({ do: 'summary', record, seat: 0 });
  if (answer.ok) await goTo({ to: 'replay', record });
  else if (answer.error.code === 'not-finished') await openLinkedRecord(record);
  else refuse(answer.error.code === 'too-long' ? 'error-too-long' : 'error-bad-link', answer.error);
}

/** A step that the course does not have opens its first one, and the player is informed. */
async function followCourse(step: number | null): Promise<void> {
  await goTo({ to: 'workshop', step: step ?? 1 });
  if (step === null) tell('course-no-step');
}

/** A friend's finished game, if the engine believes it. */
async function followChallenge(deal: string, record: string, name: string): Promise<void> {
  wait(true);
  const answer = await ask({ do: 'summary', record, seat: 0 });
  if (answer.ok && answer.summary.deal === deal) await goTo({ to: 'challenge', rival: { name, record, summary: answer.summary } });
  else refuse('error-bad-link');
}
