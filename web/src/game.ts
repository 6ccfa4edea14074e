/** The page's side of a game: sends what the player wants, keeps the record, shows what came of it. */

import { aimWith, firstTool, intentOf, nearestLegal, toolOf, turnOf, anchorOf, isLegal, type Aim } from './aim';
import { announce } from './announce';
import { isEmbedded } from './embed/frame';
import { startEngine, type Engine } from './engine';
import type {
  Act, AskDaily, AskDesk, AskExplain, AskFilm, AskHint, AskImport, AskKeepsake, AskPack, AskPreview, AskQr, AskReview, AskStatistics, AskSummary, Event, ExplainAnswer, NewGame, OpenDeal, OpenGame, PreviewAnswer, Refusal, SetupJson, Simple, SummaryAnswer, Think, View, ViewAnswer,
} from './generated/messages';
import { keptGame, openHistory, remember } from './history';
import { play, showRaid, skipMoment, tallyOf } from './moments';
import { originOf, today, type Origin } from './origin';
import { openSaves, type Save, type Saves } from './saves';
import { state, update, type Tally } from './store';
import { raidsOn } from './table/raids';
import { botsOf, firstPerson, mapSeat, needsCurtain, people, seatName, seatsOf, type Seat } from './table/seats';
import { updateTable } from './table/state';
import { letThink, type Hands } from './table/thinking';
import { t } from './texts';
import { sayGhost } from './words';

type Asking =
  | NewGame | OpenGame | OpenDeal | Act | Simple | AskPreview | AskExplain
  | AskDaily | AskFilm | AskSummary | AskStatistics | AskDesk | AskKeepsake | AskPack | AskQr | AskImport | Think | AskHint | AskReview;
type Opening = NewGame | OpenGame | OpenDeal;

let engine: Promise<Engine> | null = null;
let saves: Saves | null = null;

/* ---------- the engine ---------- */

export function bootEngine(): void {
  engine = startEngine(({ stage, share, left }) => update({ progress: { stage, share, left } })).then((ready) => {
    ready.onLost(() => void recover());
    update({ engine: 'ready' });
    return ready;
  });
  engine.catch(() => update({ engine: 'failed' }));
}

export async function ask<Answer>(message: Asking): Promise<Answer | Refusal> {
  const ready = await (engine ?? Promise.reject(new Error('engine')));
  return (await ready.dispatch(message)) as Answer | Refusal;
}

/** The worker is gone: a new one is started and gets the record, so that the player goes on at the same card. */
async function recover(): Promise<void> {
  update({ busy: true });
  const ready = await engine;
  try {
    await ready?.restart();
    const record = state.view?.record;
    if (record) {
      const answer = await ask<ViewAnswer>({ do: 'open', record, bots: botsOf(state.table.seats) });
      if (answer.ok) settle(answer.view);
    }
    update({ notice: 'extra-save-lost' });
  } catch {
    update({ engine: 'failed', failure: { text: 'error-engine', problem: null } });
  } finally {
    update({ busy: false });
    letThink(hands);
  }
}

/* ---------- opening ---------- */

/** Eight letters that are hard to misread; the deal is all in them. */
export function randomSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => letters[byte % letters.length]).join('');
}

export function newGame(setup: SetupJson, seed: string, seats: readonly Seat[] = []): Promise<void> {
  const players = Math.max(1, seats.length);
  return open({ do: 'new', setup: { ...setup, players }, seed: seed || randomSeed(), bots: botsOf(seats) }, '', 0, { kind: 'free' }, seats);
}

export function openDeal(deal: string, origin: Origin = { kind: 'free' }, id = ''): Promise<void> {
  return open({ do: 'deal', deal }, id, 0, origin);
}

export function openRecord(record: string, origin: Origin = { kind: 'free' }): Promise<void> {
  return open({ do: 'open', record }, '', 4, origin);
}

export async function openSave(listed: Save): Promise<void> {
  const save = (await saves?.take(listed)) ?? listed;
  const seats = save.seats ?? [];
  return open({ do: 'open', record: save.record, bots: botsOf(seats) }, save.id, save.tallied, originOf(save.origin), seats);
}

async function open(message: Opening, id: string, tallied: number, origin: Origin = { kind: 'free' }, given: readonly Seat[] = []): Promise<void> {
  update({ waiting: true, busy: true, dialog: null });
  try {
    const answer = await ask<ViewAnswer>(message);
    if (!answer.ok) {
      await refuseToOpen(answer, id);
      return;
    }
    const { view, events } = answer;
    update({
      screen: 'play', view, gameId: id || newId(), tallied, aim: null, placed: null, preview: null, explain: null,
      moment: null, tally: null, failure: null, origin, rival: null,
    });
    const seats = seatsOf(given, view.players.length);
    const shown = mapSeat(view, seats);
    const at = people(seats) > 1 ? -1 : firstPerson(seats);
    updateTable({ seats, at, shown, look: shown, curtain: needsCurtain(view, seats, at) });
    update({ map: mapOf(view, shown) });
    void meetRival(origin);
    await keep(view);
    await show(view, events);
    await catchUp(view);
  } catch {
    update({ engine: 'failed' });
  } finally {
    update({ waiting: false, busy: false });
    letThink(hands);
  }
}

function newId(): string {
  return `${Date.now().toString(36)}-${randomSeed()}`;
}

/** A damaged save is set aside, with a message; a bad link only says so. */
async function refuseToOpen(refusal: Refusal, id: string): Promise<void> {
  const text = id ? 'error-damaged-save' : refusal.error.code === 'too-long' ? 'error-too-long' : 'error-bad-link';
  const damaged = state.saves.find((save) => save.id === id);
  if (damaged) await saves?.put({ ...damaged, damaged: true });
  await listSaves();
  update({ screen: 'home', failure: { text, problem: refusal.error } });
}

/** Shows the tally of a season that was scored before the page was closed. */
async function catchUp(view: View): Promise<void> {
  const done = view.players[0]?.seasons.length ?? 0;
  if (done > state.tallied && !state.tally) await tally(view, done - 1);
}

/* ---------- saving ---------- */

export async function prepareSaves(): Promise<void> {
  saves = await openSaves();
  if (!saves.kept) update({ notice: isEmbedded ? 'embed-not-saved' : 'load-storage-refused' });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void listSaves(); // another tab may have played on
  });
  await Promise.all([listSaves(), openHistory()]);
}

export async function listSaves(): Promise<void> {
  try {
    update({ saves: (await saves?.all()) ?? [] });
  } catch {
    update({ notice: 'load-storage-refused' });
  }
}

export async function storeSave(save: Save): Promise<void> {
  await saves?.put(save);
  await listSaves();
}

export async function removeSave(id: string): Promise<void> {
  await saves?.remove(id);
  await listSaves();
}

async function keep(view: View): Promise<void> {
  const player = view.players[0];
  if (!saves || !player) return;
  const save: Save = {
    id: state.gameId,
    record: view.record,
    map: player.map,
    sheet: view.setup.sheet,
    set: view.setup.set,
    season: view.season,
    time: view.time,
    limit: view.limit,
    stars: view.phase === 'over' ? (view.results[0]?.stars ?? player.stars) : player.stars,
    finished: view.phase === 'over',
    when: Date.now(),
    tallied: state.tallied,
    origin: state.origin,
    ...(view.players.length > 1 ? { seats: state.table.seats } : {}),
  };
  const kept = await saves.put(save);
  if (kept === 'elsewhere') {
    update({ gameId: newId(), notice: 'extra-other-tab' });
    return keep(view);
  }
  if (kept === 'full') update({ notice: 'extra-full-storage' });
  update({ saves: [save, ...state.saves.filter((other) => other.id !== save.id)] });
  if (save.finished) await keepForGood(save);
}

/** A finished game goes into the history, with the figures that the engine makes of it. */
export async function keepForGood(save: Save): Promise<void> {
  if (keptGame(save.id)) return;
  const answer = await ask<SummaryAnswer>({ do: 'summary', record: save.record, seat: 0 });
  if (!answer.ok) return;
  const { kind, day = today() } = originOf(save.origin);
  await remember({
    id: save.id, record: save.record, seat: 0, day, daily: kind === 'daily', taken: kind === 'taken', when: save.when,
    name: state.settings.name, summary: answer.summary,
  });
}

/** The friend's stars race along while the same cards are played. */
async function meetRival({ rival }: Origin): Promise<void> {
  if (!rival) return;
  const answer = await ask<SummaryAnswer>({ do: 'summary', record: rival.record, seat: 0 }).catch(() => null);
  if (answer?.ok && answer.summary.deal === state.view?.deal) update({ rival: { ...rival, summary: answer.summary } });
}

/* ---------- showing ---------- */

function mapOf(view: View, seat: number): string {
  return view.players[seat]?.map ?? '';
}

function settle(view: View): void {
  const { seats, at } = state.table;
  const shown = mapSeat(view, seats);
  if (needsCurtain(view, seats, at)) {
    updateTable({ curtain: true });
    update({ view, map: '', aim: null, placed: null, preview: null });
    return;
  }
  updateTable({ shown });
  update({ view, map: mapOf(view, shown) });
  takeAim(view);
}

/** The next person has taken the screen. */
export function unveil(): void {
  const { view } = state;
  if (!view || state.busy || view.phase === 'bot') return;
  update({ busy: true });
  updateTable({ curtain: false, at: view.seat });
  settle(view);
  update({ busy: false });
  if (view.seat === view.on) void tellRaids(view);
}

/** What others have drawn on this person's map since. */
async function tellRaids(view: View): Promise<void> {
  for (const raid of raidsOn(view, view.seat)) await showRaid(raid, view);
}

/** After each answer the hand holds the first thing that must be placed, near where it was. */
function takeAim(view: View): void {
  const tool = firstTool(view);
  const fresh = tool >= 0 ? aimWith(view, tool, state.aim) : null;
  update({ aim: fresh ? nearestLegal(view, fresh) : null, placed: null, preview: null });
  askPreview();
  if (tool >= 0 && !performance.getEntriesByName('mapwright:playable').length) performance.mark('mapwright:playable');
}

async function show(view: View, events: readonly Event[]): Promise<void> {
  update({ aim: null, placed: null, preview: null });
  const { seats, at } = state.table;
  const veiled = needsCurtain(view, seats, at);
  if (veiled) {
    updateTable({ curtain: true });
    announceNext(view);
  } else if (mapSeat(view, seats) !== state.table.shown) {
    updateTable({ shown: mapSeat(view, seats) });
    update({ map: mapOf(view, state.table.shown) });
  }
  // Behind the curtain only what concerns the whole table is shown; each sees the rest on their own map.
  await play(veiled ? events.filter(({ kind }) => kind === 'scored') : events, view, async (_event, index) => {
    if (index >= 0) await tally(view, index);
    update({ view: { ...view, tools: [] } });
  });
  settle(view);
  if (view.phase !== 'over') return;
  updateTable({ look: view.winners[0] ?? 0, curtain: false });
  update({ screen: 'final' });
}

function announceNext(view: View): void {
  if (view.phase !== 'bot') announce(t('table-curtain-title', { player: seatName(state.table.seats, view.seat) }));
}

/** What the bots are given: the engine between our own questions, and the table when one of them has acted. */
const hands: Hands = {
  ask: (message) => ask(message),
  refuse: report,
  isBusy: () => state.busy || previewing || state.moment !== null || state.tally !== null,
  async take(view, events) {
    update({ busy: true });
    try {
      update({ view: { ...view, tools: [] } });
      await keep(view);
      await show(view, events ?? []);
    } finally {
      update({ busy: false });
    }
  },
};

let closeTally: (() => void) | null = null;

async function tally(view: View, index: number): Promise<void> {
  const made = tallyOf(view, index, await reasons(view, index));
  if (!made) return;
  announce(`${t('season-end', { season: made.score.season })}. ${t('final-stars', { stars: made.score.total })}`);
  update({ tally: made });
  await new Promise<void>((resolve) => (closeTally = resolve));
  update({ tally: null, tallied: index + 1 });
  await keep(view);
}

/** The explanations that still tell what was scored: monsters may have changed the map since. */
async function reasons(view: View, index: number): Promise<Tally['why']> {
  const score = view.players.length > 1 ? undefined : view.players[0]?.seasons[index];
  const found: Record<string, Tally['why'][string]> = {};
  for (const [letter, stars] of Object.entries(score?.edicts ?? {})) {
    const answer = await ask<ExplainAnswer>({ do: 'explain', letter, seat: 0 });
    if (answer.ok && answer.explanation.stars === stars) found[letter] = answer.explanation;
  }
  return found;
}

export function endTally(): void {
  closeTally?.();
  closeTally = null;
}

/* ---------- acting ---------- */

async function change(message: Act | Simple): Promise<void> {
  if (skipMoment() || state.busy) return;
  const before = state.view;
  update({ busy: true, explain: null });
  try {
    const answer = await ask<ViewAnswer>(message);
    if (!answer.ok) {
      report(answer);
      return;
    }
    // In solo the season that was scored stays on the screen until its tally is read.
    const turns = answer.view.players.length === 1 && answer.events.some(({ kind }) => kind === 'scored');
    if (!turns) update({ view: { ...answer.view, tools: [] } });
    await keep(answer.view);
    await show(answer.view, answer.events);
    if (message.do === 'undo') announce(t('say-undone'));
    if (message.do === 'redo') announce(t('say-redone'));
  } catch {
    // The worker died under the message: recovery reopens the record as it was before.
    if (before) settle(before);
  } finally {
    update({ busy: false });
    letThink(hands);
  }
}

function report(refusal: Refusal): void {
  const { code } = refusal.error;
  const rule = t(`reason-${code}`);
  if (rule !== `reason-${code}`) announce(rule);
  else update({ failure: { text: code === 'engine' ? 'error-engine' : 'error-unknown', problem: refusal.error } });
}

/** Confirms the ghost where it is, if it fits. */
export function confirm(): void {
  const { view, aim } = state;
  if (!view || !aim) return;
  const turn = turnOf(view, aim);
  const intent = intentOf(view, aim);
  if (!turn || !intent || !isLegal(turn, anchorOf(turn, aim))) {
    const data = state.preview?.data;
    if (data) announce(sayGhost(view, data, aim.terrain ?? 'X'));
    return;
  }
  void change({ do: 'act', intent });
}

/** Acts with a tool that needs no place: acrobatics. */
export function useTool(tool: number): void {
  const code = state.view?.tools[tool]?.turns[0]?.code ?? '';
  void change({ do: 'act', intent: { tool, terrain: null, turn: code, row: 0, column: 0 } });
}

export function goOn(message: Simple['do']): void {
  void change({ do: message });
}

/* ---------- aiming ---------- */

/** Between two previews of a shape on the move the machine belongs to the ghost. */
const PREVIEW_REST = 40;
let previewing = false;
let previewAgain = false;

export function previewKey(view: View, aim: Aim): string {
  return `${view.record}|${JSON.stringify(intentOf(view, aim))}`;
}

export function setAim(aim: Aim | null): void {
  update({ aim });
  askPreview();
}

export function chooseTool(index: number): void {
  const { view } = state;
  if (!view || index < 0 || index >= view.tools.length) return;
  const aim = aimWith(view, index, state.aim);
  if (!aim) return;
  update({ placed: null });
  setAim(nearestLegal(view, aim));
  const tool = toolOf(view, aim);
  announce(t('say-shape-chosen', { number: index + 1, count: tool?.turns[0]?.cells.length ?? 1 }));
}

export function dropTool(): void {
  const { view } = state;
  if (!view) return;
  takeAim(view);
}

/** Asks what the ghost would do. Only the latest place is asked for, and the ghost never waits. */
export function askPreview(): void {
  if (previewing) {
    previewAgain = true;
    return;
  }
  const { view, aim } = state;
  const intent = view && aim ? intentOf(view, aim) : null;
  if (!view || !aim || !intent) return;
  const key = previewKey(view, aim);
  if (state.preview?.key === key) return;
  previewing = true;
  ask<PreviewAnswer>({ do: 'preview', intent })
    .then((answer) => {
      if (!answer.ok) return;
      update({ preview: { key, data: answer.preview } });
      sayWhenSettled();
    })
    .catch(() => undefined)
    .finally(() => setTimeout(askLatest, PREVIEW_REST));
}

function askLatest(): void {
  previewing = false;
  if (!previewAgain) return;
  previewAgain = false;
  askPreview();
}

export function currentPreview(): PreviewAnswer['preview'] | null {
  const { view, aim, preview } = state;
  return view && aim && preview && preview.key === previewKey(view, aim) ? preview.data : null;
}

let settleTimer = 0;

/** A moving ghost is not news; one that has come to rest is. */
function sayWhenSettled(): void {
  clearTimeout(settleTimer);
  settleTimer = window.setTimeout(() => {
    const data = currentPreview();
    if (state.view && state.aim && data) announce(sayGhost(state.view, data, state.aim.terrain ?? 'X'));
  }, 350);
}

/* ---------- explaining ---------- */

export async function explainEdict(letter: string, pinned: boolean): Promise<void> {
  const { view, explain } = state;
  if (!view || state.tally) return;
  if (explain?.pinned && !pinned) return;
  const known = explain?.letter === letter ? explain.data : null;
  update({ explain: { letter, pinned, data: known } });
  const answer = await ask<ExplainAnswer>({ do: 'explain', letter, seat: state.table.shown }).catch(() => null);
  if (!answer?.ok || state.explain?.letter !== letter) return;
  update({ explain: { ...state.explain, data: answer.explanation } });
  if (!pinned) return;
  const edict = view.edicts.find((each) => each.letter === letter);
  const head = t('say-edict', { letter, edict: t(`name-${edict?.id ?? ''}`), stars: answer.explanation.stars });
  announce([head, edict?.live ? t('say-edict-live') : '', whyText(answer.explanation)].filter(Boolean).join('. '));
}

export function whyText(explanation: ExplainAnswer['explanation']): string {
  const { id, stars, count } = explanation;
  return stars ? t(`why-${id}`, { count, stars }) : t('why-none');
}

export function stopExplaining(onlyHover = false): void {
  if (onlyHover && state.explain?.pinned) return;
  update({ explain: null });
}

export function leaveGame(): void {
  update({ screen: 'home', dialog: null, explain: null, moment: null, tally: null });
  void listSaves();
}
