/** Season's end: what was earned, line by line. */

import { html, nothing, type TemplateResult } from 'lit';
import { endTally } from '../../commands/tally';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { View } from '../../contract/generated/messages';
import type { Tally } from '../../state/types';
import { icon, seasonIcon } from '../../ui/icons';
import { modal } from '../../ui/modal';
import { kbd, type Piece, stars } from '../../ui/pieces';
import { ghostSoFar } from '../../ui/rival';
import { cardName, letterName, seasonName } from '../../words/sentences';
import { number, t } from '../../words/texts';
import { whyText } from '../../words/why';
import { lessonNote } from './lesson';

export function tally(view: View, now: Tally): TemplateResult {
  const { score, index, why, last } = now;
  const year = CATALOGUE.seasons[view.setup.seasons] ?? [];
  const next = year[index + 1];
  const title = t('season-end', { season: score.season });
  const content = html`<section class="tally plate">
    <div class="t-head"><span class="medal">${icon(seasonIcon(score.season))}</span>
      <p class="eyebrow">${t('play-season-of', { number: index + 1, of: 4 })}</p><h1>${title}</h1></div>
    ${lessonNote()}
    <ol>
      ${Object.entries(score.edicts).map(([letter, worth]) => edictLine(view, letter, worth, why))}
      ${line('coin', t('season-coins'), score.coins ? t('why-coins', { count: score.coins }) : '', score.coins)}
      ${line('claw', t('season-toll'), score.toll ? t('why-toll', { count: score.toll }) : t('play-toll-none'), score.toll ? -score.toll : 0)}
    </ol>
    <div class="sum"><div><span>${seasonName(score.season)}</span><b>${number(score.total)}</b></div>
      <div class="grand"><span>${t('season-so-far')}</span><b>${icon('star')}${number(score.so_far)}</b></div></div>
    ${ghostSoFar(index)}
    ${view.phase === 'over' && next ? html`<p class="muted">${t('season-map-full')}</p>` : nothing}
    ${next && !last ? html`<p class="muted">${icon(seasonIcon(next.id))}${t('season-next-edicts', { season: next.id, first: letterName(next.edicts[0] ?? ''), second: letterName(next.edicts[1] ?? '') })} ${t('season-time-to-spend', { limit: next.time })}</p>` : nothing}
    <button class="btn primary" data-first data-act="on" @click=${endTally}><span>${next && !last ? t('season-next', { season: next.id }) : t('season-to-final')}</span>${icon('next')}${kbd('Enter')}</button>
  </section>`;
  return modal('season', title, content, endTally);
}

function edictLine(view: View, letter: string, worth: number, why: Tally['why']): Piece {
  const id = view.edicts.find((edict) => edict.letter === letter)?.id ?? '';
  const known = why[letter];
  return html`<li><span class="seal">${letterName(letter)}</span><span><b>${cardName(id)}</b><small>${known ? whyText(known) : t(`rule-${id}`)}</small></span><i class="dots"></i>${stars(worth)}</li>`;
}

function line(name: 'coin' | 'claw', title: string, note: string, worth: number): Piece {
  return html`<li class=${worth < 0 ? 'bad' : ''}><span class="ic">${icon(name)}</span><span><b>${title}</b>${note ? html`<small>${note}</small>` : nothing}</span><i class="dots"></i>${stars(worth)}</li>`;
}
