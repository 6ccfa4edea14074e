/** What the end of a game has to tell next to its stars, fetched while the seal is stamped: reasons, honours, the expert. */

import { announce } from '../../browser/announce';
import { wantsMotion } from '../../browser/preferences';
import { type Album, albumOf } from '../../commands/album';
import { fetchRestQuietly } from '../../commands/navigate';
import { askPar, type Par } from '../../commands/par';
import { sound } from '../../commands/sound';
import type { Explanation, HonoursJson, StampJson, View } from '../../contract/generated/messages';
import { ask } from '../../engine/ask';
import { countedGames, playedUpTo } from '../../state/games';
import { local } from '../../state/local';
import { redraw, state } from '../../state/store';
import { stampNews } from '../../ui/parts';
import { sentences, t } from '../../words/texts';
import { whyText } from '../../words/why';

/** The seal falls, and the stars on it are counted, in milliseconds. */
const FALLS = 420;
const COUNTS = 900;

interface Climax {
  /** The game that it is about. */
  record: string;
  since: number;
  /** What the edicts say of each map, by seats. */
  why: readonly (readonly Explanation[])[];
  /** The edict whose cells the map shows, by its letter. */
  lit: string;
  honours: HonoursJson | null;
  /** The stamps of the album, and which of them comes next; null until they are known. */
  album: Album | null;
  /** The expert's stars of a daily map, or how far it has thought. */
  expert: Par | null;
  /** The rest of the screen is unfolded. */
  more: boolean;
}

const nothingYet = { why: [], lit: '', honours: null, album: null, expert: null, more: false };
const climax = local<Climax>({ record: '', since: 0, ...nothingYet });

export function now(): Climax {
  return climax.now;
}

/** A game that has just ended; who comes back to it finds it as it was. */
export function begin(): void {
  const { view } = state.game;
  if (!view || view.record === now().record) return;
  climax.reset({ record: view.record, since: performance.now() });
  if (wantsMotion(state.settings)) {
    setTimeout(sound, FALLS, 'seal');
    countUp();
  } else sound('seal');
  void tellWhy(view);
  if (view.players.length > 1) return void tellStamps(view);
  void tellHonours(view).then(() => tellStamps(view));
}

/** The expert thinks as long as someone is on this screen, and continues when they come back to it. */
export function awaitExpert(): void {
  const { view } = state.game;
  if (!view || !isDaily() || typeof now().expert?.stars === 'number') return;
  const isWanted = (): boolean => isHere(view) && state.where.route.to === 'final';
  void askPar(view.deal, isWanted, (expert) => change(view, { expert }));
}

export function isDaily(): boolean {
  return state.game.origin.kind === 'daily';
}

function isHere(view: View): boolean {
  return now().record === view.record;
}

function change(view: View, part: Partial<Climax>): void {
  if (isHere(view)) climax.change(part);
}

async function tellWhy(view: View): Promise<void> {
  const edicts = view.edicts.map(({ id }) => id);
  for (const { map } of view.players) {
    const answer = await ask({ do: 'desk', map, edicts, coins: 0 }).catch(() => null);
    if (!isHere(view)) return;
    change(view, { why: [...now().why, answer?.ok ? answer.explanations : []] });
  }
}

async function tellHonours(view: View): Promise<void> {
  const games = playedUpTo(state.game.id);
  if (!games.length) return;
  const answer = await ask({ do: 'honours', games, at: games.length - 1 }).catch(() => null);
  if (!answer?.ok || !isHere(view)) return;
  change(view, { honours: answer.honours });
  const { is_best, is_new_title } = answer.honours;
  const news = [is_best ? t('final-new-best') : '', is_new_title ? t('final-new-title') : ''].filter(Boolean);
  if (news.length) announce(sentences(news));
}

/** Of the games up to this one; where the album cannot be had the end of the game is as fine without it. */
async function tellStamps(view: View): Promise<void> {
  const games = countedGames(state.game.id);
  const album = games.length ? await albumOf(games, () => isHere(view)) : null;
  if (!album) return;
  change(view, { album });
  await fetchRestQuietly();
  if (isHere(view)) announce(stampNews(freshStamps()));
}

/** The stamps that this game has earned. */
export function freshStamps(): StampJson[] {
  const games = countedGames(state.game.id);
  return stampsNow().filter(({ game }) => game !== null && games[game]?.record === now().record);
}

export function stampsNow(): readonly StampJson[] {
  return now().album?.stamps ?? [];
}

/** The stamp to aim for next. */
export function nextStamp(): StampJson | undefined {
  return stampsNow().find(({ id }) => id === now().album?.nearest);
}

export function unfold(): void {
  const { more } = now();
  climax.change({ more: !more });
  if (!more) requestAnimationFrame(() => requestAnimationFrame(() => seePart('.f-more')));
}

/** Shows the cells of an edict on the finished map, or puts their light out. */
export function lightEdict(letter: string): void {
  const { view } = state.game;
  if (!view) return;
  const on = now().lit !== letter;
  change(view, { lit: on ? letter : '' });
  const { id = '' } = view.edicts.find((edict) => edict.letter === letter) ?? {};
  const why = explained(view, letter);
  if (!on) return;
  announce(sentences([t(`name-${id}`), t(`rule-${id}`), why ? whyText(why) : '']));
  requestAnimationFrame(() => requestAnimationFrame(() => seePart('.f-why')));
}

/** In a low window it may lie under the buttons, or below the window. */
function seePart(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'nearest' });
}

/** Whose map is looked at. */
export function lookedAt(view: View): number {
  return view.players.length > 1 ? state.stage.look : 0;
}

export function explained(view: View, letter: string): Explanation | undefined {
  const { id } = view.edicts.find((edict) => edict.letter === letter) ?? {};
  return now().why[lookedAt(view)]?.find((each) => each.id === id);
}

/** Which share of the stars is counted on the seal by now(). */
function counted(): number {
  if (!wantsMotion(state.settings)) return 1;
  return Math.min(1, Math.max(0, (performance.now() - now().since - FALLS) / COUNTS));
}

/** Drawing only reads: the frames of the count are asked for here. */
function countUp(): void {
  redraw();
  if (counted() < 1) requestAnimationFrame(countUp);
}

/** The stars as far as they are counted. */
export function countedUp(stars: number): number {
  return Math.round(stars * (1 - (1 - counted()) ** 3));
}
