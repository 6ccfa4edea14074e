/** A group on this device: the stored entries, what the engine reads in them, and the log that the members share. */

import { deliveryOf } from '../../core/ui/delivery';
import type { GroupJson } from '../../core/contract/generated/messages';
import type { ask } from '../../core/engine/ask';
import { bytesOf } from '../../core/network/bytes';
import { Serial } from '../../core/browser/serial';
import { openSharedLog, type SharedLog } from '../../core/network/shared-log';
import type { LogStatus } from '../../core/network/stored-log';
import type { SavedGroup } from './group-store';
import { type Delivery } from '../../core/ui/delivery';
import { parsePlayer } from '../../core/state/player-text';

/** Milliseconds in which the engine replays games before it responds. */
const SLICE_MS = 150;
const MAX_REJECTED = 10_000;

/** A finished first attempt at a daily map. */
export interface DailyResult {
  day: string;
  record: string;
}

/** The functions of the page that a group uses. */
export interface GroupEnvironment {
  ask: typeof ask;
  store(group: SavedGroup): Promise<void>;
  today(): string;
  /** The finished first attempts of this device, and the days of those that are not finished. */
  results(): readonly DailyResult[];
  started(): readonly string[];
  /** Called when the group has changed. */
  changed(): void;
}

export class Group {
  view: GroupJson | null = null;
  /** The day whose maps are shown; empty for today. */
  day = '';
  private readonly queue = new Serial();
  /** Entries that the engine has not taken: other devices send them again and again. */
  private readonly rejected = new Set<string>();
  private log: SharedLog | null = null;
  private status: LogStatus = { relays: [], isRead: false, unsent: 0 };
  private isClosed = false;

  constructor(
    readonly saved: SavedGroup,
    private readonly environment: GroupEnvironment,
  ) {}

  connect(): void {
    if (this.isClosed) return;
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

  /** Adds entries to those of the group, and has the engine read all of them. */
  add(entries: readonly string[]): Promise<void> {
    return this.queue.run(async () => {
      const added = entries.filter((entry) => !this.rejected.has(entry));
      if (entries.length && !added.length) return;
      await this.read(added);
      const known = new Set(this.saved.entries);
      if (this.rejected.size > MAX_REJECTED) this.rejected.clear();
      for (const entry of added) if (!known.has(entry)) this.rejected.add(entry);
    });
  }

  /** Adds the finished daily maps of this device that are not in the group yet. */
  async addResults(): Promise<void> {
    const { member, since, entries } = this.saved;
    const entryHeads = new Set(entries.map((entry) => entry.split(' ').slice(0, 3).join(' '))); // type, day, member
    const missing = this.environment.results().filter(({ day }) => day >= since && !entryHeads.has(`result ${day} ${member}`));
    const requests = missing.map(({ day, record }) => ({ do: 'group-result', day, member, record }) as const);
    const responses = await Promise.all(requests.map((request) => this.environment.ask(request)));
    await this.add(responses.flatMap((response) => (response.ok ? [response.entry] : [])));
  }

  /** Sets the name and crest of this device's member. Returns false if the engine refuses them. */
  async setPlayer(player: string): Promise<boolean> {
    const { entries, member } = this.saved;
    const response = await this.environment.ask({ do: 'group-member', entries, member, player });
    if (response.ok) await this.add([response.entry]);
    return response.ok;
  }

  /** Shows the maps of a day; of today, if it is empty. */
  async show(day: string): Promise<void> {
    this.day = day;
    await this.add([]);
  }

  /** Hides a member from this player, or shows them again. */
  async hide(member: string, isHidden: boolean): Promise<void> {
    const others = this.saved.hidden.filter((each) => each !== member);
    this.saved.hidden = isHidden ? [...others, member] : others;
    await this.environment.store(this.saved);
    await this.add([]);
  }

  /** Has the engine read all entries, in slices. */
  private async read(added: readonly string[]): Promise<void> {
    const { saved, environment } = this;
    let entries = [...new Set([...saved.entries, ...added])];
    for (let isBusy = true; isBusy && !this.isClosed;) {
      const today = environment.today();
      const response = await environment.ask({
        ...{ do: 'group-read', entries, member: saved.member, today, day: this.day || today, hidden: saved.hidden, ms: SLICE_MS },
        ...{ finished: environment.results().map(({ day }) => day), started: [...environment.started()] },
      });
      if (!response.ok) return;
      this.view = response.group;
      isBusy = response.busy;
      entries = response.group.entries;
      await this.save(entries, today);
      environment.changed();
    }
  }

  /** Stores the entries and what home shows of the group, if they have changed. */
  private async save(entries: string[], today: string): Promise<void> {
    const { saved, view } = this;
    const others = view?.members.filter(({ id }) => id !== saved.member) ?? [];
    const names = others.map(({ player }) => parsePlayer(player).name);
    const finished = others.filter(({ id }) => view?.finished.includes(id)).length;
    const next = { entries, news: { day: today, friends: others.length, finished, place: view?.place ?? 0, names } };
    if (JSON.stringify(next) === JSON.stringify({ entries: saved.entries, news: saved.news })) return;
    Object.assign(saved, next);
    await this.environment.store(saved);
    this.log?.changed();
  }
}
