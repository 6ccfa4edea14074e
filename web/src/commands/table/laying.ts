/** A table before it begins: its opener lays it, and everyone agrees to the terms. */

import { keyDigest } from '../../peers/connection';
import type { Letter, Lobby, LobbySeat, Person } from '../../state/table/said';
import { readTerms } from '../../state/table/terms';
import type { Game } from './game';
import { newName } from './identity';
import type { Member } from './member';
import { arranged, mayBegin, setupFor, termsSeats } from './seats';

export class Laying {
  constructor(
    private readonly member: Member,
    private readonly game: Game,
  ) {}

  /** The opener changes the lobby. */
  lay(change: (seats: readonly LobbySeat[]) => readonly LobbySeat[], setup = this.member.lobby?.setup): void {
    const { member } = this;
    const { kept, lobby, around } = member;
    if (!kept.opener || !setup || member.feeds) return;
    const changed = change(lobby?.seats ?? []);
    kept.awaited = kept.awaited.filter((key) => changed.some((seat) => !seat.bot && seat.key === key));
    const seats = arranged(changed, member.own(), member.guests(), kept.awaited);
    const now = { setup, seats };
    if (lobby && JSON.stringify(now) === JSON.stringify({ setup: lobby.setup, seats: lobby.seats })) return;
    member.lobby = { is: 'lobby', version: Math.max(around.now(), (lobby?.version ?? 0) + 1), ...now, terms: '' };
    Object.assign(kept, now);
    void member.store();
    around.changed();
    member.shortly('lobby', () => member.sayLobby(), 60);
  }

  /** The opener lays it again by who is here now. */
  rearrange(): void {
    const { kept, others } = this.member;
    if (!kept.opener || kept.terms) return;
    others.forgetOld();
    this.lay((seats) => seats);
  }

  /** Who is at this device; no one to look on. */
  async come(people: Person[], want = this.member.want): Promise<void> {
    const { member } = this;
    if (member.feeds) return;
    member.kept.people = people;
    member.want = want;
    await member.store();
    if (member.kept.opener) this.rearrange();
    else member.around.changed();
    await member.sayHere();
  }

  async beReady(ready: boolean): Promise<void> {
    const { member } = this;
    member.ready = ready;
    await member.store();
    member.around.changed();
    await member.sayHere();
    await member.turns.run(() => this.consider());
  }

  canBegin(): boolean {
    const { kept, feeds, lobby } = this.member;
    return kept.opener && !feeds && lobby !== null && mayBegin(lobby.seats, this.member.own(), this.member.guests());
  }

  /** The opener's word: these are the terms. */
  start(): Promise<void> {
    const { member } = this;
    return member.turns.run(async () => {
      const { lobby } = member;
      if (!lobby || !this.canBegin()) return;
      const terms = await this.termsOf(lobby, newName());
      if (!terms) return;
      member.lobby = { ...lobby, version: lobby.version + 1, terms };
      await member.sayLobby(); // the others need the terms before the first entry
      await this.game.begin(terms);
    });
  }

  /** As long as no card is dealt, a table can be laid again: someone may never have revealed. */
  async layAnew(): Promise<void> {
    const { member } = this;
    if (!member.kept.opener || !member.lobby || member.feeds?.view?.record) return;
    this.forget();
    member.lobby = { ...member.lobby, version: member.lobby.version + 1, terms: '' };
    await member.store();
    member.around.changed();
    await member.sayLobby();
  }

  private forget(): void {
    this.member.feeds = null;
    Object.assign(this.member.kept, { terms: '', nonces: {}, entries: [], wrote: 0, stage: 'lobby' });
  }

  private async termsOf({ setup, seats }: Lobby, name: string): Promise<string> {
    const message = { do: 'table-terms', name, setup: setupFor(setup, seats), seats: termsSeats(seats) } as const;
    const answer = await this.member.around.ask(message);
    return answer.ok ? answer.terms : this.member.fail(answer);
  }

  /** The opener has shown the terms: they are agreed on if they say no more than the lobby did, which was seen here. */
  private async consider(): Promise<void> {
    const { member } = this;
    const { lobby } = member;
    if (!lobby?.terms || member.feeds || member.kept.opener) return;
    const seated = lobby.seats.some(({ key, bot }) => !bot && key === member.identity.key);
    if (seated && !member.ready) return;
    const terms = await this.termsOf(lobby, readTerms(lobby.terms).name);
    if (terms && terms !== lobby.terms) member.trouble = 'terms';
    if (terms === lobby.terms) await this.game.begin(terms);
    member.around.changed();
  }

  /** The host is the device whose key the invitation names. */
  async hear(said: Lobby, letter: Letter): Promise<void> {
    const { member } = this;
    const { kept, feeds, lobby } = member;
    if (kept.opener || (kept.host && kept.host !== letter.key)) return;
    if (!kept.host && (await keyDigest(letter.key)) !== kept.digest) return;
    const before = lobby?.version ?? -1;
    if (said.version < before || (said.version === before && member.passed)) return;
    member.passed = letter;
    if (feeds && (said.terms === kept.terms || feeds.view?.record)) {
      member.lobby = { ...said, terms: kept.terms };
      return;
    }
    if (feeds) this.forget(); // laid again before the first card
    const same = lobby !== null && JSON.stringify(lobby.setup) === JSON.stringify(said.setup);
    if (feeds || (lobby && !same)) member.ready = false; // what was agreed to is not what is laid now
    member.lobby = said;
    Object.assign(kept, { host: letter.key, setup: said.setup, seats: said.seats });
    await member.store();
    member.around.changed();
    await this.consider();
  }
}
