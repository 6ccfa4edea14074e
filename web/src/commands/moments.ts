/** Events of the engine as short stretches of animation; none is needed to understand anything. */

import { announce } from '../browser/announce';
import { wantsMotion } from '../browser/preferences';
import { CATALOGUE } from '../contract/generated/catalogue';
import type { Event, View } from '../contract/generated/messages';
import { isRaid } from '../state/raids';
import { type Stage, state, update } from '../state/store';
import { raidCosts, raidTitle } from '../words/raids';
import { cardName, shown, terrainName } from '../words/sentences';
import { list, t } from '../words/texts';
import { thisVisit } from './visit';

const AMBUSHES = CATALOGUE.ambush;
const HEROES = CATALOGUE.heroes;

/** What happened since the last view, on its way to the screen. */
interface Showing {
  view: View;
  /** Awaited at each season's end. */
  tally: (index: number) => Promise<void>;
  visit: AbortSignal;
  /** The player has seen enough of it. */
  hurried: boolean;
  /** Ends the present wait. */
  end: () => void;
}

/** What is shown now, if anything is: a click or a key hurries it. */
let current: Showing | null = null;

function begin(view: View, tally: Showing['tally'] = () => Promise.resolve()): Showing {
  current = { view, tally, visit: thisVisit(), hurried: false, end: () => undefined };
  return current;
}

/** Ends the present moment; true if there was one. */
export function skipMoment(): boolean {
  if (!state.stage.moment) return false;
  if (current) current.hurried = true;
  current?.end();
  return true;
}

/** Nothing of a game that is left comes to the screen any more. */
function put(showing: Showing, change: Partial<Stage>): void {
  if (!showing.visit.aborted) update('stage', change);
}

function pause(showing: Showing, ms: number): Promise<void> {
  return wantsMotion(state.settings) ? glance(showing, ms) : Promise.resolve();
}

/** What has a picture of its own is seen without motion too, and put away by a click or a key. */
async function glance(showing: Showing, ms: number): Promise<void> {
  if (!showing.hurried) await hold(showing, ms);
}

/** Waits for so long, or until the player has read it; the end of the visit ends it as well. */
function hold(showing: Showing, ms?: number): Promise<void> {
  if (showing.visit.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = ms === undefined ? 0 : setTimeout(resolve, ms);
    showing.end = () => {
      clearTimeout(timer);
      resolve();
    };
    showing.visit.addEventListener('abort', showing.end, { once: true });
  });
}

/** Plays what happened, from the map shown now to the one in `view`. */
export async function playMoments(events: readonly Event[], view: View, tally: Showing['tally']): Promise<void> {
  const showing = begin(view, tally);
  for (const event of events) {
    if (showing.visit.aborted) return;
    // What happens on other maps is not seen here; a season's end concerns all.
    if (event.on !== undefined && event.on !== state.stage.shown && event.kind !== 'scored') continue;
    if (isRaid(event, state.stage.shown) && isOwn()) await raid(showing, event);
    else await STEPS[event.kind]?.(showing, event);
  }
  put(showing, { moment: null, map: view.players[state.stage.shown]?.map ?? '' });
}

type Step = (showing: Showing, event: Event) => Promise<void>;

function mapAfter(event: Event): string {
  return event.map ?? state.stage.map;
}

async function ink(showing: Showing, event: Event): Promise<void> {
  const cells = event.cells ?? [];
  const drawn = cells.length ? t('log-drawn', { terrain: terrainName(event.terrain ?? '.'), cells: list(cells.map(shown)) }) : '';
  announce(`${t('say-inked')} ${drawn}`);
  const from = state.stage.map;
  const to = mapAfter(event);
  if (from === to || !wantsMotion(state.settings) || showing.hurried) {
    put(showing, { map: to });
    return;
  }
  put(showing, { map: to, moment: { kind: 'ink', from, cells, since: performance.now() } });
  await pause(showing, 320);
  put(showing, { moment: null });
}

const STEPS: Readonly<Partial<Record<Event['kind'], Step>>> = {
  async revealed(showing, event) {
    const cards = event.cards ?? [];
    const card = event.card ?? cards.at(-1) ?? '';
    announce(t('say-card', { card: list(cards.map(cardName)) }));
    const special = cards.length > 1 || card in AMBUSHES || card in HEROES;
    if (!special) return;
    put(showing, { moment: { kind: 'reveal', cards } });
    await glance(showing, 1100);
    put(showing, { moment: null });
  },
  drawn: ink,
  added: ink,
  async walk(showing, event) {
    const tries = event.walk ?? [];
    const card = event.card ?? '';
    // A long way round is walked faster: the eye wants to see why, not to wait.
    const step = Math.max(45, Math.min(260, 2600 / Math.max(1, tries.length)));
    for (const [i, cells] of tries.entries()) {
      const fits = i === tries.length - 1;
      put(showing, { moment: { kind: 'walk', card, cells, fits } });
      await (fits ? glance(showing, 700) : pause(showing, step));
    }
    announce(t('log-ambush', { card: cardName(card), cells: list((event.cells ?? []).map(shown)) }));
    put(showing, { moment: null, map: mapAfter(event) });
    await pause(showing, 350);
  },
  async nothing(showing, event) {
    if (!event.card || !(event.card in AMBUSHES)) return announce(t('play-nothing-to-draw'));
    for (const cells of (event.walk ?? []).slice(0, 12)) {
      put(showing, { moment: { kind: 'walk', card: event.card, cells, fits: false } });
      await pause(showing, 60);
    }
    await flash(showing, [], t('play-ambush-no-room'));
  },
  async destroyed(showing, event) {
    put(showing, { map: mapAfter(event) });
    await flash(showing, event.cells ?? [], t('log-destroyed', { cells: list((event.cells ?? []).map(shown)) }));
  },
  async wave(showing, event) {
    const cells = event.cells ?? [];
    put(showing, { map: mapAfter(event) });
    await flash(showing, cells, t('play-zombie-wave', { count: cells.length }));
  },
  async coins(showing, event) {
    if (event.why === 'dragon') await flash(showing, [], t('play-dragon-beaten'));
    else announce(event.coins ? t('extra-coins-gained', { coins: event.coins }) : t('play-coin-lost'));
  },
  async scored(showing, event) {
    if (event.on === state.stage.shown && !state.stage.curtain) put(showing, { map: mapAfter(event) });
    if (event.on !== 0) return;
    await showing.tally(showing.view.players[0]?.seasons.findIndex((score) => score.season === event.score?.season) ?? 0);
    showing.hurried = false;
  },
};

/** Whether the map on the screen belongs to the person before it: on an ambush it may be a neighbour's. */
function isOwn(): boolean {
  return state.stage.at === state.stage.shown;
}

/** Monsters that another drew here while this person was away. */
export function showRaid(event: Event, view: View): Promise<void> {
  return raid(begin(view), event);
}

/** Monsters that another drew here, and what they cost: held until it is read. */
async function raid(showing: Showing, event: Event): Promise<void> {
  const cells = event.cells ?? [];
  const text = raidTitle(event);
  const note = raidCosts(showing.view, event);
  announce(`${text} ${list(cells.map(shown))}. ${note}`);
  put(showing, { map: mapAfter(event), moment: { kind: 'raid', cells, text, note } });
  await hold(showing);
  showing.hurried = false;
  put(showing, { moment: null });
}

async function flash(showing: Showing, cells: readonly string[], text: string): Promise<void> {
  announce(text);
  put(showing, { moment: { kind: 'flash', cells, text } });
  await glance(showing, 900);
  put(showing, { moment: null });
}
