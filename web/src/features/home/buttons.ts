/** The buttons of home: the guided game, those of features, and those under "More". */

import { html, nothing, type TemplateResult } from 'lit';
import { startLesson } from '../../play/lesson';
import { dropInvitation, followInvitation, waitingInvitation } from '../../play/newcomer';
import { slot } from '../../core/lazy-parts';
import { goTo, openRulebook, openDialog } from '../../core/page/navigate';
import { lessonSave, hasStartedLesson } from '../../core/state/lesson';
import { state } from '../../core/state/store';
import type { HomeEntry } from '../../core/ui/home-entry';
import { icon } from '../../core/ui/icons';
import { iconButton, type Renderable, rowButton } from '../../core/ui/buttons';
import { t } from '../../core/words/texts';

/** Whether the player has started neither the lesson nor a game. */
export function isNewcomer(): boolean {
  return !hasStartedLesson() && state.stored.saves.length === 0;
}

export function lessonButton(): Renderable {
  return isNewcomer()
    ? html`<button class="hero-btn learn-btn" data-act="learn" @click=${() => void startLesson()}><i>${icon('compass')}</i>
        <span><b>${t('home-learn')}</b><small>${t('home-learn-note')}</small></span>${icon('play')}</button>`
    : nothing;
}

function entryButtons(place: HomeEntry['place']): TemplateResult[] {
  return slot('home')
    .filter((entry) => entry.place === place && !entry.isHidden?.())
    .map(({ to, icon, title, note, go }) =>
      rowButton(to, icon, [t(title), note()], () => (go ? go() : void goTo({ to })), { short: true }),
    );
}

/** A friend's link that waits until the player has learned the game. */
export function invitationRow(): Renderable {
  const invitation = waitingInvitation();
  if (!invitation) return nothing;
  const { from } = invitation;
  return html`<div class="row">${rowButton('invitation', 'people', [t('invite-waits'), from], followInvitation, { short: true })}
    ${iconButton('cross', t('invite-drop'), dropInvitation, 'drop-invitation')}</div>`;
}

export function mainButtons(): TemplateResult {
  return html`<div class="pair">${entryButtons('main')}</div>`;
}

/** The buttons under "More". They unfold before the script is loaded, and are folded again when home is left. */
export function moreButtons(): TemplateResult {
  return html`<details class="home-more"><summary class="row-btn"><b>${t('home-more')}</b></summary><div class="pair">
    ${state.stored.saves.length ? savesButton(state.stored.saves.length) : nothing}
    ${isNewcomer() ? nothing : learnButton()}
    ${rowButton('rules', 'book', [t('home-rules'), t('home-rules-note')], () => openRulebook(), { short: true })}
    ${entryButtons('more')}
    </div>${footLinks()}</details>`;
}

function footLinks(): TemplateResult {
  const openWorkshop = (): void => void goTo({ to: 'workshop' });
  return html`<p class="home-foot"><button class="link" data-act="workshop" @click=${openWorkshop}>${t('home-workshop')}</button>
    <a class="link" href="docs/">${t('home-programmers')}</a></p>`;
}

function learnButton(): TemplateResult {
  const title = lessonSave() ? t('learn-resume') : t('home-learn');
  return rowButton('learn', 'compass', [title, t('home-learn-note')], () => void startLesson(), { short: true });
}

function savesButton(count: number): TemplateResult {
  const open = (): void => void openDialog({ is: 'games' });
  return rowButton('games', 'archive', [t('home-games'), t('games-count', { count })], open, { short: true });
}
