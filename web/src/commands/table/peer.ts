/** One device at one table: it lays the table with the others, plays, hears what they say and sends them what they lack.
 *  It knows no page: engine, connection, storage and clock are given to it, so that several can sit in one process. */

import type { SavedTable } from '../../state/table/stored';
import type { Here, Lobby, Sign } from '../../state/table/said';
import type { Around, Versions } from './around';
import type { Feeds } from './feeds';
import { Game } from './game';
import { Hearing } from './hearing';
import type { Identity } from './identity';
import { Laying } from './laying';
import { Member } from './member';
import type { Others } from './others';
import { Posting } from './posting';

export class Peer {
  readonly game: Game;
  readonly laying: Laying;
  private readonly member: Member;
  private readonly hearing: Hearing;
  private readonly posting: Posting;

  constructor(
    readonly kept: SavedTable,
    readonly identity: Identity,
    versions: Versions,
    private readonly around: Around,
  ) {
    this.member = new Member(kept, identity, versions, around);
    this.game = new Game(this.member);
    this.laying = new Laying(this.member, this.game);
    this.hearing = new Hearing(this.member, this.laying, this.game);
    this.posting = new Posting(this.member);
  }

  get others(): Others {
    return this.member.others;
  }

  get feeds(): Feeds | null {
    return this.member.feeds;
  }

  get lobby(): Lobby | null {
    return this.member.lobby;
  }

  get ready(): boolean {
    return this.member.ready;
  }

  get trouble(): string {
    return this.member.trouble;
  }

  here(): Here {
    return this.member.here();
  }

  people(): number[] {
    return this.member.people();
  }

  /** Opens what was stored, or waits until it hears of the table. */
  async open(): Promise<void> {
    const { member } = this;
    const { setup, seats, terms, opener } = this.kept;
    if (setup) member.lobby = { is: 'lobby', version: opener ? this.around.now() : 0, setup, seats, terms };
    if (opener) this.kept.host = this.identity.key;
    if (terms) await member.turns.run(() => this.game.begin(terms));
    else if (opener) await this.layFirst();
    await member.sayHere();
  }

  /** It is stored even if nothing at it changes: others may hold on to it already. */
  private async layFirst(): Promise<void> {
    await this.member.store();
    this.laying.lay((before) => before);
  }

  /** Says that it is here, as on a new connection. */
  async greet(): Promise<void> {
    await this.member.sayHere();
  }

  /** What a device stored at a relay, perhaps this one. */
  hearStored(data: unknown): void {
    this.hearing.hearStored(data);
  }

  /** Stores the feed of this device at once, because the page may be closed. */
  post(): Promise<void> {
    return this.posting.now();
  }

  /** All that others need has been given to the relays. */
  get isPosted(): boolean {
    return this.posting.isDone;
  }

  async close(): Promise<void> {
    await this.posting.now();
    await this.member.voice.say({ is: 'bye' });
    this.member.voice.close();
  }

  /** Called about once a second. */
  async tick(): Promise<void> {
    if (this.others.noteSilence()) this.around.changed();
    this.laying.rearrange();
    if (this.around.now() >= this.member.beat) await this.member.sayHere();
    await this.posting.tick();
  }

  /** Whatever came over the connection; `from` is a name that the sender gave itself. */
  hear(data: unknown, from: string): void {
    this.hearing.hear(data, from);
  }

  async makeSign(sign: Sign): Promise<void> {
    await this.member.voice.say({ is: 'sign', sign });
  }

  /** Another table was opened here. Anyone who stays at this one, or comes back to it, is informed. */
  async moveOn(secret: string): Promise<void> {
    this.member.next = secret;
    await this.member.sayHere();
  }

  /** When all that came so far is done. */
  settled(): Promise<void> {
    return this.member.turns.settled();
  }
}
