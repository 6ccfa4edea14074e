/** What the first paint does not wait for stands in `<template id="later">`: styles, and hints at files to fetch. */

/** The game's styles, fetched already: where home stands they are put on with the game, since each sheet styles it anew. */
export function putOnStyles(): Promise<unknown> {
  const waiting = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')];
  const styles = waiting.map(loaded);
  for (const link of waiting) link.rel = 'stylesheet';
  return Promise.all(styles);
}

/** Adds it to the page; done when the styles have come. */
export function addLater(): Promise<unknown> {
  const links = document.querySelector<HTMLTemplateElement>('#later')?.content.querySelectorAll('link') ?? [];
  const clones = [...links].map((each) => each.cloneNode() as HTMLLinkElement);
  const styles = clones.filter(({ rel }) => rel === 'stylesheet').map(loaded);
  document.head.append(...clones);
  return Promise.all(styles);
}

function loaded(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
}
