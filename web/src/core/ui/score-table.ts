/** The stars of a game, season by season and edict by edict. */

import { html, nothing, type TemplateResult } from 'lit';
import { CATALOGUE } from '../contract/generated/catalogue';
import type { SeasonFacts, SeasonScore, View } from '../contract/generated/messages';
import { state } from '../state/store';
import { countedSoFar, countedStars, type Tally, type TallyLine } from '../state/tally';
import { letterName, formatAddition, seasonName } from '../words/sentences';
import { formatNumber, t } from '../words/texts';
import { icon, seasonIcon } from './icons';
import { stars } from './buttons';
import { rivalRow } from './rival';

/** Whether the tally counts the map of one seat, and does not only show the scores of all. */
function isSingleMap({ seat, standings }: Tally): boolean {
  return seat !== null || standings.seat >= 0;
}

/** Returns the stars so far, with those that this season would bring now; during a tally, as far as they are counted. */
function runningStars(view: View): number {
  const { tally } = state.display;
  if (tally && isSingleMap(tally)) return countedSoFar(tally);
  const player = view.players[state.display.shownSeat];
  if (tally) return player?.stars ?? 0; // the next season may have begun behind it
  return player?.current_score?.so_far ?? player?.stars ?? 0;
}

/** The scored stars and, separately, those that this season would bring now, as on home. */
export function starsSoFar(view: View): TemplateResult {
  const player = view.players[state.display.shownSeat];
  const scored = player?.stars ?? 0;
  const running = player?.current_score?.total;
  if (!running || !scored || state.display.tally) return stars(runningStars(view));
  const title = t('stars-with-season', { stars: scored, running: formatAddition(running) });
  const season = html`${formatAddition(running)}<span class="sr">${t('stars-this-season')}</span>`;
  return html`${stars(scored)}<span class="this-season medium" title=${title}>${season}</span>`;
}

/** Returns the counted part of the score of the season that is being counted. */
function countedScore(tally: Tally): Partial<SeasonScore> {
  const countedLines = tally.lines.slice(0, tally.countedLines);
  const worth = (kind: TallyLine['kind']): number | undefined => countedLines.find((line) => line.kind === kind)?.stars;
  const toll = worth('toll');
  return {
    edicts: Object.fromEntries(countedLines.filter(({ letter }) => letter).map(({ letter, stars }) => [letter, stars])),
    ...(worth('coins') === undefined ? {} : { coins: worth('coins') ?? 0 }),
    ...(toll === undefined ? {} : { toll: -toll }),
    total: countedStars(tally),
  };
}

/** Returns the score of each season; of the present one, as it would be scored now. */
function scoresOf(view: View, seasonCount: number): (Partial<SeasonScore> | undefined)[] {
  const player = view.players[state.display.shownSeat];
  const tally = state.display.tally && isSingleMap(state.display.tally) ? state.display.tally : null;
  return Array.from({ length: seasonCount }, (_, i) => {
    if (tally && i >= tally.seasonIndex) return i === tally.seasonIndex ? countedScore(tally) : undefined;
    return player?.seasons[i] ?? (i === view.season_index ? (player?.current_score ?? undefined) : undefined);
  });
}

function seasonSum({ total }: Partial<SeasonScore>): unknown {
  return total === undefined ? nothing : formatNumber(total);
}

function tollPaid(toll: number | undefined): unknown {
  return toll ? html`<span class="bad">${formatNumber(-toll)}</span>` : (toll ?? nothing);
}

export function scoreTable(view: View): TemplateResult {
  const year = CATALOGUE.seasons[view.setup.seasons] ?? [];
  const over = view.phase === 'over';
  const scores = scoresOf(view, year.length);
  const columnClass = (i: number): string => (i === view.season_index && !over ? 'current' : '');
  const edictRow = (which: 0 | 1, label: string): TemplateResult => html`<tr>
    <th scope="row">${icon('star')}<span class="sr">${label}</span></th>
    ${year.map(({ edicts }, i) => {
      const letter = edicts[which] ?? '';
      return html`<td class=${columnClass(i)}><s>${letterName(letter)}</s>${scores[i]?.edicts?.[letter] ?? nothing}</td>`;
    })}</tr>`;
  const row = (cls: string, head: TemplateResult, value: (score: Partial<SeasonScore>) => unknown): TemplateResult =>
    html`<tr class=${cls}><th scope="row">${head}</th>
      ${scores.map((score, i) => html`<td class=${columnClass(i)}>${score ? value(score) : nothing}</td>`)}</tr>`;
  const season = ({ id }: SeasonFacts, i: number): TemplateResult =>
    html`<th scope="col" class=${columnClass(i)}>${icon(seasonIcon(id))}<span class="sr">${seasonName(id)}</span></th>`;
  return html`<table class="board-t full">
    <thead><tr><td></td>${year.map(season)}</tr></thead>
    <tbody>
      ${edictRow(0, t('extra-first-edict'))}${edictRow(1, t('extra-second-edict'))}
      ${row('score-coins', html`${icon('coin')}<span class="sr">${t('play-coins')}</span>`, (score) => score.coins ?? nothing)}
      ${row('score-monsters', html`${icon('claw')}<span class="sr">${t('play-toll')}</span>`, ({ toll }) => tollPaid(toll))}
      ${row('score-sum', html`<span class="sr">${t('extra-sum')}</span>`, seasonSum)}
      ${rivalRow(view)}
    </tbody></table>`;
}
