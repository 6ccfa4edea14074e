/** What a newcomer sees who comes by a friend's link: the name of the game, and the lesson; the invitation waits meanwhile. */

import { html, nothing } from 'lit';
import { storedInvitation } from '../core/browser/local-storage';
import { lazyPart } from '../core/lazy-parts';
import { localState } from '../core/state/local-state';
import { hasFinishedLesson, lessonSave } from '../core/state/lesson';
import { state } from '../core/state/store';
import { type Renderable, rowButton } from '../core/ui/buttons';
import { t } from '../core/words/texts';
import { startLesson } from './lesson';

export interface Invitation {
  /** What the address had after the page: parameters, and what stands after `#`. */
  link: string;
  /** Who invites; may be empty. */
  from: string;
}

/** The link that was followed last, and the invitation that waits; a browser may refuse to store it. */
const links = localState<{ followed: string; waiting: Invitation | null }>({ followed: '', waiting: null });

export function noteFollowedLink(link: string): void {
  links.update({ followed: link });
}

/** The link that was followed last; a reload gets it from the browser's history. */
export function followedLink(): string {
  return links.value.followed;
}

/** Whether the player has finished neither the lesson nor a game. */
export function isNewcomer(): boolean {
  return !hasFinishedLesson() && state.stored.history.length === 0;
}

/** The name of the game, and the lesson, for newcomers. */
export function newcomerPart(from: string): Renderable {
  if (!isNewcomer()) return nothing;
  const learn = (): void => {
    const invitation = { link: links.value.followed, from };
    links.update({ waiting: invitation });
    storedInvitation.write(invitation);
    void startLesson();
  };
  const label = t(lessonSave() ? 'invite-learn-on' : 'invite-learn');
  return html`<section class="stack gap-2" data-show="newcomer">
    <p class="centered"><b class="title">Mapwright</b><br><i class="muted">${t('home-tagline')}</i></p>
    ${rowButton('learn-first', 'compass', [label, t('invite-learn-note')], learn)}</section>`;
}

export function waitingInvitation(): Invitation | null {
  return storedInvitation.read() ?? links.value.waiting;
}

export function dropInvitation(): void {
  links.update({ waiting: null });
  storedInvitation.write(null);
}

/** Opens the invitation again. */
export function followInvitation(): void {
  const invitation = waitingInvitation();
  dropInvitation();
  if (invitation) void lazyPart('router')?.openLink(invitation.link);
}

/** The button that leads to the invitation. `leave` is called before. */
export function invitationButton(leave?: () => void): Renderable {
  const invitation = waitingInvitation();
  if (!invitation) return nothing;
  const label = invitation.from ? t('invite-return-from', { player: invitation.from }) : t('invite-return');
  const go = (): void => {
    leave?.();
    followInvitation();
  };
  return html`<button class="btn primary" data-act="invitation" @click=${go}><span>${label}</span></button>`;
}
