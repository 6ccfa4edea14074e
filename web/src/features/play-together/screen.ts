/** The screen of the ways to play with others: a plate for each, with what waits there. */

import { html, nothing, type TemplateResult } from 'lit';
import { storedCupNews, storedGroupNews, storedTableCounts } from '../../core/browser/local-storage';
import { lazyPart } from '../../core/lazy-parts';
import { goTo } from '../../core/page/navigate';
import { today } from '../../core/state/origin';
import { state } from '../../core/state/store';
import { type Renderable, textButton } from '../../core/ui/buttons';
import { icon, type IconName } from '../../core/ui/icons';
import { pageLayout } from '../../core/ui/page-layout';
import { adoptStyles } from '../../core/ui/screen-styles';
import { t } from '../../core/words/texts';
import { newGame } from '../../play/open-game';
import styles from './screen.css';

adoptStyles(styles);

interface Way {
  name: string;
  icon: IconName;
  title: string;
  text: string;
  /** What waits for the player; may be empty. */
  news: string;
  button: string;
  go(): void;
  list?: Renderable;
}

export function arrive(): void {
  void lazyPart('duelList')?.load();
}

export function screen(): TemplateResult {
  return pageLayout('together', t('home-together'), html`<div class="ways">${[table(), duel(), group(), cup()].map(plate)}</div>`);
}

function plate({ name, icon: sign, title, text, news, button, go, list = nothing }: Way): TemplateResult {
  return html`<section class="plate way padded stack gap-2" data-way=${name}><h2 class="row gap-2">${icon(sign)}<span>${title}</span></h2>
    <p>${text}</p>${news ? html`<p class="strong">${news}</p>` : nothing}${list}
    <div class="cta wrap">${textButton('next', button, go, { act: name, look: 'primary' })}</div></section>`;
}

function table(): Way {
  const { turns } = storedTableCounts.read();
  return {
    ...{ name: 'table', icon: 'people', title: t('ways-now'), text: t('ways-now-text'), button: t('ways-now-go') },
    news: turns ? t('home-together-turn', { count: turns }) : '',
    go: () => void goTo({ to: 'table' }),
  };
}

function duel(): Way {
  return {
    ...{ name: 'start-duel', icon: 'ghost', title: t('ways-duel'), text: t('ways-duel-text'), button: t('ways-duel-go'), news: '' },
    go: () => void newGame({ ...state.form.setup, players: 1 }, '', undefined, { kind: 'challenge' }),
    list: lazyPart('duelList')?.list() ?? nothing,
  };
}

function group(): Way {
  const { groups, day, friends, finished } = storedGroupNews.read();
  return {
    ...{ name: 'group', icon: 'calendar', title: t('ways-daily'), text: t('ways-daily-text') },
    news: friends ? t('groups-finished', { friends, finished: day === today() ? finished : 0 }) : '',
    button: t(groups ? 'ways-daily-open' : 'ways-daily-go'),
    go: () => void goTo({ to: 'group' }),
  };
}

function cup(): Way {
  const { cups } = storedCupNews.read();
  return {
    ...{ name: 'cup', icon: 'star', title: t('ways-cup'), text: t('ways-cup-text'), news: '' },
    button: t(cups ? 'ways-cup-open' : 'ways-cup-go'),
    go: () => void goTo({ to: 'cup' }),
  };
}
