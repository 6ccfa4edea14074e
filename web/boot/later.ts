/** What the first paint does not wait for stands in `<template id="later">`: styles, and hints at files to fetch. */

/** The game's styles, fetched already: where home stands they are put on with the game, since each sheet styles it anew. */
export function putOnStyles(): Promise<unknown> {
  const waiting = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')];
  const styles = waiting.map(loaded);
  for (const link of waiting) link.rel = 'stylesheet';
  return Promise.all(styles);
}

/** Adds it to the page, of fonts those of one script; done when the styles have come. */
export async function addLater(script?: string): Promise<unknown> {
  const links = document.querySelector<HTMLTemplateElement>('#later')?.content.querySelectorAll('link') ?? [];
  const wanted = [...links].filter(({ dataset }) => !dataset.script || dataset.script === script);
  const clones = wanted.map((each) => each.cloneNode() as HTMLLinkElement);
  const styles = clones.filter(({ rel }) => rel === 'stylesheet');
  const fonts = clones.filter(({ as }) => as === 'font').map(loaded);
  document.head.append(...clones.filter(({ rel }) => rel !== 'stylesheet'));
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
