/** Adler-32, the checksum of zlib, of bytes that come one after the other. */

const MODULUS = 65521;
/** So many bytes can be added up before the sums must be brought down. */
const LONGEST = 3800;

export class Adler {
  private low = 1;
  private high = 0;

  add(bytes: Uint8Array): this {
    for (let from = 0; from < bytes.length; from += LONGEST) {
      const end = Math.min(from + LONGEST, bytes.length);
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
