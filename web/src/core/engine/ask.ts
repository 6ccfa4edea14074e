/** Starts the engine and sends requests to it. */

import { showShellProgress } from '../browser/shell-handover';
import type { ErrorResponse, Requests, Responses } from '../contract/generated/messages';
import { type EngineState, update } from '../state/store';
import type { LoadProgress } from './downloads';
import { type Engine, startEngine } from './pyscript';

export function setEngineStatus(status: EngineState['status']): void {
  update('engine', { status });
}

let engine: Promise<Engine> | null = null;
let onLost: () => void = () => undefined;

/** Sets the function that is called when the worker has ended, and that restarts the engine. */
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

/** Resolves when the engine has started or has failed to start. */
export async function engineSettled(): Promise<void> {
  await engine?.catch(() => undefined);
}

type EngineRequest = Requests[keyof Requests];

/** The response to a request of that type, as the engine declares it. */
type ResponseTo<Request extends EngineRequest> = Responses[Request['do']] | ErrorResponse;

/** Returns the engine's response to a request. Loads more of Python's modules if the request needs them. */
export async function ask<Request extends EngineRequest>(message: Request): Promise<ResponseTo<Request>> {
  const ready = await (engine ?? Promise.reject(new Error('engine')));
  const response = (await ready.dispatch(message)) as ResponseTo<Request>;
  if (!isMissing(response)) return response;
  try {
    await ready.bringMore();
  } catch {
    return response; // the next request tries again
  }
  return (await ready.dispatch(message)) as ResponseTo<Request>;
}

/** Whether the engine lacks modules that are not part of the first download. */
function isMissing(response: unknown): boolean {
  return (response as Partial<ErrorResponse>).error?.code === 'not-loaded';
}

/** Starts a new interpreter, in which no game is open. */
export async function restartEngine(): Promise<void> {
  await (await engine)?.restart();
}
