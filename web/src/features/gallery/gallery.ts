/** The gallery of the player's finished maps. */

import { html, nothing, type TemplateResult } from 'lit';
import { addMissingSummaries } from '../../app/export-import';
import { goTo, openDialog } from '../../core/page/navigate';
import type { FinishedGame } from '../../core/state/saved-games';
import { localState } from '../../core/state/local-state';
import { state } from '../../core/state/store';
import { textRadio } from '../../core/ui/choices';
import { icon } from '../../core/ui/icons';
import { mapThumbnail } from '../../core/ui/map-thumbnail';
import { iconButton, stars } from '../../core/ui/buttons';
import { pageLayout } from '../../core/ui/page-layout';
import { playerOf } from '../../core/state/games';
import { mapName } from '../../core/words/map-name';
import { dayName, shortDay, t } from '../../core/words/texts';
import { adoptStyles } from '../../core/ui/screen-styles';
import galleryStyles from './gallery.css';
import { sheetName } from '../../core/words/sentences';

adoptStyles(galleryStyles);

const PAGE_SIZE = 24; // maps that are added at once
/** `best` orders by stars instead of by date. */
const galleryState = localState({ best: false, visibleCount: PAGE_SIZE });

export function arrive(): void {
  galleryState.update({ visibleCount: PAGE_SIZE });
  void addMissingSummaries();
}

export function screen(): TemplateResult {
  const { best, visibleCount } = galleryState.value;
  const games = best ? [...state.stored.history].sort((a, b) => b.summary.stars - a.summary.stars) : state.stored.history;
  const order = (byStars: boolean) => (): void => galleryState.update({ best: byStars });
  const showMore = (): void => galleryState.update({ visibleCount: visibleCount + PAGE_SIZE });
  if (!games.length)
    return pageLayout(
      'gallery',
      t('gallery-title'),
      html`<p class="empty-room gap-3 centered stack">${icon('picture')}${t('gallery-none')}</p>`,
      true,
    );
  return pageLayout(
    'gallery',
    t('gallery-title'),
    html`
    <div class="room-head between gap-3 row"><p class="muted">${t('gallery-count', { count: games.length })}</p>
      <div class="seg even">${[false, true].map((byStars) =>
        textRadio({ group: 'order', on: best === byStars, choose: order(byStars) }, t(byStars ? 'gallery-best' : 'gallery-newest')),
      )}</div></div>
    <ul class="wall stack">${games.slice(0, visibleCount).map(galleryItem)}</ul>
    ${games.length > visibleCount ? html`<button class="btn more-maps" @click=${showMore}>${t('play-more')}</button>` : nothing}`,
    true,
  );
}

function galleryItem(game: FinishedGame): TemplateResult {
  const { summary } = game;
  const title = mapName(game);
  const player = playerOf(game).name;
  const label = `${t('keepsake-label', { stars: summary.stars, title })}, ${dayName(game.day)}`;
  const undone = summary.takebacks ? t('share-message-undone', { count: summary.takebacks }) : '';
  const note = [player, sheetName(summary.sheet), shortDay(game.day), undone].filter(Boolean).join(' · ');
  const dailyTag = html`<span class="tag inline-row">${icon('calendar')}${t('daily-title')}</span>`;
  const watch = (): void => void goTo({ to: 'replay', record: game.record });
  return html`<li class="hung stack" data-game=${game.id}>
    <button class="hung-map" aria-label=${label} @click=${watch}>
      ${mapThumbnail(`wall${summary.deal}`, summary.map, summary.deal, 236, '', 'winter')}</button>
    <div class="hung-words between gap-3 row"><p class="stack flush anywhere"><b class="title">${title}</b><small>${note}</small></p>
      ${stars(summary.stars)}</div>
    <div class="hung-acts row flush">${game.daily ? dailyTag : nothing}
      ${iconButton('download', t('keepsake-title'), () => void openDialog({ is: 'keepsake', game }), 'keepsake')}
      ${iconButton('share', t('share-title'), () => void openDialog({ is: 'share', game }), 'share')}
      ${iconButton('replay', t('replay-title'), watch, 'replay')}</div>
  </li>`;
}
