/** A challenge from a link: the same cards, and a friend's stars to beat. */

import { html, nothing, type TemplateResult } from 'lit';
import { openDeal } from '../../commands/open';
import { CATALOGUE } from '../../contract/generated/catalogue';
import { state } from '../../state/store';
import type { Rival } from '../../state/types';
import { mapThumbnail } from '../../ui/map-thumbnail';
import { seasonStars, wordButton } from '../../ui/pieces';
import { roomPage } from '../../ui/room';
import { rivalName } from '../../words/names';
import { t } from '../../words/texts';

declare module '../../state/route' {
  interface Screens {
    /** A friend's result to beat. */
    challenge: { rival: Rival };
  }
}

function accept({ name, record, summary }: Rival): void {
  void openDeal(summary.deal, { kind: 'challenge', rival: { name, record } });
}

export function screen(): TemplateResult {
  const { route } = state.where;
  if (route.to !== 'challenge') return html``;
  const now = route.rival;
  const { summary } = now;
  const skills = summary.skills ? ` · ${t('new-skills')}` : nothing;
  const sheet = CATALOGUE.sheets[summary.sheet]?.map ?? '';
  return roomPage(
    'challenge',
    t('share-challenge-title'),
    html`<section class="plate today">
    ${mapThumbnail('duel', sheet, summary.deal, 240, 'today-map')}
    <div class="today-words">
      <p class="eyebrow">${t(`sheet-${summary.sheet}`)} · ${t(`set-${summary.set}`)}${skills}</p>
      <h2>${t('share-challenge-text', { player: rivalName(now), stars: summary.stars })}</h2>
      ${seasonStars(summary.seasons)}
      <p class="muted">${t('share-challenge-plain')} ${t('share-ghost-note')}</p>
      <div class="cta">${wordButton('play', t('share-challenge-start'), () => accept(now), { act: 'accept', kind: 'primary' })}</div>
    </div>
  </section>`,
  );
}
