/** The page of the atlas: the realm, the map that is chosen, and what can be done with the realm. */

import { html, nothing, type TemplateResult } from 'lit';
import { addMissingSummaries } from '../../app/export-import';
import type { MapProgressJson } from '../../core/contract/generated/messages';
import { goTo } from '../../core/page/navigate';
import { inputValue, toggle } from '../../core/ui/choices';
import { icon } from '../../core/ui/icons';
import { loadingBar } from '../../core/ui/loading';
import { type Renderable, stars, textButton } from '../../core/ui/buttons';
import { pageLayout } from '../../core/ui/page-layout';
import { paperChoice } from '../../core/ui/print-page';
import { adoptStyles } from '../../core/ui/screen-styles';
import { localState } from '../../core/state/local-state';
import { formatNumber, joinList, t, textFor, labelled } from '../../core/words/texts';
import atlasStyles from './atlas.css';
import * as model from './model';
import { followRealm, printRealm, realmName, realmPicture, saveRealm, shareRealm } from './picture';
import { sealList } from './seals';
import { MAX_REALM_NAME_LENGTH } from '../../core/browser/stored-atlas';

adoptStyles(atlasStyles);

const view = localState({ isLarge: false });

export function afterEnter(): void {
  void addMissingSummaries().then(model.showProgress);
}

export function follow(): void {
  followRealm();
}

export function screen(): TemplateResult {
  const { maps, hasFailed } = model.currentAtlas();
  const content = maps.length ? atlasPage(maps) : hasFailed ? html`<p class="muted">${t('atlas-failed')}</p>` : loadingBar();
  return pageLayout('atlas', t('atlas-title'), content);
}

function atlasPage(maps: readonly MapProgressJson[]): TemplateResult {
  const { chosen } = model.currentAtlas();
  const index = chosen ?? model.nextIndex(maps);
  const map = maps[index];
  return html`<div class="atlas gap-4">
    ${realm(maps, index)}
    ${map ? mapCard(map, index) : nothing}
    ${realmCard(maps)}
  </div>`;
}

function realm(maps: readonly MapProgressJson[], chosen: number): TemplateResult {
  const { isLarge } = view.value;
  const label = t('atlas-realm-label', { name: realmName(), earned: maps.filter(model.isDrawn).length, all: maps.length });
  return html`<section class="realm ${isLarge ? 'large' : ''}" aria-label=${label} tabindex=${isLarge ? 0 : nothing}>
    <div class="realm-sheet">${realmPicture()}
      <ol class="realm-places">${maps.map((map, index) => placeButton(map, index, index === chosen))}</ol>
    </div>
  </section>`;
}

function placeButton(map: MapProgressJson, index: number, isChosen: boolean): TemplateResult {
  const earned = map.seals.filter((game) => game !== null).length;
  const status =
    map.best !== null
      ? t('atlas-count', { earned, all: model.SEALS.length })
      : t(model.canBeDrawn(map) ? 'atlas-state-open' : 'atlas-state-locked');
  const label = labelled(`${t('atlas-map', { number: index + 1 })}, ${textFor('atlas-name', map.id)}`, status);
  return html`<li><button class="realm-place ${model.isDrawn(map) ? 'drawn' : model.canBeDrawn(map) ? '' : 'locked'}" data-map=${map.id}
    aria-pressed=${isChosen} aria-label=${label} title=${textFor('atlas-name', map.id)} @click=${() => model.chooseMap(index)}>
    <b aria-hidden="true">${formatNumber(index + 1)}</b>${map.best === null ? nothing : sealDots(map)}</button></li>`;
}

function sealDots({ seals }: MapProgressJson): TemplateResult {
  return html`<span class="seal-dots" aria-hidden="true">${seals.map((game) => html`<i class=${game === null ? '' : 'on'}></i>`)}</span>`;
}

function mapCard(map: MapProgressJson, index: number): TemplateResult {
  return html`<section class="plate atlas-map stack" data-show="atlas-map" aria-live="polite">
    <p class="eyebrow">${t('atlas-map', { number: index + 1 })} · ${t('atlas-new')} ${textFor('atlas-new', map.id)}</p>
    <h2>${textFor('atlas-name', map.id)}</h2>
    <p class="atlas-story">${textFor('atlas-story', map.id)}</p>
    ${map.bots.length ? html`<p class="muted">${t('atlas-opponent', { name: joinList(map.bots.map((bot) => textFor('bot', bot))) })}</p>` : nothing}
    ${sealList(map)}
    <p class="muted">${t('atlas-hint-note')}</p>
    ${drawButtons(map, index)}
  </section>`;
}

function drawButtons(map: MapProgressJson, index: number): TemplateResult {
  if (!model.canBeDrawn(map)) return html`<p class="atlas-locked inline-row">${icon('cross')}${t('atlas-locked', { number: index })}</p>`;
  const draw = textButton('quill', t(model.isDrawn(map) ? 'atlas-again' : 'atlas-draw'), () => void model.drawMap(map), {
    act: 'atlas-draw',
    look: 'primary',
  });
  const record = map.best === null ? undefined : model.currentAtlas().games[map.best]?.record;
  if (!record) return html`<div class="cta wrap">${draw}</div>`;
  const watch = textButton('replay', t('atlas-watch'), () => void goTo({ to: 'replay', record, plays: true }), { act: 'replay' });
  return html`<p class="atlas-best inline-row">${t('atlas-best')} ${stars(map.stars ?? 0)}</p>
    <div class="cta wrap">${draw}${watch}</div>`;
}

function realmCard(maps: readonly MapProgressJson[]): TemplateResult {
  const { name, isOpen } = model.currentAtlas();
  const isWhole = maps.every(model.isDrawn);
  return html`<section class="plate atlas-realm stack" aria-labelledby="atlas-realm-title">
    <h2 id="atlas-realm-title">${t('atlas-realm')}</h2>
    <p data-show="atlas-count">${t('atlas-count', { earned: model.earnedSeals(maps), all: model.SEAL_COUNT })}</p>
    ${isWhole ? html`<p data-show="atlas-whole"><b>${t('atlas-whole')}</b></p>` : nothing}
    <label class="field"><span class="lbl">${t('atlas-realm-name')}</span><input type="text" maxlength=${MAX_REALM_NAME_LENGTH} data-field="realm"
      placeholder=${t('atlas-realm-default')} .value=${name} @change=${(event: Event) => model.setRealmName(inputValue(event).trim())}></label>
    <div class="cta wrap">${textButton('full', t(view.value.isLarge ? 'atlas-unzoom' : 'atlas-zoom'), toggleLarge, { act: 'atlas-zoom' })}
      ${textButton('download', t('atlas-save'), () => void saveRealm(), { act: 'atlas-save' })}
      ${textButton('share', t('atlas-share'), () => void shareRealm(), { act: 'atlas-share' })}</div>
    <fieldset class="choice"><legend class="lbl">${t('atlas-print')}</legend>${paperChoice()}
      <div class="cta wrap">${textButton('print', t('atlas-print'), () => void printRealm(), { act: 'atlas-print' })}</div></fieldset>
    ${openSwitch(isOpen)}
  </section>`;
}

function openSwitch(isOpen: boolean): Renderable {
  return html`<div class="stack">${toggle('atlas-open', t('atlas-open-all'), isOpen, model.toggleOpen)}
    <p class="muted">${t('atlas-open-all-note')}</p></div>`;
}

function toggleLarge(): void {
  view.update({ isLarge: !view.value.isLarge });
}
