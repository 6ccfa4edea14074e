/** What the first paint does not wait for stands in `<template id="later">`: styles, and hints at files to fetch. */

import { sleep } from './sleep';

/** Links that are added at once: each is a request, and thirty of them would block the page. */
const BATCH_SIZE = 6;

/** The game's styles, fetched already: they are applied together with the game, because each sheet restyles the page. */
export function applyDeferredStyles(): Promise<unknown> {
  const fetched = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')];
  const styles = fetched.map(untilLoaded);
  for (const link of fetched) link.rel = 'stylesheet';
  return Promise.all(styles);
}

/** The scripts that start the game, one after the other. */
export function startScripts(): string[] {
  const marked = deferredLinks().filter(({ dataset }) => 'start' in dataset);
  return marked.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).href);
}

function deferredLinks(): HTMLLinkElement[] {
  return [...(document.querySelector<HTMLTemplateElement>('#later')?.content.querySelectorAll('link') ?? [])];
}

function isSheet({ rel }: HTMLLinkElement): boolean {
  return rel === 'stylesheet';
}

function isFont({ as }: HTMLLinkElement): boolean {
  return as === 'font';
}

/** Letters, of some only those of one script, and then the sheets; done when they have come. */
export async function addStyles(script?: string): Promise<unknown> {
  const fonts = deferredLinks().filter((link) => isFont(link) && (!link.dataset.script || link.dataset.script === script));
  // With its fonts at hand, a sheet lays the page out once instead of once for each font.
  await Promise.allSettled(await appendLinks(fonts));
  return Promise.all(await appendLinks(deferredLinks().filter(isSheet)));
}

/** Hints at the files of the game. A file that does not arrive fails again where it is used. */
export function addPreloadHints(): void {
  void appendLinks(deferredLinks().filter((link) => !isSheet(link) && !isFont(link))).then((loads) => Promise.allSettled(loads));
}

/** Returns a promise per link, which resolves when its file has arrived. */
async function appendLinks(links: HTMLLinkElement[]): Promise<Promise<unknown>[]> {
  const clones = links.map((link) => link.cloneNode() as HTMLLinkElement);
  const loads = clones.map(untilLoaded);
  for (let i = 0; i < clones.length; i += BATCH_SIZE) {
    document.head.append(...clones.slice(i, i + BATCH_SIZE));
    await sleep();
  }
  return loads;
}

function untilLoaded(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
}
