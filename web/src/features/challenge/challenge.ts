/** The screen of a challenge from a link: the same deal, and a friend's stars to beat. */

import { sheetMap } from '../../core/page/sheets';
import { html, nothing, type TemplateResult } from 'lit';
import { openDeal } from '../../play/open-game';
import { state } from '../../core/state/store';
import type { Rival } from '../../core/state/animation';
import { mapThumbnail } from '../../core/ui/map-thumbnail';
import { starsBySeason, textButton } from '../../core/ui/buttons';
import { pageLayout } from '../../core/ui/page-layout';
import { rivalName } from '../../core/words/names';
import { t, textFor } from '../../core/words/texts';
import { sheetName } from '../../core/words/sentences';

function acceptChallenge({ name, record, summary }: Rival, duel = ''): void {
  void openDeal(summary.deal, { kind: 'challenge', rival: { name, record }, ...(duel ? { duel } : {}) });
}

export function screen(): TemplateResult {
  const { route } = state.navigation;
  if (route.to !== 'challenge') return html``;
  const rival = route.rival;
  const { summary } = rival;
  const skills = summary.skills ? ` · ${t('new-skills')}` : nothing;
  const sheet = sheetMap(summary.sheet);
  return pageLayout(
    'challenge',
    t('share-challenge-title'),
    html`<section class="plate today row">
    ${mapThumbnail('duel', sheet, summary.deal, 240, 'today-map')}
    <div class="today-words stack">
      <p class="eyebrow">${sheetName(summary.sheet)} · ${textFor('set', summary.set)}${skills}</p>
      <h2>${t('share-challenge-text', { player: rivalName(rival), stars: summary.stars })}</h2>
      ${starsBySeason(summary.seasons)}
      <p class="muted">${t('share-challenge-plain')} ${t('share-ghost-note')}</p>
      <div class="cta wrap">${textButton('play', t('share-challenge-start'), () => acceptChallenge(rival, route.duel), { act: 'accept', look: 'primary' })}</div>
    </div>
  </section>`,
  );
}
