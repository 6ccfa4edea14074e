/** The workshop's interpreter as the page sees it: one job at a time, in a frame that has nothing, and an end to it at any time. */

import type { FromBench, FromFrame, ToBench, ToFrame } from './bench-protocol';
import { fetchHere } from './fetching';
import { Watchdog } from './watchdog';

interface File {
  name: string;
  sum: number;
}

declare const BENCH: string;
declare const DOWNLOADS: Record<'engine' | 'rest' | 'snapshot' | 'bench', File>;

/** A bot that says nothing for so long is taken for one that never will; Python itself ends most of them sooner. */
const SILENCE = 20_000;
/** So long the frame and the interpreter may take to begin. */
const PATIENCE = 60_000;

export type Why = 'stopped' | 'silent' | 'broken';

/** The interpreter is gone, and with it the job. */
export class BenchLost extends Error {
  constructor(readonly why: Why) {
    super(why);
  }
}

interface Running {
  say(word: ToBench): void;
  /** Whoever listens to it now. */
  heard: (word: FromBench) => void;
}

type Stuff = Extract<ToFrame, { mapwright: 'start' }>;

const address = (name: string): string => new URL(name, import.meta.url).href;

/** The one interpreter: its files, its frame, whether it runs, and the job that it has. */
interface Bench {
  stuff: Promise<Stuff> | null;
  frame: Promise<HTMLIFrameElement> | null;
  running: Promise<Running> | null;
  job: Promise<void> | null;
  /** Ends what is under way. */
  lose: (why: Why) => void;
}

const bench: Bench = { stuff: null, frame: null, running: null, job: null, lose: () => undefined };

/** Everything that it starts from. It is kept, since each start needs it again. */
async function fetchStuff(): Promise<Stuff> {
  const { content } = fetchHere(() => undefined);
  const file = ({ name, sum }: File): Promise<ArrayBuffer> => content(address(name), sum);
  const script = fetch(address(BENCH)).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))));
  const { engine, rest, snapshot, bench: archive } = DOWNLOADS;
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
      bench.lose('broken');
    });
    document.body.append(made);
  });
}

async function start(): Promise<Running> {
  bench.stuff ??= fetchStuff();
  bench.frame ??= makeFrame();
  const lost = ending();
  const [given, where] = await Promise.race([Promise.all([bench.stuff, bench.frame]), lost]).catch((error: unknown) => {
    bench.stuff = null; // the next try fetches anew
    throw error;
  });
  const { port1: port, port2: theirs } = new MessageChannel();
  where.contentWindow?.postMessage(given, '*', [theirs]); // it has no origin that could be named
  const made: Running = { say: (word) => port.postMessage(word), heard: () => undefined };
  const ready = new Promise<void>((resolve, reject) => {
    port.onmessage = ({ data }: MessageEvent<FromBench>) => {
      if (data.is === 'ready') resolve();
      else if (data.is === 'broken') {
        console.info('Python broke in the workshop:', data.why);
        reject(new BenchLost('broken'));
      }
      made.heard(data);
    };
  });
  await Promise.race([ready, lost]);
  return made;
}

/** Rejects when somebody or something ends what is under way. */
function ending(): Promise<never> {
  const lost = new Promise<never>((_, reject) => (bench.lose = (why) => reject(new BenchLost(why))));
  lost.catch(() => undefined); // nobody may be listening any more
  return lost;
}

/** Begins to start it, if nobody has yet. */
export function wakeBench(): Promise<unknown> {
  const watchdog = new Watchdog(PATIENCE);
  bench.running ??= Promise.race([start(), watchdog.barked]).finally(() => watchdog.stop());
  const { running } = bench;
  running.catch(() => {
    bench.running = null;
    bench.frame?.then(
      (made) => made.remove(),
      () => undefined,
    );
    bench.frame = null;
  });
  return running;
}

/** Does a job; each step is told as it comes. A job that is under way ends. Rejects with `BenchLost`. */
export async function workAtBench(job: object, tell: (step: string) => void): Promise<void> {
  const before = bench.job;
  const mine = ended(before).then(() => work(job, tell));
  bench.job = mine;
  await mine.finally(() => {
    if (bench.job === mine) bench.job = null;
  });
}

async function ended(job: Promise<void> | null): Promise<void> {
  if (!job) return;
  stopBench();
  await job.catch(() => undefined);
}

async function work(job: object, tell: (step: string) => void): Promise<void> {
  await wakeBench().catch((error: unknown) => {
    throw error instanceof BenchLost ? error : new BenchLost('broken');
  });
  const running = await bench.running!;
  const watchdog = new Watchdog(SILENCE);
  const lost = ending();
  watchdog.barked.catch(() => bench.lose('silent'));
  const done = new Promise<void>((resolve) => {
    running.heard = (word) => {
      watchdog.heard();
      if (word.is === 'step') tell(word.step);
      else if (word.is === 'idle') resolve();
      else if (word.is === 'broken') bench.lose('broken');
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
export function stopBench(): void {
  bench.lose('stopped');
}

/** Ends the interpreter and begins another: it will be there when the next job comes. */
function restart(): void {
  void bench.frame?.then((made) => made.contentWindow?.postMessage({ mapwright: 'stop' } satisfies ToFrame, '*'));
  bench.running = null;
  wakeBench().catch(() => undefined);
}
