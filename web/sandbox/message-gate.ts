/** Checks the messages of a worker that runs a bot: it may report that it is ready, and send one answer of limited length per question. */

import { type SandboxMessage, MAX_ANSWER_LENGTH } from '../src/core/engine/sandbox-protocol';

export class MessageGate {
  /** The kind of message that the worker may send next. */
  private expected: 'ready' | 'answer' | 'nothing' = 'ready';

  /** Allows one answer, as a question is sent to the worker. */
  expectAnswer(): void {
    this.expected = 'answer';
  }

  /** Returns the message if it is allowed, or else the reason to end the worker. */
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
