/** The workshop's interpreter from the page's side: started once, given one job at a time, ended when it must be. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { setTimeout as really } from 'node:timers/promises';
import { SandboxLost, stopSandbox, wakeSandbox, workInSandbox } from '../../web/src/engine/sandbox';
import { check, play, runs } from '../../web/src/screens/workshop/runs';
import { openStep, readShop, shop } from '../../web/src/screens/workshop/shop';
import { update } from '../../web/src/state/store';
import { speakOfAll } from '../../web/src/words/texts';
import './begin';
import { asked, fromFrame, jobs, ports, say, until, worker } from './sandbox-frame';
import { pass } from './clock';
import { answers } from './engine';

beforeEach(async () => {
  worker.starts = true;
  asked.length = 0;
  jobs.length = 0;
  await wakeSandbox();
  await speakOfAll();
  update('where', { route: { to: 'workshop' } });
  Object.assign(shop, { text: '' });
  readShop();
});

function lost(why: string) {
  return (error: unknown): void => {
    assert.ok(error instanceof SandboxLost);
    assert.equal(error.why, why);
  };
}

test('everything is handed over, and each step of a job is told', async () => {
  await wakeSandbox();
  const steps: string[] = [];
  const done = workInSandbox({ do: 'play' }, (step) => steps.push(step));
  await until(() => jobs.length === 1);
  assert.deepEqual(jobs, [{ do: 'play' }]);
  say({ is: 'step', step: 'one' });
  say({ is: 'alive' });
  say({ is: 'step', step: 'two' });
  say({ is: 'idle' });
  await done;
  assert.deepEqual(steps, ['one', 'two']);
});

test('whoever stops a job gets another interpreter', async () => {
  const end = workInSandbox({ do: 'x' }, () => undefined).catch((error: unknown) => error);
  await until(() => jobs.length === 1);
  const before = ports.length;
  stopSandbox();
  lost('stopped')(await end);
  await until(() => ports.length === before + 1);
  assert.deepEqual(
    asked
      .map(({ mapwright }) => mapwright)
      .slice(-2)
      .sort(),
    ['start', 'stop'],
  );
  const given = asked.find(({ mapwright }) => mapwright === 'start');
  assert.deepEqual(Object.keys(given?.parts ?? {}), ['engine', 'rest', 'snapshot', 'archive']);
});

test('it can be stopped while it starts', async () => {
  const working = workInSandbox({ do: 'x' }, () => undefined).catch((error: unknown) => error);
  await until(() => jobs.length === 1);
  worker.starts = false;
  stopSandbox();
  lost('stopped')(await working);
  const waiting = workInSandbox({ do: 'y' }, () => undefined).catch((error: unknown) => error);
  await really(20);
  stopSandbox();
  lost('stopped')(await waiting);
  worker.starts = true;
  await wakeSandbox();
});

test('one job at a time: another ends the one under way', async () => {
  const first = workInSandbox({ do: 'first' }, () => undefined).catch((error: unknown) => error);
  await until(() => jobs.length === 1);
  const second = workInSandbox({ do: 'second' }, () => undefined);
  lost('stopped')(await first);
  await until(() => jobs.length === 2);
  assert.deepEqual(
    jobs.map((job) => job.do),
    ['first', 'second'],
  );
  say({ is: 'idle' });
  await second;
});

test('a bot that is silent for long is ended', async () => {
  const end = workInSandbox({ do: 'x' }, () => undefined).catch((error: unknown) => error);
  await until(() => jobs.length === 1);
  await pass(19_000);
  say({ is: 'alive' });
  await really(20);
  await pass(19_000);
  await pass(2_000);
  lost('silent')(await end);
});

test('an interpreter that breaks is told of and replaced', async () => {
  for (const break_ of [() => say({ is: 'broken', why: 'x' }), () => fromFrame({ mapwright: 'bench-broken', why: 'y' })]) {
    const end = workInSandbox({ do: 'x' }, () => undefined).catch((error: unknown) => error);
    await until(() => jobs.length === 1);
    break_();
    lost('broken')(await end);
    jobs.length = 0;
    await wakeSandbox();
  }
});

test('a game is taken step by step, and shown by the record', async () => {
  answers({ replay: () => ({ ok: false, error: { code: 'record', detail: '' } }) });
  const done = play();
  await until(() => jobs.length === 1);
  assert.equal(runs.running, 'play');
  await play(); // one at a time
  say({ is: 'step', step: JSON.stringify({ move: 1, said: 'hello', cut: true }) });
  say({ is: 'step', step: 'no JSON' });
  say({ is: 'step', step: JSON.stringify({ failed: { kind: 'raised', line: 3, name: 'E', shown: 'x' }, record: 'r', said: '' }) });
  say({ is: 'idle' });
  await done;
  assert.equal(jobs.length, 1);
  assert.equal(runs.running, null);
  assert.deepEqual(runs.prints, [{ text: 'hello', cut: true }]);
  assert.deepEqual(runs.mistake, { kind: 'raised', line: 3, name: 'E', shown: 'x' });
});

test('whoever leaves the workshop leaves no bot running', async () => {
  const done = play();
  await until(() => jobs.length === 1);
  update('where', { route: { to: 'home' } });
  say({ is: 'step', step: JSON.stringify({ move: 1, said: '' }) });
  await done;
  assert.equal(runs.mistake?.kind, 'stopped');
});

test('a check that is passed is remembered', async () => {
  openStep(2);
  const done = check();
  await until(() => jobs.length === 1);
  say({ is: 'step', step: JSON.stringify({ deals: [50] }) });
  say({ is: 'step', step: JSON.stringify({ deals: [50, 60], mean: 55, passed: true, done: true }) });
  say({ is: 'idle' });
  await done;
  assert.deepEqual(runs.check, { deals: [50, 60], mean: 55, passed: true });
  assert.ok(shop.course.passed.includes(2));
});
