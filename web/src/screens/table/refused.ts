/** Why a connection to another device was not made. */

import { fail } from '../../commands/page';
import { ConnectionRefused } from '../../peers/connection';
import { hasText } from '../../words/texts';

export function refused(error: unknown): void {
  const key = error instanceof ConnectionRefused ? `together-refused-${error.code}` : '';
  fail(hasText(key) ? key : 'together-failed');
}
