/** The screen of a challenge from a link: the same deal, and a friend's stars to beat. */

import { html, type TemplateResult } from 'lit';
import { openDeal } from '../../play/open-game';
import { state } from '../../core/state/store';
import { newcomerPart } from '../../play/newcomer';
import { pageLayout } from '../../core/ui/page-layout';
import { rivalName } from '../../core/words/names';
import { t } from '../../core/words/texts';
import { answerPlate } from './answer';

export function screen(): TemplateResult {
  const { route } = state.navigation;
  if (route.to !== 'challenge') return html``;
  const { rival } = route;
  const { name, record, summary } = rival;
  const play = (): void => void openDeal(summary.deal, { kind: 'challenge', rival: { name, record } });
  const title = t('share-challenge-text', { player: rivalName(rival), stars: summary.stars });
  return pageLayout(
    'challenge',
    t('share-challenge-title'),
    html`${newcomerPart(name)}${answerPlate({ title, summary, start: t('share-challenge-start'), play })}`,
  );
}
