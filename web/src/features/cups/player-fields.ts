/** The fields for the name and the crest of a member, filled in with invented ones. */

import { html, type TemplateResult } from 'lit';
import { localState } from '../../core/state/local-state';
import { MAX_NAME_LENGTH } from '../../core/state/seats';
import { iconButton } from '../../core/ui/buttons';
import { inputValue } from '../../core/ui/choices';
import { crestChoice } from '../../core/ui/crest-choice';
import { t } from '../../core/words/texts';
import { inventedPlayer, textOf } from './names';

const chosen = localState<{ player: { name: string; crest: string } | null }>({ player: null });

function player(): { name: string; crest: string } {
  if (!chosen.value.player) chosen.update({ player: inventedPlayer() });
  return chosen.value.player ?? inventedPlayer();
}

/** Returns crest and name as an entry spells them. */
export function chosenPlayer(): string {
  const { name, crest } = player();
  return textOf({ name: name.trim() || inventedPlayer().name, crest });
}

export function playerFields(): TemplateResult {
  const { name, crest } = player();
  const change = (part: Partial<{ name: string; crest: string }>): void => chosen.update({ player: { ...player(), ...part } });
  return html`<label class="field"><span class="lbl">${t('cups-name')}</span><span class="row gap-2">
      <input type="text" maxlength=${MAX_NAME_LENGTH} autocomplete="off" data-field="member-name" .value=${name}
        @change=${(event: Event) => change({ name: inputValue(event) })}>
      ${iconButton('lot', t('cups-other-name'), () => chosen.update({ player: inventedPlayer() }), 'other-name')}</span></label>
    ${crestChoice('member-crest', crest, (crest) => change({ crest }))}`;
}
