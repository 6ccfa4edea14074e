/** The address and the browser's history. No other module changes them: `.oxlintrc.json` forbids it. */

import type { Route } from '../state/route';
import { isEmbedded } from './embedding';

/** What an entry of the history stores: what was open, so that a reload or the browser's Forward opens it again. */
export interface HistoryEntry {
  route: Route | null;
  /** The save of the game that was open. */
  gameId: string;
}

/** The part after `#` that leads to the open screen; empty for most screens. */
let screenHash = '';

/** A link that must stay in the address until its game is saved. */
let pendingLink = '';

/** Number of links that were followed: only the latest is in the address. */
let linkCount = 0;

/** The page of the game, also when this is a frame in another person's page. */
export function gameUrl(): URL {
  const url = new URL(isEmbedded ? '../' : '', location.href.replace(/[?#].*/s, ''));
  const parameters = new URLSearchParams();
  for (const key of ['lang', 'theme']) {
    const value = new URLSearchParams(location.search).get(key);
    if (value) parameters.set(key, value);
  }
  url.search = parameters.toString();
  return url;
}

/** The part of the address after `#`, with the sign; empty without one. */
export function addressHash(): string {
  return location.hash;
}

/** What is open according to the current entry; null at home, where the next Back leaves the page. */
export function currentEntry(): HistoryEntry | null {
  const entry = history.state as { inside?: unknown; route?: unknown; gameId?: unknown } | null;
  if (entry?.inside !== true) return null;
  const { route, gameId } = entry;
  const isRoute = typeof route === 'object' && route !== null && 'to' in route;
  return { route: isRoute ? (route as Route) : null, gameId: typeof gameId === 'string' ? gameId : '' };
}

/** Adds an entry, so that Back closes what is open. The address goes with it: the entry below is home's. */
export function pushEntry(entry: HistoryEntry): void {
  if (location.href !== gameUrl().href) pendingLink = location.href;
  const address = screenHash ? screenUrl() : pendingLink || gameUrl().href;
  history.replaceState(null, '', gameUrl());
  history.pushState({ inside: true, ...entry }, '', address);
}

/** Stores what is open now. The player may have typed the address of this entry: then it is one of ours from here on. */
export function updateEntry(entry: HistoryEntry): void {
  history.replaceState({ inside: true, ...entry }, '');
}

export function stepBack(): void {
  history.back();
}

function screenUrl(): string {
  return `${gameUrl().href}${screenHash}`;
}

/** Sets the address of the open screen, to which a reload comes back; empty if the screen has none. A link that was not
 *  followed yet stays. */
export function setScreenHash(hash: string): void {
  const previousHash = screenHash;
  screenHash = hash;
  if (!isEmbedded && location.hash === previousHash && hash !== previousHash) history.replaceState(history.state, '', screenUrl());
}

/** Returns the number of the link in the address, which is followed now. */
export function countLink(): number {
  return ++linkCount;
}

/** Removes a link from the address, unless another one was followed since. In a frame the surrounding page owns the address. */
export function forgetLink(link?: number): void {
  if (link !== undefined && link !== linkCount) return;
  pendingLink = '';
  if (!isEmbedded) history.replaceState(history.state, '', screenUrl());
}

/** Changes a parameter that the address has: it would win over the player's choice at the next visit. */
export function updateParameter(key: string, value: string): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(key)) return;
  url.searchParams.set(key, value);
  history.replaceState(history.state, '', url);
}

/** Loads the page again as on a first visit. */
export function loadAfresh(): void {
  if (isEmbedded) location.reload();
  else location.replace(gameUrl());
}
