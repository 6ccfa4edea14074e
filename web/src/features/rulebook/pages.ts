/** The pages of the rulebook in their order: topics, then all cards. */

import { CATALOGUE } from '../../core/contract/generated/catalogue';
import { cardName } from '../../core/words/sentences';
import { hasText, t, textFor, labelled } from '../../core/words/texts';

type Topic = (typeof TOPICS)[number];
type Card = 'edict' | 'explore' | 'ruins' | 'ambush' | 'hero' | 'skill';

export type Page = { id: Topic; kind: 'topic' } | { id: string; kind: Card };

interface Chapter {
  title: string;
  pages: readonly Page[];
}

const TOPICS = [
  'goal',
  'turn',
  'drawing',
  'coins',
  'ruins',
  'ambush',
  'ambush-solo',
  'season',
  'solo',
  'edicts',
  'heroes',
  'monsters',
  'skills',
  'combined',
] as const;
const EDICT_KINDS = ['forest', 'farm-water', 'village', 'spatial'] as const;

/** Letters with a stroke, which Unicode does not decompose. */
const STROKES = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ґ', 'г'],
]);

/** Returns a text as it is compared in a search: without case, accents, the dots of ё and apostrophes. */
function foldForSearch(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .replace(/[łøđґ]/g, (letter) => STROKES.get(letter) ?? letter);
}

/** Whether every word of the search occurs in the text. */
export function matchesSearch(text: string, search: string): boolean {
  const within = foldForSearch(text);
  return foldForSearch(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

function cardPages(kind: Card, ids: readonly string[]): Page[] {
  return ids.map((id) => ({ id, kind }));
}

export function chapters(): Chapter[] {
  const edicts = Object.entries(CATALOGUE.edicts);
  return [
    { title: t('book-title'), pages: TOPICS.map((id) => ({ id, kind: 'topic' })) },
    ...EDICT_KINDS.map((kind) => ({
      title: labelled(t('book-edicts-title'), t(`book-edicts-kind-${kind}`)),
      pages: cardPages(
        'edict',
        edicts.filter(([, edict]) => edict.kind === kind).map(([id]) => id),
      ),
    })),
    { title: t('new-explore-set'), pages: cardPages('explore', Object.keys(CATALOGUE.explore)) },
    { title: t('book-ruins-title'), pages: cardPages('ruins', CATALOGUE.ruins) },
    { title: t('new-ambush-packs'), pages: cardPages('ambush', Object.keys(CATALOGUE.ambush)) },
    { title: t('book-heroes-title'), pages: cardPages('hero', Object.keys(CATALOGUE.heroes)) },
    { title: t('book-skills-title'), pages: cardPages('skill', Object.keys(CATALOGUE.skills)) },
  ];
}

export function pageTitle(page: Page): string {
  return page.kind === 'topic' ? t(`book-${page.id}-title`) : cardName(page.id);
}

export function paragraphs({ id, kind }: Page): string[] {
  if (kind !== 'topic') return hasText(`rule-${id}`) ? [textFor('rule', id)] : [t('book-drawing-1')];
  const texts: string[] = [];
  for (let i = 1; ; i++) {
    const key = `book-${id}-${i}`;
    if (!hasText(key)) return texts;
    texts.push(t(key));
  }
}

/** Returns the cards that are linked on the page of a topic. */
export function cardsOf(topic: string): Page[] {
  const ambushes = Object.entries(CATALOGUE.ambush);
  switch (topic) {
    case 'edicts':
      return cardPages('edict', Object.keys(CATALOGUE.edicts));
    case 'drawing':
      return cardPages('explore', Object.keys(CATALOGUE.explore));
    case 'ruins':
      return cardPages('ruins', CATALOGUE.ruins);
    case 'ambush':
    case 'ambush-solo':
      return cardPages(
        'ambush',
        ambushes.map(([id]) => id),
      );
    case 'monsters':
      return cardPages(
        'ambush',
        ambushes.filter(([, card]) => card.mark !== 'M').map(([id]) => id),
      );
    case 'heroes':
      return cardPages('hero', Object.keys(CATALOGUE.heroes));
    case 'skills':
      return cardPages('skill', Object.keys(CATALOGUE.skills));
    default:
      return [];
  }
}

/** Chapters with only the pages in which every word of the search occurs. */
export function searchChapters(search: string): Chapter[] {
  const matches = (page: Page): boolean => matchesSearch([pageTitle(page), ...paragraphs(page)].join(' '), search);
  return chapters()
    .map((chapter) => ({ ...chapter, pages: chapter.pages.filter(matches) }))
    .filter((chapter) => chapter.pages.length > 0);
}
