/** An engine that answers from a script, in the place of Python: anyone who imports `engine/pyscript` gets this. */

import type { Engine } from '../../web/src/core/engine/pyscript';

export class EngineLost extends Error {}
export const bytes = { loaded: 0, total: 0 };

export type Message = { do: string } & Readonly<Record<string, unknown>>;
type Answer = (message: Message) => unknown;

let script: Readonly<Record<string, Answer>> = {};
let whenLost: () => void = () => undefined;
let restarting: () => Promise<void> = () => Promise.resolve();
/** Everything that was asked, in order. */
export const requests: Message[] = [];
/** What was asked and stands in no script: a test that sees any fails. */
export const unscripted: Message[] = [];

/** The whole script from now on: an answer to each kind of message, or a promise of it, or an error to throw. */
export function answerRequests(given: Readonly<Record<string, Answer>>): void {
  script = given;
  requests.length = 0;
}

/** The answer of an engine that refuses a request. */
export const refusal = (code: string): object => ({ ok: false, error: { code, detail: '' } });

export function requestsOf(kind: string): Message[] {
  return requests.filter((message) => message.do === kind);
}

/** The worker dies. */
export function loseEngine(): void {
  whenLost();
}

export function onRestart(work: () => Promise<void>): void {
  restarting = work;
}

let loadMore: () => Promise<void> = () => Promise.reject(new Error('nothing comes later here'));

/** Modules that Python misses are asked for. */
export function onBringMore(work: () => Promise<void>): void {
  loadMore = work;
}

const engine: Engine = {
  async dispatch(given) {
    const message = given as Message;
    requests.push(message);
    const answer = script[message.do];
    if (!answer) {
      unscripted.push(message);
      throw new Error(`nobody has scripted ${message.do}`);
    }
    return (await answer(message)) as object;
  },
  bringMore: () => loadMore(),
  onLost(callback) {
    whenLost = callback;
  },
  restart: () => restarting(),
};

export let startEngine = (tell: (progress: { stage: 'load-ready'; share: number; secondsLeft: null }) => void): Promise<Engine> => {
  tell({ stage: 'load-ready', share: 1, secondsLeft: null });
  return Promise.resolve(engine);
};

/** The engine cannot be had at all, or can be again. */
export function setStartEngine(start: typeof startEngine): void {
  startEngine = start;
}
