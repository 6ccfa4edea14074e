/** Returns links to games, deals, challenges, tables and groups. */

import { gameUrl } from '../browser/address';
import type { ErrorResponse, View } from '../contract/generated/messages';
import type { TextKey } from '../contract/generated/text-keys';
import { ask } from '../engine/ask';
import { sanitizeName } from '../state/sanitize-name';
import { isLanguage } from '../state/settings';
import { currentLocale } from '../words/texts';
import { copy } from './notices';

/** Opens the game in a tab of its own. If a sandboxed frame forbids that, copies the link. */
export async function openOwnTab(view: View | null): Promise<void> {
  const tab = open('about:blank'); // at once, because browsers allow it only directly after a click
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

/** The kinds of links that players send each other: build/previews.py has a page for each. */
type LinkKind = 'challenge' | 'duel' | 'table' | 'group' | 'cup' | 'puzzle' | 'daily' | 'map' | 'sheet';

/** Returns the address of a page that leads on to the game. Messengers show its title and picture, in the player's language. */
export function linkPage(kind: LinkKind): string {
  const locale = currentLocale();
  return `${siteLink()}to/${kind}/${isLanguage(locale) && locale !== 'en' ? `${locale}/` : ''}`;
}

/** Returns the shortest link to a deal. */
export function dealLink(deal: string): string {
  return `${siteLink()}?deal=${deal}`;
}

/** Returns the link to a deal for a friend; `lang` is the language of the game for those who open it. */
export function sharedDealLink(kind: LinkKind, deal: string, lang = ''): string {
  return `${linkPage(kind)}?deal=${deal}${lang ? `&lang=${lang}` : ''}`;
}

/** Returns the address of the embedded page. */
export function embedLink(): string {
  return `${siteUrl().href}embed/`;
}

/** Returns the packed record, at most 500 characters for a finished game; the record itself if the engine fails. */
export async function packRecord(record: string): Promise<string> {
  const response = await ask({ do: 'pack', record }).catch(() => null);
  return response?.ok ? response.record : record;
}

export async function recordLink(record: string): Promise<string> {
  return `${siteUrl().href}#game=${await packRecord(record)}`;
}

export function challengeLink(deal: string, record: string, name: string, lang = ''): string {
  const playerName = cleanName(name);
  return `${sharedDealLink('challenge', deal, lang)}#rival=${record}${playerName ? `&name=${encodeURIComponent(playerName)}` : ''}`;
}

export function duelLink(text: string): string {
  return `${linkPage('duel')}#duel=${encodeURIComponent(text)}`;
}

/** Returns the link to a table or a group for friends, with the name of the player who invites. */
export function invitationLink(to: 'table' | 'group', link: string, name: string): string {
  return `${linkPage(to)}#${to}=${link}${name ? `&from=${encodeURIComponent(name)}` : ''}`;
}

/** Returns the link to an own sheet, with its name. */
export function sheetLink(id: string, name: string): string {
  return `${linkPage('sheet')}#sheet=${id}${name ? `&name=${encodeURIComponent(name)}` : ''}`;
}

/** Returns the link to a cup, with what it is called. */
export function cupLink(link: string, title: string): string {
  return `${linkPage('cup')}#cup=${link}${title ? `&name=${encodeURIComponent(title)}` : ''}`;
}

/** Returns the text about a refused link to a table or a group: `badLink`, unless the error code says more. */
export function linkFailure({ error: { code } }: ErrorResponse, badLink: TextKey): TextKey {
  if (code === 'link-cut') return 'together-cut-link';
  if (code === 'link-version') return 'together-old-link';
  return code === 'engine' || code === 'not-loaded' ? 'together-failed' : badLink;
}

const GAME_LINK_FAILURES: Readonly<Record<string, TextKey>> = {
  'too-long': 'error-too-long',
  sheet: 'error-sheet',
  'sheet-full': 'error-sheet-full',
};

/** Returns the text about a refused link to a deal or a game. */
export function gameLinkFailure(code: string): TextKey {
  return GAME_LINK_FAILURES[code] ?? 'error-bad-link';
}

/** Returns a name from a link or a field as one short line. */
export function cleanName(text: string): string {
  return sanitizeName(text, MAX_LINK_NAME_LENGTH);
}
