/** What the end of a game has to tell next to its stars, fetched while the seal is stamped: reasons, honours, the expert. */

import { announce } from '../../core/browser/announce';
import { motionEnabled } from '../../core/browser/preferences';
import { type Album, loadAlbum } from './album';
import { preloadLazyParts } from '../../core/page/navigate';
import { loadExpertScore, type ExpertScore } from '../../core/engine/expert-score';
import { playGameSound } from '../effects';
import type { Explanation, MilestonesJson, StampProgressJson, View } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { countedGames, playedUpTo } from '../../core/state/games';
import { localState } from '../../core/state/local-state';
import { requestRedraw, state } from '../../core/state/store';
import { stampNews } from '../../core/ui/lazy-parts';
import { sentences, t, textFor } from '../../core/words/texts';
import { explanationText } from '../../core/words/advice';

/** The seal falls, and the stars on it are counted, in milliseconds. */
const SEAL_DELAY_MS = 420;
const COUNT_UP_MS = 900;

interface FinalState {
  /** The game that it is about. */
  record: string;
  since: number;
  /** What the edicts say of each map, by seats. */
  explanations: readonly (readonly Explanation[])[];
  /** The edict whose cells the map shows, by its letter. */
  highlightedEdict: string;
  honours: MilestonesJson | null;
  /** The stamps of the album, and which of them comes next; null until they are known. */
  album: Album | null;
  /** The expert's stars of a daily map, or how far it has thought. */
  expertScore: ExpertScore | null;
  /** The rest of the screen is unfolded. */
  isExpanded: boolean;
}

const EMPTY = { explanations: [], highlightedEdict: '', honours: null, album: null, expertScore: null, isExpanded: false };
const final = localState<FinalState>({ record: '', since: 0, ...EMPTY });

export function finalState(): FinalState {
  return final.value;
}

/** A game that has just ended; who comes back to it finds it as it was. */
export function startFinal(): void {
  const { view } = state.game;
  if (!view || view.record === finalState().record) return;
  final.reset({ record: view.record, since: performance.now() });
  if (motionEnabled(state.settings)) {
    setTimeout(playGameSound, SEAL_DELAY_MS, 'seal');
    animateCountUp();
  } else playGameSound('seal');
  void loadExplanations(view);
  if (view.players.length > 1) return void loadStamps(view);
  void loadHonours(view).then(() => loadStamps(view));
}

/** The expert thinks as long as someone is on this screen, and continues when they come back to it. */
export function awaitExpertScore(): void {
  const { view } = state.game;
  if (!view || !isDaily() || typeof finalState().expertScore?.stars === 'number') return;
  const isWanted = (): boolean => isCurrent(view) && state.navigation.route.to === 'final';
  void loadExpertScore(view.deal, isWanted, (expertScore) => change(view, { expertScore }));
}

export function isDaily(): boolean {
  return state.game.origin.kind === 'daily';
}

function isCurrent(view: View): boolean {
  return finalState().record === view.record;
}

function change(view: View, part: Partial<FinalState>): void {
  if (isCurrent(view)) final.update(part);
}

async function loadExplanations(view: View): Promise<void> {
  const edicts = view.edicts.map(({ id }) => id);
  for (const { map } of view.players) {
    const answer = await ask({ do: 'score-map', map, edicts, coins: 0 }).catch(() => null);
    if (!isCurrent(view)) return;
    change(view, { explanations: [...finalState().explanations, answer?.ok ? answer.explanations : []] });
  }
}

async function loadHonours(view: View): Promise<void> {
  const games = playedUpTo(state.game.id);
  if (!games.length) return;
  const answer = await ask({ do: 'milestones', games, index: games.length - 1 }).catch(() => null);
  if (!answer?.ok || !isCurrent(view)) return;
  change(view, { honours: answer.milestones });
  const { is_best, is_new_title } = answer.milestones;
  const news = [is_best ? t('final-new-best') : '', is_new_title ? t('final-new-title') : ''].filter(Boolean);
  if (news.length) announce(sentences(news));
}

/** Of the games up to this one; where the album cannot be had the end of the game is as fine without it. */
async function loadStamps(view: View): Promise<void> {
  const games = countedGames(state.game.id);
  const album = games.length ? await loadAlbum(games, () => isCurrent(view)) : null;
  if (!album) return;
  change(view, { album });
  await preloadLazyParts();
  if (isCurrent(view)) announce(stampNews(newStamps()));
}

/** The stamps that this game has earned. */
export function newStamps(): StampProgressJson[] {
  const games = countedGames(state.game.id);
  return stamps().filter(({ game }) => game !== null && games[game]?.record === finalState().record);
}

export function stamps(): readonly StampProgressJson[] {
  return finalState().album?.stamps ?? [];
}

/** The stamp to aim for next. */
export function nextStamp(): StampProgressJson | undefined {
  return stamps().find(({ id }) => id === finalState().album?.nearestStamp);
}

export function toggleMore(): void {
  const { isExpanded } = finalState();
  final.update({ isExpanded: !isExpanded });
  if (!isExpanded) requestAnimationFrame(() => requestAnimationFrame(() => scrollTo('.f-more')));
}

/** Shows the cells of an edict on the finished map, or puts their light out. */
export function highlightEdict(letter: string): void {
  const { view } = state.game;
  if (!view) return;
  const on = finalState().highlightedEdict !== letter;
  change(view, { highlightedEdict: on ? letter : '' });
  const { id = '' } = view.edicts.find((edict) => edict.letter === letter) ?? {};
  const why = explanationOf(view, letter);
  if (!on) return;
  announce(sentences([textFor('name', id), textFor('rule', id), why ? explanationText(why) : '']));
  requestAnimationFrame(() => requestAnimationFrame(() => scrollTo('.f-why')));
}

/** In a low window it may lie under the buttons, or below the window. */
function scrollTo(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'nearest' });
}

/** Whose map is looked at. */
export function inspectedSeat(view: View): number {
  return view.players.length > 1 ? state.display.inspectedSeat : 0;
}

export function explanationOf(view: View, letter: string): Explanation | undefined {
  const { id } = view.edicts.find((edict) => edict.letter === letter) ?? {};
  return finalState().explanations[inspectedSeat(view)]?.find((each) => each.id === id);
}

/** Which share of the stars is counted on the seal by now(). */
function countUpProgress(): number {
  if (!motionEnabled(state.settings)) return 1;
  return Math.min(1, Math.max(0, (performance.now() - finalState().since - SEAL_DELAY_MS) / COUNT_UP_MS));
}

/** Drawing only reads: the frames of the count are asked for here. */
function animateCountUp(): void {
  requestRedraw();
  if (countUpProgress() < 1) requestAnimationFrame(animateCountUp);
}

/** The stars as far as they are counted. */
export function starsCountedUp(stars: number): number {
  return Math.round(stars * (1 - (1 - countUpProgress()) ** 3));
}
