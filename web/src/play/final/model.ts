/** The state of the final screen, which is loaded while the seal is animated: explanations, milestones, the expert's stars. */

import type { Play } from '../play';
import { nothing } from 'lit';
import { announce } from '../../core/browser/announce';
import { motionEnabled } from '../../core/browser/preferences';
import { preloadLazyParts } from '../../core/page/navigate';
import { loadExpertScore, type ExpertScore } from '../../core/engine/expert-score';
import { playGameSound } from '../effects';
import type { Explanation, MilestonesJson, View } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { playedUpTo } from '../../core/state/games';
import { localState } from '../../core/state/local-state';
import { requestRedraw, state } from '../../core/state/store';
import { slot } from '../../core/lazy-parts';
import type { Renderable } from '../../core/ui/buttons';
import { sentences, t, textFor } from '../../core/words/texts';
import { explanationText } from '../../core/words/advice';

/** Milliseconds until the seal is stamped, and for counting the stars on it. */
const SEAL_DELAY_MS = 420;
const COUNT_UP_MS = 900;

/** What a feature adds to the final screen. */
export interface FinalPart {
  /** Called once for each game, when its result is on the screen and this feature is loaded. */
  load?(view: View, play: Play): void;
  /** The first line, in place of the usual one: about another player. */
  lead?(view: View, play: Play): Renderable;
  /** The first button, in place of the usual one. */
  main?(view: View, play: Play): Renderable;
  /** Between the result and the buttons. */
  news?(view: View, play: Play): Renderable;
  /** Among the buttons. */
  buttons?(view: View, play: Play): Renderable;
}

declare module '../../core/lazy-parts' {
  interface Slots {
    final: FinalPart;
  }
}

interface FinalScreenState {
  /** The game that it is about. */
  record: string;
  since: number;
  /** The explanations of the edicts on each map, by seat. */
  explanations: readonly (readonly Explanation[])[];
  /** The letter of the edict whose cells are highlighted. */
  highlightedEdict: string;
  honours: MilestonesJson | null;
  /** The expert's stars of a daily map, or how far they are computed. */
  expertScore: ExpertScore | null;
  /** Whether the lower part of the screen is unfolded. */
  isExpanded: boolean;
}

const EMPTY = { explanations: [], highlightedEdict: '', honours: null, expertScore: null, isExpanded: false };
const final = localState<FinalScreenState>({ record: '', since: 0, ...EMPTY });

export function finalScreenState(): FinalScreenState {
  return final.value;
}

/** Starts the final screen of the current game; a player who comes back to it finds it unchanged. */
export function startFinal(play: Play): void {
  const { view } = play.game;
  if (!view || view.record === finalScreenState().record) return;
  final.reset({ record: view.record, since: performance.now() });
  if (motionEnabled(state.settings)) {
    setTimeout(playEnd, SEAL_DELAY_MS, play, view);
    animateCountUp();
  } else playEnd(play, view);
  void loadExplanations(view);
  void (play.behaviour.hasStandings ? Promise.resolve() : loadHonours(play, view)).then(() => loadParts(play, view));
}

/** Plays the seal, and the seasons of the player as a tune. */
function playEnd({ display: { inspectedSeat } }: Play, { players }: View): void {
  playGameSound('seal');
  playGameSound('tune', (players[inspectedSeat]?.seasons ?? []).map(({ total }) => total).join());
}

/** Loads the expert's stars of a daily map while this screen is open. */
export function awaitExpertScore(play: Play): void {
  const { view } = play.game;
  if (!view || !isDaily(play) || typeof finalScreenState().expertScore?.stars === 'number') return;
  const isWanted = (): boolean => isCurrent(view) && state.navigation.route.to === 'final';
  void loadExpertScore(view.deal, isWanted, (expertScore) => updateState(view, { expertScore }));
}

export function isDaily(play: Play): boolean {
  return play.game.origin.kind === 'daily';
}

function isCurrent(view: View): boolean {
  return finalScreenState().record === view.record;
}

function updateState(view: View, part: Partial<FinalScreenState>): void {
  if (isCurrent(view)) final.update(part);
}

async function loadExplanations(view: View): Promise<void> {
  const edicts = view.edicts.map(({ id }) => id);
  for (const { map } of view.players) {
    const response = await ask({ do: 'score-map', map, edicts, coins: 0 }).catch(() => null);
    if (!isCurrent(view)) return;
    updateState(view, { explanations: [...finalScreenState().explanations, response?.ok ? response.explanations : []] });
  }
}

async function loadHonours(play: Play, view: View): Promise<void> {
  const games = playedUpTo(play.game.id);
  if (!games.length) return;
  const response = await ask({ do: 'milestones', games, index: games.length - 1 }).catch(() => null);
  if (!response?.ok || !isCurrent(view)) return;
  updateState(view, { honours: response.milestones });
  const { is_best, is_new_title } = response.milestones;
  const news = [is_best ? t('final-new-best') : '', is_new_title ? t('final-new-title') : ''].filter(Boolean);
  if (news.length) announce(sentences(news));
}

async function loadParts(play: Play, view: View): Promise<void> {
  await preloadLazyParts();
  if (isCurrent(view)) for (const part of slot('final')) part.load?.(view, play);
}

/** Returns what features add to a place of the final screen. */
export function finalParts(play: Play, place: 'lead' | 'main' | 'news' | 'buttons', view: View): Renderable[] {
  return slot('final').flatMap((part) => {
    const content = part[place]?.(view, play) ?? nothing;
    return content === nothing ? [] : [content];
  });
}

export function toggleMore(): void {
  const { isExpanded } = finalScreenState();
  final.update({ isExpanded: !isExpanded });
  if (!isExpanded) requestAnimationFrame(() => requestAnimationFrame(() => scrollTo('.final-more')));
}

/** Highlights the cells of an edict on the finished map, or ends that. */
export function highlightEdict(play: Play, letter: string): void {
  const { view } = play.game;
  if (!view) return;
  const highlights = finalScreenState().highlightedEdict !== letter;
  updateState(view, { highlightedEdict: highlights ? letter : '' });
  const { id = '' } = view.edicts.find((edict) => edict.letter === letter) ?? {};
  const explanation = explanationOf(play, view, letter);
  if (!highlights) return;
  announce(sentences([textFor('name', id), textFor('rule', id), explanation ? explanationText(explanation) : '']));
  requestAnimationFrame(() => requestAnimationFrame(() => scrollTo('.final-why')));
}

/** Scrolls to an element that a low window may not show. */
function scrollTo(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'nearest' });
}

export function explanationOf(play: Play, view: View, letter: string): Explanation | undefined {
  const { id } = view.edicts.find((edict) => edict.letter === letter) ?? {};
  return finalScreenState().explanations[play.display.inspectedSeat]?.find((each) => each.id === id);
}

/** Returns the share of the stars that is counted, from 0 to 1. */
function countUpProgress(): number {
  if (!motionEnabled(state.settings)) return 1;
  return Math.min(1, Math.max(0, (performance.now() - finalScreenState().since - SEAL_DELAY_MS) / COUNT_UP_MS));
}

/** Requests a redraw in each frame until all stars are counted. */
function animateCountUp(): void {
  requestRedraw();
  if (countUpProgress() < 1) requestAnimationFrame(animateCountUp);
}

/** Returns the stars as far as they are counted: first fast, then slower. */
export function starsCountedUp(stars: number): number {
  return Math.round(stars * (1 - (1 - countUpProgress()) ** 3));
}
