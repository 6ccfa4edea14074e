/** Games begun, opened from a link or a save, and left. */

import { newId, randomSeed } from '../core/browser/ids';
import type {
  NewGameRequest,
  OpenDealRequest,
  OpenRecordRequest,
  ErrorResponse,
  SetupJson,
  View,
} from '../core/contract/generated/messages';
import type { TextKey } from '../core/contract/generated/text-keys';
import { ask, setEngineStatus } from '../core/engine/ask';
import { EngineLost } from '../core/engine/pyscript';
import type { Save } from '../core/state/saved-games';
import { type Origin, parseOrigin } from '../core/state/origin';
import { botNames, firstHumanSeat, seatOnScreen, needsCurtain, humanCount, type Seat, seatsOf, type Seating } from '../core/state/seats';
import { whileBusy, state } from '../core/state/store';
import { hasText } from '../core/words/texts';
import { rememberLatest, SAVED_ON_THIS_DEVICE } from './save-game';
import { type PlayBehaviour, closePlay, currentPlay, Play, makeCurrent } from './play';
import { mapOf, showEvents } from './show-events';
import { showMissedTally } from './show-tally';
import { reloadSaves, markDamaged, claimSave } from '../core/page/game-storage';
import { closeDialog, goTo, setLoading } from '../core/page/navigate';
import { closeFailure, showFailure } from '../core/page/notices';
import { closeTip } from './tips';
import { startBots } from './bots';
import { initialInput } from '../core/state/game';
import { runQueuedUndo, goToNextCard } from './player-actions';
import { updateAutoAdvance } from './auto-advance';

/** A game for one person. */
export const SOLO: PlayBehaviour = { name: 'solo', ...SAVED_ON_THIS_DEVICE };

/** A game of several people or bots at this device. */
export const LOCAL_TABLE: PlayBehaviour = { name: 'table', ...SAVED_ON_THIS_DEVICE, afterAction: startBots };

/** What to open, and what the page knows of it besides. */
interface OpenRequest {
  message: NewGameRequest | OpenRecordRequest | OpenDealRequest;
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

const NO_SEATING: Seating = { seats: [], open: false };

export function newGame(setup: SetupJson, seed: string, table: Seating = NO_SEATING, origin: Origin = { kind: 'free' }): Promise<void> {
  const { seats } = table;
  const players = Math.max(1, seats.length);
  return openGame({
    message: { do: 'new', setup: { ...setup, players }, seed: seed || randomSeed(), bots: botNames(seats) },
    origin,
    ...table,
  });
}

export function openDeal(deal: string, origin: Origin = { kind: 'free' }, id = ''): Promise<void> {
  return openGame({ message: { do: 'deal', deal }, id, origin });
}

/** A game that is taken over from a replay. */
export function takeOverRecord(record: string): Promise<void> {
  return openGame({ message: { do: 'open', record }, tallied: ALL_TALLIED, origin: { kind: 'taken' } });
}

export function openLinkedDeal(deal: string): Promise<void> {
  return openGame({ message: { do: 'deal', deal }, linked: true });
}

export function openLinkedRecord(record: string): Promise<void> {
  return openGame({ message: { do: 'open', record }, tallied: ALL_TALLIED, linked: true });
}

export async function openSave(listed: Save): Promise<void> {
  const { id, record, tallied, hints = 0, origin, seats = [], open: isOpen = false } = await claimSave(listed);
  return openGame({
    message: { do: 'open', record, bots: botNames(seats) },
    id,
    tallied,
    hints,
    origin: parseOrigin(origin),
    seats,
    open: isOpen,
  });
}

async function openGame(opening: OpenRequest): Promise<void> {
  closePlay(currentPlay());
  setLoading(true);
  closeDialog();
  await whileBusy(() => askAndShow(opening));
  currentPlay().behaviour.afterAction?.(currentPlay());
}

async function askAndShow(opening: OpenRequest): Promise<void> {
  try {
    const answer = await ask(opening.message);
    if (!answer.ok) return await refuseToOpen(answer, opening);
    const { view, events } = answer;
    const play = enterPlay(view, view.players.length > 1 ? LOCAL_TABLE : SOLO, opening);
    void loadRival(play);
    if (opening.linked) rememberLatest(play, view);
    else await play.behaviour.save(play, view);
    if (play.isClosed) return;
    await play.perform(() => showEvents(play, view, events));
    if (!play.isClosed && view.phase !== 'over') await showMissedTally(play, view); // the end shows every season
  } catch (error) {
    if (!(error instanceof EngineLost)) setEngineStatus('failed'); // a lost one is replaced
  } finally {
    setLoading(false);
  }
}

/** The game on the table, before anything has happened. */
export function enterPlay(
  view: View,
  kind: PlayBehaviour,
  {
    id,
    tallied: talliedSeasons = 0,
    hints = 0,
    origin = { kind: 'free' },
    seats: savedSeats = [],
    open: isOpen = false,
  }: Omit<OpenRequest, 'message'> = {},
): Play {
  const seats = seatsOf(savedSeats, view.players.length);
  const seated: Seating = { seats, open: isOpen, mine: null };
  const shownSeat = seatOnScreen(view, seated);
  const viewerSeat = humanCount(seats) > 1 ? -1 : firstHumanSeat(seats);
  const stage = {
    viewerSeat,
    shownSeat,
    inspectedSeat: shownSeat,
    curtain: needsCurtain(view, seated, viewerSeat),
    map: mapOf(view, shownSeat),
  };
  const play = startPlay(new Play(kind, { view, id: id || newId(), talliedSeasons, hints, origin, ...seated }, stage));
  closeTip();
  closeFailure();
  void goTo({ to: 'play' });
  return play;
}

/** A damaged save is set aside, with a message; a bad link or a seed that is invalid only says so. */
async function refuseToOpen({ error }: ErrorResponse, { id = '', message }: OpenRequest): Promise<void> {
  await markDamaged(id);
  void goTo({ to: 'home' });
  showFailure(id ? 'error-damaged-save' : reasonOf(message, error.code), error);
}

function reasonOf(message: OpenRequest['message'], code: string): TextKey {
  const key = `error-${code}`;
  if (message.do === 'new') return hasText(key) ? key : 'error-unknown';
  return code === 'too-long' ? 'error-too-long' : 'error-bad-link';
}

/** The friend's stars race along while the same cards are played. */
async function loadRival(play: Play): Promise<void> {
  const { rival } = play.game.origin;
  if (!rival) return;
  const answer = await ask({ do: 'summary', record: rival.record, seat: 0 }).catch(() => null);
  if (answer?.ok && answer.summary.deal === play.game.view?.deal) play.update({ game: { rival: { ...rival, summary: answer.summary } } });
}

export function leaveGame(): void {
  void goTo(state.game.kind === 'puzzle' ? state.puzzle.returnTo : { to: 'home' });
  void reloadSaves();
}

export function startPlay(play: Play): Play {
  const { focusedCell, useCounts } = currentPlay().input;
  play.set({ input: { ...initialInput(), focusedCell, useCounts } });
  makeCurrent(play);
  play.watch(['game', 'display', 'busyCount'], () => runQueuedUndo(play));
  play.watch(['game', 'display', 'input', 'navigation', 'notices', 'lesson', 'settings', 'busyCount'], () =>
    updateAutoAdvance(play, () => goToNextCard(play)),
  );
  return play;
}
