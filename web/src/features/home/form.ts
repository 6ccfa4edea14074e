/** Changes of the form for a new game. */

import type { SetupJson } from '../../core/contract/generated/messages';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import { onReset, storedForm } from '../../core/browser/local-storage';
import { ask } from '../../core/engine/ask';
import { AMBUSH_COUNT, seatingOf, type Form, defaultForm, type Mode, preset } from '../../core/state/form';
import { type Colour, freeColour, MAX_LOCAL_SEATS, defaultSeat, type Seat } from '../../core/state/seats';
import { state, update } from '../../core/state/store';
import { cleanName } from '../../core/page/links';
import { loadLazyParts, preloadLazyParts } from '../../core/page/navigate';
import { newGame } from '../../play/open-game';
import { changeSettings } from '../../core/page/settings';

export function updateForm(change: Partial<Form>): void {
  update('form', change);
}

/** Fills in the form with the setup of the last game. */
export function loadForm(): void {
  const { setup, mode, seats, open } = storedForm.read() ?? defaultForm();
  updateForm({
    ...defaultForm(),
    setup,
    mode,
    seats: seats.length > 1 ? seats : defaultForm().seats,
    open,
    ambushes: chosenAmbushes(setup),
  });
}

onReset(loadForm);

/** Returns a seat as it is stored: without the code of a bot, which the workshop stores. */
function withoutSource(seat: Seat): Seat {
  const copy = { ...seat };
  delete copy.source;
  return copy;
}

/** Starts a game with the setup of the form. The form is folded, unless the engine refuses the setup. */
export async function startGame(): Promise<void> {
  const { setup, seed, mode, seats, open } = state.form;
  storedForm.write({ setup, mode, seats: seats.map(withoutSource), open });
  await newGame(setup, seed.trim(), seatingOf(state.form));
  if (state.navigation.route.to !== 'home') updateForm({ setupOpen: false, seed: '' });
}

export function changeSetup(part: Partial<SetupJson>): void {
  updateForm({ setup: { ...state.form.setup, ...part } });
}

/** Sets the setup to a preset; skills, expansions and solo ambushes stay as they are. */
export function choosePreset(name: SetupJson['set']): void {
  const { skills, packs, solo_ambushes } = state.form.setup;
  const unchanged = { skills, ...(packs ? { packs } : {}), ...(solo_ambushes ? { solo_ambushes } : {}) };
  updateForm({ setup: { ...preset(name), ...unchanged }, ambushes: [] });
}

/** Adds the cards of an expansion to the game, or removes them and its edicts that were chosen by hand. */
export function toggleExpansion(id: string): void {
  const { packs = [], ...setup } = state.form.setup;
  const chosen = packs.includes(id) ? packs.filter((each) => each !== id) : [...packs, id];
  const changed = chosen.length ? { ...setup, packs: chosen } : setup;
  updateForm({ setup: { ...changed, edicts: setup.edicts.filter((edict) => mayBeDealt(changed, edict)) } });
}

/** Whether an edict is among the cards of a set with its expansions. */
export function mayBeDealt({ set, packs = [] }: SetupJson, edict: string): boolean {
  const edictSet = CATALOGUE.edicts[edict]?.set ?? '';
  return CATALOGUE.expansions.includes(edictSet) ? packs.includes(edictSet) : set === 'combined' || edictSet === set;
}

/* ---------- seats ---------- */

/** Edits the present seats, which another edit within the same frame may already have changed. */
export function editSeats(edit: (seats: readonly Seat[]) => readonly Seat[]): void {
  updateForm({ seats: edit(state.form.seats), editedSeat: -1 });
}

export function addSeat(bot: string): void {
  editSeats((seats) => (seats.length < MAX_LOCAL_SEATS ? [...seats, { name: '', colour: freeColour(seats), bot, crest: '' }] : seats));
}

/** Changes a seat. Name and crest of a person on the first seat are also stored as the player's. */
export function changeSeat(index: number, part: Partial<Seat>): void {
  updateForm({ seats: state.form.seats.map((each, i) => (i === index ? { ...each, ...part } : each)) });
  if (index !== 0 || state.form.seats[0]?.bot) return;
  if (part.name !== undefined) changeSettings({ name: cleanName(part.name) });
  if (part.crest !== undefined) changeSettings({ crest: part.crest });
}

/** Sets the colour of a seat; the seat that had that colour gets the other one. */
export function setSeatColour(index: number, colour: Colour): void {
  const { seats } = state.form;
  const before = seats[index]?.colour ?? 'red';
  const swap = (each: Seat, i: number): Seat => {
    if (i === index) return { ...each, colour };
    return each.colour === colour ? { ...each, colour: before } : each;
  };
  updateForm({ seats: seats.map(swap) });
}

/** Chooses between solo and several players. The player's name and crest are filled in on an empty first seat. */
export function chooseMode(mode: Mode): void {
  updateForm({ mode });
  if (mode === 'table' && state.stored.bots.length) void preloadLazyParts(); // they contain the list of custom bots
  const { name, crest } = state.settings;
  const [first, ...others] = state.form.seats;
  if (first && !first.bot && !first.name && !first.crest) updateForm({ seats: [{ ...first, name, crest }, ...others] });
}

/* ---------- cards ---------- */

export function unfoldCards(): void {
  updateForm({ cardsOpen: !state.form.cardsOpen });
  void loadLazyParts();
}

/** Chooses an edict of a kind; an empty id for a random one. `sameKind` are the ids of that kind. */
export function chooseEdict(sameKind: readonly string[], id: string): void {
  const { edicts } = state.form.setup;
  const index = edicts.findIndex((each) => sameKind.includes(each));
  if (index < 0) changeSetup({ edicts: id ? [...edicts, id] : edicts });
  else changeSetup({ edicts: edicts.map((each, i) => (i === index ? id : each)).filter(Boolean) });
}

export function swapLetters(from: number, to: number): void {
  const edicts = [...state.form.setup.edicts];
  const [one, other] = [edicts[from], edicts[to]];
  if (one === undefined || other === undefined) return;
  edicts[from] = other;
  edicts[to] = one;
  changeSetup({ edicts });
}

/** Sets the cards that the rulebook recommends for the first game. */
export function useFirstGameCards(): void {
  const { set, sheet, skills, players } = state.form.setup;
  updateForm({ setup: { ...preset(`first-${set}`), sheet, skills, players }, ambushes: [] });
}

/** Selects or deselects an ambush. As long as fewer than four are selected, the packs are used. */
export function toggleAmbush(id: string): void {
  const { ambushes, setup } = state.form;
  const chosen = ambushes.includes(id) ? ambushes.filter((each) => each !== id) : [...ambushes, id].slice(0, AMBUSH_COUNT);
  updateForm({ ambushes: chosen });
  changeSetup({ ambush: chosen.length === AMBUSH_COUNT ? [...chosen] : packsOf(setup) });
}

/** Adds or removes a pack of ambushes; at least one remains. */
export function togglePack(id: string): void {
  const packs = packsOf(state.form.setup);
  const chosen = packs.includes(id) ? packs.filter((each) => each !== id) : [...packs, id];
  updateForm({ ambushes: [] });
  changeSetup({ ambush: chosen.length ? chosen : packs });
}

function packsOf({ set, ambush }: SetupJson): string[] {
  return ambush.length === AMBUSH_COUNT ? preset(set).ambush : ambush;
}

/** Returns the ambushes that were selected one by one. */
function chosenAmbushes({ ambush }: SetupJson): string[] {
  return ambush.length === AMBUSH_COUNT ? ambush : [];
}

/** Fills in the form with the setup and the seed of a deal code. Returns false if it is invalid. */
export async function applyDealCode(deal: string): Promise<boolean> {
  const response = await ask({ do: 'parse-deal', deal: deal.trim() });
  if (!response.ok || response.setup.players > MAX_LOCAL_SEATS) return false;
  const { setup, seed } = response;
  const { seats } = state.form;
  const addedSeats = Array.from({ length: Math.max(0, setup.players - seats.length) }, (_, i) => defaultSeat(seats.length + i));
  const seating = setup.players > 1 ? { seats: [...seats, ...addedSeats].slice(0, setup.players), editedSeat: -1 } : {};
  updateForm({ setup, seed, ...seating, mode: setup.players > 1 ? 'table' : 'solo', ambushes: chosenAmbushes(setup) });
  return true;
}
