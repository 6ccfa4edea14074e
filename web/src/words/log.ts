/** The log of a game, line by line. */

import { CATALOGUE } from '../contract/generated/catalogue';
import type { Event } from '../contract/generated/messages';
import { cardName, shown, terrainName } from './sentences';
import { list, t } from './texts';

function cells(event: { cells: readonly string[] }): string {
  return list(event.cells.map(shown));
}

/** One line of the log, or nothing for what another line says already. At a table it says on whose map, and who drew. */
export function logLine(event: Event, names: readonly string[] = []): string | null {
  const text = told(event);
  if (!text || names.length < 2 || !('on' in event)) return text;
  const on = names[event.on] ?? '';
  const by = names['by' in event ? event.by : event.on] ?? '';
  return by === on ? t('log-on', { player: on, text }) : t('log-by-on', { player: by, on, text });
}

function told(event: Event): string | null {
  const card = 'card' in event ? event.card : '';
  const terrain = terrainName('terrain' in event ? event.terrain : '.');
  switch (event.kind) {
    case 'revealed':
      return t('log-card', { card: list(event.cards.map(cardName)) });
    case 'drawn':
      if (card in CATALOGUE.heroes) return t('log-hero', { card: cardName(card), cell: cells(event) });
      if (card in CATALOGUE.ambush) return t('log-ambush', { card: cardName(card), cells: cells(event) });
      if (event.fallback) return t('log-fallback', { terrain, cells: cells(event) });
      return t('log-drawn', { terrain, cells: cells(event) });
    case 'added': {
      const drawn = t('log-drawn', { terrain, cells: cells(event) });
      return event.skill ? `${t('log-skill', { skill: cardName(event.skill) })}. ${drawn}` : drawn;
    }
    case 'walk':
      return t('log-ambush', { card: cardName(card), cells: cells(event) });
    case 'nothing':
      return card in CATALOGUE.ambush ? t('log-ambush-none', { card: cardName(card) }) : t('log-nothing');
    case 'coins':
      if (!event.coins) return t('play-coin-lost');
      if (event.why === 'dragon') return t('log-dragon');
      return event.why === 'mountain' ? t('log-mountain', { cell: cells(event) }) : t('log-coin');
    case 'destroyed':
      if (event.why) return t(`log-${event.why}`, { cell: cells(event) });
      return t('log-destroyed', { cells: cells(event) });
    case 'dodged':
      return t('log-skill', { skill: cardName(event.skill) });
    case 'wave':
      return t('log-zombies', { cells: cells(event) });
    case 'scored':
      return t('log-season-scored', { season: event.score.season, stars: event.score.total });
    case 'finished':
      return null;
  }
}
