/**
 * The daily map among people: the result of this device is published, those of others are read, and each is replayed by the
 * engine before it counts. Nothing is sent and no connection is opened before the player asks for it.
 */

import { storedPeople } from '../browser/people';
import { sleep } from '../browser/sleep';
import type { StandingAnswer } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { openResults } from '../peers/results-frame';
import { type FoundResult, MOST_RESULTS, type Progress } from '../peers/results-messages';
import { hex } from '../peers/seal';
import { local } from '../state/local';
import type { FinishedGame } from '../state/stored';

/** How long the engine replays at a time, so that a game in progress is not stored waiting. */
const SLICE = 40;
const AT_A_TIME = 20;

/** A map of another player, proved by its replay. */
export interface Proved {
  key: string;
  at: number;
  record: string;
  stars: number;
  map: string;
}

export interface Compared {
  day: string;
  own: FinishedGame | null;
  /** The public key of this device: name and crest follow from it. */
  key: string;
  progress: Progress | null;
  /** No frame answers, or no relay can be reached. */
  isLost: boolean;
  proved: readonly Proved[];
  rejected: number;
  standing: StandingAnswer | null;
}

const NOTHING: Compared = { day: '', own: null, key: '', progress: null, isLost: false, proved: [], rejected: 0, standing: null };

export const compared = local<Compared>(NOTHING);

/** One comparison; another one, or leaving the screen, ends it. */
class Comparison {
  readonly #close: () => void;
  #waiting: FoundResult[] = [];
  readonly #newest = new Map<string, number>();
  #isWorking = false;
  #isOver = false;

  constructor(
    private readonly day: string,
    private readonly own: FinishedGame,
    packed: string,
    key: string,
    private readonly isWanted: () => boolean,
  ) {
    this.#close = openResults(
      { day, key, record: packed },
      {
        lost: () => compared.change({ isLost: true }),
        heard: (word) => {
          if (!this.isWanted()) this.end();
          else if ('own' in word) compared.change({ key: word.own });
          else if ('progress' in word) this.#follow(word.progress);
          else this.#take(word.found);
        },
      },
    );
  }

  end(): void {
    this.#isOver = true;
    this.#close();
  }

  #follow(progress: Progress): void {
    compared.change({ progress, isLost: !progress.reading && !progress.reached });
    if (!progress.reading && !this.#isWorking) void this.#stand();
  }

  #take(found: readonly FoundResult[]): void {
    this.#waiting.push(...found.slice(0, MOST_RESULTS - this.#newest.size));
    if (!this.#isWorking) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    while (this.#waiting.length && !this.#isOver && this.isWanted()) {
      const some = this.#waiting.slice(0, AT_A_TIME);
      const asked = { do: 'results' as const, day: this.day, contents: some.map(({ record }) => record), ms: SLICE };
      const answer = await ask(asked).catch(() => null);
      if (!answer?.ok || this.#isOver) break;
      this.#waiting.splice(0, answer.results.length);
      answer.results.forEach((result, i) => {
        const from = some[i];
        if (from) this.#count(from, result.refused ? null : { ...from, ...result });
      });
      await this.#stand();
      await sleep();
    }
    this.#isWorking = false;
  }

  /** Of several results of one key the newest counts, of equal records the oldest; one's own is not among the others. */
  #count(from: FoundResult, result: Proved | null): void {
    const { key, proved, rejected } = compared.now;
    if (from.key === key || result?.record === this.own.record) return;
    const others = proved.filter((each) => each.key !== from.key);
    const twin = result && others.find((each) => each.record === result.record);
    if (!result || (twin && twin.at <= result.at)) return compared.change({ rejected: rejected + 1 });
    const rest = twin ? others.filter((each) => each !== twin) : others;
    this.#newest.set(from.key, from.at);
    compared.change({ proved: [...rest, result], rejected: rejected + (twin ? 1 : 0) });
  }

  async #stand(): Promise<void> {
    const { proved } = compared.now;
    const own = this.own.summary.stars;
    const answer = await ask({ do: 'standing', stars: proved.map(({ stars }) => stars), own }).catch(() => null);
    if (!answer?.ok || this.#isOver) return;
    compared.change({ standing: answer });
    if (answer.better === undefined || answer.better === null) return;
    storedPeople.write({ ...storedPeople.read(), last: { day: this.day, better: answer.better, count: proved.length } });
  }
}

const now: { comparison: Comparison | null } = { comparison: null };

/** Publishes the player's own map of a day and reads those of others, as long as they are requested. */
export async function compare(own: FinishedGame, isWanted: () => boolean): Promise<void> {
  stopComparing();
  compared.reset({ day: own.day, own });
  const answer = await ask({ do: 'pack', record: own.record }).catch(() => null);
  if (!answer?.ok || compared.now.own !== own) return;
  const people = storedPeople.read();
  const key = people.key || newKey();
  if (!people.key) storedPeople.write({ ...people, key });
  now.comparison = new Comparison(own.day, own, answer.record, key, isWanted);
}

export function stopComparing(): void {
  now.comparison?.end();
  now.comparison = null;
}

/** Any 32 random bytes are a key of the curve, but for one in 2¹²⁷. */
function newKey(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Another key is another name; what was published under the old one expires. */
export async function rename(own: FinishedGame, isWanted: () => boolean): Promise<void> {
  storedPeople.write({ ...storedPeople.read(), key: newKey() });
  await compare(own, isWanted);
}

/** Whether the player has compared before: then nothing needs to be explained again. */
export function hasCompared(): boolean {
  return storedPeople.read().key !== '';
}

export function setAlways(always: boolean): void {
  storedPeople.write({ ...storedPeople.read(), always });
  compared.change({});
}
