/** What a device hears at its table: who says it is checked first, then it is obeyed. */

import { parsed } from '../../state/parse';
import { type Here, type Letter, parseLetter, type Progress, type Said } from '../../state/table/said';
import { FORGOTTEN, SILENCE } from './around';
import type { Game } from './game';
import type { Laying } from './laying';
import type { Member } from './member';
import type { Other } from './others';

const MOST_QUEUED = 300;

export class Hearing {
  constructor(
    private readonly member: Member,
    private readonly laying: Laying,
    private readonly game: Game,
  ) {}

  /** Whatever came over the connection. `from` is proof of nothing, but floods can be told apart by it. */
  hear(data: unknown, from: string): void {
    const { identity, voice, others, turns } = this.member;
    const letter = parsed(parseLetter, data);
    if (!letter || letter.key === identity.key || voice.isClosed || others.isFlooding(from)) return;
    if (turns.waiting > MOST_QUEUED) return; // it is asked for again
    void turns.run(() => this.read(letter));
  }

  private async read(letter: Letter): Promise<void> {
    const said = await this.member.voice.read(letter);
    const other = said && this.otherOf(letter.key);
    if (!said || !other) return;
    const isOld = letter.nr <= other.nr;
    if (isOld && said.is !== 'entries' && said.is !== 'foul') return;
    other.nr = Math.max(other.nr, letter.nr);
    other.heard = this.member.around.now();
    await this.obey(said, other, letter);
  }

  private otherOf(key: string): Other | null {
    const { member } = this;
    const known = member.others.get(key);
    if (known) return known;
    const other = member.others.add(key);
    // Somebody new wants to know who is here.
    if (other) member.shortly('here', () => member.sayHere(), 100 + 300 * member.around.random());
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

  private async hearHere(said: Here, other: Other): Promise<void> {
    const { member } = this;
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
    const { random } = member.around;
    const { they, we } = member.feeds?.lacking(have) ?? { they: false, we: false };
    await this.compare(other, marks);
    if (!we) await this.game.tend();
    if (!other.patience.mayAnswer(JSON.stringify([have, member.feeds?.view?.have]), member.around.now())) return;
    if (they || other.desync !== null)
      member.shortly(`answer ${other.key}`, () => member.turns.run(() => this.answer(other)), 40 + 260 * random());
    if (we) member.shortly('here', () => member.sayHere(), 200 + 300 * random());
  }

  /** Sends somebody what they lack, unless somebody else just did. */
  private async answer(other: Other): Promise<void> {
    const { have = [], marks = [] } = other.here.progress ?? {};
    const answer = await this.member.around.ask({ do: 'table-missing', have, marks });
    if (answer.ok) await this.member.sayEntries(answer.entries.filter((entry) => !this.member.isRecent(entry)));
  }

  /** Whether their game is ours, card by card. */
  private async compare(other: Other, marks: string[]): Promise<void> {
    const { feeds, around } = this.member;
    const ours = feeds?.view?.marks ?? [];
    const shared = Math.min(ours.length, marks.length) - 1;
    if (shared < 0 || ours[shared] === marks[shared]) {
      other.desync = null; // each mark holds all before it
      return;
    }
    const answer = await around.ask({ do: 'table-missing', have: feeds?.view?.have ?? [], marks });
    if (answer.ok) other.desync = answer.desync;
    around.changed();
  }
}
