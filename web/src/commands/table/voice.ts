/** How a device speaks at its table: numbered, signed, and of this table alone. */

import { parsed } from '../../state/parse';
import { type Letter, parseSaid, type Said } from '../../state/table/said';
import { type Identity, isSigned } from './identity';

export class Voice {
  private closed = false;

  /** `nr` is higher than that of any letter before the page was loaded. */
  constructor(
    private readonly secret: string,
    private readonly identity: Identity,
    private nr: number,
    private readonly send: (data: unknown) => void,
  ) {}

  get isClosed(): boolean {
    return this.closed;
  }

  async say(said: Said): Promise<void> {
    if (!this.closed) this.send(await this.letter(said));
  }

  async letter(said: Said): Promise<Letter> {
    const nr = ++this.nr;
    const text = JSON.stringify(said);
    return { key: this.identity.key, nr, text, signature: await this.identity.sign(this.sealed(nr, text)) };
  }

  close(): void {
    this.closed = true;
  }

  /** What a letter says; null if that is nothing, or the letter is not of the device it names. */
  async read({ key, nr, text, signature }: Letter): Promise<Said | null> {
    const said = parsed(parseSaid, text);
    return said && (await isSigned(key, this.sealed(nr, text), signature)) ? said : null;
  }

  /** What is signed: of this table alone, and in this order. */
  private sealed(nr: number, text: string): string {
    return `mapwright ${this.secret} ${nr} ${text}`;
  }
}
