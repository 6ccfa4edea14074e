/** The other devices that were heard at a table, and how much may be heard of each. */

import { Bucket } from '../../peers/bucket';
import type { Here } from '../../state/table/said';
import { FORGOTTEN, SILENCE, type Versions } from './around';
import { Patience } from './patience';
import type { Guest } from './seats';

export interface Other extends Guest {
  /** The number of the last letter, so that an older one does not count. */
  nr: number;
  heard: number;
  /** The first card after which their game is not ours. */
  desync: number | null;
  patience: Patience;
  /** When they last made a sign. */
  sign: number;
  /** The secret of another table that they have opened; empty for none. */
  next: string;
}

const MOST_OTHERS = 24;
const MOST_SENDERS = 100;
const SIGN_PAUSE = 1000;
/** Letters of one sender: so many at once, and so many a second. */
const BURST = 80;
const RATE = 20;

export class Others extends Map<string, Other> {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly versions: Versions,
    private readonly now: () => number,
    /** Of the table: never displaced by others. */
    private readonly isKnown: (key: string) => boolean,
  ) {
    super();
  }

  /** A device that was not heard before. Where there are too many, the onlooker that has been silent longest is forgotten. */
  add(key: string): Other {
    if (this.size >= MOST_OTHERS) this.evict();
    const here: Here = { is: 'here', ...this.versions, people: [], ready: false, want: -1, seen: 0, progress: null };
    const other: Other = { key, here, gone: false, nr: -1, heard: 0, desync: null, patience: new Patience(), sign: 0, next: '' };
    this.set(key, other);
    return other;
  }

  private evict(): void {
    const onlookers = [...this.values()].filter((other) => !this.isKnown(other.key));
    const [silent] = onlookers.sort((a, b) => a.heard - b.heard);
    if (silent) this.delete(silent.key);
  }

  isFlooding(sender: string): boolean {
    if (this.buckets.size > MOST_SENDERS) this.buckets.clear();
    const bucket = this.buckets.get(sender) ?? new Bucket(RATE, BURST, this.now);
    this.buckets.set(sender, bucket);
    return !bucket.take();
  }

  /** Whether someone may make another sign already. */
  maySign(other: Other): boolean {
    if (this.now() - other.sign < SIGN_PAUSE) return false;
    other.sign = this.now();
    return true;
  }

  /** Anyone who was silent for long is gone; true if that is new of anyone. */
  noteSilence(): boolean {
    const changed = [...this.values()].filter((other) => this.now() - other.heard > SILENCE !== other.gone);
    for (const other of changed) other.gone = !other.gone;
    return changed.length > 0;
  }

  /** Someone said that they leave. */
  letGo(other: Other, after: number): void {
    other.heard = this.now() - after - 1;
    other.gone = true;
  }

  /** A player who is ready may come back days later. */
  forgetOld(): void {
    for (const [key, { heard, here }] of this) if (this.now() - heard > FORGOTTEN && !here.ready) this.delete(key);
  }
}
