/** The form for a new game, as it is filled in. */

import type { SetupJson } from '../contract/generated/messages';
import { storedForm } from '../browser/form';
import { isStored, onForget } from '../browser/local';
import { ask } from '../engine/ask';
import { AMBUSHES, chosenTable, type Form, freshForm, type Mode, preset } from '../state/form';
import { type Colour, freeColour, MOST_AT_A_TABLE, seat, type Seat } from '../state/seats';
import { state, update } from '../state/store';
import { cleanName } from './links';
import { fetchRest, fetchRestQuietly } from './navigate';
import { newGame } from './open';
import { changeSettings } from './settings';

export function fillIn(change: Partial<Form>): void {
  update('form', change);
}

/** The form as the last game was set up. */
export function readForm(): void {
  const { setup, mode, seats, open } = storedForm.read() ?? freshForm();
  fillIn({ ...freshForm(), setup, mode, seats: seats.length > 1 ? seats : freshForm().seats, open, ambushes: byHand(setup) });
}

onForget(readForm);

/** A seat as the next visit finds it: the code of a bot stays in the workshop. */
function withoutCode(seat: Seat): Seat {
  const copy = { ...seat };
  delete copy.source;
  return copy;
}

/** Starts a game as the form says. It is folded away, unless the engine refuses what stands in it. */
export async function startGame(): Promise<void> {
  const { setup, seed, mode, seats, open } = state.form;
  storedForm.write({ setup, mode, seats: seats.map(withoutCode), open });
  await newGame(setup, seed.trim(), chosenTable(state.form));
  if (state.where.route.to !== 'home') fillIn({ unfolded: false, seed: '' });
}

export function changeSetup(part: Partial<SetupJson>): void {
  fillIn({ setup: { ...state.form.setup, ...part } });
}

/** What the printed game of that name comes with; skills and the house rule stay as they were chosen. */
export function choosePreset(name: SetupJson['set']): void {
  const { skills, solo_ambushes } = state.form.setup;
  fillIn({ setup: { ...preset(name), skills, ...(solo_ambushes ? { solo_ambushes } : {}) }, ambushes: [] });
}

/* ---------- seats ---------- */

/** Edits the seats as they are now, not as they were drawn: two edits may come within one frame. */
export function editSeats(edit: (seats: readonly Seat[]) => readonly Seat[]): void {
  fillIn({ seats: edit(state.form.seats), dressing: -1 });
}

export function addSeat(bot: string): void {
  editSeats((now) => (now.length < MOST_AT_A_TABLE ? [...now, { name: '', colour: freeColour(now), bot, crest: '' }] : now));
}

/** The first person's name and crest are also those of solo games and keepsakes. */
export function changeSeat(index: number, part: Partial<Seat>): void {
  fillIn({ seats: state.form.seats.map((each, i) => (i === index ? { ...each, ...part } : each)) });
  if (index !== 0 || state.form.seats[0]?.bot) return;
  if (part.name !== undefined) changeSettings({ name: cleanName(part.name) });
  if (part.crest !== undefined) changeSettings({ crest: part.crest });
}

/** Two seats never share a colour: anyone who had it takes the other one. */
export function recolour(index: number, colour: Colour): void {
  const { seats } = state.form;
  const before = seats[index]?.colour ?? 'red';
  const swap = (each: Seat, i: number): Seat =>
    i === index ? { ...each, colour } : each.colour === colour ? { ...each, colour: before } : each;
  fillIn({ seats: seats.map(swap) });
}

/** Solo, or a table: anyone who is known here sits on its first seat. */
export function chooseMode(mode: Mode): void {
  fillIn({ mode });
  if (mode === 'table' && isStored('bots')) void fetchRestQuietly(); // with the list of them
  const { name, crest } = state.settings;
  const [first, ...others] = state.form.seats;
  if (first && !first.bot && !first.name && !first.crest) fillIn({ seats: [{ ...first, name, crest }, ...others] });
}

/* ---------- cards ---------- */

/** Shows the cards to choose from, or folds them away. */
export function unfoldCards(): void {
  fillIn({ cards: !state.form.cards });
  void fetchRest();
}

/** One edict of a kind by hand; nothing means at random. Only four have their own letters. */
export function chooseEdict(others: readonly string[], id: string): void {
  const { edicts } = state.form.setup;
  const place = edicts.findIndex((each) => others.includes(each));
  if (place < 0) changeSetup({ edicts: id ? [...edicts, id] : edicts });
  else changeSetup({ edicts: edicts.map((each, i) => (i === place ? id : each)).filter(Boolean) });
}

/** Two edicts change letters. */
export function swapLetters(from: number, to: number): void {
  const { edicts } = state.form.setup;
  changeSetup({ edicts: edicts.map((each, i) => edicts[i === from ? to : i === to ? from : i] ?? each) });
}

/** The four edicts that the rulebook gives for a first game, and what else it says of it. */
export function firstGame(): void {
  const { set, sheet, skills, players } = state.form.setup;
  fillIn({ setup: { ...preset(`first-${set}`), sheet, skills, players }, ambushes: [] });
}

/** Ambushes by hand: they count once there are four; until then the packs do. */
export function pickAmbush(id: string): void {
  const { ambushes, setup } = state.form;
  const now = ambushes.includes(id) ? ambushes.filter((each) => each !== id) : [...ambushes, id].slice(0, AMBUSHES);
  fillIn({ ambushes: now });
  changeSetup({ ambush: now.length === AMBUSHES ? [...now] : packsOf(setup) });
}

/** A pack more or less to draw the ambushes from; never none. */
export function togglePack(id: string): void {
  const packs = packsOf(state.form.setup);
  const now = packs.includes(id) ? packs.filter((each) => each !== id) : [...packs, id];
  fillIn({ ambushes: [] });
  changeSetup({ ambush: now.length ? now : packs });
}

function packsOf({ set, ambush }: SetupJson): string[] {
  return ambush.length === AMBUSHES ? preset(set).ambush : ambush;
}

/** The ambushes that were chosen one by one. */
function byHand({ ambush }: SetupJson): string[] {
  return ambush.length === AMBUSHES ? ambush : [];
}

/** Fills in all that a deal code says; false if it is not one. */
export async function takeDeal(deal: string): Promise<boolean> {
  const answer = await ask({ do: 'terms', deal: deal.trim() });
  if (!answer.ok || answer.setup.players > MOST_AT_A_TABLE) return false;
  const { setup, seed } = answer;
  const { seats } = state.form;
  const more = Array.from({ length: Math.max(0, setup.players - seats.length) }, (_, i) => seat(seats.length + i));
  const table = setup.players > 1 ? { seats: [...seats, ...more].slice(0, setup.players), dressing: -1 } : {};
  fillIn({ setup, seed, ...table, mode: setup.players > 1 ? 'table' : 'solo', ambushes: byHand(setup) });
  return true;
}
