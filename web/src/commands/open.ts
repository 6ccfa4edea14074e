/** Games begun, opened from a link or a save, and left. */

import { newId, randomSeed } from '../browser/ids';
import type { NewGame, OpenDeal, OpenGame, Refusal, SetupJson, SummaryAnswer, ViewAnswer } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { EngineLost } from '../engine/pyscript';
import { preset } from '../state/form';
import type { Save } from '../state/kept';
import { type Origin, originOf } from '../state/origin';
import { botsOf, firstPerson, mapSeat, needsCurtain, people, seat, type Seat, seatsOf } from '../state/seats';
import { state, update, updateTable } from '../state/store';
import { hasText } from '../words/texts';
import { letThink } from './bots';
import { keep, listSaves, setAside, takeSave } from './keep';
import { dropMoment } from './moments';
import { hands } from './play';
import { mapOf, show } from './show';
import { endTally, tallyMissed } from './tally';

type Opening = NewGame | OpenGame | OpenDeal;

export function newGame(setup: SetupJson, seed: string, seats: readonly Seat[] = []): Promise<void> {
  const players = Math.max(1, seats.length);
  return open({ do: 'new', setup: { ...setup, players }, seed: seed || randomSeed(), bots: botsOf(seats) }, '', 0, { kind: 'free' }, seats);
}

export function openDeal(deal: string, origin: Origin = { kind: 'free' }, id = ''): Promise<void> {
  return open({ do: 'deal', deal }, id, 0, origin);
}

export function openRecord(record: string, origin: Origin = { kind: 'free' }): Promise<void> {
  return open({ do: 'open', record }, '', 4, origin);
}

export async function openSave(listed: Save): Promise<void> {
  const save = await takeSave(listed);
  const seats = save.seats ?? [];
  return open({ do: 'open', record: save.record, bots: botsOf(seats) }, save.id, save.tallied, originOf(save.origin), seats);
}

async function open(
  message: Opening,
  id: string,
  tallied: number,
  origin: Origin = { kind: 'free' },
  given: readonly Seat[] = [],
): Promise<void> {
  putAway();
  update({ waiting: true, busy: true, dialog: null });
  try {
    const answer = await ask<ViewAnswer>(message);
    if (!answer.ok) {
      await refuseToOpen(answer, message, id);
      return;
    }
    const { view, events } = answer;
    update({
      screen: 'play',
      view,
      gameId: id || newId(),
      tallied,
      aim: null,
      placed: null,
      preview: null,
      explain: null,
      failure: null,
      origin,
      rival: null,
    });
    const seats = seatsOf(given, view.players.length);
    const shown = mapSeat(view, seats);
    const at = people(seats) > 1 ? -1 : firstPerson(seats);
    updateTable({ seats, at, shown, look: shown, curtain: needsCurtain(view, seats, at) });
    update({ map: mapOf(view, shown) });
    void meetRival(origin);
    await keep(view);
    const { visit } = state;
    await show(view, events);
    if (state.visit === visit && view.phase !== 'over') await tallyMissed(view); // the end tells every season
  } catch (error) {
    if (!(error instanceof EngineLost)) update({ engine: 'failed' }); // a lost one is replaced
  } finally {
    update({ waiting: false, busy: false });
    letThink(hands);
  }
}

/** A damaged save is set aside, with a message; a bad link or a seed that is none only says so. */
async function refuseToOpen({ error }: Refusal, message: Opening, id: string): Promise<void> {
  await setAside(id);
  update({ screen: 'home', failure: { text: id ? 'error-damaged-save' : refused(message, error.code), problem: error } });
}

function refused(message: Opening, code: string): string {
  if (message.do === 'new') return hasText(`error-${code}`) ? `error-${code}` : 'error-unknown';
  return code === 'too-long' ? 'error-too-long' : 'error-bad-link';
}

/** The friend's stars race along while the same cards are played. */
async function meetRival({ rival }: Origin): Promise<void> {
  if (!rival) return;
  const answer = await ask<SummaryAnswer>({ do: 'summary', record: rival.record, seat: 0 }).catch(() => null);
  if (answer?.ok && answer.summary.deal === state.view?.deal) update({ rival: { ...rival, summary: answer.summary } });
}

/** Whatever the game on the screen still shows ends here. */
function putAway(): void {
  update({ visit: state.visit + 1, moment: null, tally: null });
  dropMoment();
  endTally();
}

export function leaveGame(): void {
  putAway();
  update({ screen: 'home', dialog: null, explain: null });
  void listSaves();
}

export function choosePreset(name: SetupJson['set']): void {
  update({ setup: { ...preset(name), skills: state.setup.skills } });
}

/** The seats that the form asks for. */
export function chosenSeats(): readonly Seat[] {
  const { mode, guests, rivals } = state.table;
  return mode === 'solo' ? [seat(0)] : mode === 'pass' ? guests : rivals;
}
