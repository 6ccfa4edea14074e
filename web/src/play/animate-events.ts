/** Events of the engine as short stretches of animation; none is needed to understand anything. */

import { announce } from '../core/browser/announce';
import { motionEnabled } from '../core/browser/preferences';
import { CATALOGUE } from '../core/contract/generated/catalogue';
import type { AddedEvent, DrawnEvent, Event, View } from '../core/contract/generated/messages';
import { isRaid } from '../core/state/raids';
import { humanCount } from '../core/state/seats';
import type { BotTurnSpeed } from '../core/state/settings';
import type { Display } from '../core/state/game';
import { state } from '../core/state/store';
import { seatName } from '../core/words/names';
import { raidCosts, raidTitle } from '../core/words/raids';
import { cardName, cellLabel, terrainName } from '../core/words/sentences';
import { joinList, t, textFor } from '../core/words/texts';
import { vibrateFor } from './haptics';
import { playGameSound } from './sound';
import { perPlay, type Play } from './play';

const AMBUSHES = CATALOGUE.ambush;
const HEROES = CATALOGUE.heroes;

/** What happened since the last view, on its way to the screen. */
interface EventPlayback {
  play: Play;
  view: View;
  /** Awaited at each season's end. */
  onSeasonScored: (index: number, map: string) => Promise<void>;
  /** The player has seen enough of it. */
  isSkipped: boolean;
  /** Ends the present wait. */
  endWait: () => void;
}

/** What each game shows now, if anything is shown: a click or a key hurries it. */
const playback = perPlay((): { showing: EventPlayback | null } => ({ showing: null }));

function startPlayback(play: Play, view: View, onSeasonScored: EventPlayback['onSeasonScored'] = () => Promise.resolve()): EventPlayback {
  const showing = { play, view, onSeasonScored, isSkipped: false, endWait: () => undefined };
  playback(play).showing = showing;
  return showing;
}

/** The cards whose texts have been on the screen since the page was opened. */
const readCards = new Set<string>();
const BASE_READING_TIME = 1400;
const READING_TIME_PER_CHARACTER = 42;

/** A card that is new stays long enough to be read; one that is known only as long as it takes to see it. */
function timeToRead(cards: readonly string[]): number {
  const card = cards.length > 1 ? 'ruins' : (cards[0] ?? '');
  if (readCards.has(card)) return BASE_READING_TIME;
  readCards.add(card);
  const text = card === 'ruins' ? t('extra-ruins-moment') : textFor('rule', card);
  return BASE_READING_TIME + READING_TIME_PER_CHARACTER * text.length;
}

/** Ends the present moment; true if there was one. */
export function skipAnimation(play: Play): boolean {
  if (!play.display.animation) return false;
  const { showing } = playback(play);
  if (showing) showing.isSkipped = true;
  showing?.endWait();
  return true;
}

/** Nothing of a game that is left comes to the screen any more, or is said. What is put is shown with the next wait. */
function setDisplay({ play }: EventPlayback, display: Partial<Display>): void {
  if (!play.isClosed) play.set({ display });
}

function announceWhileOpen({ play }: EventPlayback, text: string): void {
  if (!play.isClosed) announce(text);
}

function waitWithMotion(showing: EventPlayback, ms: number): Promise<void> {
  return motionEnabled(state.settings) ? waitUnlessSkipped(showing, ms) : Promise.resolve();
}

/** What has its own picture is seen without motion too, and put away by a click or a key. */
async function waitUnlessSkipped(showing: EventPlayback, ms: number): Promise<void> {
  if (!showing.isSkipped) await showAndWait(showing, ms);
}

/** Shows what was put, and waits for so long or until the player has read it. */
async function showAndWait(showing: EventPlayback, ms?: number): Promise<void> {
  showing.play.publish();
  const { done, skip } = showing.play.pause(ms);
  showing.endWait = skip;
  await done;
}

/** Plays what happened, from the map shown now to the one in `view`; the end of it is shown with the next change. */
export async function animateEvents(
  play: Play,
  events: readonly Event[],
  view: View,
  tally: EventPlayback['onSeasonScored'],
): Promise<void> {
  const showing = startPlayback(play, view, tally);
  for (const event of events) {
    if (play.isClosed) return;
    // What happens on other maps is not seen here; a season's end concerns all.
    if ('on' in event && event.on !== play.display.shownSeat && event.kind !== 'scored') continue;
    if (isRaid(event, play.display.shownSeat) && isOwnMapShown(play)) await showRaidBanner(showing, event);
    else await (EVENT_HANDLERS[event.kind] as EventHandler<Event> | undefined)?.(showing, event); // each step is of its own kind
  }
  setDisplay(showing, { animation: null, map: view.players[play.display.shownSeat]?.map ?? '' });
}

/** How long the turn of a bot stays, in milliseconds. */
const BOT_TURN_MS: Readonly<Record<BotTurnSpeed, number>> = { off: 0, slow: 1800, fast: 550 };

/** Shows what bots have drawn, turn by turn, on the maps it was drawn on; a click or a key ends it. */
export async function showBotTurns(play: Play, events: readonly Event[], before: View | null, view: View): Promise<void> {
  const ms = BOT_TURN_MS[state.settings.watch];
  const turns = ms ? events.filter((event) => isVisibleBotTurn(play, event)) : [];
  if (!turns.length) return;
  const showing = startPlayback(play, view);
  const { shownSeat, map, curtain } = play.display;
  const maps = new Map(before?.players.map((player) => [player.seat, player.map]));
  for (const { by, on, terrain, cells, map: to } of turns) {
    if (play.isClosed || showing.isSkipped) break;
    const since = motionEnabled(state.settings) ? performance.now() : Number.NEGATIVE_INFINITY;
    announceWhileOpen(showing, t('table-drawing', { player: seatName(play.game.seats, by) }));
    setDisplay(showing, {
      shownSeat: on,
      curtain: false,
      map: to,
      animation: { kind: 'bot', by, terrain, from: maps.get(on) ?? to, cells, since },
    });
    maps.set(on, to);
    await waitUnlessSkipped(showing, ms);
  }
  setDisplay(showing, { shownSeat, map, curtain, animation: null });
}

/** A bot's own turn. What it draws on a person's map is shown to that person; behind a curtain no one else sees it. */
function isVisibleBotTurn({ game: { seats, open } }: Play, event: Event): event is DrawnEvent | AddedEvent {
  if (event.kind !== 'drawn' && event.kind !== 'added') return false;
  return !!seats[event.by]?.bot && event.cells.length > 0 && (!!seats[event.on]?.bot || (open && humanCount(seats) > 1));
}

type EventHandler<Kind> = (showing: EventPlayback, event: Kind) => Promise<void>;

async function animateInk(showing: EventPlayback, { cells, terrain, map: to }: DrawnEvent | AddedEvent): Promise<void> {
  const drawn = cells.length ? t('log-drawn', { terrain: terrainName(terrain), cells: joinList(cells.map(cellLabel)) }) : '';
  announceWhileOpen(showing, `${t('say-inked')} ${drawn}`);
  const from = showing.play.display.map;
  if (from !== to && !showing.play.isClosed) {
    playGameSound('pen');
    vibrateFor('ink');
  }
  if (from === to || !motionEnabled(state.settings) || showing.isSkipped) {
    setDisplay(showing, { map: to });
    return;
  }
  setDisplay(showing, { map: to, animation: { kind: 'ink', from, cells, since: performance.now() } });
  await waitWithMotion(showing, 320);
  setDisplay(showing, { animation: null });
}

/** The card on its way to the table: monsters have their own voices. */
function playCardSound(card: string, ruins: boolean): void {
  if (card in AMBUSHES) {
    playGameSound('ambush', card);
    vibrateFor('ambush');
  } else playGameSound(ruins ? 'ruins' : 'card');
}

const EVENT_HANDLERS: { readonly [K in Event['kind']]?: EventHandler<Extract<Event, { kind: K }>> } = {
  async revealed(showing, { card, cards }) {
    announceWhileOpen(showing, t('say-card', { card: joinList(cards.map(cardName)) }));
    if (!showing.play.isClosed) playCardSound(card, cards.length > 1);
    const special = cards.length > 1 || card in AMBUSHES || card in HEROES;
    if (!special) return;
    setDisplay(showing, { animation: { kind: 'reveal', cards } });
    await waitUnlessSkipped(showing, timeToRead(cards));
    setDisplay(showing, { animation: null });
  },
  drawn: animateInk,
  added: animateInk,
  async walk(showing, { placements_tried: tries, card, cells: taken, map }) {
    // A long way round is walked faster: the eye wants to see why, not to wait.
    const step = Math.max(45, Math.min(260, 2600 / Math.max(1, tries.length)));
    for (const [i, cells] of tries.entries()) {
      const fits = i === tries.length - 1;
      setDisplay(showing, { animation: { kind: 'walk', card, cells, fits } });
      await (fits ? waitUnlessSkipped(showing, 700) : waitWithMotion(showing, step));
    }
    announceWhileOpen(showing, t('log-ambush', { card: cardName(card), cells: joinList(taken.map(cellLabel)) }));
    setDisplay(showing, { animation: null, map });
    await waitWithMotion(showing, 350);
  },
  async nothing(showing, { card, placements_tried: walk }) {
    if (!(card in AMBUSHES)) return announceWhileOpen(showing, t('play-nothing-to-draw'));
    for (const cells of walk.slice(0, 12)) {
      setDisplay(showing, { animation: { kind: 'walk', card, cells, fits: false } });
      await waitWithMotion(showing, 60);
    }
    await flashCells(showing, [], t('play-ambush-no-room'));
  },
  async destroyed(showing, { cells, map }) {
    setDisplay(showing, { map });
    await flashCells(showing, cells, t('log-destroyed', { cells: joinList(cells.map(cellLabel)) }));
  },
  async wave(showing, { cells, map }) {
    setDisplay(showing, { map });
    await flashCells(showing, cells, t('play-zombie-wave', { count: cells.length }));
  },
  async coins(showing, event) {
    if (event.source === 'dragon') await flashCells(showing, [], t('play-dragon-beaten'));
    else announceWhileOpen(showing, event.coins ? t('extra-coins-gained', { coins: event.coins }) : t('play-coin-lost'));
    if (!event.coins || showing.play.isClosed) return;
    playGameSound('coin');
    vibrateFor('coin');
  },
  async scored(showing, event) {
    const { shownSeat, curtain } = showing.play.display;
    if (event.on === shownSeat && !curtain) setDisplay(showing, { map: event.map });
    if (event.on !== 0) return;
    const index = showing.view.players[0]?.seasons.findIndex((score) => score.season === event.score.season) ?? 0;
    await showing.onSeasonScored(index, event.map);
    showing.isSkipped = false;
  },
};

/** Whether the map on the screen belongs to the person before it: on an ambush it may be a neighbour's. */
function isOwnMapShown({ display }: Play): boolean {
  return display.viewerSeat === display.shownSeat;
}

/** Monsters that another drew here while this person was away. */
export function showRaid(play: Play, event: DrawnEvent, view: View): Promise<void> {
  return showRaidBanner(startPlayback(play, view), event);
}

/** Monsters that another drew here, and what they cost: held until it is read. */
async function showRaidBanner(showing: EventPlayback, event: DrawnEvent): Promise<void> {
  const { cells, map } = event;
  const text = raidTitle(event);
  const note = raidCosts(showing.view, event);
  announceWhileOpen(showing, `${text} ${joinList(cells.map(cellLabel))}. ${note}`);
  setDisplay(showing, { map, animation: { kind: 'raid', cells, text, note } });
  await showAndWait(showing);
  showing.isSkipped = false;
  setDisplay(showing, { animation: null });
}

async function flashCells(showing: EventPlayback, cells: readonly string[], text: string): Promise<void> {
  announceWhileOpen(showing, text);
  setDisplay(showing, { animation: { kind: 'flash', cells, text } });
  await waitUnlessSkipped(showing, 900);
  setDisplay(showing, { animation: null });
}
