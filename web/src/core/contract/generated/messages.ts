/* Made by build/contract.py from the engine. Do not edit. */

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

export type Day = string;

export type Id = string;

export type Name = string;

export type RecordText = string;

export type Hints = number;

export type SeatNumber = number;

export type Bots = string[];

export type MapCoordinate = number;

export type Games = string[];

export type ActionText = string;

export type StepNumber = number;

export type StoredGameResults = StoredGameResult[];

/** `map` is the seat's own at the end; `bots` names the bot of each seat, as far as it is known. */
export interface AlbumGame {
  day: Day;
  daily: boolean;
  hints: Hints;
  summary: GameSummary;
  record: RecordText;
  seat: SeatNumber;
  bots: Bots;
  map: string;
}

/** `games` are in the order of play; thought out for so many milliseconds, ask again while `busy`. */
export interface AlbumRequest {
  do: "album";
  games: AlbumGame[];
  ms: number;
}

/** `reached` is how much of the `goal` there is so far; `game` is the one that earned it, by its number. */
export interface StampProgressJson {
  id: string;
  page: string;
  goal: number;
  reached: number;
  game: number | null;
}

/** `nearest` is the stamp that lacks least. */
export interface AlbumResponse {
  ok: true;
  busy: boolean;
  progress: number;
  stamps?: StampProgressJson[];
  nearest?: string;
}

/** A frozen dataclass. All share one constructor: a hundred generated ones would be a part of every download. */
export interface Message {
}

/** An answer to the page: one object with `"ok": true`; a field that still has its default is left out. */
export interface Response {
  ok: true;
}

/** `code` is stable and is a text key; `detail` quotes what was wrong, for reports. */
export interface ErrorDetails {
  code: string;
  detail: string;
}

export interface ErrorResponse {
  ok: false;
  error: ErrorDetails;
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
  expansions: string[];
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
export interface SuggestionJson {
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
  suggestions: SuggestionJson[];
}

/** `map` is the one drawn on, before it; `loss` are stars, never below zero. */
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
  loss: number;
}

/** `costliest` are places in `judgements`; `expected` follows the seat's own map; `expert` is a record. */
export interface ReviewJson {
  seat: number;
  judgements: JudgementJson[];
  costliest: number[];
  loss: number;
  expected: number[];
  final: number | null;
  expert: string;
  expert_stars: number;
}

/** The best places for the acting player, after so many milliseconds of thinking; ask again while `busy`. */
export interface HintRequest {
  do: "hint";
  ms: number;
}

export interface HintResponse {
  ok: true;
  busy: boolean;
  progress: number;
  hint?: HintJson;
}

/** A finished game of one seat, compared with the expert; ask again while `busy`, `progress` is between 0 and 1. The actions before number `first_action` were not the player's own and are not judged. */
export interface ReviewRequest {
  do: "review";
  record: string;
  seat: number;
  ms: number;
  first_action?: number;
}

export interface ReviewResponse {
  ok: true;
  busy: boolean;
  progress: number;
  review?: ReviewJson;
}

/** What the expert makes of a deal alone, thought out for so many milliseconds; ask again while `busy`. */
export interface ExpertGameRequest {
  do: "expert-game";
  deal: string;
  ms: number;
}

export interface ExpertGameResponse {
  ok: true;
  busy: boolean;
  progress: number;
  stars?: number;
  record?: string;
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
export interface TurnFields {
  season: string;
  turn: number;
}

/** `on` is the seat whose map it was. */
export interface MapEventFields {
  season: string;
  turn: number;
  on: number;
}

/** `by` is the seat that did it. */
export interface PlayerEventFields {
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
  changes: EdictChange[];
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

/** Monsters of a solo ambush; `placements_tried` are the places tried, the last one theirs (R23). */
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
  placements_tried: string[][];
  map: string;
  changes: EdictChange[];
  toll: number;
}

/** No room: nothing is drawn, or the ambush is discarded after all `placements_tried` (R17, R24). */
export interface NothingEvent {
  season: string;
  turn: number;
  on: number;
  by: number;
  kind: "nothing";
  card: string;
  skill: string | null;
  placements_tried: string[][];
}

export interface DodgedEvent {
  season: string;
  turn: number;
  on: number;
  by: number;
  kind: "dodged";
  skill: string;
}

/** `source` names the monster whose effect it was; null where monsters met attack cells (R33). */
export interface DestroyedEvent {
  season: string;
  turn: number;
  on: number;
  by: number;
  kind: "destroyed";
  cells: string[];
  source: "gorgon" | "troll" | null;
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
  source: "shape" | "mountain" | "dragon";
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

/** A game in a player's history or among the saves. `day` is its date in UTC, of the daily deal if it is one; `daily` if it was that deal's first try; `from_replay` if it was taken over from a replay, so that it counts nowhere; `branch` if it left a table on several devices and was continued with bots. */
export interface ExportedGame {
  id: Id;
  record: RecordText;
  seat: SeatNumber;
  day: Day;
  daily: boolean;
  from_replay: boolean;
  branch: boolean;
  saved_at: number;
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
  from_replay: boolean;
  branch: boolean;
  saved_at: number;
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

/** The text of a file that an export has written. */
export interface ImportRequest {
  do: "import";
  text: string;
}

/** What is well formed in it; each record is still to be replayed. */
export interface ImportResponse {
  ok: true;
  games: ExportedGame[];
  saves: ExportedSave[];
  days: Record<Day, Id>;
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
export interface ToolOrientation {
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
  turns: ToolOrientation[];
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

/** `seasons` are the indices (0–3) of the seasons that score it; `scored_now` if the present one does. */
export interface EdictView {
  letter: Letter;
  id: string;
  stars: number;
  seasons: number[];
  scored_now: boolean;
}

/** `usable` if one of the tools of this moment uses it; `reason` is a reason code when not. */
export interface SkillView {
  id: string;
  cost: number;
  usable: boolean;
  reason: string | null;
}

/** `coins` are filled and not crossed out, `spent` are crossed out (R19); `current_score` is what the season would score now, and null once it is scored. */
export interface PlayerView {
  seat: number;
  map: string;
  coins: number;
  spent: number;
  toll: number;
  stars: number;
  skill_used: boolean;
  seasons: SeasonScore[];
  current_score: SeasonScore | null;
  edicts: Record<string, number>;
}

/** `place` counts from 1; who shares a place shares its number (R28). In solo the rating is the stars less `par`; `next_title` is the threshold of the title above the one that was reached (R30). */
export interface PlayerResult {
  seat: number;
  place: number;
  stars: number;
  toll: number;
  par: number | null;
  rating: number | null;
  title: number | null;
  next_title: number | null;
}

/** All that a screen shows of a game. `seat` acts or has just acted, on the map of seat `on`; `later_seats` are next; `ends_season` if the time is up once this card is done. */
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
  later_seats: number[];
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
  results: PlayerResult[];
  winners: number[];
  bots: string[];
}

/** `events` are what happened by this message, in order; the whole season's are in `view.log`. */
export interface ViewResponse {
  ok: true;
  view: View;
  events: Event[];
}

export interface DailyMapJson {
  day: string;
  number: number;
  deal: string;
  setup: SetupJson;
}

/** `day` is a date as 2026-11-15, in UTC. */
export interface DailyMapRequest {
  do: "daily";
  day: string;
}

export interface DailyMapResponse {
  ok: true;
  daily: DailyMapJson;
}

/** One step of a replay; `record` is the game up to here, to take over from. */
export interface ReplayStep {
  record: string;
  action: string;
  season: string;
  season_index: number;
  time: number;
  limit: number;
  cards: string[];
  players: PlayerView[];
  events: Event[];
  over: boolean;
}

export interface ReplayRequest {
  do: "replay";
  record: string;
}

export interface ReplayResponse {
  ok: true;
  deal: string;
  setup: SetupJson;
  edicts: string[];
  skills: string[];
  frames: ReplayStep[];
}

/** What statistics need of a finished game. */
export interface GameSummary {
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
export interface GameSummaryDetails {
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
  takebacks: number;
}

export interface SummaryRequest {
  do: "summary";
  record: string;
  seat: number;
}

export interface SummaryResponse {
  ok: true;
  summary: GameSummaryDetails;
}

export interface StatisticsGame {
  day: Day;
  daily: boolean;
  hints: Hints;
  summary: GameSummary;
}

export interface BestScore {
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
  bests: BestScore[];
  titles: Record<string, number>;
  edicts: EdictMean[];
  seasons: number[];
  streak: number;
  longest_streak: number;
  games_with_hints: number;
  mean_with_hints: number;
  best_with_hints: number;
}

export interface StatisticsRequest {
  do: "statistics";
  today: string;
  games: StatisticsGame[];
}

export interface StatisticsResponse {
  ok: true;
  statistics: StatisticsJson;
}

/** `games` are in the order of play; the one at `index` has just ended. */
export interface MilestonesRequest {
  do: "milestones";
  games: StatisticsGame[];
  index: number;
}

/** `best_before` is of the same cards and sheet; `streak` counts the days up to a daily map's own. */
export interface MilestonesJson {
  best_before: number | null;
  is_best: boolean;
  is_new_title: boolean;
  streak: number;
}

export interface MilestonesResponse {
  ok: true;
  milestones: MilestonesJson;
}

/** A record written as short as it goes, for a link; every message that takes a record takes both forms. */
export interface PackRecordRequest {
  do: "pack";
  record: string;
}

export interface PackRecordResponse {
  ok: true;
  record: string;
}

/** A paper map to score: `edicts` are the ids that count now. */
export interface ScoreMapRequest {
  do: "score-map";
  map: string;
  edicts: string[];
  coins: number;
}

export interface ScoreMapResponse {
  ok: true;
  map: string;
  explanations: Explanation[];
  coins: number;
  toll: number;
  toll_cells: string[];
  total: number;
}

/** A map as a vector picture in a frame; the page gives the words, in the player's language. */
export interface KeepsakeRequest {
  do: "keepsake";
  map: string;
  title: string;
  subtitle: string;
  lines: string[];
}

export interface KeepsakeResponse {
  ok: true;
  svg: string;
}

/** `bots` names the bot of each seat, empty for people; none at all if left out. One that ends in `.py` is a custom bot that thinks elsewhere. `setup` is read by `setup_from`. */
export interface NewGameRequest {
  do: "new";
  setup: SetupJson;
  seed: string;
  bots?: string[];
}

export interface OpenRecordRequest {
  do: "open";
  record: string;
  bots?: string[];
}

export interface OpenDealRequest {
  do: "deal";
  deal: string;
  bots?: string[];
}

/** What a deal code says, without a game. */
export interface ParseDealRequest {
  do: "parse-deal";
  deal: string;
}

export interface ParseDealResponse {
  ok: true;
  setup: SetupJson;
  seed: string;
}

export interface ActRequest {
  do: "act";
  intent: Intent;
}

/** `pass`: use no skill. `next`: turn the next card, after which nothing can be undone. `take-back`: alone at the table, draw the turn before again; the record is marked. */
export interface GameCommandRequest {
  do: "pass" | "next" | "undo" | "redo" | "take-back" | "view";
}

/** Let the bots think for so many milliseconds; ask again while `busy`, also while people draw. */
export interface ThinkRequest {
  do: "think";
  ms: number;
}

/** `view` and `events` are there only if a bot has acted. */
export interface ThinkResponse {
  ok: true;
  busy: boolean;
  view?: View;
  events?: Event[];
}

/** The action of a bot of the player's own, which thinks elsewhere, in the game of this record. The answer is a `ViewResponse`, or a refusal if it is not legal. */
export interface CustomBotActionRequest {
  do: "custom-bot-act";
  record: string;
  action: string;
}

export interface PreviewRequest {
  do: "preview";
  intent: Intent;
}

export interface PreviewResponse {
  ok: true;
  preview: Preview;
}

export interface ExplainRequest {
  do: "explain";
  letter: string;
  seat: number;
}

export interface ExplainResponse {
  ok: true;
  explanation: Explanation;
}

/** About the game that is open. */
export interface CardTrackerRequest {
  do: "card-tracker";
}

/** This season's cards: `revealed` in order, `remaining` in the order of the printed set. Of ambushes and heroes in the deck only the number is known, and which ones they may be. */
export interface CardTrackerJson {
  revealed: string[];
  remaining: string[];
  hidden_ambush_count: number;
  possible_ambushes: string[];
  hidden_hero_count: number;
  possible_heroes: string[];
}

export interface CardTrackerResponse {
  ok: true;
  cards: CardTrackerJson;
}

/** What the player points at: a tool of the view by index, a terrain, a turn, and where its box's corner lies. */
export interface Intent {
  tool: number;
  terrain: string | null;
  turn: string;
  row: MapCoordinate;
  column: MapCoordinate;
}

export interface EdictChange {
  letter: string;
  before: number;
  after: number;
  change: number;
}

/** What an intent would do. `offending_cells` break a rule, `reason` a reason code; both empty when it fits. */
export interface Preview {
  fits: boolean;
  reason: string | null;
  cells: string[];
  offending_cells: string[];
  destroyed: string[];
  attack: string[];
  edicts: EdictChange[];
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

/** `record` is the game up to the moment, empty for one of a table; `cards` are this turn's and the next ones', as revealed; `scored_letters` are the letters of the edicts that the season scores; `now` is what the season would bring if nothing more were drawn, `best` the most that it can bring; `first_actions` counts the first actions and `near_best` those that come near the best; `grade` goes from 1, easy, to 3. */
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
  scored_letters: string[];
  now: number;
  best: number;
  continuations: number;
  best_continuations: number;
  first_actions: number;
  near_best: number;
  grade: number;
}

/** The season as it was scored, and why. */
export interface PuzzleScore {
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
  score: PuzzleScore;
}

/** `number` is the action of the record that was taken there; `loss` is what it and the following cost. */
export interface TurningPointJson {
  puzzle: PuzzleJson;
  number: number;
  stars: number;
  loss: number;
}

/** `code` is a seed, `EDICT.SEED` to train an edict, `day.2026-11-15`, or that of a turning point. */
export interface PuzzleRequest {
  do: "puzzle";
  code: string;
}

export interface PuzzleResponse {
  ok: true;
  puzzle: PuzzleJson;
}

/** A puzzle that will be wanted is looked for so many milliseconds; ask again while `busy`. */
export interface PrefetchPuzzleRequest {
  do: "puzzle-prefetch";
  code: string;
  ms: number;
}

export interface PrefetchPuzzleResponse {
  ok: true;
  busy: boolean;
}

/** Opens the moment as a game, so that all messages about a game work; it is not to be saved. */
export interface OpenPuzzleRequest {
  do: "puzzle-open";
  code: string;
}

export interface OpenPuzzleResponse {
  ok: true;
  puzzle: PuzzleJson;
  view: View;
  events: Event[];
}

/** The puzzle of a day, as 2026-11-15, in UTC; `number` counts the days from the first. */
export interface DailyPuzzleRequest {
  do: "puzzle-day";
  day: string;
}

export interface DailyPuzzleResponse {
  ok: true;
  number: number;
  puzzle: PuzzleJson;
}

/** `actions` are the words of the record after the puzzle's moment; `rating` is the player's, 0 for none yet, and `rated_puzzles` how many puzzles it comes from. */
export interface CheckPuzzleRequest {
  do: "puzzle-check";
  code: string;
  actions: string[];
  rating?: number;
  rated_puzzles?: number;
}

/** Before the season is over only `is_season_over` is there; `right` if no legal way brings more; `rating` is what the player's would be if this answer counts. */
export interface CheckPuzzleResponse {
  ok: true;
  is_season_over: boolean;
  right?: boolean;
  score?: PuzzleScore;
  rating?: number;
}

export interface PuzzleSolutionsRequest {
  do: "puzzle-solution";
  code: string;
}

/** One right answer for each of the best first actions, the first five. */
export interface PuzzleSolutionsResponse {
  ok: true;
  solutions: PuzzleSolution[];
}

/** The turning points of a finished game, looked for so many milliseconds; ask again while `busy`. */
export interface TurningPointsRequest {
  do: "turning-points";
  record: string;
  seat: number;
  ms: number;
}

export interface TurningPointsResponse {
  ok: true;
  busy: boolean;
  progress: number;
  points?: TurningPointJson[];
}

/** The link to a new table. `secret` are 16 random bytes in hexadecimal digits; `bots` has one name for each seat, empty for people. */
export interface NewLinkRequest {
  do: "table-link";
  secret: string;
  setup: SetupJson;
  bots: string[];
}

/** What a link says. A link that cannot be used is refused with the code `link`, `link-cut` or `link-version`. */
export interface ParseLinkRequest {
  do: "table-parse";
  link: string;
}

/** `context` is all but the secret; `wins` are the games that each seat has won before. */
export interface LinkResponse {
  ok: true;
  link: string;
  secret: string;
  context: string;
  setup: SetupJson;
  bots: string[];
  wins: number[];
}

/** How a table stands that is not opened. */
export interface GlanceRequest {
  do: "table-glance";
  link: string;
  entries: string[];
}

/** Open a table with the stored entries. `written` are those that this device wrote itself. */
export interface OpenTableRequest {
  do: "table-open";
  link: string;
  entries: string[];
  written: string[];
}

/** Entries that came in from other devices. */
export interface AddEntriesRequest {
  do: "table-add";
  entries: string[];
}

/** The name and the crest of the player of a seat, at most 80 printable characters. */
export interface SetNameRequest {
  do: "table-name";
  seat: number;
  name: string;
}

/** A bot draws for a seat until further notice, or no longer. */
export interface SetBotRequest {
  do: "table-bot";
  seat: number;
  on: boolean;
}

/** Open the table after a finished game: the same people, another deal. */
export interface NextTableRequest {
  do: "table-next";
}

/** Let the bots think for so many milliseconds; ask again while `busy`. */
export interface TableThinkRequest {
  do: "table-think";
  ms: number;
}

/** How the table stands, and what the last messages about the game have written. */
export interface TableStateRequest {
  do: "table-state";
}

/** See the table from a seat, -1 to watch; answered by the view from there. Any seat of a person can be taken. */
export interface TakeSeatRequest {
  do: "table-sit";
  seat: number;
}

/** The seasons, from 0, in which a bot drew for a person. */
export interface BotSeasons {
  seat: number;
  seasons: number[];
}

/** `waiting_for` are the seats that the game waits for, `able` those that can draw now. `names` and `bots` have one text for each seat; a bot that stands in has its own name. `not_counted` are moves of this device that are not in the game. `next` is the link to the next table; `entries` the number of entries. */
export interface TableJson {
  record: string;
  over: boolean;
  season: string;
  waiting_for: number[];
  able: number[];
  names: string[];
  bots: string[];
  by_bots: BotSeasons[];
  not_counted: string[];
  next: string;
  winners: number[];
  entries: number;
}

export interface GlanceResponse {
  ok: true;
  table: TableJson;
}

/** `written` are new entries of this device, `added` those of others that were new, `dropped` those that exceed the limits of a table. `view` is set once a player sits, with `events` since the last. */
export interface TableResponse {
  ok: true;
  busy: boolean;
  written: string[];
  added: string[];
  dropped: string[];
  view?: View;
  events?: Event[];
  table: TableJson;
}

/** What the custom bot whose turn it is may see of the game of this record, which is open. */
export interface BotViewRequest {
  do: "bot-view";
  record: string;
}

/** `bot_view` is for the bot's interpreter alone; `bot_seed` is the seed of the bot's random numbers. */
export interface BotViewResponse {
  ok: true;
  bot_view: string;
  bot_seed: string;
}

/** Deal a game for a custom bot that plays alone. `deal_prefix` is what stands before the seed in a deal code. */
export interface NewBotGameRequest {
  do: "bot-game";
  seed: string;
  deal_prefix?: string;
}

/** Deal a game of the check of a step of the course. */
export interface NewCheckGameRequest {
  do: "bot-game-check";
  step: StepNumber;
  number: number;
}

/** The action of the custom bot in a game that was dealt. It is refused if it is not legal. */
export interface BotGameActionRequest {
  do: "bot-game-act";
  game: number;
  record: string;
  action: ActionText;
}

/** `game` is its number; `bot_view` is what the bot may see at its next decision, empty when the game is over. */
export interface BotGameResponse {
  ok: true;
  game: number;
  record: string;
  seat: number;
  bot_view: string;
  bot_seed: string;
}

/** A game of one of the engine's bots, thought out for so many milliseconds; ask again while `busy`. */
export interface BuiltInGameRequest {
  do: "built-in-game";
  bot: string;
  seed: string;
  ms: number;
  deal_prefix?: string;
}

export interface BuiltInGameResponse {
  ok: true;
  busy: boolean;
  progress: number;
  record?: string;
}

/** What a game brought that need not be replayed: one of the engine's own bots on a fixed deal. */
export interface StoredGameResult {
  stars: number;
  edicts: Record<string, number>;
}

/** Count the games of each bot. `games` are replayed, `mine` being those of the custom bot; `stored_results` come first. */
export interface LeagueRequest {
  do: "league";
  games: Record<string, Games>;
  stored_results?: Record<string, StoredGameResults> | null;
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

/** `deals_won` counts the deals on which the custom bot had more stars; a draw counts half. */
export interface LeagueResponse {
  ok: true;
  table: Record<string, LeagueFigures>;
  deals_won: Record<string, number>;
}

/** A finished game of a check, with the number of its deal. */
export interface CheckGame {
  number: number;
  record: RecordText;
}

/** Count the games of a check that are finished. They are replayed. */
export interface CheckStepRequest {
  do: "check-step";
  step: StepNumber;
  games: CheckGame[];
}

/** What each game brought, by its deal. `value`, the mean or the games won, and `passed` are there when it is certain. */
export interface CheckStepResponse {
  ok: true;
  deals: ([number, number])[];
  value?: number;
  passed?: boolean;
}

/** Each request, by its `do`. */
export interface Requests {
  "new": NewGameRequest;
  "open": OpenRecordRequest;
  "deal": OpenDealRequest;
  "parse-deal": ParseDealRequest;
  "act": ActRequest;
  "pass": GameCommandRequest;
  "next": GameCommandRequest;
  "undo": GameCommandRequest;
  "redo": GameCommandRequest;
  "take-back": GameCommandRequest;
  "view": GameCommandRequest;
  "think": ThinkRequest;
  "custom-bot-act": CustomBotActionRequest;
  "preview": PreviewRequest;
  "explain": ExplainRequest;
  "card-tracker": CardTrackerRequest;
  "hint": HintRequest;
  "review": ReviewRequest;
  "expert-game": ExpertGameRequest;
  "daily": DailyMapRequest;
  "replay": ReplayRequest;
  "summary": SummaryRequest;
  "statistics": StatisticsRequest;
  "milestones": MilestonesRequest;
  "pack": PackRecordRequest;
  "import": ImportRequest;
  "score-map": ScoreMapRequest;
  "keepsake": KeepsakeRequest;
  "puzzle": PuzzleRequest;
  "puzzle-prefetch": PrefetchPuzzleRequest;
  "puzzle-open": OpenPuzzleRequest;
  "puzzle-day": DailyPuzzleRequest;
  "puzzle-check": CheckPuzzleRequest;
  "puzzle-solution": PuzzleSolutionsRequest;
  "turning-points": TurningPointsRequest;
  "album": AlbumRequest;
  "bot-view": BotViewRequest;
  "bot-game": NewBotGameRequest;
  "bot-game-check": NewCheckGameRequest;
  "bot-game-act": BotGameActionRequest;
  "built-in-game": BuiltInGameRequest;
  "league": LeagueRequest;
  "check-step": CheckStepRequest;
  "table-link": NewLinkRequest;
  "table-parse": ParseLinkRequest;
  "table-glance": GlanceRequest;
  "table-open": OpenTableRequest;
  "table-add": AddEntriesRequest;
  "table-name": SetNameRequest;
  "table-bot": SetBotRequest;
  "table-next": NextTableRequest;
  "table-think": TableThinkRequest;
  "table-state": TableStateRequest;
  "table-sit": TakeSeatRequest;
}

/** The response to each request, by its `do`. */
export interface Responses {
  "new": ViewResponse;
  "open": ViewResponse;
  "deal": ViewResponse;
  "parse-deal": ParseDealResponse;
  "act": ViewResponse;
  "pass": ViewResponse;
  "next": ViewResponse;
  "undo": ViewResponse;
  "redo": ViewResponse;
  "take-back": ViewResponse;
  "view": ViewResponse;
  "think": ThinkResponse;
  "custom-bot-act": ViewResponse;
  "preview": PreviewResponse;
  "explain": ExplainResponse;
  "card-tracker": CardTrackerResponse;
  "hint": HintResponse;
  "review": ReviewResponse;
  "expert-game": ExpertGameResponse;
  "daily": DailyMapResponse;
  "replay": ReplayResponse;
  "summary": SummaryResponse;
  "statistics": StatisticsResponse;
  "milestones": MilestonesResponse;
  "pack": PackRecordResponse;
  "import": ImportResponse;
  "score-map": ScoreMapResponse;
  "keepsake": KeepsakeResponse;
  "puzzle": PuzzleResponse;
  "puzzle-prefetch": PrefetchPuzzleResponse;
  "puzzle-open": OpenPuzzleResponse;
  "puzzle-day": DailyPuzzleResponse;
  "puzzle-check": CheckPuzzleResponse;
  "puzzle-solution": PuzzleSolutionsResponse;
  "turning-points": TurningPointsResponse;
  "album": AlbumResponse;
  "bot-view": BotViewResponse;
  "bot-game": BotGameResponse;
  "bot-game-check": BotGameResponse;
  "bot-game-act": BotGameResponse;
  "built-in-game": BuiltInGameResponse;
  "league": LeagueResponse;
  "check-step": CheckStepResponse;
  "table-link": LinkResponse;
  "table-parse": LinkResponse;
  "table-glance": GlanceResponse;
  "table-open": TableResponse;
  "table-add": TableResponse;
  "table-name": TableResponse;
  "table-bot": TableResponse;
  "table-next": TableResponse;
  "table-think": TableResponse;
  "table-state": TableResponse;
  "table-sit": ViewResponse;
}
