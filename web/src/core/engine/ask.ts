/** The engine and the one way to ask it something. */

import { showShellProgress } from '../browser/shell-handover';
import type { ErrorResponse, Requests, Responses } from '../contract/generated/messages';
import { type EngineState, update } from '../state/store';
import type { LoadProgress } from './downloads';
import { type Engine, startEngine } from './pyscript';

/** Whether it is still coming, answers, or is gone for good. */
export function setEngineStatus(status: EngineState['status']): void {
  update('engine', { status });
}

let engine: Promise<Engine> | null = null;
let onLost: () => void = () => undefined;

/** Called when the worker is gone; the listener restarts it. */
export function onEngineLost(callback: () => void): void {
  onLost = callback;
}

export function bootEngine(): void {
  const report = (progress: LoadProgress): void => {
    showShellProgress(progress.share);
    update('engine', { progress });
  };
  engine = startEngine(report).then((ready) => {
    ready.onLost(() => onLost());
    setEngineStatus('ready');
    return ready;
  });
  engine.catch(() => setEngineStatus('failed'));
}

/** When the engine is there, or has failed to come. */
export async function engineSettled(): Promise<void> {
  await engine?.catch(() => undefined);
}

export type EngineRequest = Requests[keyof Requests];

/** The response to a request of that type, as the engine declares it. */
export type ResponseTo<Request extends EngineRequest> = Responses[Request['do']] | ErrorResponse;

export async function ask<Request extends EngineRequest>(message: Request): Promise<ResponseTo<Request>> {
  const ready = await (engine ?? Promise.reject(new Error('engine')));
  const answer = (await ready.dispatch(message)) as ResponseTo<Request>;
  if (!isMissing(answer)) return answer;
  try {
    await ready.bringMore();
  } catch {
    return answer; // not now: the next question tries again
  }
  return (await ready.dispatch(message)) as ResponseTo<Request>;
}

/** Whether Python would have to load modules that are not part of the first download. */
function isMissing(answer: unknown): boolean {
  return (answer as Partial<ErrorResponse>).error?.code === 'not-loaded';
}

/** A new interpreter; it knows nothing of the game that the old one had. */
export async function restartEngine(): Promise<void> {
  await (await engine)?.restart();
}
