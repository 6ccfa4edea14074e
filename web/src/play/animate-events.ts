/** The steps that show events of the engine; none is needed to understand anything. */

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
const INK_MS = 320;
const FLASH_MS = 900;
/** How long a place is shown where an ambush does not fit, and the one where it fits. */
const MIN_WALK_MS = 45;
const MAX_WALK_MS = 260;
const WALK_MS = 2600;
const WALK_END_MS = 700;
const AFTER_WALK_MS = 350;
/** An ambush without room is tried in so many places, for so long each. */
const MAX_TRIES_SHOWN = 12;
const TRY_MS = 60;

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

/** The steps from the map on the screen to the one in `view`. */
export function* eventSteps(play: Play, events: readonly Event[], view: View): Generator<Step> {
  for (const event of events) {
    const { shownSeat, viewerSeat } = play.display;
    // What happens on other maps is not seen here; a season's end concerns all.
    if ('on' in event && event.on !== shownSeat && event.kind !== 'scored') continue;
    if (isRaid(event, shownSeat) && viewerSeat === shownSeat) yield* raidSteps(event, view);
    else yield* (STEPS_OF[event.kind] as StepsOf<Event> | undefined)?.(event, play, view) ?? []; // each function gets its own kind
  }
  yield { display: { animation: null, map: view.players[play.display.shownSeat]?.map ?? '' } };
}

type StepsOf<Kind> = (event: Kind, play: Play, view: View) => Iterable<Step>;

const STEPS_OF: { readonly [K in Event['kind']]?: StepsOf<Extract<Event, { kind: K }>> } = {
  revealed({ card, cards }) {
    const isAmbush = card in AMBUSHES;
    const turned: Step = {
      announcement: t('say-card', { card: joinList(cards.map(cardName)) }),
      ...(isAmbush ? { sound: ['ambush', card], haptic: 'ambush' } : { sound: [cards.length > 1 ? 'ruins' : 'card'] }),
    };
    if (cards.length < 2 && !isAmbush && !(card in HEROES)) return [turned];
    return [{ ...turned, display: { animation: { kind: 'reveal', cards } }, stay: timeToRead(cards) }, { display: { animation: null } }];
  },
  drawn: inkSteps,
  added: inkSteps,
  walk: ({ placements_tried: tries, card, cells: taken, map }) => [
    ...tries.map((cells, i) => walkStep(card, cells, i === tries.length - 1, tries.length)),
    {
      announcement: t('log-ambush', { card: cardName(card), cells: joinList(taken.map(cellLabel)) }),
      display: { animation: null, map },
      stay: AFTER_WALK_MS,
      isMotion: true,
    },
  ],
  nothing({ card, placements_tried: tries }) {
    if (!(card in AMBUSHES)) return [{ announcement: t('play-nothing-to-draw') }];
    const walk = tries.slice(0, MAX_TRIES_SHOWN).map((cells): Step => {
      return { display: { animation: { kind: 'walk', card, cells, fits: false } }, stay: TRY_MS, isMotion: true };
    });
    return [...walk, ...flashSteps([], t('play-ambush-no-room'))];
  },
  destroyed: ({ cells, map }) => [
    { display: { map } },
    ...flashSteps(cells, t('log-destroyed', { cells: joinList(cells.map(cellLabel)) })),
  ],
  wave: ({ cells, map }) => [{ display: { map } }, ...flashSteps(cells, t('play-zombie-wave', { count: cells.length }))],
  coins({ source, coins }) {
    const ring: Step = coins ? { sound: ['coin'], haptic: 'coin' } : {};
    if (source === 'dragon') return [...flashSteps([], t('play-dragon-beaten')), ring];
    return [{ ...ring, announcement: coins ? t('extra-coins-gained', { coins }) : t('play-coin-lost') }];
  },
  scored({ on, map, score }, { display: { shownSeat, curtain } }, view) {
    const index = view.players[0]?.seasons.findIndex(({ season }) => season === score.season) ?? 0;
    return [{ ...(on === shownSeat && !curtain ? { display: { map } } : {}), ...(on === 0 ? { scoredSeason: index } : {}) }];
  },
};

function inkSteps({ cells, terrain, map }: DrawnEvent | AddedEvent, { display: { map: from } }: Play): Step[] {
  const drawn = cells.length ? t('log-drawn', { terrain: terrainName(terrain), cells: joinList(cells.map(cellLabel)) }) : '';
  const announcement = `${t('say-inked')} ${drawn}`;
  if (from === map) return [{ announcement }];
  const animation = { kind: 'ink', from, cells, since: performance.now() } as const;
  return [
    { announcement, display: { map, animation }, sound: ['pen'], haptic: 'ink', stay: INK_MS, isMotion: true },
    { display: { animation: null } },
  ];
}

/** A place where an ambush is tried. A long way round is walked faster: the eye wants to see why, not to wait. */
function walkStep(card: string, cells: readonly string[], fits: boolean, tries: number): Step {
  const display: Step['display'] = { animation: { kind: 'walk', card, cells, fits } };
  if (fits) return { display, stay: WALK_END_MS };
  return { display, stay: Math.max(MIN_WALK_MS, Math.min(MAX_WALK_MS, WALK_MS / tries)), isMotion: true };
}

function flashSteps(cells: readonly string[], text: string): Step[] {
  return [{ announcement: text, display: { animation: { kind: 'flash', cells, text } }, stay: FLASH_MS }, { display: { animation: null } }];
}

/** Monsters that another drew here, and what they cost: shown until it is read. */
export function raidSteps(event: DrawnEvent, view: View): Step[] {
  const { cells, map } = event;
  const text = raidTitle(event);
  const note = raidCosts(view, event);
  return [
    {
      announcement: `${text} ${joinList(cells.map(cellLabel))}. ${note}`,
      display: { map, animation: { kind: 'raid', cells, text, note } },
      stay: 'until-read',
    },
    { display: { animation: null } },
  ];
}

/** How long the turn of a bot stays, in milliseconds. */
const BOT_TURN_MS: Readonly<Record<BotTurnSpeed, number>> = { off: 0, slow: 1800, fast: 550 };

/** Shows what bots have drawn, turn by turn, on the maps it was drawn on; a click or a key ends it. */
export async function showBotTurns(play: Play, events: readonly Event[], before: View | null): Promise<void> {
  const ms = BOT_TURN_MS[state.settings.watch];
  const turns = ms ? events.filter((event) => isVisibleBotTurn(play, event)) : [];
  if (turns.length) await performSteps(play, botTurnSteps(play, turns, before, ms));
}

function* botTurnSteps(play: Play, turns: readonly (DrawnEvent | AddedEvent)[], before: View | null, ms: number): Generator<Step> {
  const { shownSeat, map, curtain } = play.display;
  const maps = new Map(before?.players.map((player) => [player.seat, player.map]));
  for (const { by, on, terrain, cells, map: to } of turns) {
    const since = motionEnabled(state.settings) ? performance.now() : Number.NEGATIVE_INFINITY;
    const animation = { kind: 'bot', by, terrain, from: maps.get(on) ?? to, cells, since } as const;
    const announcement = t('table-drawing', { player: seatName(play.game.seats, by) });
    yield { announcement, display: { shownSeat: on, curtain: false, map: to, animation }, stay: ms, isOptional: true };
    maps.set(on, to);
  }
  yield { display: { shownSeat, map, curtain, animation: null } };
}

/** A bot's own turn. What it draws on a person's map is shown to that person; behind a curtain no one else sees it. */
function isVisibleBotTurn({ game: { seats, open } }: Play, event: Event): event is DrawnEvent | AddedEvent {
  if (event.kind !== 'drawn' && event.kind !== 'added') return false;
  return !!seats[event.by]?.bot && event.cells.length > 0 && (!!seats[event.on]?.bot || (open && humanCount(seats) > 1));
}
