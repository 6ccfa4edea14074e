/** What the page, the sandboxed frame and the worker in it send to each other. */

/** The files that the interpreter starts from: the frame cannot fetch any. */
export interface SandboxParts {
  engine: ArrayBuffer;
  rest: ArrayBuffer;
  snapshot: ArrayBuffer;
  archive: ArrayBuffer;
}

/** The first message to the frame, with a port to the page: the frame starts one worker, which does not get the port. */
export interface SandboxStart {
  mapwright: 'start';
  script: string;
  parts: SandboxParts;
}
export interface SandboxFrameReady {
  mapwright: 'sandbox-ready';
}

/** A question to the bot as JSON. */
export interface SandboxQuestion {
  question: string;
}

/** The worker can take a question; it answers one, with JSON; it cannot continue, and why. */
export type SandboxMessage = { is: 'ready' } | { is: 'answer'; text: string } | { is: 'broken'; why: string };

/** Characters of one answer: the output of an action has at most 2,000, and JSON may need twelve for each. */
export const MAX_ANSWER_LENGTH = 40_000;
