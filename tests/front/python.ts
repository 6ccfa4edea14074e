/** The real engine for tests in Node: one Python process with as many bridges as a test wants devices. */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '../..');
const SERVER = `
import json, sys
from mapwright.page.bridge import Bridge
bridges = {}
for line in sys.stdin:
    number, device, text = json.loads(line)
    answer = bridges.setdefault(device, Bridge()).dispatch(text)
    sys.stdout.write(json.dumps([number, answer]) + "\\n")
    sys.stdout.flush()
`;

function python(): string {
  const own = join(ROOT, '.venv', 'bin', 'python');
  return existsSync(own) ? own : 'python3';
}

export class Python {
  private readonly process: ChildProcess;
  private readonly waiting = new Map<number, (answer: string) => void>();
  private last = 0;

  constructor() {
    const env = { ...process.env, PYTHONPATH: join(ROOT, 'engine') };
    this.process = spawn(python(), ['-c', SERVER], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    if (!this.process.stdout) throw new Error('no Python');
    createInterface({ input: this.process.stdout }).on('line', (line) => {
      const [number, answer] = JSON.parse(line) as [number, string];
      this.waiting.get(number)?.(answer);
      this.waiting.delete(number);
    });
  }

  async ask<Answer>(device: string, message: object): Promise<Answer> {
    const number = ++this.last;
    const answer = new Promise<string>((resolve) => this.waiting.set(number, resolve));
    this.process.stdin?.write(`${JSON.stringify([number, device, JSON.stringify(message)])}\n`);
    return JSON.parse(await answer) as Answer;
  }

  end(): void {
    this.process.stdin?.end();
  }
}
