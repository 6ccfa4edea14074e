/** Several devices in one process, and a connection between them that loses, duplicates, delays and mixes up what they send. */

import type { Event, View, ViewAnswer } from '../../web/src/contract/generated/messages';
import { identityOf, newKeys } from '../../web/src/commands/table/identity';
import type { Around } from '../../web/src/commands/table/around';
import { keyDigest } from '../../web/src/peers/connection';
import { Peer } from '../../web/src/commands/table/peer';
import { freeSeat } from '../../web/src/commands/table/seats';
import { preset } from '../../web/src/state/form';
import { freshTable, type SavedTable, type StoredTable, parseSavedTable } from '../../web/src/state/table/stored';
import type { LobbySeat, Sign } from '../../web/src/state/table/said';
import type { Python } from './python';

export const SECRET = 'AAAAAAAAAAAAAAAAAAAAAA';
const VERSIONS = { protocol: 2, rules: 1 };

/** Random numbers that come again. */
export function lots(seed: number): () => number {
  let now = seed >>> 0;
  return () => {
    now = (now + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(now ^ (now >>> 15), now | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Weather {
  loss: number;
  doubling: number;
  /** Milliseconds. */
  slowest: number;
}

export class Device {
  peer!: Peer;
  kept!: SavedTable;
  keys!: CryptoKeyPair;
  awake = true;
  readonly signs: Sign[] = [];
  /** What was stored when each message was sent. */
  readonly broken: string[] = [];
  private stored = '';

  constructor(
    readonly name: string,
    private readonly company: Company,
  ) {}

  async arrive(opener: boolean, people: string[], keys?: CryptoKeyPair, secret = SECRET, host = ''): Promise<void> {
    this.keys = keys ?? (await newKeys());
    this.kept = freshTable(
      secret,
      'relays',
      opener,
      people.map((each) => ({ name: each, crest: '' })),
    );
    if (opener) Object.assign(this.kept, { setup: preset('base') });
    const [first = this] = this.company.devices;
    this.kept.host = host;
    this.kept.digest = await keyDigest(host || (await identityOf(first.keys)).key);
    await this.sitDown();
  }

  /** A table that was made elsewhere. */
  async sit({ keys, ...kept }: StoredTable): Promise<void> {
    this.keys = keys;
    this.kept = kept;
    await this.sitDown();
  }

  /** What was stored, and nothing else, is opened again. */
  async reload(damage: (stored: SavedTable) => unknown = (stored) => stored): Promise<void> {
    this.kept = parseSavedTable(damage(JSON.parse(this.stored) as SavedTable));
    await this.sitDown();
  }

  get isStored(): boolean {
    return this.stored !== '';
  }

  private async sitDown(): Promise<void> {
    this.peer = new Peer(this.kept, await identityOf(this.keys), VERSIONS, this.around());
    await this.peer.open();
  }

  private around(): Around {
    const { company } = this;
    const sitting = (): boolean => this.awake;
    return {
      ask: (message) => company.python.ask(`${company.id} ${this.name}`, message),
      send: (data) => {
        this.checkKept(data);
        if (sitting()) company.send(this, data);
      },
      post: (data) => company.posts.set(this.name, JSON.stringify(data)),
      keep: async (kept) => {
        this.stored = JSON.stringify(kept);
      },
      now: () => company.now,
      random: company.random,
      later: (work, ms) => company.later(work, ms),
      changed: () => undefined,
      arrived: (_view: View, _events: readonly Event[]) => undefined,
      signed: (_key, sign) => this.signs.push(sign),
    };
  }

  /** No entry is sent that is not stored. */
  private checkKept(data: unknown): void {
    const said = JSON.parse((data as { text: string }).text) as { is: string; entries?: [string, string][] };
    if (said.is !== 'entries') return;
    for (const [entry] of said.entries ?? []) if (!this.stored.includes(entry)) this.broken.push(entry);
  }

  ask<Answer>(message: object): Promise<Answer> {
    return this.company.python.ask(`${this.company.id} ${this.name}`, message);
  }

  /** Someone at this device does what they may; false if no one may do anything. */
  async play(): Promise<boolean> {
    const table = this.peer.feeds?.view;
    if (!table || table.stage !== 'play' || !this.peer.game.isWhole()) return false;
    await this.peer.game.think(200);
    const seat = this.peer.people().find((each) => this.peer.feeds?.view?.free.includes(each));
    if (seat === undefined) return false;
    let view = await this.peer.game.sit(seat);
    while (view && !['next', 'bot', 'over'].includes(view.phase)) view = await this.draw(view);
    if (view?.phase === 'next') await this.ask({ do: 'next' });
    await this.peer.game.acted();
    return true;
  }

  private async draw(view: View): Promise<View> {
    const { random } = this.company;
    const intents = view.tools.flatMap((tool, index) =>
      tool.turns.flatMap((turn) =>
        (turn.anchors.length ? turn.anchors : tool.kind === 'dodge' ? [[0, 0]] : []).map(([row, column]) => ({
          tool: index,
          terrain: tool.terrains.at(-1) ?? null,
          turn: turn.code,
          row,
          column,
        })),
      ),
    );
    const passes = !intents.length || (view.can_pass && random() < 0.5);
    const message = passes ? { do: 'pass' } : { do: 'act', intent: intents[Math.floor(random() * intents.length)] };
    const answer = await this.ask<ViewAnswer | { ok: false }>(message);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.view;
  }

  get record(): string {
    return this.peer.feeds?.view?.record ?? '';
  }

  get stage(): string {
    return this.peer.feeds?.view?.stage ?? 'lobby';
  }
}

let companies = 0;

export class Company {
  now = 1_000_000;
  /** What relays have stored, of each device the last. */
  readonly posts = new Map<string, string>();
  readonly id = ++companies;
  readonly devices: Device[] = [];
  private wire: { at: number; to: Device; from: Device; data: string }[] = [];
  private timers: { at: number; work: () => void }[] = [];

  constructor(
    readonly python: Python,
    readonly random: () => number,
    public weather: Weather = { loss: 0, doubling: 0, slowest: 50 },
  ) {}

  async join(name: string, people: string[] = [name], opener = false): Promise<Device> {
    const device = new Device(name, this);
    this.devices.push(device);
    await device.arrive(opener, people);
    return device;
  }

  later(work: () => void, ms: number): void {
    this.timers.push({ at: this.now + ms, work });
  }

  send(from: Device, data: unknown): void {
    const { loss, doubling, slowest } = this.weather;
    for (const to of this.devices) {
      if (to === from) continue;
      for (let copies = this.random() < doubling ? 2 : 1; copies; copies--)
        if (this.random() >= loss) this.wire.push({ at: this.now + this.random() * slowest, to, from, data: JSON.stringify(data) });
    }
  }

  /** Lets some time pass: what is due arrives, in any order. */
  async pass(ms: number): Promise<void> {
    for (const until = this.now + ms; this.now < until;) {
      this.now += 100;
      const due = this.timers.filter(({ at }) => at <= this.now);
      this.timers = this.timers.filter(({ at }) => at > this.now);
      for (const { work } of due) work();
      const come = this.wire.filter(({ at }) => at <= this.now).sort(() => this.random() - 0.5);
      this.wire = this.wire.filter(({ at }) => at > this.now);
      for (const { to, from, data } of come) if (to.awake) to.peer.hear(JSON.parse(data), from.name);
      if (this.now % 1000 === 0) for (const device of this.devices) if (device.awake) await device.peer.tick();
      await this.settled();
    }
  }

  /** Until no one has anything more to work on. */
  async settled(): Promise<void> {
    for (const device of this.devices) if (device.awake) await device.peer.settled();
  }

  async until(isSo: () => boolean, seconds = 120): Promise<void> {
    for (let i = 0; i < seconds * 2; i++) {
      if (isSo()) return;
      await this.pass(500);
    }
    const told = this.devices.map(
      ({ name, stage, peer }) => `${name} ${stage} ${JSON.stringify(peer.feeds?.view?.tenures)} ${JSON.stringify(peer.feeds?.view?.have)}`,
    );
    throw new Error(`after ${seconds} s: ${told.join(', ')}`);
  }

  /** Everyone sits, says that they are ready, and the first card is dealt. */
  async begin(seats: number, bots: readonly string[] = []): Promise<void> {
    const [opener] = this.devices;
    if (!opener) throw new Error('nobody is here');
    const laid = [...Array(seats).keys()].map((index): LobbySeat => ({ ...freeSeat(index), bot: bots[index] ?? '' }));
    opener.peer.laying.lay(() => laid);
    const everybody = (): boolean => opener.peer.lobby?.seats.every(({ key }) => key) === true;
    await this.until(everybody);
    for (const device of this.devices.slice(1)) await device.peer.laying.beReady(true);
    await this.until(() => opener.peer.laying.canBegin());
    await opener.peer.laying.start();
    await this.until(() => this.devices.every(({ stage, awake }) => !awake || stage === 'play'));
  }

  /** Plays until something is so: everyone acts when they may, and time passes. */
  async play(isSo = (): boolean => this.devices.every(({ stage, awake }) => !awake || stage === 'over')): Promise<void> {
    for (let idle = 0; !isSo();) {
      let acted = false;
      for (const device of this.devices) if (device.awake && this.random() < 0.7) acted = (await device.play()) || acted;
      await this.pass(acted ? 200 : 1000);
      idle = acted ? 0 : idle + 1;
      if (idle > 150) throw new Error(`nobody goes on: ${this.devices.map(({ name, stage }) => `${name} ${stage}`).join(', ')}`);
    }
  }
}
