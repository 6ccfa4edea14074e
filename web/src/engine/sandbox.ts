/** The workshop's interpreter as the page sees it: one job at a time, in a frame that has nothing, and an end to it at any time. */

import type { FromSandbox, FromFrame, ToSandbox, ToFrame } from './sandbox-protocol';
import { fetchHere } from './fetching';
import { Watchdog } from './watchdog';

interface File {
  name: string;
  sum: number;
}

declare const SANDBOX: string;
declare const DOWNLOADS: Record<'engine' | 'rest' | 'snapshot' | 'sandbox', File>;

/** A bot that says nothing for so long is taken for one that never will; Python itself ends most of them sooner. */
const SILENCE = 20_000;
/** So long the frame and the interpreter may take to begin. */
const PATIENCE = 60_000;

export type Why = 'stopped' | 'silent' | 'broken';

/** The interpreter is gone, and with it the job. */
export class SandboxLost extends Error {
  constructor(readonly why: Why) {
    super(why);
  }
}

interface Running {
  say(word: ToSandbox): void;
  /** Whoever listens to it now. */
  heard: (word: FromSandbox) => void;
}

type Stuff = Extract<ToFrame, { mapwright: 'start' }>;

const address = (name: string): string => new URL(name, import.meta.url).href;

/** The one interpreter: its files, its frame, whether it runs, and the job that it has. */
interface Sandbox {
  stuff: Promise<Stuff> | null;
  frame: Promise<HTMLIFrameElement> | null;
  running: Promise<Running> | null;
  job: Promise<void> | null;
  /** Ends what is under way. */
  lose: (why: Why) => void;
}

const sandbox: Sandbox = { stuff: null, frame: null, running: null, job: null, lose: () => undefined };

/** Everything that it starts from. It is kept, since each start needs it again. */
async function fetchStuff(): Promise<Stuff> {
  const { content } = fetchHere(() => undefined);
  const file = ({ name, sum }: File): Promise<ArrayBuffer> => content(address(name), sum);
  const script = fetch(address(SANDBOX)).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))));
  const { engine, rest, snapshot, sandbox: archive } = DOWNLOADS;
  const [text, ...parts] = await Promise.all([script, file(engine), file(rest), file(snapshot), file(archive)]);
  return { mapwright: 'start', script: text, parts: { engine: parts[0], rest: parts[1], snapshot: parts[2], archive: parts[3] } };
}

function makeFrame(): Promise<HTMLIFrameElement> {
  const made = document.createElement('iframe');
  made.setAttribute('sandbox', 'allow-scripts');
  made.hidden = true;
  made.title = 'Python';
  made.src = address('../workshop/');
  return new Promise((resolve) => {
    addEventListener('message', ({ source, data }: MessageEvent<FromFrame>) => {
      if (source !== made.contentWindow) return;
      if (data.mapwright === 'bench-ready') return resolve(made);
      console.info('Python broke in the workshop:', data.why);
      sandbox.lose('broken');
    });
    document.body.append(made);
  });
}

async function start(): Promise<Running> {
  sandbox.stuff ??= fetchStuff();
  sandbox.frame ??= makeFrame();
  const lost = ending();
  const [given, where] = await Promise.race([Promise.all([sandbox.stuff, sandbox.frame]), lost]).catch((error: unknown) => {
    sandbox.stuff = null; // the next try fetches it again
    throw error;
  });
  const { port1: port, port2: theirs } = new MessageChannel();
  where.contentWindow?.postMessage(given, '*', [theirs]); // it has no origin that could be named
  const made: Running = { say: (word) => port.postMessage(word), heard: () => undefined };
  const ready = new Promise<void>((resolve, reject) => {
    port.onmessage = ({ data }: MessageEvent<FromSandbox>) => {
      if (data.is === 'ready') resolve();
      else if (data.is === 'broken') {
        console.info('Python broke in the workshop:', data.why);
        reject(new SandboxLost('broken'));
      }
      made.heard(data);
    };
  });
  await Promise.race([ready, lost]);
  return made;
}

/** Rejects when somebody or something ends what is under way. */
function ending(): Promise<never> {
  const lost = new Promise<never>((_, reject) => (sandbox.lose = (why) => reject(new SandboxLost(why))));
  lost.catch(() => undefined); // nobody may be listening any more
  return lost;
}

/** Begins to start it, if nobody has yet. */
export function wakeSandbox(): Promise<unknown> {
  const watchdog = new Watchdog(PATIENCE);
  sandbox.running ??= Promise.race([start(), watchdog.barked]).finally(() => watchdog.stop());
  const { running } = sandbox;
  running.catch(() => {
    sandbox.running = null;
    sandbox.frame?.then(
      (made) => made.remove(),
      () => undefined,
    );
    sandbox.frame = null;
  });
  return running;
}

/** Does a job; each step is told as it comes. A job that is under way ends. Rejects with `SandboxLost`. */
export async function workInSandbox(job: object, tell: (step: string) => void): Promise<void> {
  const before = sandbox.job;
  const mine = ended(before).then(() => work(job, tell));
  sandbox.job = mine;
  await mine.finally(() => {
    if (sandbox.job === mine) sandbox.job = null;
  });
}

async function ended(job: Promise<void> | null): Promise<void> {
  if (!job) return;
  stopSandbox();
  await job.catch(() => undefined);
}

async function work(job: object, tell: (step: string) => void): Promise<void> {
  await wakeSandbox().catch((error: unknown) => {
    throw error instanceof SandboxLost ? error : new SandboxLost('broken');
  });
  const running = await sandbox.running!;
  const watchdog = new Watchdog(SILENCE);
  const lost = ending();
  watchdog.barked.catch(() => sandbox.lose('silent'));
  const done = new Promise<void>((resolve) => {
    running.heard = (word) => {
      watchdog.heard();
      if (word.is === 'step') tell(word.step);
      else if (word.is === 'idle') resolve();
      else if (word.is === 'broken') sandbox.lose('broken');
    };
  });
  running.say({ job: JSON.stringify(job) });
  try {
    await Promise.race([done, lost]);
  } catch (error) {
    restart();
    throw error;
  } finally {
    watchdog.stop();
  }
}

/** A step as an object. Nothing that the interpreter says is to be trusted: other people's code runs in it. */
export function readStep<Step extends object>(text: string): Partial<Step> {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? (found as Partial<Step>) : {};
  } catch {
    return {};
  }
}

/** Ends the job under way, whatever it does. */
export function stopSandbox(): void {
  sandbox.lose('stopped');
}

/** Ends the interpreter and begins another: it will be there when the next job comes. */
function restart(): void {
  void sandbox.frame?.then((made) => made.contentWindow?.postMessage({ mapwright: 'stop' } satisfies ToFrame, '*'));
  sandbox.running = null;
  wakeSandbox().catch(() => undefined);
}
