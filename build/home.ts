/** Home as it stands in index.html before any script of the game arrives: drawn by the same templates, in every language. */

import { html, render, type TemplateResult } from 'lit';
import '../web/src/home-entries';
import { home, resumeButton } from '../web/src/features/home/home';
import { LANGUAGES } from '../web/src/core/state/settings';
import { setLocale, t } from '../web/src/core/words/texts';

export interface RenderedHome {
  /** In English. What is marked with `data-text` and `data-label` is different in other languages. */
  html: string;
  /** What is marked, in the order of the page. */
  texts: Record<string, string[]>;
}

/** Shown by shell.ts if the game's script does not come: then only a reload helps. */
function loadError(): TemplateResult {
  const again = html`<a class="btn" href="">${t('load-retry')}</a>`;
  return html`<p class="loadline failed" role="alert" hidden><span>${t('load-failed')}</span>${again}</p>`;
}

function renderFragment(content: TemplateResult): DocumentFragment {
  const place = document.createElement('div');
  render(content, place);
  const fragment = document.createDocumentFragment();
  fragment.append(...place.childNodes);
  return fragment;
}

/** Adds what shell.ts shows or fills in before the game's script arrives, and removes what needs the engine. */
function adapt(page: Element): void {
  const waiting = renderFragment(resumeButton(html`<img alt="">`, '', () => undefined)).querySelector('button');
  waiting?.toggleAttribute('hidden', true);
  page.querySelector('.learn-btn')?.before(...(waiting ? [waiting] : []));
  page.querySelector('main')?.append(renderFragment(loadError()));
  page.querySelector('[data-today]')?.replaceChildren();
  page.querySelector('[data-until]')?.replaceChildren(t('daily-next', { time: '0:00' }));
  for (const waitsForEngine of page.querySelectorAll('[data-show="pace"]')) waitsForEngine.remove();
}

/** Writes properties that templates set as attributes, and removes what only scripts need. */
function setAttributes(page: Element): void {
  for (const field of page.querySelectorAll('input')) field.toggleAttribute('checked', field.checked);
  for (const bar of page.querySelectorAll('progress')) bar.setAttribute('value', '0');
  for (const element of page.querySelectorAll('*')) {
    element.removeAttribute('title');
    if (element.getAttribute('class')?.trim() === '') element.removeAttribute('class');
  }
}

/** Puts every text into an element of its own, so that it can be replaced by that of another language. */
function wrapTexts(page: Element): void {
  for (const text of nodesIn(page, NodeFilter.SHOW_TEXT)) {
    const parent = text.parentElement;
    const content = text.textContent?.trim();
    if (!content || !parent) continue;
    if (parent.children.length === 0) parent.textContent = content;
    else text.replaceWith(Object.assign(document.createElement('span'), { textContent: content }));
  }
}

function nodesIn(page: Element, kind: number): ChildNode[] {
  const walker = document.createTreeWalker(page, kind);
  const nodes: ChildNode[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as ChildNode);
  return nodes;
}

async function drawHome(language: (typeof LANGUAGES)[number]): Promise<Element> {
  await setLocale(language);
  const page = document.createElement('div');
  page.append(renderFragment(home()));
  adapt(page);
  setAttributes(page);
  for (const comment of nodesIn(page, NodeFilter.SHOW_COMMENT)) comment.remove();
  page.normalize();
  wrapTexts(page);
  return page;
}

/** Returns the texts and labels of a page by the position of their element in it. */
function textsByPosition(page: Element): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [index, element] of [...page.querySelectorAll('*')].entries()) {
    if (element.children.length === 0 && element.textContent.trim()) texts.set(`${index} text`, element.textContent);
    const label = element.getAttribute('aria-label');
    if (label !== null) texts.set(`${index} label`, label);
  }
  return texts;
}

/** Draws it in each language, and marks in the English one what differs. */
export async function renderHome(): Promise<RenderedHome> {
  const textsByLanguage = new Map<string, Map<string, string>>();
  for (const language of LANGUAGES) textsByLanguage.set(language, textsByPosition(await drawHome(language)));
  const page = await drawHome('en');
  const elements = [...page.querySelectorAll('*')];
  const marked = [...textsByPosition(page)]
    .filter(([position, text]) => [...textsByLanguage.values()].some((texts) => texts.get(position) !== text))
    .map(([position]) => position);
  for (const position of marked) {
    const [index, kind] = position.split(' ');
    elements[Number(index)]?.toggleAttribute(`data-${kind}`, true);
  }
  if (elements.some((element) => element.matches('[data-text][data-label]'))) throw new Error('a text and a label in one element');
  const texts = [...textsByLanguage].map(([language, words]) => [language, marked.map((position) => words.get(position) ?? '')]);
  const written = page.innerHTML.replaceAll(/\s+/g, ' ').replaceAll(/ (data-\w+|hidden|checked)=""/g, ' $1');
  return { html: written.trim(), texts: Object.fromEntries(texts) as RenderedHome['texts'] };
}
