/** Devices of one table: each with an engine of its own in Python, around logs that the test connects. */

import type { Event, View } from '../../web/src/core/contract/generated/messages';
import type { SavedTable } from '../../web/src/features/together/state';
import { type Environment, SharedTable } from '../../web/src/features/together/shared-table';
import type { Python } from './python';
import { relay } from './table-relay';

export const SECRET = '000102030405060708090a0b0c0d0e0f';
export const BASE = {
  set: 'base',
  sheet: 'A',
  players: 2,
  explore: 'base',
  seasons: 'base',
  heroes: false,
  skills: false,
  ambush: ['base'],
  edicts: [],
} as const;

let devices = 0;

/** A device that draws by itself: what the page does with a table, without the page. */
export class TestDevice {
  readonly id = `device ${++devices}`;
  saved: SavedTable | null = null;
  events: Event[] = [];
  notCounted = 0;
  table!: SharedTable;

  constructor(private readonly python: Python) {}

  /** The requests of the page, in order. */
  readonly requests: string[] = [];
  /** The request at which the engine is lost. */
  losesEngineAt = '';
  private engine = 0;

  readonly ask = (<Answer>(message: { do: string }): Promise<Answer> => {
    this.requests.push(message.do);
    if (message.do === this.losesEngineAt) return Promise.reject(new Error('the engine is lost'));
    return this.python.ask<Answer>(`${this.id}.${this.engine}`, message);
  }) as Environment['ask'];

  /** Starts a new engine and opens the table in it. */
  async recover(): Promise<void> {
    this.losesEngineAt = '';
    this.engine += 1;
    await this.table.reopenInEngine();
  }

  private readonly environment: Environment = {
    ask: this.ask,
    store: (table) => Promise.resolve(void (this.saved = structuredClone(table))),
    now: () => relay.now(),
    changed: () => undefined,
    arrived: (events) => this.events.push(...events),
    notCounted: () => (this.notCounted += 1),
  };

  async open(link: string, mine: number[] = [], isNew = !this.saved): Promise<this> {
    const parsed = await this.ask({ do: 'table-parse', link });
    if (!parsed.ok) throw new Error(parsed.error.code);
    const { secret, context } = parsed;
    const saved = this.saved ?? { ...NEW_TABLE, link, secret, context, mine, when: relay.now(), entries: [], written: [], seen: {} };
    const table = await SharedTable.open(parsed, structuredClone(saved), isNew, this.environment);
    if (!(table instanceof SharedTable)) throw new Error(table.error.code);
    this.table = table;
    table.connect();
    await this.settle();
    return this;
  }

  async close(): Promise<void> {
    await this.table.settled();
    this.table.close();
  }

  /** Messages that are on the way arrive. */
  async settle(): Promise<void> {
    for (let i = 0; i < 4; i++) await this.table.settled().then(() => new Promise((resolve) => setImmediate(resolve)));
  }

  /** Draws the first thing that fits, on the seat that is to be drawn for. */
  async draw(pick = 0): Promise<boolean> {
    const view = await this.draft(pick);
    if (!view) return false;
    if (view.phase === 'next') await this.table.request({ do: 'next' });
    await this.settle();
    return true;
  }

  /** Draws the same, but does not end the turn. Returns null if nothing can be drawn. */
  async draft(pick = 0): Promise<View | null> {
    const seat = this.table.seatToDraw();
    let view = seat === undefined ? null : await this.table.sit(seat);
    while (view && view.phase !== 'next' && view.phase !== 'bot' && view.phase !== 'over') {
      const answer: Awaited<ReturnType<typeof this.step>> = await this.step(view, pick);
      if (!answer.ok) throw new Error(answer.error.code);
      view = answer.view;
    }
    return view;
  }

  private step(view: NonNullable<Awaited<ReturnType<SharedTable['sit']>>>, pick: number) {
    const choices = view.tools.flatMap(({ terrains, orientations, kind }, tool) =>
      orientations.flatMap(({ code, anchors }) =>
        anchors.map(([row, column]) => ({ kind, intent: { tool, terrain: terrains[0] ?? null, orientation: code, row, column } })),
      ),
    );
    const shapes = choices.filter(({ kind }) => kind !== 'dodge');
    const choice = shapes[pick % Math.max(shapes.length, 1)];
    return !choice || view.can_pass ? this.table.request({ do: 'pass' }) : this.table.request({ do: 'act', intent: choice.intent });
  }

  record(): string {
    return this.table.view.record;
  }
}

const NEW_TABLE: Omit<SavedTable, 'link' | 'secret' | 'context' | 'mine' | 'when' | 'entries' | 'written' | 'seen'> = {
  acknowledged: [],
  tallied: 0,
  hints: 0,
  drafts: {},
  names: [],
  waitingFor: [],
  over: false,
  season: '',
  isUnsent: false,
};

/** The link to a table for people and bots. */
export async function tableLink(device: TestDevice, bots: string[] = ['', ''], setup: object = {}, secret = SECRET): Promise<string> {
  const message = { do: 'table-link', secret, setup: { ...BASE, ...setup, players: bots.length }, bots } as const;
  const answer = await device.ask(message as never);
  if (!('link' in answer)) throw new Error('no link');
  return (answer as { link: string }).link;
}
