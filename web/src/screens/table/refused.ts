/** Why a line to another device was not made. */

import { fail } from '../../commands/page';
import { LineRefused } from '../../peers/line';
import { hasText } from '../../words/texts';

export function refused(error: unknown): void {
  const key = error instanceof LineRefused ? `together-refused-${error.code}` : '';
  fail(hasText(key) ? key : 'together-failed');
}
