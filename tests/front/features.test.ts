/** Tests of the table of features: every route has a screen. tests/site/test_features.py tests that each feature can be removed with its row. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as later from '../../web/src/later';
import * as home from '../../web/src/features/home';
import * as together from '../../web/src/together';
import { CHUNKS } from '../../web/src/chunks';
import type { Feature } from '../../web/src/app/router';
import type { DialogName, ScreenName } from '../../web/src/core/state/route';

/** What the frame of the page calls of a screen or a dialog. All members but one are optional: a misspelt one would never be called. */
const MEMBERS = ['arrive', 'afterEnter', 'screen', 'dialog', 'showsNotices', 'prerender', 'board', 'follow'];
const SCREENS: Record<Exclude<ScreenName, 'play' | 'final'>, true> = {
  home: true,
  album: true,
  atlas: true,
  challenge: true,
  cup: true,
  daily: true,
  desk: true,
  duel: true,
  gallery: true,
  group: true,
  puzzles: true,
  replay: true,
  review: true,
  sheets: true,
  stats: true,
  table: true,
  together: true,
  workshop: true,
};
const DIALOGS: Record<Exclude<DialogName, 'menu' | 'settings' | 'languages' | 'log' | 'games' | 'maps'> | 'book', true> = {
  book: true,
  cards: true,
  company: true,
  embed: true,
  keepsake: true,
  share: true,
};
const features: Feature[] = [home, ...Object.values<Feature>(together), ...Object.values<Feature>(later)];

test('every route has exactly one screen, and every dialog one module', () => {
  assert.deepEqual(features.flatMap(({ screens }) => Object.keys(screens ?? {})).sort(), Object.keys(SCREENS).sort());
  assert.deepEqual(features.flatMap(({ dialogs }) => Object.keys(dialogs ?? {})).sort(), Object.keys(DIALOGS).sort());
});

test('the chunk of tables and groups is listed with the names of all its screens and dialogs', () => {
  const names = Object.values<Feature>(together).flatMap(({ screens = {}, dialogs = {} }) => [
    ...Object.keys(screens),
    ...Object.keys(dialogs),
  ]);
  assert.deepEqual([...(CHUNKS.together?.names ?? [])].sort(), names.sort());
});

test('a screen or dialog exports nothing under a misspelt name', () => {
  const modules = [...Object.values<Feature>(together), ...Object.values<Feature>(later)].flatMap(({ screens, dialogs }) => [
    ...Object.values(screens ?? {}),
    ...Object.values(dialogs ?? {}),
  ]);
  assert.deepEqual(
    [...new Set(modules.flatMap((each) => Object.keys(each as object)))].filter((name) => !MEMBERS.includes(name)),
    [],
  );
});
