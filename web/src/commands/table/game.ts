/** The game of a table on this device: it goes on as far as all feeds reach. */

import type { Refusal, TableAnswer, View } from '../../contract/generated/messages';
import type { Said } from '../../state/table/said';
import { homeOf, keyOf, readTerms, seatsAt } from '../../state/table/terms';
import { Feeds, type Signed } from './feeds';
import { Fouls } from './fouls';
import { newNonce } from './identity';
import type { Member } from './member';

/** Entries that came before the terms. */
const MOST_EARLY = 1000;
const FIRST_WORDS = [
  ['commit', 0],
  ['reveal', 1],
] as const;

export class Game {
  private readonly fouls: Fouls;
  /** Somebody of this device sits at their place. */
  private seated = false;
  private early: { table: string; entry: Signed }[] = [];

  constructor(private readonly member: Member) {
    this.fouls = new Fouls(member);
  }

  async begin(text: string): Promise<void> {
    const { kept, identity, around } = this.member;
    const terms = readTerms(text);
    const home = homeOf(terms, identity.key);
    const feeds = new Feeds(terms, home, identity, around.ask);
    const answer = await feeds.open(kept.entries);
    if (!answer.ok) {
      this.member.fail(answer);
      return;
    }
    const nonces = Object.fromEntries(seatsAt(terms, home).map((seat) => [seat, kept.nonces[seat] ?? newNonce()]));
    this.member.feeds = feeds;
    Object.assign(kept, { terms: text, nonces, stage: 'play' });
    await this.member.store();
    await this.absorb(answer);
    await this.takeEarly();
    await this.speakUp();
  }

  /** Messages overtake each other: what came before the terms is taken now. */
  private async takeEarly(): Promise<void> {
    const { feeds } = this.member;
    const come = this.early.filter(({ table }) => table === feeds?.terms.name).map(({ entry }) => entry);
    this.early = [];
    if (feeds && come.length) await this.absorb(await feeds.take(come));
  }

  /** Commits and reveals, when it is time. */
  private async speakUp(): Promise<void> {
    const { feeds, kept, around } = this.member;
    if (!feeds?.view || feeds.home < 0 || !this.isWhole()) return;
    for (const [stage, said] of FIRST_WORDS) {
      for (const seat of seatsAt(feeds.terms, feeds.home)) {
        if (feeds.view.stage !== stage || feeds.view.have[seat]?.[1] !== said) continue;
        const message = { do: `table-${stage}`, seat, nonce: kept.nonces[seat] ?? '' } as const;
        await this.absorb(await around.ask(message));
      }
    }
  }

  /** Whether all that this device ever wrote is here. If some of it was lost, others bring it: writing it anew would be a foul. */
  isWhole(): boolean {
    return this.writtenHere() >= this.member.kept.wrote;
  }

  private writtenHere(): number {
    const { feeds } = this.member;
    const mine = feeds ? seatsAt(feeds.terms, feeds.home) : [];
    return mine.reduce((sum, seat) => sum + (feeds?.view?.have[seat]?.[1] ?? 0), 0);
  }

  /** What came of a message: entries of this device are kept, then sent. */
  private async absorb(answer: TableAnswer | Refusal | null): Promise<void> {
    const { member } = this;
    const { feeds, kept, around } = member;
    if (!answer?.ok || !feeds) return;
    feeds.view = answer.table;
    const fresh = answer.written.length ? await feeds.signed(answer.written) : [];
    kept.entries = [...feeds.held];
    kept.wrote = Math.max(kept.wrote, this.writtenHere());
    kept.stage = answer.table.stage === 'over' ? 'over' : 'play';
    kept.myTurn = member.people().some((seat) => answer.table.free.includes(seat));
    this.noteWaiting(answer);
    await member.store();
    if (fresh.length) await member.sayEntries(answer.written);
    await this.fouls.tell();
    around.changed();
    if (answer.view && this.seated) around.arrived(answer.view, answer.events ?? []);
  }

  /** For the list of tables. */
  private noteWaiting({ table, view }: TableAnswer): void {
    const { kept, around } = this.member;
    if (table.waiting_for.join() !== kept.waitingFor.join() || !kept.since) kept.since = around.now();
    kept.waitingFor = [...table.waiting_for];
    kept.season = view?.season ?? kept.season;
  }

  private async absorbState(): Promise<void> {
    await this.absorb(await this.member.around.ask({ do: 'table-state' }));
  }

  /** Somebody takes their place before the game. */
  sit(seat: number): Promise<View | null> {
    return this.member.turns.run(async () => {
      const answer = await this.member.around.ask({ do: 'table-sit', seat });
      this.seated = answer.ok;
      return answer.ok ? answer.view : null;
    });
  }

  /** A new engine knows nothing of the table. */
  reopen(): Promise<void> {
    return this.member.turns.run(async () => {
      if (this.member.kept.terms) await this.begin(this.member.kept.terms);
    });
  }

  /** A season's tally has been read. */
  async sawTally(tallied: number): Promise<void> {
    this.member.kept.tallied = tallied;
    await this.member.store();
  }

  /** Something was inked at this device. */
  acted(): Promise<void> {
    return this.member.turns.run(() => this.absorbState());
  }

  /** The bots of this device think a little; true if there is more to think about. */
  think(ms: number): Promise<boolean> {
    return this.member.turns.run(async () => {
      if (this.member.feeds?.view?.stage !== 'play' || !this.isWhole()) return false;
      const answer = await this.member.around.ask({ do: 'table-think', ms });
      if (answer.ok && (answer.written.length || answer.events?.length)) await this.absorb(answer);
      return answer.ok && answer.busy;
    });
  }

  /* ---------- who writes a seat ---------- */

  /** The people at this device give a seat to another device, or agree to it. */
  give(seat: number, writer: number): Promise<void> {
    return this.member.turns.run(async () => {
      const own = this.member.people();
      this.member.leaving ||= own.includes(seat);
      const voices = this.writer(seat) === this.member.feeds?.home ? own.slice(0, 1) : own;
      for (const by of own.includes(seat) ? [seat] : voices) await this.hand(by, seat, writer);
    });
  }

  private async hand(by: number, seat: number, writer: number): Promise<void> {
    await this.absorb(await this.member.around.ask({ do: 'table-give', by, seat, writer }));
  }

  /** The home seat of the device that writes a seat now. */
  writer(seat: number): number {
    const { feeds } = this.member;
    return feeds?.view?.tenures[seat]?.at(-1)?.writer ?? feeds?.terms.seats[seat]?.writer ?? -1;
  }

  /** Whoever stood in for somebody gives the seat back when they are here again. */
  async giveBack(key: string): Promise<void> {
    const { feeds } = this.member;
    if (feeds?.view?.stage !== 'play' || feeds.home < 0) return;
    for (const [seat, { writer }] of feeds.terms.seats.entries()) {
      if (writer === feeds.home || keyOf(feeds.terms, seat) !== key || this.writer(seat) !== feeds.home) continue;
      await this.hand(feeds.home, seat, writer);
    }
  }

  /* ---------- what others wrote ---------- */

  async hearEntries(table: string, entries: readonly Signed[]): Promise<void> {
    const { member } = this;
    const { feeds } = member;
    if (!feeds) this.early = [...this.early, ...entries.map((entry) => ({ table, entry }))].slice(-MOST_EARLY);
    if (!feeds || table !== feeds.terms.name) return;
    member.remember(entries.map(([entry]) => entry));
    const fresh = entries.filter(([entry]) => !feeds.held.has(entry));
    if (!fresh.length) return;
    const answer = await feeds.take(fresh);
    await this.absorb(answer);
    if (answer?.refused.some(({ code }) => code === 'later')) member.shortly('here', () => member.sayHere(), 150);
    await this.speakUp();
  }

  async hearFoul(said: Extract<Said, { is: 'foul' }>): Promise<void> {
    if (await this.fouls.isProved(said)) await this.absorbState();
  }
}
