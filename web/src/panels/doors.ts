/** Home's doors to the other rooms: the daily map above the new game, the rest below it. */

import { html, nothing, type TemplateResult } from 'lit';
import { dailyResult, history } from '../history';
import { icon, type IconName } from '../icons';
import { today } from '../origin';
import { enter, type RoomName } from '../rooms';
import { dayName, t } from '../texts';

function door(room: RoomName, name: IconName, title: string, note: string, wide = false): TemplateResult {
  return html`<button class="row-btn" data-act=${room} @click=${() => void enter(room)}><i>${icon(name)}</i>
    <span><b>${title}</b><small>${note}</small></span>${wide ? icon('next') : nothing}</button>`;
}

export function dailyDoor(): TemplateResult {
  const day = today();
  const result = dailyResult(day);
  const what = result ? t('daily-done', { stars: result.summary.stars }) : t(history.days[day] ? 'daily-started' : 'daily-not-yet');
  return door('daily', 'calendar', t('home-daily'), `${dayName(day)} · ${what}`, true);
}

export function otherDoors(): TemplateResult {
  const count = history.games.length;
  return html`<div class="pair">
    ${door('desk', 'scales', t('home-desk'), t('home-desk-note'))}
    ${door('gallery', 'frame', t('home-gallery'), count ? t('gallery-count', { count }) : t('home-gallery-note'))}
  </div>`;
}
