/** The game of a table on this device: it continues as far as all feeds reach. */

import type { Refusal, TableAnswer, View } from '../../contract/generated/messages';
import type { Said } from '../../state/table/said';
import { homeOf, readTerms, seatsAt } from '../../state/table/terms';
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
  /** Someone of this device sits at their place. */
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
    await this.fouls.recall();
    await this.absorb(kept.fouls.length ? await around.ask({ do: 'table-state' }) : answer);
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

  /** Whether all that this device ever wrote is here. If some of it was lost, others bring it: writing it again would be a foul. */
  isWhole(): boolean {
    return this.writtenHere() >= this.member.kept.wrote;
  }

  private writtenHere(): number {
    const { feeds } = this.member;
    const mine = feeds ? seatsAt(feeds.terms, feeds.home) : [];
    return mine.reduce((sum, seat) => sum + (feeds?.view?.have[seat]?.[1] ?? 0), 0);
  }

  /** What came of a message: entries of this device are stored, then sent. */
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
    if (answer.table.to_begin) await this.tend();
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

  /** Someone takes their place before the game. */
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

  /** Forgets what others wrote, and asks for it again: this device has another game than all of them. */
  readAgain(): Promise<void> {
    return this.member.turns.run(async () => {
      const { feeds, kept } = this.member;
      if (!feeds) return;
      const own = new Set(seatsAt(feeds.terms, feeds.home));
      kept.entries = kept.entries.filter(([entry]) => own.has(Number(entry[0])));
      kept.fouls = [];
      await this.begin(kept.terms);
      await this.member.sayHere();
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

  /** This device votes to give a seat to another device: a code if it may not. */
  give(seat: number, writer: number): Promise<string> {
    return this.member.turns.run(async () => {
      const answer = await this.member.around.ask({ do: 'table-give', seat, writer });
      await this.absorb(answer);
      return answer.ok ? '' : answer.error.code;
    });
  }

  /** The home seat of the device that writes a seat now. */
  writer(seat: number): number {
    const { feeds } = this.member;
    return feeds?.view?.tenures[seat]?.at(-1)?.writer ?? feeds?.terms.seats[seat]?.writer ?? -1;
  }

  /** What this device writes unasked: it begins what it was given, and returns seats to owners who are heard again. */
  async tend(): Promise<void> {
    const { feeds, others } = this.member;
    if (feeds?.view?.stage !== 'play' || feeds.home < 0 || !this.isWhole()) return;
    const isHere = (key: string, home: number): boolean => home === feeds.home || others.get(key)?.gone === false;
    const here = [...feeds.terms.seats.entries()].flatMap(([home, { key }]) => (key && isHere(key, home) ? [home] : []));
    const answer = await this.member.around.ask({ do: 'table-tend', here });
    if (answer.ok && answer.written.length) await this.absorb(answer);
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
