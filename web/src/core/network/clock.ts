/** How wrong this device's clock is, by the server that we came from. */

const SECOND = 1000;

/** Milliseconds to add to this device's clock: none where the server does not tell. */
export async function clockOffset(): Promise<number> {
  const requestedAt = Date.now();
  try {
    const { headers } = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' });
    const serverTime = Date.parse(headers.get('Date') ?? '');
    // The answer is in whole seconds, and was given between the question and now.
    return Number.isNaN(serverTime) ? 0 : serverTime + SECOND / 2 - (requestedAt + Date.now()) / 2;
  } catch {
    return 0;
  }
}
