/** Marks English texts on a page in an unfinished language, so that screen readers pronounce them as English. */

const MARK = 'englishText';

export class EnglishMarks {
  readonly #texts = new Set<string>();
  readonly #observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) this.#markTexts(node);
  });

  constructor() {
    this.#observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  }

  /** Adds a text that is missing in the language. Elements that contain nothing else are marked. */
  add(text: string): void {
    this.#texts.add(text.trim());
  }

  stop(): void {
    this.#observer.disconnect();
    for (const element of document.querySelectorAll<HTMLElement>('[data-english-text]')) unmark(element);
  }

  #markTexts(node: Node): void {
    if (node instanceof Text) return this.#markElement(node.parentElement);
    for (const child of node.childNodes) this.#markTexts(child);
  }

  #markElement(element: HTMLElement | null): void {
    if (!element) return;
    if (!this.#texts.has(element.textContent.trim())) return unmark(element);
    if (element.lang) return;
    element.lang = 'en';
    element.dataset[MARK] = '';
  }
}

function unmark(element: HTMLElement): void {
  if (!(MARK in element.dataset)) return;
  element.removeAttribute('lang');
  delete element.dataset[MARK];
}
