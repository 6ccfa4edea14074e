/** A table as this device knows it: the engine's view of it, the stored entries, and the log that all its devices share. */

import type {
  ActRequest,
  ErrorResponse,
  Event,
  GameCommandRequest,
  LinkResponse,
  NextTableRequest,
  SetBotRequest,
  SetNameRequest,
  TableJson,
  TableResponse,
  View,
  ViewResponse,
} from '../../core/contract/generated/messages';
import { bytesOf } from '../../core/network/bytes';
import { type Carrier, type Device, openSharedLog, type SharedLog } from '../../core/network/shared-log';
import type { LogStatus } from '../../core/network/stored-log';
import { type OnlineTable, type Presence, type SavedTable, type TableSeat } from './state';
import { parsePlayer } from '../../core/state/player-text';
import { defaultSeat } from '../../core/state/seats';
import type { ask } from '../../core/engine/ask';
import { Serial } from '../../core/browser/serial';
import { deliveryOf } from '../../core/ui/delivery';

/** Milliseconds of silence after which a player is away: one who was connected, and one who was not. */
const AWAY_AFTER_MS = 45_000;
const NEVER_CONNECTED_AWAY_AFTER_MS = 24 * 3_600_000;
const MAX_IGNORED = 10_000;
/** The seat of a device that only watches. */
export const SPECTATOR = -1;
const NO_STATUS: LogStatus = { relays: [], isRead: false, unsent: 0 };

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
  /** Entries that have arrived and that no engine has read yet. */
  private readonly unread = new Set<string>();
  /** The seat from which the game is shown, and its view; null before it is. */
  private shown: { seat: number; view: View } | null = null;
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
      entries: () => this.entriesToStore(),
      presence: () => `seats=${this.saved.mine.join()}`,
      onEntries: (entries) => void this.add(entries).catch(() => undefined), // `reopenInEngine` adds them again
      onDevices: (devices) => this.noteDevices(devices),
      onStatus: (status) => void this.queue.run(async () => this.noteStatus(status)), // after the entries that arrived before
    });
  }

  /** Returns all entries, those of this device first: the log stores as many as fit. */
  private entriesToStore(): string[] {
    const entries = new Set(this.saved.entries);
    return [...new Set([...this.saved.written.filter((entry) => entries.has(entry)), ...entries])];
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

  /** Ends the turn of a player who leaves after the whole card is drawn, and resolves like `settled`. */
  endDrawnTurn(): Promise<void> {
    return this.queue.run(async () => {
      if (this.shown?.view.phase === 'next' && this.shown.view.draft.length) await this.endTurn().catch(() => undefined);
    });
  }

  // ---------- entries ----------

  private add(entries: readonly string[]): Promise<void> {
    const known = new Set(this.saved.entries);
    for (const entry of entries) if (!known.has(entry) && !this.ignored.has(entry)) this.unread.add(entry);
    return this.queue.run(async () => {
      const unread = [...this.unread];
      if (!unread.length || this.isClosed) return;
      const response = await this.environment.ask({ do: 'table-add', entries: unread });
      for (const entry of unread) this.unread.delete(entry);
      if (!response.ok) return;
      this.ignore(unread, [...response.added, ...response.dropped]);
      await this.absorb(response);
    });
  }

  /** Remembers the invalid entries, because other devices send them again and again. One that was dropped may count later. */
  private ignore(entries: readonly string[], valid: readonly string[]): void {
    const validEntries = new Set(valid);
    if (this.ignored.size > MAX_IGNORED) this.ignored.clear();
    for (const entry of entries) if (!validEntries.has(entry)) this.ignored.add(entry);
  }

  /** Sends a request that writes entries. Returns whether the engine has accepted it; a lost one has not. */
  write(request: SetNameRequest | SetBotRequest | NextTableRequest): Promise<boolean> {
    return this.queue.run(async () => {
      const response = await this.environment.ask(request).catch(() => null); // `recover` replaces a lost engine
      if (response?.ok) await this.absorb(response);
      return response?.ok === true;
    });
  }

  /** Sends an action of the player. What it changes is stored before the response is returned. */
  request(message: ActRequest | GameCommandRequest): Promise<ViewResponse | ErrorResponse> {
    return this.queue.run(async () => {
      if (message.do === 'next') return this.endTurn();
      const response = await this.environment.ask(message);
      if (response.ok && this.noteView(response.view)) await this.save();
      return response;
    });
  }

  /** Makes entries of the draft. */
  private async endTurn(): Promise<ViewResponse | ErrorResponse> {
    const response = await this.environment.ask({ do: 'table-end-turn', by: this.saved.mine[0] ?? SPECTATOR });
    if (!response.ok) return response;
    const { view, events = [] } = response;
    if (!view) throw new Error('a player who ends a turn has a view');
    await this.absorb({ ...response, events: [] }); // the caller shows the events
    return { ok: true, view, events };
  }

  /** Stores the entries of a response, and then sends them to the other devices. */
  private async absorb(response: TableResponse): Promise<void> {
    const { saved, environment } = this;
    const added = [...response.written, ...response.added];
    this.view = response.table;
    saved.entries.push(...added);
    if (response.dropped.length) {
      const dropped = new Set(response.dropped);
      saved.entries = saved.entries.filter((entry) => !dropped.has(entry));
    }
    saved.written.push(...response.written.filter((entry) => !entry.startsWith('bot-')));
    if (response.written.some((entry) => entry.startsWith('move '))) this.hasDrawn = true;
    if (response.written.some((entry) => entry.startsWith(`move ${this.drawingFor} `))) this.drawingFor = -1;
    if (response.view) this.noteView(response.view);
    if (response.written.length) saved.isUnsent = true;
    this.noteActivity(response.added);
    const isNews = response.table.not_counted.some((entry) => !saved.acknowledged.includes(entry));
    saved.acknowledged = [...response.table.not_counted];
    if (added.length) await this.save();
    if (added.length) this.log?.changed();
    environment.changed();
    if (response.view && this.shown && added.length) environment.arrived(response.events ?? []);
    if (isNews) environment.notCounted();
  }

  async save(): Promise<void> {
    const { saved, view } = this;
    if (this.isWelcome) return;
    const { names, waiting_for: waitingFor, over, season } = view;
    Object.assign(saved, { names: names.map((name) => parsePlayer(name).name), waitingFor, over, season, when: this.environment.now() });
    await this.environment.store(saved);
  }

  /** Stores how many tallies and hints the player has seen. */
  async saveProgress(tallied: number, hints: number): Promise<void> {
    const { saved } = this;
    if (saved.tallied === tallied && saved.hints === hints) return;
    Object.assign(saved, { tallied, hints });
    await this.save();
  }

  /** Returns whether the draft in the view of the shown seat differs from the stored one. */
  private noteView(view: View): boolean {
    if (!this.shown) return false;
    this.shown.view = view;
    const { draft } = view;
    const { drafts } = this.saved;
    const { seat } = this.shown;
    if (draft.join() === (drafts[seat] ?? []).join()) return false;
    if (draft.length) drafts[seat] = draft;
    else delete drafts[seat];
    return true;
  }

  /** Returns the game from a seat, or for a spectator if it is -1; null if the engine refuses that. */
  sit(seat: number): Promise<View | null> {
    return this.queue.run(async () => {
      const response = await this.environment.ask({ do: 'table-sit', seat, draft: this.saved.drafts[seat] ?? [] });
      if (!response.ok) return null;
      this.shown = { seat, view: response.view };
      return response.view;
    });
  }

  /** Opens the table in a new engine, from the same seat. Returns the game, with the draft. */
  async reopenInEngine(): Promise<View | null> {
    await this.queue.run(async () => {
      const { entries, written } = this.saved;
      await this.environment.ask({ do: 'table-open', link: this.link.link, entries, written });
    });
    await this.add([]);
    return this.sit(this.shown?.seat ?? SPECTATOR);
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

  /** Makes a seat that of this device; its player has been named by another one. */
  async continueOn(seat: number): Promise<void> {
    this.saved.mine = [seat];
    await this.watch();
    this.log?.changed();
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

  /** Notes for which seats something has arrived: their players were there. */
  private noteActivity(entries: readonly string[]): void {
    for (const entry of entries) {
      const [, seat] = /^(?:move|name) ([0-7]) /.exec(entry) ?? [];
      if (seat) this.saved.seen[seat] = this.environment.now();
    }
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
      isReading: !this.status.isRead,
      hasDrawn,
    };
  }
}

/** Returns the seats in the presence text of another device. */
export function seatsOf(presence: string): number[] {
  const [, list = ''] = /^seats=([0-7](?:,[0-7]){0,7})$/.exec(presence) ?? [];
  return list ? list.split(',').map(Number) : [];
}
