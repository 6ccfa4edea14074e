/** Links in and out: deals, challenges, the daily map and replays. A bad one is refused with a message, and nothing is stored of it. */

import { isEmbedded } from '../browser/embedding';
import type { View } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { oneLine } from '../state/names';
import { copy } from './page';

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

export const LONGEST_NAME = 16;

/** Where the game has its own page, also when this is a frame in another person's. */
export function base(): URL {
  const url = new URL(isEmbedded ? '../' : '', location.href.replace(/[?#].*/s, ''));
  const kept = new URLSearchParams();
  for (const key of ['lang', 'theme']) {
    const value = new URLSearchParams(location.search).get(key);
    if (value) kept.set(key, value);
  }
  url.search = kept.toString();
  return url;
}

/** The address leads to the table as long as one sits there, so that a reload comes back to it; empty where one has left. */
export function showTableInAddress(ticket: string): void {
  history.replaceState(history.state, '', ticket ? `${base().href}#table=${ticket}` : base());
}

export function siteLink(): string {
  return bare().href;
}

function bare(): URL {
  const url = base();
  url.search = '';
  url.pathname = url.pathname.replace(/index\.html$/, '');
  return url;
}

/** `lang` makes the page speak that language to anyone who opens the link. */
export function dealLink(deal: string, lang = ''): string {
  return `${bare().href}?deal=${deal}${lang ? `&lang=${lang}` : ''}`;
}

/** The page for frames, with a deal or without. */
export function embedLink(deal: string | null): string {
  return `${bare().href}embed/${deal === null ? '' : `?deal=${deal}`}`;
}

/** The record as short as the engine can say it: no link to a finished game has more than 500 characters. */
export async function packed(record: string): Promise<string> {
  const answer = await ask({ do: 'pack', record }).catch(() => null);
  return answer?.ok ? answer.record : record;
}

export async function recordLink(record: string): Promise<string> {
  return `${bare().href}#game=${await packed(record)}`;
}

export function challengeLink(deal: string, record: string, name: string, lang = ''): string {
  const called = cleanName(name);
  return `${dealLink(deal, lang)}#rival=${record}${called ? `&name=${encodeURIComponent(called)}` : ''}`;
}

/** A name from a link or a field. */
export function cleanName(text: string): string {
  return oneLine(text, LONGEST_NAME);
}
