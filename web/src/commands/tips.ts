/** Small tips, once each, when something first happens. */

import { html, nothing } from 'lit';
import { CATALOGUE } from '../contract/generated/catalogue';
import type { View } from '../contract/generated/messages';
import { redraw, state } from '../state/store';
import { icon } from '../ui/icons';
import type { Piece } from '../ui/pieces';
import { t } from '../words/texts';

const KEY = 'mapwright:tips';
const MARKED: Readonly<Record<string, string>> = { D: 'dragon', Z: 'zombie', T: 'troll', G: 'gorgon' };
const TAUGHT = ['ruins', 'ambush', 'coin', 'mountain'];

const kept = read();
let shown: string | null = null;

function read(): { off: boolean; seen: string[] } {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof found !== 'object' || found === null) return { off: false, seen: [] };
    const { off, seen } = found as Record<string, unknown>;
    return { off: off === true, seen: Array.isArray(seen) ? seen.filter((each): each is string => typeof each === 'string') : [] };
  } catch {
    return { off: false, seen: [] };
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Refused storage: a tip may come twice.
  }
  redraw();
}

export function tipsAreOn(): boolean {
  return !kept.off;
}

/** Switched on again they start anew. */
export function switchTips(on: boolean): void {
  kept.off = !on;
  if (on) kept.seen = [];
  shown = null;
  keep();
}

export function forgetTips(): void {
  Object.assign(kept, { off: false, seen: [] });
}

/** What the guided game has explained needs no tip. */
export function tipsTaught(step: string): void {
  if (!TAUGHT.includes(step) || kept.seen.includes(step)) return;
  kept.seen.push(step);
  keep();
}

/** What there is to explain, the rarest first. */
function occasions({ card, log, phase, skills }: View): string[] {
  if (phase === 'over') return [];
  const found = card?.fallback ? ['fallback'] : [];
  for (const { card: id, kind } of log) {
    const mark = id && kind !== 'revealed' ? CATALOGUE.ambush[id]?.mark : undefined;
    if (mark) found.push(MARKED[mark] ?? 'ambush');
  }
  if (card?.kind === 'hero') found.push('hero');
  if (card?.must_cover_ruins) found.push('ruins');
  for (const { kind, why } of log) if (kind === 'coins') found.push(why === 'mountain' ? 'mountain' : 'coin');
  if (skills.some(({ usable }) => usable)) found.push('skill');
  return found;
}

/** Called with every picture of the page; one tip at a time, and none while somebody teaches. */
export function followTips(taught: boolean): void {
  const { view, busy, moment, screen, tally } = state;
  if (shown || kept.off || taught || !view || busy || moment || tally || screen !== 'play') return;
  const next = occasions(view).find((tip) => !kept.seen.includes(tip));
  if (!next) return;
  shown = next;
  kept.seen.push(next);
  keep();
}

function close(): void {
  shown = null;
  redraw();
}

export function tip(): Piece {
  if (!shown || state.screen !== 'play' || state.tally) return nothing;
  return html`<div class="tip" role="status" aria-label=${t('tip-title')} data-tip=${shown}>
    <p><b>${t('tip-title')}.</b> ${t(`tip-first-${shown}`)}</p>
    <div><button class="btn" data-act="tip-close" @click=${close}>${icon('check')}<span>${t('tip-close')}</span></button>
      <button class="link" data-act="tip-off" @click=${() => switchTips(false)}>${t('tip-off')}</button></div>
  </div>`;
}
