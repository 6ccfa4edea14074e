/** Events of the engine as short stretches of animation; none is needed to understand anything. */

import { announce } from '../browser/announce';
import { wantsMotion } from '../browser/settings';
import { CATALOGUE } from '../contract/generated/catalogue';
import type { Event, View } from '../contract/generated/messages';
import { isRaid } from '../state/raids';
import { state, update } from '../state/store';
import type { Tally } from '../state/types';
import { raidCosts, raidTitle } from '../words/raids';
import { cardName, shown, terrainName } from '../words/sentences';
import { list, t } from '../words/texts';

const AMBUSHES = CATALOGUE.ambush;
const HEROES = CATALOGUE.heroes;

let hurry: (() => void) | null = null;
let hurried = false;

/** Ends the present moment; true if there was one. */
export function skipMoment(): boolean {
  if (!state.moment) return false;
  hurried = true;
  hurry?.();
  return true;
}

/** The game is left: nothing of it is held on the screen any more. */
export function dropMoment(): void {
  hurried = true;
  hurry?.();
}

function pause(ms: number): Promise<void> {
  return wantsMotion(state.settings) ? glance(ms) : Promise.resolve();
}

/** What has a picture of its own is seen without motion too, and put away by a click or a key. */
function glance(ms: number): Promise<void> {
  if (hurried) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    hurry = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Plays what happened, from the map shown now to the one in `view`. `tally` is awaited at each season's end. */
export async function play(events: readonly Event[], view: View, tally: (index: number) => Promise<void>): Promise<void> {
  const { visit } = state;
  hurried = false;
  for (const event of events) {
    if (state.visit !== visit) return;
    // What happens on other maps is not seen here; a season's end concerns all.
    if (event.on !== undefined && event.on !== state.table.shown && event.kind !== 'scored') continue;
    if (isRaid(event, state.table.shown) && isOwn()) await showRaid(event, view);
    else await STEPS[event.kind]?.(event, view, tally);
  }
  if (state.visit !== visit) return;
  hurry = null;
  update({ moment: null, map: view.players[state.table.shown]?.map ?? '' });
}

type Step = (event: Event, view: View, tally: (index: number) => Promise<void>) => Promise<void>;

function mapAfter(event: Event): string {
  return event.map ?? state.map;
}

async function ink(event: Event): Promise<void> {
  const cells = event.cells ?? [];
  announce(
    [
      t('say-inked'),
      cells.length ? t('log-drawn', { terrain: terrainName(event.terrain ?? '.'), cells: list(cells.map(shown)) }) : '',
    ].join(' '),
  );
  const from = state.map;
  const to = mapAfter(event);
  if (from === to || !wantsMotion(state.settings) || hurried) {
    update({ map: to });
    return;
  }
  update({ map: to, moment: { kind: 'ink', from, cells, since: performance.now() } });
  await pause(320);
  update({ moment: null });
}

const STEPS: Readonly<Partial<Record<Event['kind'], Step>>> = {
  async revealed(event) {
    const cards = event.cards ?? [];
    const card = event.card ?? cards.at(-1) ?? '';
    announce(t('say-card', { card: list(cards.map(cardName)) }));
    const special = cards.length > 1 || card in AMBUSHES || card in HEROES;
    if (!special) return;
    update({ moment: { kind: 'reveal', cards } });
    await glance(1100);
    update({ moment: null });
  },
  drawn: ink,
  added: ink,
  async walk(event) {
    const tries = event.walk ?? [];
    const card = event.card ?? '';
    // A long way round is walked faster: the eye wants to see why, not to wait.
    const step = Math.max(45, Math.min(260, 2600 / Math.max(1, tries.length)));
    for (const [i, cells] of tries.entries()) {
      const fits = i === tries.length - 1;
      update({ moment: { kind: 'walk', card, cells, fits } });
      await (fits ? glance(700) : pause(step));
    }
    announce(t('log-ambush', { card: cardName(card), cells: list((event.cells ?? []).map(shown)) }));
    update({ moment: null, map: mapAfter(event) });
    await pause(350);
  },
  async nothing(event) {
    if (event.card && event.card in AMBUSHES) {
      for (const cells of (event.walk ?? []).slice(0, 12)) {
        update({ moment: { kind: 'walk', card: event.card, cells, fits: false } });
        await pause(60);
      }
      await flash([], t('play-ambush-no-room'));
    } else announce(t('play-nothing-to-draw'));
  },
  async destroyed(event) {
    update({ map: mapAfter(event) });
    await flash(event.cells ?? [], t('log-destroyed', { cells: list((event.cells ?? []).map(shown)) }));
  },
  async wave(event) {
    const cells = event.cells ?? [];
    update({ map: mapAfter(event) });
    await flash(cells, t('play-zombie-wave', { count: cells.length }));
  },
  async coins(event) {
    if (event.why === 'dragon') await flash([], t('play-dragon-beaten'));
    else announce(event.coins ? t('extra-coins-gained', { coins: event.coins }) : t('play-coin-lost'));
  },
  async scored(event, view, tally) {
    if (event.on === state.table.shown && !state.table.curtain) update({ map: mapAfter(event) });
    if (event.on !== 0) return;
    await tally(view.players[0]?.seasons.findIndex((score) => score.season === event.score?.season) ?? 0);
    hurried = false;
  },
};

/** Whether the map on the screen belongs to the person before it: on an ambush it may be a neighbour's. */
function isOwn(): boolean {
  return state.table.at === state.table.shown;
}

/** Monsters that another drew here, and what they cost: held until it is read. */
export async function showRaid(event: Event, view: View): Promise<void> {
  const cells = event.cells ?? [];
  const text = raidTitle(event);
  const note = raidCosts(view, event);
  announce(`${text} ${list(cells.map(shown))}. ${note}`);
  update({ map: event.map ?? state.map, moment: { kind: 'raid', cells, text, note } });
  await new Promise<void>((resolve) => (hurry = resolve));
  hurried = false;
  update({ moment: null });
}

async function flash(cells: readonly string[], text: string): Promise<void> {
  announce(text);
  update({ moment: { kind: 'flash', cells, text } });
  await glance(900);
  update({ moment: null });
}

export function tallyOf(view: View, index: number, why: Tally['why']): Tally | null {
  const score = view.players[0]?.seasons[index];
  if (!score) return null;
  return { score, index, why, last: index === 3 || view.phase === 'over' };
}
