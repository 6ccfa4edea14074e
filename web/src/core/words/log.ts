/** The log of a game, line by line. */

import { CATALOGUE } from '../contract/generated/catalogue';
import type { Event } from '../contract/generated/messages';
import { cardName, cellLabel, terrainName } from './sentences';
import { joinList, t } from './texts';

function cellList(event: { cells: readonly string[] }): string {
  return joinList(event.cells.map(cellLabel));
}

/** Returns the line of an event; null if it needs none. With the names of several players, it says on whose map and who drew. */
export function logLine(event: Event, names: readonly string[] = []): string | null {
  const text = eventText(event);
  if (!text || names.length < 2 || !('on' in event)) return text;
  const owner = names[event.on] ?? '';
  const by = names['by' in event ? event.by : event.on] ?? '';
  return by === owner ? t('log-on', { player: owner, text }) : t('log-by-on', { player: by, on: owner, text });
}

function eventText(event: Event): string | null {
  const card = 'card' in event ? event.card : '';
  const terrain = terrainName('terrain' in event ? event.terrain : '.');
  switch (event.kind) {
    case 'revealed':
      return t('log-card', { card: joinList(event.cards.map(cardName)) });
    case 'drawn':
      if (card in CATALOGUE.heroes) return t('log-hero', { card: cardName(card), cell: cellList(event) });
      if (card in CATALOGUE.ambush) return t('log-ambush', { card: cardName(card), cells: cellList(event) });
      if (event.fallback) return t('log-fallback', { terrain, cells: cellList(event) });
      return t('log-drawn', { terrain, cells: cellList(event) });
    case 'added': {
      const drawn = t('log-drawn', { terrain, cells: cellList(event) });
      return event.skill ? `${t('log-skill', { skill: cardName(event.skill) })}. ${drawn}` : drawn;
    }
    case 'walk':
      return t('log-ambush', { card: cardName(card), cells: cellList(event) });
    case 'nothing':
      return card in CATALOGUE.ambush ? t('log-ambush-none', { card: cardName(card) }) : t('log-nothing');
    case 'coins':
      if (!event.coins) return t('play-coin-lost');
      if (event.source === 'dragon') return t('log-dragon');
      return event.source === 'mountain' ? t('log-mountain', { cell: cellList(event) }) : t('log-coin');
    case 'destroyed':
      if (event.source) return t(`log-${event.source}`, { cell: cellList(event) });
      return t('log-destroyed', { cells: cellList(event) });
    case 'dodged':
      return t('log-skill', { skill: cardName(event.skill) });
    case 'wave':
      return t('log-zombies', { cells: cellList(event) });
    case 'scored':
      return t('log-season-scored', { season: event.score.season, stars: event.score.total });
    case 'finished':
      return null;
  }
}
