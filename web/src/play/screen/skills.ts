/** The three skills of the game, and why one cannot be used now. */

import { html, nothing } from 'lit';
import { chooseTool, deselectTool } from '../aim';
import type { SkillView, View } from '../../core/contract/generated/messages';
import { SIGNS } from '../../core/contract/generated/pictograms';
import { usableTools } from '../../core/state/game';
import { state } from '../../core/state/store';
import { helpButton } from '../../core/ui/help-button';
import { pathIcon, icon } from '../../core/ui/icons';
import type { Renderable } from '../../core/ui/buttons';
import { cardName, reasonText } from '../../core/words/sentences';
import { t, textFor } from '../../core/words/texts';
import type { Play } from '../play';

export function skills(play: Play, view: View): Renderable {
  if (!view.skills.length) return nothing;
  const ask = helpButton('skills', t('book-about', { what: t('play-skills') }));
  return html`<div class="skills" role="group" aria-label=${t('play-skills')}>${view.skills.map((skill) => skillButton(play, skill))}${ask}</div>`;
}

function skillButton(play: Play, { id, cost, usable, reason: why }: SkillView): Renderable {
  const tools = usableTools(state);
  const used = state.input.aim ? tools[state.input.aim.tool]?.skill === id : false;
  const tool = tools.findIndex((each) => each.skill === id && each.kind !== 'dodge');
  const isEnabled = usable && tool >= 0;
  const price = cost ? t('play-skill-use', { count: cost }) : t('play-skill-use-free');
  const note = `${textFor('rule', id)} ${isEnabled ? price : reasonText(why)}`;
  return html`<button class="skill tap ${used ? 'on' : ''}" aria-pressed=${used} title=${note} data-skill=${id}
      aria-disabled=${!isEnabled} @click=${() => isEnabled && (used ? deselectTool(play) : chooseTool(play, tool))}>
    ${pathIcon(SIGNS[id] ?? '')}<span class="k-name">${cardName(id)}</span>
    <span class="k-cost strong row ${cost ? '' : 'free'}">${icon('coin')}${cost}</span><span class="sr">${note}</span>
  </button>`;
}
