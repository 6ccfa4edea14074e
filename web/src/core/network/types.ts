/** What a connection between devices is to those who use it. */

/** A connection to everyone at a table: plain data in, plain data out. Encrypted, carried by relays or directly. */
export interface Connection {
  /**
   * To everyone else. `data` is JSON of at most `LONGEST` bytes; anything else throws a `ConnectionRefused` here.
   * Best effort: it may be lost, duplicated or overtaken, without a report.
   */
  send(data: unknown): void;
  close(): void;
}

/** A connection over relays, which also store the feed of this device for those who come later. */
export interface RelayConnection extends Connection {
  /** Replaces what this device has stored. `data` is JSON of at most `LONGEST_POST` bytes. */
  post(data: unknown): Promise<void>;
  /** Dials again at once. */
  wake(): void;
}

/** Who listens. Nothing is heard after `close`. */
export interface ConnectionHandlers {
  /** `from` is a random id that the sending page gave itself when it was loaded: a name for answers, proof of nothing. */
  message(data: unknown, from: string): void;
  /** What a device of the table, perhaps this one, has stored at a relay. */
  stored?(data: unknown): void;
  /** At the start and after each change. */
  health(health: Health): void;
}

export interface Health {
  way: 'relays' | 'direct';
  /** Relays that carry for us now, or devices that we are connected with directly. */
  open: number;
  of: number;
  /** Relays that have stored the feed of this device as it is now. */
  keeps?: number;
  trouble?: Trouble;
}

/**
 * `offline`: the browser has no network. `blocked`: it has, but no other side can be reached: a filter, a
 * network that keeps its devices apart, or all relays are down. `refused`: relays answer, and carry nothing
 * for us. `limited`: they carry nothing for a while, because this device or its network has sent them too much.
 * `clock`: they refuse because of this device's clock, which could not be put right. `too-old`: the page is older than the
 * site, and must be loaded again.
 */
export type Trouble = 'offline' | 'refused' | 'limited' | 'blocked' | 'clock' | 'too-old';

/**
 * Why something was not done. `no-relays`: none are listed. `secret`: no secret of a table. `data`: no JSON. `too-long`: more
 * than `LONGEST` bytes. `no-webrtc`: the browser has none. `code`: no code of ours, or a damaged one. `code-newer`, `code-older`:
 * of another version. `code-other`: an answer instead of an offer, or the reverse, or an answer to another offer. `full`: no more guests.
 * `blocked`: the other device cannot be reached: networks that keep their devices apart do that. `local-network`: the browser
 * was not allowed to look for devices nearby. `closed`: the connection is closed, or the offer cancelled. `camera`, `no-camera`: it
 * may not be used, there is none.
 */
export type ConnectionError =
  | 'no-relays'
  | 'secret'
  | 'data'
  | 'too-long'
  | 'no-webrtc'
  | 'code'
  | 'code-newer'
  | 'code-older'
  | 'code-other'
  | 'full'
  | 'blocked'
  | 'local-network'
  | 'closed'
  | 'camera'
  | 'no-camera';

export class ConnectionFailure extends Error {
  constructor(readonly code: ConnectionError) {
    super(code);
    this.name = 'ConnectionRefused';
  }
}

/** Bytes of a message's JSON. */
export const MAX_MESSAGE_BYTES = 16_000;
/** Guests of a hub: eight devices play, others look on. */
export const MAX_HUB_PEERS = 15;

/** One guest's place, held open until the answer comes: at once or minutes later. */
export interface Offer {
  /** To show, as a QR code or in a link. It gives the guest the table's ticket. */
  code: string;
  /** The guest's code. Fulfilled when the two are connected; refused with `code`, `code-other`, `blocked` … and may be tried again. */
  answer(code: string): Promise<void>;
  cancel(): void;
}

/** The connection of the device that opened the table: guests come by codes, and what one sends is passed on to all. */
export interface Hub extends Connection {
  offer(): Promise<Offer>;
}

export interface Joined {
  connection: Connection;
  /** To show to the one who made the offer. */
  answer: string;
  /** The table's, from the offer: with it the same table can be found over relays too. */
  ticket: string;
}
