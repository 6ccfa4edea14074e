/** Cards as objects: a new one is turned over, and the used one slides to the time bar. */

import { html } from 'lit';
import { motionEnabled } from '../../core/browser/preferences';
import { MOTION_MS } from '../../core/state/motion';
import { state } from '../../core/state/store';
import { type Play, perPlay } from '../../play/play';
import { firstVisible, fly, middle } from './flight';

/** The card at the last call, and the time of the season. */
const lastCard = perPlay(() => ({ cards: '', time: 0 }));

/** Called after each drawing of the page: turns the card over if it is a new one. */
export function turnCards(play: Play): void {
  const { view } = play.game;
  if (!view || play.display.tally) return;
  const last = lastCard(play);
  const cards = view.card ? `${view.season_index} ${view.card.revealed.join(' ')}` : '';
  if (cards === last.cards && view.time === last.time) return;
  const isNew = cards !== last.cards && cards !== '' && last.cards !== '';
  const element = isNew && motionEnabled(state.settings) ? document.querySelector<HTMLElement>('.card') : null;
  if (element && view.time > last.time) slideToTimeBar(element);
  if (element) turnOver(element);
  Object.assign(last, { cards, time: view.time });
}

function slideToTimeBar(card: HTMLElement): void {
  const place = firstVisible(['.scalebar .on:nth-last-child(1 of .on)', '.scalebar']);
  if (place) fly(html``, middle(card.getBoundingClientRect()), middle(place.getBoundingClientRect()), 0, 'used-card');
}

function turnOver(card: HTMLElement): void {
  const options = { duration: MOTION_MS.flip, easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)' };
  card.animate([{ transform: 'perspective(1100px) rotateY(-170deg)' }, { transform: 'perspective(1100px) rotateY(0deg)' }], options);
  card.animate([{ boxShadow: '26px 30px 34px rgb(0 0 0 / 0.3)' }, {}], options); // apart: a browser moves only the rest beside the page's work
  card.animate([{ opacity: 1 }, { opacity: 1, offset: 0.46 }, { opacity: 0, offset: 0.47 }, { opacity: 0 }], {
    ...options,
    pseudoElement: '::after',
  });
}
