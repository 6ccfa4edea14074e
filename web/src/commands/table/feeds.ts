/** The feeds of one table on this device: every entry with its signature, checked before the engine sees it. */

import type { Refusal, TableAnswer, TableQuestion, TableView } from '../../contract/generated/messages';
import type { AnswerTo } from '../../engine/ask';
import { MOST_ENTRIES } from '../../state/table/said';
import { placeOf, type Terms } from '../../state/table/terms';
import { type Identity, isSigned } from './identity';

export type Ask = <Asked extends TableQuestion>(message: Asked) => Promise<AnswerTo<Asked>>;
export type Signed = [entry: string, signature: string];

/** Entries that came before those that they follow, or of a tenure that is not known here yet. */
const MOST_WAITING = 200;
/** A table has 4,000 entries at most; anyone who signs more of them than that is not remembered for it. */
const MOST_SIGNATURES = 6000;
/** Characters of entries in one message. */
const MOST_LETTERS = 9000;

export class Feeds {
  view: TableView | null = null;
  /** The entries of the feeds, each with its signature: what is stored. */
  readonly held = new Map<string, string>();
  /** The signatures of all that was signed by a device that may write it, wrong entries too: a foul is proved by them. */
  private readonly signatures = new Map<string, string>();
  private waiting: Signed[] = [];

  constructor(
    readonly terms: Terms,
    readonly home: number,
    private readonly identity: Identity,
    private readonly ask: Ask,
  ) {}

  /** Opens the table with what was stored. What is damaged has no signature any more, and is left out. */
  async open(kept: readonly Signed[]): Promise<TableAnswer | Refusal> {
    const first = await this.checked(kept, (tenure) => tenure === 0);
    const answer = await this.ask({ do: 'table-open', terms: this.terms.text, home: this.home, entries: first });
    if (!answer.ok) return answer;
    this.hold(first, answer);
    const later = kept.filter(([entry]) => (placeOf(entry)?.tenure ?? 0) > 0);
    return later.length ? ((await this.take(later)) ?? answer) : answer;
  }

  /** Takes in what came; null if nothing of it was signed by a device that may write there. */
  async take(come: readonly Signed[]): Promise<TableAnswer | null> {
    let answer: TableAnswer | null = null;
    this.waiting = [...this.waiting, ...come].slice(-MOST_WAITING - come.length);
    for (let before = -1; this.waiting.length !== before;) {
      before = this.waiting.length;
      const ripe = this.waiting.filter(([entry]) => this.writerOf(entry) !== null);
      this.waiting = this.waiting.filter((each) => !ripe.includes(each));
      const entries = await this.checked(ripe, () => true);
      if (!entries.length) break;
      const found = await this.ask({ do: 'table-take', entries });
      if (!found.ok) break;
      this.hold(entries, found);
      answer = answer ? joined(answer, found) : found;
    }
    const early = (answer?.refused ?? []).filter(({ code }) => code === 'later' || code === 'link').map(({ entry }) => entry);
    this.waiting = [...this.waiting.filter(([entry]) => placeOf(entry) !== null), ...this.pairs(early)].slice(-MOST_WAITING);
    return answer;
  }

  private hold(entries: readonly string[], { table, refused }: TableAnswer): void {
    this.view = table;
    const not = new Set(refused.map(({ entry }) => entry));
    for (const entry of entries) if (!not.has(entry)) this.held.set(entry, this.signatures.get(entry) ?? '');
  }

  /** The seat whose device may write an entry; null if no one may yet. */
  writerOf(entry: string): number | null {
    const place = placeOf(entry);
    if (!place) return null;
    if (!place.tenure) return this.terms.seats[place.seat]?.writer ?? null;
    return this.view?.tenures[place.seat]?.find(({ tenure }) => tenure === place.tenure)?.writer ?? null;
  }

  /** The entries that are signed by a device that may write them. */
  private async checked(pairs: readonly Signed[], wanted: (tenure: number) => boolean): Promise<string[]> {
    const found: string[] = [];
    for (const [entry, signature] of pairs) {
      const key = this.terms.seats[this.writerOf(entry) ?? -1]?.key ?? '';
      if (!wanted(placeOf(entry)?.tenure ?? 0) || !(await isSigned(key, entry, signature))) continue;
      if (this.signatures.size < MOST_SIGNATURES) this.signatures.set(entry, signature);
      found.push(entry);
    }
    return found;
  }

  /** Signs what this device wrote. */
  async signed(entries: readonly string[]): Promise<Signed[]> {
    const pairs = await Promise.all(entries.map(async (entry): Promise<Signed> => [entry, await this.identity.sign(entry)]));
    for (const [entry, signature] of pairs) {
      this.signatures.set(entry, signature);
      this.held.set(entry, signature);
    }
    return pairs;
  }

  /** Whether the signatures under a foul that someone reports are those of the seat's writer. */
  async areSigned(entries: readonly string[], signatures: readonly string[]): Promise<boolean> {
    const pairs = entries.map((entry, i): Signed => [entry, signatures[i] ?? '']);
    return (await this.checked(pairs, () => true)).length === entries.length;
  }

  /** Entries with their signatures, as they are sent: in messages that are not too long. */
  bundles(entries: readonly string[]): Signed[][] {
    const found: Signed[][] = [];
    let size = MOST_LETTERS + 1;
    for (const [entry, signature] of this.pairs(entries)) {
      size += entry.length + signature.length + 12;
      if (size > MOST_LETTERS || (found.at(-1)?.length ?? 0) >= MOST_ENTRIES) {
        found.push([]);
        size = entry.length + signature.length;
      }
      found.at(-1)?.push([entry, signature]);
    }
    return found;
  }

  pairs(entries: readonly string[]): Signed[] {
    return entries.flatMap((entry) => {
      const signature = this.signatures.get(entry);
      return signature === undefined ? [] : [[entry, signature]];
    });
  }

  /** Whether someone who has so much lacks something that is here; and the other way round. */
  lacking(have: readonly (readonly [number, number])[]): { they: boolean; we: boolean } {
    const ours = this.view?.have ?? [];
    const more = (a: readonly [number, number] | undefined, b: readonly [number, number] | undefined): boolean =>
      a !== undefined && b !== undefined && (a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]));
    return { they: ours.some((each, i) => more(each, have[i])), we: ours.some((each, i) => more(have[i], each)) };
  }
}

/** Two answers as one: what was written, refused and seen since the first. */
function joined(first: TableAnswer, then: TableAnswer): TableAnswer {
  return {
    ...then,
    written: [...first.written, ...then.written],
    refused: [...first.refused, ...then.refused],
    ...(then.events ? { events: [...(first.events ?? []), ...then.events] } : {}),
  };
}
