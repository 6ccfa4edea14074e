/** Home as it stands in index.html before any script of the game arrives: drawn by the same templates, in every language. */

import { html, render, type TemplateResult } from 'lit';
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

/** shell.ts shows the game that waits, fills in the date, and removes what does not apply. */
function adapt(page: Element): void {
  const waiting = renderFragment(resumeButton(html`<img alt="">`, '', () => undefined)).querySelector('button');
  waiting?.toggleAttribute('hidden', true);
  page.querySelector('.learn-btn')?.before(...(waiting ? [waiting] : []));
  page.querySelector('main')?.append(renderFragment(loadError()));
  page.querySelector('[data-today]')?.replaceChildren();
  page.querySelector('[data-until]')?.replaceChildren(t('daily-next', { time: '0:00' }));
  for (const waitsForEngine of page.querySelectorAll('[data-show="pace"]')) waitsForEngine.remove();
}

/** Properties that templates set become attributes, and what only scripts need goes. */
function setAttributes(page: Element): void {
  for (const field of page.querySelectorAll('input')) field.toggleAttribute('checked', field.checked);
  for (const bar of page.querySelectorAll('progress')) bar.setAttribute('value', '0');
  for (const element of page.querySelectorAll('*')) {
    element.removeAttribute('title');
    if (element.getAttribute('class')?.trim() === '') element.removeAttribute('class');
  }
}

/** Every text alone in an element, so that it can be shown in another language. */
function wrapTexts(page: Element): void {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent) continue;
    if (parent.children.length === 0) parent.textContent = parent.textContent.trim();
    else text.replaceWith(Object.assign(document.createElement('span'), { textContent: text.data.trim() }));
  }
}

async function drawHome(language: (typeof LANGUAGES)[number]): Promise<Element> {
  await setLocale(language);
  const page = document.createElement('div');
  page.append(renderFragment(home()));
  adapt(page);
  setAttributes(page);
  removeComments(page);
  wrapTexts(page);
  return page;
}

function removeComments(page: Element): void {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const comments: ChildNode[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as ChildNode);
  for (const comment of comments) comment.remove();
  page.normalize();
}

/** Texts and labels of a page, by the place of their element in it. */
function textsByPosition(page: Element): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [at, element] of [...page.querySelectorAll('*')].entries()) {
    if (element.children.length === 0 && element.textContent.trim()) texts.set(`${at} text`, element.textContent);
    const label = element.getAttribute('aria-label');
    if (label !== null) texts.set(`${at} label`, label);
  }
  return texts;
}

/** Draws it in each language, and marks in the English one what differs. */
export async function renderHome(): Promise<RenderedHome> {
  const textsByLanguage = new Map<string, Map<string, string>>();
  for (const language of LANGUAGES) textsByLanguage.set(language, textsByPosition(await drawHome(language)));
  const page = await drawHome('en');
  const elements = [...page.querySelectorAll('*')];
  const marked = [...textsByPosition(page)].filter(([place, text]) =>
    [...textsByLanguage.values()].some((other) => other.get(place) !== text),
  );
  for (const [place] of marked) {
    const [at, what] = place.split(' ');
    elements[Number(at)]?.toggleAttribute(`data-${what}`, true);
  }
  if (elements.some((element) => element.matches('[data-text][data-label]'))) throw new Error('a text and a label in one element');
  const texts = [...textsByLanguage].map(([language, words]) => [language, marked.map(([place]) => words.get(place) ?? '')]);
  const written = page.innerHTML.replaceAll(/\s+/g, ' ').replaceAll(/ (data-\w+|hidden|checked)=""/g, ' $1');
  return { html: written.trim(), texts: Object.fromEntries(texts) as RenderedHome['texts'] };
}
