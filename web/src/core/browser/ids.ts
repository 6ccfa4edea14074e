/** Random seeds, and ids of games. */

/** Returns a random seed of eight characters that are hard to misread. */
export function randomSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => letters[byte % letters.length]).join('');
}

export function newId(): string {
  return `${Date.now().toString(36)}-${randomSeed()}`;
}
