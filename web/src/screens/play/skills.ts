/** The three skills of the game, and why one cannot be used now. */

import { html, nothing } from 'lit';
import { chooseTool, dropTool } from '../../commands/hand';
import type { SkillView, View } from '../../contract/generated/messages';
import { state } from '../../state/store';
import { askButton } from '../../ui/ask-button';
import { icon, type IconName } from '../../ui/icons';
import type { Piece } from '../../ui/pieces';
import { cardName, reason } from '../../words/sentences';
import { t } from '../../words/texts';

const SIGNS: Readonly<Record<string, IconName>> = {
  acrobatics: 'acrobatics',
  concentrate: 'concentrate',
  'cure-wounds': 'cure-wounds',
  diplomacy: 'diplomacy',
  knowledge: 'book',
  'move-silently': 'move-silently',
  negotiate: 'scales',
  search: 'search',
};

export function skills(view: View): Piece {
  if (!view.skills.length) return nothing;
  return html`<div class="skills" role="group" aria-label=${t('play-skills')}>${view.skills.map((skill) => one(view, skill))}${askButton('skills', t('book-about', { what: t('play-skills') }))}</div>`;
}

function one(view: View, { id, cost, usable, reason: why }: SkillView): Piece {
  const used = state.hand.aim ? view.tools[state.hand.aim.tool]?.skill === id : false;
  const tool = view.tools.findIndex((each) => each.skill === id && each.kind !== 'dodge');
  const able = usable && tool >= 0;
  const price = cost ? t('play-skill-use', { count: cost }) : t('play-skill-use-free');
  const note = `${t(`rule-${id}`)} ${able ? price : reason(why)}`;
  return html`<button class="skill ${used ? 'on' : ''}" aria-pressed=${used} title=${note} data-skill=${id}
      aria-disabled=${!able} @click=${() => able && (used ? dropTool() : chooseTool(tool))}>
    ${icon(SIGNS[id] ?? 'quill')}<span class="k-name">${cardName(id)}</span><span class="k-cost ${cost ? '' : 'free'}">${cost ? html`${icon('coin')}${cost}` : html`${icon('check')}0`}</span><span class="sr">${note}</span>
  </button>`;
}
