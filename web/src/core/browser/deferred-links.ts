/** The links in `<template id="later">`, which are added after the first paint: styles, fonts, preload hints, scripts. */

import { sleep } from './sleep';

/** Links that are added at once: thirty requests at once would block the page. */
const BATCH_SIZE = 6;

/** Applies the styles of the game, which are preloaded: all at once, because each sheet restyles the page. */
export function applyDeferredStyles(): Promise<unknown> {
  const fetched = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')];
  const styles = fetched.map(untilLoaded);
  for (const link of fetched) link.rel = 'stylesheet';
  return Promise.all(styles);
}

/** Returns the addresses of the scripts that start the game, in their order. */
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

/** Adds the fonts of a writing system and then the style sheets. Resolves when they are loaded. */
export async function addStyles(script?: string): Promise<unknown> {
  const fonts = deferredLinks().filter((link) => isFont(link) && (!link.dataset.script || link.dataset.script === script));
  // With loaded fonts, a sheet causes one layout of the page instead of one for each font.
  await Promise.allSettled(await appendLinks(fonts));
  return Promise.all(await appendLinks(deferredLinks().filter(isSheet)));
}

/** Adds the preload hints for the files of the game. A failure is reported where the file is used. */
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
