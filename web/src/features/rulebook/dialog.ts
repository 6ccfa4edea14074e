/** The rulebook: contents and search next to one page at a time, or every page for the printer. */

import { html, nothing, type TemplateResult } from 'lit';
import { closeRulebook, updateRulebook } from '../../core/page/navigate';
import { applyTheme } from '../../core/page/settings';
import type { RulebookState } from '../../core/state/route';
import { repaint, state } from '../../core/state/store';
import { icon } from '../../core/ui/icons';
import { modal } from '../../core/ui/modal';
import { type Renderable, textButton } from '../../core/ui/buttons';
import { t } from '../../core/words/texts';
import { cardsOf, chapters, searchChapters, type Page, paragraphs, pageTitle } from './pages';
import { factsOf, picturesOf } from './pictures';
import { adoptStyles } from '../../core/ui/screen-styles';
import rulebookStyles from './rulebook.css';
import pagesStyles from './pages.css';
import printStyles from './print.css';

adoptStyles(rulebookStyles, pagesStyles, printStyles);

function allPages(): Page[] {
  return chapters().flatMap((chapter) => chapter.pages);
}

export function dialog(): TemplateResult {
  const rulebook = state.navigation.rulebook ?? { page: '', search: '', printAll: false };
  const all = allPages();
  const page = all.find(({ id }) => id === rulebook.page);
  const content = html`<section class="book plate ${page || rulebook.printAll ? 'reading' : 'choosing'}">
    <header class="row">
      <h2>${t('book-title')}</h2>
      <button class="btn" data-act="print" @click=${print}>${icon('printer')}<span>${t('book-print')}</span></button>
      <button class="icon-btn" data-first aria-label=${t('play-close')} data-act="close" @click=${closeRulebook}>${icon('cross')}</button>
    </header>
    ${contents(rulebook, page)}
    <div class="book-text" tabindex="-1">${rulebook.printAll ? all.map(article) : pageWithPager(all, page ?? all[0])}</div>
  </section>`;
  return modal('book', t('book-title'), content, closeRulebook);
}

function contents({ search }: RulebookState, page: Page | undefined): TemplateResult {
  const chapters = searchChapters(search);
  const onInput = (event: Event): void => updateRulebook({ search: (event.target as HTMLInputElement).value, page: '' });
  return html`<nav class="book-contents" aria-label=${t('book-contents')}>
    <label class="book-search">${icon('search')}<span class="sr">${t('book-search')}</span>
      <input type="search" autocomplete="off" spellcheck="false" placeholder=${t('book-search')}
        .value=${search} @input=${onInput} @keydown=${closeOnEscape}></label>
    <div class="book-list" tabindex="-1">
      ${chapters.map(
        (chapter) => html`<h3>${chapter.title}</h3><ul>${chapter.pages.map((each) => html`<li>${pageLink(each, page)}</li>`)}</ul>`,
      )}
      ${chapters.length ? nothing : html`<p class="muted" role="status">${t('book-nothing-found')}</p>`}
    </div>
  </nav>`;
}

/** Closes the rulebook on Escape: in an empty search field Safari does not pass the key on to the dialog. */
function closeOnEscape(event: KeyboardEvent): void {
  const { value } = event.target as HTMLInputElement;
  if (event.key !== 'Escape' || value || event.isComposing) return;
  event.preventDefault();
  closeRulebook();
}

function pageLink(to: Page, currentPage?: Page): TemplateResult {
  const isOpen = to.id === currentPage?.id;
  return html`<button class="book-link full anywhere tap ${isOpen ? 'on' : ''}" aria-current=${isOpen ? 'page' : nothing} data-page=${to.id}
    @click=${() => openPage(to.id)}>${pageTitle(to)}</button>`;
}

/** Opens a page at its top, and moves the focus to its heading for screen readers. */
function openPage(id: string): void {
  updateRulebook({ page: id });
  requestAnimationFrame(() => {
    const text = document.querySelector<HTMLElement>('.book-text');
    text?.scrollTo(0, 0);
    text?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  });
}

function pageWithPager(all: readonly Page[], page: Page | undefined): Renderable {
  return page ? html`${article(page)}${pager(all, page)}` : nothing;
}

function article(page: Page): TemplateResult {
  const facts = factsOf(page);
  const cards = page.kind === 'topic' ? cardsOf(page.id) : [];
  return html`<article class="book-page gap-3 stack" data-shown=${page.id}>
    <h3 tabindex="-1">${pageTitle(page)}</h3>
    ${facts.length ? html`<p class="eyebrow">${facts.join(' · ')}</p>` : nothing}
    ${paragraphs(page).map((text) => html`<p>${text}</p>`)}
    ${picturesOf(page)}
    ${cards.length ? html`<ul class="book-cards">${cards.map((each) => html`<li>${pageLink(each)}</li>`)}</ul>` : nothing}
  </article>`;
}

function pager(all: readonly Page[], page: Page): TemplateResult {
  const index = all.indexOf(page);
  const [before, after] = [all[index - 1], all[index + 1]];
  return html`<footer class="book-pager between wrap">
    ${pagerButton(before, (title) => html`${icon('prev')}<span>${title}</span>`)}
    ${textButton('list', t('book-contents'), () => updateRulebook({ page: '' }), { act: 'contents', look: 'book-back' })}
    ${pagerButton(after, (title) => html`<span>${title}</span>${icon('next')}`)}
  </footer>`;
}

/** A narrow window shows the arrow alone. */
function pagerButton(to: Page | undefined, label: (title: string) => TemplateResult): TemplateResult {
  if (!to) return html`<span></span>`;
  const title = pageTitle(to);
  return html`<button class="btn" aria-label=${title} @click=${() => openPage(to.id)}>${label(title)}</button>`;
}

/** Prints all pages in the light theme, and then restores page and theme. */
function print(): void {
  document.documentElement.dataset.theme = 'day';
  repaint();
  updateRulebook({ printAll: true });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      window.print();
      updateRulebook({ printAll: false });
      applyTheme();
    }),
  );
}
