/** The checksum Adler-32 of zlib, of bytes that arrive in chunks. */

const MODULUS = 65521;
/** Bytes that can be added before the sums must be reduced, so that they stay exact. */
const MAX_CHUNK = 3800;

export class Adler {
  private low = 1;
  private high = 0;

  add(bytes: Uint8Array): this {
    for (let from = 0; from < bytes.length; from += MAX_CHUNK) {
      const end = Math.min(from + MAX_CHUNK, bytes.length);
      for (let i = from; i < end; i++) {
        this.low += bytes[i]!;
        this.high += this.low;
      }
      this.low %= MODULUS;
      this.high %= MODULUS;
    }
    return this;
  }

  get sum(): number {
    return this.high * 65536 + this.low;
  }
}
