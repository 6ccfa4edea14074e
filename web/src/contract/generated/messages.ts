/* Made by build/contract.py from the engine. Do not edit. */

export type Day = string;

export type Id = string;

export type Name = string;

export type RecordText = string;

export type Hints = number;

export type SeatNumber = number;

export type Bots = string[];

export type ReasonKind = "edict" | "coins" | "toll";

export type IdeaCode = "edict-now" | "edict-loses" | "edict-soon" | "line-soon" | "cluster-soon" | "closes-mountains" | "mountain-soon" | "takes-coin" | "spends-coins" | "blocks-monsters" | "opens-toll" | "leaves-holes" | "keeps-open" | "leaves-room";

export type ActionKind = "shape" | "cell" | "skill" | "ambush" | "hero" | "destroy" | "dodge" | "pass";

export type TaskKind = "draw" | "extra" | "dodge" | "ambush" | "gorgon" | "hero" | "troll" | "walk" | "wave";

export type Event = RevealedEvent | DrawnEvent | AddedEvent | WalkEvent | NothingEvent | DodgedEvent | DestroyedEvent | WaveEvent | CoinsEvent | ScoredEvent | FinishedEvent;

export type Offset = [number, number];

export type Letter = "A" | "B" | "C" | "D";

export type CardKind = "explore" | "ruins" | "ambush" | "hero";

export type ToolKind = "shape" | "cell" | "skill" | "ambush" | "hero" | "destroy" | "dodge";

export type Phase = "draw" | "extra" | "dodge" | "ambush" | "gorgon" | "hero" | "troll" | "next" | "bot" | "over";

export type Near = number;

export type Question = NewGame | OpenGame | OpenDeal | AskTerms | Act | Simple | Think | GuestActs | AskPreview | AskExplain | AskHint | AskReview | AskDaily | AskResults | AskStanding | AskReplay | AskSummary | AskStatistics | AskDesk | AskKeepsake | AskPack | AskQr | AskImport | AskPuzzle | AskPuzzleAhead | AskPuzzleOpen | AskPuzzleDay | AskPuzzleCheck | AskPuzzleSolution | AskTurningPoints | AskHonours | AskExpert | AskCards | AskAlbum | AskSight | AskTrial | AskStepTrial | TrialActs | AskRival | AskLeague | AskCheck;

export type FoulKind = "double" | "chain" | "form" | "reveal" | "illegal";

export type Stage = "commit" | "reveal" | "play" | "over";

export type TableQuestion = TableTerms | TableOpen | TableTake | TableState | TableSay | TableGive | TableTend | TableThink | TableMissing | TableSit | TableJudge;

export type Games = string[];

export type ActionWord = string;

export type StepNumber = number;

export type KnownGames = KnownGame[];

/** `map` is the seat's own at the end; `bots` names the bot of each seat, as far as it is known. */
export interface AlbumGame {
  day: Day;
  daily: boolean;
  hints: Hints;
  summary: Figures;
  record: RecordText;
  seat: SeatNumber;
  bots: Bots;
  map: string;
}

/** `games` are in the order of play; thought out for so many milliseconds, ask again while `busy`. */
export interface AskAlbum {
  do: "album";
  games: AlbumGame[];
  ms: number;
}

/** `reached` is how much of the `goal` there is so far; `game` is the one that earned it, by its number. */
export interface StampJson {
  id: string;
  page: string;
  goal: number;
  reached: number;
  game: number | null;
}

/** `nearest` is the stamp that lacks least. */
export interface AlbumAnswer {
  ok: true;
  busy: boolean;
  share: number;
  stamps?: StampJson[];
  nearest?: string;
}

export interface DailyJson {
  day: string;
  number: number;
  deal: string;
  setup: SetupJson;
}

/** One step of a replay; `record` is the game up to here, to take over from. */
export interface ReplayStep {
  record: string;
  word: string;
  season: string;
  season_index: number;
  time: number;
  limit: number;
  cards: string[];
  players: PlayerView[];
  events: Event[];
  over: boolean;
}

/** What statistics need of a finished game. */
export interface Figures {
  set: string;
  sheet: string;
  players: number;
  skills: boolean;
  stars: number;
  rating: number | null;
  toll: number;
  coins: number;
  seasons: number[];
  edicts: Record<string, number>;
}

/** A finished game in figures, for statistics, shared texts, rivals and keepsakes. */
export interface Summary {
  set: string;
  sheet: string;
  players: number;
  skills: boolean;
  stars: number;
  rating: number | null;
  toll: number;
  coins: number;
  seasons: number[];
  edicts: Record<string, number>;
  deal: string;
  title: number | null;
  so_far: number[];
  map: string;
  season_maps: string[];
  emoji: string[];
  undone: number;
}

export interface PlayedGame {
  day: Day;
  daily: boolean;
  hints: Hints;
  summary: Figures;
}

export interface BestJson {
  set: string;
  sheet: string;
  stars: number;
}

export interface EdictMean {
  id: string;
  games: number;
  mean: number;
}

export interface StatisticsJson {
  games: number;
  mean_stars: number;
  best_stars: number;
  stars_lost: number;
  bests: BestJson[];
  titles: Record<string, number>;
  edicts: EdictMean[];
  seasons: number[];
  streak: number;
  longest_streak: number;
  hinted: number;
  hinted_mean: number;
  hinted_best: number;
}

/** A game in a player's history or among the saves. `day` is its date in UTC, of the daily deal if it is one; `daily` if it was that deal's first try; `taken` if it was taken over from a replay, so that it counts nowhere; `branch` if it left a table on several devices and was continued with bots. */
export interface ExportedGame {
  id: Id;
  record: RecordText;
  seat: SeatNumber;
  day: Day;
  daily: boolean;
  taken: boolean;
  branch: boolean;
  when: number;
  name: string;
  hints: Hints;
  bots: Bots;
}

/** Who sits at a table: a person, or the bot of that name. */
export interface ExportedSeat {
  name: string;
  colour: string;
  bot: string;
  crest: string;
}

export interface ExportedRival {
  name: Name;
  record: RecordText;
}

/** Where a game came from, in the page's words. */
export interface ExportedOrigin {
  kind: Name;
  day?: Day;
  season?: Name;
  rival?: ExportedRival;
}

/** A game in play. Older exports say neither who sits there nor where it came from; `open` if no curtain falls. */
export interface ExportedSave {
  id: Id;
  record: RecordText;
  seat: SeatNumber;
  day: Day;
  daily: boolean;
  taken: boolean;
  branch: boolean;
  when: number;
  name: string;
  hints: Hints;
  bots: Bots;
  seats: ExportedSeat[];
  origin: ExportedOrigin | null;
  open: boolean;
}

/** A file of all games of a player. */
export interface Export {
  mapwright: 1;
  games: ExportedGame[];
  saves: ExportedSave[];
  days: Record<Day, Id>;
}

export interface SheetFacts {
  set: string;
  map: string;
}

export interface ShapeFacts {
  cells: Offset[];
  coin: boolean;
}

export interface ExploreFacts {
  set: string;
  time: number;
  terrains: string[];
  shapes: ShapeFacts[];
}

export interface AmbushFacts {
  set: string;
  cells: Offset[];
  mark: string;
  corner: string;
  arrow: string;
}

export interface HeroFacts {
  cells: Offset[];
  attack: Offset[];
}

export interface SkillFacts {
  cost: number;
  cells: Offset[];
}

export interface EdictFacts {
  set: string;
  kind: string;
  solo: number;
}

export interface SeasonFacts {
  id: string;
  time: number;
  edicts: string;
}

/** The facts printed on cards and sheets, for screens that need no game. */
export interface Catalogue {
  sheets: Record<string, SheetFacts>;
  presets: Record<string, SetupJson>;
  packs: string[];
  seasons: Record<string, SeasonFacts[]>;
  coin_track: number;
  titles: number[];
  ruins: string[];
  explore: Record<string, ExploreFacts>;
  ambush: Record<string, AmbushFacts>;
  heroes: Record<string, HeroFacts>;
  skills: Record<string, SkillFacts>;
  edicts: Record<string, EdictFacts>;
}

/** A drawn example of the rulebook: the `window` (row, column, rows, columns) of a map, and what it earns there. */
export interface BookPicture {
  map: string;
  window: [number, number, number, number];
  stars: number;
  claims: ClaimJson[];
}

/** What an action changes at once, and how often that will still be scored; fewer tolled cells are a gain. */
export interface ReasonJson {
  kind: ReasonKind;
  letter: string;
  id: string;
  change: number;
  times: number;
}

/** The one idea behind an action: a code of `bots/ideas.py` with its edict or terrain, and its number. */
export interface IdeaJson {
  code: IdeaCode;
  id: string;
  count: number;
}

/** An action, the stars of the map's owner expected at the end of the game after it, and why. */
export interface AdviceJson {
  kind: ActionKind;
  terrain: string | null;
  cells: string[];
  attack: string[];
  skill: string | null;
  text: string;
  expected: number;
  gain: number;
  reasons: ReasonJson[];
  idea: IdeaJson;
}

/** `intent` brings the shape there; None for what needs no place. */
export interface PlaceJson {
  kind: ActionKind;
  terrain: string | null;
  cells: string[];
  attack: string[];
  skill: string | null;
  text: string;
  expected: number;
  gain: number;
  reasons: ReasonJson[];
  idea: IdeaJson;
  intent: Intent | null;
}

export interface HintJson {
  by: number;
  on: number;
  places: PlaceJson[];
}

/** `map` is the one drawn on, before it; `given_away` are stars, never below zero. */
export interface JudgementJson {
  season: string;
  turn: number;
  kind: TaskKind;
  on: number;
  card: string;
  number: number;
  map: string;
  move: AdviceJson;
  best: AdviceJson;
  same: boolean;
  given_away: number;
}

/** `costliest` are places in `judgements`; `expected` follows the seat's own map; `expert` is a record. */
export interface ReviewJson {
  seat: number;
  judgements: JudgementJson[];
  costliest: number[];
  given_away: number;
  expected: number[];
  final: number | null;
  expert: string;
  expert_stars: number;
}

/** `so_far` are the stars of the game up to this season and with it. */
export interface SeasonScore {
  season: string;
  edicts: Record<string, number>;
  coins: number;
  toll: number;
  total: number;
  so_far: number;
}

/** How every event begins; `turn` counts from 0 in its season. */
export interface When {
  season: string;
  turn: number;
}

/** `on` is the seat whose map it was. */
export interface OnMap {
  season: string;
  turn: number;
  on: number;
}

/** `by` is the seat that did it. */
export interface Deed {
  season: string;
  turn: number;
  on: number;
  by: number;
}

export interface RevealedEvent {
  season: string;
  turn: number;
  kind: "revealed";
  card: string;
  cards: string[];
}

/** `changes` edict by edict and the added `toll` are set for an ambush only. */
export interface DrawnEvent {
  season: string;
  turn: number;
  on: number;
  by: number;
  kind: "drawn";
  card: string;
  terrain: string;
  cells: string[];
  fallback: boolean;
  skill: string | null;
  map: string;
  changes: Change[];
  toll: number;
}

/** What a skill has added to a draw. */
export interface AddedEvent {
  season: string;
  turn: number;
  on: number;
  by: number;
  kind: "added";
  terrain: string;
  cells: string[];
  skill: string | null;
  map: string;
}

/** Monsters of a solo ambush; `walk` are the places tried, the last one theirs (R23). */
export interface WalkEvent {
  season: string;
  turn: number;
  on: number;
  by: number;
  kind: "walk";
  card: string;
  terrain: string;
  cells: string[];
  skill: string | null;
  walk: string[][];
  map: string;
  changes: Change[];
  toll: number;
}

/** No room: nothing is drawn, or the ambush is discarded after its `walk` (R17, R24). */
export interface NothingEvent {
  season: string;
  turn: number;
  on: number;
  by: number;
  kind: "nothing";
  card: string;
  skill: string | null;
  walk: string[][];
}

export interface DodgedEvent {
  season: string;
  turn: number;
  on: number;
  by: number;
  kind: "dodged";
  skill: string;
}

/** `why` names the monster whose effect it was; null where monsters met attack cells (R33). */
export interface DestroyedEvent {
  season: string;
  turn: number;
  on: number;
  by: number;
  kind: "destroyed";
  cells: string[];
  why: "gorgon" | "troll" | null;
  map: string;
}

/** Zombies that have spread (R36). */
export interface WaveEvent {
  season: string;
  turn: number;
  on: number;
  kind: "wave";
  cells: string[];
  map: string;
}

/** None if the track was full; `cells` are the mountains they are for. */
export interface CoinsEvent {
  season: string;
  turn: number;
  on: number;
  kind: "coins";
  coins: number;
  why: "shape" | "mountain" | "dragon";
  cells: string[];
}

export interface ScoredEvent {
  season: string;
  turn: number;
  on: number;
  kind: "scored";
  score: SeasonScore;
  map: string;
}

export interface FinishedEvent {
  season: string;
  turn: number;
  kind: "finished";
}

/** One table (R1–R7). `ambush` has pack ids, or exactly four card ids; `edicts` has four ids for A–D, or fewer, at most one of a kind: then the rest and the letters are dealt. */
export interface SetupJson {
  set: "base" | "heroes" | "combined";
  sheet: Letter;
  players: number;
  explore: "base" | "heroes";
  seasons: "base" | "heroes";
  heroes: boolean;
  skills: boolean;
  ambush: string[];
  edicts: string[];
  packs?: string[];
  solo_ambushes?: boolean;
}

/** One orientation of a tool's shape; `anchors` are the places of its box's corner where it is legal now. */
export interface Turn {
  code: string;
  cells: Offset[];
  attack: Offset[];
  anchors: Offset[];
}

/** Something the player may place now. Which terrains, turns and places are legal is decided here, by Python. */
export interface Tool {
  kind: ToolKind;
  shape: number;
  skill: string | null;
  cost: number;
  coin: boolean;
  terrains: string[];
  turns: Turn[];
}

/** The card on the table; `revealed` are all cards of this turn, ruins first (R8). */
export interface CardView {
  id: string;
  kind: CardKind;
  time: number;
  revealed: string[];
  must_cover_ruins: boolean;
  fallback: boolean;
}

/** `seasons` are the indices (0–3) of the seasons that score it; `live` if the present one does. */
export interface EdictView {
  letter: Letter;
  id: string;
  stars: number;
  seasons: number[];
  live: boolean;
}

/** `usable` if one of the tools of this moment uses it; `reason` is a reason code when not. */
export interface SkillView {
  id: string;
  cost: number;
  usable: boolean;
  reason: string | null;
}

/** `coins` are filled and not crossed out, `spent` are crossed out (R19); `running` is the present season, were it scored now, and null once it is. */
export interface PlayerView {
  seat: number;
  map: string;
  coins: number;
  spent: number;
  toll: number;
  stars: number;
  skill_used: boolean;
  seasons: SeasonScore[];
  running: SeasonScore | null;
  edicts: Record<string, number>;
}

/** `place` counts from 1; who shares a place shares its number (R28). In solo the rating is the stars less `par`; `next_title` is the threshold of the title above the one that was reached (R30). */
export interface Result {
  seat: number;
  place: number;
  stars: number;
  toll: number;
  par: number | null;
  rating: number | null;
  title: number | null;
  next_title: number | null;
}

/** All that a screen shows of a game. `seat` acts or has just acted, on the map of seat `on`; `to_come` are next; `ends_season` if the time is up once this card is done. */
export interface View {
  deal: string;
  seed: string;
  setup: SetupJson;
  record: string;
  phase: Phase;
  season: string;
  season_index: number;
  turn: number;
  time: number;
  limit: number;
  limits: number[];
  ends_season: boolean;
  seat: number;
  on: number;
  to_come: number[];
  edicts: EdictView[];
  skills: SkillView[];
  players: PlayerView[];
  card: CardView | null;
  tools: Tool[];
  can_pass: boolean;
  can_undo: boolean;
  can_redo: boolean;
  can_take_back: boolean;
  log: Event[];
  results: Result[];
  winners: number[];
  bots: string[];
}

/** `games` are in the order of play; the one at `at` has just ended. */
export interface AskHonours {
  do: "honours";
  games: PlayedGame[];
  at: number;
}

/** `best_before` is of the same cards and sheet; `streak` counts the days up to a daily map's own. */
export interface HonoursJson {
  best_before: number | null;
  is_best: boolean;
  is_new_title: boolean;
  streak: number;
}

export interface HonoursAnswer {
  ok: true;
  honours: HonoursJson;
}

/** What the expert makes of a deal alone, thought out for so many milliseconds; ask again while `busy`. */
export interface AskExpert {
  do: "expert";
  deal: string;
  ms: number;
}

export interface ExpertAnswer {
  ok: true;
  busy: boolean;
  share: number;
  stars?: number;
  record?: string;
}

/** About the game that is open. */
export interface AskCards {
  do: "cards";
}

/** This season's cards: `seen` in order, `left` in the order of the printed set; of `ambushes` and `heroes` in the deck it is known how many there are, and which ones they may be. */
export interface CardsJson {
  seen: string[];
  left: string[];
  ambushes: number;
  ambush: string[];
  heroes: number;
  hero: string[];
}

export interface CardsAnswer {
  ok: true;
  cards: CardsJson;
}

/** What the player points at: a tool of the view by index, a terrain, a turn, and where its box's corner lies. */
export interface Intent {
  tool: number;
  terrain: string | null;
  turn: string;
  row: Near;
  column: Near;
}

export interface Change {
  letter: string;
  now: number;
  then: number;
  gain: number;
}

/** What an intent would do. `bad` are the offending cells, `reason` a reason code; both empty when it fits. */
export interface Preview {
  fits: boolean;
  reason: string | null;
  cells: string[];
  bad: string[];
  destroyed: string[];
  attack: string[];
  edicts: Change[];
  coins: number;
  toll: number;
}

export interface ClaimJson {
  stars: number;
  cells: string[];
}

/** Why an edict has its stars; `count` is the number of claims. */
export interface Explanation {
  id: string;
  letter: string;
  stars: number;
  count: number;
  claims: ClaimJson[];
}

/** `record` is the game up to the moment, empty for one of a table; `cards` are this turn's and the next ones', as revealed; `live` are the letters of the edicts that the season scores; `now` is what the season would bring if nothing more were drawn, `best` the most that it can bring; of `choices` first actions `near` come near it; `grade` goes from 1, easy, to 3. */
export interface PuzzleJson {
  code: string;
  record: string;
  deal: string;
  season: string;
  season_index: number;
  map: string;
  coins: number;
  cards: string[][];
  edicts: string[];
  live: string[];
  now: number;
  best: number;
  ways: number;
  right: number;
  choices: number;
  near: number;
  grade: number;
}

/** The season as it was scored, and why. */
export interface PuzzleSums {
  map: string;
  explanations: Explanation[];
  coins: number;
  toll: number;
  toll_cells: string[];
  total: number;
}

/** One drawing of a solution, to be lit on the map. */
export interface PuzzleMove {
  text: string;
  terrain: string | null;
  cells: string[];
  attack: string[];
  skill: string | null;
}

export interface PuzzleSolution {
  moves: PuzzleMove[];
  sums: PuzzleSums;
}

/** `number` is the action of the record that was taken there; `lost` is what it and the following cost. */
export interface TurningPointJson {
  puzzle: PuzzleJson;
  number: number;
  earned: number;
  lost: number;
}

/** `code` is a seed, `EDICT.SEED` to train an edict, `day.2026-11-15`, or that of a turning point. */
export interface AskPuzzle {
  do: "puzzle";
  code: string;
}

export interface PuzzleAnswer {
  ok: true;
  puzzle: PuzzleJson;
}

/** A puzzle that will be wanted is looked for so many milliseconds; ask again while `busy`. */
export interface AskPuzzleAhead {
  do: "puzzle-ahead";
  code: string;
  ms: number;
}

export interface PuzzleAheadAnswer {
  ok: true;
  busy: boolean;
}

/** Opens the moment as a game, so that all messages about a game work; it is not to be saved. */
export interface AskPuzzleOpen {
  do: "puzzle-open";
  code: string;
}

export interface PuzzleOpenAnswer {
  ok: true;
  puzzle: PuzzleJson;
  view: View;
  events: Event[];
}

/** The puzzle of a day, as 2026-11-15, in UTC; `number` counts the days from the first. */
export interface AskPuzzleDay {
  do: "puzzle-day";
  day: string;
}

export interface PuzzleDayAnswer {
  ok: true;
  number: number;
  puzzle: PuzzleJson;
}

/** `actions` are the words of the record after the puzzle's moment; `rating` is the player's, 0 for none yet, and `rated` how many puzzles it comes from. */
export interface AskPuzzleCheck {
  do: "puzzle-check";
  code: string;
  actions: string[];
  rating?: number;
  rated?: number;
}

/** Before the season is over only `done` is there; `right` if no legal way brings more; `rating` is what the player's would be if this answer counts. */
export interface PuzzleCheckAnswer {
  ok: true;
  done: boolean;
  right?: boolean;
  sums?: PuzzleSums;
  rating?: number;
}

export interface AskPuzzleSolution {
  do: "puzzle-solution";
  code: string;
}

/** One right answer for each of the best first actions, the first five. */
export interface PuzzleSolutionAnswer {
  ok: true;
  solutions: PuzzleSolution[];
}

/** The turning points of a finished game, looked for so many milliseconds; ask again while `busy`. */
export interface AskTurningPoints {
  do: "turning-points";
  record: string;
  seat: number;
  ms: number;
}

export interface TurningPointsAnswer {
  ok: true;
  busy: boolean;
  share: number;
  points?: TurningPointJson[];
}

/** `code` is stable and is a text key; `detail` quotes what was wrong, for reports. */
export interface Problem {
  code: string;
  detail: string;
}

export interface Refusal {
  ok: false;
  error: Problem;
}

/** `bots` names the bot of each seat, empty for people; none at all if left out. One that ends in `.py` is a custom bot that thinks elsewhere. `setup` is read by `setup_from`. */
export interface NewGame {
  do: "new";
  setup: SetupJson;
  seed: string;
  bots?: string[];
}

export interface OpenGame {
  do: "open";
  record: string;
  bots?: string[];
}

export interface OpenDeal {
  do: "deal";
  deal: string;
  bots?: string[];
}

/** What a deal code says, without a game. */
export interface AskTerms {
  do: "terms";
  deal: string;
}

export interface TermsAnswer {
  ok: true;
  setup: SetupJson;
  seed: string;
}

export interface Act {
  do: "act";
  intent: Intent;
}

/** `pass`: use no skill. `next`: turn the next card, after which nothing can be undone. `take-back`: alone at the table, draw the turn before again; the record is marked. */
export interface Simple {
  do: "pass" | "next" | "undo" | "redo" | "take-back" | "view";
}

/** `events` are what happened by this message, in order; the whole season's are in `view.log`. */
export interface ViewAnswer {
  ok: true;
  view: View;
  events: Event[];
}

/** Let the bots think for so many milliseconds; ask again while `busy`, also while people draw. */
export interface Think {
  do: "think";
  ms: number;
}

/** `view` and `events` are there only if a bot has acted. */
export interface ThinkAnswer {
  ok: true;
  busy: boolean;
  view?: View;
  events?: Event[];
}

/** The action of a bot of the player's own, which thinks elsewhere, in the game of this record. The answer is a `ViewAnswer`, or a refusal if it is not legal. */
export interface GuestActs {
  do: "guest";
  record: string;
  action: string;
}

export interface AskPreview {
  do: "preview";
  intent: Intent;
}

export interface PreviewAnswer {
  ok: true;
  preview: Preview;
}

export interface AskExplain {
  do: "explain";
  letter: string;
  seat: number;
}

export interface ExplainAnswer {
  ok: true;
  explanation: Explanation;
}

/** The best places for the acting player, after so many milliseconds of thinking; ask again while `busy`. */
export interface AskHint {
  do: "hint";
  ms: number;
}

export interface HintAnswer {
  ok: true;
  busy: boolean;
  share: number;
  hint?: HintJson;
}

/** A finished game of one seat, compared with the expert; ask again while `busy`, `share` is the progress. The actions before number `first` were not the player's own and are not judged. */
export interface AskReview {
  do: "review";
  record: string;
  seat: number;
  ms: number;
  first?: number;
}

export interface ReviewAnswer {
  ok: true;
  busy: boolean;
  share: number;
  review?: ReviewJson;
}

/** `day` is a date as 2026-11-15, in UTC. */
export interface AskDaily {
  do: "daily";
  day: string;
}

export interface DailyAnswer {
  ok: true;
  daily: DailyJson;
}

export interface AskReplay {
  do: "replay";
  record: string;
}

export interface ReplayAnswer {
  ok: true;
  deal: string;
  setup: SetupJson;
  edicts: string[];
  skills: string[];
  frames: ReplayStep[];
}

export interface AskSummary {
  do: "summary";
  record: string;
  seat: number;
}

export interface SummaryAnswer {
  ok: true;
  summary: Summary;
}

export interface AskStatistics {
  do: "statistics";
  today: string;
  games: PlayedGame[];
}

export interface StatisticsAnswer {
  ok: true;
  statistics: StatisticsJson;
}

/** A paper map to score: `edicts` are the ids that count now. */
export interface AskDesk {
  do: "desk";
  map: string;
  edicts: string[];
  coins: number;
}

export interface DeskAnswer {
  ok: true;
  map: string;
  explanations: Explanation[];
  coins: number;
  toll: number;
  toll_cells: string[];
  total: number;
}

/** A map as a vector picture in a frame; the page gives the words, in the player's language. */
export interface AskKeepsake {
  do: "keepsake";
  map: string;
  title: string;
  subtitle: string;
  lines: string[];
}

export interface KeepsakeAnswer {
  ok: true;
  svg: string;
}

/** A record written as short as it goes, for a link; every message that takes a record takes both forms. */
export interface AskPack {
  do: "pack";
  record: string;
}

export interface PackAnswer {
  ok: true;
  record: string;
}

export interface AskQr {
  do: "qr";
  text: string;
}

/** Rows of modules, `#` for dark, without the light margin. */
export interface QrAnswer {
  ok: true;
  rows: string[];
}

/** The text of a file that an export has written. */
export interface AskImport {
  do: "import";
  text: string;
}

/** What is well formed in it; each record is still to be replayed. */
export interface ImportAnswer {
  ok: true;
  games: ExportedGame[];
  saves: ExportedSave[];
  days: Record<Day, Id>;
}

/** Replays published records of a day for so many milliseconds, at least one; ask again for the rest. */
export interface AskResults {
  do: "results";
  day: string;
  contents: string[];
  ms: number;
}

/** `refused` is the reason why a record does not count, and empty if it does. */
export interface ResultJson {
  refused: string;
  record: string;
  stars: number;
  map: string;
}

export interface ResultsAnswer {
  ok: true;
  results: ResultJson[];
}

/** Compares results by their stars; `own` is not among them. */
export interface AskStanding {
  do: "standing";
  stars: number[];
  own: number;
}

/** `first` is the smallest number of stars of this bar. */
export interface BarJson {
  first: number;
  count: number;
}

/** `best` are places in the list; `better` is the share with fewer stars in percent, none if there are no others. */
export interface StandingAnswer {
  ok: true;
  bars: BarJson[];
  best: number[];
  better?: number;
}

/** `writer` is the seat whose device writes for this one; `key` is that device's own, where it writes for itself. */
export interface TableSeat {
  writer: number;
  key?: string;
  bot?: string;
}

/** The text that all must agree on. `name` is of this table alone: 8 to 64 letters, digits, - or _. */
export interface TableTerms {
  do: "table-terms";
  name: string;
  setup: SetupJson;
  seats: TableSeat[];
}

export interface TableTermsAnswer {
  ok: true;
  terms: string;
  protocol: number;
  rules: number;
}

/** Open a table, new or with the stored entries. `home` is this device's first seat, -1 to look on. */
export interface TableOpen {
  do: "table-open";
  terms: string;
  home: number;
  entries: string[];
}

/** Entries that came in, their signatures checked: of tenure 0 by the key of the seat's writer, of others by that of the writer named in `tenures`; those of a tenure that is not there yet are left for later. */
export interface TableTake {
  do: "table-take";
  entries: string[];
}

/** How the table stands, and what came of the message. */
export interface TableState {
  do: "table-state";
}

/** A seat of this device commits to a nonce of 32 random hexadecimal digits, and reveals it once all have. */
export interface TableSay {
  do: "table-commit" | "table-reveal";
  seat: number;
  nonce: string;
}

/** This device gives a seat that it writes to the device of seat `writer`, or votes for that. */
export interface TableGive {
  do: "table-give";
  seat: number;
  writer: number;
}

/** Write what a device writes unasked: it begins what it was given, and returns seats to owners who are back. `here` are the first seats of the devices that are heard. */
export interface TableTend {
  do: "table-tend";
  here: number[];
}

/** Let the bots of this device think for so many milliseconds; ask again while `busy`. */
export interface TableThink {
  do: "table-think";
  ms: number;
}

/** What a peer with so many entries lacks, and whether its game is ours: `marks` are those that it sent. */
export interface TableMissing {
  do: "table-missing";
  have: ([number, number])[];
  marks: string[];
}

/** `desync` is the number of the first card after which the two differ. */
export interface TableMissingAnswer {
  ok: true;
  entries: string[];
  desync: number | null;
}

/** Sit down at a seat of this device, -1 to look on; answered by the view from there. */
export interface TableSit {
  do: "table-sit";
  seat: number;
}

/** What was done wrong at a seat, to be sent to others with the signatures of `entries`. `writer` is the first seat of the device that did it, -1 if it is not known. */
export interface FoulJson {
  kind: FoulKind;
  seat: number;
  writer: number;
  entries: string[];
  record: string;
  code: string;
}

/** A foul that a peer reports. */
export interface FoulTold {
  kind: FoulKind;
  entries: string[];
  record: string;
  code: string;
}

/** Whether a foul that a peer reports is proved; then its seat is stopped here too. */
export interface TableJudge {
  do: "table-judge";
  foul: FoulTold;
}

export interface TableJudgeAnswer {
  ok: true;
  proved: boolean;
}

/** An entry that was not taken; `seat` is -1 if it names none. Only foul codes blame a seat. */
export interface RefusedJson {
  entry: string;
  seat: number;
  code: string;
  detail: string;
}

export interface TenureJson {
  tenure: number;
  writer: number;
}

/** An open vote: the devices of the seats `by` want to give `seat` to that of `writer`; `needed` of them decide. This device may agree unless it and others have drawn in another game than they. */
export interface VoteJson {
  seat: number;
  writer: number;
  by: number[];
  needed: number;
  may_agree: boolean;
}

/** The seasons, from 0, in which another device moved for a person. */
export interface StoodIn {
  seat: number;
  seasons: number[];
}

/** `record` is empty until the seed is known. `waiting_for` are the seats that the game waits for, `free` are those of this device that may act now; `tenures` are the writers of each seat, `stopped` those stopped by a foul. `contested`: a vote shows that others have other entries of a seat, so they have to see ours. `to_begin` asks for a `table-tend`: this device was given a seat. */
export interface TableView {
  terms: string;
  stage: Stage;
  record: string;
  have: ([number, number])[];
  marks: string[];
  waiting_for: number[];
  free: number[];
  tenures: TenureJson[][];
  votes: VoteJson[];
  contested: boolean;
  to_begin: boolean;
  stood_in: StoodIn[];
  fouls: FoulJson[];
  stopped: number[];
}

/** `written` are new entries of this device. `view` is set once a player sits, with `events` since the last. */
export interface TableAnswer {
  ok: true;
  busy: boolean;
  refused: RefusedJson[];
  view?: View;
  events?: Event[];
  written: string[];
  table: TableView;
}

/** What the custom bot whose turn it is may see of the game of this record, which is open. */
export interface AskSight {
  do: "sight";
  record: string;
}

/** `sight` is for the bot's interpreter alone; `lot` is the seed of the bot's own chance. */
export interface SightAnswer {
  ok: true;
  sight: string;
  lot: string;
}

/** Deal a game for a custom bot that plays alone. `kind` is what stands before the seed in a deal code. */
export interface AskTrial {
  do: "trial";
  seed: string;
  kind?: string;
}

/** Deal a game of the check of a step of the course. */
export interface AskStepTrial {
  do: "trial-step";
  step: StepNumber;
  number: number;
}

/** The action of the custom bot in the game that was dealt last. It is refused if it is not legal. */
export interface TrialActs {
  do: "trial-act";
  record: string;
  action: ActionWord;
}

/** `sight` is what the bot may see at its next decision, empty when the game is over. */
export interface TrialAnswer {
  ok: true;
  record: string;
  seat: number;
  sight: string;
  lot: string;
}

/** A game of one of the engine's bots, thought out for so many milliseconds; ask again while `busy`. */
export interface AskRival {
  do: "rival";
  bot: string;
  seed: string;
  ms: number;
  kind?: string;
}

export interface RivalAnswer {
  ok: true;
  busy: boolean;
  share: number;
  record?: string;
}

/** What a game brought that need not be replayed: one of the engine's own bots on a fixed deal. */
export interface KnownGame {
  stars: number;
  edicts: Record<string, number>;
}

/** Count the games of each bot. `games` are replayed, `mine` being those of the custom bot; `known` come first. */
export interface AskLeague {
  do: "league";
  games: Record<string, Games>;
  known?: Record<string, KnownGames> | null;
}

/** `margin` is half of the 95 % interval of the mean; `bars` are where each begins and how many games it has. */
export interface LeagueFigures {
  games: number;
  stars: number[];
  mean: number;
  margin: number | null;
  bars: ([number, number])[];
  edicts: Record<string, number>;
}

/** `better`: on so many deals the custom bot had more stars; a draw is half of one. */
export interface LeagueAnswer {
  ok: true;
  table: Record<string, LeagueFigures>;
  better: Record<string, number>;
}

/** Count the games of a check, which are replayed; `records` are those of the first deals. */
export interface AskCheck {
  do: "check";
  step: StepNumber;
  records: Games;
}

/** `mean` and `passed` are there when all deals are played. */
export interface CheckAnswer {
  ok: true;
  deals: number[];
  mean?: number;
  passed?: boolean;
}

/** The answer to each question. */
export interface Answers {
  "new": ViewAnswer;
  "deal": ViewAnswer;
  "open": ViewAnswer;
  "terms": TermsAnswer;
  "act": ViewAnswer;
  "pass": ViewAnswer;
  "next": ViewAnswer;
  "undo": ViewAnswer;
  "redo": ViewAnswer;
  "take-back": ViewAnswer;
  "view": ViewAnswer;
  "think": ThinkAnswer;
  "guest": ViewAnswer;
  "preview": PreviewAnswer;
  "explain": ExplainAnswer;
  "hint": HintAnswer;
  "cards": CardsAnswer;
  "review": ReviewAnswer;
  "daily": DailyAnswer;
  "replay": ReplayAnswer;
  "summary": SummaryAnswer;
  "statistics": StatisticsAnswer;
  "desk": DeskAnswer;
  "keepsake": KeepsakeAnswer;
  "pack": PackAnswer;
  "qr": QrAnswer;
  "import": ImportAnswer;
  "honours": HonoursAnswer;
  "expert": ExpertAnswer;
  "puzzle": PuzzleAnswer;
  "puzzle-ahead": PuzzleAheadAnswer;
  "puzzle-day": PuzzleDayAnswer;
  "puzzle-open": PuzzleOpenAnswer;
  "puzzle-check": PuzzleCheckAnswer;
  "puzzle-solution": PuzzleSolutionAnswer;
  "turning-points": TurningPointsAnswer;
  "album": AlbumAnswer;
  "sight": SightAnswer;
  "trial": TrialAnswer;
  "trial-step": TrialAnswer;
  "trial-act": TrialAnswer;
  "rival": RivalAnswer;
  "league": LeagueAnswer;
  "check": CheckAnswer;
  "results": ResultsAnswer;
  "standing": StandingAnswer;
  "table-terms": TableTermsAnswer;
  "table-open": TableAnswer;
  "table-take": TableAnswer;
  "table-state": TableAnswer;
  "table-commit": TableAnswer;
  "table-reveal": TableAnswer;
  "table-give": TableAnswer;
  "table-tend": TableAnswer;
  "table-think": TableAnswer;
  "table-missing": TableMissingAnswer;
  "table-sit": ViewAnswer;
  "table-judge": TableJudgeAnswer;
}
