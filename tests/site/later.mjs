// What comes with the archive of modules that few visits need: the ideas of a hint, pictures, the album after a game, puzzles, a table on several devices.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const WORKER = new URL('../../web/boot/worker.py', import.meta.url);
const DAY = '2026-11-15';
const SEATS = [0, 1].map((writer) => ({ writer, key: `key-of-seat-${writer}` }));

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
  must({ do: 'keepsake', map: summary.map, title: 'A title – Назва', subtitle: 'Příliš žluťoučký', lines: ['one', 'two 🗺'] });
  must({ do: 'qr', text: `https://example.org/?r=${record}` });
  const game = { day: DAY, daily: true, hints: 0, record, seat: 0, summary, map: summary.map, bots: [] };
  while (must({ do: 'album', games: [game, { ...game, daily: false }], ms: 200 }).busy);
  must({ do: 'new', setup: { set: 'base' }, seed: 'later' });
  while (must({ do: 'hint', ms: 1000 }).busy);
  for (const code of ['later', 'great-city.later', `day.${DAY}`, 'run.3.later']) {
    must({ do: 'puzzle-open', code });
    must({ do: 'puzzle-solution', code });
  }
  const { terms } = must({ do: 'table-terms', name: 'table-of-two', setup: { players: 2 }, seats: SEATS });
  must({ do: 'table-open', terms, home: 0, entries: [] });
}
