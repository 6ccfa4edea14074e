/** The banner over the map during animations of ruins, ambushes, heroes and bots. */

import { html, nothing } from 'lit';
import { skipAnimation } from '../perform-steps';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { Animation } from '../../core/state/animation';
import { icon, type IconName } from '../../core/ui/icons';
import type { Renderable } from '../../core/ui/buttons';
import { seatColourClass, seatNameOf, seatShield } from '../../core/ui/seat-mark';
import { cardName, cellLabel, terrainName } from '../../core/words/sentences';
import { joinList, t, textFor } from '../../core/words/texts';
import type { Play } from '../play';

export function animationBanner(play: Play): Renderable {
  const { animation } = play.display;
  if (!animation || animation.kind === 'draw') return nothing;
  if (animation.kind === 'flash') return banner(play, 'claw', animation.text, '', true);
  if (animation.kind === 'raid') return raidBanner(play, animation.text, animation.note);
  if (animation.kind === 'bot') return botTurnBanner(play, animation);
  if (animation.kind === 'ambush-attempt') {
    const corner = CATALOGUE.ambush[animation.card]?.corner ?? 'top-left';
    return banner(play, 'claw', t('play-ambush-revealed', { card: cardName(animation.card) }), textFor('play-ambush-corner', corner), true);
  }
  const card = animation.cards.at(-1) ?? '';
  if (card in CATALOGUE.ambush)
    return banner(play, 'claw', t('play-ambush-revealed', { card: cardName(card) }), textFor('rule', card), false, 'slam');
  if (card in CATALOGUE.heroes) return banner(play, 'shield', t('extra-hero-moment', { card: cardName(card) }), textFor('rule', card));
  return banner(play, 'columns', animation.cards.slice(0, -1).map(cardName).join(', '), t('extra-ruins-moment'), false, 'two-cards');
}

/** Monsters that another seat has drawn here, until the player confirms. */
function raidBanner(play: Play, title: string, note: string): Renderable {
  return html`<div class="moment plate row walking raid"><span class="medal">${icon('claw')}</span><p class="gap-1 stack"><b>${title}</b><small>${note}</small></p>
    <button class="btn" data-act="close-raid" @click=${() => skipAnimation(play)}>${t('menu-ok')}</button></div>`;
}

/** What a bot draws, with a button that skips the drawings of bots. */
function botTurnBanner(play: Play, { by, terrain, cells }: Extract<Animation, { kind: 'bot' }>): Renderable {
  const drawn = t('log-drawn', { terrain: terrainName(terrain), cells: joinList(cells.map(cellLabel)) });
  return html`<aside class="moment plate row walking raid bots-turn ${seatColourClass(by)}" aria-label=${t('seats-watch')}>${seatShield(by)}
    <p class="gap-1 stack"><b>${t('table-drawing', { player: seatNameOf(by) })}</b><small>${drawn}</small></p>
    <button class="btn" data-act="skip-bots" @click=${() => skipAnimation(play)}>${t('seats-skip')}</button></aside>`;
}

/** A banner, which a press closes; with `isBesideMap` a small one, which has no button and does not cover the map. */
function banner(play: Play, name: IconName, title: string, note: string, isBesideMap = false, classes = ''): Renderable {
  const skip = (): void => void skipAnimation(play);
  const continueButton = html`<button class="btn" data-act="close-banner" @click=${skip}>${t('moment-go-on')}${icon('next')}</button>`;
  const words = html`<b>${title}</b>${note ? html`<small>${note}</small>` : nothing}`;
  return html`<div class="moment plate ${classes} ${isBesideMap ? 'row walking' : ''}" @click=${skip}><span class="medal">${icon(name)}</span><p class="gap-1 stack">${words}</p>
    ${isBesideMap ? nothing : continueButton}</div>`;
}
