/** A table at which the page itself is one of the devices, next to those of the tests, and all have a real engine. */

import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { readTables, removeTable } from '../../web/src/browser/tables';
import { goTo } from '../../web/src/commands/navigate';
import { skipMoment } from '../../web/src/play/moments';
import { goOn } from '../../web/src/play/act';
import * as lobby from '../../web/src/commands/table/lobby';
import * as session from '../../web/src/commands/table/session';
import type { Taken } from '../../web/src/commands/table/wires';
import { ask } from '../../web/src/engine/ask';
import { freeSeat } from '../../web/src/commands/table/seats';
import type { Refusal, View, ViewAnswer } from '../../web/src/contract/generated/messages';
import { state } from '../../web/src/state/store';
import { frame, pass, settled, time } from './clock';
import { Company, Device, SECRET } from './company';
import { answers } from './engine';
import { Python } from './python';

export const python = new Python();
afterAll(() => python.end());

/** What is not sent twice at once is sent again after a while: of the page's own time. */
const began = Date.now();
Date.now = () => began + time();

const KINDS = ['terms', 'open', 'take', 'state', 'commit', 'reveal', 'give', 'tend', 'think', 'missing', 'sit', 'judge'].map(
  (kind) => `table-${kind}`,
);
let engines = 0;

/** A new interpreter for the page. */
export function realEngine(): void {
  const id = `page ${++engines}`;
  const real = (message: object): Promise<object> => python.ask(id, message);
  answers(
    Object.fromEntries(
      [...KINDS, 'open', 'think', 'view', 'act', 'pass', 'next', 'undo', 'preview', 'summary', 'explain'].map((kind) => [kind, real]),
    ),
  );
}

/** The page's connection to the others, who are devices of the tests. */
export function lineTo(company: Company): Taken {
  let heard: Parameters<Taken['hear']>[0] | null = null;
  const page = new Device('page', company);
  const peer = {
    hear: (data: unknown, from: string) => heard?.message(data, from),
    tick: async () => undefined,
    settled: async () => undefined,
  };
  Object.assign(page, { peer });
  company.devices.push(page);
  const connection = { send: (data: unknown) => company.send(page, data), close: () => (page.awake = false) };
  return {
    joined: { connection, answer: '', ticket: SECRET },
    hear: (given) => {
      heard = given;
      given.health({ way: 'direct', open: 1, of: 1 });
    },
  };
}

/** Both clocks continue until something is so. */
export async function until(company: Company, isSo: () => boolean, seconds = 60): Promise<void> {
  for (let i = 0; i < seconds * 5 && !isSo(); i++) {
    await company.pass(200);
    await pass(200);
    for (let turn = 0; turn < 20; turn++) await settled();
    await frame();
    skipMoment(); // monsters on one's map stay until they are read
  }
  const { game, stage, table } = state;
  assert.ok(
    isSo(),
    `${table.now?.stage}, ${game.view?.phase} ${game.view?.turn}, busy ${state.busy}, ${JSON.stringify(stage.moment)?.slice(0, 80)}`,
  );
}

export async function joined(company: Company, seats = 2): Promise<Device> {
  const ada = await company.join('Ada', ['Ada'], true);
  ada.peer.laying.lay(() => [...Array(seats).keys()].map(freeSeat));
  await goTo({ to: 'table' });
  assert.equal(await session.joinTable(`${SECRET}.${ada.kept.digest}`, lineTo(company)), null);
  await until(company, () => state.table.now?.stage === 'lobby' && state.table.now.mine.length > 0);
  return ada;
}

export async function dealt(company: Company, ada: Device): Promise<void> {
  await goTo({ to: 'table' });
  lobby.beReady(true);
  await until(company, () => ada.peer.laying.canBegin());
  await ada.peer.laying.start();
  await until(company, () => state.where.route.to === 'play' && state.busy === 0);
}

/** Draws the first thing that is legal, and inks it. */
export async function draw(company: Company): Promise<void> {
  const { view } = state.game;
  assert.ok(view && view.phase !== 'bot', view?.phase);
  let now: View = view;
  while (!['next', 'bot', 'over'].includes(now.phase)) {
    const index = now.tools.findIndex(({ turns }) => turns.some(({ anchors }) => anchors.length));
    const tool = now.tools[index];
    const turn = tool?.turns.find(({ anchors }) => anchors.length);
    const [row = 0, column = 0] = turn?.anchors[0] ?? [];
    const intent = { tool: index, terrain: tool?.terrains[0] ?? null, turn: turn?.code ?? '', row, column };
    const answer: ViewAnswer | Refusal = await ask(turn ? { do: 'act', intent } : { do: 'pass' });
    assert.ok(answer.ok, JSON.stringify(answer));
    now = answer.view;
  }
  goOn('next');
  await until(company, () => state.busy === 0 && state.game.view?.phase !== now.phase);
}

/** Prepares every test of a file. The file itself asks for it: a bundle does not keep the order of modules that are only run. */
export function atRealTables(): void {
  beforeEach(async () => {
    for (const { secret } of (await readTables()).readable) await removeTable(secret);
    realEngine();
  });
  // What a test leaves behind comes to its end before the next.
  afterEach(async () => {
    await session.leaveTable();
    for (let i = 0; i < 10; i++) {
      await pass(500);
      await python.ask('nobody', { do: 'daily', day: '2026-11-16' }); // all that was asked before is answered now
    }
  });
}
