/** Which protocol and which rules the engine of this page speaks. */

import { ask } from '../../engine/ask';
import { preset } from '../../state/form';
import type { Versions } from './around';

/** It tells them with any terms. */
export async function versions(): Promise<Versions> {
  const seats = [
    { writer: 0, key: 'versions-0' },
    { writer: 1, key: 'versions-1' },
  ];
  const answer = await ask({ do: 'table-terms', name: 'versions', setup: { ...preset('base'), players: 2 }, seats });
  if (!answer.ok) throw new Error(answer.error.code);
  return { protocol: answer.protocol, rules: answer.rules };
}
