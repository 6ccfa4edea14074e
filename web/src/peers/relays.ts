/** A connection over public relays: sealed here, carried by the frame that alone may speak with them. */

import { missingTime } from './clock';
import { RelayFrame } from './relay-frame';
import type { FromFrame } from './relay-frame-messages';
import { Once } from './once';
import { ME, unwrap, wrap } from './parcel';
import { nonceOf, type Seal, sealOf } from './seal';
import { secretBytes } from './secret';
import { type Heard, type Health, type Connection, ConnectionRefused } from './types';

/** How many relays netlify.toml lists; the build writes it in. */
declare const RELAYS: number;
const REMEMBERED = 4000;

export function relaysAreOn(): boolean {
  return RELAYS > 0;
}

export async function openRelayConnection(secret: string, heard: Heard): Promise<Connection> {
  if (!relaysAreOn()) throw new ConnectionRefused('no-relays');
  return new RelayConnection(await sealOf(secretBytes(secret)), heard);
}

class RelayConnection implements Connection {
  readonly #once = new Once(REMEMBERED);
  readonly #frame: RelayFrame;
  #closed = false;
  #of = RELAYS;
  #told = '';

  constructor(
    private readonly seal: Seal,
    private readonly heard: Heard,
  ) {
    this.#tell({ open: 0 });
    this.#frame = new RelayFrame(seal.topic, {
      heard: (word) => void this.#hear(word),
      lost: (why) => this.#tell({ open: 0, trouble: why === 'too-old' ? why : navigator.onLine ? 'blocked' : 'offline' }),
    });
  }

  send(data: unknown): void {
    if (this.#closed) throw new ConnectionRefused('closed');
    const text = wrap(data);
    void this.seal.close(text).then((send) => this.#frame.post({ send }));
  }

  close(): void {
    this.#closed = true;
    this.#frame.close();
  }

  async #hear(word: FromFrame): Promise<void> {
    if ('said' in word) await this.#open(word.said, word.by);
    else if ('clock' in word) this.#frame.post({ clock: await missingTime() });
    else if ('health' in word) {
      this.#of = word.health.of;
      this.#tell(word.health);
    }
  }

  /** The sender of a message that can be decrypted belongs to the table; the frame then prefers their messages to others. */
  async #open(said: string, by: string): Promise<void> {
    if (this.#once.has(nonceOf(said))) return;
    const text = await this.seal.open(said);
    const parcel = unwrap(text);
    if (text === null || this.#closed) return;
    this.#frame.post({ trust: by });
    if (!parcel || parcel.from === ME || !this.#once.first(nonceOf(said))) return;
    this.heard.message(parcel.data, parcel.from);
  }

  #tell({ open, trouble }: Pick<Health, 'open' | 'trouble'>): void {
    const health: Health = { way: 'relays', open, of: this.#of, ...(trouble && { trouble }) };
    const told = JSON.stringify(health);
    if (this.#closed || told === this.#told) return;
    this.#told = told;
    this.heard.health(health);
  }
}
