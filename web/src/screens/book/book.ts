/** The rulebook: contents and search next to one page at a time, or every page for the printer. */

import { html, nothing, type TemplateResult } from 'lit';
import { closeBook, turnTo } from '../../commands/navigate';
import { applyTheme } from '../../commands/settings';
import type { OpenBook } from '../../state/route';
import { repaint, state } from '../../state/store';
import { icon } from '../../ui/icons';
import { modal } from '../../ui/modal';
import { type Piece, wordButton } from '../../ui/pieces';
import { t } from '../../words/texts';
import { cardsOf, chapters, found, type Page, paragraphs, titleOf } from './pages';
import { factsOf, picturesOf } from './pictures';

function allPages(): Page[] {
  return chapters().flatMap((chapter) => chapter.pages);
}

export function dialog(): TemplateResult {
  const opened = state.where.book ?? { page: '', search: '', whole: false };
  const all = allPages();
  const page = all.find(({ id }) => id === opened.page);
  const content = html`<section class="book plate ${page || opened.whole ? 'reading' : 'choosing'}">
    <header>
      <h2>${t('book-title')}</h2>
      <button class="btn" data-act="print" @click=${print}>${icon('printer')}<span>${t('book-print')}</span></button>
      <button class="icon-btn" data-first aria-label=${t('play-close')} data-act="close" @click=${closeBook}>${icon('cross')}</button>
    </header>
    ${contents(opened, page)}
    <div class="b-text" tabindex="-1">${opened.whole ? all.map(article) : read(all, page ?? all[0])}</div>
  </section>`;
  return modal('book', t('book-title'), content, closeBook);
}

function contents({ search }: OpenBook, page: Page | undefined): TemplateResult {
  const list = found(search);
  const type = (event: Event): void => turnTo({ search: (event.target as HTMLInputElement).value, page: '' });
  return html`<nav class="b-contents" aria-label=${t('book-contents')}>
    <label class="b-search">${icon('search')}<span class="sr">${t('book-search')}</span>
      <input type="search" autocomplete="off" spellcheck="false" placeholder=${t('book-search')}
        .value=${search} @input=${type} @keydown=${leave}></label>
    <div class="b-list" tabindex="-1">
      ${list.map((chapter) => html`<h3>${chapter.title}</h3><ul>${chapter.pages.map((each) => html`<li>${link(each, page)}</li>`)}</ul>`)}
      ${list.length ? nothing : html`<p class="muted" role="status">${t('book-nothing-found')}</p>`}
    </div>
  </nav>`;
}

/** Safari keeps Escape to the field, even where there is nothing left to clear. */
function leave(event: KeyboardEvent): void {
  const { value } = event.target as HTMLInputElement;
  if (event.key !== 'Escape' || value || event.isComposing) return;
  event.preventDefault();
  closeBook();
}

function link(to: Page, now?: Page): TemplateResult {
  const here = to.id === now?.id;
  return html`<button class="b-link ${here ? 'on' : ''}" aria-current=${here ? 'page' : nothing} data-page=${to.id}
    @click=${() => go(to.id)}>${titleOf(to)}</button>`;
}

/** A new page is read from its top, and a screen reader starts there too. */
function go(id: string): void {
  turnTo({ page: id });
  requestAnimationFrame(() => {
    const text = document.querySelector<HTMLElement>('.b-text');
    text?.scrollTo(0, 0);
    text?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  });
}

function read(all: readonly Page[], page: Page | undefined): Piece {
  return page ? html`${article(page)}${pager(all, page)}` : nothing;
}

function article(page: Page): TemplateResult {
  const facts = factsOf(page);
  const cards = page.kind === 'topic' ? cardsOf(page.id) : [];
  return html`<article class="b-page" data-shown=${page.id}>
    <h3 tabindex="-1">${titleOf(page)}</h3>
    ${facts.length ? html`<p class="eyebrow">${facts.join(' · ')}</p>` : nothing}
    ${paragraphs(page).map((text) => html`<p>${text}</p>`)}
    ${picturesOf(page)}
    ${cards.length ? html`<ul class="b-cards">${cards.map((each) => html`<li>${link(each)}</li>`)}</ul>` : nothing}
  </article>`;
}

function pager(all: readonly Page[], page: Page): TemplateResult {
  const index = all.indexOf(page);
  const [before, after] = [all[index - 1], all[index + 1]];
  return html`<footer class="b-pager">
    ${turn(before, html`${icon('prev')}<span>${before ? titleOf(before) : ''}</span>`)}
    ${wordButton('list', t('book-contents'), () => turnTo({ page: '' }), { act: 'contents', kind: 'b-back' })}
    ${turn(after, html`<span>${after ? titleOf(after) : ''}</span>${icon('next')}`)}
  </footer>`;
}

function turn(to: Page | undefined, label: TemplateResult): TemplateResult {
  return html`<button class="btn" ?disabled=${!to} @click=${() => to && go(to.id)}>${label}</button>`;
}

/** The printer gets every page, painted for paper; afterwards the reader has their page and their theme back. */
function print(): void {
  document.documentElement.dataset.theme = 'day';
  repaint();
  turnTo({ whole: true });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      window.print();
      turnTo({ whole: false });
      applyTheme();
    }),
  );
}
