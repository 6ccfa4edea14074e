/** The panel of the current card: its shapes and terrains, the skills, and a sentence about what to do. */

import { html, nothing, type TemplateResult } from 'lit';
import { chooseTerrain, chooseTool, deselectTool } from '../aim';
import { useInstantTool } from '../player-actions';
import { DESTROYED } from '../../core/contract/cells';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { Offset, Tool, View, SkillView } from '../../core/contract/generated/messages';
import { seasonalTheme } from '../../core/paint/seasons';
import { shapeThumbnail } from '../../core/paint/thumbnails';
import { type Aim, selectableTools } from '../../core/state/aim';
import type { Animation } from '../../core/state/animation';
import { usableTools } from '../../core/state/game';
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

/** The card of the panel, and the tools that may be used with it. */
interface ShownCard {
  card: View['card'];
  phase: View['phase'];
  tools: readonly Tool[];
}

/** Returns the current card; during an animation, the card that is animated. */
function shownCard(play: Play, view: View): ShownCard {
  const cards = animatedCards(play.display.animation);
  const id = cards.at(-1);
  const tools = usableTools(play);
  if (!id || !view.card || id === view.card.id) return { card: view.card, phase: view.phase, tools };
  const time = CATALOGUE.explore[id]?.time ?? 0;
  return { card: { id, kind: cardKind(id), time, revealed: [...cards], must_cover_ruins: false, fallback: false }, phase: 'next', tools };
}

/** The cards that an animation shows. */
function animatedCards(animation: Animation | null): readonly string[] {
  if (animation?.kind === 'reveal') return animation.cards;
  return animation?.kind === 'ambush-attempt' ? [animation.card] : [];
}

function cardKind(id: string): 'ambush' | 'hero' | 'explore' {
  if (id in CATALOGUE.ambush) return 'ambush';
  return id in CATALOGUE.heroes ? 'hero' : 'explore';
}

export function card(play: Play, view: View): TemplateResult {
  const shown = shownCard(play, view);
  const { aim } = play.input;
  const { card: currentCard, tools } = shown;
  const toolIndexes = selectableTools(tools, aim);
  const chosen = aim ? tools[aim.tool] : undefined;
  const shapeButtons = toolIndexes.map((index, i) => shapeButton(play, view, tools, index, i));
  const eyebrow = currentCard ? t(`play-card-${currentCard.kind}`) : '';
  return html`<section class="card stack plate" aria-label=${currentCard ? cardName(currentCard.id) : ''}
    @pointerdown=${(event: PointerEvent) => onCardDown(play, event)} @pointermove=${(event: PointerEvent) => onCardMove(play, event)}
    @pointerup=${(event: PointerEvent) => onCardUp(play, event)} @pointercancel=${() => onCardCancel(play)}>
    <header class="wrap">
      <div><p class="eyebrow">${eyebrow}${ruinsTags(shown)}</p><h2 class="anywhere">${currentCard ? cardName(currentCard.id) : ''}</h2></div>
      ${currentCard?.kind === 'explore' ? timeCost(currentCard.time) : nothing}
      ${hintButton(play)}
      ${currentCard ? helpButton(currentCard.id) : nothing}
      ${cardInstruction(view, shown, chosen)}
    </header>
    ${toolIndexes.length ? shapeRow(shapeButtons) : printedShapes(play, view, shown)}
    ${chosen?.terrains.length ? terrainChips(play, aim, chosen) : nothing}
    ${skillButtons(play, view)}
  </section>`;
}

function shapeRow(pictures: TemplateResult[]): TemplateResult {
  return html`<div class="shapes ${pictures.length === 1 ? 'single' : ''}">${pictures}</div>`;
}

function timeCost(time: number): TemplateResult {
  const words = t('play-card-time', { count: time });
  const figure = html`<span aria-hidden="true">${time}</span>`;
  return html`<span class="cost row" title=${words}>${icon('hourglass')}<span class="sr">${words}</span>${figure}</span>`;
}

/** The picture of a shape in the colours of the season, with the cell size of the style sheet. */
function shapePicture(season: string, key: string, cells: readonly Offset[], attack: readonly Offset[], letter: string): TemplateResult {
  const paint: Paint = (theme, measure) => shapeThumbnail(cells, attack, letter, measure('--cell', 30), seasonalTheme(theme, season));
  return html`<canvas aria-hidden="true" ${painted(`${key}${season}`, paint)}></canvas>`;
}

function ruinsTags({ card }: ShownCard): Renderable {
  const before = card?.revealed.slice(0, -1) ?? [];
  return before.length ? html` · ${icon('columns')} ${before.map(cardName).join(', ')}` : nothing;
}

/** A sentence about what the player has to draw now. */
function cardInstruction(view: View, { card, phase }: ShownCard, chosen: Tool | undefined): Renderable {
  const line = (name: IconName, text: string): TemplateResult =>
    html`<p class="instruction">${icon(name)}<span class="clamp">${text}</span></p>`;
  if (chosen?.skill) return line('quill', textFor('play-skill', chosen.skill));
  switch (phase) {
    case 'dodge':
      return line('claw', t('extra-dodge'));
    case 'gorgon':
      return line('claw', t('play-gorgon-choose'));
    case 'troll':
      return line('claw', t('play-troll-choose'));
    case 'hero':
      return line('shield', t(view.tools.some(({ orientations }) => orientations.length > 1) ? 'play-hero-place' : 'play-hero-place-only'));
    case 'ambush': {
      // Depends on the tools and not on the aim: behind a tally there is no aim yet.
      const isFallback = view.tools.some(({ kind, shape }) => kind === 'ambush' && !shape);
      return line('claw', t(isFallback ? 'play-ambush-fallback' : 'play-ambush-draw-on', { player: seatNameOf(view.on) }));
    }
    case 'draw':
      if (card?.fallback) return line('quill', t(card.must_cover_ruins ? 'play-fallback-ruins' : 'play-fallback'));
      return card?.must_cover_ruins ? line('columns', t('play-must-cover-ruins')) : nothing;
    case 'extra':
    case 'next':
      return card?.must_cover_ruins ? line('columns', t('play-must-cover-ruins')) : nothing;
    default:
      return nothing;
  }
}

/** The shapes of a card that is already drawn, so that the panel keeps its height and no button moves. */
function printedShapes(play: Play, { season }: View, { card, phase, tools }: ShownCard): Renderable {
  if (phase === 'dodge') return dodgeButtons(play, season, tools);
  const id = card?.id ?? '';
  const ambush = CATALOGUE.ambush[id];
  const hero = CATALOGUE.heroes[id];
  const explore = CATALOGUE.explore[id];
  const picture = (
    cells: readonly Offset[],
    attack: readonly Offset[],
    letter: string,
  ): TemplateResult => html`<span class="shape center done">
    ${shapePicture(season, `card${id}${JSON.stringify(cells)}`, cells, attack, letter)}</span>`;
  if (ambush) return shapeRow([picture(ambush.cells, [], ambush.mark)]);
  if (hero) return shapeRow([picture(hero.cells, hero.attack, 'H')]);
  if (!explore) return nothing;
  return html`${shapeRow(explore.shapes.map(({ cells }) => picture(cells, [], explore.terrains[0] ?? 'F')))}
    <div class="chips row ${explore.terrains.length > 2 ? 'many gap-1' : ''}">${explore.terrains.map(printedTerrain)}</div>`;
}

function printedTerrain(letter: string): TemplateResult {
  return html`<span class="chip fill gap-2 medium tap row done">${swatch(letter)}<span class="word">${terrainName(letter)}</span></span>`;
}

/** The button of a tool, with its shape and its number among the buttons, from 0. */
function shapeButton(play: Play, { season }: View, tools: readonly Tool[], index: number, order: number): TemplateResult {
  const tool = tools[index];
  const { aim } = play.input;
  const isSelected = aim?.tool === index;
  const orientation = tool?.orientations[isSelected && aim ? aim.orientation : 0];
  const letter = isSelected && aim?.terrain ? aim.terrain : (tool?.terrains[0] ?? DESTROYED);
  if (!tool || !orientation) return html``;
  const key = `shape${JSON.stringify(orientation.cells)}${JSON.stringify(orientation.attack)}${letter}`;
  const label = [t('play-shape-number', { number: order + 1 }), tool.coin ? t('play-coin-plus-one') : ''].filter(Boolean).join(', ');
  return html`<button class="shape pick center ${isSelected ? 'on' : ''}" aria-pressed=${isSelected} aria-label=${label} data-tool=${index}
    @click=${() => chooseTool(play, index)}>
    ${shapePicture(season, key, orientation.cells, orientation.attack, letter)}
    ${kbd(String(order + 1))}
    ${tool.coin ? html`<span class="coin-tag strong row">${icon('coin')}${t('play-coin-plus-one')}</span>` : nothing}
  </button>`;
}

function terrainChips(play: Play, aim: Aim | null, tool: Tool): TemplateResult {
  const hasManyTerrains = tool.terrains.length > 2;
  return html`<div class="chips row ${hasManyTerrains ? 'many gap-1' : ''}" role="group" aria-label=${t('play-terrain')}>
    ${tool.terrains.map((letter) => {
      const isSelected = aim?.terrain === letter;
      const name = terrainName(letter);
      return html`<button class="chip pick fill gap-2 medium tap row ${isSelected ? 'on' : ''}" aria-pressed=${isSelected}
        aria-label=${name} title=${name} data-terrain=${letter}
        @click=${() => chooseTerrain(play, letter)}>${swatch(letter)}<span class="word">${name}</span></button>`;
    })}
    ${tool.terrains.length > 1 && !hasManyTerrains ? kbd('T') : nothing}
  </div>`;
}

/** The buttons that dodge an ambush by acrobatics: monsters side by side or one above the other. */
function dodgeButtons(play: Play, season: string, tools: readonly Tool[]): TemplateResult {
  const ways = [...tools.entries()].filter(([, tool]) => tool.kind === 'dodge');
  return html`<div class="shapes">${ways.map(([index, tool]) => {
    const cells = tool.orientations[0]?.cells ?? [];
    const isWide = new Set(cells.map(([, column]) => column)).size > 1;
    const label = t(isWide ? 'play-acrobatics-flat' : 'play-acrobatics-upright');
    return html`<button class="shape center" data-tool=${index} @click=${() => useInstantTool(play, index)}>
      ${shapePicture(season, `dodge${JSON.stringify(cells)}`, cells, [], 'M')}
      <span class="way">${label}</span>
      <span class="coin-tag strong row">${icon('coin')}−${tool.cost}</span>
    </button>`;
  })}</div>`;
}

function skillButtons(play: Play, view: View): Renderable {
  if (!view.skills.length) return nothing;
  const help = helpButton('skills', t('book-about', { what: t('play-skills') }));
  return html`<div class="skills" role="group" aria-label=${t('play-skills')}>${view.skills.map((skill) => skillButton(play, skill))}${help}</div>`;
}

function skillButton(play: Play, { id, cost, usable, reason }: SkillView): Renderable {
  const tools = usableTools(play);
  const isSelected = play.input.aim ? tools[play.input.aim.tool]?.skill === id : false;
  const tool = tools.findIndex((each) => each.skill === id && each.kind !== 'dodge');
  const isEnabled = usable && tool >= 0;
  const price = cost ? t('play-skill-use', { count: cost }) : t('play-skill-use-free');
  const note = `${textFor('rule', id)} ${isEnabled ? price : reasonText(reason)}`;
  return html`<button class="skill pick tap ${isSelected ? 'on' : ''}" aria-pressed=${isSelected} title=${note} data-skill=${id}
      aria-disabled=${!isEnabled} @click=${() => isEnabled && (isSelected ? deselectTool(play) : chooseTool(play, tool))}>
    ${pathIcon(SIGNS[id] ?? '')}<span class="skill-name">${cardName(id)}</span>
    <span class="skill-cost strong row ${cost ? '' : 'free'}">${icon('coin')}${cost}</span><span class="sr">${note}</span>
  </button>`;
}
