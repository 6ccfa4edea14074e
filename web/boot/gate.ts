/** What a worker with a bot in it may send: that it is ready, and one answer of limited length to each question. */

import { type FromSandbox, LONGEST_ANSWER } from '../src/engine/sandbox-protocol';

export class Gate {
  /** What the worker may say next. */
  private awaited: 'ready' | 'answer' | 'nothing' = 'ready';

  /** A question is passed to the worker. */
  asked(): void {
    this.awaited = 'answer';
  }

  /** The message if it may pass; else why the worker has to be ended. */
  judge(message: unknown): FromSandbox {
    const { awaited } = this;
    this.awaited = 'nothing';
    const found = (typeof message === 'object' && message !== null ? message : {}) as Partial<Record<'is' | 'text', unknown>>;
    if (awaited === 'ready' && found.is === 'ready') return { is: 'ready' };
    if (awaited !== 'answer' || found.is !== 'answer') return { is: 'broken', why: 'a message that was not awaited' };
    if (typeof found.text !== 'string' || found.text.length > LONGEST_ANSWER) return { is: 'broken', why: 'an answer that is too long' };
    return { is: 'answer', text: found.text };
  }
}
