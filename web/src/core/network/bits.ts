/** Numbers of so many bits as letters and bytes: how codes are made short. */

/** Letters of ICE's user names and passwords (RFC 8839), six bits each. */
const ICE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Values of `from` bits as values of `to` bits; the last is filled up with zeros. */
function repack(values: readonly number[], from: number, to: number): number[] {
  const out: number[] = [];
  let buffer = 0;
  let bitCount = 0;
  for (const value of values) {
    buffer = (buffer << from) | value;
    bitCount += from;
    while (bitCount >= to) {
      bitCount -= to;
      out.push(buffer >> bitCount);
      buffer &= (1 << bitCount) - 1;
    }
  }
  if (bitCount) out.push(buffer << (to - bitCount));
  return out;
}

/** Null where a letter is not one of ICE's. */
export function packIceText(text: string): number[] | null {
  const values = [...text].map((letter) => ICE_ALPHABET.indexOf(letter));
  return values.includes(-1) ? null : repack(values, 6, 8);
}

export function unpackIceText(bytes: readonly number[], letters: number): string {
  return repack(bytes, 8, 6)
    .slice(0, letters)
    .map((value) => ICE_ALPHABET[value])
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
