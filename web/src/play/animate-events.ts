/** The steps that animate events of the engine. */

import { MOTION_MS } from '../core/state/motion';
import { filledLines } from '../core/contract/cells';
import { CATALOGUE } from '../core/contract/generated/catalogue';
import type { AddedEvent, DrawnEvent, Event, View } from '../core/contract/generated/messages';
import { motionEnabled } from '../core/browser/preferences';
import { humanCount } from '../core/state/seats';
import type { BotTurnSpeed } from '../core/state/settings';
import { state } from '../core/state/store';
import { seatName } from '../core/words/names';
import { cardName, cellLabel, terrainName } from '../core/words/sentences';
import { joinList, t, textFor } from '../core/words/texts';
import { performSteps, type Step } from './perform-steps';
import type { Play } from './play';
import { isRaid, raidCosts, raidTitle } from './raids';

const AMBUSHES = CATALOGUE.ambush;
const HEROES = CATALOGUE.heroes;
const FLASH_MS = 900;
/** Milliseconds for each placement of an ambush that does not fit, for all of them, for the one that fits, and after it. */
const MIN_ATTEMPT_MS = 45;
const MAX_ATTEMPT_MS = 260;
const ALL_ATTEMPTS_MS = 2600;
const LAST_ATTEMPT_MS = 700;
const AFTER_ATTEMPTS_MS = 350;
/** Placements that are shown of an ambush that fits nowhere, and milliseconds for each. */
const MAX_FAILED_ATTEMPTS = 12;
const FAILED_ATTEMPT_MS = 60;

/** The cards whose texts have been shown since the page was opened. */
const shownCards = new Set<string>();
const BASE_READING_TIME = 1400;
const READING_TIME_PER_CHARACTER = 42;

/** Returns the milliseconds for which cards are shown: long enough to read the text of a card that is shown for the first time. */
function timeToRead(cards: readonly string[]): number {
  const card = cards.length > 1 ? 'ruins' : (cards[0] ?? '');
  if (shownCards.has(card)) return BASE_READING_TIME;
  shownCards.add(card);
  const text = card === 'ruins' ? t('extra-ruins-moment') : textFor('rule', card);
  return BASE_READING_TIME + READING_TIME_PER_CHARACTER * text.length;
}

/** Returns the steps from the map on the screen to the one in `view`. */
export function* eventSteps(play: Play, events: readonly Event[], view: View): Generator<Step> {
  for (const event of events) {
    const { shownSeat, viewerSeat } = play.display;
    // Only events on the shown map are animated, and the end of a season.
    if ('on' in event && event.on !== shownSeat && event.kind !== 'scored') continue;
    if (isRaid(event, shownSeat) && viewerSeat === shownSeat) yield* raidSteps(play, event, view);
    else yield* (STEPS_OF[event.kind] as StepsOf<Event> | undefined)?.(event, play, view) ?? []; // each function gets its own kind
  }
  yield { display: { animation: null, map: view.players[play.display.shownSeat]?.map ?? '' } };
}

type StepsOf<Kind> = (event: Kind, play: Play, view: View) => Iterable<Step>;

const STEPS_OF: { readonly [K in Event['kind']]?: StepsOf<Extract<Event, { kind: K }>> } = {
  revealed({ card, cards }) {
    const isAmbush = card in AMBUSHES;
    const revealed: Step = {
      announcement: t('say-card', { card: joinList(cards.map(cardName)) }),
      ...(isAmbush ? { sound: ['ambush', card], haptic: 'ambush' } : { sound: [cards.length > 1 ? 'ruins' : 'card'] }),
    };
    if (cards.length < 2 && !isAmbush && !(card in HEROES)) return [revealed];
    return [{ ...revealed, display: { animation: { kind: 'reveal', cards } }, stay: timeToRead(cards) }, { display: { animation: null } }];
  },
  drawn: drawSteps,
  added: drawSteps,
  walk: ({ placements_tried: attempts, card, cells: drawn, map }) => [
    ...attempts.map((cells, i) => attemptStep(card, cells, i === attempts.length - 1, attempts.length)),
    {
      announcement: t('log-ambush', { card: cardName(card), cells: joinList(drawn.map(cellLabel)) }),
      display: { animation: null, map },
      stay: AFTER_ATTEMPTS_MS,
      isMotion: true,
    },
  ],
  nothing({ card, placements_tried: attempts }) {
    if (!(card in AMBUSHES)) return [{ announcement: t('play-nothing-to-draw') }];
    const steps = attempts.slice(0, MAX_FAILED_ATTEMPTS).map((cells): Step => {
      return { display: { animation: { kind: 'ambush-attempt', card, cells, fits: false } }, stay: FAILED_ATTEMPT_MS, isMotion: true };
    });
    return [...steps, ...flashSteps([], t('play-ambush-no-room'))];
  },
  destroyed: ({ cells, map }) => [
    { display: { map } },
    ...flashSteps(cells, t('log-destroyed', { cells: joinList(cells.map(cellLabel)) })),
  ],
  wave: ({ cells, map }) => [{ display: { map } }, ...flashSteps(cells, t('play-zombie-wave', { count: cells.length }))],
  coins(event, { display: { map } }) {
    const { source, coins } = event;
    const coinSound: Step = coins ? { sound: ['coin'], haptic: 'coin', reward: { event, from: map } } : {};
    if (source === 'dragon') return [...flashSteps([], t('play-dragon-beaten')), coinSound];
    return [{ ...coinSound, announcement: coins ? t('extra-coins-gained', { coins }) : t('play-coin-lost') }];
  },
  scored({ on, map, score }, { display: { shownSeat, curtain } }, view) {
    const index = view.players[0]?.seasons.findIndex(({ season }) => season === score.season) ?? 0;
    return [{ ...(on === shownSeat && !curtain ? { display: { map } } : {}), ...(on === 0 ? { scoredSeason: index } : {}) }];
  },
};

/** Returns the steps that draw cells; only an announcement if the map does not change. */
function drawSteps(event: DrawnEvent | AddedEvent, { display: { map: from } }: Play): Step[] {
  const { cells, terrain, map } = event;
  const drawn = cells.length ? t('log-drawn', { terrain: terrainName(terrain), cells: joinList(cells.map(cellLabel)) }) : '';
  const announcement = `${t('say-inked')} ${drawn}`;
  if (from === map) return [{ announcement }];
  const animation = { kind: 'draw', from, cells, since: performance.now() } as const;
  return [
    { announcement, display: { map, animation }, sound: ['pen', terrain], haptic: 'draw', stay: MOTION_MS.ink, isMotion: true },
    { ...rowSound(from, map), display: { animation: null }, ...(event.kind === 'drawn' ? { reward: { event, from } } : {}) },
  ];
}

/** Returns the soft note of a row or column that is filled now; higher the more there are. */
function rowSound(from: string, map: string): Pick<Step, 'sound'> {
  const count = filledLines(map);
  return count > filledLines(from) ? { sound: ['row', count] } : {};
}

/** Returns the step that shows one placement tried for an ambush. The more there are, the shorter each is shown. */
function attemptStep(card: string, cells: readonly string[], fits: boolean, count: number): Step {
  const display: Step['display'] = { animation: { kind: 'ambush-attempt', card, cells, fits } };
  if (fits) return { display, stay: LAST_ATTEMPT_MS };
  return { display, stay: Math.max(MIN_ATTEMPT_MS, Math.min(MAX_ATTEMPT_MS, ALL_ATTEMPTS_MS / count)), isMotion: true };
}

function flashSteps(cells: readonly string[], text: string): Step[] {
  return [{ announcement: text, display: { animation: { kind: 'flash', cells, text } }, stay: FLASH_MS }, { display: { animation: null } }];
}

/** Returns the steps that show monsters from another seat and their cost, until the player confirms. */
export function raidSteps(play: Play, event: DrawnEvent, view: View): Step[] {
  const { cells, map } = event;
  const text = raidTitle(play, event);
  const note = raidCosts(play, view, event);
  return [
    {
      announcement: `${text} ${joinList(cells.map(cellLabel))}. ${note}`,
      display: { map, animation: { kind: 'raid', cells, text, note } },
      stay: 'until-read',
    },
    { display: { animation: null } },
  ];
}

/** Milliseconds for which each drawing of a bot is shown. */
const BOT_TURN_MS: Readonly<Record<BotTurnSpeed, number>> = { off: 0, slow: 1800, fast: 550 };

/** Shows the drawings of bots one after the other on their maps; a click or a key skips the others. */
export async function showBotTurns(play: Play, events: readonly Event[], before: View | null): Promise<void> {
  const ms = BOT_TURN_MS[state.settings.watch];
  const drawings = ms ? events.filter((event) => isVisibleBotDrawing(play, event)) : [];
  if (drawings.length) await performSteps(play, botSteps(play, drawings, before, ms));
}

function* botSteps(play: Play, drawings: readonly (DrawnEvent | AddedEvent)[], before: View | null, ms: number): Generator<Step> {
  const { shownSeat, map, curtain } = play.display;
  const maps = new Map(before?.players.map((player) => [player.seat, player.map]));
  for (const { by, on, terrain, cells, map: to } of drawings) {
    const since = motionEnabled(state.settings) ? performance.now() : Number.NEGATIVE_INFINITY;
    const animation = { kind: 'bot', by, terrain, from: maps.get(on) ?? to, cells, since } as const;
    const announcement = t('table-drawing', { player: seatName(play.game.seats, by) });
    yield { announcement, display: { shownSeat: on, curtain: false, map: to, animation }, stay: ms, isOptional: true };
    maps.set(on, to);
  }
  yield { display: { shownSeat, map, curtain, animation: null } };
}

/** Whether all may see what a bot has drawn: on the map of a bot, or on that of a person if several people have open maps. */
function isVisibleBotDrawing({ game: { seats, open } }: Play, event: Event): event is DrawnEvent | AddedEvent {
  if (event.kind !== 'drawn' && event.kind !== 'added') return false;
  return !!seats[event.by]?.bot && event.cells.length > 0 && (!!seats[event.on]?.bot || (open && humanCount(seats) > 1));
}
