/** The form for a new game. */

import { CATALOGUE } from '../contract/generated/catalogue';
import type { SetupJson } from '../contract/generated/messages';

export function preset(name: string): SetupJson {
  const found = CATALOGUE.presets[name];
  if (!found) throw new Error(`no preset ${name}`);
  return structuredClone(found);
}

export type Mode = 'solo' | 'pass' | 'bots';
