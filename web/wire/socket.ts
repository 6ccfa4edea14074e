/** What every socket to a relay needs: a call that never throws, and messages read as if from a stranger. */

export function openSocket(url: string): WebSocket | undefined {
  try {
    return new WebSocket(url);
  } catch {
    return undefined; // an unencrypted one, from an encrypted page
  }
}

export function parseMessage(data: string): unknown[] {
  try {
    const found: unknown = JSON.parse(data);
    return Array.isArray(found) ? (found as unknown[]) : [];
  } catch {
    return [];
  }
}
