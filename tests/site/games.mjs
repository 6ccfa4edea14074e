// Whole games through the engine's entry point, with everything that a page may ask meanwhile and afterwards. The same number
// always gives the same game.

const SETS = ['base', 'heroes', 'combined'];
const BOTS = ['random', 'novice', 'greedy', 'expert'];
/** The expert takes most of the time: it is asked in the first games, then in one of eleven. */
const withExpert = (number) => number < 24 || number % 11 === 0;
/** What a page never says, or says when something is wrong. */
const NONSENSE = [
  'rubbish',
  '[]',
  '['.repeat(99),
  ...[
    { do: 'dance' },
    { do: 'new' },
    { do: 'new', setup: { set: 'base', players: 101 }, seed: 'a' },
    { do: 'new', setup: { set: 'base' }, seed: 'ї' },
    { do: 'open', record: 'nonsense' },
    { do: 'deal', deal: 'zz-&' },
    { do: 'view', x: 1e300 },
    { do: 'act', intent: { tool: 99, terrain: 'W', orientation: 'a', row: 1, column: 0 } },
    { do: 'explain', letter: 'Q', seat: 0 },
    { do: 'import', text: '['.repeat(99) },
    { do: 'daily', day: '2026-02-31' },
    { do: 'daily', day: 'Ї' },
    { do: 'score-map', map: 'zz', edicts: [], coins: 1 },
  ].map((message) => JSON.stringify(message)),
];

/**
 * Python looks for garbage when it likes, and then at whatever objects there are, each kind by its own functions. So it
 * comes by all of them.
 */
export const COLLECT_OFTEN = 'import gc; gc.set_threshold(1)';

/** Plays a game; `dispatch` takes a text and gives one, or promises to. */
export async function play(number, dispatch) {
  const chance = chances(number);
  const must = async (message) => {
    const answer = JSON.parse(await dispatch(JSON.stringify(message)));
    if (!answer.ok) throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(answer.error)}`);
    return answer;
  };
  const { setup, bots } = setupOf(number);
  let { view } = await must({ do: 'new', setup, seed: `game-${number}`, ...(bots.some(Boolean) ? { bots } : {}) });
  for (let step = 0; view.phase !== 'over'; step++) {
    if (step > 2000) throw new Error(`game ${number} does not end`);
    if (view.phase === 'next') ({ view } = await must({ do: 'next' }));
    else if (bots[view.seat]) view = (await think(must)) ?? view;
    else view = await turn(number, view, step, chance, must);
  }
  await afterwards(view.record, number, must);
  for (const text of NONSENSE) await dispatch(text);
  return view.record;
}

/** The coach thinks to the end. What it says of its places is in the archive that is brought later (`later_archive.mjs`). */
async function thought(message, must) {
  try {
    while ((await must({ ...message, ms: 1000 })).busy);
  } catch (error) {
    if (!error.message.includes('not-loaded')) throw error;
  }
}

/** Numbers that look like chance, and are the same each time. */
function chances(seed) {
  let state = (seed * 7919 + 1) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function setupOf(number) {
  const players = 1 + (number % 4);
  const setup = { set: SETS[number % 3], skills: number % 5 < 2, players, sheet: number % 7 < 4 ? 'A' : 'B' };
  const level = (seat) => BOTS[(number + seat) % (withExpert(number) ? 4 : 3)];
  return { setup, bots: Array.from({ length: players }, (_, seat) => (seat ? level(seat) : '')) };
}

async function think(must) {
  let view;
  for (let busy = true; busy;) {
    const answer = await must({ do: 'think', ms: 1000 });
    ({ busy } = answer);
    view = answer.view ?? view;
  }
  return view;
}

async function turn(number, view, step, chance, must) {
  if (step % 9 === 3) await must({ do: 'explain', letter: 'ABCD'[step % 4], seat: 0 });
  if (withExpert(number) && number % 3 === 0 && step % 40 === 4) await thought({ do: 'hint' }, must);
  const found = intents(view);
  if (!found.length || (view.can_pass && chance(2))) return (await must({ do: 'pass' })).view;
  const intent = found[chance(found.length)];
  if (step % 3 === 0) await must({ do: 'preview', intent });
  const after = (await must({ do: 'act', intent })).view;
  if (step % 7 || !after.can_undo) return after;
  const before = (await must({ do: 'undo' })).view;
  return before.can_redo ? (await must({ do: 'redo' })).view : before;
}

/** All that may be drawn. */
function intents({ tools }) {
  return tools.flatMap(({ orientations, terrains, kind }, tool) =>
    orientations.flatMap(({ code, anchors }) =>
      (anchors.length || kind !== 'dodge' ? anchors : [[0, 0]]).map(([row, column]) => ({
        tool,
        terrain: terrains.at(-1) ?? null,
        orientation: code,
        row,
        column,
      })),
    ),
  );
}

/** What the final screen, the gallery and the desk ask of a game that is over. */
async function afterwards(record, number, must) {
  const { summary } = await must({ do: 'summary', record, seat: 0 });
  const { frames } = await must({ do: 'replay', record });
  const packed = (await must({ do: 'pack', record })).record;
  await must({ do: 'open', record: packed });
  await must({ do: 'open', record: frames[frames.length >> 1].record });
  const day = `2027-01-${String(1 + (number % 28)).padStart(2, '0')}`;
  await must({ do: 'daily', day });
  await must({ do: 'statistics', today: day, games: [{ day, daily: number % 2 === 0, hints: number % 3, summary }] });
  await must({ do: 'score-map', map: summary.map, edicts: ['sentinel-wood', 'canal-lake', 'great-city', 'borderlands'], coins: 3 });
  const flags = { daily: false, from_replay: false, branch: false, hints: 0, bots: [] };
  const game = { id: `game-${number}`, record, saved_at: 1763164800000 + number, seat: 0, day, name: 'Ї🗺', ...flags };
  const save = { ...game, seats: [], origin: null, open: false };
  await must({ do: 'import', text: JSON.stringify({ mapwright: 1, games: [game], saves: [save], days: {} }) });
  if (number % 24 === 0) await thought({ do: 'review', record, seat: 0 }, must);
}
