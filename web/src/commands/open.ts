/** Games begun, opened from a link or a save, and left. */

import { newId, randomSeed } from '../browser/ids';
import type { NewGame, OpenDeal, OpenGame, Refusal, SetupJson, View } from '../contract/generated/messages';
import type { TextKey } from '../contract/generated/text-keys';
import { ask, engineIs } from '../engine/ask';
import { EngineLost } from '../engine/pyscript';
import type { Save } from '../state/stored';
import { type Origin, originOf } from '../state/origin';
import { botsOf, firstPerson, mapSeat, needsCurtain, people, type Seat, seatsOf, type Table } from '../state/seats';
import { busy, state } from '../state/store';
import { hasText } from '../words/texts';
import { note } from '../play/keep';
import { type Kind, leave, now, Play } from '../play/play';
import { mapOf, show } from '../play/show';
import { SOLO } from '../play/solo';
import { start } from '../play/start';
import { TABLE } from '../play/table';
import { tallyMissed } from '../play/tally';
import { listSaves, setAside, takeSave } from './stored';
import { closeDialog, goTo, wait } from './navigate';
import { closeFailure, fail } from './page';
import { closeTip } from './tips';

/** What to open, and what the page knows of it besides. */
interface Opening {
  message: NewGame | OpenGame | OpenDeal;
  /** Of its save, if it has one. */
  id?: string;
  tallied?: number;
  hints?: number;
  origin?: Origin;
  seats?: readonly Seat[];
  open?: boolean;
  /** From a link: it is stored once something has been drawn, so that no one can fill the list from outside. */
  linked?: boolean;
}

/** A record from a link brings its stars with it: no one wants to see all its seasons counted again. */
const ALL_TALLIED = 4;

const NOBODY: Table = { seats: [], open: false };

export function newGame(setup: SetupJson, seed: string, table: Table = NOBODY): Promise<void> {
  const { seats } = table;
  const players = Math.max(1, seats.length);
  return open({ message: { do: 'new', setup: { ...setup, players }, seed: seed || randomSeed(), bots: botsOf(seats) }, ...table });
}

export function openDeal(deal: string, origin: Origin = { kind: 'free' }, id = ''): Promise<void> {
  return open({ message: { do: 'deal', deal }, id, origin });
}

/** A game that is taken over from a replay. */
export function takeOverRecord(record: string): Promise<void> {
  return open({ message: { do: 'open', record }, tallied: ALL_TALLIED, origin: { kind: 'taken' } });
}

/** The game of a table on several devices, continued here with bots in the places of the others. */
export function openBranch(record: string, seats: readonly Seat[], tallied: number, season: string): Promise<void> {
  return open({ message: { do: 'open', record, bots: botsOf(seats) }, tallied, origin: { kind: 'branch', season }, seats });
}

export function openLinkedDeal(deal: string): Promise<void> {
  return open({ message: { do: 'deal', deal }, linked: true });
}

export function openLinkedRecord(record: string): Promise<void> {
  return open({ message: { do: 'open', record }, tallied: ALL_TALLIED, linked: true });
}

export async function openSave(listed: Save): Promise<void> {
  const { id, record, tallied, hints = 0, origin, seats = [], open: isOpen = false } = await takeSave(listed);
  return open({ message: { do: 'open', record, bots: botsOf(seats) }, id, tallied, hints, origin: originOf(origin), seats, open: isOpen });
}

async function open(opening: Opening): Promise<void> {
  leave();
  wait(true);
  closeDialog();
  await busy(() => ready(opening));
  now().kind.after?.(now());
}

async function ready(opening: Opening): Promise<void> {
  try {
    const answer = await ask(opening.message);
    if (!answer.ok) return await refuseToOpen(answer, opening);
    const { view, events } = answer;
    const play = layOut(view, view.players.length > 1 ? TABLE : SOLO, opening);
    void meetRival(play);
    if (opening.linked) note(view, play);
    else await play.kind.keep(play, view);
    if (play.isOver) return;
    await play.perform(() => show(play, view, events));
    if (!play.isOver && view.phase !== 'over') await tallyMissed(view, play); // the end shows every season
  } catch (error) {
    if (!(error instanceof EngineLost)) engineIs('failed'); // a lost one is replaced
  } finally {
    wait(false);
  }
}

/** The game on the table, before anything has happened. */
export function layOut(
  view: View,
  kind: Kind,
  { id, tallied = 0, hints = 0, origin = { kind: 'free' }, seats: given = [], open: isOpen = false }: Omit<Opening, 'message'> = {},
): Play {
  const seats = seatsOf(given, view.players.length);
  const seated: Table = { seats, open: isOpen, mine: null };
  const shown = mapSeat(view, seated);
  const at = people(seats) > 1 ? -1 : firstPerson(seats);
  const stage = { at, shown, look: shown, curtain: needsCurtain(view, seated, at), map: mapOf(view, shown) };
  const play = start(new Play(kind, { view, id: id || newId(), tallied, hints, origin, ...seated }, stage));
  closeTip();
  closeFailure();
  void goTo({ to: 'play' });
  return play;
}

/** A damaged save is set aside, with a message; a bad link or a seed that is invalid only says so. */
async function refuseToOpen({ error }: Refusal, { id = '', message }: Opening): Promise<void> {
  await setAside(id);
  void goTo({ to: 'home' });
  fail(id ? 'error-damaged-save' : reasonOf(message, error.code), error);
}

function reasonOf(message: Opening['message'], code: string): TextKey {
  const key = `error-${code}`;
  if (message.do === 'new') return hasText(key) ? key : 'error-unknown';
  return code === 'too-long' ? 'error-too-long' : 'error-bad-link';
}

/** The friend's stars race along while the same cards are played. */
async function meetRival(play: Play): Promise<void> {
  const { rival } = play.game.origin;
  if (!rival) return;
  const answer = await ask({ do: 'summary', record: rival.record, seat: 0 }).catch(() => null);
  if (answer?.ok && answer.summary.deal === play.game.view?.deal) play.put({ game: { rival: { ...rival, summary: answer.summary } } });
}

export function leaveGame(): void {
  void goTo(state.game.kind === 'puzzle' ? state.puzzle.back : { to: 'home' });
  void listSaves();
}
