/** A table as this device knows it: the engine's view of it, the stored entries, and the log that all its devices share. */

import type {
  ErrorResponse,
  Event,
  LinkResponse,
  NextTableRequest,
  SetBotRequest,
  SetDrawerRequest,
  SetNameRequest,
  TableJson,
  TableResponse,
  TableStateRequest,
  View,
} from '../../core/contract/generated/messages';
import { bytesOf } from '../../core/network/bytes';
import { type Carrier, type Device, type LogStatus, openSharedLog, type SharedLog } from '../../core/network/shared-log';
import { type OnlineTable, parsePlayer, type Presence, type SavedTable, type TableSeat } from '../../core/state/online';
import { defaultSeat } from '../../core/state/seats';
import type { ask } from '../../core/engine/ask';
import { Serial } from '../../core/browser/serial';
import { deliveryOf } from '../../core/ui/delivery';

/** Milliseconds of silence after which a player is away: one who was connected, and one who was not. */
const AWAY_AFTER_MS = 45_000;
const NEVER_CONNECTED_AWAY_AFTER_MS = 24 * 3_600_000;
const MAX_IGNORED = 10_000;
const NO_STATUS: LogStatus = { relays: [], unsent: 0 };

/** The functions of the page that a table uses. */
export interface Environment {
  ask: typeof ask;
  store(table: SavedTable): Promise<void>;
  now(): number;
  /** Called when the table has changed. */
  changed(): void;
  /** Called when other devices or bots have drawn. */
  arrived(events: readonly Event[]): void;
  /** Called when moves of this device do not count, because another device has drawn the same card. */
  notCounted(): void;
}

export class SharedTable {
  view: TableJson;
  /** The seat of another player that this device draws for; -1 for none. */
  drawingFor = -1;
  isWelcome: boolean;
  hasDrawn = false;
  private readonly queue = new Serial();
  private log: SharedLog | null = null;
  private devices: readonly Device[] = [];
  private status = NO_STATUS;
  /** The seats that were connected since the table was opened here. */
  private readonly connectedSeats = new Set<number>();
  private readonly ignored = new Set<string>();
  private isSeated = false;
  private isClosed = false;

  private constructor(
    readonly link: LinkResponse,
    readonly saved: SavedTable,
    private readonly environment: Environment,
    response: TableResponse,
    isNew: boolean,
  ) {
    this.view = response.table;
    this.isWelcome = isNew;
  }

  /** Opens a table in the engine, with the entries that this device has. */
  static async open(link: LinkResponse, saved: SavedTable, isNew: boolean, environment: Environment): Promise<SharedTable | ErrorResponse> {
    const { entries, written } = saved;
    const response = await environment.ask({ do: 'table-open', link: link.link, entries, written });
    return response.ok ? new SharedTable(link, saved, environment, response, isNew) : response;
  }

  connect(): void {
    this.log = openSharedLog({
      secret: bytesOf(this.link.secret),
      context: this.link.context,
      entries: () => this.saved.entries,
      presence: () => `seats=${this.saved.mine.join()}`,
      onEntries: (entries) => void this.add(entries).catch(() => undefined),
      onDevices: (devices) => this.noteDevices(devices),
      onStatus: (status) => this.noteStatus(status),
    });
  }

  addCarrier(carrier: Carrier): ReturnType<SharedLog['addCarrier']> {
    if (!this.log) throw new Error('a table must be connected before a carrier is added');
    return this.log.addCarrier(carrier);
  }

  close(): void {
    this.isClosed = true;
    this.log?.close();
  }

  /** Resolves when everything that was written here is stored on this device. */
  settled(): Promise<void> {
    return this.queue.run(() => Promise.resolve());
  }

  // ---------- entries ----------

  private add(entries: readonly string[]): Promise<void> {
    return this.queue.run(async () => {
      const known = new Set(this.saved.entries);
      const unknown = entries.filter((entry) => !known.has(entry) && !this.ignored.has(entry));
      if (!unknown.length || this.isClosed) return;
      const response = await this.environment.ask({ do: 'table-add', entries: unknown });
      if (!response.ok) return;
      this.ignore(unknown, response.added);
      await this.absorb(response);
    });
  }

  /** Remembers the entries that were not added: they are invalid, and other devices send them again and again. */
  private ignore(entries: readonly string[], added: readonly string[]): void {
    const used = new Set(added);
    if (this.ignored.size > MAX_IGNORED) this.ignored.clear();
    for (const entry of entries) if (!used.has(entry)) this.ignored.add(entry);
  }

  /** Sends a request that writes entries. Returns whether the engine has accepted it. */
  write(request: SetNameRequest | SetBotRequest | SetDrawerRequest | NextTableRequest | TableStateRequest): Promise<boolean> {
    return this.queue.run(async () => {
      const response = await this.environment.ask(request);
      if (response.ok) await this.absorb(response);
      return response.ok;
    });
  }

  /** Stores the entries of a response, and then sends them to the other devices. */
  private async absorb(response: TableResponse): Promise<void> {
    const { saved, environment } = this;
    const added = [...response.written, ...response.added];
    this.view = response.table;
    saved.entries.push(...added);
    if (response.dropped.length) this.drop(new Set(response.dropped));
    saved.written.push(...response.written.filter((entry) => !entry.startsWith('bot-')));
    if (response.written.some((entry) => entry.startsWith('move '))) this.hasDrawn = true;
    this.noteDrawer(response.written);
    if (response.written.length) saved.isUnsent = true;
    const isNews = response.table.not_counted.some((entry) => !saved.acknowledged.includes(entry));
    saved.acknowledged = [...response.table.not_counted];
    if (added.length) await this.save();
    if (added.length) this.log?.changed();
    environment.changed();
    if (response.view && this.isSeated && added.length) environment.arrived(response.events ?? []);
    if (isNews) environment.notCounted();
  }

  /** Writes who has drawn for a player, until they draw again themselves. */
  private noteDrawer(written: readonly string[]): void {
    const [own] = this.saved.mine;
    const hasDrawn = (seat: number): boolean => written.some((entry) => entry.startsWith(`move ${seat} `));
    if (own === undefined) return;
    if (hasDrawn(own) && this.view.drawn_by[own] !== -1) void this.write({ do: 'table-drew', seat: own, by: own });
    if (!hasDrawn(this.drawingFor)) return;
    void this.write({ do: 'table-drew', seat: this.drawingFor, by: own });
    this.drawingFor = -1;
  }

  private drop(entries: ReadonlySet<string>): void {
    this.saved.entries = this.saved.entries.filter((entry) => !entries.has(entry));
    this.ignore([...entries], []);
  }

  async save(): Promise<void> {
    const { saved, view } = this;
    if (this.isWelcome) return;
    const { names, waiting_for: waitingFor, over, season } = view;
    Object.assign(saved, { names: names.map((name) => parsePlayer(name).name), waitingFor, over, season, when: this.environment.now() });
    await this.environment.store(saved);
  }

  /** Stores the number of tallies that the player has seen. */
  async saveTallied(tallied: number): Promise<void> {
    this.saved.tallied = tallied;
    await this.save();
  }

  /** Returns the game from a seat, or for a spectator if it is -1; null if the engine refuses that. */
  sit(seat: number): Promise<View | null> {
    return this.queue.run(async () => {
      const response = await this.environment.ask({ do: 'table-sit', seat });
      this.isSeated = response.ok;
      return response.ok ? response.view : null;
    });
  }

  /** Opens the table in a new engine. */
  reopenInEngine(): Promise<void> {
    return this.queue.run(async () => {
      const { entries, written } = this.saved;
      await this.environment.ask({ do: 'table-open', link: this.link.link, entries, written });
    });
  }

  /** Lets the bots of the table think for a time. Returns whether they have not finished. */
  think(ms: number): Promise<boolean> {
    return this.queue.run(async () => {
      const response = await this.environment.ask({ do: 'table-think', ms });
      if (response.ok && response.written.length) await this.absorb(response);
      return response.ok && response.busy;
    });
  }

  get isBotThinking(): boolean {
    const { able, bots, over } = this.view;
    return !over && !this.isClosed && able.some((seat) => bots[seat]);
  }

  // ---------- people ----------

  /** Makes a seat that of this device, and writes its player. */
  async takeSeat(seat: number, player: string): Promise<void> {
    this.isWelcome = false;
    if (!this.saved.mine.includes(seat)) this.saved.mine = [seat];
    const before = this.view.names[seat];
    await this.write({ do: 'table-name', seat, name: player });
    if (this.view.names[seat] === before) await this.save(); // nothing was written, so nothing was saved
    this.log?.changed();
    this.environment.changed();
  }

  async watch(): Promise<void> {
    this.isWelcome = false;
    await this.save();
    this.environment.changed();
  }

  /** Returns the seat that can be drawn for now: that of an absent player, if chosen, or the player's own. */
  seatToDraw(): number | undefined {
    const { able, bots } = this.view;
    if (able.includes(this.drawingFor)) return this.drawingFor;
    return this.saved.mine.find((seat) => able.includes(seat) && !bots[seat]);
  }

  /** Notes which seats the connected devices play. */
  private noteDevices(devices: readonly Device[]): void {
    this.devices = devices;
    for (const { presence, lastSeen } of devices) {
      for (const seat of seatsOf(presence)) {
        this.connectedSeats.add(seat);
        this.saved.seen[seat] = Math.max(this.saved.seen[seat] ?? 0, lastSeen);
      }
    }
    this.environment.changed();
  }

  private noteStatus(status: LogStatus): void {
    this.status = status;
    const isUnsent = status.unsent > 0;
    if (isUnsent !== this.saved.isUnsent && status.relays.length) {
      this.saved.isUnsent = isUnsent;
      void this.save();
    }
    this.environment.changed();
  }

  private presence(seat: number): Presence {
    const { view, saved, environment } = this;
    if (this.link.bots[seat]) return 'bot';
    if (saved.mine.includes(seat)) return 'own';
    if (!view.names[seat]) return 'free';
    const silence = environment.now() - (saved.seen[seat] ?? saved.when);
    const isConnected = this.devices.some((device) => seatsOf(device.presence).includes(seat));
    if (silence > (this.connectedSeats.has(seat) ? AWAY_AFTER_MS : NEVER_CONNECTED_AWAY_AFTER_MS)) return 'away';
    return isConnected ? 'here' : 'absent';
  }

  private seat(index: number): TableSeat {
    const { view, link } = this;
    const { name, crest } = parsePlayer(view.names[index] ?? '');
    const bot = link.bots[index] ?? '';
    const isBotDrawing = !bot && Boolean(view.bots[index]);
    return { ...defaultSeat(index, bot), name, crest, presence: this.presence(index), isBotDrawing };
  }

  /** Returns the table as screens show it. */
  snapshot(): OnlineTable {
    const { view, link, saved, drawingFor, isWelcome, hasDrawn } = this;
    return {
      link: link.link,
      setup: link.setup,
      seats: link.bots.map((_, index) => this.seat(index)),
      ownSeats: saved.mine,
      drawingFor,
      isWelcome,
      over: view.over,
      waitingFor: view.waiting_for,
      drawnBy: view.drawn_by,
      byBots: view.by_bots,
      next: view.next,
      wins: link.wins.map((won, seat) => won + Number(view.winners.includes(seat))),
      delivery: deliveryOf(this.status),
      hasDrawn,
    };
  }
}

/** Returns the seats in the presence text of another device. */
export function seatsOf(presence: string): number[] {
  const [, list = ''] = /^seats=([0-7](?:,[0-7]){0,7})$/.exec(presence) ?? [];
  return list ? list.split(',').map(Number) : [];
}
