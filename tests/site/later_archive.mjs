// What comes with the archive of modules that few visits need: the ideas of a hint, pictures, the album after a game, puzzles, a table on several devices.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const WORKER = new URL('../../web/worker/worker.py', import.meta.url);
const DAY = '2026-11-15';

/** Brings the archive as the page does, and asks for something of each kind; `record` is a finished solo game. */
export async function askLater(python, folder, record) {
  python.runPython(await readFile(WORKER, 'utf8'));
  const [dispatch, bring] = ['dispatch', 'bring'].map((name) => python.globals.get(name));
  bring((await readFile(join(folder, 'more.zip'))).toString('base64'));
  const must = (message) => {
    const answer = JSON.parse(dispatch(JSON.stringify(message)));
    if (!answer.ok) throw new Error(`${message.do}: ${JSON.stringify(answer.error)}`);
    return answer;
  };
  const { summary } = must({ do: 'summary', record, seat: 0 });
  const game = { day: DAY, daily: true, hints: 0, record, seat: 0, summary, map: summary.map, bots: [] };
  while (must({ do: 'album', games: [game, { ...game, daily: false }], ms: 200 }).busy);
  must({ do: 'new', setup: { set: 'base' }, seed: 'later' });
  while (must({ do: 'hint', ms: 1000 }).busy);
  for (const code of ['2.later', '2.great-city.later', `day.${DAY}`, 'run.3.later']) {
    must({ do: 'puzzle-open', code });
    must({ do: 'puzzle-solution', code });
  }
  const { link } = must({ do: 'table-link', secret: '0123456789abcdef'.repeat(2), setup: { players: 2 }, bots: ['', 'greedy'] });
  must({ do: 'table-open', link, entries: [], written: [] });
}
