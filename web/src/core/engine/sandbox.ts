/**
 * Interpreters for other people's bots, as the page sees them. Each is a frame without an origin with a worker in it, runs one
 * source text, and is removed with everything in it when its job is done. The page counts its time, and believes nothing it says.
 */

import { numberBetween, ParseError, boolean, picklist, nullable, parseOrNull, type Schema, array, object, string } from '../state/schema';
import type { BotMistake, Frame } from '../words/mistakes';
import { createPageFetcher } from './fetcher';
import { type SandboxFrameReady, MAX_ANSWER_LENGTH, type SandboxStart, type SandboxQuestion } from './sandbox-protocol';

interface File {
  name: string;
  sum: number;
}

declare const SANDBOX: string;
declare const DOWNLOADS: Record<'engine' | 'rest' | 'snapshot' | 'sandbox', File>;

/** Milliseconds for one action, by the page's clock. Python itself ends most bots after ten seconds, and knows the line. */
export const ACTION_LIMIT = 15_000;
/** So long the frame and the interpreter may take to begin. No bot runs in them yet. */
const START_TIMEOUT_MS = 60_000;

/** `turn`: the time of a turn at a table is over; `wrong`: an answer that does not fit. */
export type EndReason = 'stopped' | 'silent' | 'turn' | 'wrong' | 'broken';

/** The interpreter is gone, and with it the bot. */
export class SandboxLost extends Error {
  constructor(readonly why: EndReason) {
    super(why);
  }
}

/** What the game's engine shows of a game. A bot is made again for another `game` of its seat. */
export interface BotQuestion {
  seat: number;
  game: number;
  bot_seed: string;
  bot_view: string;
}

/** What a bot printed before its action. */
export interface BotOutput {
  output: string;
  cut: boolean;
}

export type BotChoice = BotOutput & ({ action: string } | { failed: BotMistake });

const PRINT_FIELDS = { output: string(2000), cut: boolean };
const MISTAKE = object<BotMistake>({
  kind: picklist('syntax', 'raised', 'nothing', 'no-init', 'no-self', 'junk', 'list', 'illegal', 'slow', 'refused', 'memory'),
  line: nullable(numberBetween(1, 100_000)),
  name: string(100),
  quoted: string(300),
  frames: array(object<Frame>({ line: numberBetween(1, 100_000), function: string(100) }), 20),
});
const ACTION_ANSWER = object<BotOutput & { action: string }>({ ...PRINT_FIELDS, action: string(40) });
const MISTAKE_ANSWER = object<BotOutput & { failed: BotMistake }>({ ...PRINT_FIELDS, failed: MISTAKE });
const FROM_SANDBOX = object<{ is: 'ready' | 'answer' | 'broken'; text?: string; why?: string }>({
  is: picklist('ready', 'answer', 'broken'),
  text: (value) => (value === undefined ? value : string(MAX_ANSWER_LENGTH)(value)),
  why: (value) => (value === undefined ? value : string(MAX_ANSWER_LENGTH)(value)),
});

/** An answer, read like a save. Throws `Damaged`, or whatever JSON makes of it. */
const parseChoice: Schema<BotChoice> = (value) => {
  const answer: unknown = JSON.parse(string(MAX_ANSWER_LENGTH)(value));
  return parseOrNull(ACTION_ANSWER, answer) ?? MISTAKE_ANSWER(answer);
};

const assetUrl = (name: string): string => new URL(name, import.meta.url).href;

/** Everything that interpreters start from, which is stored since each start needs it; and one that has not run anything yet. */
const pool: { stuff: Promise<SandboxStart> | null; spare: Interpreter | null } = { stuff: null, spare: null };

async function fetchStartMessage(): Promise<SandboxStart> {
  const { content } = createPageFetcher(() => undefined);
  const file = ({ name, sum }: File): Promise<ArrayBuffer> => content(assetUrl(name), sum);
  const script = fetch(assetUrl(SANDBOX)).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))));
  const { engine, rest, snapshot, sandbox: archive } = DOWNLOADS;
  const [source, ...parts] = await Promise.all([script, file(engine), file(rest), file(snapshot), file(archive)]);
  return { mapwright: 'start', script: source, parts: { engine: parts[0], rest: parts[1], snapshot: parts[2], archive: parts[3] } };
}

/** A frame with a worker that can be asked one question at a time, and ended at any time. */
class Interpreter {
  readonly ready: Promise<void>;
  private readonly frame = document.createElement('iframe');
  private readonly channel = new MessageChannel();
  private readonly lost: Promise<never>;
  private lose: (why: EndReason) => void = () => undefined;
  private onAnswer: (answer: string | null) => void = () => undefined;

  constructor() {
    this.lost = new Promise<never>((_, reject) => (this.lose = (why) => reject(new SandboxLost(why))));
    this.lost.catch(() => undefined); // there may be no listener any more
    this.ready = Promise.race([this.start(), this.lost]);
    this.ready.catch(() => this.end('broken'));
  }

  /** The answer to one question, within so many milliseconds. */
  async ask(question: string, limit: number, timeoutReason: EndReason): Promise<string> {
    const answered = new Promise<string>((resolve) => (this.onAnswer = (answer) => resolve(answer ?? '')));
    const { port1: port } = this.channel;
    port.postMessage({ question } satisfies SandboxQuestion);
    const timer = setTimeout(() => this.end(timeoutReason), limit);
    try {
      return await Promise.race([answered, this.lost]);
    } finally {
      clearTimeout(timer);
      this.onAnswer = () => this.end('wrong');
    }
  }

  /** Removes the frame, and with it the worker and all that it has. */
  end(why: EndReason): void {
    this.lose(why);
    this.channel.port1.close();
    this.frame.remove();
    if (pool.spare === this) pool.spare = null;
  }

  private async start(): Promise<void> {
    pool.stuff ??= fetchStartMessage();
    const timer = setTimeout(() => {
      pool.stuff = null; // a download may hang
      this.end('broken');
    }, START_TIMEOUT_MS);
    try {
      const [stuff] = await Promise.all([pool.stuff, this.load()]);
      const ready = new Promise<void>((resolve) => (this.onAnswer = () => resolve()));
      const { port1, port2 } = this.channel;
      port1.onmessage = ({ data }: MessageEvent<unknown>) => this.take(data);
      this.frame.contentWindow?.postMessage(stuff, '*', [port2]); // it has no origin that could be named
      await ready;
      this.onAnswer = () => this.end('wrong');
    } catch (error) {
      pool.stuff = null; // the next attempt fetches it again
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
    frame.src = assetUrl('../workshop/');
    return new Promise((resolve) => {
      const listen = ({ source, data }: MessageEvent<SandboxFrameReady>): void => {
        if (source !== frame.contentWindow || data?.mapwright !== 'bench-ready') return;
        removeEventListener('message', listen);
        resolve();
      };
      addEventListener('message', listen);
      document.body.append(frame);
    });
  }

  private take(data: unknown): void {
    const word = parseOrNull(FROM_SANDBOX, data);
    if (word?.is === 'broken') console.info('Python broke in the workshop:', word.why);
    if (!word || word.is === 'broken') return this.end(word ? 'broken' : 'wrong');
    this.onAnswer(word.text ?? null);
  }
}

/** Begins to start an interpreter, if there is none in reserve. */
export function preloadInterpreter(): Promise<unknown> {
  pool.spare ??= new Interpreter();
  return pool.spare.ready;
}

/** The bot of one source text, in an interpreter that no other text has run in or will. */
export class CustomBot {
  private readonly interpreter: Interpreter;
  isOver = false;

  constructor(private readonly source: string) {
    void preloadInterpreter().catch(() => undefined);
    this.interpreter = pool.spare!;
    pool.spare = null;
  }

  /** When its interpreter has started; no bot runs before the first question. */
  get ready(): Promise<void> {
    return this.interpreter.ready;
  }

  /** The bot's next action, or its mistake. Rejects with `SandboxLost`, and then the bot is gone. */
  async choose(seen: BotQuestion, limit: number = ACTION_LIMIT, late: EndReason = 'silent'): Promise<BotChoice> {
    try {
      if (this.isOver) throw new SandboxLost('stopped');
      await this.ready;
      return parseChoice(await this.interpreter.ask(JSON.stringify({ ...seen, source: this.source }), limit, late));
    } catch (error) {
      this.end();
      throw error instanceof SandboxLost ? error : new SandboxLost(isParseError(error) ? 'wrong' : 'broken');
    }
  }

  end(): void {
    this.isOver = true;
    this.interpreter.end('stopped');
  }
}

function isParseError(error: unknown): boolean {
  return error instanceof ParseError || error instanceof SyntaxError;
}
