/** What the page, the workshop's frame and the worker in it say to each other. */

/** All that the interpreter starts from: where it lives nothing can be fetched. */
export interface SandboxParts {
  engine: ArrayBuffer;
  rest: ArrayBuffer;
  snapshot: ArrayBuffer;
  archive: ArrayBuffer;
  /** To the page. */
  port: MessagePort;
}

/** The port comes along with a start. */
export type ToFrame = { mapwright: 'start'; script: string; parts: Omit<SandboxParts, 'port'> } | { mapwright: 'stop' };
export type FromFrame = { mapwright: 'bench-ready' } | { mapwright: 'bench-broken'; why: string };

/** A job as JSON. */
export interface ToSandbox {
  job: string;
}

/** A sign of life, a step of the job as JSON, the end of the job, or the end of the interpreter. */
export type FromSandbox = { is: 'ready' } | { is: 'alive' } | { is: 'step'; step: string } | { is: 'idle' } | { is: 'broken'; why: string };
