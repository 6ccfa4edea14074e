/** What a worker with a bot in it may send: that it is ready, and one answer of limited length to each question. */

import { type SandboxMessage, MAX_ANSWER_LENGTH } from '../src/core/engine/sandbox-protocol';

export class MessageGate {
  /** What the worker may say next. */
  private awaited: 'ready' | 'answer' | 'nothing' = 'ready';

  /** A question is passed to the worker. */
  asked(): void {
    this.awaited = 'answer';
  }

  /** The message if it may pass; else why the worker has to be ended. */
  judge(message: unknown): SandboxMessage {
    const { awaited } = this;
    this.awaited = 'nothing';
    const fields = (typeof message === 'object' && message !== null ? message : {}) as Partial<Record<'is' | 'text', unknown>>;
    if (awaited === 'ready' && fields.is === 'ready') return { is: 'ready' };
    if (awaited !== 'answer' || fields.is !== 'answer') return { is: 'broken', why: 'a message that was not awaited' };
    if (typeof fields.text !== 'string' || fields.text.length > MAX_ANSWER_LENGTH)
      return { is: 'broken', why: 'an answer that is too long' };
    return { is: 'answer', text: fields.text };
  }
}
