/** As much of a browser as the page's logic asks for, in Node: loaded before any test. What is drawn is tried in Chromium. */

import 'fake-indexeddb/auto';
import { time, TIMERS } from './clock';

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** An element without a look. Its selectors are single ones: `tag#id.class[name="value"]:state`. */
class PlainElement extends EventTarget {
  readonly dataset: Record<string, string> = {};
  readonly children: PlainElement[] = [];
  readonly style: Record<string, string> = {};
  parent: PlainElement | null = null;
  textContent = '';
  className = '';
  id = '';
  value = '';
  checked = false;
  disabled = false;
  [name: string]: unknown;

  constructor(readonly localName: string) {
    super();
  }

  append(...more: PlainElement[]): void {
    for (const child of more) {
      child.parent = this;
      this.children.push(child);
    }
  }

  remove(): void {
    this.parent?.children.splice(this.parent.children.indexOf(this), 1);
    this.parent = null;
  }

  getAttribute(name: string): string | null {
    const found = name.startsWith('data-') ? this.dataset[camel(name.slice(5))] : this[camel(name)];
    return found === undefined ? null : String(found);
  }

  setAttribute(name: string, value: string): void {
    if (name.startsWith('data-')) this.dataset[camel(name.slice(5))] = value;
    else this[camel(name)] = value;
  }

  cloneNode(): PlainElement {
    return Object.assign(new (this.constructor as typeof PlainElement)(this.localName), this, { parent: null, children: [] });
  }

  focus(): void {
    page.activeElement = this;
  }

  select(): void {
    page.selected = this.value;
  }

  click(): void {
    this.dispatchEvent(new Event('click'));
  }

  matches(selector: string): boolean {
    return selector.split(',').some((one) => {
      const parts = one.trim().match(/^[\w-]+|#[\w-]+|\.[\w-]+|\[[^\]]+\]|:[\w-]+/g) ?? [];
      return parts.length > 0 && parts.every((part) => this.isA(part));
    });
  }

  private isA(part: string): boolean {
    if (part.startsWith('#')) return this.id === part.slice(1);
    if (part.startsWith('.')) return this.className.split(' ').includes(part.slice(1));
    if (part === ':checked') return this.checked;
    if (part === ':enabled') return !this.disabled;
    if (part === ':focus') return page.activeElement === this;
    const [, name = '', value] = /^\[([\w-]+)(?:="(.*)")?\]$/.exec(part) ?? [];
    if (!name) return this.localName === part;
    const found = this.getAttribute(name);
    return value === undefined ? found !== null : found === value;
  }

  closest(selector: string): PlainElement | null {
    return this.matches(selector) ? this : (this.parent?.closest(selector) ?? null);
  }

  querySelectorAll(selector: string): PlainElement[] {
    return this.children.flatMap((child) => [...(child.matches(selector) ? [child] : []), ...child.querySelectorAll(selector)]);
  }

  querySelector(selector: string): PlainElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
}

class PlainInput extends PlainElement {}

const root = new PlainElement('html');
const [head, body] = [new PlainElement('head'), new PlainElement('body')];
root.append(head, body);
for (const id of ['live', 'app']) body.append(Object.assign(new PlainElement('div'), { id }));

const page = Object.assign(new EventTarget(), {
  documentElement: root,
  head,
  body,
  activeElement: body,
  /** What copying by hand would copy. */
  selected: '',
  fullscreenElement: null,
  visibilityState: 'visible',
  baseURI: 'https://example.org/map/',
  fonts: { load: () => Promise.resolve([]) },
  createElement: (name: string) => (name === 'input' ? new PlainInput(name) : new PlainElement(name)),
  createComment: () => new PlainElement('#comment'),
  createTreeWalker: () => ({}),
  execCommand: () => true,
  getElementById: (id: string) => root.querySelector(`#${id}`),
  querySelector: (selector: string) => root.querySelector(selector),
  querySelectorAll: (selector: string) => root.querySelectorAll(selector),
});

/** An address and a history that only remember. */
const address = Object.assign(new URL('https://example.org/map/'), { reload: () => undefined });
const steps = {
  state: null as unknown,
  replaceState(state: unknown, _: string, url: URL | string = address.href) {
    steps.state = state;
    address.href = new URL(url, address.href).href;
  },
  pushState(state: unknown) {
    steps.state = state;
  },
  back() {
    steps.state = null;
  },
};

class Storage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key as keyof this]) : null;
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

const target = new EventTarget();
/** What the system prefers; a test may add to it. */
const preferred = new Set<string>();

const GLOBALS = {
  ...TIMERS,
  window: globalThis,
  self: globalThis,
  parent: globalThis,
  origin: 'https://example.org',
  isSecureContext: true,
  innerWidth: 1280,
  innerHeight: 800,
  devicePixelRatio: 1,
  document: page,
  location: address,
  history: steps,
  localStorage: new Storage(),
  preferred,
  matchMedia: (query: string) => ({ matches: preferred.has(query), addEventListener: () => undefined }),
  navigator: { languages: ['en'], clipboard: { writeText: () => Promise.resolve() } },
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
  dispatchEvent: target.dispatchEvent.bind(target),
  Element: PlainElement,
  HTMLElement: PlainElement,
  HTMLInputElement: PlainInput,
  ResizeObserver: class {
    observe(): void {}
  },
  MutationObserver: class {
    constructor(readonly hear: (records: unknown[]) => void) {}
  },
  customElements: { define: () => undefined },
};
for (const [name, value] of Object.entries(GLOBALS))
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: true });
Object.defineProperty(performance, 'now', { value: time });
