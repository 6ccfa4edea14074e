/** One device at one table: hears the others, tells them what they lack, and goes on with the game as far as all feeds reach.
 *  It knows no page: engine, line, storage and clock are given to it, so that several can sit in one process. */

import type {
  Event,
  Refusal,
  TableAnswer,
  TableJudgeAnswer,
  TableMissingAnswer,
  TableTermsAnswer,
  View,
} from '../../contract/generated/messages';
import { Bucket } from '../../peers/bucket';
import { parsed } from '../../state/parse';
import type { KeptTable } from '../../state/table/kept';
import {
  type Here,
  type Letter,
  type Lobby,
  type LobbySeat,
  type Person,
  parseLetter,
  parseSaid,
  type Said,
  type Sign,
} from '../../state/table/said';
import { homeOf, keyOf, peopleAt, readTerms, seatsAt } from '../../state/table/terms';
import { type Ask, Feeds, type Signed } from './feeds';
import { type Identity, isSigned, newName, newNonce } from './identity';
import { arranged, type Guest, isOfAge, mayBegin, setupFor, termsSeats } from './seats';

/** What a peer is given. */
export interface Around {
  ask: Ask;
  send(data: unknown): void;
  /** Resolves when it is on the disk: nothing is sent before. */
  keep(table: KeptTable): Promise<void>;
  now(): number;
  /** A number below 1. */
  random(): number;
  later(work: () => void, ms: number): void;
  /** Something is not as it was. */
  changed(): void;
  /** The game at one's place has gone on. */
  arrived(view: View, events: readonly Event[]): void;
  signed(key: string, sign: Sign): void;
}

export interface Other extends Guest {
  /** The number of the last letter, so that an older one does not count. */
  nr: number;
  heard: number;
  /** The first card after which their game is not ours. */
  desync: number | null;
  /** When they last made a sign. */
  sign: number;
}

/** Milliseconds between two signs of life, and without any until somebody counts as lost. */
export const BEAT = 5000;
export const SILENCE = 17_000;
/** Before the table begins a seat is free again after so long. */
export const FORGOTTEN = 60_000;
const MOST_OTHERS = 24;
const MOST_QUEUED = 300;
/** Milliseconds in which what was on the line is not sent once more. */
const RECENT = 2500;
const SIGN_PAUSE = 1000;
/** Letters of one sender: so many at once, and so many a second. */
const BURST = 80;
const RATE = 20;

export class Peer {
  readonly others = new Map<string, Other>();
  feeds: Feeds | null = null;
  lobby: Lobby | null = null;
  ready = false;
  want = -1;
  /** Why this device cannot take part. */
  trouble = '';
  /** A seat of this device sits at its place. */
  private seated = false;
  private closed = false;
  /** The seats of this device were given away: saying that it is here would bring them back. */
  private leaving = false;
  private nr: number;
  private said = 0;
  private passed: Letter | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private queued = 0;
  private readonly recent = new Map<string, number>();
  private readonly buckets = new Map<string, Bucket>();
  private readonly soon = new Set<string>();
  private readonly told = new Set<string>();

  constructor(
    readonly kept: KeptTable,
    readonly identity: Identity,
    private readonly versions: { protocol: number; rules: number },
    private readonly around: Around,
  ) {
    this.nr = around.now() * 1000;
  }

  /** Opens what was kept, or waits to be told of the table. */
  async open(): Promise<void> {
    const { setup, seats, terms, opener } = this.kept;
    if (setup) this.lobby = { is: 'lobby', version: opener ? this.around.now() : 0, setup, seats, terms };
    if (opener) this.kept.host = this.identity.key;
    if (terms) await this.inTurn(() => this.begin(terms));
    else if (opener) this.lay((before) => before);
    await this.sayHere();
  }

  async close(): Promise<void> {
    await this.say({ is: 'bye' });
    this.closed = true;
  }

  /** Called about once a second. */
  async tick(): Promise<void> {
    const now = this.around.now();
    for (const other of this.others.values()) {
      const gone = now - other.heard > SILENCE;
      if (gone === other.gone) continue;
      other.gone = gone;
      this.around.changed();
    }
    if (this.kept.opener && !this.kept.terms) this.rearrange();
    if (now - this.said >= BEAT) await this.sayHere();
  }

  /* ---------- before the table begins ---------- */

  /** The opener changes the lobby. */
  lay(change: (seats: readonly LobbySeat[]) => readonly LobbySeat[], setup = this.lobby?.setup): void {
    if (!this.kept.opener || !setup || this.feeds) return;
    const seats = arranged(change(this.lobby?.seats ?? []), this.own(), this.guests());
    const now = { setup, seats };
    if (this.lobby && JSON.stringify(now) === JSON.stringify({ setup: this.lobby.setup, seats: this.lobby.seats })) return;
    this.lobby = { is: 'lobby', version: Math.max(this.around.now(), (this.lobby?.version ?? 0) + 1), ...now, terms: '' };
    Object.assign(this.kept, now);
    void this.store();
    this.around.changed();
    this.shortly('lobby', () => this.sayLobby(), 60);
  }

  private rearrange(): void {
    const forgotten = (other: Other): boolean => this.around.now() - other.heard > FORGOTTEN;
    for (const [key, other] of this.others) if (forgotten(other)) this.others.delete(key);
    this.lay((seats) => seats);
  }

  /** Who is at this device; nobody to look on. */
  async come(people: Person[], want = this.want): Promise<void> {
    if (this.feeds) return;
    this.kept.people = people;
    this.want = want;
    await this.store();
    this.rearrangeOwn();
    await this.sayHere();
  }

  private rearrangeOwn(): void {
    if (this.kept.opener) this.rearrange();
    else this.around.changed();
  }

  async beReady(ready: boolean): Promise<void> {
    this.ready = ready;
    this.around.changed();
    await this.sayHere();
    await this.inTurn(() => this.consider());
  }

  canBegin(): boolean {
    return this.kept.opener && !this.feeds && this.lobby !== null && mayBegin(this.lobby.seats, this.own(), this.guests());
  }

  /** The opener's word: these are the terms. */
  start(): Promise<void> {
    return this.inTurn(async () => {
      const { lobby } = this;
      if (!lobby || !this.canBegin()) return;
      const terms = await this.termsOf(lobby, newName());
      if (!terms) return;
      this.lobby = { ...lobby, version: lobby.version + 1, terms };
      await this.begin(terms);
      await this.sayLobby();
    });
  }

  /** As long as no card is dealt, a table can be laid anew: somebody may never have revealed. */
  async layAnew(): Promise<void> {
    if (!this.kept.opener || !this.lobby || (this.feeds?.view && this.feeds.view.record)) return;
    this.feeds = null;
    Object.assign(this.kept, { terms: '', nonces: {}, entries: [], wrote: 0, stage: 'lobby' });
    this.lobby = { ...this.lobby, version: this.lobby.version + 1, terms: '' };
    await this.store();
    this.around.changed();
    await this.sayLobby();
  }

  private async termsOf({ setup, seats }: Lobby, name: string): Promise<string> {
    const message = { do: 'table-terms', name, setup: setupFor(setup, seats), seats: termsSeats(seats) } as const;
    const answer = await this.around.ask<TableTermsAnswer>(message);
    if (!answer.ok) return this.fail(answer);
    return answer.terms;
  }

  private fail({ error }: Refusal): '' {
    this.trouble = error.code;
    this.around.changed();
    return '';
  }

  /** The opener has told the terms: they are agreed on if they say no more than the lobby did, which was seen here. */
  private async consider(): Promise<void> {
    const { lobby } = this;
    if (!lobby?.terms || this.feeds || this.kept.opener) return;
    const seated = lobby.seats.some(({ key, bot }) => !bot && key === this.identity.key);
    if (seated && !this.ready) return;
    const terms = await this.termsOf(lobby, readTerms(lobby.terms).name);
    if (terms && terms !== lobby.terms) this.trouble = 'terms';
    if (terms === lobby.terms) await this.begin(terms);
    this.around.changed();
  }

  /* ---------- the game ---------- */

  private async begin(text: string): Promise<void> {
    const terms = readTerms(text);
    const home = homeOf(terms, this.identity.key);
    const feeds = new Feeds(terms, home, this.identity, this.around.ask);
    const answer = await feeds.open(this.kept.entries);
    if (!answer.ok) {
      this.fail(answer);
      return;
    }
    const nonces = Object.fromEntries(seatsAt(terms, home).map((seat) => [seat, this.kept.nonces[seat] ?? newNonce()]));
    this.feeds = feeds;
    Object.assign(this.kept, { terms: text, nonces, stage: 'play' });
    await this.store();
    await this.absorb(answer);
    await this.speakUp();
  }

  /** Commits and reveals, when it is time. */
  private async speakUp(): Promise<void> {
    const { feeds } = this;
    if (!feeds?.view || feeds.home < 0 || !this.isWhole()) return;
    for (const [stage, said] of [
      ['commit', 0],
      ['reveal', 1],
    ] as const) {
      for (const seat of seatsAt(feeds.terms, feeds.home)) {
        if (feeds.view.stage !== stage || feeds.view.have[seat]?.[1] !== said) continue;
        const message = { do: `table-${stage}`, seat, nonce: this.kept.nonces[seat] ?? '' } as const;
        await this.absorb(await this.around.ask<TableAnswer>(message));
      }
    }
  }

  /** Whether all that this device ever wrote is here. If some of it was lost, others bring it: writing it anew would be a foul. */
  isWhole(): boolean {
    return this.writtenHere() >= this.kept.wrote;
  }

  private writtenHere(): number {
    const { feeds } = this;
    const mine = feeds ? seatsAt(feeds.terms, feeds.home) : [];
    return mine.reduce((sum, seat) => sum + (feeds?.view?.have[seat]?.[1] ?? 0), 0);
  }

  /** What came of a message: entries of this device are kept, then sent. */
  private async absorb(answer: TableAnswer | Refusal | null): Promise<void> {
    const { feeds } = this;
    if (!answer?.ok || !feeds) return;
    feeds.view = answer.table;
    const fresh = answer.written.length ? await feeds.signed(answer.written) : [];
    this.kept.entries = [...feeds.held];
    this.kept.wrote = Math.max(this.kept.wrote, this.writtenHere());
    this.kept.stage = answer.table.stage === 'over' ? 'over' : 'play';
    this.kept.myTurn = this.people().some((seat) => answer.table.free.includes(seat));
    await this.store();
    if (fresh.length) await this.sayEntries(answer.written);
    await this.tellFouls();
    this.around.changed();
    if (answer.view && this.seated) this.around.arrived(answer.view, answer.events ?? []);
  }

  /** The seats of the people at this device. */
  people(): number[] {
    return this.feeds ? peopleAt(this.feeds.terms, this.feeds.home) : [];
  }

  /** Somebody takes their place before the game. */
  sit(seat: number): Promise<View | null> {
    return this.inTurn(async () => {
      const answer = await this.around.ask<{ ok: true; view: View }>({ do: 'table-sit', seat });
      this.seated = answer.ok;
      return answer.ok ? answer.view : null;
    });
  }

  /** A new engine knows nothing of the table. */
  reopen(): Promise<void> {
    return this.inTurn(async () => {
      if (this.kept.terms) await this.begin(this.kept.terms);
    });
  }

  /** A season's tally has been read. */
  async sawTally(tallied: number): Promise<void> {
    this.kept.tallied = tallied;
    await this.store();
  }

  /** Something was inked at this device. */
  acted(): Promise<void> {
    return this.inTurn(async () => this.absorb(await this.around.ask<TableAnswer>({ do: 'table-state' })));
  }

  /** The bots of this device think a little; true if there is more to think about. */
  think(ms: number): Promise<boolean> {
    return this.inTurn(async () => {
      if (this.feeds?.view?.stage !== 'play' || !this.isWhole()) return false;
      const answer = await this.around.ask<TableAnswer>({ do: 'table-think', ms });
      if (answer.ok && (answer.written.length || answer.events?.length)) await this.absorb(answer);
      return answer.ok && answer.busy;
    });
  }

  /** The people at this device give a seat to another device, or agree to it. */
  give(seat: number, writer: number): Promise<void> {
    return this.inTurn(async () => {
      const own = this.people();
      this.leaving ||= own.includes(seat);
      const voices = own.includes(seat) || this.writer(seat) === this.feeds?.home ? own.slice(0, 1) : own;
      for (const by of own.includes(seat) ? [seat] : voices) {
        await this.absorb(await this.around.ask<TableAnswer>({ do: 'table-give', by, seat, writer }));
      }
    });
  }

  /** The home seat of the device that writes a seat now. */
  writer(seat: number): number {
    const { feeds } = this;
    return feeds?.view?.tenures[seat]?.at(-1)?.writer ?? feeds?.terms.seats[seat]?.writer ?? -1;
  }

  /** Whoever stood in for somebody gives the seat back when they are here again. */
  private async giveBack(key: string): Promise<void> {
    const { feeds } = this;
    if (feeds?.view?.stage !== 'play' || feeds.home < 0) return;
    for (const [seat, { writer }] of feeds.terms.seats.entries()) {
      if (writer === feeds.home || keyOf(feeds.terms, seat) !== key || this.writer(seat) !== feeds.home) continue;
      await this.absorb(await this.around.ask<TableAnswer>({ do: 'table-give', by: feeds.home, seat, writer }));
    }
  }

  /* ---------- hearing ---------- */

  /** Whatever came over the line. `from` is proof of nothing, but floods can be told apart by it. */
  hear(data: unknown, from: string): void {
    const letter = parsed(parseLetter, data);
    if (!letter || letter.key === this.identity.key || this.closed || this.isFlooding(from)) return;
    if (this.queued > MOST_QUEUED) return; // it is asked for again
    void this.inTurn(() => this.read(letter));
  }

  private isFlooding(from: string): boolean {
    if (this.buckets.size > 100) this.buckets.clear();
    const bucket = this.buckets.get(from) ?? new Bucket(RATE, BURST, () => this.around.now());
    this.buckets.set(from, bucket);
    return !bucket.take();
  }

  private async read(letter: Letter, second = false): Promise<void> {
    const said = parsed(parseSaid, letter.text);
    if (!said || !(await isSigned(letter.key, this.sealed(letter.nr, letter.text), letter.signature))) return;
    if (second) {
      if (said.is === 'lobby') await this.hearLobby(said, letter);
      return;
    }
    const other = this.otherOf(letter.key);
    if (!other) return;
    const isOld = letter.nr <= other.nr;
    if (isOld && said.is !== 'entries' && said.is !== 'foul') return;
    other.nr = Math.max(other.nr, letter.nr);
    other.heard = this.around.now();
    await this.obey(said, other, letter);
  }

  private otherOf(key: string): Other | null {
    const known = this.others.get(key);
    if (known || this.others.size >= MOST_OTHERS) return known ?? null;
    const here: Here = { is: 'here', protocol: 1, rules: 1, people: [], ready: false, want: -1, seen: 0, progress: null };
    const other: Other = { key, here: { ...here, ...this.versions }, gone: false, nr: -1, heard: 0, desync: null, sign: 0 };
    this.others.set(key, other);
    this.shortly('here', () => this.sayHere(), 100 + 300 * this.around.random()); // somebody new wants to know who is here
    return other;
  }

  private async obey(said: Said, other: Other, letter: Letter): Promise<void> {
    switch (said.is) {
      case 'here':
        return this.hearHere(said, other);
      case 'lobby':
        return this.hearLobby(said, letter);
      case 'bye':
        other.heard = this.around.now() - (this.kept.terms ? SILENCE : FORGOTTEN) - 1;
        other.gone = true;
        other.here = { ...other.here, ready: false };
        if (this.kept.opener && !this.kept.terms) this.rearrange();
        return this.around.changed();
      case 'entries':
        return this.hearEntries(said.table, said.entries);
      case 'foul':
        return this.hearFoul(said);
      case 'passed':
        return this.read(said.letter, true);
      case 'sign':
        if (this.around.now() - other.sign < SIGN_PAUSE) return;
        other.sign = this.around.now();
        return this.around.signed(other.key, said.sign);
    }
  }

  private async hearHere(said: Here, other: Other): Promise<void> {
    other.here = said;
    other.gone = false;
    this.around.changed();
    if (this.kept.opener && !this.kept.terms) this.rearrange();
    if (this.lobby && said.seen !== this.lobby.version) {
      const wait = this.kept.opener ? 50 : 1500 + 1500 * this.around.random();
      this.shortly('lobby', () => this.sayLobby(), wait);
    }
    const { progress } = said;
    if (!progress || !this.feeds || progress.table !== this.feeds.terms.name) return;
    const { they, we } = this.feeds.lacking(progress.have);
    await this.compare(other, progress.marks);
    if (they) this.shortly(`answer ${other.key}`, () => this.inTurn(() => this.answer(other)), 40 + 260 * this.around.random());
    if (we) this.shortly('here', () => this.sayHere(), 200 + 300 * this.around.random());
    else await this.giveBack(other.key);
  }

  /** Sends somebody what they lack, unless somebody else just did. */
  private async answer(other: Other): Promise<void> {
    const have = other.here.progress?.have ?? [];
    const answer = await this.around.ask<TableMissingAnswer>({ do: 'table-missing', have, marks: [] });
    if (!answer.ok) return;
    const now = this.around.now();
    await this.sayEntries(answer.entries.filter((entry) => now - (this.recent.get(entry) ?? -RECENT) >= RECENT));
  }

  /** Whether their game is ours, card by card. */
  private async compare(other: Other, marks: string[]): Promise<void> {
    const ours = this.feeds?.view?.marks ?? [];
    const shared = Math.min(ours.length, marks.length) - 1;
    if (shared < 0 || ours[shared] === marks[shared]) {
      other.desync = null; // each mark holds all before it
      return;
    }
    const answer = await this.around.ask<TableMissingAnswer>({ do: 'table-missing', have: this.feeds?.view?.have ?? [], marks });
    if (answer.ok) other.desync = answer.desync;
    this.around.changed();
  }

  /** The first who lays the table is its host; nobody else can be later. */
  private async hearLobby(said: Lobby, letter: Letter): Promise<void> {
    const { kept } = this;
    if (kept.opener || (kept.host && kept.host !== letter.key)) return;
    const before = this.lobby?.version ?? -1;
    if (said.version < before || (said.version === before && this.passed)) return;
    if (this.feeds && (said.terms === kept.terms || this.feeds.view?.record)) {
      this.passed = letter;
      this.lobby = { ...said, terms: kept.terms };
      return;
    }
    if (this.feeds) this.forget(); // laid anew before the first card
    kept.host = letter.key;
    this.passed = letter;
    const same = this.lobby !== null && JSON.stringify(this.lobby.setup) === JSON.stringify(said.setup);
    if (this.lobby && !same) this.ready = false; // what was agreed to is not what is laid now
    this.lobby = said;
    Object.assign(kept, { setup: said.setup, seats: said.seats });
    await this.store();
    this.around.changed();
    await this.consider();
  }

  private forget(): void {
    this.feeds = null;
    this.ready = false;
    Object.assign(this.kept, { terms: '', nonces: {}, entries: [], wrote: 0, stage: 'lobby' });
  }

  private async hearEntries(table: string, entries: readonly Signed[]): Promise<void> {
    const { feeds } = this;
    if (!feeds || table !== feeds.terms.name) return;
    this.remember(entries.map(([entry]) => entry));
    const fresh = entries.filter(([entry]) => !feeds.held.has(entry));
    if (!fresh.length) return;
    const answer = await feeds.take(fresh);
    await this.absorb(answer);
    if (answer?.refused.some(({ code }) => code === 'later')) this.shortly('here', () => this.sayHere(), 150);
    await this.speakUp();
  }

  private remember(entries: readonly string[]): void {
    const now = this.around.now();
    if (this.recent.size > 1000) this.recent.clear();
    for (const entry of entries) this.recent.set(entry, now);
  }

  /* ---------- fouls ---------- */

  private async hearFoul({ table, foul, signatures }: Extract<Said, { is: 'foul' }>): Promise<void> {
    const { feeds } = this;
    if (!feeds || table !== feeds.terms.name || feeds.view?.stopped.includes(foul.seat)) return;
    if (!(await feeds.areSigned(foul.entries, signatures))) return;
    const answer = await this.around.ask<TableJudgeAnswer>({ do: 'table-judge', foul });
    if (answer.ok && answer.proved) await this.absorb(await this.around.ask<TableAnswer>({ do: 'table-state' }));
  }

  /** Each foul is told once, with the signatures that prove it. */
  private async tellFouls(): Promise<void> {
    const { feeds } = this;
    for (const foul of feeds?.view?.fouls ?? []) {
      const id = `${foul.kind} ${foul.entries.join(' ')}`;
      if (!feeds || this.told.has(id)) continue;
      this.told.add(id);
      const signatures = feeds.pairs(foul.entries).map(([, signature]) => signature);
      if (signatures.length === foul.entries.length) await this.say({ is: 'foul', table: feeds.terms.name, foul, signatures });
    }
  }

  /* ---------- speaking ---------- */

  async makeSign(sign: Sign): Promise<void> {
    await this.say({ is: 'sign', sign });
  }

  async sayHere(): Promise<void> {
    this.said = this.around.now();
    if (!this.leaving) await this.say(this.here());
  }

  here(): Here {
    const { feeds } = this;
    const view = feeds?.view;
    return {
      is: 'here',
      ...this.versions,
      people: this.kept.people,
      ready: this.ready,
      want: this.want,
      seen: this.lobby?.version ?? 0,
      progress: feeds && view ? { table: feeds.terms.name, have: view.have, marks: view.marks.slice(0, 120) } : null,
    };
  }

  private async sayLobby(): Promise<void> {
    if (this.kept.opener && this.lobby) await this.say(this.lobby);
    else if (this.passed) await this.say({ is: 'passed', letter: this.passed });
  }

  private async sayEntries(entries: readonly string[]): Promise<void> {
    const { feeds } = this;
    if (!feeds) return;
    this.remember(entries);
    for (const bundle of feeds.bundles(entries)) await this.say({ is: 'entries', table: feeds.terms.name, entries: bundle });
  }

  private async say(said: Said): Promise<void> {
    if (this.closed) return;
    const nr = ++this.nr;
    const text = JSON.stringify(said);
    this.around.send({ key: this.identity.key, nr, text, signature: await this.identity.sign(this.sealed(nr, text)) });
  }

  /** What is signed: of this table alone, and in this order. */
  private sealed(nr: number, text: string): string {
    return `mapwright ${this.kept.secret} ${nr} ${text}`;
  }

  /* ---------- one thing after the other ---------- */

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    this.queued += 1;
    const done = this.queue.then(work);
    this.queue = done.then(
      () => (this.queued -= 1),
      () => (this.queued -= 1),
    );
    return done;
  }

  /** When all that came so far is done. */
  async settled(): Promise<void> {
    await this.queue;
  }

  /** Once in a while, however often it is wanted. */
  private shortly(name: string, work: () => Promise<void>, ms: number): void {
    if (this.soon.has(name)) return;
    this.soon.add(name);
    this.around.later(() => {
      this.soon.delete(name);
      if (!this.closed) void work().catch(() => undefined);
    }, ms);
  }

  private async store(): Promise<void> {
    this.kept.when = this.around.now();
    await this.around.keep(this.kept);
  }

  private own(): Guest {
    return { key: this.identity.key, here: this.here(), gone: false };
  }

  private guests(): Guest[] {
    return [...this.others.values()].filter(({ here }) => isOfAge(this.here(), here));
  }
}
