/**
 * What the page and its frame (web/wire) say to each other. They may come from different releases, so the first word of
 * both is a number; each reads what comes as if from a stranger. Raise the number with any change.
 */

import { LONGEST_SEALED } from './seal';

export const WIRE = 1;
/** Relays know a message by this kind: passed on and not stored (NIP-01). */
export const KIND = 25117;

/** The page's first word comes with a port; all that follows goes through it. */
export interface FirstWord {
  wire: number;
  topic: string;
}

/** A sealed message to send; the sender whose message could be opened; a prompt to look after the sockets;
 *  milliseconds that the device's clock lacks. */
export type FromPage = { send: string } | { trust: string } | { wake: true } | { clock: number };

/** The frame's number; how it fares; a sealed message and the key of its sender; relays find fault with the clock. */
export type FromFrame = { wire: number } | { health: FrameHealth } | { said: string; by: string } | { clock: true };

export interface FrameHealth {
  open: number;
  of: number;
  trouble?: 'offline' | 'refused' | 'blocked' | 'clock';
}

const TROUBLES = ['offline', 'refused', 'blocked', 'clock'];
const A_DAY = 86_400_000;

export function asFirstWord(data: unknown): FirstWord | null {
  const { wire, topic } = record(data);
  return typeof wire === 'number' && typeof topic === 'string' && /^[0-9a-f]{32}$/.test(topic) ? { wire, topic } : null;
}

export function asFromPage(data: unknown): FromPage | null {
  const { send, trust, wake, clock } = record(data);
  if (isSealed(send)) return { send };
  if (isKey(trust)) return { trust };
  if (wake === true) return { wake };
  if (typeof clock === 'number' && Math.abs(clock) < 36_500 * A_DAY) return { clock };
  return null;
}

export function asFromFrame(data: unknown): FromFrame | null {
  const { wire, health, said, by, clock } = record(data);
  if (typeof wire === 'number') return { wire };
  if (isSealed(said) && isKey(by)) return { said, by };
  if (clock === true) return { clock };
  const fares = asHealth(health);
  return fares && { health: fares };
}

export function isSealed(given: unknown): given is string {
  return typeof given === 'string' && given.length <= LONGEST_SEALED && /^[\w-]{24,}$/.test(given);
}

export function isKey(given: unknown): given is string {
  return typeof given === 'string' && /^[0-9a-f]{64}$/.test(given);
}

function asHealth(data: unknown): FrameHealth | null {
  const { open, of, trouble } = record(data);
  if (!isCount(open) || !isCount(of)) return null;
  if (trouble === undefined) return { open, of };
  return typeof trouble === 'string' && TROUBLES.includes(trouble)
    ? { open, of, trouble: trouble as NonNullable<FrameHealth['trouble']> }
    : null;
}

function isCount(given: unknown): given is number {
  return Number.isInteger(given) && Number(given) >= 0 && Number(given) < 100;
}

function record(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}
