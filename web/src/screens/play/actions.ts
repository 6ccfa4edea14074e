/** What the player can do now: the same for keys and buttons. */

import { confirm, goOn } from '../../commands/play';
import { isFitting } from '../../state/aim';
import { people } from '../../state/seats';
import type { State } from '../../state/store';
import type { IconName } from '../../ui/icons';
import { t } from '../../words/texts';

export interface Primary {
  label: string;
  icon: IconName;
  able: boolean;
  act: () => void;
}

/** What Enter does now. */
export function primary(now: State): Primary | null {
  const { view, aim } = now;
  if (!view) return null;
  if (aim) {
    const kind = view.tools[aim.tool]?.kind;
    const label = t(kind === 'destroy' ? 'extra-destroy' : kind === 'hero' ? 'extra-place-hero' : 'play-confirm');
    return { label, icon: kind === 'destroy' ? 'cross' : 'quill', able: isFitting(now), act: confirm };
  }
  if (view.can_pass) {
    return {
      label: t(view.phase === 'dodge' ? 'extra-dodge-not' : 'extra-finish-skills'),
      icon: 'next',
      able: true,
      act: () => goOn('pass'),
    };
  }
  if (view.phase === 'next') {
    const label = people(now.table.seats) > 1 ? t('table-done') : t(view.ends_season ? 'extra-end-season' : 'play-next');
    return { label, icon: 'next', able: true, act: () => goOn('next') };
  }
  return null;
}
