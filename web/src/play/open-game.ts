/** Starts games, opens them from links and saves, and leaves them. */

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
import {
  botNames,
  firstHumanSeat,
  seatOnScreen,
  needsCurtain,
  hasSeveralPlayers,
  humanCount,
  type Seat,
  seatsOf,
  type Seating,
} from '../core/state/seats';
import { state, whileBusy } from '../core/state/store';
import { slot } from '../core/lazy-parts';
import type { Renderable } from '../core/ui/buttons';
import { hasText } from '../core/words/texts';
import { rememberLatest, SAVED_ON_THIS_DEVICE } from './save-game';
import { type PlayBehaviour, closePlay, currentPlay, Play, makeCurrent } from './play';
import { mapOf, showEvents } from './show-events';
import { showMissedTally } from './show-tally';
import { reloadSaves, markDamaged, claimSave } from '../core/page/game-storage';
import { gameLinkFailure } from '../core/page/links';
import { closeDialog, goTo, preloadLazyParts, setLoading } from '../core/page/navigate';
import { closeFailure, showFailure } from '../core/page/notices';
import { closeTip } from './tips';
import { startBots } from './bots';
import { initialInput } from '../core/state/game';
import { runQueuedUndo, goToNextCard } from './player-actions';
import { updateAutoAdvance } from './auto-advance';

/** A game for one person. */
export const SOLO: PlayBehaviour = { hasStandings: false, ...SAVED_ON_THIS_DEVICE };

/** A game of several people or bots at this device. */
export const LOCAL_GAME: PlayBehaviour = { hasStandings: true, ...SAVED_ON_THIS_DEVICE, afterAction: startBots };

/** The request that opens a game, and what the engine does not know of the game. */
interface OpenRequest {
  message: NewGameRequest | OpenRecordRequest | OpenDealRequest;
  /** The id of its save, if it has one. */
  id?: string;
  tallied?: number;
  hints?: number;
  origin?: Origin;
  seats?: readonly Seat[];
  open?: boolean;
  /** Whether it is from a link: it is stored after its first move, so that links alone cannot fill the list of saves. */
  linked?: boolean;
}

/** For `tallied`: no season of the record is counted again. */
export const ALL_TALLIED = 4;

const NO_SEATING: Seating = { seats: [], open: false };

export function newGame(setup: SetupJson, seed: string, seating: Seating = NO_SEATING, origin: Origin = { kind: 'free' }): Promise<void> {
  const { seats } = seating;
  const players = Math.max(1, seats.length);
  return openGame({
    message: { do: 'new', setup: { ...setup, players }, seed: seed || randomSeed(), bots: botNames(seats) },
    origin,
    ...seating,
  });
}

export function openDeal(deal: string, origin: Origin = { kind: 'free' }, id = ''): Promise<void> {
  return openGame({ message: { do: 'deal', deal }, id, origin });
}

/** Continues a game from a step of a replay. */
export function takeOverRecord(record: string): Promise<void> {
  return openGame({ message: { do: 'open', record }, tallied: ALL_TALLIED, origin: { kind: 'taken' } });
}

/** Continues a game of the player's own, under the id of its save. */
export function openOwnRecord(record: string, origin: Origin, id: string): Promise<void> {
  return openGame({ message: { do: 'open', record }, tallied: ALL_TALLIED, origin, id });
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
  await whileBusy(() => requestAndShow(opening));
  currentPlay().behaviour.afterAction?.(currentPlay());
}

/** Requests a game from the engine, saves it and shows it. A refused game is reported to the player. */
async function requestAndShow(opening: OpenRequest): Promise<void> {
  try {
    const response = await ask(opening.message);
    if (!response.ok) return await refuseToOpen(response, opening);
    const { view, events } = response;
    const play = enterPlay(view, hasSeveralPlayers(view) ? LOCAL_GAME : SOLO, opening);
    void loadRival(play);
    if (opening.linked) rememberLatest(play, view);
    else await play.behaviour.save(play, view);
    if (play.isClosed) return;
    await play.perform(() => showEvents(play, view, events));
    if (!play.isClosed && view.phase !== 'over') await showMissedTally(play, view); // the final screen shows every season
  } catch (error) {
    if (!(error instanceof EngineLost)) setEngineStatus('failed'); // `recover` replaces a lost engine
  } finally {
    setLoading(false);
  }
}

/** Makes a game the current one and shows its play screen, without an aim. */
export function enterPlay(
  view: View,
  behaviour: PlayBehaviour,
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
  const seating: Seating = { seats, open: isOpen, ownSeats: null };
  const shownSeat = seatOnScreen(view, seating);
  const viewerSeat = humanCount(seats) > 1 ? -1 : firstHumanSeat(seats);
  const display = {
    viewerSeat,
    shownSeat,
    inspectedSeat: shownSeat,
    curtain: needsCurtain(view, seating, viewerSeat),
    map: mapOf(view, shownSeat),
  };
  const play = startPlay(new Play(behaviour, { view, id: id || newId(), talliedSeasons, hints, origin, ...seating }, display));
  closeTip();
  closeFailure();
  void goTo({ to: 'play' });
  return play;
}

/** Goes home and shows why the engine has refused a game. A refused save is marked as damaged. */
async function refuseToOpen({ error }: ErrorResponse, { id = '', message }: OpenRequest): Promise<void> {
  await markDamaged(id);
  void goTo({ to: 'home' });
  showFailure(id ? 'error-damaged-save' : refusalText(message, error.code), error);
}

function refusalText(message: OpenRequest['message'], code: string): TextKey {
  const key = `error-${code}`;
  if (message.do === 'new') return hasText(key) ? key : 'error-unknown';
  return gameLinkFailure(code);
}

/** Loads the summary of the friend's game, whose stars are shown beside the player's, if it has the same deal. */
async function loadRival(play: Play): Promise<void> {
  const { rival } = play.game.origin;
  if (!rival) return;
  const response = await ask({ do: 'summary', record: rival.record, seat: 0 }).catch(() => null);
  if (!response?.ok || response.summary.deal !== play.game.view?.deal) return;
  play.update({ game: { rival: { ...rival, summary: response.summary } } });
}

export function leaveGame(): void {
  void goTo(currentPlay().behaviour.leaveTo?.() ?? { to: 'home' });
  void reloadSaves();
}

/** Makes a game the current one, and registers what follows from its changes. */
/** What a feature adds to a game in progress. */
export interface PlayingPart {
  /** Called once for each game that is opened. */
  start?(play: Play): void;
  /** Below the time of the season. */
  season?(play: Play, view: View): Renderable;
}

declare module '../core/lazy-parts' {
  interface Slots {
    playing: PlayingPart;
  }
}

/** Loads the features for players who have finished a game, and reports the game to them. */
async function startParts(play: Play): Promise<void> {
  if (!state.stored.history.length) return;
  await preloadLazyParts();
  if (!play.isClosed) for (const part of slot('playing')) part.start?.(play);
}

export function startPlay(play: Play): Play {
  const { focusedCell, useCounts } = currentPlay().input;
  play.set({ input: { ...initialInput(), focusedCell, useCounts } });
  makeCurrent(play);
  void startParts(play);
  play.watch(['game', 'display', 'busyCount'], () => runQueuedUndo(play));
  play.watch(['game', 'display', 'input', 'navigation', 'notices', 'lesson', 'settings', 'busyCount'], () =>
    updateAutoAdvance(play, () => goToNextCard(play)),
  );
  return play;
}
