/** What the page, the sandboxed frame and the worker in it send to each other. */

/** All that the interpreter starts from: where it runs, nothing can be fetched. */
export interface SandboxParts {
  engine: ArrayBuffer;
  rest: ArrayBuffer;
  snapshot: ArrayBuffer;
  archive: ArrayBuffer;
}

/** A frame starts one worker, once. The port to the page comes with the message, and the worker never gets it. */
export interface SandboxStart {
  mapwright: 'start';
  script: string;
  parts: SandboxParts;
}
export interface SandboxFrameReady {
  mapwright: 'bench-ready';
}

/** A question as JSON. */
export interface SandboxQuestion {
  question: string;
}

/** The worker can be asked; it answers, with JSON; it cannot continue. */
export type SandboxMessage = { is: 'ready' } | { is: 'answer'; text: string } | { is: 'broken'; why: string };

/** Characters of one answer. The output of one action is cut after 2,000, which JSON may write with twelve characters each. */
export const MAX_ANSWER_LENGTH = 40_000;
