/** What a device knows at its table, and what it reports to the others. */

import type { Refusal } from '../../contract/generated/messages';
import type { SavedTable } from '../../state/table/stored';
import { type Here, type Letter, type Lobby, MOST_MARKS } from '../../state/table/said';
import { peopleAt } from '../../state/table/terms';
import { type Around, BEAT, BEAT_MORE, type Versions } from './around';
import type { Feeds } from './feeds';
import type { Identity } from './identity';
import { Others } from './others';
import { type Guest, isOfAge } from './seats';
import { Serial, Soon } from './serial';
import { Voice } from './voice';

const MOST_RECENT = 1000;

export class Member {
  readonly others: Others;
  readonly voice: Voice;
  readonly turns = new Serial();
  feeds: Feeds | null = null;
  lobby: Lobby | null = null;
  /** The letter in which the host announced the lobby, to be passed on. */
  passed: Letter | null = null;
  want = -1;
  /** Why this device cannot take part. */
  trouble = '';
  /** The secret of another table that was opened here: this one only refers to it. */
  next = '';
  /** When it has to say again that it is here. */
  beat = 0;
  private readonly soon: Soon;
  private readonly recent = new Map<string, number>();

  constructor(
    readonly kept: SavedTable,
    readonly identity: Identity,
    readonly versions: Versions,
    readonly around: Around,
  ) {
    this.others = new Others(
      versions,
      () => around.now(),
      (key) => this.isKnown(key),
    );
    this.voice = new Voice(kept.secret, identity, around.now() * 1000, (data) => around.send(data));
    this.soon = new Soon((work, ms) => around.later(work, ms));
  }

  get ready(): boolean {
    return this.kept.ready;
  }

  set ready(ready: boolean) {
    this.kept.ready = ready;
  }

  /** Whether a device belongs to the table: its place among those that are heard is reserved. */
  isKnown(key: string): boolean {
    const { kept, lobby, feeds } = this;
    const seats = [...(lobby?.seats ?? []), ...(feeds?.terms.seats ?? [])];
    return key === kept.host || kept.awaited.includes(key) || seats.some((seat) => seat.key === key);
  }

  /** The seats of the people at this device. */
  people(): number[] {
    return this.feeds ? peopleAt(this.feeds.terms, this.feeds.home) : [];
  }

  own(): Guest {
    return { key: this.identity.key, here: this.here(), gone: false };
  }

  guests(): Guest[] {
    return [...this.others.values()].filter(({ here }) => isOfAge(this.here(), here));
  }

  here(): Here {
    const { feeds } = this;
    const view = feeds?.view;
    return {
      is: 'here',
      ...this.versions,
      people: this.kept.people,
      ready: this.ready,
      want: this.want,
      seen: this.lobby?.version ?? 0,
      progress: feeds && view ? { table: feeds.terms.name, have: view.have, ...lastOf(view.marks) } : null,
    };
  }

  async store(): Promise<void> {
    this.kept.when = this.around.now();
    await this.around.keep(this.kept);
  }

  /** Something stands in the way of this device. */
  fail({ error }: Refusal): '' {
    this.trouble = error.code;
    this.around.changed();
    return '';
  }

  /** Once in a while, however often it is requested. */
  shortly(name: string, work: () => Promise<void>, ms: number): void {
    this.soon.run(name, async () => (this.voice.isClosed ? undefined : work()), ms);
  }

  async sayHere(): Promise<void> {
    this.beat = this.around.now() + BEAT + BEAT_MORE * this.around.random();
    if (this.next) await this.voice.say({ is: 'next', secret: this.next });
    else await this.voice.say(this.here());
  }

  async sayLobby(): Promise<void> {
    if (this.kept.opener && this.lobby) await this.voice.say(this.lobby);
    else if (this.passed) await this.voice.say({ is: 'passed', letter: this.passed });
  }

  async sayEntries(entries: readonly string[]): Promise<void> {
    const { feeds } = this;
    if (!feeds) return;
    this.remember(entries);
    for (const bundle of feeds.bundles(entries)) await this.voice.say({ is: 'entries', table: feeds.terms.name, entries: bundle });
  }

  /** These entries were on the connection just now. */
  remember(entries: readonly string[]): void {
    const now = this.around.now();
    if (this.recent.size > MOST_RECENT) this.recent.clear();
    for (const entry of entries) this.recent.set(entry, now);
  }

  /** Whether an entry was on the connection at that time or later. */
  wasSent(entry: string, since: number): boolean {
    return (this.recent.get(entry) ?? -Infinity) >= since;
  }
}

function lastOf(marks: readonly string[]): { cards: number; marks: string[] } {
  return { cards: marks.length, marks: marks.slice(-MOST_MARKS) };
}
