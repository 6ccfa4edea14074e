/** What came of the last run: the game on the map with what was printed, the league's table, or a mistake. */

import { html, nothing, type TemplateResult } from 'lit';
import { mapPicture } from '../../ui/board';
import { icon } from '../../ui/icons';
import { iconButton, type Piece, stars } from '../../ui/pieces';
import { mistakeText } from '../../words/mistakes';
import { cardName } from '../../words/sentences';
import { number, t } from '../../words/texts';
import { stepNow, goToMove, pause, replay, runReplay } from './replay';
import { type Figures, type Print, runs } from './runs';
import { shop } from './shop';

const ROWS = ['mine', 'novice', 'greedy', 'expert'] as const;

export function outcome(): TemplateResult {
  return html`${progress()}${shop.open.is === 'step' ? nothing : mistake()}${shown()}`;
}

function shown(): Piece {
  if (runs.shown === 'play') return game();
  return runs.shown === 'league' ? league() : nothing;
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
  return html`<p class="ws-mistake ${own ? 'own' : ''}" role="alert" data-show="mistake"
    data-kind=${kind}>${icon(own ? 'pause' : 'claw')}<span>${mistakeText(runs.mistake)}</span></p>`;
}

function game(): Piece {
  const shown = stepNow();
  if (!replay.answer || !shown) return runs.running ? nothing : prints();
  const last = replay.answer.frames.length - 1;
  const move = (by: number) => (): void => {
    pause();
    goToMove(replay.at + by);
  };
  return html`<div class="ws-replay">
    ${mapPicture('workshop', t('play-map'))}
    <div class="ws-reel" role="group" aria-label=${t('replay-title')}>
      ${iconButton('prev', t('replay-back'), move(-1), 'back', replay.at === 0)}
      ${iconButton(replay.timer ? 'pause' : 'play', t(replay.timer ? 'replay-pause' : 'replay-play'), runReplay, 'replay')}
      ${iconButton('next', t('replay-forward'), move(1), 'forward', replay.at === last)}
      <input type="range" min="0" max=${last} .value=${String(replay.at)} aria-label=${t('replay-slider')} @input=${(event: Event) => {
        pause();
        goToMove(Number((event.target as HTMLInputElement).value));
      }}>
      <span class="num small" data-show="step">${replay.at + 1}<small> / ${last + 1}</small></span>
      <span data-show="replay-stars">${stars(shown.players[0]?.stars ?? 0)}</span>
    </div>
    ${prints()}
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
  return html`<div class="ws-league plate" data-show="league" data-games=${mine.games}>
    <h2>${t('workshop-league-of', { count: mine.games })}</h2>
    <table>${heads(t('workshop-bot'), t('workshop-mean'), t('workshop-better'))}
    <tbody>${ROWS.map((name) => row(name, table[name], better[name], mine.games))}</tbody></table>
    <p class="note">${t('workshop-interval')}</p>
    <h3>${t('workshop-histogram')}</h3>
    ${histogram(mine)}
    <h3>${t('workshop-by-edict')}</h3>
    <table class="ws-edicts">${heads(t('workshop-edict'), t('workshop-mine-short'), t('bot-greedy'))}
    <tbody>${Object.entries(mine.edicts).map(
      ([id, mean]) =>
        html`<tr><th scope="row">${cardName(id)}</th><td>${number(mean, 1)}</td><td>${number(table.greedy?.edicts[id] ?? 0, 1)}</td></tr>`,
    )}</tbody></table>
  </div>`;
}

function heads(...names: string[]): TemplateResult {
  return html`<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;
}

function row(name: (typeof ROWS)[number], found: Figures | undefined, better: number | undefined, games: number): Piece {
  if (!found) return nothing;
  const margin = found.margin === null ? '' : ` ± ${number(found.margin, 1)}`;
  const mine = name === 'mine';
  const won = better === undefined ? '' : t('workshop-better-of', { won: number(better, 1), of: games });
  return html`<tr class=${mine ? 'mine' : ''} data-bot=${name}><th scope="row">${t(mine ? 'workshop-mine-short' : `bot-${name}`)}</th>
    <td>${stars(`${number(found.mean, 1)}${margin}`)}</td><td>${won}</td></tr>`;
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
