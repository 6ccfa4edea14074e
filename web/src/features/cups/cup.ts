/** A cup on this device: the stored entries, what the engine reads in them, and the log that the members share. */

import { type Delivery, deliveryOf } from '../../core/ui/delivery';
import type { CupJson } from '../../core/contract/generated/messages';
import type { ask } from '../../core/engine/ask';
import { bytesOf } from '../../core/network/bytes';
import { Serial } from '../../core/browser/serial';
import { type MemberLog, openMemberLog } from '../../core/network/member-log';
import type { LogStatus } from '../../core/network/stored-log';
import type { SavedCup } from './cup-store';

/** Milliseconds in which the engine replays games before it responds, so that others who ask it do not wait long. */
const SLICE_MS = 30;
const SEASONS = 4;
const MAX_REJECTED = 10_000;
/** Milliseconds for which arriving entries are collected, and between two boards while games are replayed: a board of a hundred
 *  members is not drawn for each of their entries. */
const COLLECT_MS = 400;

/** The functions of the page that a cup uses. */
export interface CupEnvironment {
  ask: typeof ask;
  store(cup: SavedCup): Promise<void>;
  /** Called when the cup has changed. */
  changed(): void;
}

export class Cup {
  view: CupJson | null = null;
  /** The round whose board is shown; 0 for all rounds. */
  round = 1;
  /** Whether everything is shown, as on a projector. */
  seesAll = false;
  private readonly queue = new Serial();
  private readonly arrived = new Set<string>();
  /** Entries that the engine has not taken: other devices send them again and again. */
  private readonly rejected = new Set<string>();
  private log: MemberLog | null = null;
  private status: LogStatus = { relays: [], isRead: false, unsent: 0 };
  private isClosed = false;
  private collecting = 0;
  private continues = false;
  /** When the next board is to be shown while games are replayed. */
  private boardDue = 0;

  constructor(
    readonly saved: SavedCup,
    private readonly environment: CupEnvironment,
  ) {}

  connect(): void {
    const { secret, context } = this.saved;
    this.log ??= openMemberLog({
      secret: bytesOf(secret),
      context,
      ownEntries: () => this.view?.own ?? [],
      onEntries: (entries) => this.collect(entries),
      onStatus: (status) => {
        this.status = status;
        this.environment.changed();
      },
    });
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.collecting);
    this.log?.close();
  }

  get delivery(): Delivery {
    return deliveryOf(this.status);
  }

  get isRead(): boolean {
    return this.status.isRead;
  }

  /** Collects entries of other devices, and adds them together. */
  private collect(entries: readonly string[]): void {
    if (!this.isClosed && this.note(entries))
      this.collecting ||= window.setTimeout(() => {
        this.collecting = 0;
        if (performance.now() > this.boardDue) this.boardDue = performance.now() + COLLECT_MS;
        void this.queue.run(() => this.readSlice()).catch(() => undefined);
      }, COLLECT_MS);
  }

  /** Notes entries that are neither known nor rejected. Returns whether there are any. */
  private note(entries: readonly string[]): boolean {
    const known = new Set(this.saved.entries);
    const news = entries.filter((entry) => !this.rejected.has(entry) && !known.has(entry));
    for (const entry of news) this.arrived.add(entry);
    return news.length > 0;
  }

  /** Adds entries to those of the cup, and shows the board. Games of others may be replayed after that. */
  add(entries: readonly string[]): Promise<void> {
    if (entries.length && !this.note(entries)) return Promise.resolve();
    return this.queue.run(() => {
      if (entries.length && !this.arrived.size) return Promise.resolve();
      this.boardDue = 0;
      return this.readSlice();
    });
  }

  /** Adds a game of this device's member, once a season of it is over. Returns false if the engine refuses it. */
  async addGame(round: number, record: string): Promise<boolean> {
    const { link, member } = this.saved;
    if (!member) return false;
    const response = await this.environment.ask({ do: 'cup-game', link, round, member, record });
    if (response.ok) await this.add([response.entry]);
    return response.ok;
  }

  async openRound(round: number): Promise<void> {
    const response = await this.environment.ask({ do: 'cup-open', link: this.saved.link, round });
    if (response.ok) await this.add([response.entry]);
    await this.show(round);
  }

  /** Sets the name and crest of this device's member. Returns false if the engine refuses them. */
  async setPlayer(player: string): Promise<boolean> {
    const { link, entries, member } = this.saved;
    const response = await this.environment.ask({ do: 'cup-member', link, entries, member, player });
    if (response.ok) await this.add([response.entry]);
    return response.ok;
  }

  /** Shows the board of a round; of all rounds, if it is 0. */
  async show(round: number): Promise<void> {
    this.round = round;
    await this.add([]);
  }

  async showAll(seesAll: boolean): Promise<void> {
    this.seesAll = seesAll;
    await this.add([]);
  }

  /** Hides a member from this player, or shows them again. */
  async hide(member: string, isHidden: boolean): Promise<void> {
    const others = this.saved.hidden.filter((each) => each !== member);
    this.saved.hidden = isHidden ? [...others, member] : others;
    await this.environment.store(this.saved);
    await this.add([]);
  }

  /** Has the engine read all entries and replay some games. The next slice comes after what was asked meanwhile. */
  private async readSlice(): Promise<void> {
    const { saved, environment, round, seesAll: sees_all } = this;
    if (this.isClosed) return;
    const { link, member, hidden } = saved;
    const arrived = [...this.arrived];
    const entries = [...new Set([...saved.entries, ...arrived])];
    const board = performance.now() >= this.boardDue;
    const response = await environment.ask({ do: 'cup-read', link, entries, member, hidden, round, sees_all, board, ms: SLICE_MS });
    if (!response.ok || this.isClosed) return;
    if (response.busy) this.continueReading();
    if (response.cup) await this.showBoard(response.cup, arrived);
  }

  private continueReading(): void {
    if (this.continues) return;
    this.continues = true;
    const next = this.queue.run(() => {
      this.continues = false;
      return this.readSlice();
    });
    next.catch(() => undefined); // the next entry that arrives begins again
  }

  private async showBoard(view: CupJson, arrived: readonly string[]): Promise<void> {
    this.view = view;
    this.boardDue = performance.now() + COLLECT_MS;
    this.environment.changed();
    this.log?.changed();
    for (const entry of arrived) this.arrived.delete(entry);
    await this.save(view, arrived);
  }

  /** Stores the entries and what lists show of the cup, if they have changed. */
  private async save({ entries, rows, open, own_seasons }: CupJson, arrived: readonly string[]): Promise<void> {
    const { saved } = this;
    const taken = new Set(entries);
    if (this.rejected.size > MAX_REJECTED) this.rejected.clear();
    for (const entry of arrived) if (!taken.has(entry)) this.rejected.add(entry);
    const news = { members: rows.length, open, finished: own_seasons.filter((seasons) => seasons === SEASONS).length };
    const isSame = entries.length === saved.entries.length && saved.entries.every((entry) => taken.has(entry));
    if (isSame && JSON.stringify(news) === JSON.stringify(saved.news)) return;
    Object.assign(saved, { entries, news });
    await this.environment.store(saved);
  }
}
