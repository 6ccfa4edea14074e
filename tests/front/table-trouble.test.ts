/** What the screens say when something is wrong at a table on several devices, and at its end. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { render } from 'lit';
import { alarm, differs } from '../../web/src/screens/table/alarm';
import { stoodIn } from '../../web/src/screens/table/stood-in';
import { dialog } from '../../web/src/screens/table/company';
import { showTable } from '../../web/src/commands/turns';
import { seat } from '../../web/src/state/seats';
import type { TableNow, TableSeat } from '../../web/src/state/table/now';
import type { Piece } from '../../web/src/ui/pieces';
import { speakOfAll } from '../../web/src/words/texts';
import './begin';

beforeEach(speakOfAll);

function sitting(name: string, index: number, part: Partial<TableSeat> = {}): TableSeat {
  return { ...seat(index), name, key: name, presence: 'ready', standIn: false, stopped: false, vote: null, ...part };
}

/** A table in the middle of a game, of Ada, who is at this device, Ben and Cleo. */
function table(part: Partial<TableNow> = {}): TableNow {
  return {
    stage: 'play',
    seats: [sitting('Ada', 0, { presence: 'own' }), sitting('Ben', 1), sitting('Cleo', 2)],
    mine: [0],
    devices: 3,
    waitingFor: [],
    fouls: [],
    astray: [],
    outvoted: false,
    stoodIn: [],
    onlookers: [],
    invitations: [],
    signs: [],
    connections: [{ way: 'relays', open: 1, of: 1 }],
    direct: false,
    ...part,
  } as unknown as TableNow;
}

function textOf(piece: Piece): string {
  const at = document.createElement('div');
  render(piece, at);
  return (at.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function buttons(now: TableNow): string[] {
  showTable(now);
  const at = document.createElement('div');
  render(dialog(), at);
  const wanted = /^(hand-\d|branch|take-theirs)$/;
  return [...at.querySelectorAll<HTMLElement>('[data-act]')].map(({ dataset }) => dataset['act'] ?? '').filter((act) => wanted.test(act));
}

const stopped = (part: Partial<TableNow> = {}): TableNow =>
  table({
    seats: [sitting('Ada', 0, { presence: 'own' }), sitting('Ben', 1, { stopped: true }), sitting('Cleo', 2)],
    fouls: [{ seat: 1, writer: 2, kind: 'illegal' }],
    ...part,
  });

test('blame is put on the device that wrote, not on the owner of the seat', () => {
  assert.match(alarm(stopped()), /^Cleo made an illegal move/);
});

test('a stopped seat can be replaced at once, although its device is here', () => {
  assert.deepEqual(buttons(stopped()), ['branch', 'hand-1']);
});

test('at two devices a bot plays in a branch only', () => {
  const two = { devices: 2, seats: stopped().seats.slice(0, 2), fouls: [{ seat: 1, writer: 1, kind: 'illegal' }] };
  assert.deepEqual(buttons(stopped(two)), ['branch']);
  assert.match(alarm(stopped(two)), /continue here with a bot/);
});

test('nothing is handed over without a connection', () => {
  assert.deepEqual(buttons(stopped({ connections: [{ way: 'relays', open: 0, of: 1 }] })), ['branch']);
});

test('a wrong reveal says what happened and what can be done', () => {
  assert.match(alarm(stopped({ fouls: [{ seat: 1, writer: 1, kind: 'reveal' }] })), /^Ben broke the shuffle.*start over/);
});

test('devices that disagree are named, and who is alone can take the game of the others', () => {
  assert.match(alarm(table({ astray: ['Ben'] })), /Ben/);
  assert.deepEqual(buttons(table({ astray: ['Ben'] })), ['branch']);
  assert.deepEqual(buttons(table({ astray: ['Ben', 'Cleo'], outvoted: true })), ['branch', 'take-theirs']);
  assert.match(textOf(differs(table({ astray: ['Ben', ''] }))), /Ben, A player/);
  assert.equal(textOf(differs(table())), '');
});

test('the final screen says which maps a bot drew, and since when', () => {
  const drawn = [
    { seat: 0, seasons: [0, 1, 2, 3] },
    { seat: 1, seasons: [2, 3] },
    { seat: 2, seasons: [1] },
  ];
  assert.equal(
    textOf(stoodIn(table({ stoodIn: drawn }))),
    'Ada: a bot drew the whole map Ben: a bot drew from autumn on Cleo: a bot drew part of the map (Summer)',
  );
});
