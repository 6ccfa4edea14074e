/** Events of the engine as short stretches of animation; none is needed to understand anything. */

import { announce } from '../browser/announce';
import { wantsMotion } from '../browser/preferences';
import { CATALOGUE } from '../contract/generated/catalogue';
import type { AddedEvent, DrawnEvent, Event, View } from '../contract/generated/messages';
import { isRaid } from '../state/raids';
import { people } from '../state/seats';
import type { Watching } from '../state/settings';
import type { Stage } from '../state/game';
import { state } from '../state/store';
import { seatName } from '../words/names';
import { raidCosts, raidTitle } from '../words/raids';
import { cardName, shown, terrainName } from '../words/sentences';
import { list, t } from '../words/texts';
import { buzz } from '../commands/haptics';
import { sound } from '../commands/sound';
import { now, perPlay, type Play } from './play';

const AMBUSHES = CATALOGUE.ambush;
const HEROES = CATALOGUE.heroes;

/** What happened since the last view, on its way to the screen. */
interface Showing {
  play: Play;
  view: View;
  /** Awaited at each season's end. */
  tally: (index: number, map: string) => Promise<void>;
  /** The player has seen enough of it. */
  hurried: boolean;
  /** Ends the present wait. */
  end: () => void;
}

/** What each game shows now, if anything is shown: a click or a key hurries it. */
const current = perPlay((): { showing: Showing | null } => ({ showing: null }));

function begin(play: Play, view: View, tally: Showing['tally'] = () => Promise.resolve()): Showing {
  const showing = { play, view, tally, hurried: false, end: () => undefined };
  current(play).showing = showing;
  return showing;
}

/** The cards whose texts have been on the screen since the page was opened. */
const read = new Set<string>();
const BRIEF = 1400;
const PER_LETTER = 42;

/** A card that is new stays long enough to be read; one that is known only as long as it takes to see it. */
function timeToRead(cards: readonly string[]): number {
  const card = cards.length > 1 ? 'ruins' : (cards[0] ?? '');
  if (read.has(card)) return BRIEF;
  read.add(card);
  const text = card === 'ruins' ? t('extra-ruins-moment') : t(`rule-${card}`);
  return BRIEF + PER_LETTER * text.length;
}

/** Ends the present moment; true if there was one. */
export function skipMoment(play = now()): boolean {
  if (!play.stage.moment) return false;
  const { showing } = current(play);
  if (showing) showing.hurried = true;
  showing?.end();
  return true;
}

/** Nothing of a game that is left comes to the screen any more, or is said. What is put is shown with the next wait. */
function put({ play }: Showing, stage: Partial<Stage>): void {
  if (!play.isOver) play.set({ stage });
}

function say({ play }: Showing, text: string): void {
  if (!play.isOver) announce(text);
}

function pause(showing: Showing, ms: number): Promise<void> {
  return wantsMotion(state.settings) ? glance(showing, ms) : Promise.resolve();
}

/** What has its own picture is seen without motion too, and put away by a click or a key. */
async function glance(showing: Showing, ms: number): Promise<void> {
  if (!showing.hurried) await hold(showing, ms);
}

/** Shows what was put, and waits for so long or until the player has read it. */
async function hold(showing: Showing, ms?: number): Promise<void> {
  showing.play.publish();
  const { over, skip } = showing.play.pause(ms);
  showing.end = skip;
  await over;
}

/** Plays what happened, from the map shown now to the one in `view`; the end of it is shown with the next change. */
export async function playMoments(play: Play, events: readonly Event[], view: View, tally: Showing['tally']): Promise<void> {
  const showing = begin(play, view, tally);
  for (const event of events) {
    if (play.isOver) return;
    // What happens on other maps is not seen here; a season's end concerns all.
    if ('on' in event && event.on !== play.stage.shown && event.kind !== 'scored') continue;
    if (isRaid(event, play.stage.shown) && isOwn(play)) await raid(showing, event);
    else await (STEPS[event.kind] as Step<Event> | undefined)?.(showing, event); // each step is of its own kind
  }
  put(showing, { moment: null, map: view.players[play.stage.shown]?.map ?? '' });
}

/** How long the turn of a bot stays, in milliseconds. */
const WATCHED: Readonly<Record<Watching, number>> = { off: 0, slow: 1800, fast: 550 };

/** Shows what bots have drawn, turn by turn, on the maps it was drawn on; a click or a key ends it. */
export async function watchBots(play: Play, events: readonly Event[], before: View | null, view: View): Promise<void> {
  const ms = WATCHED[state.settings.watch];
  const turns = ms ? events.filter((event) => isWatched(play, event)) : [];
  if (!turns.length) return;
  const showing = begin(play, view);
  const { shown, map, curtain } = play.stage;
  const maps = new Map(before?.players.map((player) => [player.seat, player.map]));
  for (const { by, on, terrain, cells, map: to } of turns) {
    if (play.isOver || showing.hurried) break;
    const since = wantsMotion(state.settings) ? performance.now() : Number.NEGATIVE_INFINITY;
    say(showing, t('table-drawing', { player: seatName(play.game.seats, by) }));
    put(showing, { shown: on, curtain: false, map: to, moment: { kind: 'bot', by, terrain, from: maps.get(on) ?? to, cells, since } });
    maps.set(on, to);
    await glance(showing, ms);
  }
  put(showing, { shown, map, curtain, moment: null });
}

/** A bot's own turn. What it draws on a person's map is shown to that person; behind a curtain no one else sees it. */
function isWatched({ game: { seats, open } }: Play, event: Event): event is DrawnEvent | AddedEvent {
  if (event.kind !== 'drawn' && event.kind !== 'added') return false;
  return !!seats[event.by]?.bot && event.cells.length > 0 && (!!seats[event.on]?.bot || (open && people(seats) > 1));
}

type Step<Kind> = (showing: Showing, event: Kind) => Promise<void>;

async function ink(showing: Showing, { cells, terrain, map: to }: DrawnEvent | AddedEvent): Promise<void> {
  const drawn = cells.length ? t('log-drawn', { terrain: terrainName(terrain), cells: list(cells.map(shown)) }) : '';
  say(showing, `${t('say-inked')} ${drawn}`);
  const from = showing.play.stage.map;
  if (from !== to && !showing.play.isOver) {
    sound('pen');
    buzz('ink');
  }
  if (from === to || !wantsMotion(state.settings) || showing.hurried) {
    put(showing, { map: to });
    return;
  }
  put(showing, { map: to, moment: { kind: 'ink', from, cells, since: performance.now() } });
  await pause(showing, 320);
  put(showing, { moment: null });
}

/** The card on its way to the table: monsters have their own voices. */
function hear(card: string, ruins: boolean): void {
  if (card in AMBUSHES) {
    sound('ambush', card);
    buzz('ambush');
  } else sound(ruins ? 'ruins' : 'card');
}

const STEPS: { readonly [K in Event['kind']]?: Step<Extract<Event, { kind: K }>> } = {
  async revealed(showing, { card, cards }) {
    say(showing, t('say-card', { card: list(cards.map(cardName)) }));
    if (!showing.play.isOver) hear(card, cards.length > 1);
    const special = cards.length > 1 || card in AMBUSHES || card in HEROES;
    if (!special) return;
    put(showing, { moment: { kind: 'reveal', cards } });
    await glance(showing, timeToRead(cards));
    put(showing, { moment: null });
  },
  drawn: ink,
  added: ink,
  async walk(showing, { walk: tries, card, cells: taken, map }) {
    // A long way round is walked faster: the eye wants to see why, not to wait.
    const step = Math.max(45, Math.min(260, 2600 / Math.max(1, tries.length)));
    for (const [i, cells] of tries.entries()) {
      const fits = i === tries.length - 1;
      put(showing, { moment: { kind: 'walk', card, cells, fits } });
      await (fits ? glance(showing, 700) : pause(showing, step));
    }
    say(showing, t('log-ambush', { card: cardName(card), cells: list(taken.map(shown)) }));
    put(showing, { moment: null, map });
    await pause(showing, 350);
  },
  async nothing(showing, { card, walk }) {
    if (!(card in AMBUSHES)) return say(showing, t('play-nothing-to-draw'));
    for (const cells of walk.slice(0, 12)) {
      put(showing, { moment: { kind: 'walk', card, cells, fits: false } });
      await pause(showing, 60);
    }
    await flash(showing, [], t('play-ambush-no-room'));
  },
  async destroyed(showing, { cells, map }) {
    put(showing, { map });
    await flash(showing, cells, t('log-destroyed', { cells: list(cells.map(shown)) }));
  },
  async wave(showing, { cells, map }) {
    put(showing, { map });
    await flash(showing, cells, t('play-zombie-wave', { count: cells.length }));
  },
  async coins(showing, event) {
    if (event.why === 'dragon') await flash(showing, [], t('play-dragon-beaten'));
    else say(showing, event.coins ? t('extra-coins-gained', { coins: event.coins }) : t('play-coin-lost'));
    if (!event.coins || showing.play.isOver) return;
    sound('coin');
    buzz('coin');
  },
  async scored(showing, event) {
    const { shown, curtain } = showing.play.stage;
    if (event.on === shown && !curtain) put(showing, { map: event.map });
    if (event.on !== 0) return;
    const index = showing.view.players[0]?.seasons.findIndex((score) => score.season === event.score.season) ?? 0;
    await showing.tally(index, event.map);
    showing.hurried = false;
  },
};

/** Whether the map on the screen belongs to the person before it: on an ambush it may be a neighbour's. */
function isOwn({ stage }: Play): boolean {
  return stage.at === stage.shown;
}

/** Monsters that another drew here while this person was away. */
export function showRaid(play: Play, event: DrawnEvent, view: View): Promise<void> {
  return raid(begin(play, view), event);
}

/** Monsters that another drew here, and what they cost: held until it is read. */
async function raid(showing: Showing, event: DrawnEvent): Promise<void> {
  const { cells, map } = event;
  const text = raidTitle(event);
  const note = raidCosts(showing.view, event);
  say(showing, `${text} ${list(cells.map(shown))}. ${note}`);
  put(showing, { map, moment: { kind: 'raid', cells, text, note } });
  await hold(showing);
  showing.hurried = false;
  put(showing, { moment: null });
}

async function flash(showing: Showing, cells: readonly string[], text: string): Promise<void> {
  say(showing, text);
  put(showing, { moment: { kind: 'flash', cells, text } });
  await glance(showing, 900);
  put(showing, { moment: null });
}
