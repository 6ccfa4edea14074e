/** A challenge from a link: the same cards, and a friend's stars to beat. */

import { html, nothing, type TemplateResult } from 'lit';
import { openDeal } from '../../commands/open';
import { pictureOf } from '../../contract/cells';
import { CATALOGUE } from '../../contract/generated/catalogue';
import { hashText } from '../../paint/hash';
import { thumbnail } from '../../paint/thumbnails';
import { state } from '../../state/store';
import type { Rival } from '../../state/types';
import { icon } from '../../ui/icons';
import { painted } from '../../ui/painted';
import { seasonStars } from '../../ui/pieces';
import { roomPage } from '../../ui/room';
import { rivalName } from '../../words/names';
import { t } from '../../words/texts';

function accept({ name, record, summary }: Rival): void {
  void openDeal(summary.deal, { kind: 'challenge', rival: { name, record } });
}

export function screen(): TemplateResult {
  const { route } = state.where;
  if (route.to !== 'challenge') return html``;
  const now = route.rival;
  const { summary } = now;
  const sheet = CATALOGUE.sheets[summary.sheet]?.map ?? '';
  return roomPage(
    'challenge',
    t('share-challenge-title'),
    html`<section class="plate today">
    <canvas class="today-map" aria-hidden="true" ${painted(`duel${summary.sheet}`, (theme, measure) => thumbnail(pictureOf(sheet), measure('--thumb', 240), theme, hashText(summary.deal)))}></canvas>
    <div class="today-words">
      <p class="eyebrow">${t(`sheet-${summary.sheet}`)} · ${t(`set-${summary.set}`)}${summary.skills ? html` · ${t('new-skills')}` : nothing}</p>
      <h2>${t('share-challenge-text', { player: rivalName(now), stars: summary.stars })}</h2>
      ${seasonStars(summary.seasons)}
      <p class="muted">${t('share-challenge-plain')} ${t('share-ghost-note')}</p>
      <div class="cta"><button class="btn primary" data-act="accept" @click=${() => accept(now)}>${icon('play')}<span>${t('share-challenge-start')}</span></button></div>
    </div>
  </section>`,
  );
}
