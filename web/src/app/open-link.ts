/** Follows the link in the address. An invalid one is refused with a message, and nothing of it is stored. */

import { currentEntry, countLink, forgetLink, gameUrl } from '../core/browser/address';
import type { ErrorDetails } from '../core/contract/generated/messages';
import type { TextKey } from '../core/contract/generated/text-keys';
import { ask } from '../core/engine/ask';
import { latestOpenSave } from '../core/state/games';
import { isGame, type Route } from '../core/state/route';
import { state } from '../core/state/store';
import { openToday } from '../play/daily';
import { cleanName, gameLinkFailure } from '../core/page/links';
import { goTo, setLoading } from '../core/page/navigate';
import { afterNextSave } from '../play/save-game';
import { noteFollowedLink } from '../play/newcomer';
import { openLinkedDeal, openLinkedRecord, openSave } from '../play/open-game';
import { showFailure, notify } from '../core/page/notices';
import { currentPlay, type Play } from '../play/play';

const MAX_LINK_LENGTH = 20_000; // characters; the engine does not read longer links

export type LinkTarget =
  | { for: 'screen'; route: Route }
  | { for: 'record'; record: string }
  | { for: 'challenge'; deal: string; record: string; name: string }
  | { for: 'deal'; deal: string }
  | { for: 'course'; step: number | null }
  | { for: 'daily' | 'resume' | 'nothing' | 'too-much' };

type Parts = ReadonlyMap<string, string>;

/** The targets of the parts that the hash of a link can have, by their names. */
const TARGETS: Readonly<Record<string, (value: string, parts: Parts) => LinkTarget>> = {
  game: (record) => ({ for: 'record', record }),
  table: (link, parts) => toScreen(tableRoute(link, parts)),
  group: (link, parts) => toScreen({ to: 'group', link, from: nameIn(parts, 'from') }),
  cup: (link, parts) => toScreen({ to: 'cup', link, title: parts.get('name') ?? '' }),
  bot: (packed, parts) => toScreen({ to: 'workshop', bot: { packed, name: nameIn(parts) } }),
  course: (step) => ({ for: 'course', step: /^([1-9]|10)$/.test(step) ? Number(step) : null }),
  answers: (packed, parts) => toScreen({ to: 'workshop', answers: { packed, name: nameIn(parts) } }),
  workshop: () => toScreen({ to: 'workshop', step: null }),
  puzzle: (code) => toScreen({ to: 'puzzles', code, invited: true }),
  sheet: (sheet, parts) => toScreen({ to: 'sheets', sheet, name: parts.get('name') ?? '' }),
  duel: (link) => toScreen({ to: 'duel', link }),
};

export function parseLink(href: string): LinkTarget {
  if (href.length > MAX_LINK_LENGTH) return { for: 'too-much' };
  const { searchParams: query, hash } = new URL(href);
  const parts = hashParts(hash);
  for (const [name, target] of Object.entries(TARGETS)) {
    const value = parts.get(name);
    if (value !== undefined) return target(withoutPunctuation(value), parts);
  }
  const deal = withoutPunctuation(query.get('deal') ?? '');
  const record = parts.get('rival');
  if (query.has('deal'))
    return record === undefined
      ? { for: 'deal', deal }
      : { for: 'challenge', deal, record: withoutPunctuation(record), name: nameIn(parts) };
  if (query.has('daily')) return { for: 'daily' };
  return { for: query.has('continue') ? 'resume' : 'nothing' };
}

/** Returns a value without the marks of the sentence in which somebody has sent the link. */
function withoutPunctuation(value: string): string {
  return value.replace(/[\s.,;:!)\]>»”"'’\u200b]+$/, '');
}

function toScreen(route: Route): LinkTarget {
  return { for: 'screen', route };
}

function nameIn(parts: Parts, key = 'name'): string {
  return cleanName(parts.get(key) ?? '');
}

function tableRoute(link: string, parts: Parts): Route {
  const seat = parts.get('seat') ?? '';
  const from = nameIn(parts, 'from');
  const direct = parts.get('direct') ?? '';
  return { to: 'table', link, ...(/^[0-7]$/.test(seat) && { seat: Number(seat) }), ...(from && { from }), ...(direct && { direct }) };
}

/** Returns the parts of a hash by their names, without what a tracker has added: our own values contain no question mark. */
function hashParts(hash: string): Map<string, string> {
  const [ours = ''] = hash.slice(1).split('?');
  const parts = ours.split('&').map((part) => part.split('='));
  return new Map(parts.map(([key = '', ...value]) => [key, decodeOrRaw(value.join('='))]));
}

/** Returns a text with an invalid escape unchanged, so that the link is refused and the page does not fail. */
function decodeOrRaw(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Opens the target of a link, that in the address if no other is given, and removes it from the address, so that a reload resumes
 *  the game. Returns false if there is none. */
export async function openLink(other = ''): Promise<boolean> {
  const { href } = new URL(other || location.href, gameUrl());
  const target = parseLink(href);
  if (target.for === 'nothing') return false;
  noteFollowedLink(href);
  const link = countLink();
  await openTarget(target);
  if (state.engine.status === 'failed') return true; // the link is followed when the engine is started again
  if (isGame(state.navigation.route) && (target.for === 'deal' || target.for === 'record')) forgetLinkAfterSave(currentPlay(), link);
  else forgetLink();
  return true;
}

/** Opens the screen or game of the current entry of the browser's history, after a reload or when the player goes forward. */
export async function reopen(): Promise<boolean> {
  const entry = currentEntry();
  if (!entry?.route) return false;
  if (entry.link) noteFollowedLink(entry.link);
  if (!isGame(entry.route)) await goTo(entry.route);
  else {
    const save = state.stored.saves.find(({ id }) => id === entry.gameId);
    if (!save) return false;
    await openSave(save);
  }
  return true;
}

async function openTarget(target: LinkTarget): Promise<void> {
  switch (target.for) {
    case 'screen':
      return goTo(target.route);
    case 'record':
      return followRecord(target.record);
    case 'challenge':
      return followChallenge(target.deal, target.record, target.name);
    case 'deal':
      return openLinkedDeal(target.deal);
    case 'course':
      return followCourse(target.step);
    case 'daily':
      return openToday();
    case 'resume':
      return resume();
    case 'too-much':
      return rejectLink('error-too-long');
    case 'nothing':
  }
}

/** Opens the latest unfinished game, or shows home if there is none. */
async function resume(): Promise<void> {
  const save = latestOpenSave();
  if (save) await openSave(save);
  else setLoading(false);
}

/** A linked game is stored after its first move. Until then its link stays, so that a reload opens it again. */
function forgetLinkAfterSave(play: Play, link: number): void {
  const forget = (): void => forgetLink(link);
  afterNextSave(play, forget);
  play.signal.addEventListener('abort', forget, { once: true });
}

function rejectLink(text: TextKey, problem: ErrorDetails | null = null): void {
  forgetLink();
  setLoading(false);
  void goTo({ to: 'home' });
  showFailure(text, problem);
}

/** Replays a finished game, and resumes an unfinished one. */
async function followRecord(record: string): Promise<void> {
  setLoading(true);
  const response = await ask({ do: 'summary', record, seat: 0 });
  if (response.ok) await goTo({ to: 'replay', record });
  else if (response.error.code === 'not-finished') await openLinkedRecord(record);
  else rejectLink(gameLinkFailure(response.error.code), response.error);
}

/** Opens a step of the course. If there is no such step, opens the first one and informs the player. */
async function followCourse(step: number | null): Promise<void> {
  await goTo({ to: 'workshop', step: step ?? 1 });
  if (step === null) notify('course-no-step');
}

/** Offers a friend's deal, if the engine accepts the record of the friend's game. */
async function followChallenge(deal: string, record: string, name: string): Promise<void> {
  setLoading(true);
  const response = await ask({ do: 'summary', record, seat: 0 });
  if (response.ok && response.summary.deal === deal) await goTo({ to: 'challenge', rival: { name, record, summary: response.summary } });
  else rejectLink('error-bad-link');
}
