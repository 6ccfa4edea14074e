/** The address and the browser's history. No other module changes them: `.oxlintrc.json` forbids it. */

import type { Route } from '../state/route';
import { isEmbedded } from './embedding';

/** An entry of the browser's history: what was open, so that a reload or Forward opens it again. */
export interface HistoryEntry {
  route: Route | null;
  gameId: string;
  /** The link that was followed last. */
  link: string;
}

/** The part after `#` that leads to the open screen; empty for most screens. */
let screenHash = '';

/** A link that must stay in the address until its game is saved. */
let pendingLink = '';

/** Number of links that were followed: only the latest is in the address. */
let linkCount = 0;

/** Returns the address of the game's page, also in an embedded game. */
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

/** Returns the part of the address from `#` on; empty without one. */
export function addressHash(): string {
  return location.hash;
}

/** Returns the current entry of the history; null if it is not one of the page's own, so that Back would leave the page. */
export function currentEntry(): HistoryEntry | null {
  const entry = history.state as { inside?: unknown; route?: unknown; gameId?: unknown; link?: unknown } | null;
  if (entry?.inside !== true) return null;
  const { route, gameId, link } = entry;
  const isRoute = typeof route === 'object' && route !== null && 'to' in route;
  return { route: isRoute ? (route as Route) : null, gameId: textOrEmpty(gameId), link: textOrEmpty(link) };
}

function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Adds an entry with its address, so that Back closes what is open. The entry below gets the address of home. */
export function pushEntry(entry: HistoryEntry): void {
  if (location.href !== gameUrl().href) pendingLink = location.href;
  const address = screenHash ? screenUrl() : pendingLink || gameUrl().href;
  history.replaceState(null, '', gameUrl());
  history.pushState({ inside: true, ...entry }, '', address);
}

/** Replaces the data of the current entry, which may be one that the player has made by typing an address. */
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

/** Removes a link from the address, unless another one was followed since. An embedded game does not change the address. */
export function forgetLink(link?: number): void {
  if (link !== undefined && link !== linkCount) return;
  pendingLink = '';
  if (!isEmbedded) history.replaceState(history.state, '', screenUrl());
}

/** Changes a parameter of the address, if it is there: otherwise it would override the player's choice at the next visit. */
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
