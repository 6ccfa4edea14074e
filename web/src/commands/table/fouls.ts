/** Fouls at a table: each is stored and shown once with the signatures that prove it, and believed once it is proved. */

import type { FoulJson } from '../../contract/generated/messages';
import type { Said } from '../../state/table/said';
import type { Member } from './member';

export class Fouls {
  private readonly told = new Set<string>();

  constructor(private readonly member: Member) {}

  /** What was proved before the page was loaded. */
  async recall(): Promise<void> {
    const { feeds, kept } = this.member;
    if (feeds) for (const [foul, signatures] of kept.fouls) await this.judge(foul, signatures);
  }

  /** Stores and says the fouls that are new here. */
  async tell(): Promise<void> {
    const { feeds, kept, voice } = this.member;
    if (!feeds) return;
    const known = (feeds.view?.fouls ?? []).map((foul): [FoulJson, string[]] => [foul, this.signatures(foul)]);
    kept.fouls = known.filter(([foul, signatures]) => signatures.length === foul.entries.length);
    const fresh = kept.fouls.filter(([foul]) => !this.told.has(idOf(foul)));
    if (fresh.length) await this.member.store();
    for (const [foul, signatures] of fresh) {
      this.told.add(idOf(foul));
      await voice.say({ is: 'foul', table: feeds.terms.name, foul, signatures });
    }
  }

  private signatures({ entries }: FoulJson): string[] {
    return (this.member.feeds?.pairs(entries) ?? []).map(([, signature]) => signature);
  }

  /** Whether a foul that someone reports was one, and is new here. */
  async isProved({ table, foul, signatures }: Extract<Said, { is: 'foul' }>): Promise<boolean> {
    const { feeds } = this.member;
    if (!feeds || table !== feeds.terms.name || feeds.view?.fouls.some((known) => idOf(known) === idOf(foul))) return false;
    return this.judge(foul, signatures);
  }

  private async judge(foul: FoulJson, signatures: readonly string[]): Promise<boolean> {
    const { feeds, around } = this.member;
    if (!(await feeds?.areSigned(foul.entries, signatures))) return false;
    const answer = await around.ask({ do: 'table-judge', foul });
    return answer.ok && answer.proved;
  }
}

function idOf({ kind, entries }: FoulJson): string {
  return `${kind} ${entries.join(' ')}`;
}
