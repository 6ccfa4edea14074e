/** The address while the workshop is open: a reload comes back to it, and to the step of the course that was open. */

import { isEmbedded } from '../../browser/embedding';
import { base } from '../../commands/links';
import { follow, state } from '../../state/store';
import { shop } from './shop';

/** Addresses that lead here; any other, such as that of a table, stays. */
const OURS = /^#(workshop|course|bot|answers)\b/;

function wanted(): string {
  if (state.where.route.to !== 'workshop') return '';
  return shop.open.is === 'step' && shop.guest === null ? `#course=${shop.open.number}` : '#workshop';
}

export function showAddress(): void {
  const hash = wanted();
  if (isEmbedded || location.hash === hash || (location.hash && !OURS.test(location.hash))) return;
  history.replaceState(history.state, '', `${base().href}${hash}`);
}

/** Once, when the screen is first opened: leaving it clears the address. */
export function followAddress(): void {
  follow(['where'], showAddress);
}
