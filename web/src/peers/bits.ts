/** Numbers of so many bits as letters and bytes: how codes are made short. */

/** Letters of ICE's user names and passwords (RFC 8839), six bits each. */
const ICE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Values of `from` bits as values of `to` bits; the last is filled up with zeros. */
function repack(values: readonly number[], from: number, to: number): number[] {
  const out: number[] = [];
  let held = 0;
  let have = 0;
  for (const value of values) {
    held = (held << from) | value;
    have += from;
    while (have >= to) {
      have -= to;
      out.push(held >> have);
      held &= (1 << have) - 1;
    }
  }
  if (have) out.push(held << (to - have));
  return out;
}

/** Null where a letter is not one of ICE's. */
export function packLetters(text: string): number[] | null {
  const values = [...text].map((letter) => ICE.indexOf(letter));
  return values.includes(-1) ? null : repack(values, 6, 8);
}

export function unpackLetters(bytes: readonly number[], letters: number): string {
  return repack(bytes, 8, 6)
    .slice(0, letters)
    .map((value) => ICE[value])
    .join('');
}

/** How many bytes so many letters need. */
export function bytesFor(letters: number): number {
  return Math.ceil((letters * 6) / 8);
}

/** Two bytes by which a mistyped or cut-off code is known (Fletcher's sum). */
export function checksum(bytes: Iterable<number>): [number, number] {
  let first = 1;
  let second = 0;
  for (const byte of bytes) {
    first = (first + byte) % 251;
    second = (second + first) % 251;
  }
  return [first, second];
}
