/** What the first paint does not wait for stands in `<template id="later">`: styles, and hints at files to fetch. */

/** Links that are added in one go: each is a request, and a page should not stand still for thirty. */
const AT_ONCE = 6;

/** The game's styles, fetched already: where home stands they are put on with the game, since each sheet styles it anew. */
export function putOnStyles(): Promise<unknown> {
  const fetched = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')];
  const styles = fetched.map(loaded);
  for (const link of fetched) link.rel = 'stylesheet';
  return Promise.all(styles);
}

/** The scripts that start the game, one after the other. */
export function startScripts(): string[] {
  const marked = waiting().filter(({ dataset }) => 'start' in dataset);
  return marked.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).href);
}

function waiting(): HTMLLinkElement[] {
  return [...(document.querySelector<HTMLTemplateElement>('#later')?.content.querySelectorAll('link') ?? [])];
}

/** Adds it to the page, of fonts those of one script; done when the styles have come. */
export async function addLater(script?: string): Promise<unknown> {
  const wanted = waiting().filter(({ dataset }) => !dataset.script || dataset.script === script);
  const clones = wanted.map((each) => each.cloneNode() as HTMLLinkElement);
  const styles = clones.filter(({ rel }) => rel === 'stylesheet');
  const fonts = clones.filter(({ as }) => as === 'font').map(loaded);
  const others = clones.filter(({ rel }) => rel !== 'stylesheet');
  for (let i = 0; i < others.length; i += AT_ONCE) {
    document.head.append(...others.slice(i, i + AT_ONCE));
    await new Promise((done) => setTimeout(done));
  }
  // With its letters at hand a sheet lays the page out once, and not anew for each of them.
  await Promise.allSettled(fonts);
  const put = styles.map(loaded);
  document.head.append(...styles);
  return Promise.all(put);
}

function loaded(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
}
