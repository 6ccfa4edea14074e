/** The map of the game that waits, small and in localStorage: home shows it before any database is open. */

export interface Last {
  /** A data URL; null when games were played and none waits. */
  picture: string | null;
  note: string;
  language: string;
}

const KEY = 'mapwright:last';
const LONGEST = 60_000;

export function lastGame(): Last | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof found !== 'object' || found === null) return null;
    const { picture, note, language } = found as Record<string, unknown>;
    if (typeof note !== 'string' || typeof language !== 'string') return null;
    const safe = typeof picture === 'string' && picture.startsWith('data:image/') && picture.length < LONGEST;
    return { picture: safe ? picture : null, note, language };
  } catch {
    return null;
  }
}

export function keepLast(last: Last | null): void {
  try {
    if (last) localStorage.setItem(KEY, JSON.stringify(last));
    else localStorage.removeItem(KEY);
  } catch {
    // Refused storage: home starts without a picture.
  }
}
