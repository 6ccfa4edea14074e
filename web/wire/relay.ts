/** The connection to one relay: reconnects with growing pauses and checks that a silent relay still responds. */

import { TokenBucket } from '../src/core/network/token-bucket';
import { MAX_ENCRYPTED_FEED_LENGTH, MESSAGE_KIND, FEED_KIND, type RelayHealth } from '../src/core/network/relay-frame-messages';
import type { LogMarks } from './event';
import { openSocket, parseMessage } from './socket';

const CONNECT_TIMEOUT_MS = 15_000;
const RESPONSE_TIMEOUT_MS = 5000;
/** A relay that has sent nothing for so long gets a request to which it must respond. */
const SILENCE_MS = 30_000;
/** A connection that has worked for so long is reconnected at once when it is lost. */
const STEADY_AFTER_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
/** The subscription to new messages. */
const MESSAGES = 'table';
/** The request for stored feeds, which also brings those that are stored later until it is closed, and how many of them are read: more than the devices of any log. */
const FEEDS = 'feeds';
const MAX_FEEDS = 500;
/** Length of a socket's message: the longest event and its envelope. */
const MAX_MESSAGE_LENGTH = MAX_ENCRYPTED_FEED_LENGTH + 1000;
/** A relay that limits our rate gets no messages for so long, and for twice as long each time. */
const FIRST_BACKOFF_MS = 2000;
const LONGEST_BACKOFF_MS = 120_000;
/** Reasons by which relays refuse an event for its date. */
const DATE_REFUSAL = /created_at|timestamp|too (old|late|early|far|new)|expired|future|clock/i;

export interface RelayListeners {
  /** An event has arrived. Those dated before `since`, in milliseconds, are old: some relays store messages for a while. */
  onEvent(relay: Relay, event: unknown, since: number): void;
  /** The relay accepts events again: its socket is open, or its back-off is over. */
  onOpen(relay: Relay): void;
  /** The state of a relay has changed. */
  onChange(): void;
  /** The relay has accepted an event. */
  onAccepted(relay: Relay, id: string): void;
  /** The relay has refused a message for its date. */
  onWrongDate(): void;
  /** Whether this is the event of this device's feed. */
  isFeed(id: string): boolean;
  /** Fulfilled when all events so far have been checked. */
  pendingChecks(): Promise<unknown>;
}

export class Relay {
  /** Whether the relay has answered the subscription to messages. */
  ready = false;
  /** Why the relay forwards nothing for us, though it can be reached. */
  refusal: 'refused' | 'limited' | 'clock' | undefined;
  /** Number of failed connections in a row. */
  failures = 0;
  /** Whether the relay stores feeds; null until it has answered one. */
  stores: boolean | null = null;
  /** Whether the relay has returned all stored feeds. */
  read = false;
  #socket: WebSocket | undefined;
  /** The timer of the present wait: to connect, for an answer, during silence, or until a reconnection. */
  #timer = 0;
  #readySince = 0;
  /** The date of the subscription. */
  #subscribedAt = 0;
  /** The timer of a back-off; 0 if there is none. */
  #backoffTimer = 0;
  #backoffs = 0;
  /** Limits the messages that are read at all, far above what a log needs: reading those of outsiders costs little. */
  #readLimit = new TokenBucket(3000, 6000);

  constructor(
    readonly url: string,
    private readonly marks: LogMarks,
    private readonly listeners: RelayListeners,
  ) {
    this.#connect();
  }

  get state(): RelayHealth['state'] {
    if (this.refusal) return 'refused';
    if (this.ready) return 'open';
    return this.failures ? 'closed' : 'connecting';
  }

  /** Sends an event, unless the relay limits our rate. */
  publish(event: unknown): void {
    if (!this.#backoffTimer) this.#send(['EVENT', event]);
  }

  #send(message: unknown[]): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Check the connection: after sleep a socket may look open and be dead, and a pause may end when there is a network again. */
  wake(): void {
    this.failures = Math.min(this.failures, 2);
    if (!this.#socket) this.#connect();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#subscribe();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#backoffTimer);
    this.#backoffTimer = 0;
    const socket = this.#socket;
    this.#socket = undefined; // before it closes, so that `onclose` does not reconnect
    socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = openSocket(this.url);
    this.#socket = socket;
    if (!socket) return this.#scheduleReconnect();
    this.#timer = self.setTimeout(() => this.#disconnect(socket), CONNECT_TIMEOUT_MS);
    socket.onopen = () => {
      this.#subscribedAt = Date.now();
      this.#subscribe();
      this.listeners.onOpen(this); // messages are sent after the subscriptions, without waiting for the responses
    };
    socket.onmessage = ({ data }) => socket === this.#socket && this.#receive(data);
    socket.onclose = () => this.#disconnect(socket);
  }

  /** Stored feeds are requested before messages. */
  #subscribe(): void {
    this.#send(['REQ', FEEDS, { kinds: [FEED_KIND], authors: [this.marks.author], limit: MAX_FEEDS }]);
    this.#subscribeToMessages();
  }

  #finishReading(): void {
    if (!this.marks.live) this.#send(['CLOSE', FEEDS]);
    void this.listeners.pendingChecks().then(() => {
      this.read = true;
      this.listeners.onChange();
    });
  }

  /** Subscribes to messages, which every relay answers. A second subscription replaces the first. */
  #subscribeToMessages(): void {
    this.#send(['REQ', MESSAGES, { kinds: [MESSAGE_KIND], '#x': [this.marks.topic], limit: 1 }]);
    const socket = this.#socket;
    clearTimeout(this.#timer);
    this.#timer = self.setTimeout(() => socket && this.#disconnect(socket), RESPONSE_TIMEOUT_MS);
  }

  #receive(data: unknown): void {
    this.#restartSilenceTimer();
    if (typeof data !== 'string' || data.length > MAX_MESSAGE_LENGTH || !this.#readLimit.take()) return;
    const [type, name, value, reason] = parseMessage(data);
    if (type === 'EVENT' && name === FEEDS) this.listeners.onEvent(this, value, 0);
    else if (type === 'EVENT' && name === MESSAGES) this.listeners.onEvent(this, value, this.ready ? 0 : this.#subscribedAt);
    else if (type === 'EOSE' && name === MESSAGES) this.#markReady();
    else if (type === 'EOSE' && name === FEEDS) this.#finishReading();
    else if (type === 'OK') this.#handleResult(String(name), value === true, String(reason));
    else if (type === 'CLOSED' && name === MESSAGES) this.#handleClosedSubscription();
  }

  /** Any message shows that the relay is connected. */
  #restartSilenceTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = self.setTimeout(() => this.#subscribeToMessages(), SILENCE_MS);
  }

  #markReady(): void {
    if (this.ready) return;
    this.ready = true;
    this.refusal = undefined;
    this.#readySince = performance.now();
    this.listeners.onChange();
  }

  /** Handles the relay's response to an event: accepted, or refused for a reason. */
  #handleResult(id: string, accepted: boolean, reason: string): void {
    const before = this.refusal;
    if (accepted || reason.startsWith('duplicate:')) this.#markAccepted(id);
    else if (reason.startsWith('rate-limited:')) this.#backOff();
    else if (DATE_REFUSAL.test(reason)) this.refusal = 'clock';
    else if (this.listeners.isFeed(id)) this.#refuseToStore();
    else this.refusal = 'refused';
    if (this.refusal !== before) this.listeners.onChange();
    if (this.refusal === 'clock') this.listeners.onWrongDate();
  }

  /** A relay that refuses to store feeds may still forward messages. */
  #refuseToStore(): void {
    this.stores = false;
    this.listeners.onChange();
  }

  #markAccepted(id: string): void {
    if (this.listeners.isFeed(id)) this.stores = true;
    this.refusal = undefined;
    if (!this.#backoffTimer) this.#backoffs = 0;
    this.listeners.onAccepted(this, id);
  }

  /** Stops sending for a while; then sends the recent messages again. */
  #backOff(): void {
    this.refusal = 'limited';
    if (this.#backoffTimer) return;
    const pause = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** this.#backoffs);
    this.#backoffs += 1;
    this.#backoffTimer = self.setTimeout(() => {
      this.#backoffTimer = 0;
      this.listeners.onOpen(this);
      this.listeners.onChange();
    }, pause);
  }

  /** The relay has closed the subscription: reconnect later. */
  #handleClosedSubscription(): void {
    this.refusal = 'refused';
    if (this.#socket) this.#disconnect(this.#socket);
  }

  #disconnect(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.close();
    if (this.ready && performance.now() - this.#readySince > STEADY_AFTER_MS) this.failures = 0;
    this.ready = this.read = false;
    this.#scheduleReconnect();
    this.listeners.onChange();
  }

  #scheduleReconnect(): void {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(this.failures, 10));
    this.failures += 1;
    this.#timer = self.setTimeout(() => this.#connect(), pause * (0.5 + Math.random())); // not all devices at once
  }
}
