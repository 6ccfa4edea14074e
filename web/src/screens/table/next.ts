/** Another table after the game: opened, or joined where someone else has opened one. */

import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from '../../commands/navigate';
import { state } from '../../state/store';
import type { Invitation, TableNow } from '../../state/table/now';
import { icon } from '../../ui/icons';
import { type Piece, wordButton } from '../../ui/pieces';
import { t } from '../../words/texts';

/** On the final screen: another table, unless someone else has opened one. Anyone who looked on can only follow. */
export function again(): Piece {
  const { now } = state.table;
  if (now && (now.invitations.length || !now.mine.length)) return nothing;
  const open = (): void => void goTo(now ? { to: 'table', after: '' } : { to: 'table' });
  return wordButton('again', t('final-again'), open, { act: 'again', kind: 'primary' });
}

/** On the final screen, where it is seen at once. */
export function invited(): Piece {
  const { now } = state.table;
  return now ? invitations(now) : nothing;
}

export function invitations({ invitations: all }: TableNow): Piece {
  return all.length ? html`<div class="t-next" role="status">${all.map(invitation)}</div>` : nothing;
}

function invitation({ key, name }: Invitation): TemplateResult {
  return html`<p>${icon('people')}<span>${t('together-next', { player: name || t('together-somebody') })}</span></p>
    ${wordButton('next', t('together-next-join'), () => void goTo({ to: 'table', after: key }), { act: 'join-next', kind: 'primary' })}`;
}
