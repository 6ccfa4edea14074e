/** A group on this device: the stored entries, what the engine reads in them, and the log that the members share. */

import { deliveryOf } from '../../core/ui/delivery';
import type { GroupJson } from '../../core/contract/generated/messages';
import type { ask } from '../../core/engine/ask';
import { bytesOf } from '../../core/network/bytes';
import { Serial } from '../../core/browser/serial';
import { type LogStatus, openSharedLog, type SharedLog } from '../../core/network/shared-log';
import type { SavedGroup } from '../../core/state/groups';
import { type Delivery, parsePlayer } from '../../core/state/online';

/** Milliseconds in which the engine replays games before it answers. */
const SLICE = 150;

/** A finished first game of the daily map. */
export interface DailyResult {
  day: string;
  record: string;
}

/** What a group needs of the page. */
export interface GroupEnvironment {
  ask: typeof ask;
  store(group: SavedGroup): Promise<void>;
  today(): string;
  /** The finished first games of this device, and the days on which one waits to be finished. */
  results(): readonly DailyResult[];
  started(): readonly string[];
  /** The group looks different. */
  changed(): void;
}

export class Group {
  view: GroupJson | null = null;
  /** The day whose maps are shown; empty for today. */
  day = '';
  private readonly queue = new Serial();
  private log: SharedLog | null = null;
  private status: LogStatus = { relays: [], unsent: 0 };
  private isClosed = false;

  constructor(
    readonly saved: SavedGroup,
    private readonly environment: GroupEnvironment,
  ) {}

  /** Connects to the other devices. */
  connect(): void {
    const { secret, context } = this.saved;
    this.log ??= openSharedLog({
      secret: bytesOf(secret),
      context,
      entries: () => this.saved.entries,
      presence: () => '',
      onEntries: (entries) => void this.add(entries).catch(() => undefined),
      onDevices: () => undefined,
      onStatus: (status) => {
        this.status = status;
        this.environment.changed();
      },
    });
  }

  close(): void {
    this.isClosed = true;
    this.log?.close();
  }

  get delivery(): Delivery {
    return deliveryOf(this.status);
  }

  /** Unites the group with these entries, and reads it again. */
  add(entries: readonly string[]): Promise<void> {
    return this.queue.run(() => this.read(entries));
  }

  /** Writes down the finished games that are not in the group yet. */
  async addResults(): Promise<void> {
    const { member, since, entries } = this.saved;
    const own = new Set(entries.map((entry) => entry.split(' ').slice(0, 3).join(' ')));
    const missing = this.environment.results().filter(({ day }) => day >= since && !own.has(`result ${day} ${member}`));
    const answers = await Promise.all(missing.map(({ day, record }) => this.environment.ask({ do: 'group-result', day, member, record })));
    await this.add(answers.flatMap((answer) => (answer.ok ? [answer.entry] : [])));
  }

  /** False if it cannot be a name. */
  async rename(player: string): Promise<boolean> {
    const { entries, member } = this.saved;
    const answer = await this.environment.ask({ do: 'group-member', entries, member, player });
    if (answer.ok) await this.add([answer.entry]);
    return answer.ok;
  }

  async show(day: string): Promise<void> {
    this.day = day;
    await this.add([]);
  }

  async hide(member: string, isHidden: boolean): Promise<void> {
    const others = this.saved.hidden.filter((each) => each !== member);
    this.saved.hidden = isHidden ? [...others, member] : others;
    await this.environment.store(this.saved);
    await this.add([]);
  }

  private async read(added: readonly string[]): Promise<void> {
    const { saved, environment } = this;
    let entries = [...new Set([...saved.entries, ...added])];
    for (let isBusy = true; isBusy && !this.isClosed;) {
      const today = environment.today();
      const answer = await environment.ask({
        ...{ do: 'group-read', entries, member: saved.member, today, day: this.day || today, hidden: saved.hidden, ms: SLICE },
        ...{ finished: environment.results().map(({ day }) => day), started: [...environment.started()] },
      });
      if (!answer.ok) return;
      this.view = answer.group;
      isBusy = answer.busy;
      entries = answer.group.entries;
      await this.save(entries, today);
      environment.changed();
    }
  }

  private async save(entries: string[], today: string): Promise<void> {
    const { saved, view } = this;
    const others = view?.members.filter(({ id }) => id !== saved.member) ?? [];
    const names = others.map(({ player }) => parsePlayer(player).name);
    const finished = others.filter(({ id }) => view?.finished.includes(id)).length;
    const next = { entries, news: { day: today, friends: others.length, finished, names } };
    if (JSON.stringify(next) === JSON.stringify({ entries: saved.entries, news: saved.news })) return;
    Object.assign(saved, next);
    await this.environment.store(saved);
    this.log?.changed();
  }
}
