/** The embedded page: a poster, and after the first press the game itself. */

import { FluentBundle } from '@fluent/bundle';
import words from 'texts:languages/embed';
import { trackMapFocus, onDealRequest, postToParent, reportSize } from './core/browser/embedding';
import { recoverStart } from './core/browser/start-recovery';
import { addressHash } from './core/browser/address';
import { addStyles } from './core/browser/deferred-links';
import { storedSettings } from './core/browser/local-storage';
import { narrowPolicy } from './core/browser/policy';
import { themeName } from './core/browser/preferences';
import { pickLocale, isLanguage, isTheme } from './core/state/settings';

const root = document.documentElement;
const query = new URLSearchParams(location.search);
/** The last deal that the surrounding page has requested before the game is loaded. */
let requestedDeal: string | null = null;
let game: Promise<typeof import('./app/embedded')> | null = null;

function applyStoredTheme(): void {
  const themeParameter = query.get('theme');
  root.dataset.theme = themeName(isTheme(themeParameter) ? themeParameter : storedSettings.read().theme);
}

/** Translates the poster, whose texts are in this script: all others are loaded with the game. */
function translatePoster(): void {
  const locale = pickLocale([query.get('lang'), storedSettings.read().language], navigator.languages);
  const language = isLanguage(locale) ? locale : 'en';
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource({ body: words[language] ?? [] });
  root.lang = language;
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = bundle.getMessage(element.dataset.text ?? '')?.value;
    // The build writes in how many megabytes playing downloads.
    if (text) element.textContent = bundle.formatPattern(text, { size: Number(element.dataset.size) });
  }
}

/** Sets the link that opens the same game in a tab of its own. */
function linkOwnTab(): void {
  const link = document.querySelector<HTMLAnchorElement>('.poster-open');
  if (link) link.href = `../${location.search}${addressHash()}`;
}

async function loadGame(): Promise<typeof import('./app/embedded')> {
  const [{ started }, game] = await Promise.all([import('./main'), import('./app/embedded')]);
  await started;
  return game;
}

async function startGame(): Promise<void> {
  if (root.dataset.state !== 'poster') return;
  root.dataset.state = 'loading';
  try {
    await Promise.all([import('../shell/early'), addStyles()]);
    game = loadGame();
    await (await game).playEmbedded(requestedDeal);
  } catch (error) {
    // The network has failed: the next press tries again.
    console.info('The game could not be loaded:', error);
    game = null;
    await recoverStart();
    root.dataset.state = 'poster';
  }
}

narrowPolicy();
applyStoredTheme();
translatePoster();
linkOwnTab();
document.querySelector('.poster-start')?.addEventListener('click', () => void startGame());
onDealRequest((deal) => {
  requestedDeal = deal;
  void game?.then(({ startDeal }) => startDeal(deal));
});
trackMapFocus();
reportSize();
postToParent({ type: 'mapwright:ready' });
