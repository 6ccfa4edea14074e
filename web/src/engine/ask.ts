/** The engine and the one way to ask it something. */

import { showShare } from '../browser/taps';
import type { Answers, Question, Refusal, TableQuestion } from '../contract/generated/messages';
import { type EngineState, update } from '../state/store';
import type { Progress } from './downloads';
import { type Engine, startEngine } from './pyscript';

/** Whether it is still coming, answers, or is gone for good. */
export function engineIs(is: EngineState['is']): void {
  update('engine', { is });
}

let engine: Promise<Engine> | null = null;
let lost: () => void = () => undefined;

/** Called when the worker is gone; the listener restarts it. */
export function onEngineLost(callback: () => void): void {
  lost = callback;
}

export function bootEngine(): void {
  const tell = (progress: Progress): void => {
    showShare(progress.share);
    update('engine', { progress });
  };
  engine = startEngine(tell).then((ready) => {
    ready.onLost(() => lost());
    engineIs('ready');
    return ready;
  });
  engine.catch(() => engineIs('failed'));
}

/** When the engine is there, or has failed to come. */
export async function engineSettled(): Promise<void> {
  await engine?.catch(() => undefined);
}

/** The answer to a question of that kind, as the engine declares it. */
export type AnswerTo<Asked extends Question | TableQuestion> = Answers[Asked['do']] | Refusal;

export async function ask<Asked extends Question | TableQuestion>(message: Asked): Promise<AnswerTo<Asked>> {
  const ready = await (engine ?? Promise.reject(new Error('engine')));
  const answer = (await ready.dispatch(message)) as AnswerTo<Asked>;
  if (!isMissing(answer)) return answer;
  try {
    await ready.bringMore();
  } catch {
    return answer; // not now: the next question tries again
  }
  return (await ready.dispatch(message)) as AnswerTo<Asked>;
}

/** Whether Python would have to load modules that are not part of the first download. */
function isMissing(answer: unknown): boolean {
  return (answer as Partial<Refusal>).error?.code === 'not-loaded';
}

/** A new interpreter; it knows nothing of the game that the old one had. */
export async function restartEngine(): Promise<void> {
  await (await engine)?.restart();
}
