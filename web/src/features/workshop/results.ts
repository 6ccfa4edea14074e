/** The results of the last run: the game on the map with the bot's output, the league's table, or a mistake. */

import { LEAGUE_BOTS } from '../../core/contract/generated/limits';
import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from '../../core/page/navigate';
import type { LeagueFigures, LeagueLead, ReplayResponse, ReplayStep } from '../../core/contract/generated/messages';
import { boardElement } from '../../core/ui/board';
import { inputValue } from '../../core/ui/choices';
import { icon, seasonIcon } from '../../core/ui/icons';
import { iconButton, type Renderable, starsBySeason, stars, textButton } from '../../core/ui/buttons';
import { type BotMistake, type Frame, mistakeText } from '../../core/words/mistakes';
import { cardName, letterName, seasonName } from '../../core/words/sentences';
import { formatNumber, formatSigned, t, labelled } from '../../core/words/texts';
import { goToMove, currentPlayer, gameReplay, currentReplayStep } from './replay';
import { type BotGame, type League, type LeagueRow, type MoveOutput, runState, showGame } from './runs';
import { editor, workshopState } from './model';
import { adoptStyles } from '../../core/ui/screen-styles';
import resultsStyles from './results.css';

adoptStyles(resultsStyles);

const ROWS: readonly LeagueRow[] = ['mine', 'other', ...LEAGUE_BOTS];

export function resultsPanel(): TemplateResult {
  const [running, isStep] = [runState.value.running, workshopState.value.open.is === 'step'];
  return html`${running === 'check' ? nothing : progress()}${isStep ? nothing : mistake()}${gamePanel()}${leaguePanel()}`;
}

export function progress(): Renderable {
  const { running, share } = runState.value;
  if (!running) return nothing;
  const words = t(`workshop-running-${running}`);
  return html`<label class="workshop-progress gap-1 stack"><span>${words}</span><progress max="1" .value=${share}></progress></label>`;
}

/** The mistake that ended the last run; a run that the player has stopped looks different. */
export function mistake(): Renderable {
  const { mistake, blamed } = runState.value;
  if (!mistake) return nothing;
  const isStopped = mistake.kind === 'stopped';
  const bot = blamed ? html`<b>${labelled(blamed, '').trim()}</b> ` : nothing;
  return html`<p class="workshop-mistake gap-3 top anywhere ${isStopped ? 'own' : ''}" role="alert" data-show="mistake"
    data-kind=${mistake.kind}>${icon(isStopped ? 'pause' : 'claw')}<span>${bot}${mistakeText(mistake)}</span></p>${traceback(mistake)}`;
}

/** The lines that led to the error, if there are several. */
function traceback({ frames = [] }: BotMistake): Renderable {
  if (frames.length < 2 || runState.value.blamed) return nothing;
  const lines = workshopState.value.text.split('\n');
  const item = ({ line, function: name }: Frame): TemplateResult => {
    const label = t('workshop-trace-line', { line, name });
    return html`<li><button class="link" @click=${() => editor.goToLine(line)}>${label}</button> <code>${lines[line - 1]?.trim() ?? ''}</code></li>`;
  };
  return html`<details class="workshop-trace" data-show="traceback"><summary>${t('workshop-trace')}</summary>
    <ol class="anywhere">${frames.map(item)}</ol></details>`;
}

function gamePanel(): Renderable {
  const step = currentReplayStep();
  if (!gameReplay.value.replay || !step) {
    const hasEnded = runState.value.lastRun === 'play' && !runState.value.running;
    return hasEnded ? printedOutput() : nothing;
  }
  return html`<div class="workshop-replay stack">
    ${gameHead(step)}
    ${boardElement('workshop', t('play-map'))}
    ${replayControls()}
    ${edicts(gameReplay.value.replay)}
    ${printedOutput()}
  </div>`;
}

/** The season, the card, the stars so far, and the way to the replay screen. */
function gameHead(step: ReplayStep): TemplateResult {
  const player = currentPlayer();
  const time = t('play-time-of', { used: step.time, limit: step.limit });
  const watch = (): void => void goTo({ to: 'replay', record: gameReplay.value.record });
  return html`<header class="workshop-game row wraps" data-show="game">
    <span>${icon(seasonIcon(step.season))} <b>${seasonName(step.season)}</b> <small>${time}</small></span>
    <span data-show="cards">${step.over ? t('workshop-over') : step.cards.map(cardName).join(', ')}</span>
    ${starsBySeason((player?.seasons ?? []).map(({ total }) => total))}
    <span data-show="replay-stars">${stars(player?.stars ?? 0)}</span>
    ${textButton('replay', t('workshop-as-replay'), watch, { act: 'as-replay' })}
  </header>`;
}

/** The four edicts of the game with their stars on the map. */
function edicts({ edicts: ids, deal }: ReplayResponse): TemplateResult {
  const worth = currentPlayer()?.edicts ?? {};
  const item = (id: string, i: number): TemplateResult => {
    const letter = 'ABCD'[i] ?? '';
    return html`<li class="row"><span class="seal">${letterName(letter)}</span>
      <span class="fill">${cardName(id)}</span>${stars(worth[letter] ?? 0)}</li>`;
  };
  return html`<ol class="workshop-game-edicts stack">${ids.map(item)}<li><code data-show="deal">${deal}</code></li></ol>`;
}

function replayControls(): TemplateResult {
  const { replay, stepIndex: index } = gameReplay.value;
  const lastIndex = (replay?.frames.length ?? 1) - 1;
  return html`<div class="workshop-reel gap-1 box row" role="group" aria-label=${t('replay-title')}>
    ${iconButton('prev', t('replay-back'), () => goToMove(index - 1), 'back', index === 0)}
    ${iconButton('next', t('replay-forward'), () => goToMove(index + 1), 'forward', index === lastIndex)}
    <input class="fill" type="range" min="0" max=${lastIndex} .value=${String(index)} aria-label=${t('replay-slider')}
      @input=${(event: Event) => goToMove(Number(inputValue(event)))}>
    <span class="num small" data-show="step">${index + 1}<small> / ${lastIndex + 1}</small></span>
  </div>`;
}

/** The moves of the record, each with the bot's output before it. */
function printedOutput(): Renderable {
  const actions = gameReplay.value.replay?.frames.slice(1).map((step) => step.action) ?? [];
  const moves = runState.value.outputs.length > actions.length ? [...actions, ''] : actions;
  if (!moves.length) return nothing;
  const lines = moves.map((action, i) => moveLine(action, runState.value.outputs[i], i + 1));
  return html`${thinkingTime()}<ol class="workshop-prints" data-show="prints" tabindex="0" aria-label=${t('workshop-prints')}>${lines}</ol>`;
}

/** The bot's mean and longest time for a move. */
function thinkingTime(): Renderable {
  const times = runState.value.outputs.map(({ time }) => time / 1000);
  if (!times.length) return nothing;
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const text = t('workshop-time', { mean: formatNumber(mean, 2), most: formatNumber(Math.max(...times), 2) });
  return html`<p class="note" data-show="time">${text}</p>`;
}

/** A move with its time and output; without an action, the call in which the bot made a mistake. */
function moveLine(action: string, output: MoveOutput | undefined, index: number): TemplateResult {
  const moveButton = html`<button class="workshop-move start" @click=${() => goToMove(index)}><code>${action}</code></button>`;
  return html`<li class=${gameReplay.value.stepIndex === index ? 'on' : ''}>
    ${action ? moveButton : html`<span>${icon('claw')}</span>`}
    <small class="num">${output ? t('workshop-seconds', { seconds: formatNumber(output.time / 1000, 2) }) : nothing}</small>
    <pre>${output?.text ?? ''}${output?.cut ? html`<em>${t('workshop-cut')}</em>` : nothing}</pre></li>`;
}

function leaguePanel(): Renderable {
  if (!runState.value.league) return nothing;
  const { figures, dealsWon, leads } = runState.value.league;
  const mine = figures.mine;
  if (!mine) return nothing;
  const compared = figures.other ? 'other' : 'greedy';
  return html`<div class="workshop-league gap-3 padded stack plate" data-show="league" data-games=${mine.games}>
    <h2>${t('workshop-league-of', { count: mine.games })}</h2>
    <table class="full">${tableHead(t('workshop-bot'), t('workshop-mean'), t('workshop-better'))}
    <tbody>${ROWS.map((name) => leagueRow(name, figures[name], leads[name], dealsWon[name]))}</tbody></table>
    <p class="note">${t('workshop-interval')} ${t('workshop-expert-note')}</p>
    ${runState.value.row ? gamesOf(runState.value.row, runState.value.league) : nothing}
    <h3>${t('workshop-histogram')}</h3>
    ${histogram(mine)}
    <h3>${t('workshop-by-edict')}</h3>
    <table class="full workshop-edicts">${tableHead(t('workshop-edict'), t('workshop-mine-short'), rowName(compared))}
    <tbody>${Object.entries(mine.edicts).map(([id, mean]) => edictRow(id, mean, figures[compared]?.edicts[id] ?? 0))}</tbody></table>
  </div>`;
}

function edictRow(id: string, mine: number, theirs: number): TemplateResult {
  return html`<tr><th scope="row">${cardName(id)}</th><td>${formatNumber(mine, 1)}</td><td>${formatNumber(theirs, 1)}</td></tr>`;
}

function tableHead(...names: string[]): TemplateResult {
  return html`<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;
}

function rowName(row: LeagueRow): string {
  if (row === 'mine') return t('workshop-mine-short');
  return row === 'other' ? (runState.value.league?.other ?? '') : t(`bot-${row}`);
}

/** A row of the league: its mean stars, and how much better the open bot was. The name opens its games. */
function leagueRow(name: LeagueRow, stats: LeagueFigures | undefined, lead: LeagueLead | undefined, dealsWon = 0): Renderable {
  if (!stats) return nothing;
  const won =
    lead &&
    html`${t('workshop-better-of', { won: formatNumber(dealsWon, 1), of: stats.games })}<br />
    <span data-show="lead">${stars(`${formatSigned(lead.mean, 1)}${margin(lead)}`)}</span>`;
  const open = runState.value.row === name;
  const toggle = html`<button class="link" data-act="games-of" aria-expanded=${open}
    @click=${() => runState.update({ row: open ? null : name })}>${rowName(name)}</button>`;
  return html`<tr class=${name === 'mine' ? 'mine' : ''} data-bot=${name}><th scope="row">${toggle}</th>
    <td>${stars(`${formatNumber(stats.mean, 1)}${margin(stats)}`)}</td><td>${won ?? nothing}</td></tr>`;
}

/** Returns the half width of an interval behind its sign, or nothing for a single game. */
function margin(figures: { margin: number | null }): string {
  return figures.margin === null ? '' : ` ± ${formatNumber(figures.margin, 1)}`;
}

/** The games of a row: every deal with its stars. */
function gamesOf(name: LeagueRow, { figures, games }: League): TemplateResult {
  const gameStars = figures[name]?.stars ?? [];
  const least = Math.min(...gameStars);
  const deals = gameStars.map((count, i) => [i + 1, count] as const);
  return dealButtons(
    t('workshop-games-of', { bot: rowName(name) }),
    deals,
    (count) => count === least,
    (deal) => ({ record: games[name]?.[deal - 1] ?? '', seat: 0 }),
  );
}

/** Deals with their stars, of which the worst are marked; a press shows the game. */
export function dealButtons(
  note: string,
  deals: readonly (readonly [deal: number, stars: number])[],
  isBad: (stars: number) => boolean,
  gameOf: (deal: number) => BotGame | undefined,
): TemplateResult {
  const dealButton = ([number, value]: readonly [number, number]): TemplateResult => {
    const label = t('course-watch', { number });
    const game = gameOf(number);
    return html`<li><button class=${isBad(value) ? 'worst' : ''} data-deal=${number} title=${label}
      aria-label=${labelled(label, formatNumber(value))} aria-pressed=${gameReplay.value.record === game?.record}
      @click=${() => game && showGame(game)}>${stars(value)}</button></li>`;
  };
  return html`<div class="workshop-deals-of" data-show="games"><p class="note">${note}</p><ol class="wrap">${deals.map(dealButton)}</ol></div>`;
}

/** How many games have how many stars, in bars of ten stars each; screen readers get the numbers. */
function histogram({ bars }: LeagueFigures): TemplateResult {
  const most = Math.max(1, ...bars.map(([, count]) => count));
  const bar = ([floor, count]: LeagueFigures['bars'][number]): TemplateResult => {
    const words = t('workshop-bar', { from: formatNumber(floor), to: formatNumber(floor + 9), count });
    const drawn = html`<b>${count ? formatNumber(count) : ''}</b><i .style=${`height:${(count / most) * 6}em`}></i>`;
    return html`<li>${drawn}<span>${formatNumber(floor)}</span><span class="sr">${words}</span></li>`;
  };
  return html`<ol class="workshop-bars text-sm">${bars.map(bar)}</ol>`;
}
