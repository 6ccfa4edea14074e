/**
 * Interpreters for custom bots. Each is a frame without an origin with a worker in it, runs one source text, and is removed with
 * the frame. The page limits its time and parses its messages as untrusted input.
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

/** Milliseconds for one action. Python itself ends most bots after ten seconds, and then knows the line. */
export const ACTION_LIMIT_MS = 15_000;
/** The same in the workshop, where Python gives up to four times its ten seconds to a bot on a slow or busy processor. */
export const WORKSHOP_ACTION_LIMIT_MS = 45_000;
/** Milliseconds in which the frame and the interpreter must start. */
const START_TIMEOUT_MS = 60_000;

/** Why an interpreter has ended: the player has stopped it, an action or a turn took too long, an answer is invalid (`wrong`), or
 *  Python broke. */
type EndReason = 'stopped' | 'silent' | 'turn' | 'wrong' | 'broken';

/** Thrown when the interpreter has ended, and with it the bot. */
export class SandboxLost extends Error {
  constructor(readonly reason: EndReason) {
    super(reason);
  }
}

/** A question to a bot: what it may see of a game. For another number of the `game` the bot is created again. */
interface BotQuestion {
  seat: number;
  game: number;
  bot_seed: string;
  bot_view: string;
  /** On a slow processor, Python then gives it more than ten seconds. */
  in_workshop?: true;
}

/** What a bot printed before its action. */
interface BotOutput {
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

/** Parses an answer. Throws `ParseError`, or `SyntaxError` if it is not JSON. */
const parseChoice: Schema<BotChoice> = (value) => {
  const answer: unknown = JSON.parse(string(MAX_ANSWER_LENGTH)(value));
  return parseOrNull(ACTION_ANSWER, answer) ?? MISTAKE_ANSWER(answer);
};

const assetUrl = (name: string): string => new URL(name, import.meta.url).href;

/** The start message, which all interpreters share, and an interpreter in reserve that has not run anything yet. */
const pool: { startMessage: Promise<SandboxStart> | null; spare: Interpreter | null } = { startMessage: null, spare: null };

/** Downloads the script and the files of the engine that an interpreter starts from. */
async function fetchStartMessage(): Promise<SandboxStart> {
  const { content } = createPageFetcher(() => undefined);
  const file = ({ name, sum }: File): Promise<ArrayBuffer> => content(assetUrl(name), sum);
  const script = fetch(assetUrl(SANDBOX)).then((response) =>
    response.ok ? response.text() : Promise.reject(new Error(response.statusText)),
  );
  const files = DOWNLOADS;
  const parts = [file(files.engine), file(files.rest), file(files.snapshot), file(files.sandbox)] as const;
  const [source, engine, rest, snapshot, archive] = await Promise.all([script, ...parts]);
  return { mapwright: 'start', script: source, parts: { engine, rest, snapshot, archive } };
}

/** A frame with a worker that can be asked one question at a time, and ended at any time. */
class Interpreter {
  readonly ready: Promise<void>;
  private readonly frame = document.createElement('iframe');
  private readonly channel = new MessageChannel();
  private readonly lost: Promise<never>;
  private lose: (reason: EndReason) => void = () => undefined;
  private onAnswer: (answer: string | null) => void = () => undefined;

  constructor() {
    this.lost = new Promise<never>((_, reject) => (this.lose = (reason) => reject(new SandboxLost(reason))));
    this.lost.catch(() => undefined); // there may be no listener any more
    this.ready = Promise.race([this.start(), this.lost]);
    this.ready.catch(() => this.end('broken'));
  }

  /** Returns the answer to one question, or ends the interpreter after so many milliseconds. */
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

  /** Removes the frame, and with it the worker. */
  end(reason: EndReason): void {
    this.lose(reason);
    this.channel.port1.close();
    this.frame.remove();
    if (pool.spare === this) pool.spare = null;
  }

  /** Loads the frame, sends it the start message, and waits until the interpreter is ready. */
  private async start(): Promise<void> {
    pool.startMessage ??= fetchStartMessage();
    const timer = setTimeout(() => {
      pool.startMessage = null; // a download may hang
      this.end('broken');
    }, START_TIMEOUT_MS);
    try {
      const [startMessage] = await Promise.all([pool.startMessage, this.load()]);
      const ready = new Promise<void>((resolve) => (this.onAnswer = () => resolve()));
      const { port1, port2 } = this.channel;
      port1.onmessage = ({ data }: MessageEvent<unknown>) => this.receive(data);
      this.frame.contentWindow?.postMessage(startMessage, '*', [port2]); // it has no origin that could be named
      await ready;
      this.onAnswer = () => this.end('wrong');
    } catch (error) {
      pool.startMessage = null; // the next attempt fetches it again
      throw error instanceof SandboxLost ? error : new SandboxLost('broken');
    } finally {
      clearTimeout(timer);
    }
  }

  /** Adds the frame to the page, and waits for its first message. */
  private load(): Promise<void> {
    const { frame } = this;
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.hidden = true;
    frame.title = 'Python';
    frame.src = assetUrl('../workshop/');
    return new Promise((resolve) => {
      const listen = ({ source, data }: MessageEvent<SandboxFrameReady>): void => {
        if (source !== frame.contentWindow || data?.mapwright !== 'sandbox-ready') return;
        removeEventListener('message', listen);
        resolve();
      };
      addEventListener('message', listen);
      document.body.append(frame);
    });
  }

  private receive(data: unknown): void {
    const message = parseOrNull(FROM_SANDBOX, data);
    if (message?.is === 'broken') console.info('Python broke in the workshop:', message.why);
    if (!message || message.is === 'broken') return this.end(message ? 'broken' : 'wrong');
    this.onAnswer(message.text ?? null);
  }
}

/** Starts an interpreter in reserve, if there is none. Resolves when it has started. */
export function preloadInterpreter(): Promise<unknown> {
  pool.spare ??= new Interpreter();
  return pool.spare.ready;
}

/** The bot of one source text, in an interpreter that runs no other text. */
export class CustomBot {
  private readonly interpreter: Interpreter;
  isOver = false;

  constructor(private readonly source: string) {
    void preloadInterpreter().catch(() => undefined);
    this.interpreter = pool.spare!;
    pool.spare = null;
  }

  /** Resolves when its interpreter has started; the bot does not run before the first question. */
  get ready(): Promise<void> {
    return this.interpreter.ready;
  }

  /** Returns the bot's next action, or its mistake. Rejects with `SandboxLost` if its interpreter has ended. */
  async choose(question: BotQuestion, limit: number = ACTION_LIMIT_MS, timeoutReason: EndReason = 'silent'): Promise<BotChoice> {
    try {
      if (this.isOver) throw new SandboxLost('stopped');
      await this.ready;
      return parseChoice(await this.interpreter.ask(JSON.stringify({ ...question, source: this.source }), limit, timeoutReason));
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
