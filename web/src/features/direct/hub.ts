/** Carries the messages of a log to devices nearby, over WebRTC and without any server. Each connection is opened by two codes. */

import { RecentSet } from '../../core/network/recent-set';
import { isEncrypted } from '../../core/network/relay-frame-messages';
import type { Carrier, SharedLog } from '../../core/network/shared-log';
import { TokenBucket } from '../../core/network/token-bucket';
import { formatCode, parseCode } from './session-code';

/** How long the browser may look for addresses of this device. */
const GATHERING_MS = 3000;
/** How long two devices may take to find each other once both have the other's code. */
const CONNECTING_MS = 20_000;
/** Bytes that may wait to be sent; later messages are lost, and their entries are sent again. */
const MAX_BUFFERED_BYTES = 1_000_000;
const MAX_REMEMBERED = 500;

export class DirectHub implements Carrier {
  readonly #channels = new Set<RTCDataChannel>();
  readonly #connections = new Set<RTCPeerConnection>();
  readonly #forwarded = new RecentSet(MAX_REMEMBERED);
  readonly #log: ReturnType<SharedLog['addCarrier']>;
  /** The connection whose code the player shows. */
  #pending: RTCPeerConnection | undefined;
  #offered: { connection: RTCPeerConnection; channel: RTCDataChannel; name: string } | undefined;

  /** `changed` is called when a device has connected or is gone. */
  constructor(
    addCarrier: SharedLog['addCarrier'],
    private readonly changed: () => void,
  ) {
    this.#log = addCarrier(this);
  }

  /** Number of devices that are connected directly. */
  get devices(): number {
    return this.#channels.size;
  }

  send(message: string): void {
    for (const channel of this.#channels) post(channel, message);
  }

  close(): void {
    for (const connection of this.#connections) connection.close();
    this.#channels.clear();
    this.#connections.clear();
    this.changed();
  }

  /** Returns the code that another device answers; null if this device cannot be reached. */
  async offer(): Promise<string | null> {
    const connection = this.#newConnection();
    const channel = connection.createDataChannel('log');
    this.#listen(channel);
    const code = await describeConnection(connection, '');
    if (code) this.#offered = { connection, channel, name: parseCode(code)?.offer ?? '' };
    return code;
  }

  /** Returns the answer to an offer; null if it is none, or this device cannot be reached. */
  async answer(code: string): Promise<string | null> {
    const offer = parseCode(code);
    if (offer?.type !== 'offer') return null;
    const connection = this.#newConnection();
    connection.ondatachannel = ({ channel }) => this.#listen(channel);
    await connection.setRemoteDescription({ type: 'offer', sdp: offer.sdp });
    return describeConnection(connection, offer.offer);
  }

  /** Connects to the device that has answered the last offer. Returns false if that is another code, or the device cannot be reached. */
  async accept(code: string): Promise<boolean> {
    const answer = parseCode(code);
    const offered = this.#offered;
    if (answer?.type !== 'answer' || offered?.name !== answer.offer) return false;
    this.#offered = undefined;
    await offered.connection.setRemoteDescription({ type: 'answer', sdp: answer.sdp });
    // Only time decides: if the answer took long, Chromium reports `failed` for a moment, and then connects.
    return new Promise((resolve) => {
      if (offered.channel.readyState === 'open') resolve(true);
      offered.channel.addEventListener('open', () => resolve(true));
      setTimeout(resolve, CONNECTING_MS, false);
    });
  }

  /** Closes the connection whose code the player showed, unless it is open. */
  cancel(): void {
    if (this.#pending) this.#connections.delete(this.#pending);
    this.#pending?.close();
    this.#pending = this.#offered = undefined;
  }

  #newConnection(): RTCPeerConnection {
    this.cancel();
    const connection = new RTCPeerConnection({ iceServers: [] });
    this.#connections.add(connection);
    this.#pending = connection;
    return connection;
  }

  #listen(channel: RTCDataChannel): void {
    const limit = new TokenBucket(20, 200);
    channel.onmessage = ({ data }) => limit.take() && this.#receive(channel, data);
    const open = (): void => {
      this.#channels.add(channel);
      this.#pending = undefined;
      this.#log.opened();
      this.changed();
    };
    if (channel.readyState === 'open') open();
    else channel.onopen = open;
    channel.onclose = () => {
      this.#channels.delete(channel);
      this.changed();
    };
  }

  /** The devices form a star: the one in the middle forwards what each of them sends. */
  #receive(from: RTCDataChannel, message: unknown): void {
    if (!isEncrypted(message) || !this.#forwarded.add(message)) return;
    for (const channel of this.#channels) if (channel !== from) post(channel, message);
    this.#log.receive(message);
  }
}

function post(channel: RTCDataChannel, message: string): void {
  if (channel.readyState === 'open' && channel.bufferedAmount < MAX_BUFFERED_BYTES) channel.send(message);
}

/** Returns the code of the local description, with all addresses that were found in time. */
async function describeConnection(connection: RTCPeerConnection, offer: string): Promise<string | null> {
  await connection.setLocalDescription();
  await new Promise<void>((resolve) => {
    const check = (): void => (connection.iceGatheringState === 'complete' ? resolve() : undefined);
    connection.addEventListener('icegatheringstatechange', check);
    setTimeout(resolve, GATHERING_MS);
    check();
  });
  return formatCode(connection.localDescription?.sdp ?? '', offer);
}
