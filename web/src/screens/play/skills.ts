/** The three skills of the game, and why one cannot be used now. */

import { html, nothing } from 'lit';
import { chooseTool, dropTool } from '../../play/hand';
import type { SkillView, View } from '../../contract/generated/messages';
import { SIGNS } from '../../contract/generated/pictograms';
import { toolsNow } from '../../state/game';
import { state } from '../../state/store';
import { askButton } from '../../ui/ask-button';
import { drawn, icon } from '../../ui/icons';
import type { Piece } from '../../ui/pieces';
import { cardName, reason } from '../../words/sentences';
import { t } from '../../words/texts';

export function skills(view: View): Piece {
  if (!view.skills.length) return nothing;
  const ask = askButton('skills', t('book-about', { what: t('play-skills') }));
  return html`<div class="skills" role="group" aria-label=${t('play-skills')}>${view.skills.map(one)}${ask}</div>`;
}

function one({ id, cost, usable, reason: why }: SkillView): Piece {
  const tools = toolsNow(state);
  const used = state.hand.aim ? tools[state.hand.aim.tool]?.skill === id : false;
  const tool = tools.findIndex((each) => each.skill === id && each.kind !== 'dodge');
  const able = usable && tool >= 0;
  const price = cost ? t('play-skill-use', { count: cost }) : t('play-skill-use-free');
  const note = `${t(`rule-${id}`)} ${able ? price : reason(why)}`;
  return html`<button class="skill ${used ? 'on' : ''}" aria-pressed=${used} title=${note} data-skill=${id}
      aria-disabled=${!able} @click=${() => able && (used ? dropTool() : chooseTool(tool))}>
    ${drawn(SIGNS[id] ?? '')}<span class="k-name">${cardName(id)}</span>
    <span class="k-cost ${cost ? '' : 'free'}">${icon('coin')}${cost}</span><span class="sr">${note}</span>
  </button>`;
}
