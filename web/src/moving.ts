/** Everything in one file, and back: export, import, and the clean sweep. */

import { ask } from './asking';
import { keepForGood, removeSave, storeSave } from './keeping';
import type { FilmAnswer, ImportAnswer, KeptGame, Summary, SummaryAnswer } from './generated/messages';
import { beginDay, forgetAll, history, remember } from './history';
import { originOf, today } from './origin';
import type { Save } from './saves';
import { save as download } from './sharing';
import { state } from './store';
import { forgetDesk } from './desk';

const LARGEST = 30_000_000; // bytes of a file that we are ready to read

export type Moved = { ok: true; fresh: number; bad: number } | { ok: false; text: string };

function keptSave(save: Save): KeptGame {
  const { kind, day = today() } = originOf(save.origin);
  return { id: save.id, record: save.record, seat: 0, day, daily: kind === 'daily', taken: kind === 'taken', when: save.when, name: '' };
}

/** The summaries stay here: an import makes them anew, so that nobody can invent them. */
export function exportAll(): void {
  const games = history.games.map(({ id, record, seat, day, daily, taken, when, name }) => ({
    id,
    record,
    seat,
    day,
    daily,
    taken,
    when,
    name,
  }));
  const saves = state.saves.filter((save) => !save.finished && !save.damaged).map(keptSave);
  const file = { mapwright: 1, games, saves, days: history.days };
  download(new Blob([JSON.stringify(file)], { type: 'application/json' }), `mapwright-${today()}.json`);
}

/** Adds what is new in a file. Nothing is changed by one that cannot be read, and nothing of one's own is replaced. */
export async function importAll(file: File, progress: (share: number) => void): Promise<Moved> {
  if (file.size > LARGEST) return { ok: false, text: 'error-too-long' };
  const answer = await ask<ImportAnswer>({ do: 'import', text: await file.text() });
  if (!answer.ok) return { ok: false, text: answer.error.code === 'too-long' ? 'error-too-long' : 'error-file' };
  let fresh = 0;
  let bad = 0;
  const known = new Set([...history.games.map((game) => game.id), ...state.saves.map((save) => save.id)]);
  const games = answer.games.filter((game) => !known.has(game.id));
  const saves = answer.saves.filter((game) => !known.has(game.id));
  for (const [i, game] of games.entries()) {
    progress(i / (games.length + saves.length));
    const summary = await replayed(game);
    if (summary && (await remember({ ...game, summary }))) fresh++;
    else bad++;
  }
  for (const game of saves) {
    if (await resumed(game)) fresh++;
    else bad++;
  }
  for (const [day, id] of Object.entries(answer.days)) await beginDay(day, id);
  return { ok: true, fresh, bad };
}

async function replayed(game: KeptGame): Promise<Summary | null> {
  const answer = await ask<SummaryAnswer>({ do: 'summary', record: game.record, seat: game.seat });
  return answer.ok ? answer.summary : null;
}

/** A game in play: what the list shows of it is read off its last moment. */
async function resumed(game: KeptGame): Promise<boolean> {
  const answer = await ask<FilmAnswer>({ do: 'film', record: game.record });
  const last = answer.ok ? answer.frames.at(-1) : undefined;
  const player = last?.players[0];
  if (!answer.ok || !last || !player) return false;
  const kind = game.daily ? 'daily' : game.taken ? 'taken' : 'free';
  await storeSave({
    id: game.id,
    record: game.record,
    map: player.map,
    sheet: answer.setup.sheet,
    set: answer.setup.set,
    season: last.season,
    time: last.time,
    limit: last.limit,
    stars: player.stars,
    finished: last.over,
    when: game.when,
    tallied: player.seasons.length,
    origin: kind === 'daily' ? { kind, day: game.day } : { kind },
  });
  return true;
}

/** Finished games whose figures were not yet kept when the page was closed. */
export async function catchUp(): Promise<void> {
  for (const save of state.saves) {
    if (save.finished && !save.damaged) await keepForGood(save).catch(() => undefined);
  }
}

export async function deleteAll(): Promise<void> {
  for (const save of state.saves) await removeSave(save.id);
  await forgetAll();
  forgetDesk();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('mapwright:')) localStorage.removeItem(key);
  } catch {
    // Refused storage holds nothing.
  }
}
