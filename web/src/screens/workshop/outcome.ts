/** What came of the last run: the game on the map with what was printed, the league's table, or a mistake. */

import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from '../../commands/navigate';
import type { ReplayAnswer, ReplayStep } from '../../contract/generated/messages';
import { mapPicture } from '../../ui/board';
import { icon, seasonIcon } from '../../ui/icons';
import { iconButton, type Piece, seasonStars, stars, wordButton } from '../../ui/pieces';
import { mistakeText } from '../../words/mistakes';
import { cardName, letterName, seasonName } from '../../words/sentences';
import { number, t } from '../../words/texts';
import { goToMove, pause, playerNow, replay, runReplay, stepNow } from './replay';
import { choose, type Figures, type League, type Print, type Row, runs, watch } from './runs';
import { shop } from './shop';

const ROWS: readonly Row[] = ['mine', 'other', 'novice', 'greedy', 'expert'];

export function outcome(): TemplateResult {
  return html`${progress()}${shop.open.is === 'step' ? nothing : mistake()}${game()}${league()}`;
}

function progress(): Piece {
  if (!runs.running || runs.running === 'check') return nothing;
  const words = t(`workshop-running-${runs.running}`);
  return html`<label class="ws-progress"><span>${words}</span><progress max="1" .value=${runs.share}></progress></label>`;
}

export function mistake(): Piece {
  if (!runs.mistake) return nothing;
  const { kind } = runs.mistake;
  const own = kind === 'stopped';
  const blamed = runs.blamed ? html`<b>${runs.blamed}:</b> ` : nothing;
  return html`<p class="ws-mistake ${own ? 'own' : ''}" role="alert" data-show="mistake"
    data-kind=${kind}>${icon(own ? 'pause' : 'claw')}<span>${blamed}${mistakeText(runs.mistake)}</span></p>`;
}

function game(): Piece {
  const shown = stepNow();
  if (!replay.answer || !shown) return runs.shown !== 'play' || runs.running ? nothing : prints();
  return html`<div class="ws-replay">
    ${gameHead(shown)}
    ${mapPicture('workshop', t('play-map'))}
    ${reel()}
    ${edicts(replay.answer)}
    ${prints()}
  </div>`;
}

/** The season, the card, the stars so far, and the way to the replay screen. */
function gameHead(shown: ReplayStep): TemplateResult {
  const player = playerNow();
  const time = t('play-time-of', { used: shown.time, limit: shown.limit });
  return html`<header class="ws-game" data-show="game">
    <span>${icon(seasonIcon(shown.season))} <b>${seasonName(shown.season)}</b> <small>${time}</small></span>
    <span data-show="cards">${shown.over ? t('workshop-over') : shown.cards.map(cardName).join(', ')}</span>
    ${seasonStars((player?.seasons ?? []).map(({ total }) => total))}
    <span data-show="replay-stars">${stars(player?.stars ?? 0)}</span>
    ${wordButton('replay', t('workshop-as-replay'), () => void goTo({ to: 'replay', record: replay.record }), { act: 'as-replay' })}
  </header>`;
}

/** The four edicts of the game, with what each is worth on the map that is shown. */
function edicts({ edicts: ids, deal }: ReplayAnswer): TemplateResult {
  const worth = playerNow()?.edicts ?? {};
  const one = (id: string, i: number): TemplateResult => {
    const letter = 'ABCD'[i] ?? '';
    return html`<li><span class="seal">${letterName(letter)}</span><span>${cardName(id)}</span>${stars(worth[letter] ?? 0)}</li>`;
  };
  return html`<ol class="ws-game-edicts">${ids.map(one)}<li><code data-show="deal">${deal}</code></li></ol>`;
}

function reel(): TemplateResult {
  const last = (replay.answer?.frames.length ?? 1) - 1;
  const move = (by: number) => (): void => {
    pause();
    goToMove(replay.at + by);
  };
  return html`<div class="ws-reel" role="group" aria-label=${t('replay-title')}>
    ${iconButton('prev', t('replay-back'), move(-1), 'back', replay.at === 0)}
    ${iconButton(replay.timer ? 'pause' : 'play', t(replay.timer ? 'replay-pause' : 'replay-play'), runReplay, 'replay')}
    ${iconButton('next', t('replay-forward'), move(1), 'forward', replay.at === last)}
    <input type="range" min="0" max=${last} .value=${String(replay.at)} aria-label=${t('replay-slider')} @input=${(event: Event) => {
      pause();
      goToMove(Number((event.target as HTMLInputElement).value));
    }}>
    <span class="num small" data-show="step">${replay.at + 1}<small> / ${last + 1}</small></span>
  </div>`;
}

/** The moves in the record's words, each with what the bot printed before it. */
function prints(): Piece {
  const words = replay.answer?.frames.slice(1).map((frame) => frame.word) ?? [];
  const said = runs.prints.length > words.length ? [...words, ''] : words;
  if (!said.length) return nothing;
  const lines = said.map((word, i) => line(word, runs.prints[i], i + 1));
  return html`<ol class="ws-prints" data-show="prints" tabindex="0" aria-label=${t('workshop-prints')}>${lines}</ol>`;
}

function line(word: string, print: Print | undefined, at: number): TemplateResult {
  return html`<li class=${replay.at === at ? 'on' : ''}>
    ${word ? html`<button class="ws-move" @click=${() => goToMove(at)}><code>${word}</code></button>` : html`<span>${icon('claw')}</span>`}
    <pre>${print?.text ?? ''}${print?.cut ? html`<em>${t('workshop-cut')}</em>` : nothing}</pre></li>`;
}

function league(): Piece {
  if (!runs.league) return nothing;
  const { table, better } = runs.league;
  const mine = table.mine;
  if (!mine) return nothing;
  const compared = table.other ? 'other' : 'greedy';
  return html`<div class="ws-league plate" data-show="league" data-games=${mine.games}>
    <h2>${t('workshop-league-of', { count: mine.games })}</h2>
    <table>${heads(t('workshop-bot'), t('workshop-mean'), t('workshop-better'))}
    <tbody>${ROWS.map((name) => row(name, table[name], better[name], mine.games))}</tbody></table>
    <p class="note">${t('workshop-interval')} ${t('workshop-expert-note')}</p>
    ${runs.row ? gamesOf(runs.row, runs.league) : nothing}
    <h3>${t('workshop-histogram')}</h3>
    ${histogram(mine)}
    <h3>${t('workshop-by-edict')}</h3>
    <table class="ws-edicts">${heads(t('workshop-edict'), t('workshop-mine-short'), rowName(compared))}
    <tbody>${Object.entries(mine.edicts).map(([id, mean]) => edictRow(id, mean, table[compared]?.edicts[id] ?? 0))}</tbody></table>
  </div>`;
}

function edictRow(id: string, mine: number, theirs: number): TemplateResult {
  return html`<tr><th scope="row">${cardName(id)}</th><td>${number(mine, 1)}</td><td>${number(theirs, 1)}</td></tr>`;
}

function heads(...names: string[]): TemplateResult {
  return html`<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;
}

function rowName(row: Row): string {
  if (row === 'mine') return t('workshop-mine-short');
  return row === 'other' ? (runs.league?.other ?? '') : t(`bot-${row}`);
}

/** The name opens the games of the row. */
function row(name: Row, found: Figures | undefined, better: number | undefined, games: number): Piece {
  if (!found) return nothing;
  const margin = found.margin === null ? '' : ` ± ${number(found.margin, 1)}`;
  const won = better === undefined ? '' : t('workshop-better-of', { won: number(better, 1), of: games });
  const open = runs.row === name;
  const toggle = html`<button class="link" data-act="games-of" aria-expanded=${open}
    @click=${() => choose({ row: open ? null : name })}>${rowName(name)}</button>`;
  return html`<tr class=${name === 'mine' ? 'mine' : ''} data-bot=${name}><th scope="row">${toggle}</th>
    <td>${stars(`${number(found.mean, 1)}${margin}`)}</td><td>${won}</td></tr>`;
}

/** Every deal of a row with its stars; a press shows the game. */
function gamesOf(name: Row, { table, games }: League): TemplateResult {
  const found = table[name]?.stars ?? [];
  const least = Math.min(...found);
  const one = (count: number, i: number): TemplateResult => {
    const record = games[name]?.[i] ?? '';
    const label = t('course-watch', { number: i + 1 });
    return html`<li><button class=${count === least ? 'worst' : ''} data-deal=${i + 1} title=${label}
      aria-label="${label}: ${number(count)}" aria-pressed=${replay.record === record}
      @click=${() => watch({ record, seat: 0 })}>${stars(count)}</button></li>`;
  };
  return html`<div class="ws-deals-of" data-show="games"><p class="note">${t('workshop-games-of', { bot: rowName(name) })}</p>
    <ol>${found.map(one)}</ol></div>`;
}

/** Bars side by side; every number is also written. */
function histogram({ bars }: Figures): TemplateResult {
  const most = Math.max(1, ...bars.map(([, count]) => count));
  const bar = ([floor, count]: Figures['bars'][number]): TemplateResult => {
    const words = t('workshop-bar', { from: number(floor), to: number(floor + 9), count });
    const drawn = html`<b>${count ? number(count) : ''}</b><i .style=${`height:${(count / most) * 6}em`}></i>`;
    return html`<li>${drawn}<span>${number(floor)}</span><span class="sr">${words}</span></li>`;
  };
  return html`<ol class="ws-bars">${bars.map(bar)}</ol>`;
}
