/** Links in and out: deals, challenges, the daily map and replays. A bad one is refused with a message, and nothing is stored of it. */

import { gameUrl } from '../browser/address';
import type { ErrorResponse, View } from '../contract/generated/messages';
import type { TextKey } from '../contract/generated/text-keys';
import { ask } from '../engine/ask';
import { sanitizeName } from '../state/sanitize-name';
import { copy } from './notices';

/** The same game with its own page. A sandbox may forbid that: then the link can at least be copied. */
export async function openOwnTab(view: View | null): Promise<void> {
  const tab = open('about:blank'); // at once, while the click still counts
  const link = view ? await recordLink(view.record) : siteLink();
  if (!tab) {
    await copy(link, 'share-link-copied');
    return;
  }
  tab.opener = null;
  tab.location.href = link;
}

export const MAX_LINK_NAME_LENGTH = 16;

export function siteLink(): string {
  return siteUrl().href;
}

function siteUrl(): URL {
  const url = gameUrl();
  url.search = '';
  url.pathname = url.pathname.replace(/index\.html$/, '');
  return url;
}

/** `lang` makes the page speak that language to anyone who opens the link. */
export function dealLink(deal: string, lang = ''): string {
  return `${siteUrl().href}?deal=${deal}${lang ? `&lang=${lang}` : ''}`;
}

/** The page for frames, with a deal or without. */
export function embedLink(deal: string | null): string {
  return `${siteUrl().href}embed/${deal === null ? '' : `?deal=${deal}`}`;
}

/** The record as short as the engine can say it: no link to a finished game has more than 500 characters. */
export async function packRecord(record: string): Promise<string> {
  const response = await ask({ do: 'pack', record }).catch(() => null);
  return response?.ok ? response.record : record;
}

export async function recordLink(record: string): Promise<string> {
  return `${siteUrl().href}#game=${await packRecord(record)}`;
}

export function challengeLink(deal: string, record: string, name: string, lang = ''): string {
  const playerName = cleanName(name);
  return `${dealLink(deal, lang)}#rival=${record}${playerName ? `&name=${encodeURIComponent(playerName)}` : ''}`;
}

export function duelLink(text: string): string {
  return `${siteUrl().href}#duel=${encodeURIComponent(text)}`;
}

/** The link to a table or a group for friends; it names who invites. */
export function invitationLink(to: 'table' | 'group', link: string, name: string): string {
  return `${siteLink()}#${to}=${link}${name ? `&from=${encodeURIComponent(name)}` : ''}`;
}

/** Why the link to a table or a group could not be read. */
export function linkFailure({ error: { code } }: ErrorResponse, bad: TextKey): TextKey {
  if (code === 'link-cut') return 'together-cut-link';
  if (code === 'link-version') return 'together-old-link';
  return code === 'engine' || code === 'not-loaded' ? 'together-failed' : bad;
}

/** A name from a link or a field. */
export function cleanName(text: string): string {
  return sanitizeName(text, MAX_LINK_NAME_LENGTH);
}
