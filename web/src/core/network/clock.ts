/** The error of this device's clock, by the date of the site's own server. */

const SECOND = 1000;

/** Return the milliseconds to add to this device's clock; 0 if the server sends no date. */
export async function clockOffset(): Promise<number> {
  const requestedAt = Date.now();
  try {
    const { headers } = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' });
    const serverTime = Date.parse(headers.get('Date') ?? '');
    // The date is in whole seconds, and is that of a moment between the request and now.
    return Number.isNaN(serverTime) ? 0 : serverTime + SECOND / 2 - (requestedAt + Date.now()) / 2;
  } catch {
    return 0;
  }
}
