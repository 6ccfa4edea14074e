/** The card on the table: what may be drawn, in which terrain, and what the moment asks for. */

import { html, nothing, type TemplateResult } from 'lit';
import { chooseTerrain, chooseTool, deselectTool } from '../aim';
import { useInstantTool } from '../player-actions';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { Offset, Tool, View, SkillView } from '../../core/contract/generated/messages';
import { shapeThumbnail } from '../../core/paint/thumbnails';
import { type Aim, selectableTools } from '../../core/state/aim';
import { usableTools } from '../../core/state/game';
import { state } from '../../core/state/store';
import { icon, type IconName, pathIcon } from '../../core/ui/icons';
import { type Paint, painted } from '../../core/ui/painted-canvas';
import { helpButton, kbd, type Renderable, swatch } from '../../core/ui/buttons';
import { seatNameOf } from '../../core/ui/seat-mark';
import { cardName, terrainName, reasonText } from '../../core/words/sentences';
import { t, textFor } from '../../core/words/texts';
import { onCardCancel, onCardDown, onCardMove, onCardUp } from './drag-from-card';
import { hintButton } from './hint';
import type { Play } from '../play';
import { SIGNS } from '../../core/contract/generated/pictograms';

/** The card on the table, and what may be drawn with it. */
interface ShownCard {
  card: View['card'];
  phase: View['phase'];
  tools: readonly Tool[];
}

/** While a moment is shown its card lies on the table, not the one that came after it. */
function shownCard(view: View): ShownCard {
  const { animation } = state.display;
  const cards = animation?.kind === 'reveal' ? animation.cards : animation?.kind === 'walk' ? [animation.card] : [];
  const id = cards.at(-1);
  const tools = usableTools(state);
  if (!id || !view.card || id === view.card.id) return { card: view.card, phase: view.phase, tools };
  const kind = id in CATALOGUE.ambush ? 'ambush' : id in CATALOGUE.heroes ? 'hero' : 'explore';
  const time = CATALOGUE.explore[id]?.time ?? 0;
  return { card: { id, kind, time, revealed: [...cards], must_cover_ruins: false, fallback: false }, phase: 'next', tools };
}

export function card(play: Play, view: View): TemplateResult {
  const displayed = shownCard(view);
  const { aim } = state.input;
  const { card: currentCard, tools } = displayed;
  const toolIndexes = selectableTools(tools, aim);
  const chosen = aim ? tools[aim.tool] : undefined;
  const eyebrow = currentCard ? t(`play-card-${currentCard.kind}`) : '';
  return html`<section class="card stack plate" aria-label=${currentCard ? cardName(currentCard.id) : ''}
    @pointerdown=${(event: PointerEvent) => onCardDown(play, event)} @pointermove=${(event: PointerEvent) => onCardMove(play, event)}
    @pointerup=${(event: PointerEvent) => onCardUp(play, event)} @pointercancel=${() => onCardCancel(play)}>
    <header class="wrap">
      <div><p class="eyebrow">${eyebrow}${ruinsTags(displayed)}</p><h2 class="anywhere">${currentCard ? cardName(currentCard.id) : ''}</h2></div>
      ${currentCard?.kind === 'explore' ? timeCost(currentCard.time) : nothing}
      ${hintButton(play)}
      ${currentCard ? helpButton(currentCard.id) : nothing}
      ${cardNotice(view, displayed, chosen)}
    </header>
    ${toolIndexes.length ? shapes(toolIndexes.map((index, i) => shape(play, tools, index, i))) : printedShapes(play, displayed)}
    ${chosen?.terrains.length ? terrainChips(play, aim, chosen) : nothing}
    ${skills(play, view)}
  </section>`;
}

function shapes(pictures: TemplateResult[]): TemplateResult {
  return html`<div class="shapes ${pictures.length === 1 ? 'single' : ''}">${pictures}</div>`;
}

function timeCost(time: number): TemplateResult {
  const words = t('play-card-time', { count: time });
  const figure = html`<span aria-hidden="true">${time}</span>`;
  return html`<span class="cost row" title=${words}>${icon('hourglass')}<span class="sr">${words}</span>${figure}</span>`;
}

/** A shape as large as the style sheet says. */
function shapePicture(key: string, cells: readonly Offset[], attack: readonly Offset[], letter: string): TemplateResult {
  const paint: Paint = (theme, measure) => shapeThumbnail(cells, attack, letter, measure('--cell', 30), theme);
  return html`<canvas aria-hidden="true" ${painted(key, paint)}></canvas>`;
}

function ruinsTags({ card }: ShownCard): Renderable {
  const before = card?.revealed.slice(0, -1) ?? [];
  return before.length ? html` · ${icon('columns')} ${before.map(cardName).join(', ')}` : nothing;
}

/** What the moment asks for, in words. */
function cardNotice(view: View, { card, phase }: ShownCard, chosen: Tool | undefined): Renderable {
  const say = (name: IconName, text: string): TemplateResult => html`<p class="notice">${icon(name)}<span class="clamp">${text}</span></p>`;
  if (chosen?.skill) return say('quill', textFor('play-skill', chosen.skill));
  switch (phase) {
    case 'dodge':
      return say('claw', t('extra-dodge'));
    case 'gorgon':
      return say('claw', t('play-gorgon-choose'));
    case 'troll':
      return say('claw', t('play-troll-choose'));
    case 'hero':
      return say('shield', t(view.tools.some(({ turns }) => turns.length > 1) ? 'play-hero-place' : 'play-hero-place-only'));
    case 'ambush': {
      // Asked of what may be placed, not of what is aimed with: behind a tally nothing is aimed yet.
      const single = view.tools.some(({ kind, shape }) => kind === 'ambush' && !shape);
      return say('claw', t(single ? 'play-ambush-fallback' : 'play-ambush-draw-on', { player: seatNameOf(view.on) }));
    }
    case 'draw':
      if (card?.fallback) return say('quill', t(card.must_cover_ruins ? 'play-fallback-ruins' : 'play-fallback'));
      return card?.must_cover_ruins ? say('columns', t('play-must-cover-ruins')) : nothing;
    case 'extra':
    case 'next':
      return card?.must_cover_ruins ? say('columns', t('play-must-cover-ruins')) : nothing;
    default:
      return nothing;
  }
}

/** A card that is drawn already keeps its printed shapes and its height: the next button must not move under the hand. */
function printedShapes(play: Play, { card, phase, tools }: ShownCard): Renderable {
  if (phase === 'dodge') return dodgeButtons(play, tools);
  const id = card?.id ?? '';
  const ambush = CATALOGUE.ambush[id];
  const hero = CATALOGUE.heroes[id];
  const explore = CATALOGUE.explore[id];
  const picture = (
    cells: readonly Offset[],
    attack: readonly Offset[],
    letter: string,
  ): TemplateResult => html`<span class="shape center done">
    ${shapePicture(`card${id}${JSON.stringify(cells)}`, cells, attack, letter)}</span>`;
  if (ambush) return shapes([picture(ambush.cells, [], ambush.mark)]);
  if (hero) return shapes([picture(hero.cells, hero.attack, 'H')]);
  if (!explore) return nothing;
  return html`${shapes(explore.shapes.map(({ cells }) => picture(cells, [], explore.terrains[0] ?? 'F')))}
    <div class="chips row ${explore.terrains.length > 2 ? 'many gap-1' : ''}">${explore.terrains.map(printedTerrain)}</div>`;
}

function printedTerrain(letter: string): TemplateResult {
  return html`<span class="chip fill gap-2 medium tap row done">${swatch(letter)}<span class="word">${terrainName(letter)}</span></span>`;
}

function shape(play: Play, tools: readonly Tool[], index: number, position: number): TemplateResult {
  const tool = tools[index];
  const { aim } = state.input;
  const on = aim?.tool === index;
  const turn = tool?.turns[on && aim ? aim.orientation : 0];
  const letter = on && aim?.terrain ? aim.terrain : (tool?.terrains[0] ?? 'X');
  if (!tool || !turn) return html``;
  const key = `shape${JSON.stringify(turn.cells)}${JSON.stringify(turn.attack)}${letter}`;
  const label = [t('play-shape-number', { number: position + 1 }), tool.coin ? t('play-coin-plus-one') : ''].filter(Boolean).join(', ');
  return html`<button class="shape pick center ${on ? 'on' : ''}" aria-pressed=${on} aria-label=${label} data-tool=${index}
    @click=${() => chooseTool(play, index)}>
    ${shapePicture(key, turn.cells, turn.attack, letter)}
    ${kbd(String(position + 1))}
    ${tool.coin ? html`<span class="coin-tag strong row">${icon('coin')}${t('play-coin-plus-one')}</span>` : nothing}
  </button>`;
}

function terrainChips(play: Play, aim: Aim | null, tool: Tool): TemplateResult {
  const many = tool.terrains.length > 2;
  return html`<div class="chips row ${many ? 'many gap-1' : ''}" role="group" aria-label=${t('play-terrain')}>
    ${tool.terrains.map((letter) => {
      const on = aim?.terrain === letter;
      const name = terrainName(letter);
      return html`<button class="chip pick fill gap-2 medium tap row ${on ? 'on' : ''}" aria-pressed=${on} aria-label=${name} title=${name} data-terrain=${letter}
        @click=${() => chooseTerrain(play, letter)}>${swatch(letter)}<span class="word">${name}</span></button>`;
    })}
    ${tool.terrains.length > 1 && !many ? kbd('T') : nothing}
  </div>`;
}

/** Acrobatics on an ambush: how the monsters lie, without a place. */
function dodgeButtons(play: Play, tools: readonly Tool[]): TemplateResult {
  const ways = [...tools.entries()].filter(([, tool]) => tool.kind === 'dodge');
  return html`<div class="shapes">${ways.map(([index, tool]) => {
    const turn = tool.turns[0];
    const wide = turn ? new Set(turn.cells.map(([, column]) => column)).size > 1 : false;
    const label = t(wide ? 'play-acrobatics-flat' : 'play-acrobatics-upright');
    const cells = turn?.cells ?? [];
    return html`<button class="shape center" data-tool=${index} @click=${() => useInstantTool(play, index)}>
      ${shapePicture(`dodge${JSON.stringify(cells)}`, cells, [], 'M')}
      <span class="way">${label}</span>
      <span class="coin-tag strong row">${icon('coin')}−${tool.cost}</span>
    </button>`;
  })}</div>`;
}

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
  return html`<button class="skill pick tap ${used ? 'on' : ''}" aria-pressed=${used} title=${note} data-skill=${id}
      aria-disabled=${!isEnabled} @click=${() => isEnabled && (used ? deselectTool(play) : chooseTool(play, tool))}>
    ${pathIcon(SIGNS[id] ?? '')}<span class="k-name">${cardName(id)}</span>
    <span class="k-cost strong row ${cost ? '' : 'free'}">${icon('coin')}${cost}</span><span class="sr">${note}</span>
  </button>`;
}
