/** A connection over public relays: sealed here, carried by the frame that alone may speak with them. */

import { clockOffset } from './clock';
import { RelayFrame } from './relay-frame';
import type { FrameMessage } from './relay-frame-messages';
import { RecentSet } from './recent-set';
import { PAGE_ID, unwrap, decodeFeed, wrap, encodeFeed } from './envelope';
import { hex, nonceOf, type TableCipher, createTableCipher } from './table-cipher';
import { secretBytes } from './ticket';
import { type ConnectionHandlers, type Health, ConnectionFailure, type RelayConnection } from './types';

/** How many relays netlify.toml lists; the build writes it in. */
declare const RELAYS: number;
const MAX_SEEN_MESSAGES = 4000;

export function relaysAreOn(): boolean {
  return RELAYS > 0;
}

/** A private key for relays: they know a device at one table by it, and nothing else. */
export function newRelayKey(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

export async function openRelayConnection(secret: string, heard: ConnectionHandlers, key = newRelayKey()): Promise<RelayConnection> {
  if (!relaysAreOn()) throw new ConnectionFailure('no-relays');
  return new OverRelays(await createTableCipher(secretBytes(secret)), heard, key);
}

type Fares = Pick<Health, 'open' | 'keeps' | 'trouble'>;

class OverRelays implements RelayConnection {
  readonly #once = new RecentSet(MAX_SEEN_MESSAGES);
  readonly #frame: RelayFrame;
  #closed = false;
  #of = RELAYS;
  #told = '';
  #fares: Fares = { open: 0 };
  /** The feed that is to be stored, for a frame that has to be opened again. */
  #post = '';

  constructor(
    private readonly seal: TableCipher,
    private readonly heard: ConnectionHandlers,
    key: string,
  ) {
    this.#tell({ open: 0 });
    const { topic, post, tag } = seal;
    this.#frame = new RelayFrame(
      { topic, post, tag, key },
      {
        heard: (word) => void this.#hear(word),
        lost: (why) => this.#tell({ open: 0, trouble: why === 'too-old' ? why : navigator.onLine ? 'blocked' : 'offline' }),
      },
    );
  }

  send(data: unknown): void {
    if (this.#closed) throw new ConnectionFailure('closed');
    const text = wrap(data);
    void this.seal.close(text).then((send) => this.#frame.post({ send }));
  }

  async post(data: unknown): Promise<void> {
    if (this.#closed) throw new ConnectionFailure('closed');
    this.#tell({ ...this.#fares, keeps: 0 }); // until relays say that they have the new one
    this.#post = await this.seal.close(encodeFeed(data));
    this.#frame.post({ post: this.#post });
  }

  wake(): void {
    this.#frame.wake();
  }

  close(): void {
    this.#closed = true;
    this.#frame.close();
  }

  async #hear(word: FrameMessage): Promise<void> {
    if ('said' in word) await this.#open(word.said);
    else if ('stored' in word) await this.#openStored(word.stored);
    else if ('clock' in word) this.#frame.post({ clock: await clockOffset() });
    else if ('wire' in word) this.#repost();
    else {
      const { relays, trouble } = word.health;
      this.#of = relays.length;
      const [open, keeps] = [relays.filter(({ state }) => state === 'open').length, relays.filter(({ saved }) => saved).length];
      this.#tell({ open, keeps, ...(trouble && { trouble }) });
    }
  }

  #repost(): void {
    if (this.#post) this.#frame.post({ post: this.#post });
  }

  async #open(said: string): Promise<void> {
    if (this.#once.has(nonceOf(said))) return;
    const text = await this.seal.open(said);
    const parcel = unwrap(text);
    if (text === null || this.#closed) return;
    if (!parcel || parcel.from === PAGE_ID || !this.#once.first(nonceOf(said))) return;
    this.heard.message(parcel.data, parcel.from);
  }

  /** Several relays return the same feed, and one relay returns it again when it is asked again. */
  async #openStored(stored: string): Promise<void> {
    if (!this.#once.first(nonceOf(stored))) return;
    const found = decodeFeed(await this.seal.open(stored));
    if (found !== null && !this.#closed) this.heard.stored?.(found);
  }

  #tell(fares: Fares): void {
    const { open, keeps, trouble } = (this.#fares = fares);
    const health: Health = { way: 'relays', open, of: this.#of, ...(keeps && { keeps }), ...(trouble && { trouble }) };
    const told = JSON.stringify(health);
    if (this.#closed || told === this.#told) return;
    this.#told = told;
    this.heard.health(health);
  }
}
