/** One's finished maps on the wall. */

import { html, nothing, type TemplateResult } from 'lit';
import { catchUp } from '../../commands/archive';
import { goTo, openDialog } from '../../commands/navigate';
import type { FinishedGame } from '../../state/stored';
import { local } from '../../state/local';
import { state } from '../../state/store';
import { wordRadio } from '../../ui/choices';
import { icon } from '../../ui/icons';
import { mapThumbnail } from '../../ui/map-thumbnail';
import { iconButton, stars } from '../../ui/pieces';
import { roomPage } from '../../ui/room';
import { titleOf } from '../../words/share';
import { dayName, shortDay, t } from '../../words/texts';

declare module '../../state/route' {
  interface Screens {
    gallery: object;
  }
}

const PAGE = 24; // maps painted at once
const wall = local({ best: false, shown: PAGE });

export function arrive(): void {
  wall.change({ shown: PAGE });
  void catchUp();
}

export function screen(): TemplateResult {
  const { best, shown } = wall.now;
  const games = best ? [...state.stored.games].sort((a, b) => b.summary.stars - a.summary.stars) : state.stored.games;
  const order = (by: boolean) => (): void => wall.change({ best: by });
  const more = (): void => wall.change({ shown: shown + PAGE });
  if (!games.length)
    return roomPage('gallery', t('gallery-title'), html`<p class="empty-room">${icon('picture')}${t('gallery-none')}</p>`, true);
  return roomPage(
    'gallery',
    t('gallery-title'),
    html`
    <div class="stats-head"><p class="muted">${t('gallery-count', { count: games.length })}</p>
      <div class="seg two">${[false, true].map((by) =>
        wordRadio({ group: 'order', on: best === by, choose: order(by) }, t(by ? 'gallery-best' : 'gallery-newest')),
      )}</div></div>
    <ul class="wall">${games.slice(0, shown).map(hungMap)}</ul>
    ${games.length > shown ? html`<button class="btn more-maps" @click=${more}>${t('play-more')}</button>` : nothing}`,
    true,
  );
}

function hungMap(game: FinishedGame): TemplateResult {
  const { summary } = game;
  const title = titleOf(summary);
  const label = `${t('keepsake-label', { stars: summary.stars, title })}, ${dayName(game.day)}`;
  const undone = summary.undone ? ` · ${t('share-message-undone', { count: summary.undone })}` : '';
  const watch = (): void => void goTo({ to: 'replay', record: game.record });
  return html`<li class="hung" data-game=${game.id}>
    <button class="hung-map" aria-label=${label} @click=${watch}>
      ${mapThumbnail(`wall${summary.deal}`, summary.map, summary.deal, 236)}</button>
    <div class="hung-words"><p><b>${title}</b><small>${t(`sheet-${summary.sheet}`)} · ${shortDay(game.day)}${undone}</small></p>
      ${stars(summary.stars)}</div>
    <div class="hung-acts">${game.branch ? html`<span class="tag">${icon('bot')}${t('table-branch')}</span>` : nothing}
      ${game.daily ? html`<span class="tag">${icon('calendar')}${t('daily-title')}</span>` : nothing}
      ${iconButton('download', t('keepsake-title'), () => void openDialog({ is: 'keepsake', game: game }), 'keepsake')}
      ${iconButton('share', t('share-title'), () => void openDialog({ is: 'share', game: game }), 'share')}
      ${iconButton('replay', t('replay-title'), watch, 'replay')}</div>
  </li>`;
}
