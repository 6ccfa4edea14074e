/** What a device hears at its table: who says it is checked first, then it is obeyed. */

import { parsed } from '../../state/parse';
import { type Here, type Letter, parseLetter, parsePost, type Progress, type Said } from '../../state/table/said';
import { FORGOTTEN, SILENCE } from './around';
import type { Game } from './game';
import type { Laying } from './laying';
import type { Member } from './member';
import type { Other } from './others';

const MOST_QUEUED = 300;

/** What may overtake: entries and fouls prove themselves, and a lobby has a version. */
const UNORDERED: readonly Said['is'][] = ['entries', 'foul', 'lobby'];

export class Hearing {
  constructor(
    private readonly member: Member,
    private readonly laying: Laying,
    private readonly game: Game,
  ) {}

  /** Whatever came over the connection. `from` is proof of nothing, but floods can be distinguished by it. */
  hear(data: unknown, from: string): void {
    const { identity, voice, others, turns } = this.member;
    const letter = parsed(parseLetter, data);
    if (!letter || letter.key === identity.key || voice.isClosed || others.isFlooding(from)) return;
    if (turns.waiting > MOST_QUEUED) return; // it is asked for again
    void turns.run(() => this.read(letter));
  }

  /** What a device stored at a relay. It proves what the device wrote, not that it is here now. */
  hearStored(data: unknown): void {
    const post = parsed(parsePost, data);
    if (post && !this.member.voice.isClosed) void this.member.turns.run(() => this.readStored(post.letters));
  }

  private async readStored(letters: readonly Letter[]): Promise<void> {
    for (const letter of letters) {
      const said = await this.member.voice.read(letter);
      if (said?.is === 'entries') await this.game.hearEntries(said.table, said.entries);
      if (said?.is === 'lobby') await this.laying.hear(said, letter); // also one's own, if the seat of the host moved here
      if (letter.key === this.member.identity.key) continue;
      if (said?.is === 'here') this.hearStoredHere(said, letter);
    }
  }

  private hearStoredHere(said: Here, { key, nr }: Letter): void {
    const { others, around } = this.member;
    const other = others.get(key) ?? Object.assign(others.add(key), { gone: true });
    if (nr <= other.nr) return;
    Object.assign(other, { here: this.filled(said), nr });
    this.laying.rearrange();
    around.changed();
  }

  private async read(letter: Letter): Promise<void> {
    const said = await this.member.voice.read(letter);
    if (!said) return;
    const other = this.otherOf(letter.key);
    const isOld = letter.nr <= other.nr;
    if (isOld && !UNORDERED.includes(said.is)) return;
    other.nr = Math.max(other.nr, letter.nr);
    other.heard = this.member.around.now();
    await this.obey(said, other, letter);
  }

  private otherOf(key: string): Other {
    const { member } = this;
    const known = member.others.get(key);
    if (known) return known;
    const other = member.others.add(key);
    // A new device wants to know who is here.
    member.shortly('here', () => member.sayHere(), 100 + 300 * member.around.random());
    return other;
  }

  private async obey(said: Said, other: Other, letter: Letter): Promise<void> {
    const { around, others, next } = this.member;
    if (next && said.is !== 'next' && said.is !== 'bye') return; // the engine is at the other table
    switch (said.is) {
      case 'here':
        return this.hearHere(said, other);
      case 'lobby':
        return this.laying.hear(said, letter);
      case 'bye':
        others.letGo(other, this.member.kept.terms ? SILENCE : FORGOTTEN);
        this.laying.rearrange();
        return around.changed();
      case 'entries':
        return this.game.hearEntries(said.table, said.entries);
      case 'foul':
        return this.game.hearFoul(said);
      case 'passed':
        return this.hearPassed(said.letter);
      case 'sign':
        if (others.maySign(other)) around.signed(other.key, said.sign);
        return;
      case 'next':
        other.next = said.secret;
        around.changed();
    }
  }

  /** The host's word counts as if it came from there. */
  private async hearPassed(letter: Letter): Promise<void> {
    const said = await this.member.voice.read(letter);
    if (said?.is === 'lobby') await this.laying.hear(said, letter);
  }

  /** Only the last marks are sent. Those before them were compared when they were the last, and count as ours. */
  private filled(here: Here): Here {
    const { progress } = here;
    if (!progress) return here;
    const ours = this.member.feeds?.view?.marks ?? [];
    const before = Array.from({ length: Math.max(0, progress.cards - progress.marks.length) }, (_, card) => ours[card] ?? '');
    return { ...here, progress: { ...progress, marks: [...before, ...progress.marks] } };
  }

  private async hearHere(given: Here, other: Other): Promise<void> {
    const { member } = this;
    const said = this.filled(given);
    const { around, kept } = member;
    other.here = said;
    other.gone = false;
    other.next = '';
    kept.awaited = kept.awaited.filter((key) => key !== other.key);
    around.changed();
    this.laying.rearrange();
    if (member.lobby && said.seen !== member.lobby.version)
      member.shortly('lobby', () => member.sayLobby(), kept.opener ? 50 : 1500 + 1500 * around.random());
    if (said.progress && said.progress.table === member.feeds?.terms.name) await this.hearProgress(said.progress, other);
  }

  /** They get what they lack, and are asked for what is missing here. */
  private async hearProgress({ have, marks }: Progress, other: Other): Promise<void> {
    const { member } = this;
    const { random, now } = member.around;
    const asked = now();
    const { they, we } = member.feeds?.lacking(have) ?? { they: false, we: false };
    await this.compare(other, marks);
    if (!we) await this.game.tend();
    if (!other.patience.mayAnswer(JSON.stringify([have, member.feeds?.view?.have]), asked)) return;
    if (they || other.desync !== null || member.feeds?.view?.contested)
      member.shortly(`answer ${other.key}`, () => member.turns.run(() => this.answer(other, asked)), 40 + 260 * random());
    if (we) member.shortly('here', () => member.sayHere(), 200 + 300 * random());
  }

  /** Sends a device what it lacks, unless another device has done so since it was asked. */
  private async answer(other: Other, asked: number): Promise<void> {
    const { have = [], marks = [] } = other.here.progress ?? {};
    const answer = await this.member.around.ask({ do: 'table-missing', have, marks });
    if (answer.ok) await this.member.sayEntries(answer.entries.filter((entry) => !this.member.wasSent(entry, asked)));
  }

  /** Whether their game is ours, card by card. */
  private async compare(other: Other, marks: string[]): Promise<void> {
    const { feeds, around } = this.member;
    const ours = feeds?.view?.marks ?? [];
    const shared = Math.min(ours.length, marks.length) - 1;
    if (shared < 0 || ours[shared] === marks[shared]) {
      other.desync = null; // each mark contains all before it
      return;
    }
    const answer = await around.ask({ do: 'table-missing', have: feeds?.view?.have ?? [], marks });
    if (answer.ok) other.desync = answer.desync;
    around.changed();
  }
}
