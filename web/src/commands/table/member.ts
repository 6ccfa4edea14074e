/** What a device knows at its table, and what it tells the others of it. */

import type { Refusal } from '../../contract/generated/messages';
import type { SavedTable } from '../../state/table/stored';
import type { Here, Letter, Lobby } from '../../state/table/said';
import { peopleAt } from '../../state/table/terms';
import type { Around, Versions } from './around';
import type { Feeds } from './feeds';
import type { Identity } from './identity';
import { Others } from './others';
import { type Guest, isOfAge } from './seats';
import { Serial, Soon } from './serial';
import { Voice } from './voice';

const MOST_RECENT = 1000;
/** Milliseconds in which what was on the connection is not sent again. */
const RECENT = 2500;

export class Member {
  readonly others: Others;
  readonly voice: Voice;
  readonly turns = new Serial();
  feeds: Feeds | null = null;
  lobby: Lobby | null = null;
  /** The letter in which the host told of the lobby, to be passed on. */
  passed: Letter | null = null;
  ready = false;
  want = -1;
  /** Why this device cannot take part. */
  trouble = '';
  /** The secret of another table that was opened here: this one only tells of it any more. */
  next = '';
  /** When it last said that it is here. */
  said = 0;
  private readonly soon: Soon;
  private readonly recent = new Map<string, number>();

  constructor(
    readonly kept: SavedTable,
    readonly identity: Identity,
    readonly versions: Versions,
    readonly around: Around,
  ) {
    this.others = new Others(versions, () => around.now());
    this.voice = new Voice(kept.secret, identity, around.now() * 1000, (data) => around.send(data));
    this.soon = new Soon((work, ms) => around.later(work, ms));
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
      progress: feeds && view ? { table: feeds.terms.name, have: view.have, marks: view.marks.slice(0, 120) } : null,
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

  /** Once in a while, however often it is wanted. */
  shortly(name: string, work: () => Promise<void>, ms: number): void {
    this.soon.run(name, async () => (this.voice.isClosed ? undefined : work()), ms);
  }

  async sayHere(): Promise<void> {
    this.said = this.around.now();
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

  isRecent(entry: string): boolean {
    return this.around.now() - (this.recent.get(entry) ?? -RECENT) < RECENT;
  }
}
