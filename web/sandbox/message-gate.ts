/** Filters the messages of a worker that runs a bot: one when it is ready, and one answer of limited length to each question. */

import { type SandboxMessage, MAX_ANSWER_LENGTH } from '../src/core/engine/sandbox-protocol';

export class MessageGate {
  /** The message that the worker may send next. */
  private expected: 'ready' | 'answer' | 'nothing' = 'ready';

  /** Call this when a question is posted to the worker. */
  expectAnswer(): void {
    this.expected = 'answer';
  }

  /** Returns the message if it is expected, or else the reason why the worker must be ended. */
  check(message: unknown): SandboxMessage {
    const { expected } = this;
    this.expected = 'nothing';
    const fields = (typeof message === 'object' && message !== null ? message : {}) as Partial<Record<'is' | 'text', unknown>>;
    if (expected === 'ready' && fields.is === 'ready') return { is: 'ready' };
    if (expected !== 'answer' || fields.is !== 'answer') return { is: 'broken', why: 'a message that was not awaited' };
    if (typeof fields.text !== 'string' || fields.text.length > MAX_ANSWER_LENGTH)
      return { is: 'broken', why: 'an answer that is too long' };
    return { is: 'answer', text: fields.text };
  }
}
