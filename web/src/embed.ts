/** The page in other people's pages: a poster, and on the first tap or key the game itself. */

import { FluentBundle } from '@fluent/bundle';
import words from 'texts:languages/embed';
import { minds, onStartAsked, tell, tellSize } from './browser/embedding';
import { heal } from './browser/healing';
import { addStyles } from './browser/later';
import { storedSettings } from './browser/local';
import { narrowPolicy } from './browser/policy';
import { themeName } from './browser/preferences';
import { chooseLanguage, isLanguage, isTheme } from './state/settings';

const root = document.documentElement;
const query = new URLSearchParams(location.search);
/** The deal that the page around us chose last, before the game was there. */
let chosen: string | null = null;
let game: Promise<typeof import('./app/embed')> | null = null;

function dress(): void {
  const asked = query.get('theme');
  root.dataset.theme = themeName(isTheme(asked) ? asked : storedSettings.read().theme);
}

/** The poster's few words alone: the rest of a language comes with the game. */
function caption(): void {
  const tongue = chooseLanguage([query.get('lang'), storedSettings.read().language], navigator.languages);
  const language = isLanguage(tongue) ? tongue : 'en';
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource({ body: words[language] ?? [] });
  root.lang = language;
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = bundle.getMessage(element.dataset.text ?? '')?.value;
    // The build writes in how many megabytes playing downloads.
    if (text) element.textContent = bundle.formatPattern(text, { size: Number(element.dataset.size) });
  }
}

/** A separate tab shows the same game on its own page. */
function pointOut(): void {
  const link = document.querySelector<HTMLAnchorElement>('.p-open');
  if (link) link.href = `../${location.search}${location.hash}`;
}

async function begin(): Promise<void> {
  if (root.dataset.state !== 'poster') return;
  root.dataset.state = 'loading';
  try {
    await Promise.all([import('../boot/early'), addStyles()]);
    game = import('./app/embed');
    await (await game).play(chosen);
  } catch (error) {
    // A line that broke: the next tap tries again.
    console.info('The game could not be loaded:', error);
    game = null;
    await heal();
    root.dataset.state = 'poster';
  }
}

narrowPolicy();
dress();
caption();
pointOut();
document.querySelector('.p-start')?.addEventListener('click', () => void begin());
onStartAsked((deal) => {
  chosen = deal;
  void game?.then(({ startDeal }) => startDeal(deal));
});
minds();
tellSize();
tell({ type: 'mapwright:ready' });
