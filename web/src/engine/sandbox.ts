/**
 * Interpreters for other people's bots, as the page sees them. Each is a frame without an origin with a worker in it, runs one
 * source text, and is removed with everything in it when its job is done. The page counts its time, and believes nothing it says.
 */

import { count, Damaged, flag, oneOf, orNull, parsed, type Parser, shape, text } from '../state/parse';
import type { Mistake } from '../words/mistakes';
import { fetchHere } from './fetching';
import { type FromFrame, LONGEST_ANSWER, type ToFrame, type ToSandbox } from './sandbox-protocol';

interface File {
  name: string;
  sum: number;
}

declare const SANDBOX: string;
declare const DOWNLOADS: Record<'engine' | 'rest' | 'snapshot' | 'sandbox', File>;

/** Milliseconds for one action, by the page's clock. Python itself ends most bots after ten seconds, and knows the line. */
export const ACTION_LIMIT = 15_000;
/** So long the frame and the interpreter may take to begin. No bot runs in them yet. */
const PATIENCE = 60_000;

/** `turn`: the time of a turn at a table is over; `wrong`: an answer that does not fit. */
export type Why = 'stopped' | 'silent' | 'turn' | 'wrong' | 'broken';

/** The interpreter is gone, and with it the bot. */
export class SandboxLost extends Error {
  constructor(readonly why: Why) {
    super(why);
  }
}

/** What the game's engine shows of a game. A bot is made again for another `game` of its seat. */
export interface Sight {
  seat: number;
  game: number;
  lot: string;
  sight: string;
}

/** What a bot printed before its action. */
export interface Print {
  said: string;
  cut: boolean;
}

export type Choice = Print & ({ action: string } | { failed: Mistake });

const PRINT = { said: text(2000), cut: flag };
const MISTAKE = shape<Mistake>({
  kind: oneOf('syntax', 'raised', 'nothing', 'junk', 'list', 'illegal', 'slow', 'refused', 'memory'),
  line: orNull(count(1, 100_000)),
  name: text(100),
  shown: text(300),
});
const ACTED = shape<Print & { action: string }>({ ...PRINT, action: text(40) });
const FAILED = shape<Print & { failed: Mistake }>({ ...PRINT, failed: MISTAKE });
const FROM_SANDBOX = shape<{ is: 'ready' | 'answer' | 'broken'; text?: string; why?: string }>({
  is: oneOf('ready', 'answer', 'broken'),
  text: (value) => (value === undefined ? value : text(LONGEST_ANSWER)(value)),
  why: (value) => (value === undefined ? value : text(LONGEST_ANSWER)(value)),
});

/** An answer, read like a save. Throws `Damaged`, or whatever JSON makes of it. */
const parseChoice: Parser<Choice> = (value) => {
  const found: unknown = JSON.parse(text(LONGEST_ANSWER)(value));
  return parsed(ACTED, found) ?? FAILED(found);
};

const address = (name: string): string => new URL(name, import.meta.url).href;

/** Everything that interpreters start from, which is stored since each start needs it; and one that has not run anything yet. */
const sandbox: { stuff: Promise<ToFrame> | null; spare: Interpreter | null } = { stuff: null, spare: null };

async function fetchStuff(): Promise<ToFrame> {
  const { content } = fetchHere(() => undefined);
  const file = ({ name, sum }: File): Promise<ArrayBuffer> => content(address(name), sum);
  const script = fetch(address(SANDBOX)).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))));
  const { engine, rest, snapshot, sandbox: archive } = DOWNLOADS;
  const [found, ...parts] = await Promise.all([script, file(engine), file(rest), file(snapshot), file(archive)]);
  return { mapwright: 'start', script: found, parts: { engine: parts[0], rest: parts[1], snapshot: parts[2], archive: parts[3] } };
}

/** A frame with a worker that can be asked one question at a time, and ended at any time. */
class Interpreter {
  readonly ready: Promise<void>;
  private readonly frame = document.createElement('iframe');
  private readonly channel = new MessageChannel();
  private readonly lost: Promise<never>;
  private lose: (why: Why) => void = () => undefined;
  private heard: (answer: string | null) => void = () => undefined;

  constructor() {
    this.lost = new Promise<never>((_, reject) => (this.lose = (why) => reject(new SandboxLost(why))));
    this.lost.catch(() => undefined); // there may be no listener any more
    this.ready = Promise.race([this.start(), this.lost]);
    this.ready.catch(() => this.end('broken'));
  }

  /** The answer to one question, within so many milliseconds. */
  async ask(question: string, limit: number, late: Why): Promise<string> {
    const answered = new Promise<string>((resolve) => (this.heard = (answer) => resolve(answer ?? '')));
    const { port1: port } = this.channel;
    port.postMessage({ question } satisfies ToSandbox);
    const timer = setTimeout(() => this.end(late), limit);
    try {
      return await Promise.race([answered, this.lost]);
    } finally {
      clearTimeout(timer);
      this.heard = () => this.end('wrong');
    }
  }

  /** Removes the frame, and with it the worker and all that it has. */
  end(why: Why): void {
    this.lose(why);
    this.channel.port1.close();
    this.frame.remove();
    if (sandbox.spare === this) sandbox.spare = null;
  }

  private async start(): Promise<void> {
    sandbox.stuff ??= fetchStuff();
    const timer = setTimeout(() => {
      sandbox.stuff = null; // a download may hang
      this.end('broken');
    }, PATIENCE);
    try {
      const [stuff] = await Promise.all([sandbox.stuff, this.load()]);
      const ready = new Promise<void>((resolve) => (this.heard = () => resolve()));
      const { port1, port2 } = this.channel;
      port1.onmessage = ({ data }: MessageEvent<unknown>) => this.take(data);
      this.frame.contentWindow?.postMessage(stuff, '*', [port2]); // it has no origin that could be named
      await ready;
      this.heard = () => this.end('wrong');
    } catch (error) {
      sandbox.stuff = null; // the next attempt fetches it again
      throw error instanceof SandboxLost ? error : new SandboxLost('broken');
    } finally {
      clearTimeout(timer);
    }
  }

  private load(): Promise<void> {
    const { frame } = this;
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.hidden = true;
    frame.title = 'Python';
    frame.src = address('../workshop/');
    return new Promise((resolve) => {
      const listen = ({ source, data }: MessageEvent<FromFrame>): void => {
        if (source !== frame.contentWindow || data?.mapwright !== 'bench-ready') return;
        removeEventListener('message', listen);
        resolve();
      };
      addEventListener('message', listen);
      document.body.append(frame);
    });
  }

  private take(data: unknown): void {
    const word = parsed(FROM_SANDBOX, data);
    if (word?.is === 'broken') console.info('Python broke in the workshop:', word.why);
    if (!word || word.is === 'broken') return this.end(word ? 'broken' : 'wrong');
    this.heard(word.text ?? null);
  }
}

/** Begins to start an interpreter, if there is none in reserve. */
export function wakeSandbox(): Promise<unknown> {
  sandbox.spare ??= new Interpreter();
  return sandbox.spare.ready;
}

/** The bot of one source text, in an interpreter that no other text has run in or will. */
export class Guest {
  private readonly interpreter: Interpreter;
  isOver = false;

  constructor(private readonly source: string) {
    void wakeSandbox().catch(() => undefined);
    this.interpreter = sandbox.spare!;
    sandbox.spare = null;
  }

  /** When its interpreter has started; no bot runs before the first question. */
  get ready(): Promise<void> {
    return this.interpreter.ready;
  }

  /** The bot's next action, or its mistake. Rejects with `SandboxLost`, and then the bot is gone. */
  async choose(seen: Sight, limit: number = ACTION_LIMIT, late: Why = 'silent'): Promise<Choice> {
    try {
      if (this.isOver) throw new SandboxLost('stopped');
      await this.ready;
      return parseChoice(await this.interpreter.ask(JSON.stringify({ ...seen, source: this.source }), limit, late));
    } catch (error) {
      this.end();
      throw error instanceof SandboxLost ? error : new SandboxLost(isWrong(error) ? 'wrong' : 'broken');
    }
  }

  end(): void {
    this.isOver = true;
    this.interpreter.end('stopped');
  }
}

function isWrong(error: unknown): boolean {
  return error instanceof Damaged || error instanceof SyntaxError;
}
