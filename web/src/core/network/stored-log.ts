/** What relays have stored of a log: its keys, and how it is read and erased without opening the log. */

import { Serial } from '../browser/serial';
import { storedValue } from '../browser/local-storage';
import { randomHex } from './bytes';
import { createLogCipher, deviceKey, type LogCipher } from './log-cipher';
import { readableEntries } from './log-message';
import { RelayFrame } from './relay-frame';
import type { FrameKeys, FrameMessage, RelayHealth } from './relay-frame-messages';

/** A line of a log. Equal lines are the same entry. */
export type Entry = string;

export interface LogStatus {
  relays: readonly Pick<RelayHealth, 'url' | 'state' | 'stores'>[];
  /** Whether the entries at a relay were read, or none can be reached. */
  isRead: boolean;
  /** Number of entries of this device that no relay has stored yet. */
  unsent: number;
}

/** How long stored texts are awaited: of the first relay, and of the others after that. */
export const READ_MS = 8000;
export const READ_MORE_MS = 2500;
/** Relays delete stored texts after four weeks, so an older one is stored again. */
export const STORE_AGAIN_S = 7 * 86_400;
/** How long a relay may take to replace a stored text by an empty one. */
const ERASE_MS = 5000;
/** A frame that closes sends what it was given just before. */
export const CLOSING_MS = 1500;

const deviceSecret = /* @__PURE__ */ storedValue<{ secret: string }>(
  'device',
  () => ({ secret: '' }),
  ({ secret }) => (typeof secret === 'string' && /^[0-9a-f]{64}$/.test(secret) ? { secret } : null),
);

/** Returns the secret of this device. It is a new one after everything was deleted, and at each visit if storage is refused. */
function readDeviceSecret(): string {
  const stored = deviceSecret.read().secret;
  if (stored) return stored;
  const secret = randomHex(32);
  deviceSecret.write({ secret });
  return deviceSecret.read().secret || secret;
}

/** Returns the milliseconds to add to this device's clock, by the date of the site's own server; 0 if the server sends no date. */
export async function clockOffset(): Promise<number> {
  const requestedAt = Date.now();
  const response = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  const serverTime = Date.parse(response?.headers.get('Date') ?? '');
  // The date is in whole seconds, and is that of a moment between the request and now.
  return Number.isNaN(serverTime) ? 0 : serverTime + 500 - (requestedAt + Date.now()) / 2;
}

interface LogKeys {
  cipher: LogCipher;
  frameKeys: FrameKeys;
}

export async function deriveKeys(secret: Uint8Array, context: string): Promise<LogKeys> {
  const deviceSecret = readDeviceSecret();
  const cipher = await createLogCipher(secret, context);
  const { topic, author, tag } = cipher;
  return { cipher, frameKeys: { topic, author, tag, key: await deviceKey(deviceSecret, topic) } };
}

/** Returns a function that reports the status of a log, unless it is the same as before. */
export function statusReporter(
  onStatus: (status: LogStatus) => void,
): (relays: readonly RelayHealth[], isRead: boolean, unsent: number) => void {
  let last = '';
  return (relays, isRead, unsent) => {
    const status: LogStatus = {
      relays: relays.map(({ url, state, stores }) => ({ url, state, stores })),
      isRead: isRead || relays.some(({ read }) => read),
      unsent,
    };
    const text = JSON.stringify(status);
    if (text === last) return;
    last = text;
    onStatus(status);
  };
}

/** Whether the relay has returned all stored feeds, or cannot. */
export function isFinished({ read, state }: RelayHealth): boolean {
  return read || state === 'closed' || state === 'refused';
}

type MessageHandler<Result> = (message: FrameMessage, frame: RelayFrame, resolve: (result: Result) => void) => void;

/** Opens the frame of a log until the handler of its messages has a result. Returns the default if there is none in time. */
async function withFrame<Result>(keys: FrameKeys, ms: number, defaultResult: Result, handle: MessageHandler<Result>): Promise<Result> {
  let close = (): void => undefined;
  const result = await new Promise<Result>((resolve) => {
    const onLost = (): void => resolve(defaultResult);
    const frame: RelayFrame = new RelayFrame(keys, { onMessage: (message) => handle(message, frame, resolve), onLost });
    setTimeout(onLost, ms);
    close = () => frame.close();
  });
  setTimeout(close, CLOSING_MS); // a request to delete follows
  return result;
}

/** Reads stored logs one after the other, so that a page has few connections at once. */
const reading = new Serial();

/** Returns the entries that the relays have stored, without opening the log. */
export function readStoredLog(secret: Uint8Array, context: string): Promise<readonly Entry[]> {
  return reading.run(async () => {
    const { cipher, frameKeys } = await deriveKeys(secret, context);
    const entries = new Set<Entry>();
    const queue = new Serial();
    await withFrame<void>(frameKeys, READ_MS, undefined, (message, _, resolve) => {
      const handle = async (): Promise<void> => {
        if ('stored' in message) for (const entry of readableEntries(await cipher.decryptLines(message.stored))) entries.add(entry);
        if (!('health' in message)) return;
        const { relays } = message.health;
        if (relays.every(isFinished)) resolve();
        else if (relays.some(({ read }) => read)) setTimeout(resolve, READ_MORE_MS);
      };
      void queue.run(handle);
    });
    return [...entries];
  });
}

/** Replaces what this device has stored of a log by an empty text. Returns whether a relay has confirmed it. */
export async function eraseStoredLog(secret: Uint8Array, context: string): Promise<boolean> {
  const { cipher, frameKeys } = await deriveKeys(secret, context);
  const erase = await cipher.encryptLines([]);
  let isSent = false;
  return withFrame(frameKeys, ERASE_MS, false, (message, frame, resolve) => {
    if (!('health' in message)) return;
    const { relays, version } = message.health;
    if (!isSent && relays.every(isFinished)) {
      isSent = true;
      frame.post({ erase });
    } else if (version && relays.every(({ saved, state }) => saved || state !== 'open')) resolve(relays.some(({ saved }) => saved));
  });
}
