/** Random names: of deals, and of games in storage. */

/** Eight letters that are hard to misread; the deal is all in them. */
export function randomSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => letters[byte % letters.length]).join('');
}

export function newId(): string {
  return `${Date.now().toString(36)}-${randomSeed()}`;
}
