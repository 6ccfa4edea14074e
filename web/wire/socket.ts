/** Opens sockets to relays and parses their messages, without ever throwing. */

export function openSocket(url: string): WebSocket | undefined {
  try {
    return new WebSocket(url);
  } catch {
    return undefined; // browsers refuse an unencrypted socket from an encrypted page
  }
}

export function parseMessage(data: string): unknown[] {
  try {
    const message: unknown = JSON.parse(data);
    return Array.isArray(message) ? (message as unknown[]) : [];
  } catch {
    return [];
  }
}
