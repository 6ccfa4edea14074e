/** Play by post: relays store the feed of this device, so that a player can read it when this device is offline. */

import { type Letter, MOST_ENTRIES } from '../../state/table/said';
import { placeOf } from '../../state/table/terms';
import type { Member } from './member';

/** Milliseconds between two stored feeds: while a player is away, and while all are here and hear of each move at once. */
const PAUSE = 4000;
const LONG_PAUSE = 30_000;

export class Posting {
  private last = -Infinity;
  private stored = '';

  constructor(private readonly member: Member) {}

  /** Called about once a second. */
  async tick(): Promise<void> {
    const pause = this.isAnyoneAway() ? PAUSE : LONG_PAUSE;
    if (this.member.around.now() - this.last >= pause) await this.now();
  }

  /** Stores the feed, unless it has not changed since. */
  async now(): Promise<void> {
    const { member } = this;
    const { voice, around } = member;
    const content = this.content();
    if (content === this.stored || voice.isClosed || !this.hasSeat()) return;
    this.last = around.now();
    const post = { letters: await this.letters(), waits: member.feeds?.view?.waiting_for ?? [] };
    this.stored = content;
    around.post(post);
  }

  /** All that others need has been given to the relays. */
  get isDone(): boolean {
    return this.content() === this.stored;
  }

  /** Changes with all that others need, and not with each heartbeat. */
  private content(): string {
    const { kept, lobby, want, feeds } = this.member;
    const { people, ready, terms, wrote } = kept;
    return JSON.stringify([kept.opener && lobby?.version, people, ready, want, terms, wrote, feeds?.view?.waiting_for]);
  }

  /** Onlookers store nothing. */
  private hasSeat(): boolean {
    const { kept } = this.member;
    return !this.member.next && (kept.opener || kept.people.length > 0);
  }

  private isAnyoneAway(): boolean {
    const { lobby, others, identity } = this.member;
    const seats = lobby?.seats ?? [];
    return seats.some(({ key, bot }) => !bot && key !== identity.key && others.get(key)?.gone !== false);
  }

  private async letters(): Promise<Letter[]> {
    const { kept, lobby, voice, feeds } = this.member;
    const found: Letter[] = [];
    if (kept.opener && lobby) found.push(await voice.letter(lobby));
    found.push(await voice.letter(this.member.here()));
    for (const entries of feeds?.bundles(this.ownEntries()) ?? [])
      found.push(await voice.letter({ is: 'entries', table: feeds?.terms.name ?? '', entries: entries.slice(0, MOST_ENTRIES) }));
    return found;
  }

  /** The entries that this device has written, in their order. */
  private ownEntries(): string[] {
    const { feeds } = this.member;
    if (!feeds) return [];
    const own = [...feeds.held.keys()].filter((entry) => feeds.writerOf(entry) === feeds.home && feeds.home >= 0);
    return own.sort((a, b) => (placeOf(a)?.k ?? 0) - (placeOf(b)?.k ?? 0));
  }
}
