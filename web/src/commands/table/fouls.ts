/** Fouls at a table: each is told once with the signatures that prove it, and believed once it is proved. */

import type { Said } from '../../state/table/said';
import type { Member } from './member';

export class Fouls {
  private readonly told = new Set<string>();

  constructor(private readonly member: Member) {}

  async tell(): Promise<void> {
    const { feeds, voice } = this.member;
    for (const foul of feeds?.view?.fouls ?? []) {
      const id = `${foul.kind} ${foul.entries.join(' ')}`;
      if (!feeds || this.told.has(id)) continue;
      this.told.add(id);
      const signatures = feeds.pairs(foul.entries).map(([, signature]) => signature);
      if (signatures.length === foul.entries.length) await voice.say({ is: 'foul', table: feeds.terms.name, foul, signatures });
    }
  }

  /** Whether a foul that somebody tells of was one, and is new here. */
  async isProved({ table, foul, signatures }: Extract<Said, { is: 'foul' }>): Promise<boolean> {
    const { feeds, around } = this.member;
    if (!feeds || table !== feeds.terms.name || feeds.view?.stopped.includes(foul.seat)) return false;
    if (!(await feeds.areSigned(foul.entries, signatures))) return false;
    const answer = await around.ask({ do: 'table-judge', foul });
    return answer.ok && answer.proved;
  }
}
